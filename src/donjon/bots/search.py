"""The search from Python: memory, budget, results. All thinking is in `tree`, compiled."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import ModuleType

import numpy as np

from donjon.bots import learned, tree
from donjon.bots.levels import Level
from donjon.core import chance, compiled
from donjon.core.game import PACKAGE
from donjon.core.match import Match

PARAMETERS = ("explore", "warmth", "urgency", "playout")
"""Names of a game's search.toml, in the order of tree.EXPLORE, …"""

FOUNDATION = {"explore": 1.5, "warmth": 120.0, "urgency": 0.1, "playout": 30.0, "learned": False}
"""What all games searched with before each had numbers of its own: the peer that a stronger search is measured against."""

NODES = 2_000_000
SLICE = 64
"""Simulations between two looks at the clock and at the stop sign."""


@dataclass(frozen=True)
class Candidate:
    """A move that the search weighed: its action, visits, and the expected share of the victory by seat."""

    action: int
    visits: int
    result: tuple[float, ...]


def code(game: str, *more: ModuleType) -> compiled.Compiled:
    """The game compiled with the search, and with `more`: what plays and what searches share one compilation."""
    return compiled.load(game, tree, learned, *more)


@cache
def parameters(game: str) -> dict[str, float]:
    """The numbers of the game's search.toml."""
    found: dict[str, float] = tomllib.loads(resources.files(f"{PACKAGE}.{game}").joinpath("search.toml").read_text(encoding="utf-8"))
    return found


class Search:
    """The search of one game, with its memory. Not for two threads at once. `changed`: parameters that differ from the game's own."""

    def __init__(self, game: str, changed: dict[str, float] | None = None) -> None:
        self.code = code(game)
        chosen = {**parameters(game), **(changed or {})}
        self.params = np.array([chosen[name] for name in PARAMETERS], np.float64)
        self.weights = learned.weights(game) if chosen["learned"] else {}
        rules = self.code.game.actions
        self.root = self.code.records(1)
        self.worlds = self.code.records(1)
        self.moves = np.zeros(rules.WIDTH, np.int64)
        self.place = np.full(rules.ACTIONS, -1, np.int64)
        self.path = np.zeros(rules.LONGEST + 1, np.int64)
        self.size = np.array([0, NODES], np.int64)
        self.links = np.zeros((NODES, 5), np.int32)
        self.prior = np.zeros(NODES, np.float32)
        seats = self.code.game.state.SEATS
        self.value = np.zeros((NODES, seats), np.float32)
        self.marks = np.zeros(seats, np.int64)
        self.worth = np.zeros(seats, np.float64)
        self.units = np.zeros(learned.WIDE + learned.NARROW, np.float32)
        self.sheet = np.zeros((seats + 1, self.code.game.heuristics.TERMS), np.float32)

    def run(
        self, concealed: bytes, seat: int, level: Level, seed: int | str, stop: Callable[[], bool] = lambda: False, only: int = -1
    ) -> list[Candidate]:
        """The legal moves, most visited first, after the level's budget or until `stop` answers True.

        `concealed`: what Match.concealed(seat) gives. `only`: a legal action that every simulation begins with, to learn its result as well as
        that of the best. The same bytes, seed and number of simulations give the same result.
        """
        self.root[:] = np.frombuffer(concealed, self.code.record)
        rng = np.array(chance.words(seed), np.int64)
        self.code.clear(self.size, self.links, self.prior, self.value)
        end = time.perf_counter() + level.milliseconds / 1000 if level.milliseconds else float("inf")
        left = level.simulations or 10**12
        while left > 0 and self.links[0, tree.VISITS] < 2**30:
            self._simulate(seat, rng, min(SLICE, left), only)
            left -= SLICE
            if time.perf_counter() >= end or stop():
                break
        return self._candidates()

    def _simulate(self, seat: int, rng: np.ndarray, times: int, only: int) -> None:
        self.code.simulate(
            self.root[0], seat, self.worlds, rng, self.moves, self.place, self.path, self.marks, self.worth,
            self.size, self.links, self.prior, self.value, self.params,
            self.weights.get(int(self.root[0]["seats"]), learned.NONE), self.units, self.sheet, times, only,
        )  # fmt: skip

    def _candidates(self) -> list[Candidate]:
        found = []
        seats = int(self.root[0]["seats"])
        child = self.links[0, tree.FIRST]
        while child >= 0:
            visits = int(self.links[child, tree.VISITS])
            result = tuple(float(total) / visits for total in self.value[child, :seats]) if visits else ()
            found.append(Candidate(int(self.links[child, tree.ACTION]), visits, result))
            child = self.links[child, tree.NEXT]
        return sorted(found, key=lambda candidate: (-candidate.visits, candidate.action))


@cache
def load(game: str, foundation: bool = False) -> Search:
    """The search of a game, one a process; or that of the foundation."""
    return Search(game, FOUNDATION if foundation else None)


def warm(game: str) -> None:
    """Compiles the search of a game, or reads it from the cache, so that nobody's time for thought goes into it."""
    match = Match.start(game, seed=0)
    assert match.mover is not None
    load(game).run(match.concealed(match.mover), match.mover, Level("search", simulations=1), 0)
