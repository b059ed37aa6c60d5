"""What is hidden stays hidden: every frame of whole games, for every seat and a spectator, against what that viewer may know."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from donjon.core.match import Match
from tests.server.kit import WAIT, Client, Running, running, settings


async def play_seats(there: Running, seats: int, seed: int) -> tuple[dict[str, Any], list[Client]]:
    """A game of people, each on an own connection, and a spectator as the last client; every move is random."""
    opened = await there.open([{"kind": "human"}] * seats)
    clients = [await there.client(opened["table"], opened["seats"][str(seat)]) for seat in range(seats)]
    clients.append(await there.client(opened["table"]))
    rng = random.Random(seed)
    for turn in range(10_000):
        where = clients[0].where
        if where["finished"]:
            break
        mover = clients[where["mover"]]
        await mover.until(lambda _, mover=mover: mover.where["legal"])
        ply = mover.where["ply"]
        if turn % 5 == 0:
            await refusals(clients, mover.where["mover"], mover.where["legal"][0])
        assert (await mover.play(rng=rng))["type"] == "ok"
        for client in clients:
            await client.until(lambda where, ply=ply: where["ply"] > ply)
    return opened, clients


async def refusals(clients: list[Client], mover: int, move: str) -> None:
    """Others try what only the mover may."""
    for seat, client in enumerate(clients):
        if seat != mover:
            for kind, more in (("why", {"move": move}), ("hint", {}), ("undo", {}), ("look", {"ply": 0}), ("resign", {})):
                assert (await client.ask(kind, seat=mover, **more))["code"] == "token"


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_every_frame_holds_only_what_its_viewer_may_know(tmp_path: Path, seats: int) -> None:
    async with running(settings(tmp_path)) as there:
        opened, clients = await play_seats(there, seats, seats)
        seed = (await there.http.get(f"/api/tables/{opened['table']}")).json()["seed"]
        course = clients[0].entries
        assert course[-1]["kind"] == "move" and all("?" not in entry["move"] for entry in course)
        truth = [replayed(course[:ply], seats, seed) for ply in range(len(course) + 1)]
        concealed = 0
        for viewer, client in enumerate(clients):
            eyes = viewer if viewer < seats else None
            for frame in client.frames:
                message = json.loads(frame)
                if not message.get("view") or message["finished"]:
                    continue
                then = truth[message["ply"]]
                assert message["as"] == eyes
                assert message["view"] == json.loads(json.dumps(then.view(eyes)))
                assert message["legal"] == (then.legal() if then.mover == eyes else [])
                may = [(entry.move, entry.outcome) for entry in then.entries(eyes)]
                got = [(entry["move"], entry["outcome"]) for entry in message["entries"]]
                assert got == may[message.get("since", 0) :]
                concealed += sum("?" in move or outcome == "?" for move, outcome in got)
                assert message["seed"] is None if message["type"] == "table" else "seed" not in message
            assert all(seed not in frame for frame in client.frames if '"finished":false' in frame)
        assert concealed
        for client in clients:
            await client.close()


def replayed(entries: list[dict[str, Any]], seats: int, seed: str) -> Match:
    """The match after these moves."""
    match = Match.start("knights", seats=seats, options={}, seed=seed)
    for entry in entries:
        match.play(entry["move"])
    return match


async def test_calls_tell_no_more_than_frames(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([{"kind": "human"}] * 2)
        client = await there.client(opened["table"], *opened["seats"].values())
        rng = random.Random(5)
        for ply in range(12):
            await client.until(lambda where, ply=ply: where["ply"] == ply)
            await client.play(rng=rng)
        await client.until(lambda where: where["ply"] == 12)
        table = await there.server.hall.get(opened["table"])
        assert table.course
        match = table.course.match
        path = f"/api/tables/{opened['table']}"
        for seat, token in [(None, None), (0, opened["seats"]["0"]), (1, opened["seats"]["1"])]:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            for ply in range(13):
                shown = (await there.http.get(f"{path}/at/{ply}", headers=headers)).json()
                assert shown["view"] == json.loads(json.dumps(match.at(ply).view(seat))) and shown["legal"] == []
            record = await there.http.get(f"{path}/record", headers=headers)
            if seat is None:
                assert record.status_code == 403
            else:
                assert record.text == match.record(seat)
                assert table.saved.seed not in record.text
        info = (await there.http.get(path)).text
        assert table.saved.seed not in info
        await client.close()


async def test_a_move_that_waits_for_the_store_is_seen_by_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([{"kind": "human"}] * 2)
        client = await there.client(opened["table"], *opened["seats"].values())
        watcher = await there.client(opened["table"])
        gate = asyncio.Event()
        append = there.server.store.append

        async def slow(*args: Any) -> None:
            await gate.wait()
            await append(*args)

        monkeypatch.setattr(there.server.store, "append", slow)
        playing = asyncio.create_task(client.play(rng=random.Random(1)))
        await asyncio.sleep(0.05)
        late = asyncio.create_task(there.client(opened["table"]))
        looking = asyncio.create_task(there.http.get(f"/api/tables/{opened['table']}"))
        await asyncio.sleep(0.1)
        assert not playing.done() and not late.done() and not looking.done()
        assert watcher.where["ply"] == 0
        gate.set()
        assert (await asyncio.wait_for(playing, WAIT))["ply"] == 1
        assert (await late).where["ply"] == 1 and (await looking).json()["ply"] == 1
        for someone in (client, watcher, await late):
            await someone.close()
