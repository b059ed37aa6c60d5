"""Build the Castle on the score pad: values worked by hand from rules/castle.md."""

from __future__ import annotations

import pytest

from donjon.core import pad
from donjon.core.game import load
from donjon.games.castle.pad import position

GAME = load("castle")
PAD = pad.part("castle")
assert PAD

ROWS = ("knight", "princess", "ghost", "dove", "cat", "tower")


def count(*rows: list[int]) -> pad.Count:
    """The rows in the order of ROWS, by seat; what is left out is 0."""
    assert PAD
    return pad.count(GAME, PAD, len(rows[0]), {}, dict(zip(ROWS, rows, strict=False)))


def test_the_positions_of_the_text() -> None:
    """score.first, score.second, score.tie_first, score.none: knights 4, 4, 1: 2, 2, 0. Cats 5, 3, 3: 3, 0, 0. Ghosts 2, 1, 0: 3, 1, 0. Doves none."""
    assert count([4, 4, 1]).scores == [2, 2, 0]
    assert count([0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [5, 3, 3]).scores == [3, 0, 0]
    assert count([0, 0, 0], [0, 0, 0], [2, 1, 0]).scores == [3, 1, 0]
    assert count([0, 0, 0]).scores == [0, 0, 0]


def test_six_rows() -> None:
    """score.rows: knights 2, 2, 0; princesses 0, 3, 1; ghosts 3, 1, 0; doves 0, 0, 0; cats 3, 0, 0; towers 1, 0, 3: 9, 6, 4"""
    found = count([4, 4, 1], [0, 3, 1], [2, 1, 0], [0, 0, 0], [5, 3, 3], [1, 0, 2])
    assert found.scores == [9, 6, 4] and found.winners == [0] and found.tie is None
    assert [(line.row, line.points, line.rule) for line in found.lines if line.seat == 0] == [
        ("knight", 2, "castle.score.tie_first"), ("ghost", 3, "castle.score.first"), ("cat", 3, "castle.score.first"), ("tower", 1, "castle.score.second"),
    ]  # fmt: skip


def test_equals_share() -> None:
    """tie: two rows each won alone, 3 and 3, nobody second"""
    found = count([1, 0], [0, 1])
    assert found.scores == [3, 3] and found.winners == [0, 1]
    assert (found.tied, found.tie, found.breaks) == ([0, 1], "castle.tie", [0, 0])


def test_five_castles() -> None:
    """score.tie_second: 5, 3, 3, 3, 1: the second places are tied and get nothing"""
    assert count([5, 3, 3, 3, 1]).scores == [3, 0, 0, 0, 0]
    assert count([1, 2, 3, 4, 5]).scores == [0, 0, 0, 1, 3]
    assert position(5, {}, {name: [row] * 5 for row, name in enumerate(ROWS)}).rows == [0, 1, 2, 3, 4, 5] * 5


def test_what_is_no_entry() -> None:
    with pytest.raises(pad.BadEntry, match="row knight of seat 1 is a number from 0 to 99, not 100"):
        count([0, 100])
    assert PAD
    with pytest.raises(pad.BadEntry, match="2 seats, not 3"):
        pad.count(GAME, PAD, 2, {}, {"cat": [1, 2, 3]})
