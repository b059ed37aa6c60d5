"""Sampled worlds are as likely as they should be: compared with all worlds that fit, late in a match or where few things are hidden.

Where all that is hidden is hidden from every seat alike (a draw pile, start cards), no move can have hung on it, so that every order of it is as likely as any other:
all are tried. Where seats hide something from each other, what they did tells of it. Such a game has its law beside its tests, `tests/games/<game>/law.py`,
worked out from its rules: `worlds(position, seat)` says how likely each world is, `shown(world, seat)` which of them a sampled one is.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from fractions import Fraction
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from types import ModuleType

import pytest

from donjon.core import chance
from donjon.core.game import load, meta
from donjon.core.state import Owner, Record, fields
from donjon.core.view import observed
from donjon.envs.position import Position, flat, table
from tests.envs.kit import GAMES, SETTINGS, per_game

PLACES = range(3, 6)
"""So many hidden things are tried in every order."""
FEWEST, LEAST = 10, 250
"""Samples: so many are expected of the rarest world, and so many in all."""
LIMIT = 4.75
"""Of a deviate that is normal where the sampler is right: beyond it with probability one in a million. With the three dozen positions below about one sampler
in 30,000 would be refused wrongly; the seeds are fixed, so that the answer is always the same."""
Setting = tuple[str, int, tuple[tuple[str, str], ...]]


def law(name: str) -> ModuleType | None:
    """The game's law, where it has one."""
    return import_module(f"tests.games.{name}.law") if find_spec(f"tests.games.{name}.law") else None


def asked(setting: Setting) -> bool:
    """The fewest and the most seats, the options, and all numbers of seats where seats hide something from each other."""
    name, seats, options = setting
    return bool(options) or seats in meta(name).seats or law(name) is not None


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


def key(world: Record) -> Hashable:
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


def fitting(at: Position, seat: int, where: list[int]) -> dict[Hashable, Fraction]:
    """All worlds that the seat cannot tell from this one, by the number of orders that give each."""
    seen = observed(at.table.game, at.world, seat)
    found: Counter[Hashable] = Counter()
    numbers = flat(at.sampled(seat, chance.words("any")).world)
    for order in itertools.permutations([numbers[place] for place in where]):
        for place, number in zip(where, order, strict=True):
            numbers[place] = number
        world = write(at.world, numbers)
        if observed(at.table.game, world, seat) == seen:
            found[key(world)] += 1
    return {world: Fraction(orders, found.total()) for world, orders in found.items()}


Case = tuple[Position, int, dict[Hashable, Fraction], Callable[[Record], Hashable]]
"""A position, who looks at it, how likely each world is, and what tells worlds apart."""


def cases(setting: Setting) -> Iterator[Case]:
    """Positions of random matches in which few things are hidden from a seat."""
    found = law(setting[0])
    for seed in range(12):
        at, rng = Position.dealt(table(*setting), seed), random.Random(seed)
        hidden = False
        while not at.finished:
            at.play(rng.choice(at.legal()))
            seat = len(at) // 5 % at.table.seats
            if len(at) % 5 or len(at) >= 600:
                continue
            if found is not None:
                hidden = True
                if len(worlds := found.worlds(at, seat)) >= 6:
                    yield at.twin(), seat, worlds, lambda world, seat=seat: found.shown(world, seat)  # type: ignore[misc]
                    break  # another match
            else:
                count = len(places(at, seat, 6))  # a first look
                hidden = hidden or count > 0
                if 0 < count <= PLACES[-1] and len(where := places(at, seat, 200)) in PLACES:
                    yield at.twin(), seat, fitting(at, seat, where), key
        if not hidden:
            return


def square(seen: Counter[Hashable], expected: Mapping[Hashable, Fraction]) -> float:
    """Chi-square, as a normal deviate (Wilson and Hilferty 1931)."""
    found = sum((seen[world] - seen.total() * float(share)) ** 2 / (seen.total() * float(share)) for world, share in expected.items())
    free = len(expected) - 1
    return float(((found / free) ** (1 / 3) - 1 + 2 / (9 * free)) / sqrt(2 / (9 * free)))


def samples(case: Case, leak: int = 0) -> Counter[Hashable]:
    """Sampled worlds; of a sampler that gives one of them, always the same, once in `leak` times instead."""
    at, seat, expected, shown = case
    words = chance.words(f"uniform {at.seed}")
    count = max(LEAST, round(FEWEST / min(expected.values())))
    seen: Counter[Hashable] = Counter()
    for index in range(count):
        world = at.sampled(seat, [chance.word(words) for _ in range(4)]).world
        seen[next(iter(expected)) if leak and index % leak == 0 else shown(world)] += 1
    return seen


@pytest.mark.parametrize(("name", "seats", "options"), [setting for setting in SETTINGS if asked(setting)], ids=str)
def test_sampled_worlds_are_as_likely_as_they_should_be(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> None:
    """No world is sampled that does not fit either."""
    found = list(itertools.islice(cases((name, seats, options)), 1 if options else 2))
    assert found or not hides(name)
    for case in found:
        seen = samples(case)
        assert set(seen) <= set(case[2])
        assert square(seen, case[2]) < LIMIT, (case[0].information(case[1]), seen)
    if not found:  # nothing is hidden but the generator
        at, rng = Position.dealt(table(name, seats, options), 0), random.Random(0)
        while not at.finished:
            at.play(rng.choice(at.legal()))
            if len(at) % 5 == 0:
                assert flat(at.sampled(0, chance.words(len(at))).world) == flat(at.world)


def hides(name: str) -> bool:
    """Whether seat 0 does not know all of the first position."""
    at = Position.dealt(table(name), 0)
    return flat(at.sampled(0, chance.words("other")).world) != flat(at.world)


@per_game
def test_a_game_whose_seats_hide_something_has_a_law(name: str) -> None:
    assert (law(name) is not None) == any(field.owner is Owner.SEAT for field in fields(load(name).state).values())


@pytest.mark.parametrize("name", [name for name in GAMES if hides(name)])
def test_a_biased_sampler_is_noticed(name: str) -> None:
    """It gives one world once in five times, and is right otherwise."""
    case = next(cases((name, meta(name).seats[0], ())))
    assert square(samples(case, 5), case[2]) > LIMIT


def test_the_test_notices_a_bias() -> None:
    """Of two worlds that should be as likely as each other, 300 against 200: deviation squared 2 · 50² / 250 = 20 with one degree of freedom."""
    even: dict[Hashable, Fraction] = {0: Fraction(1, 2), 1: Fraction(1, 2)}
    assert square(Counter({0: 255, 1: 245}), even) < 1
    assert square(Counter({0: 300, 1: 200}), even) > 4
