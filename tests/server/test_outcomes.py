"""What comes of a move at a real table (dungeon, throw=table): said by who threw, by chance for a bot, by nobody where chance decides."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from donjon.core.match import Match
from donjon.server.course import begin
from tests.server.kit import Client, Running, running, settings

HUMAN = {"kind": "human"}
RANDOM = {"kind": "bot", "level": "random"}


async def until_bird(client: Client, rng: random.Random) -> bool:
    """Plays for all seats until a bird may be thrown and something can fall; False where the match ended before."""
    while await client.turn():
        legal = [move for move in client.where["legal"] if not move.startswith("throw")]
        if len(legal) < len(client.where["legal"]) and standing(client):
            return True
        ply = client.where["ply"]
        move = "draw" if "draw" in legal else rng.choice(legal)
        assert (await client.play(move))["type"] == "ok"
        await client.until(lambda where, ply=ply: where["ply"] > ply)
    return False


async def table_with_a_bird(there: Running, **options: str) -> tuple[dict[str, Any], Client]:
    """A table of two people where a bird has been drawn."""
    for attempt in range(20):
        opened = await there.open([HUMAN, HUMAN], "dungeon", options={"deck": "stormy", **options}, hot_seat=True)
        client = await there.client(opened["table"], *opened["seats"].values())
        if await until_bird(client, random.Random(attempt)):
            return opened, client
        await client.close()
    raise AssertionError("no bird in twenty matches")


def standing(client: Client) -> list[str]:
    """The lone knights on slots as outcomes name them, with their slots."""
    fields = client.where["view"]["fields"]
    slots = ("1w", "1b", "2w", "2b", "3w", "3b", "4", "5", "6", "7", "8")
    return [f"{slots[n]}:{fields['low'][n]}" for n in range(11) if fields["low"][n] and not fields["high"][n] and fields["dragon"][n] < 0]


async def throw(client: Client, **more: Any) -> dict[str, Any]:
    """Throws at 4, and says what is given."""
    where = client.where
    return await client.ask("play", seat=where["mover"], ply=where["ply"], **({"move": "throw 4"} | more))


async def test_the_thrower_says_what_fell_and_a_restart_knows_it(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    async with running(chosen) as there:
        opened, client = await table_with_a_bird(there, throw="table")
        thrower, fell = client.where["mover"], standing(client)[-1]
        slot = fell.partition(":")[0]
        ply = client.where["ply"]
        assert (await throw(client, outcome=fell))["type"] == "ok"
        await client.until(lambda where: where["ply"] > ply)
        assert client.entries[-1] | {"forced": False} == {
            "ply": ply + 1, "seat": thrower, "move": "throw 4", "outcome": fell, "kind": "move", "forced": False,
        }  # fmt: skip
        assert not any(one.startswith(f"{slot}:") for one in standing(client))
        view = client.where["view"]
        await client.close()
    async with running(chosen) as there:
        again = await there.client(opened["table"], *opened["seats"].values())
        assert again.where["view"] == view
        assert again.entries[-1]["outcome"] == fell
        await again.ask("resign", seat=0)
        record = (await there.http.get(f"/api/tables/{opened['table']}/record")).text
        assert f"throw 4 {{{fell}}}" in record
        assert Match.read(record).finished
        await again.close()


async def test_none_fell_is_said_with_a_dash(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        _, client = await table_with_a_bird(there, throw="table")
        before = standing(client)
        ply = client.where["ply"]
        assert (await throw(client, outcome="-"))["type"] == "ok"
        await client.until(lambda where: where["ply"] > ply)
        assert standing(client) == before and client.entries[-1]["outcome"] == "-"
        await client.close()


async def test_what_cannot_have_fallen_is_refused(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        _, client = await table_with_a_bird(there, throw="table")
        ply = client.where["ply"]
        for outcome, code, rule in (
            ("8:1 8:1 8:1", "illegal", "dungeon.bird.throw"),
            (None, "outcome", None),
            ("9:1", "outcome", None),
            ("2", "outcome", None),
            ("- -", "outcome", None),
            (" ", "outcome", None),
            ("", "invalid", None),
            ("x" * 501, "invalid", None),
        ):
            answer = await throw(client, outcome=outcome)
            assert (answer["type"], answer["code"], answer.get("rule")) == ("error", code, rule), outcome
            assert answer["field"] == ("move" if code == "illegal" else "outcome")
        assert (await throw(client, move="throw 4 sharp", outcome="-"))["rule"] == "dungeon.bird.aim"
        assert (await throw(client, move="return", outcome="-"))["code"] == "outcome"
        assert client.where["ply"] == ply
        await client.close()


@pytest.mark.parametrize("throw_", ["steady", "shaky"])
async def test_what_chance_decides_no_client_may_say(tmp_path: Path, throw_: str) -> None:
    async with running(settings(tmp_path)) as there:
        _, client = await table_with_a_bird(there, throw=throw_)
        ply = client.where["ply"]
        for outcome in ("-", standing(client)[-1]):
            answer = await throw(client, outcome=outcome)
            assert (answer["type"], answer["code"], answer["field"]) == ("error", "outcome", "outcome")
        assert client.where["ply"] == ply
        await client.close()


async def test_a_draw_is_never_said(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([HUMAN, HUMAN], "dungeon", options={"throw": "table"}, hot_seat=True)
        client = await there.client(opened["table"], *opened["seats"].values())
        answer = await client.ask("play", seat=0, move="draw", outcome="3", ply=0)
        assert (answer["type"], answer["code"]) == ("error", "outcome")
        await client.close()


def test_chance_throws_for_a_bot_and_a_restart_knows_it() -> None:
    fell = 0
    for seed in range(40):
        course = begin("dungeon", {"throw": "table", "deck": "stormy"}, f"seed {seed}", ["A", "B"], {})
        rng = random.Random(seed)
        while not course.match.finished and course.ply < 150:
            moves = course.legal()
            throws = [move for move in moves if move.startswith("throw")]
            entry = course.play_for(course.mover or 0, rng.choice(throws or moves))
            fell += bool(throws) and entry.outcome not in (None, "-")
        again = begin("dungeon", {"throw": "table", "deck": "stormy"}, f"seed {seed}", ["A", "B"], {})
        for entry in course.journal:
            again.repeat(entry)
        assert again.match.text() == course.match.text()
    assert fell > 5


async def test_bots_finish_a_match_with_real_throws(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        for _ in range(3):
            opened = await there.open([RANDOM, RANDOM], "dungeon", options={"throw": "table", "deck": "stormy", "return": "forced"})
            watcher = await there.client(opened["table"])
            await watcher.until(lambda where: where["finished"])
            assert watcher.where["reason"].startswith("dungeon.end")
            thrown = [entry for entry in watcher.entries if entry["move"].startswith("throw")]
            assert all(entry["outcome"] for entry in thrown)
            await watcher.close()
