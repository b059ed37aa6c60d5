"""Whole matches written down with comments, one for each way a match can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from donjon import Match

FOLDER = Path(__file__).parent / "golden"
ENDINGS = {
    # name: scores, winners, reason
    "pile-empty-twice": ([24, 35, 21], [1], "towers.end"),
    "nothing-to-shuffle": ([176, 0], [0], "towers.end"),  # five towers of 16 with roofs: 160, and 16 for one of them
    "shared": ([35, 35], [0, 1], "towers.end"),
    "resign": ([14, 11, 10, 6], [0], "resign"),
    "timeout": ([15, 16, 7, 12, 13], [0], "timeout"),
}


def golden(name: str) -> str:
    return (FOLDER / f"{name}.donjon").read_text(encoding="utf-8")


def counted(match: Match) -> list[int]:
    """The scores from the moves of the journal alone."""
    towers: list[dict[str, list[int]]] = [{kind: [] for kind in "CSPJD"} for _ in range(match.seats)]
    gone = [0] * match.seats
    for entry in match.entries():
        verb, _, word = entry.move.partition(" ")
        if verb == "build":
            towers[entry.seat][word[0]].append(int(word[1:]))
        elif verb == "demolish":
            towers[entry.seat][word].pop()
            gone[entry.seat] += 1
    found = []
    for seat, own in enumerate(towers):
        cards = sum(len(tower) * (2 if 0 in tower else 1) for tower in own.values())
        found.append(cards + max(map(len, own.values())) - sum(range(gone[seat] + 1)))
    return found


def test_all_are_here() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_ends_as_told(name: str) -> None:
    match = Match.read(golden(name))
    assert (match.scores, match.winners, match.reason) == ENDINGS[name]
    assert match.finished and match.mover is None
    assert counted(match) == match.scores and sum_of_count(match) == match.scores


def sum_of_count(match: Match) -> list[int]:
    return [sum(step["points"] for step in match.count() if step["seat"] == seat) for seat in range(match.seats)]


@pytest.mark.parametrize("name", ENDINGS)
def test_is_written_again_without_loss(name: str) -> None:
    """All but comments and blank lines"""
    lines = [line for line in golden(name).splitlines() if line and not line.startswith(";")]
    assert [line for line in Match.read(golden(name)).record().splitlines() if line] == lines


@pytest.mark.parametrize("name", ENDINGS)
def test_the_running_score_in_the_comments(name: str) -> None:
    """`; 12 : 0` after a round"""
    match = Match.read(golden(name))
    plies = told = 0
    for line in golden(name).splitlines():
        if line[:1].isdigit():
            plies += 1
        elif line.startswith("; ") and " : " in line:
            then = match.at(plies)
            assert counted(then) == then.scores == [int(points) for points in line[2:].split(" : ")]
            told += 1
    assert told > 5
