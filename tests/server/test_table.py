"""Tables over the wire: opening, sitting down, playing, looking back."""

from __future__ import annotations

import asyncio
import hashlib
import random
from pathlib import Path

import pytest

from donjon.core import game as games
from donjon.core.match import Match
from tests.server.kit import WAIT, Client, play_out, running, settings

HUMAN = {"kind": "human"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "level": "random"}


async def test_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([HUMAN, RANDOM], name="Ana")
        client = await there.client(opened["table"], opened["seats"]["0"])
        assert client.table["you"] == [0] and client.table["started"]
        assert client.table.get("seed") is None
        await play_out(client, random.Random(1))
        assert client.where["finished"] and client.where["reason"] == "knights.end"
        await client.until(lambda where: where["type"] == "table")
        assert hashlib.sha256(client.table["seed"].encode()).hexdigest() == client.table["commitment"]
        record = (await there.http.get(f"/api/tables/{opened['table']}/record")).text
        read = Match.read(record)
        assert read.scores == client.where["scores"] and read.finished
        count = (await there.http.get(f"/api/tables/{opened['table']}/count")).json()
        totals = [sum(step["points"] for step in count if step["seat"] == seat) for seat in range(2)]
        assert totals == client.where["scores"]
        await client.close()


async def test_friends_sit_down_by_the_link(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([HUMAN, OPEN, OPEN], name="Ana")
        table = opened["table"]
        host = await there.client(table, opened["host"], opened["seats"]["0"])
        assert host.table["host"] and not host.table["started"] and host.table["view"] is None
        refused = await there.http.post(f"/api/tables/{table}/start", headers={"Authorization": f"Bearer {opened['host']}"})
        assert refused.status_code == 409 and "1, 2" in refused.json()["error"]["text"]
        sat = (await there.http.post(f"/api/tables/{table}/seats/1", json={"name": "Bo"})).json()
        again = await there.http.post(f"/api/tables/{table}/seats/1", json={"name": "Cy"})
        assert again.status_code == 409 and again.json()["error"]["code"] == "taken"
        bot = {"kind": "bot", "level": "random"}
        denied = await there.http.put(f"/api/tables/{table}/seats/2", json=bot, headers={"Authorization": f"Bearer {sat['token']}"})
        assert denied.status_code == 403
        done = await there.http.put(f"/api/tables/{table}/seats/2", json=bot, headers={"Authorization": f"Bearer {opened['host']}"})
        assert done.status_code == 200 and done.json()["started"]
        await host.until(lambda where: where.get("started"))
        assert [chair["name"] for chair in host.table["chairs"]] == ["Ana", "Bo", None]
        friend = await there.client(table, sat["token"])
        assert friend.table["you"] == [1] and friend.where["as"] == 1
        players = [host, friend]
        rng = random.Random(2)
        await asyncio.gather(*(play_out(player, rng) for player in players))
        assert all(player.where["finished"] for player in players)
        await asyncio.gather(*(player.close() for player in players))


async def test_undo_is_an_entry_of_its_own_and_can_be_looked_at(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([HUMAN, HUMAN], hot_seat=True)
        client = await there.client(opened["table"], *opened["seats"].values())
        undone = 0
        rng = random.Random(3)
        while not client.where["finished"] and undone < 5:
            ply = client.where["ply"]
            assert (await client.play(rng=rng))["type"] == "ok"
            await client.until(lambda where, ply=ply: where["ply"] == ply + 1)
            if client.where["undo"]:
                entry = client.entries[-1]
                answer = await client.ask("undo", seat=entry["seat"])
                assert answer == {"type": "ok", "n": answer["n"], "ply": ply + 2}
                await client.until(lambda where, ply=ply: where["ply"] == ply + 2)
                undone += 1
                looked = await client.ask("look", seat=entry["seat"], ply=ply + 1)
                assert looked["type"] == "position" and looked["ply"] == ply + 1
                before = await client.ask("look", seat=entry["seat"], ply=ply)
                after = await client.ask("look", seat=entry["seat"], ply=ply + 2)
                assert before["view"] == after["view"] != looked["view"]
        assert undone == 5
        kinds = [entry["kind"] for entry in client.entries]
        assert kinds.count("undo") == 5 and [entry["ply"] for entry in client.entries] == list(range(1, len(kinds) + 1))
        await client.close()
        # another server on the same store replays undos alike
        async with running(settings(tmp_path)) as other:
            again = await other.client(opened["table"], *opened["seats"].values())
            assert again.entries == client.entries and again.where["view"] == client.where["view"]
            await again.close()


async def test_resigning_ends_the_match(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([HUMAN, HUMAN])
        mine = await there.client(opened["table"], opened["seats"]["0"])
        yours = await there.client(opened["table"], opened["seats"]["1"])
        assert (await mine.ask("play", seat=0, move="resign 1", ply=0))["code"] == "move"
        assert (await mine.ask("resign", seat=0))["type"] == "ok"
        await yours.until(lambda where: where["finished"])
        assert yours.where["winners"] == [1] and yours.where["reason"] == "resign"
        assert yours.entries[-1]["kind"] == "resign"
        assert (await mine.ask("resign", seat=0))["code"] == "over"
        await mine.close()
        await yours.close()


async def test_a_rematch_keeps_people_and_turns_the_seats(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bo"}])
        ana = await there.client(opened["table"], opened["seats"]["0"])
        bo = await there.client(opened["table"], opened["seats"]["1"])
        path = f"/api/tables/{opened['table']}/rematch"
        asking = {"Authorization": f"Bearer {opened['seats']['0']}"}
        assert (await there.http.post(path, headers=asking)).status_code == 409
        await ana.ask("resign", seat=0)
        answer = (await there.http.post(path, headers=asking)).json()
        assert answer["seats"] == {"1": opened["seats"]["0"]} and answer["host"]
        second = (await there.http.post(path, headers={"Authorization": f"Bearer {opened['seats']['1']}"})).json()
        assert second["table"] == answer["table"] and second["host"] is None
        told = [frame for frame in bo.frames if '"type":"rematch"' in frame]
        assert len(told) == 1 and answer["table"] in told[0]
        again = await there.client(answer["table"], opened["seats"]["1"])
        assert again.table["you"] == [0] and [chair["name"] for chair in again.table["chairs"]] == ["Bo", "Ana"]
        for client in (ana, bo, again):
            await client.close()


async def test_talk_reaches_everyone_and_is_remembered_for_a_while(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([HUMAN, RANDOM], name="Ana")
        ana = await there.client(opened["table"], opened["seats"]["0"])
        watcher = await there.client(opened["table"])
        assert (await ana.ask("say", text="hello  there"))["type"] == "ok"
        late = await there.client(opened["table"])
        assert late.table["said"] == [{"type": "said", "who": "Ana", "seat": 0, "text": "hello there"}]
        assert any('"type":"said"' in frame for frame in watcher.frames)
        for client in (ana, watcher, late):
            await client.close()


async def test_who_is_here_is_told(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([HUMAN, HUMAN])
        ana = await there.client(opened["table"], opened["seats"]["0"])
        assert [chair["here"] for chair in ana.table["chairs"]] == [True, False]
        bo = await there.client(opened["table"], opened["seats"]["1"])
        await ana.until(lambda _: ana.table["chairs"][1]["here"])
        await bo.close()
        await ana.until(lambda _: not ana.table["chairs"][1]["here"])
        await ana.close()


async def test_tokens_survive_a_restart(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([HUMAN, OPEN])
        sat = (await there.http.post(f"/api/tables/{opened['table']}/seats/1", json={"name": "Bo"})).json()
        client = await there.client(opened["table"], opened["seats"]["0"], sat["token"])
        for _ in range(6):
            ply = client.where["ply"]
            await client.play(rng=random.Random(ply))
            await client.until(lambda where, ply=ply: where["ply"] > ply)
        await client.close()
    async with running(settings(tmp_path)) as there:
        one = await there.client(opened["table"], opened["seats"]["0"], opened["host"], seen=4)
        two = await there.client(opened["table"], sat["token"])
        assert one.table["you"] == [0] and one.table["host"] and one.table["seen"] == 4
        assert two.table["you"] == [1] and not two.table["host"]
        assert one.where["ply"] == two.where["ply"] == 6
        await one.close()
        await two.close()
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    for token in (sat["token"], opened["host"], opened["seats"]["0"]):
        assert token.encode() not in stored


async def test_a_client_that_does_not_read_loses_the_queue_and_gets_the_whole_table(tmp_path: Path) -> None:
    async with running(settings(tmp_path, queue=3)) as there:
        opened = await there.open([HUMAN, HUMAN])
        ana = await there.client(opened["table"], *opened["seats"].values())
        table = await there.server.hall.get(opened["table"])
        connection = next(iter(table.clients))
        before = len(ana.frames)
        for _ in range(10):
            connection.offer('{"type":"pong","n":0}')
        await ana.until(lambda where: where["type"] == "table" and len(ana.frames) > before)
        assert sum('"pong"' in frame for frame in ana.frames) <= 3
        await ana.close()


async def test_bots_alone_go_on_after_a_restart(tmp_path: Path) -> None:
    async with running(settings(tmp_path, pace=30)) as there:
        opened = await there.open([RANDOM, RANDOM])
        watcher = await there.client(opened["table"])
        await watcher.close()
    async with running(settings(tmp_path)) as there:
        async with asyncio.timeout(6 * WAIT):  # a worker is started on what may be a busy machine
            while not (await there.http.get(f"/api/tables/{opened['table']}")).json()["finished"]:
                await asyncio.sleep(0.05)


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_the_page_may_hide_running_scores(tmp_path: Path, seats: int) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([HUMAN] * seats, hide_scores=True)
        client = await there.client(opened["table"], *opened["seats"].values())
        assert client.where["scores"] == [] and client.table["hide_scores"]
        await client.ask("resign", seat=0)
        await client.until(lambda where: where["finished"])
        assert len(client.where["scores"]) == seats
        await client.close()


async def test_a_table_is_put_away_when_nobody_is_there(tmp_path: Path) -> None:
    async with running(settings(tmp_path, idle=0.05, sweep=0.02)) as there:
        opened = await there.open([HUMAN, HUMAN])
        client: Client = await there.client(opened["table"], *opened["seats"].values())
        await client.play(rng=random.Random(0))
        await asyncio.sleep(0.2)
        assert len(there.server.hall) == 1
        await client.close()
        async with asyncio.timeout(10):
            while len(there.server.hall):
                await asyncio.sleep(0.01)
        client = await there.client(opened["table"], *opened["seats"].values())
        assert client.where["ply"] == 1
        await client.close()


async def test_a_client_that_reads_nothing_is_let_go(tmp_path: Path) -> None:
    async with running(settings(tmp_path, drain_within=0.3)) as there:
        opened = await there.open([HUMAN, HUMAN])
        reader, writer = await asyncio.open_connection("127.0.0.1", there.port, limit=1024)
        path = f"/api/tables/{opened['table']}/ws"
        head = f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        writer.write(f"{head}Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        hello = b'{"type":"hello"}'
        writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        table = await there.server.hall.get(opened["table"])
        async with asyncio.timeout(10):
            while not table.clients:
                await asyncio.sleep(0.01)
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        connection = next(iter(table.clients))
        async with asyncio.timeout(20):
            while table.clients:
                connection.offer("x" * 1_000_000)
                await asyncio.sleep(0.02)
        writer.close()


@pytest.mark.parametrize("game", [name for name in games.names() if games.playable(name)])
async def test_every_game_is_played_to_its_end(tmp_path: Path, game: str) -> None:
    async with running(settings(tmp_path)) as there:
        about = games.meta(game)
        opened = await there.open([HUMAN] * about.seats[0], game=game, options=dict(about.relaxed))
        client = await there.client(opened["table"], *opened["seats"].values())
        watcher = await there.client(opened["table"])
        await play_out(client, random.Random(1))
        await watcher.until(lambda where: where["finished"])
        record = (await there.http.get(f"/api/tables/{opened['table']}/record")).text
        assert Match.read(record).scores == client.where["scores"]
        assert (await there.http.get(f"/api/tables/{opened['table']}/count")).status_code == 200
        await client.close()
        await watcher.close()
        there.server.hall._tables.clear()
        again = await there.client(opened["table"])
        assert again.entries == client.entries
        await again.close()
