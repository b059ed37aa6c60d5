"""A seat out of turn may interrupt (duel, TURM!), and until the end nobody is told that there was something to interrupt."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from donjon.core.errors import IllegalMove
from donjon.core.match import Match
from donjon.server.course import Course, begin
from tests.server.kit import Client, running, settings

HUMAN = {"kind": "human"}
BOT = {"kind": "bot", "level": "random"}


def missed(seed: int) -> Course:
    """A match in which the seat on turn has just missed to build, and is still on turn."""
    course = begin("duel", {}, f"seed {seed}", ["A", "B"], {})
    rng = random.Random(seed)
    while course.interrupter is None or course.mover == course.interrupter:
        course.play(course.mover or 0, rng.choice(course.legal()))
    return course


def test_what_is_told_is_told_as_if_nobody_could_call() -> None:
    for seed in range(10):
        course = missed(seed)
        caller, active = course.interrupter, course.mover
        assert caller is not None and active == 1 - caller
        assert course.match.mover == caller and course.match.legal() == ["call", "let"]
        for viewer in (None, 0, 1):
            where = course.position(viewer, undo=False, hide_scores=False)
            assert where["mover"] == active
            assert not {"call", "let"} & set(where["legal"])
            assert where["view"].fields["missed"] == -1
            assert "let" not in [line.move for line in course.entries(viewer)]
        assert course.why_not("call") == "duel.call.wrong" and course.why_not("let") == "duel.call.when"


def test_only_the_other_seat_can_call_and_nobody_can_say_let() -> None:
    course = missed(1)
    caller, active, before = course.interrupter, course.mover, course.match.text()
    assert caller is not None and active is not None
    for seat, move, rule in ((active, "call", "duel.call.wrong"), (active, "let", "duel.call.when"), (caller, "let", "duel.call.when")):
        with pytest.raises(IllegalMove) as refused:
            course.play(seat, move)
        assert refused.value.rule == rule
    assert course.match.text() == before
    called = course.play(caller, "call")
    assert (called.seat, called.move) == (caller, "call") and course.mover == caller


def test_a_move_that_goes_on_takes_the_passing_along() -> None:
    course = missed(2)
    plies, active = course.match.plies, course.mover
    assert active is not None
    course.play(active, course.legal()[0])
    assert course.match.plies == plies + 1 == course.ply
    assert len(course.entries(active)) == course.ply
    if course.match.can_undo(active):
        course.undo()
        assert course.interrupter == 1 - active
    course.resign(0)
    assert " let\n" in course.match.record()
    assert len(course.entries(None)) == course.ply


def test_a_journal_with_calls_replays_and_its_record_reads_back() -> None:
    for seed in range(6):
        course = begin("duel", {}, f"seed {seed}", ["A", "B"], {})
        rng = random.Random(seed)
        calls = 0
        while not course.match.finished:
            if course.interrupter is not None and rng.random() < 0.1:
                calls += course.play(course.interrupter, "call").move == "call"
            else:
                course.play(course.mover or 0, rng.choice(course.legal()))
        again = begin("duel", {}, f"seed {seed}", ["A", "B"], {})
        for entry in course.journal:
            again.repeat(entry)
        assert calls and again.match.record() == course.match.record()
        assert Match.read(course.match.record()).record() == course.match.record()


async def play_until_missed(client: Client, course: Course, rng: random.Random) -> None:
    while course.interrupter is None or course.mover == course.interrupter:
        ply = client.where["ply"]
        assert (await client.play(rng=rng))["type"] == "ok"
        await client.until(lambda where, ply=ply: where["ply"] > ply)


async def test_a_call_over_the_wire(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([HUMAN, HUMAN], "duel", hot_seat=True)
        client = await there.client(opened["table"], *opened["seats"].values())
        course = (await there.server.hall.get(opened["table"])).running()
        mover, ply = client.where["mover"], client.where["ply"]
        wrong = await client.ask("play", seat=1 - mover, move="call", ply=ply)
        assert (wrong["type"], wrong["code"], wrong["rule"]) == ("error", "illegal", "duel.call.wrong")
        other = await client.ask("play", seat=1 - mover, move="draw", ply=ply)
        assert (other["type"], other["code"]) == ("error", "turn")
        await play_until_missed(client, course, random.Random(1))
        caller, ply = course.interrupter, client.where["ply"]
        assert caller is not None
        assert client.where["mover"] == 1 - caller
        told = await client.ask("play", seat=caller, move="call", ply=ply)
        assert told["type"] == "ok", told
        await client.until(lambda where: where["ply"] > ply)
        assert client.entries[-1]["move"] == "call" and client.entries[-1]["seat"] == caller
        assert client.where["mover"] == caller
        await client.close()


async def test_a_relaxed_table_knows_no_calls(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([HUMAN, HUMAN], "duel", options={"tower_call": "off"}, hot_seat=True)
        client = await there.client(opened["table"], *opened["seats"].values())
        answer = await client.ask("play", seat=1 - client.where["mover"], move="call", ply=0)
        assert (answer["type"], answer["code"]) == ("error", "turn")
        await client.close()


async def test_a_bot_calls(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([HUMAN, BOT], "duel")
        client = await there.client(opened["table"], opened["seats"]["0"])
        rng = random.Random(3)
        for _ in range(400):
            assert await client.turn(), "the match ended without a call"
            ply = client.where["ply"]
            answer = await client.play(rng=rng)  # may be too late: the bot has called meanwhile
            assert answer["type"] == "ok" or answer["code"] in ("stale", "turn"), answer
            await client.until(lambda where, ply=ply: where["ply"] > ply or where["finished"])
            if any(line["move"] == "call" and line["seat"] == 1 for line in client.entries):
                break
        else:
            raise AssertionError("the bot never called")
        await client.close()
