"""Positions after so many plies, counted by hand."""

from __future__ import annotations

import pytest

from donjon import Match
from tests.games.counting import counted
from tests.games.towers.kit import GAME, bidding, inner


def first_round(match: Match, depth: int) -> int:
    """The next round, if one begins, shows five cards that can all be built."""
    state = inner(match)
    state.wish = [4, 20, 36, 52, 68]
    return counted(GAME, state, depth)


# Five cards of five types and no tower: every bid from 0 to 5 is possible, and a bid of n is built in 5 * 4 * … ways.


@pytest.mark.parametrize(
    ("depth", "positions"),
    [
        (1, 6),
        (
            2,
            25,
        ),  # after 0: 1 to 5, pass; after 1: 2 to 5, pass, …; after 4: 5, pass; after 5: the first of five cards: 6 + 5 + 4 + 3 + 2 + 5
        (3, 121),  # 0: 5 * 5 first cards, 6 bids of the next round; 1: 25; 2: 20; 3: 15; 4: 10; 5: 5 * 4
    ],
)
def test_two_seats(depth: int, positions: int) -> None:
    assert first_round(Match.start("towers", 2, seed=1, opening="C5 S5 P5 J5 D5"), depth) == positions


@pytest.mark.parametrize(
    ("depth", "positions"),
    [
        (1, 6),
        (2, 25),
        # 0: after 1 to 5 of seat 1: 5 + 4 + 3 + 2 + 5 (the first card), after its pass 6: 25. 1: 4 + 3 + 2 + 5 after a bid, 5 after a pass: 19.
        # 2: 3 + 2 + 5, 4: 14. 3: 2 + 5, 3: 10. 4: 5, 2: 7. 5: 5 * 4 = 20.
        (3, 95),
    ],
)
def test_three_seats(depth: int, positions: int) -> None:
    assert first_round(Match.start("towers", 3, seed=1, opening="C5 S5 P5 J5 D5"), depth) == positions


@pytest.mark.parametrize(
    ("depth", "positions"),
    [
        (1, 4),  # both seats can carry out 3: P1 or C9, and S6, S5 once the card below them is off
        (2, 10),  # after 0: 1 to 3, pass; after 1: 3; after 2: 2; after 3 only the pass, for four cards lie on display
        # 0: a bid of 1 can lose the C3 or the S1 or none, one of 2 or 3 must lose the S1; pass: 0 to 4 on 4, 4, 4, 4, 4: 10.
        # 1: 1 + 1, pass: lose the S2 or none: 4. 2: 1, pass: lose the S2: 2. 3: lose the S2: 1.
        (3, 17),
    ],
)
def test_with_towers(depth: int, positions: int) -> None:
    match = bidding("C9 P1 S5 S6", "0 . . . . . . . . .", "7 2 . . . 3 1 0 . .", pile=60)
    assert match.view()["extras"]["highest"] == [3, 3]
    assert first_round(match, depth) == positions
