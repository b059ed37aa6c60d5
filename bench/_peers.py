"""OpenSpiel's own C++ loops, as far as they can be reached from Python, so that the peer pays nothing for the language.

Random play: `RandomRolloutEvaluator` plays n uniform random matches to the end in C++ (clone, legal actions, pick, apply). Python reaches it through
`MCTSBot` with a single simulation, whose first leaf is the root itself. It does not tell how many moves it made, so they are n times the mean length of
random matches from the same state, counted beforehand; chance nodes count as moves. The deal lies before the state and costs the peer nothing.

Search: `ISMCTSBot` with one rollout a simulation, wholly in C++.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

MISSING = "open-spiel is not installed: pip install open-spiel (or make bench, which does); the peers are left out"


def load() -> Any:
    """pyspiel, or None where it is not installed; says so."""
    try:
        import pyspiel
    except ImportError:
        print(MISSING, file=sys.stderr)
        return None
    return pyspiel


def busy() -> float:
    """Cores that programs have kept busy in the last minute, as the system tells it before a measurement."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def warn(load: float) -> None:
    """Says so where that spoils figures, those of several cores above all."""
    if load > 0.5:
        print(f"  note: when this began, other programs kept {load:.1f} of {os.cpu_count()} cores busy; ratios count, two cores do not")


PROCESSES = 1024


def whole(most: int, least: int = 1) -> Callable[[str], int]:
    """Reads an option that is a whole number within these bounds."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is no whole number from {least} to {most}")
        return number

    return read


@contextmanager
def _quiet() -> Iterator[None]:
    """Keeps what C++ says when it loads a game out of the figures."""
    kept, nothing = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nothing)


def _step(state: Any, rng: random.Random) -> None:
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


class Peer:
    """A game of OpenSpiel."""

    def __init__(self, pyspiel: Any, name: str, seed: int = 1) -> None:
        self.pyspiel = pyspiel
        self.name = name
        with _quiet():
            self.game = pyspiel.load_game(name)
        self.rng = random.Random(seed)

    def start(self) -> Any:
        """The first state in which somebody decides."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            _step(state, self.rng)
        return state

    def mean_moves(self, matches: int) -> float:
        """Moves of a random match from the start."""
        self.root = self.start()
        moves = 0
        for _ in range(matches):
            state = self.root.clone()
            while not state.is_terminal():
                _step(state, self.rng)
                moves += 1
        self.length = moves / matches
        return self.length

    def play(self, matches: int) -> float:
        """Moves a second of so many random matches; mean_moves comes first."""
        evaluator = self.pyspiel.RandomRolloutEvaluator(matches, self.rng.randrange(2**31))
        bot = self.pyspiel.MCTSBot(self.game, evaluator, 2.0, 1, 100, False, 1, False)
        start = time.perf_counter()
        bot.mcts_search(self.root)
        return matches * self.length / (time.perf_counter() - start)

    def positions(self, count: int) -> list[Any]:
        """States with a choice, spread over one random match."""
        state, choices = self.start(), []
        while not state.is_terminal():
            if not state.is_chance_node() and len(state.legal_actions()) > 1:
                choices.append(state.clone())
            _step(state, self.rng)
        return [choices[len(choices) * at // count] for at in range(count)]

    def search(self, positions: list[Any], simulations: int) -> float:
        """Simulations a second over the positions."""
        seconds = 0.0
        for state in positions:
            evaluator = self.pyspiel.RandomRolloutEvaluator(1, self.rng.randrange(2**31))
            bot = self.pyspiel.ISMCTSBot(self.rng.randrange(2**31), evaluator, 2.0, simulations)
            start = time.perf_counter()
            bot.step(state)
            seconds += time.perf_counter() - start
        return simulations * len(positions) / seconds


def ratio(ones: list[float], others: list[float]) -> float:
    """How much faster the ones are: the median of the ratios round by round."""
    return statistics.median(one / other for one, other in zip(ones, others, strict=True))
