"""Sampled worlds are uniform: compared with all worlds that fit, found by trying every order of what is hidden late in a match."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from math import sqrt

from donjon.core import chance
from donjon.core.state import Owner, Record, fields
from donjon.core.view import observed
from donjon.envs.position import Position, flat, table
from tests.envs.kit import per_game

PLACES = range(3, 6)
"""So many hidden things are tried in every order."""
FACTOR = 25
"""Samples for each world that fits."""


def places(at: Position, seat: int, samples: int) -> list[int]:
    """Where worlds differ, by number of `flat`."""
    worlds = [flat(at.sampled(seat, chance.words(seed)).world) for seed in range(samples)]
    return [place for place in range(len(worlds[0])) if len({world[place] for world in worlds}) > 1]


def write(world: Record, numbers: list[int]) -> Record:
    """A copy with these numbers of `flat`."""
    copy, place = world.copy(), 0
    for name, field in fields(type(world)).items():
        if name != "rng":
            part = numbers[place : place + (field.shape or 1)]
            setattr(copy, name, part if field.shape else part[0])
            place += field.shape or 1
    return copy


def key(world: Record) -> tuple[int, ...]:
    """What tells worlds apart: hands have no order."""
    numbers: list[int] = []
    for name, field in fields(type(world)).items():
        value = getattr(world, name)
        if name != "rng":
            parts = type(world).SEATS if field.owner is Owner.SEAT else 1
            whole = list(value) if field.shape else [value]
            size = len(whole) // parts
            for part in range(parts):
                mine = whole[part * size : (part + 1) * size]
                numbers += sorted(mine) if field.owner is Owner.SEAT else mine
    return tuple(numbers)


def fitting(at: Position, seat: int, where: list[int]) -> Counter[tuple[int, ...]]:
    """All worlds that the seat cannot tell from this one, by the number of orders that give each."""
    seen = observed(at.table.game, at.world, seat)
    found: Counter[tuple[int, ...]] = Counter()
    numbers = flat(at.sampled(seat, chance.words("any")).world)
    for order in itertools.permutations([numbers[place] for place in where]):
        for place, number in zip(where, order, strict=True):
            numbers[place] = number
        world = write(at.world, numbers)
        if observed(at.table.game, world, seat) == seen:
            found[key(world)] += 1
    return found


def late(name: str) -> Iterator[tuple[Position, int, list[int]]]:
    """Positions of random matches in which few things are hidden from a seat, with where they are."""
    for seed in range(12):
        at, rng = Position.dealt(table(name), seed), random.Random(seed)
        hidden = False
        while not at.finished:
            at.play(rng.choice(at.legal()))
            seat = len(at) // 5 % at.table.seats
            if len(at) % 5 == 0 and len(at) < 600:
                found = len(places(at, seat, 6))  # a first look
                hidden = hidden or found > 0
                if 0 < found <= PLACES[-1] and len(where := places(at, seat, 200)) in PLACES:
                    yield at.twin(), seat, where
        if not hidden:
            return


def square(seen: Counter[tuple[int, ...]], expected: Counter[tuple[int, ...]]) -> float:
    """Chi-square, as a normal deviate (Wilson and Hilferty 1931)."""
    total, orders = seen.total(), expected.total()
    found = sum((seen[world] - total * share / orders) ** 2 / (total * share / orders) for world, share in expected.items())
    free = len(expected) - 1
    return float(((found / free) ** (1 / 3) - 1 + 2 / (9 * free)) / sqrt(2 / (9 * free)))


@per_game
def test_sampled_worlds_are_uniform(name: str) -> None:
    """One in a million by chance; and no world is sampled that does not fit."""
    cases = list(itertools.islice(late(name), 2))
    assert len(cases) in (0, 2)  # none: the game hides nothing, which is looked at below
    for at, seat, where in cases:
        expected = fitting(at, seat, where)
        assert len(expected) > 1
        words = chance.words(f"uniform {at.seed}")
        seen = Counter(key(at.sampled(seat, [chance.word(words) for _ in range(4)]).world) for _ in range(FACTOR * max(10, len(expected))))
        assert set(seen) <= set(expected)
        assert square(seen, expected) < 4.75, (at.information(seat), seen)
    if not cases:  # a game in which nothing is hidden but its generator
        for seed in range(3):
            at, rng = Position.dealt(table(name), seed), random.Random(seed)
            while not at.finished:
                at.play(rng.choice(at.legal()))
                assert flat(at.sampled(0, chance.words(len(at))).world) == flat(at.world)


def test_the_test_notices_a_bias() -> None:
    """Of two worlds that should be as likely as each other, 300 against 200: deviation squared 2 · 50² / 250 = 20 with one degree of freedom."""
    assert square(Counter({(0,): 255, (1,): 245}), Counter({(0,): 1, (1,): 1})) < 1
    assert square(Counter({(0,): 300, (1,): 200}), Counter({(0,): 1, (1,): 1})) > 4
