"""Whole matches written down with comments, one for each way a match can end."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path

import pytest

from donjon import Match

FOLDER = Path(__file__).parent / "golden"
ENDINGS = {
    # name: scores, winners, reason
    "last-three": ([15, 7], [0], "castle.end"),
    "one-unused": ([10, 4, 3, 7], [0], "castle.end"),
    "shared": ([7, 7, 6], [0, 1], "castle.end"),
    "discarded-catapults": ([1, 3, 6, 6, 10], [4], "castle.end"),
    "start-shot-off": ([5, 13], [1], "castle.end"),
    "resign": ([6, 10, 3], [0], "resign"),
    "timeout": ([9, 13], [1], "timeout"),
}
CARDS = tomllib.loads((resources.files("donjon.games.castle") / "castle.toml").read_text(encoding="utf-8"))["card"]


def golden(name: str) -> str:
    return (FOLDER / f"{name}.donjon").read_text(encoding="utf-8")


def counted(match: Match) -> list[int]:
    """The scores from the moves of the journal alone."""
    castles: list[dict[str, dict[str, object] | None]] = [{"0,0": None} for _ in range(match.seats)]
    for entry in match.entries():
        said = entry.move.split()
        if said[0] == "lay":
            castles[entry.seat][said[3]] = CARDS[int(said[1][1:]) - 1] if said[2] == "up" else None
        elif said[0] == "shoot":
            del castles[int(said[1])][said[2]]
    found = [0] * match.seats
    for row in ("knight", "princess", "ghost", "dove", "cat", "tower"):
        counts = [complete(castle) if row == "tower" else showing(castle, row) for castle in castles]
        for seat, points in enumerate(shared_out(counts)):
            found[seat] += points
    return found


def showing(castle: dict[str, dict[str, object] | None], figure: str) -> int:
    return sum(str(card["figures"]).count(figure) for card in castle.values() if card)


def complete(castle: dict[str, dict[str, object] | None]) -> int:
    """Towers from their first card upwards."""
    count = 0
    for place, card in castle.items():
        if card is None or card["down"] == "tower" or card["up"] != "tower":
            continue
        x, y = map(int, place.split(","))
        while card and card["up"] == "tower":
            y += 1
            card = castle.get(f"{x},{y}")
        count += card is not None
    return count


def shared_out(counts: list[int]) -> list[int]:
    ranked = sorted(counts, reverse=True)
    worth = {ranked[0]: 3, ranked[1]: 1 if ranked.count(ranked[1]) == 1 else 0} if ranked[0] > ranked[1] else {ranked[0]: 2}
    return [worth.get(count, 0) if count else 0 for count in counts]


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


def test_what_the_records_show() -> None:
    """Three cards at the end for two; the start card shot off; catapults discarded"""
    assert [len(entry.outcome.split()) for entry in Match.read(golden("last-three")).entries() if entry.outcome][-2:] == [5, 3]
    off = Match.read(golden("start-shot-off"))
    assert any(entry.move == "shoot 1 0,0" for entry in off.entries()) and '[Start "? c10 / 1 / ' in off.record()
    thrown = [entry.move for entry in Match.read(golden("discarded-catapults")).entries()]
    assert all(thrown[at - 1].startswith("discard") for at, move in enumerate(thrown) if move.startswith("shoot")) and "hold" not in thrown
