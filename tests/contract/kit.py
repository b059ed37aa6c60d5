"""What the suite over all games shares: the cases, and random matches of many characters."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from donjon import Match
from donjon.bots.search import code
from donjon.core import chance, view
from donjon.core.compiled import Compiled
from donjon.core.errors import BadMove
from donjon.core.game import Game, load, meta, names, playable
from donjon.core.state import Record

GAMES = [name for name in names() if playable(name)]
Ints = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and its options."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    @property
    def rules(self) -> Game:
        """The game's modules."""
        return load(self.game)

    @property
    def deep(self) -> bool:
        """Whether it is a game's fewest or most seats, without an option: in these all is looked at often, in the others half as often.

        Each option and each number of seats still goes through all that is proved, in whole matches.
        """
        return not self.options and self.seats in meta(self.game).seats

    def numbers(self) -> list[int]:
        """The options as the rules take them."""
        return self.rules.numbers(dict(self.options), self.seats)

    def setup(self, seed: int | str) -> Record:
        """The first position."""
        state = self.rules.state()
        self.rules.rules.setup(state, self.seats, self.numbers(), chance.words(seed))
        return state

    def start(self, seed: int | str) -> Match:
        """A match."""
        return Match.start(self.game, self.seats, dict(self.options), seed)


def cases() -> Iterator[Case]:
    """Every game with every number of seats, and every value of every option with some number of seats."""
    for game in GAMES:
        low, high = meta(game).seats
        for seats in range(low, high + 1):
            yield Case(game, seats)
        others = [(name, value) for name, values in meta(game).options.items() for value in values[1:]]
        for index, other in enumerate(others):
            yield Case(game, low + index % (high - low + 1), (other,))


CASES = list(cases())
per_case = pytest.mark.parametrize("case", CASES, ids=str)
per_game = pytest.mark.parametrize("name", GAMES)


def legal(game: Game, state: Record) -> list[int]:
    """The legal actions."""
    moves = [0] * game.actions.WIDTH
    return moves[: game.rules.legal(state, moves)]


def features(game: Game, state: Record, seat: int) -> list[float]:
    """What the seat knows, as numbers."""
    out = [0.0] * game.actions.FEATURES
    game.secrets.features(state, seat, out)
    return out


class Player:
    """Uniform moves, or moves of the playout policy, or now the ones and now the others: three characters see three kinds of positions."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.game = game
        self.random = random.Random(str(seed))
        self.words = chance.words(f"player {seed}")
        self.policy = self.random.choice((0.0, 0.5, 1.0))

    def choose(self, state: Record) -> int:
        """A legal action."""
        moves = legal(self.game, state)
        if self.random.random() < self.policy:
            return int(self.game.heuristics.sample(state, moves, len(moves), self.words))
        return self.random.choice(moves)


def walk(case: Case, seed: int | str) -> Iterator[tuple[Record, int]]:
    """The positions of a match, each with the action played next (-1 when over). The state goes on when the next one is asked for."""
    state = case.setup(seed)
    player = Player(case.rules, seed)
    for _ in range(case.rules.actions.LONGEST + 1):
        if case.rules.rules.finished(state):
            yield state, -1
            return
        action = playable_action(case.rules, state, player)
        yield state, action
        case.rules.rules.apply(state, action)
    raise AssertionError(f"longer than LONGEST = {case.rules.actions.LONGEST}")


@cache
def matches(case: Case, most: int) -> range:
    """Seeds of so many matches at most; two are enough where matches are long, since they show as many positions as several short ones."""
    plies = sum(1 for _ in walk(case, "how long"))
    count = max(min(most, 2), min(most, 1200 // plies))
    return range(count if case.deep else (count + 1) // 2)


def moments(case: Case, plies: int) -> list[int]:
    """Plies all over a match, its first and its last among them: a dozen or so where it is long, for whatever takes a whole match at each."""
    return [*range(0, plies, max(11, plies // (12 if case.deep else 6))), plies - 1]


def playable_action(game: Game, state: Record, player: Player) -> int:
    """An action whose outcome chance may decide."""
    for _ in range(1000):
        action = player.choose(state)
        if not game.secrets.given(state, action):
            return action
    return next(action for action in legal(game, state) if not game.secrets.given(state, action))


def play(match: Match, seed: int | str, plies: int = 10**9) -> Match:
    """Plays on at random, to the end or so many plies."""
    player = Player(match.game, seed)
    for _ in range(plies):
        if match.finished:
            break
        match.play(match.game.actions.write_move(playable_action(match.game, match._state, player)))
    return match


def played(case: Case, seed: int | str) -> Match:
    """A whole match."""
    return play(case.start(seed), seed)


def viewers(case: Case) -> list[int]:
    """All seats, and a spectator."""
    return [view.SPECTATOR, *range(case.seats)]


def other_world(game: Game, state: Record, seat: int, seed: int | str) -> Record:
    """A world that the seat cannot tell from this one."""
    world = view.observed(game, state, seat)
    world.rng = chance.words(seed)
    game.secrets.determinise(world, seat)
    return world


@cache
def outlandish(name: str) -> list[int]:
    """Numbers from ACTIONS on that the grammar has words for, found by changing words of moves."""
    actions = load(name).actions
    rng = random.Random(name)
    found = set()
    texts = [actions.write_move(rng.randrange(actions.ACTIONS)) for _ in range(300)]
    words = [*sorted({word for text in texts for word in re.split(r"[ ,-]", text)}), "99", "-99", "7", "6"]
    for text in texts * 10:
        parts = re.split(r"([ ,-])", text)
        parts[rng.randrange(0, len(parts), 2)] = rng.choice(words)
        with contextlib.suppress(BadMove):
            found.add(actions.read_move("".join(parts)))
    return sorted(number for number in found if number >= actions.ACTIONS)


@cache
def compiled(name: str) -> Compiled:
    """The compiled game, all functions of the contract compiled by the process that asks first."""
    found = code(name)
    with found.lock:
        warm(found)
    return found


def warm(found: Compiled) -> None:
    """Calls every function of the contract once."""
    game = found.game
    seats = game.meta.seats[0]
    states = found.records(2)
    options = np.array(game.numbers({}, seats), np.int64)
    words = np.array([*chance.words(1), *chance.words(1, 1)], np.int64)
    moves = np.zeros(game.actions.WIDTH, np.int64)
    found.setup(states[0], seats, options, words)
    count = found.legal(states[0], moves)
    found.why_not(states[0], moves[0])
    found.sample(states[0], moves, count, words)
    found.weigh(states[0], moves[0])
    found.weigh_all(states[0], moves, count, np.zeros(count))
    found.apply(states[0], moves[0])
    found.observe(states[0], 0)
    states[0]["rng"] = words[:4]
    found.determinise(states[0], 0)
    known = np.zeros(game.actions.FEATURES)
    found.features(states[0], 0, known)
    found.erase(states[0], 0, known)
    found.renew(states[0], -1, 0, known)
    found.evaluate(states[0], np.zeros(seats))
    found.scores(states[0], np.zeros(seats, np.int64))
    found.rank(states[0], -1, np.zeros(seats, np.int64))
    for seat in range(seats):
        found.tiebreak(states[0], seat)
    found.mover(states[0]), found.finished(states[0]), found.reason(states[0])


def batch(found: Compiled, seats: int, options: list[int], words: Ints) -> dict[str, Any]:
    """The figures of a batch of uniform random matches."""
    count = len(words)
    figures = {"plies": np.zeros(count, np.int64), "points": np.zeros((count, seats), np.int64), "won": np.zeros((count, seats), np.int64)}
    moves = np.zeros(found.game.actions.WIDTH, np.int64)
    found.batch(found.records(2), seats, np.array(options, np.int64), words, moves, *figures.values())
    return figures
