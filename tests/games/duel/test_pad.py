"""Tower Duel on the score pad: values worked by hand from rules/duel.md."""

from __future__ import annotations

import pytest

from donjon.core import pad
from donjon.games.duel.pad import position
from tests.games.duel.kit import GAME

PAD = pad.part("duel")
assert PAD


def count(gold: list[int], left: list[int]) -> pad.Count:
    assert PAD
    return pad.count(GAME, PAD, 2, {}, {"gold": gold, "left": left})


def refused(gold: list[int], left: list[int]) -> tuple[str, int | None, str]:
    with pytest.raises(pad.BadEntry) as found:
        count(gold, left)
    return found.value.row, found.value.seat, GAME.rule_id(found.value.rule) if found.value.rule else ""


def test_most_nuggets() -> None:
    """score: 21 beat 20, whoever played out"""
    found = count([20, 21], [0, 9])
    assert found.scores == [20, 21] and found.winners == [1] and found.tied == []
    assert [(line.seat, line.row, line.rule, line.points) for line in found.lines] == [
        (0, "gold", "duel.score", 20), (1, "gold", "duel.score", 21),
    ]  # fmt: skip


def test_who_played_out_wins_a_tie() -> None:
    """tie"""
    found = count([18, 18], [4, 0])
    assert found.winners == [1] and (found.tied, found.tie, found.breaks) == ([0, 1], "duel.tie", [-4, 0])


def test_fewer_cards_left_win_a_tie_after_a_stall() -> None:
    """tie, end.stall: 7 cards against 9; with 7 each the victory is shared"""
    assert count([18, 18], [7, 9]).winners == [0]
    assert count([18, 18], [7, 7]).winners == [0, 1]
    assert GAME.rule_id(GAME.rules.reason(position(2, {}, {"gold": [1, 1], "left": [7, 9]}))) == "duel.end.stall"
    assert GAME.rule_id(GAME.rules.reason(position(2, {}, {"gold": [1, 1], "left": [7, 0]}))) == "duel.end"


def test_the_cards_left_must_be_said_where_they_decide() -> None:
    """tie: somebody always has cards left at the end"""
    assert refused([18, 18], [0, 0]) == ("left", None, "duel.tie")
    assert count([18, 17], [0, 0]).winners == [0]


def test_no_more_than_the_box_has() -> None:
    """57 nuggets, 104 cards"""
    assert count([30, 27], [0, 104]).scores == [30, 27]
    assert refused([30, 28], [0, 1]) == ("gold", None, "")
    assert refused([30, 27], [100, 5]) == ("left", None, "")
    assert refused([58, 0], [0, 1]) == ("gold", 0, "")
