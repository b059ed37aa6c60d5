"""The search from Python: memory, budget, results. All thinking is in `tree`, compiled."""

from __future__ import annotations

import math
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from donjon.bots import learned, tree
from donjon.bots.levels import Level
from donjon.core import chance, compiled
from donjon.core.game import PACKAGE
from donjon.core.machine import cores
from donjon.core.match import Match

PARAMETERS = ("explore", "warmth", "urgency", "greedy", "playout", "paired")
"""Names of a game's search.toml, in the order of tree.EXPLORE, …"""

FOUNDATION = {
    "explore": 1.5,
    "warmth": 120.0,
    "urgency": 0.1,
    "greedy": 0.0,
    "playout": 30.0,
    "paired": False,
    "halve": 0,
    "learned": False,
    "reuse": False,
}
"""What all games searched with before each had numbers of its own: the peer that a stronger search is measured against."""

NODES = 2_000_000
NOWHERE = (b"", -1, 0)
"""No branch was kept."""
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


class Child(NamedTuple):
    """An action of a tree's root: simulations that began with it, their summed results by seat, its prior."""

    visits: int
    total: np.ndarray
    prior: float


@dataclass(frozen=True)
class Part:
    """So much of a level's budget, for thought that began then."""

    begun: float
    level: Level
    share: float

    @property
    def simulations(self) -> int:
        """How many there may be in a tree."""
        return math.ceil(self.share * self.level.simulations) or 10**12

    @property
    def left(self) -> float:
        """Seconds until its time is up."""
        limit = self.share * self.level.milliseconds / 1000 if self.level.milliseconds else math.inf
        return limit - (time.perf_counter() - self.begun)


class Tree:
    """One tree with its memory, in the shapes that `tree` names. Not for two threads at once."""

    def __init__(self, code: compiled.Compiled, params: np.ndarray, weights: dict[int, np.ndarray]) -> None:
        self.code = code
        self.params = params
        self.weights = weights
        rules = code.game.actions
        seats = code.game.state.SEATS
        self.root = code.records(1)
        self.worlds = code.records(1)
        self.rng: Any = np.zeros(4, np.int64)
        self.deals = np.zeros(4, np.int64)
        self.luck = np.zeros(4, np.int64)
        self.moves = np.zeros(rules.WIDTH, np.int64)
        self.place = np.full(rules.ACTIONS, -1, np.int64)
        self.heft = np.zeros(rules.WIDTH, np.float64)
        self.path = np.zeros(rules.LONGEST + 1, np.int64)
        self.size = np.array([0, NODES, 0], np.int64)
        self.links = np.zeros((NODES, 5), np.int32)
        self.prior = np.zeros(NODES, np.float32)
        self.value = np.zeros((NODES, seats), np.float64)
        self.marks = np.zeros(seats, np.int64)
        self.worth = np.zeros(seats, np.float64)
        self.units = np.zeros(learned.WIDE + learned.NARROW, np.float32)
        self.sheet = np.zeros((seats + 1, code.game.heuristics.TERMS), np.float32)
        self.next = NOWHERE
        self.done = 0

    def plant(self, concealed: bytes, seat: int, seed: int | str, anew: bool) -> None:
        """Begins a search; unless `anew`, with the branch that `follow` has left for this position."""
        expected, mover, node = self.next
        if anew or (concealed, seat) != (expected, mover):
            self.code.clear(self.size, self.links, self.prior, self.value)
        else:
            self.size[tree.ROOT] = node
        self.next = NOWHERE
        self.done = 0
        self.root[:] = np.frombuffer(concealed, self.code.record)
        self.rng[:] = chance.words(seed)
        self.deals[:] = chance.words(seed, 1)

    def grow(self, seat: int, times: int, among: Sequence[int]) -> None:
        """So many simulations."""
        self.code.simulate(
            self.root[0], seat, self.worlds, self.rng, self.moves, self.place, self.heft, self.path, self.marks, self.worth,
            self.size, self.links, self.prior, self.value, self.params,
            self.weights.get(int(self.root[0]["seats"]), learned.NONE), self.units, self.sheet, self.deals, self.luck,
            times, np.array(among, np.int64),
        )  # fmt: skip
        self.done += times

    def think(self, seat: int, part: Part, stop: Callable[[], bool], among: Sequence[int]) -> None:
        """Simulations until that part of the budget is spent, `stop` answers True, or the time left cannot change which move is visited most. With actions
        `among` that they begin with, each gets as many."""
        turn = max(1, len(among))
        while self.done < part.simulations and self.links[self.size[tree.ROOT], tree.VISITS] < 2**30:
            if self.done and (part.left <= 0 or (not among and self._settled(part))):
                break
            self.grow(seat, -(-min(SLICE, part.simulations - self.done) // turn) * turn, among)
            if stop():
                break

    def _settled(self, part: Part) -> bool:
        """Whether the time left cannot change which move is visited most, if it goes on as fast."""
        if part.level.simulations:
            return False
        spent = time.perf_counter() - part.begun
        return bool(self.code.lead(self.size, self.links) > self.done * part.left / spent)

    def open(self, seat: int) -> tuple[list[int], int]:
        """The legal actions, the one that looks best first, after one simulation, and how many of them may compete: not what no bot takes (game.NEVER), whose prior is 0."""
        self.grow(seat, 1, ())
        found = self.children()
        order = sorted(found, key=lambda action: (-found[action].prior, action))
        return order, sum(child.prior > 0 for child in found.values())

    def children(self) -> dict[int, Child]:
        """Of each legal action of the root. A branch that was kept may know others as well, of worlds that have gone."""
        legal = set(self.moves[: self.code.legal(self.root[0], self.moves)].tolist())
        found = {}
        child = self.links[self.size[tree.ROOT], tree.FIRST]
        while child >= 0:
            action = int(self.links[child, tree.ACTION])
            if action in legal:
                found[action] = Child(int(self.links[child, tree.VISITS]), self.value[child].copy(), float(self.prior[child]))
            child = self.links[child, tree.NEXT]
        return found

    def follow(self, seat: int, action: int) -> None:
        """Keeps the branch of an action for the position that it leads to, if the mover stays and learns nothing new by it."""
        world = self.worlds[0]
        self.worlds[0] = self.root[0]
        for index in range(4):
            world["rng"][index] = chance.word(self.rng)
        self.code.determinise(world, seat)
        self.code.apply(world, action)
        if self.size[tree.HELD] > NODES // 2 or self.code.finished(world) or self.code.mover(world) != seat:
            return
        self.code.observe(world, seat)
        child = self.links[self.size[tree.ROOT], tree.FIRST]
        while self.links[child, tree.ACTION] != action:
            child = self.links[child, tree.NEXT]
        self.next = (self.worlds[:1].tobytes(), seat, int(child))


class Search:
    """The search of one game. Not for two threads at once. `changed`: parameters that differ from the game's own; `networks`: a file of `donjon train` to be used instead of them."""

    def __init__(self, game: str, changed: dict[str, float] | None = None, networks: Path | None = None) -> None:
        self.code = code(game)
        chosen = {**parameters(game), **(changed or {})}
        self.params = np.array([chosen[name] for name in PARAMETERS], np.float64)
        self.weights: dict[int, np.ndarray] = {}
        if networks:
            self.weights = learned.read(networks)
        elif chosen["learned"]:
            self.weights = learned.weights(game)
        self.halve = int(chosen["halve"])
        self.reuse = bool(chosen["reuse"])
        self.trees: list[Tree] = []

    def run(
        self, concealed: bytes, seat: int, level: Level, seed: int | str, stop: Callable[[], bool] = lambda: False, only: int = -1
    ) -> list[Candidate]:
        """The legal moves, best first (the most visited, or where moves compete those that stayed longest), after the level's budget or until `stop` answers True.

        `concealed`: what Match.concealed(seat) gives. `only`: a legal action that every simulation begins with, to learn its result as well as
        that of the best. The same bytes, seed and number of simulations give the same result. With a time budget a turn of several moves goes on
        with what was thought before, and a level that asks for several trees has them grow side by side, a core each (root parallelisation: Chaslot,
        Winands, van den Herik 2008).
        """
        count = 1 if level.simulations else max(1, min(level.trees, cores()))
        while len(self.trees) < count:
            self.trees.append(Tree(self.code, self.params, self.weights))
        trees = self.trees[:count]
        goes_on = self.reuse and not level.simulations and only < 0
        begun = time.perf_counter()
        for number, one in enumerate(trees):
            one.plant(concealed, seat, f"{seed}/{number}" if number else seed, anew=not goes_on)
        if only < 0 and self.halve > 1:
            found = self._halve(trees, seat, level, begun, stop)
        else:
            _grow(trees, seat, Part(begun, level, 1.0), stop, [only] if only >= 0 else [])
            found = sorted(_candidates(trees).values(), key=lambda candidate: (-candidate.visits, candidate.action))
        if goes_on:
            for one in trees:
                one.follow(seat, found[0].action)
        return found

    def _halve(self, trees: Sequence[Tree], seat: int, level: Level, begun: float, stop: Callable[[], bool]) -> list[Candidate]:
        """Those that look best compete, each with as many simulations, and in every round the better half of them stays: sequential halving (Karnin, Koren, Somekh
        2013; at the root of a tree search: Danihelka et al. 2022). The last ones are compared by searches equally deep."""
        order, width = trees[0].open(seat)
        width = min(self.halve, width)
        while level.simulations and width > 1 and width * _rounds(width) > level.simulations:
            width -= 1
        rounds = _rounds(width)
        for number in range(1, rounds + 1):
            _grow(trees, seat, Part(begun, level, number / rounds), stop, order[:width])
            found = _candidates(trees)
            order[:width] = sorted(order[:width], key=lambda action: -found[action].result[seat] if found[action].visits else 0.0)
            width = (width + 1) // 2
            if stop():
                break
        return [found[action] for action in order]


def _rounds(width: int) -> int:
    """How often so many are halved until one is left; at least once."""
    return max(1, math.ceil(math.log2(width)))


def _grow(trees: Sequence[Tree], seat: int, part: Part, stop: Callable[[], bool], among: Sequence[int]) -> None:
    if len(trees) == 1:
        trees[0].think(seat, part, stop, among)
        return
    with ThreadPoolExecutor(len(trees)) as pool:
        for done in [pool.submit(one.think, seat, part, stop, among) for one in trees]:
            done.result()


def _candidates(trees: Sequence[Tree]) -> dict[int, Candidate]:
    seats = int(trees[0].root[0]["seats"])
    visits: Counter[int] = Counter()
    totals: dict[int, np.ndarray] = {}
    for one in trees:
        for action, child in one.children().items():
            visits[action] += child.visits
            totals[action] = totals.get(action, 0.0) + child.total[:seats]
    return {
        action: Candidate(action, visits[action], tuple(float(part) / visits[action] for part in total) if visits[action] else ())
        for action, total in totals.items()
    }


@cache
def load(game: str, foundation: bool = False) -> Search:
    """The search of a game, one a process; or that of the foundation."""
    return Search(game, FOUNDATION if foundation else None)


def warm(game: str) -> None:
    """Compiles the search of a game, or reads it from the cache, so that nobody's time for thought goes into it."""
    match = Match.start(game, seed=0)
    seat = match.mover
    assert seat is not None
    search = load(game)
    found = search.run(match.concealed(seat), seat, Level("search", simulations=1), 0)
    # what only a search with a time budget calls
    one = search.trees[0]
    one.code.lead(one.size, one.links)
    if search.reuse:
        one.follow(seat, found[0].action)
        one.code.observe(one.worlds[0], seat)
        one.next = NOWHERE
