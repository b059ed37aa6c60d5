"""What the heuristics see in drawn positions, worked out by hand."""

from __future__ import annotations

import math
from typing import cast

import pytest

from donjon import Match
from donjon.games.knights.heuristics import TERMS, terms
from donjon.games.knights.state import State
from tests.games.knights.kit import position

TOWNS = """
    2 seats, deploy=optional; seat 0: lay, 1 laid
    seat 0: knights 30, drawn 3, hand {hand}, played Pc Pc Pc
    seat 1: knights {others}, drawn 0, hand P Pc, played -
     0  Pt       Pt       L
        0        1        2
    """


def prospects(seat: int, hand: str = "P Pc", others: int = 30) -> list[float]:
    """The best castle, the second, and the best if the seat holds one; in hundredths of a point."""
    out = [math.nan] * TERMS
    terms(position(TOWNS.format(hand=hand, others=others)), seat, out)
    return [round(400 * term) for term in out[22:25]]


def test_the_best_castle_has_both_towns_in_its_line() -> None:
    """Half of a tile's worth stays while others can enter it, and a knight costs 1 while there are enough: a castle alone is 50 - 1, a town 150 - 1 more. The
    castle west of both towns is 49 + 149 + 149, one north or south of either 49 + 149; beside the lake it stands alone."""
    assert prospects(0) == [347, 198, 347]


def test_who_holds_no_castle_cannot_build_it_yet() -> None:
    assert prospects(0, hand="P Pv") == [347, 198, 0]


def test_knights_that_run_short_cost_a_point() -> None:
    """Seat 1 has eight castles to come and 30 knights: 50 - 100 for the castle and 150 - 100 for each town are 50 at best, and nothing with one town."""
    assert prospects(1) == [50, 0, 50]


def test_without_knights_nothing_is_to_be_had() -> None:
    assert prospects(1, others=0) == [0, 0, 0]


def test_the_turn_is_as_it_was() -> None:
    state = position(TOWNS.format(hand="P Pc", others=30))
    terms(state, 1, [math.nan] * TERMS)
    assert state.turn == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_a_layout_lies_there_is_no_cell_for_a_castle(seats: int) -> None:
    """knights.setup.choice: nobody has laid or kept a tile, so that no number but knights, castles to come and the turn is there."""
    state = cast(State, Match.start("knights", seats, seed=0)._state)
    out = [math.nan] * TERMS
    terms(state, 0, out)
    # knights 30 of 15, castles 8 of 8, all 30 knights are of use, 1 of 3 layings to come first
    assert {index: term for index, term in enumerate(out) if term} == {13: 2.0, 14: 1.0, 15: 2.0, 17: 1 / 3}
