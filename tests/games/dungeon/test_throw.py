"""The throw of the tile: how often cards fall, against the chances of the model worked out here (dungeon.bird.throw, dungeon.bird.aim)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from donjon import Match
from donjon.core.chance import words
from tests.games.dungeon.kit import tower

WEIGHTS = {
    "steady": {-2: 1, -1: 4, 0: 10, 1: 4, 2: 1},
    "shaky": {-2: 2, -1: 5, 0: 6, 1: 5, 2: 2},
    "sharp": {-1: 2, 0: 16, 1: 2},
    "wild": {-2: 2, -1: 5, 0: 6, 1: 5, 2: 2},
}
STANDING = {"3w:2": 3, "4:2": 4, "4:1": 4, "4:dragon": 4, "6:1": 6, "8:3": 8}
"""Cards on the front and their numbers; 5 and 3b lie on the back."""
THROWS = 6000


def drawn(options: str) -> Match:
    return tower("3w 1:2", "4 0:21 dragon 1", "6 1:1", "8 0:3", "5 1:3", "3b 2:1", seats=3, ask="play bird", options=options)


def chances(aimed: int, weights: dict[int, int]) -> dict[str, Fraction]:
    """The chance of every set of cards that can fall."""
    found: dict[str, Fraction] = {}
    for error, weight in weights.items():
        falls = [{0: Fraction(3, 4), 1: Fraction(1, 4)}.get(abs(number - aimed - error), Fraction(0)) for number in STANDING.values()]
        for which in product((True, False), repeat=len(falls)):
            chance = Fraction(weight, sum(weights.values()))
            for fell, fall in zip(which, falls, strict=True):
                chance *= fall if fell else 1 - fall
            cards = " ".join(card for card, fell in zip(STANDING, which, strict=True) if fell) or "-"
            found[cards] = found.get(cards, Fraction(0)) + chance
    assert sum(found.values()) == 1
    return {cards: chance for cards, chance in found.items() if chance}


def test_chances_by_hand() -> None:
    """One card on the number aimed at falls with 10/20 · 3/4 + 8/20 · 1/4"""
    steady = chances(8, WEIGHTS["steady"])
    assert sum(chance for cards, chance in steady.items() if "8:3" in cards) == Fraction(19, 40)
    assert sum(chance for cards, chance in chances(8, WEIGHTS["sharp"]).items() if "8:3" in cards) == Fraction(13, 20)
    assert "-" in steady and not any("4:" in cards for cards in steady)


@pytest.mark.parametrize("aimed", [4, 6, 8])
@pytest.mark.parametrize(
    ("options", "grade", "name"),
    [
        ("throw=steady", "", "steady"),
        ("throw=shaky", "", "shaky"),
        ("throw=steady aim=hand", "", "steady"),
        ("throw=shaky aim=hand", " sharp", "sharp"),
        ("throw=steady aim=hand", " wild", "wild"),
    ],
)
def test_cards_fall_as_often_as_the_model_says(aimed: int, options: str, grade: str, name: str) -> None:
    """Chi-square over all sets of fallen cards, the rare ones together; one in 10,000 at most"""
    expected = {cards: float(chance) * THROWS for cards, chance in chances(aimed, WEIGHTS[name]).items()}
    start = drawn(options)
    action = start.game.actions.read_move(f"throw {aimed}{grade}")
    rng = words(f"{aimed} {options}{grade}")
    seen: Counter[str] = Counter()
    for _ in range(THROWS):
        state = start._state.copy()
        state.rng = rng
        start.game.rules.apply(state, action)
        seen[start.game.actions.write_outcome(start.game.secrets.outcome(start._state, action, state))] += 1
        rng = state.rng
    assert set(seen) <= set(expected)
    often = [cards for cards, wanted in expected.items() if wanted >= 5]
    bins = [(seen[cards], expected[cards]) for cards in often]
    rest = sum(expected.values()) - sum(wanted for _, wanted in bins)
    if rest >= 5:
        bins.append((THROWS - sum(count for count, _ in bins), rest))
    square = sum((count - wanted) ** 2 / wanted for count, wanted in bins)
    free = len(bins) - 1
    # Wilson and Hilferty: the cube root of chi-square over its degrees of freedom is nearly normal.
    deviation = ((square / free) ** (1 / 3) - (1 - 2 / (9 * free))) / (2 / (9 * free)) ** 0.5
    assert deviation < 3.72, (square, free)


@pytest.mark.parametrize("slot", ["5", "7", "3b"])
def test_the_other_face_is_safe(slot: str) -> None:
    """dungeon.bird.aim"""
    for seed in range(50):
        match = drawn("throw=shaky")
        match._state.rng = words(seed)
        fallen = str(match.play(f"throw {slot}").outcome)
        assert set(fallen.split()) <= {"-", "5:3", "3b:1"}
