"""Bots think elsewhere: a worker that dies or is silent costs its table a moment, and no other table anything."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from donjon.core.match import Match
from donjon.server import workers
from donjon.server.workers import Choose, Pool, WorkerFailed
from tests.server.kit import WAIT, Client, Running, play_out, running, settings

HUMAN = {"kind": "human"}
RANDOM = {"kind": "bot", "level": "random"}


def question(level: str = "random") -> Choose:
    """What a bot is asked at the start of a match."""
    match = Match.start("knights", seats=2, options={}, seed=1)
    return Choose("knights", match.concealed(0), 0, level, 1, match.legal())


def noted(client: Client) -> list[dict[str, Any]]:
    """The notes that were told, as they came."""
    found = [json.loads(frame) for frame in client.frames]
    return [{key: one[key] for key in ("ply", "seat", "word")} for one in found if one["type"] == "note"]


async def worker(there: Running) -> int:
    """The process that thinks, once there is one."""
    async with asyncio.timeout(WAIT):
        while not there.server.pool.pids():
            await asyncio.sleep(0.01)
    return there.server.pool.pids()[0]


async def test_a_worker_that_is_killed_while_it_thinks_is_started_anew(tmp_path: Path) -> None:
    async with running(settings(tmp_path, workers=1, patience=60)) as there:
        opened = await there.open([RANDOM, HUMAN])
        client = await there.client(opened["table"], opened["seats"]["1"])
        for _ in range(3):
            assert await client.turn()
            pid = await worker(there)
            os.kill(pid, signal.SIGSTOP)  # so that it thinks until it is killed
            ply = client.where["ply"]
            while client.where["mover"] == 1:
                ply = client.where["ply"]
                await client.play(rng=random.Random(ply))
                await client.until(lambda where, ply=ply: where["ply"] > ply)
            await asyncio.sleep(0.1)
            os.kill(pid, signal.SIGKILL)
            await client.until(lambda where, ply=ply: where["ply"] > ply + 1 or where["finished"])
            assert noted(client)[-1] == {"ply": ply + 2, "seat": 0, "word": "bot-anew"}
        assert pid not in there.server.pool.pids() and len(noted(client)) == 3
        late = await there.client(opened["table"])
        assert [[note["ply"], note["word"]] for note in late.table["notes"]] == [[note["ply"], note["word"]] for note in noted(client)]
        await late.close()
        await play_out(client, random.Random(1))
        await client.close()


async def test_a_silent_worker_is_replaced_after_its_deadline(tmp_path: Path) -> None:
    pool = Pool(settings(tmp_path, workers=1, patience=1.5))
    assert await pool.choose("a", question()) in question().legal
    (pid,) = pool.pids()
    os.kill(pid, signal.SIGSTOP)
    assert await pool.choose("a", question()) in question().legal
    assert pool.failures == 1 and pid not in pool.pids()
    await pool.close()
    assert pool.pids() == []


async def test_a_stuck_bot_delays_no_other_table(tmp_path: Path) -> None:
    async with running(settings(tmp_path, workers=2, patience=300)) as there:
        stuck = await there.open([RANDOM, HUMAN])
        slow = await there.client(stuck["table"], stuck["seats"]["1"])
        assert await slow.turn()
        pid = await worker(there)
        os.kill(pid, signal.SIGSTOP)
        while slow.where["mover"] == 1:
            ply = slow.where["ply"]
            await slow.play(rng=random.Random(ply))
            await slow.until(lambda where, ply=ply: where["ply"] > ply)
        opened = await there.open([RANDOM, HUMAN])
        client = await there.client(opened["table"], opened["seats"]["1"])
        await play_out(client, random.Random(1))
        assert client.where["finished"] and slow.where["mover"] == 0
        health = (await there.http.get("/healthz")).json()
        assert {"alive": True, "busy": True} in health["workers"] and len(health["workers"]) == 2
        await client.close()
        await slow.close()


@pytest.mark.parametrize("program", ["raise SystemExit(1)", "print('nonsense' * 1000)", "import os; os.kill(os.getpid(), 9)"])
async def test_a_table_goes_on_when_every_worker_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-S", "-c", program))
    async with running(settings(tmp_path)) as there:
        opened = await there.open([RANDOM, HUMAN])
        client = await there.client(opened["table"], opened["seats"]["1"])
        assert await client.turn()
        assert there.server.pool.failures >= 2
        kept = (await there.client(opened["table"])).table["notes"]
        assert {"ply": 1, "seat": 0, "word": "bot-random"}.items() <= kept[0].items()
        await client.close()


async def test_nobody_learns_of_a_failure_that_would_tell_that_a_move_can_be_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([RANDOM, HUMAN], game="duel", options={"tower_call": "on"})
        client = await there.client(opened["table"], opened["seats"]["1"])
        table = await there.server.hall.get(opened["table"])
        asked: list[bool] = []

        async def fail(_table: str, question: Choose, failed: Callable[[], None]) -> str:
            asked.append("call" in question.legal)
            failed()
            raise WorkerFailed("told for the test")

        monkeypatch.setattr(there.server.pool, "choose", fail)
        rng = random.Random(5)
        for _ in range(400):
            if len({*asked}) == 2 or not await client.turn():
                break
            where = client.where
            await client.play(next((move for move in where["legal"] if not move.startswith("build")), None), rng)
            await client.until(lambda now, ply=where["ply"]: now["ply"] > ply)
        await asyncio.sleep(0.05)
        assert True in asked and False in asked
        told = {note["ply"] for note in noted(client)}
        assert told and len(told) == len(table.notes) == len({at for at, one in enumerate(asked) if not one})
        await client.close()


async def test_an_error_of_a_bot_is_asked_twice_and_then_told(tmp_path: Path) -> None:
    pool = Pool(settings(tmp_path, workers=1))
    with pytest.raises(WorkerFailed):
        await pool.choose("a", Choose("no such game", b"", 0, "search:1", 1, ["x"]))
    assert pool.failures == 2
    await pool.close()


async def test_tables_wait_in_turn(tmp_path: Path) -> None:
    pool = Pool(settings(tmp_path, workers=1))
    done: list[str] = []

    async def ask(table: str) -> None:
        await pool.choose(table, question())
        done.append(table)

    await pool.choose("warm", question())
    await asyncio.gather(*(ask(table) for table in "aaaabb"))
    assert done[:4] == ["a", "b", "a", "b"]
    await pool.close()


async def test_the_server_process_never_loads_the_compiler(tmp_path: Path) -> None:
    program = (
        "import sys; from donjon.server import app; app.all_games(); app.check_bot('random', 'level'); "
        "print([name for name in ('numba', 'llvmlite', 'alembic', 'segno') if name in sys.modules])"
    )
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdout=asyncio.subprocess.PIPE)
    out, _ = await process.communicate()
    assert out.decode().strip() == "[]"
