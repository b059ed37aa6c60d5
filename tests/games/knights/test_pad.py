"""Robber Knights on the score pad: values worked by hand from rules/knights.md."""

from __future__ import annotations

import pytest

from donjon import Match
from donjon.core import pad
from donjon.core.state import check
from donjon.games.knights.pad import position
from tests.games.knights.kit import GAME

PAD = pad.part("knights")
assert PAD

NONE = [0, 0, 0, 0]


def count(seats: int, **entries: list[int]) -> pad.Count:
    assert PAD
    return pad.count(GAME, PAD, seats, {}, entries)


def refused(seats: int, **entries: list[int]) -> tuple[str, int | None, str]:
    with pytest.raises(pad.BadEntry) as found:
        count(seats, **entries)
    return found.value.row, found.value.seat, GAME.rule_id(found.value.rule) if found.value.rule else ""


def test_castles_villages_and_towns() -> None:
    """score: castle 1, village 2, town 3. 3 + 2 + 3 = 8, 1 + 6 + 3 = 10, 8 + 0 + 0 = 8; 10 wins."""
    found = count(3, castles=[3, 1, 8], villages=[1, 3, 0], towns=[1, 1, 0], left=[0, 3, 4])
    assert found.scores == [8, 10, 8] and found.winners == [1] and found.tied == []
    assert {(line.row, line.points) for line in found.lines if line.seat == 0} == {("castles", 3), ("villages", 2), ("towns", 3)}
    assert {line.rule for line in found.lines} == {"knights.score"}


def test_knights_left_break_a_tie() -> None:
    """tie: 6 each, as 2 towns or 3 villages or 6 castles; 4 knights left beat 3."""
    found = count(3, castles=[0, 0, 6], villages=[0, 3, 0], towns=[2, 0, 0], left=[3, 4, 0])
    assert found.scores == [6, 6, 6] and found.winners == [1]
    assert (found.tied, found.tie, found.breaks) == ([0, 1, 2], "knights.tie", [3, 4, 0])


def test_a_shared_victory() -> None:
    """tie: equal in points and knights left: they share"""
    found = count(4, castles=[2, 0, 1, 0], villages=[0, 1, 0, 0], left=[5, 5, 29, 30])
    assert found.scores == [2, 2, 1, 0] and found.winners == [0, 1] and found.tied == [0, 1]


def test_the_whole_layout() -> None:
    """All that four players bring: 8 castles, 6 villages, 4 towns each are 8 + 12 + 12 = 32."""
    found = count(4, castles=[8] * 4, villages=[6] * 4, towns=[4] * 4)
    assert found.scores == [32] * 4 and found.winners == [0, 1, 2, 3]
    check(position(4, {}, {"castles": [8] * 4, "villages": [6] * 4, "towns": [4] * 4, "left": NONE}))
    check(position(2, {}, {name: [0, 0] for name in ("castles", "villages", "towns", "left")}))


def test_no_more_than_the_box_has() -> None:
    """Two players lay 16 castles, 12 villages, 8 towns. castle.leave: at least one of 30 knights stands on what is held."""
    assert count(2, castles=[10, 6]).scores == [10, 6]
    assert refused(2, castles=[10, 7]) == ("castles", None, "")
    assert refused(2, villages=[7, 6]) == ("villages", None, "")
    assert refused(2, towns=[1, 8]) == ("towns", None, "")
    assert count(2, towns=[2, 0], left=[28, 30]).scores == [6, 0]
    assert refused(2, towns=[3, 0], left=[28, 30]) == ("left", 0, "knights.castle.leave")
    assert refused(2, left=[0, 31]) == ("left", 1, "")


@pytest.mark.parametrize("seats", [2, 4])
def test_it_counts_like_a_match(seats: int) -> None:
    match = Match.start("knights", seats, seed=seats)
    number = 0
    while not match.finished:
        moves = [move for move in match.legal() if move != "stop"]
        match.play(moves[number * 7 % len(moves)])
        number += 1
    steps = match.count()
    worth = {"castles": "c", "villages": "v", "towns": "t"}
    entries = {
        name: [sum(step["seat"] == seat and step["why"][1] == mark for step in steps) for seat in range(seats)]
        for name, mark in worth.items()
    }
    entries["left"] = match.view()["fields"]["knights"][:seats]
    found = count(seats, **entries)
    assert max(found.scores) > 0 and found.scores == match.scores and found.winners == match.winners
