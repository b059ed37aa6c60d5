"""Positions after so many plies, counted by hand."""

from __future__ import annotations

import pytest

from donjon import Match
from tests.games.castle.kit import GAME, LONE, castles, inner
from tests.games.counting import counted


def positions(match: Match, depth: int) -> int:
    return counted(GAME, inner(match), depth)


@pytest.mark.parametrize(
    ("depth", "expected"),
    [
        (1, 8),  # c10 face up east of the start card, c6 west of it; either face down west, east and above
        (2, 32),  # seat 1 has the other card: 4 ways each
        (3, 0),  # over
    ],
)
def test_two_cards(depth: int, expected: int) -> None:
    assert positions(castles("c10 c6", LONE, LONE, pile=0), depth) == expected


@pytest.mark.parametrize(
    ("depth", "expected"),
    [
        (1, 9),  # c1 face up west and east, face down west, east and above: 5; c10: 4
        (2, 40),  # 5 * 4 + 4 * 5
        # After c1, c10 it is over. After c10, c1 seat 1 shoots: at the start card or at c10 beside it, or holds, 3; with c10 on the start card only at that, 2.
        # c10 has three ways beside and one above: 5 * (3 + 3 + 3 + 2).
        (3, 55),
        (4, 0),
    ],
)
def test_a_catapult(depth: int, expected: int) -> None:
    assert positions(castles("c1 c10", LONE, LONE, pile=0), depth) == expected


@pytest.mark.parametrize(
    ("depth", "expected"),
    [
        (1, 2),  # nothing fits on c66 (sky) or beside c19 (sky): one of the two is discarded
        # c3 discarded: seat 1 lays c1 face up at (-1, 0), face down there and at (0, 2), (1, 1), (2, 1), not beside the sky of c12: 5.
        # c1 discarded: seat 0 shoots at one of three or holds: 4.
        (2, 9),
        # 5 times: seat 1 shoots c66 off or holds: 10. Seat 1 lays c3 after hold: 5; without c23 the same, but at (0, 1): 5; without c4 face up at (-1, 0), (1, 0), face
        # down there and at (0, 2), (2, 1): 6; without c12 face up at (-1, 0), (2, 0), face down there and at (0, 2), (1, 1): 6.
        (3, 32),
    ],
)
def test_discards_and_shots(depth: int, expected: int) -> None:
    stuck = "1 c66\n0 c19\n0"
    other = "1 c23 . .\n0 (?) c4 c12\n0 1 2"
    assert positions(castles("c3 c1", stuck, other, pile=0), depth) == expected


@pytest.mark.parametrize(
    ("depth", "expected"),
    [
        (1, 11),  # c1 and c3 in 5 ways each; c1 may be discarded, since seat 1 has a card to lose
        # c1 laid: no shot, seat 1 has c3 at (-1, 0), (2, 0) up, there and at (0, 1), (1, 1) back: 6, so 30. c3 laid: seat 1 lays c1 in 6 ways, or discards it to shoot: 7, so 35.
        # c1 discarded: seat 0 must shoot at the start card or c4: 2.
        (2, 67),
    ],
)
def test_with_or_a_catapult_can_be_discarded(depth: int, expected: int) -> None:
    assert positions(castles("c1 c3", LONE, "0 (?) c4\n0 1", pile=0, catapult="or"), depth) == expected
