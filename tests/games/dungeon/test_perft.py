"""Positions after so many plies, counted by hand where that can be done, and by two programs further on."""

from __future__ import annotations

import pytest

from donjon import Match
from donjon.lab.perft import perft
from tests.games.counting import counted, positions
from tests.games.dungeon.kit import GAME
from tests.oracle.dungeon import Oracle

SEEDS = ("perft", "again", "third", "fourth")


def total(seats: int, depth: int, seed: str, **options: str) -> int:
    return sum(perft("dungeon", seats, options, seed, depth).values())


def first_cards(seats: int, seed: str) -> tuple[str, str]:
    """What the first two seats draw: from full decks, whatever the first one did with its card."""
    match = Match.start("dungeon", seats, seed=seed)
    first = match.play("draw").outcome
    match.play("return")
    return str(first), str(match.play("draw").outcome)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_turns_of_two_by_hand(seed: str) -> None:
    """Only `draw`; then the one white slot or `return`; twice. After two turns seat 0 may draw, and climb where its knight still stands: with two
    players a second knight of the same value captures the first."""
    first, second = first_cards(2, seed)
    assert [total(2, depth, seed) for depth in (1, 2, 3, 4)] == [1, 2, 2, 4]
    returned = 2  # the first knight returned, the second placed or not: `draw` alone
    stays = 2  # placed, the second returned: `draw` and one climb (1 to 2w, 2 to 4, 3 to 6)
    met = 1 if first == second else 2
    assert total(2, 5, seed) == returned + stays + met


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_turns_of_more_by_hand(seats: int, seed: str) -> None:
    """Two slots or `return`. The second knight finds the same three, but with the same value behind a placed one it must take the empty twin."""
    first, second = first_cards(seats, seed)
    assert [total(seats, depth, seed) for depth in (1, 2, 3)] == [1, 3, 3]
    expected = 3 + 2 * 2 if first == second else 3 * 3
    assert total(seats, 4, seed) == total(seats, 5, seed) == expected


def test_both_cases_are_among_the_seeds() -> None:
    assert {first_cards(2, seed)[0] == first_cards(2, seed)[1] for seed in SEEDS} == {True, False}


@pytest.mark.parametrize("seed", SEEDS)
def test_forced_returns_leave_one_way(seed: str) -> None:
    """A first knight can always be placed, on an empty slot or by a capture."""
    first, second = first_cards(2, seed)
    options = {"return": "forced"}
    assert [total(2, depth, seed, **options) for depth in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert total(2, 5, seed, **options) == (1 if first == second else 2)


@pytest.mark.parametrize(("seats", "depth"), [(2, 9), (3, 7), (4, 7)])
def test_further_on_as_the_oracle_counts(seats: int, depth: int) -> None:
    found = total(seats, depth, "perft")
    assert found == positions(Match.start("dungeon", seats, seed="perft"), Oracle(seats), depth)
    assert found == counted(GAME, Match.start("dungeon", seats, seed="perft")._state, depth)


PINNED = [(2, 14, 6786), (3, 11, 2350), (4, 11, 1260)]


@pytest.mark.parametrize(("seats", "depth", "expected"), PINNED)
def test_far_on(seats: int, depth: int, expected: int) -> None:
    assert total(seats, depth, "perft") == expected
