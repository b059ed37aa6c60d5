"""Whole matches written down with comments, one for each way a match can end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from donjon import Match
from donjon.core.notation import parse

FOLDER = Path(__file__).parent / "golden"
ENDINGS = {
    # name: values on top by seat in the order of arrival, winners, reason
    "deck": ([[3, 3], [1, 3, 3]], [1], "dungeon.end"),
    "stall": ([[], [], [3]], [2], "dungeon.end.stall"),
    "resign": ([[3], [3], [3, 2], []], [0, 1], "resign"),
    "timeout": ([[2, 3], [1], [3]], [1], "timeout"),
    "tie-sum": ([[3, 3], [2, 3]], [1], "dungeon.end"),
    "tie-last": ([[2, 3, 3], [3, 3, 2]], [1], "dungeon.end"),
    "shared": ([[3], [3, 3], [3, 3]], [1, 2], "dungeon.end"),
}


def golden(name: str) -> str:
    return (FOLDER / f"{name}.donjon").read_text(encoding="utf-8")


def test_all_are_here() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_ends_as_told(name: str) -> None:
    match = Match.read(golden(name))
    values, winners, reason = ENDINGS[name]
    arrived = match.view()["extras"]["top"]
    assert [[value for seat, value in arrived if seat == wanted] for wanted in range(match.seats)] == values
    assert match.scores == [len(own) for own in values]
    assert (match.winners, match.reason, match.finished, match.mover) == (winners, reason, True, None)


@pytest.mark.parametrize("name", ENDINGS)
def test_is_written_again_without_loss(name: str) -> None:
    """All but comments and blank lines"""
    lines = [line.partition(" ;")[0] for line in golden(name).splitlines() if line and not line.startswith(";")]
    assert [line for line in Match.read(golden(name)).record().splitlines() if line] == lines


@pytest.mark.parametrize("name", ENDINGS)
def test_the_comments_tell_scores_and_losses(name: str) -> None:
    """`; Ana's 2 to the dungeon, 1 : 0` behind a move"""
    match = Match.read(golden(name))
    for line in golden(name).splitlines():
        if not line[:1].isdigit():
            continue
        ply = int(line.partition(".")[0])
        before, after = match.at(ply - 1), match.at(ply)
        score = re.search(r"; .*?(\d(?: : \d)+)$", line)
        assert (before.scores != after.scores) == (score is not None)
        assert score is None or [int(points) for points in score[1].split(" : ")] == after.scores
        lost = sum(after.view()["fields"]["lost"]) - sum(before.view()["fields"]["lost"])
        assert lost - ("throw" in line) == line.count("to the dungeon")


@pytest.mark.parametrize("name", ENDINGS)
def test_the_seed_gives_the_same_match(name: str) -> None:
    """Pins the generator, and the order in which cards are drawn and fall"""
    read = Match.read(golden(name))
    headers = parse(golden(name)).headers
    match = Match.start("dungeon", read.seats, read.options, headers["Seed"])
    for entry in read.entries():
        assert match.play(entry.move) == entry


def test_tie_golden_records_turn_on_their_tie_rule() -> None:
    """dungeon.tie: under the other rule both would win"""
    for name, other in (("tie-sum", "tie=last"), ("tie-last", "tie=sum")):
        text = "\n".join(line for line in golden(name).splitlines() if not line.startswith(("[Options", "[Winners")))
        assert Match.read(text.replace("[Seats", f'[Options "{other}"]\n[Seats')).winners == [0, 1]
