"""What the tests of the environments share."""

from __future__ import annotations

import random
from functools import cache

import pytest

from donjon.core.compiled import Compiled
from donjon.core.game import meta, names, playable
from donjon.envs.position import Position, table
from donjon.envs.vector import Vector
from tests.contract.kit import compiled

GAMES = [name for name in names() if playable(name)]
per_game = pytest.mark.parametrize("name", GAMES)

SETTINGS = [
    (name, seats, options)
    for name in GAMES
    for seats in range(meta(name).seats[0], meta(name).seats[1] + 1)
    for options in (
        (),
        *(
            [((option, values[-1]),) for option, values in meta(name).options.items() if len(values) > 1]
            if seats == meta(name).seats[0]
            else []
        ),
    )
]
"""Every game with every number of seats, and the last value of every option with the fewest."""
per_setting = pytest.mark.parametrize(("name", "seats", "options"), SETTINGS, ids=lambda value: str(value))


def walk(name: str, seats: int | None, options: tuple[tuple[str, str], ...], seed: int, plies: int) -> Position:
    """A position after so many random moves, or the end."""
    at = Position.dealt(table(name, seats, options), seed)
    rng = random.Random(f"{name} {seed}")
    while not at.finished and len(at) < plies:
        at.play(rng.choice(at.legal()))
    return at


@cache
def stepping(name: str) -> Compiled:
    """The compiled game, the step of many matches with it."""
    found = compiled(name)
    with found.lock:
        Vector(name, 1, threads=1).reset(seed=0)
    return found
