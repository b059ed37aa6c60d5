"""Whole matches written down with comments, one for each way a match can end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from donjon import Match
from donjon.core.notation import parse
from tests.games.duel.kit import inner
from tests.oracle.duel import Oracle

FOLDER = Path(__file__).parent / "golden"
ENDINGS = {
    # name: winners, reason
    "out": ([0], "duel.end"),
    "tie-out": ([1], "duel.end"),
    "stall": ([1], "duel.end.stall"),
    "tie-stall": ([1], "duel.end.stall"),
    "shared": ([0, 1], "duel.end.stall"),
    "resign": ([1], "resign"),
    "timeout": ([0], "timeout"),
}


def golden(name: str) -> str:
    return (FOLDER / f"{name}.donjon").read_text(encoding="utf-8")


def cards_left(match: Match) -> list[int]:
    state = inner(match)
    return [state.depots[seat] + state.stocks[seat] + state.wastes[seat] for seat in (0, 1)]


def test_all_are_here() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_ends_as_told(name: str) -> None:
    match = Match.read(golden(name))
    assert (match.winners, match.reason) == ENDINGS[name]
    assert match.finished and match.mover is None
    purses, left = match.scores, cards_left(match)
    if name in ("out", "tie-out"):
        assert left[ENDINGS[name][0][0] if name == "tie-out" else match._plies[-1].seat] == 0
    if "tie" in name or name == "shared":
        assert purses[0] == purses[1]
    if name == "tie-stall":
        assert left[1] < left[0]
    if name == "shared":
        assert left[0] == left[1] > 0
    if name in ("out", "stall"):
        assert purses[match.winners[0]] == max(purses) > min(purses)


@pytest.mark.parametrize("name", ENDINGS)
def test_is_written_again_without_loss(name: str) -> None:
    """All but comments and blank lines"""
    lines = [line.partition(" ;")[0] for line in golden(name).splitlines() if line and not line.startswith(";")]
    assert [line for line in Match.read(golden(name)).record().splitlines() if line] == lines


@pytest.mark.parametrize("name", ENDINGS)
def test_the_purses_in_the_comments(name: str) -> None:
    """`; Bo calls, 4 : 3` behind a move, as the second referee counts"""
    headers = parse(golden(name)).headers
    oracle = Oracle(headers["Start"], **dict(option.split("=") for option in headers.get("Options", "").split(",") if option))
    told = [3, 3]
    for line in golden(name).splitlines():
        if not line[:1].isdigit():
            continue
        found = re.fullmatch(r"\d+\. ([^{;]*[^{; ])(?: \{(.*)\})?(?: ;(.*?)(?:(\d+) : (\d+))?)?", line)
        assert found is not None, line
        mover = oracle.mover
        oracle.play(found[1], found[2])
        if found[4]:
            told = [int(found[4]), int(found[5])]
        assert oracle.purses == told, line
        if found[1] == "call":
            assert f"{('Ana', 'Bo')[mover or 0]} calls" in found[3]
    assert oracle.scores == Match.read(golden(name)).scores


@pytest.mark.parametrize("name", ENDINGS)
def test_the_seed_gives_the_same_match(name: str) -> None:
    """Pins the generator and the deal"""
    read = Match.read(golden(name))
    match = Match.start("duel", 2, read.options, parse(golden(name)).headers["Seed"])
    for entry in read.entries():
        assert match.play(entry.move) == entry


def test_the_golden_records_miss_and_call() -> None:
    """duel.call.right, duel.call.wrong: `let` and `call` stand in them"""
    texts = "".join(map(golden, ENDINGS))
    assert texts.count(". call") > 3 and texts.count(". let") > 3 and texts.count(". claim") > 10


def test_a_record_without_its_lets_is_read() -> None:
    """duel.call.when: who writes down a game at a table does not know of a missed chance; a `let` left out takes no number"""
    text = golden("out")
    kept = [line.partition(" ;")[0] for line in text.splitlines() if not re.match(r"\d+\. let", line) and not line.startswith(";")]
    numbered, count = [], 0
    for line in kept:
        count += line[:1].isdigit()
        numbered.append(re.sub(r"^\d+", str(count), line))
    assert len(numbered) < len([line for line in text.splitlines() if not line.startswith(";")])
    assert Match.read("\n".join(numbered)).record() == Match.read(text).record()
