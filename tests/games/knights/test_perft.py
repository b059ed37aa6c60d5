"""Positions after so many plies, counted by hand where that can be done, and by two programs further on."""

from __future__ import annotations

from itertools import product

import pytest

from donjon import Match
from donjon.lab.perft import perft
from tests.games.counting import counted, positions
from tests.games.knights.kit import GAME
from tests.oracle.knights import Oracle

SEED = "perft"


def total(seats: int, depth: int, deploy: str = "optional") -> int:
    return sum(perft("knights", seats, {"deploy": deploy}, SEED, depth).values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_choices_then_layings(seats: int) -> None:
    """Three choices a seat. Then a layout 2 high and n wide has 2n + 4 cells beside it, and the hand two kinds of tile."""
    for depth in range(1, seats + 1):
        assert total(seats, depth) == 3**depth
    assert total(seats, seats + 1) == 3**seats * 2 * (2 * seats + 4)
    assert total(2, 3) == 144


LEAVE = {"P": 1, "Pv": 1, "M": 3}
LINES = {(1, 1): 20, (1, 3): 11, (3, 1): 4, (3, 3): 3}
"""Deployments along a line of two tiles that must keep 1 or 3, from a plain castle, five knights at most, by hand.

One tile: castle and tile share 2 to 5 knights, 1 + 2 + 3 + 4 = 10 ways; with 3 kept for mountains 1 + 2 = 3. Two tiles: 1 + 3 + 6 = 10 ways to share 3 to 5 among
three; with mountains among them 3 knights are bound, 1 way; twice mountains none."""


@pytest.mark.parametrize("deploy", ["optional", "forced"])
def test_four_plies_of_two_seats_by_hand(deploy: str) -> None:
    """The fourth ply follows a laying. A plain tile or mountains: 9 cells for the next (8 less one, and two new ones beside it), 2 kinds in hand (1 if the tile drawn is a
    castle as well), and `stop`. A castle: none, 1 to 4 that stay, and the lines over the layout, from eight cells."""
    by_hand = 0
    for choices in product(("M", "P", "Pv"), repeat=2):
        match = Match.start("knights", 2, {"deploy": deploy}, SEED)
        for choice in choices:
            entry = match.play(f"keep {choice}")
        west, east = (column.split() for column in str(entry.outcome).split(","))
        first = match.at(match.plies).play(f"lay {choices[0]} 2,0").outcome
        by_hand += 8 * ((1 if first == "Pc" else 2) * 9 + 1)
        by_hand += 8 * (4 + (deploy == "optional"))
        for a, b in (west, east, (west[0], east[0]), (west[1], east[1])):
            by_hand += LINES[LEAVE[a], LEAVE[b]] + LINES[LEAVE[b], LEAVE[a]]
    assert total(2, 4, deploy) == by_hand


@pytest.mark.parametrize(
    ("seats", "deploy", "depth", "positions"),
    [
        (2, "optional", 4, 2632),
        (2, "forced", 4, 2560),
        (2, "optional", 5, 44144),
        (2, "forced", 5, 42128),
        (3, "optional", 6, 210438),
        (3, "forced", 6, 201420),
        (4, "optional", 6, 42744),
        (4, "forced", 6, 41772),
    ],
)
def test_further_on(seats: int, deploy: str, depth: int, positions: int) -> None:
    assert total(seats, depth, deploy) == positions


def test_interpreted_as_well() -> None:
    assert counted(GAME, Match.start("knights", 2, seed=SEED)._state, 5) == 44144


@pytest.mark.parametrize(("deploy", "depth", "expected"), [("optional", 5, 44144), ("forced", 4, 2560)])
def test_the_oracle_as_well(deploy: str, depth: int, expected: int) -> None:
    match = Match.start("knights", 2, {"deploy": deploy}, SEED)
    assert positions(match, Oracle(2, deploy=deploy), depth) == expected
