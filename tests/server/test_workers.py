"""Bots think elsewhere: a worker that dies or is silent costs its table a moment, and no other table anything."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from donjon.bots import search, think
from donjon.core.match import Match
from donjon.server import tables, workers
from donjon.server.store import SavedEntry
from donjon.server.workers import Asked, Choose, Pool, Reply, Warm, Weigh, WorkerFailed
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


@pytest.fixture
def exchanged(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Asked, Reply]]:
    """What the workers were asked, with their answers, in order."""
    found: list[tuple[Asked, Reply]] = []
    through = workers._exchange

    async def exchange(slot: workers._Slot, question: Asked) -> Reply:
        reply = await through(slot, question)
        found.append((question, reply))
        return reply

    monkeypatch.setattr(workers, "_exchange", exchange)
    return found


async def until(ready: Callable[[], bool]) -> None:
    """Waits for what comes by itself."""
    async with asyncio.timeout(WAIT):
        while not ready():
            await asyncio.sleep(0.01)


async def worker(there: Running) -> int:
    """The process that thinks, once there is one."""
    await until(lambda: bool(there.server.pool.pids()))
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
    pool = Pool(settings(tmp_path, workers=1, patience=4))
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

        async def fail(_table: str, question: Choose, failed: Callable[[], None], _watched: bool) -> str:
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
        async with asyncio.timeout(10):
            while len(noted(client)) < len(table.notes):
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


@pytest.mark.parametrize("level", ["level:9", "no level"])
async def test_a_question_that_cannot_be_asked_ends_no_worker(tmp_path: Path, level: str) -> None:
    """A level that was stored and is there no longer has no deadline."""
    pool = Pool(settings(tmp_path, workers=1))
    async with asyncio.timeout(WAIT):
        with pytest.raises(WorkerFailed, match="level:1 to level:6"):
            await pool.choose("a", question(level))
        assert await pool.choose("a", question()) in question().legal
    await pool.close()


async def test_a_table_that_cannot_be_told_of_a_failure_ends_no_worker(tmp_path: Path) -> None:
    pool = Pool(settings(tmp_path, workers=1))

    def failed() -> None:
        raise ValueError("told for the test")

    async with asyncio.timeout(WAIT):
        with pytest.raises(WorkerFailed, match="no such game"):
            await pool.choose("a", Choose("no such game", b"", 0, "random", 1, ["x"]), failed)
        assert await pool.choose("a", question()) in question().legal
    assert pool.failures == 2
    await pool.close()


async def test_an_error_of_the_exchange_is_trouble_like_any_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pool(settings(tmp_path, workers=1))
    through, broken = workers._exchange, [True]

    async def exchange(slot: workers._Slot, question: Asked) -> Reply:
        reply = await through(slot, question)
        if broken.pop():
            raise ValueError("told for the test")
        return reply

    monkeypatch.setattr(workers, "_exchange", exchange)
    broken[:] = [False, True]
    async with asyncio.timeout(WAIT):
        assert await pool.choose("a", question()) in question().legal
    assert pool.failures == 1
    await pool.close()


async def test_each_of_two_questions_at_once_has_a_worker(tmp_path: Path) -> None:
    pool = Pool(settings(tmp_path, workers=2))
    await pool.choose("a", question())
    assert len(pool.pids()) == 1
    await asyncio.gather(pool.choose("a", question()), pool.choose("b", question()))
    assert len(pool.pids()) == 2
    await asyncio.gather(*(pool.choose(table, question()) for table in "abcd"))
    assert len(pool.pids()) == 2
    await pool.close()


async def test_a_bot_that_nobody_watches_waits_until_somebody_comes(tmp_path: Path) -> None:
    pool = Pool(settings(tmp_path, workers=1, patience=60))
    await pool.choose("first", question())
    (pid,) = pool.pids()
    for comes, order in ((False, ["first", "seen", "unseen"]), (True, ["first", "unseen", "seen"])):
        done: list[str] = []

        async def ask(table: str, done: list[str] = done) -> None:
            await pool.choose(table, question(), watched=table != "unseen")
            done.append(table)

        os.kill(pid, signal.SIGSTOP)  # so that the others wait
        asked = [asyncio.create_task(ask("first"))]
        await until(lambda: pool.health()[0].busy)
        asked.append(asyncio.create_task(ask("unseen")))
        await asyncio.sleep(0)
        if comes:
            pool.watch("unseen")
        asked.append(asyncio.create_task(ask("seen")))
        await asyncio.sleep(0)
        os.kill(pid, signal.SIGCONT)
        await asyncio.gather(*asked)
        assert done == order
    await pool.close()


async def test_a_table_asks_as_one_that_is_watched_while_somebody_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(settings(tmp_path, workers=1)) as there:
        asked: list[bool] = []
        through = there.server.pool.choose

        async def choose(table: str, question: Choose, failed: Callable[[], None], watched: bool) -> str:
            asked.append(watched)
            return await through(table, question, failed, watched)

        monkeypatch.setattr(there.server.pool, "choose", choose)
        opened = await there.open([RANDOM, HUMAN])
        await until(lambda: asked == [False])
        client = await there.client(opened["table"], opened["seats"]["1"])
        while len(asked) < 2 and await client.turn():
            ply = client.where["ply"]
            await client.play(rng=random.Random(ply))
            await client.until(lambda where, ply=ply: where["ply"] > ply)
        assert asked[:2] == [False, True]
        await client.close()


NO_SEARCH = "import sys; sys.modules['donjon.bots.search'] = None; from donjon.server.workers import main; main()"


async def test_a_bot_whose_search_fails_makes_the_move_that_looks_best(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, exchanged: list[tuple[Asked, Reply]]
) -> None:
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-c", NO_SEARCH))
    async with running(settings(tmp_path, workers=1)) as there:
        opened = await there.open([{"kind": "bot", "level": "search:10"}, HUMAN])
        client = await there.client(opened["table"], opened["seats"]["1"])
        await client.until(lambda where: where["ply"] > 0)
        assert [question.level for question, _ in exchanged[:3] if isinstance(question, Choose)] == ["search:10", "search:10", "greedy"]
        reply = exchanged[2][1]
        course = (await there.server.hall.get(opened["table"])).running()
        assert isinstance(reply, workers.Chosen) and course.journal[0].move == reply.move
        kept = (await there.client(opened["table"])).table["notes"]
        assert {"ply": 1, "seat": 0, "word": "bot-random"}.items() <= kept[0].items()
        await client.close()


async def test_any_move_is_made_where_not_even_the_best_looking_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-S", "-c", "raise SystemExit(1)"))
    async with running(settings(tmp_path, workers=1)) as there:
        opened = await there.open([{"kind": "bot", "level": "level:6"}, HUMAN])
        client = await there.client(opened["table"], opened["seats"]["1"])
        await client.until(lambda where: where["ply"] > 0)
        assert there.server.pool.failures >= 4
        await client.close()


async def test_who_waits_for_a_bot_learns_that_its_table_met_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "AGAIN", 0.01)
    async with running(settings(tmp_path, workers=1)) as there:
        through, failures = there.server.store.append, 0

        async def append(table: str, entry: SavedEntry, finished: bool) -> None:
            nonlocal failures
            if entry.seat == 1 and failures < 3:
                failures += 1
                raise OSError("told for the test")
            await through(table, entry, finished)

        monkeypatch.setattr(there.server.store, "append", append)
        opened = await there.open([HUMAN, RANDOM])
        client = await there.client(opened["table"], opened["seats"]["0"])
        while client.where["mover"] == 0:
            ply = client.where["ply"]
            await client.play(rng=random.Random(ply))
            await client.until(lambda where, ply=ply: where["ply"] > ply)
        await client.until(lambda where, ply=client.where["ply"]: where["ply"] > ply)
        assert failures == 3 and noted(client) == [{"ply": ply + 2, "seat": 1, "word": "bot-anew"}]
        await client.close()


@pytest.mark.parametrize(("waited", "left"), [(0.0, 800), (0.3, 500), (0.6, 200), (5.0, 200)])
def test_a_hint_thinks_for_what_waiting_has_left_of_its_time(waited: float, left: int) -> None:
    asked = Weigh("knights", b"", 0, 800, 1)
    assert workers.in_time(asked, waited) == Weigh("knights", b"", 0, left, 1)
    assert workers.in_time(question(), waited) == question()


async def test_what_a_hint_has_waited_in_line_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Asked] = []

    async def exchange(_slot: workers._Slot, question: Asked) -> Reply:
        asked.append(question)
        return workers.Weighed([])

    monkeypatch.setattr(workers, "_exchange", exchange)
    answer = asyncio.get_running_loop().create_future()
    job = workers._Job(Weigh("knights", b"", 0, 800, 1), answer, since=time.monotonic() - 0.3)
    await Pool(settings(tmp_path))._answer(workers._Slot(), job)
    (found,) = asked
    assert isinstance(found, Weigh) and 200 <= found.budget_ms <= 500


async def test_every_worker_loads_a_game_once_and_after_what_is_asked(tmp_path: Path, exchanged: list[tuple[Asked, Reply]]) -> None:
    pool = Pool(settings(tmp_path, workers=2))
    waiting = asyncio.create_task(pool.choose("a", question()))
    await pool.warm("knights")
    await waiting
    await until(lambda: len(exchanged) == 2)
    assert [asked for asked, _ in exchanged] == [question(), Warm("knights")]
    for _ in range(3):
        await pool.warm("knights")
    assert len(pool.pids()) == 1
    await asyncio.gather(pool.choose("a", question()), pool.choose("b", question()))
    await until(lambda: len(exchanged) == 5)
    await pool.warm("castle")
    await until(lambda: len(exchanged) == 7)
    await asyncio.gather(pool.choose("a", question()), pool.choose("b", question()))
    loaded = [asked.game for asked, _ in exchanged if isinstance(asked, Warm)]
    assert loaded == ["knights", "knights", "castle", "castle"] and len(pool.pids()) == 2 and len(exchanged) == 9
    await pool.close()


async def test_a_worker_that_was_started_anew_loads_anew(tmp_path: Path, exchanged: list[tuple[Asked, Reply]]) -> None:
    pool = Pool(settings(tmp_path, workers=1))
    await pool.warm("knights")
    await until(lambda: len(exchanged) == 1)
    os.kill(pool.pids()[0], signal.SIGKILL)
    await until(lambda: not pool.pids())
    await pool.choose("a", question())
    await until(lambda: len(exchanged) == 3)
    assert [asked for asked, _ in exchanged] == [Warm("knights"), question(), Warm("knights")]
    await pool.close()


async def test_a_worker_that_loads_ahead_is_given_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading holds up whatever is asked meanwhile: a deadline of 10 s is one of 10 + 120 s then, and of 10 s again when that is over."""
    now = 1000.0
    pool, slot = Pool(settings(tmp_path, workers=1, patience=10, warm_up=120)), workers._Slot()
    monkeypatch.setattr(time, "monotonic", lambda: now)

    async def exchange(slot: workers._Slot, question: Asked) -> Reply:
        return workers.Warming()

    monkeypatch.setattr(workers, "_exchange", exchange)
    assert pool._deadline(slot, question()) == 10
    pool._games.add("knights")
    await pool._load_ahead(slot)
    assert pool._deadline(slot, question()) == 130
    now += 121
    assert pool._deadline(slot, question()) == 10


async def test_a_worker_that_cannot_load_ahead_still_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    through, tried = workers._exchange, []

    async def exchange(slot: workers._Slot, question: Asked) -> Reply:
        if isinstance(question, Warm):
            tried.append(question)
            raise EOFError
        return await through(slot, question)

    monkeypatch.setattr(workers, "_exchange", exchange)
    pool = Pool(settings(tmp_path, workers=1))
    await pool.warm("knights")
    await until(lambda: bool(tried))
    async with asyncio.timeout(WAIT):
        assert await pool.choose("a", question()) in question().legal
    assert pool.failures == 0
    await pool.close()


def test_a_worker_answers_while_it_loads_and_searches_when_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    loading, loaded = threading.Event(), threading.Event()
    at: list[str] = []

    def warm(game: str) -> None:
        loading.set()
        assert loaded.wait(WAIT)
        at.append(game)

    monkeypatch.setattr(search, "warm", warm)
    monkeypatch.setattr(think, "choose", lambda *_: "keep M")
    monkeypatch.setattr(workers, "_ahead", {})
    for _ in range(2):
        assert workers._answer_question(Warm("knights")) == workers.Warming()
    assert loading.wait(WAIT)
    assert workers._answer_question(question("greedy")) == workers.Chosen("keep M") and not at
    answers: list[Reply] = []
    searching = threading.Thread(target=lambda: answers.append(workers._answer_question(question("search:1"))))
    searching.start()
    searching.join(0.1)
    assert not answers
    loaded.set()
    searching.join(WAIT)
    assert at == ["knights"] and answers == [workers.Chosen("keep M")]


def test_games_are_prepared_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where their functions are cached is one setting for all: a game that is prepared beside another would be looked for in its folder, and kept there."""
    inside, most, once = 0, 0, threading.Barrier(2)

    def code(_game: str) -> None:
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        time.sleep(0.05)
        inside -= 1

    def warm(_game: str) -> None:
        once.wait(WAIT)  # which takes two threads at once

    monkeypatch.setattr(search, "code", code)
    monkeypatch.setattr(search, "warm", warm)
    monkeypatch.setattr(workers, "_ahead", {})
    for game in ("knights", "castle"):
        workers._answer_question(Warm(game))
    for thread in workers._ahead.values():
        thread.join(WAIT)
        assert not thread.is_alive()
    assert most == 1 and not once.broken


async def test_workers_load_what_people_come_to_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []

    async def warm(_pool: Pool, game: str) -> None:
        found.append(game)

    monkeypatch.setattr(Pool, "warm", warm)
    greedy = {"kind": "bot", "level": "greedy"}
    async with running(settings(tmp_path, load_ahead=True)) as there:
        playing = await there.open([HUMAN, greedy], game="castle")
        await there.open([greedy, {"kind": "open"}], game="duel")
        await there.open([greedy, greedy], game="towers")
        over = await there.open([HUMAN, HUMAN], game="dungeon")
        assert found == ["castle", "duel", "dungeon"]
        client = await there.client(over["table"], *over["seats"].values())
        await client.ask("resign", seat=0)
        await client.until(lambda where: where["finished"])
        await client.close()
    async with running(settings(tmp_path, load_ahead=True)) as there:
        for table in (over["table"], playing["table"], playing["table"]):
            await there.http.get(f"/api/tables/{table}")
        assert found[3:] == ["castle"]


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
