"""Bots as players: each is fed the bytes of an observed state and answers with an action.

Random and greedy run interpreted, so that they start at once; only the search needs compiled code, imported when one is made.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from donjon.bots import tree
from donjon.bots.levels import Level
from donjon.core import chance
from donjon.core.game import NEVER, Game, load
from donjon.core.state import dtype, thaw


class Player(Protocol):
    """A seat's mind. The same bytes, seed and number of simulations give the same action."""

    def choose(self, concealed: bytes, seat: int, seed: int | str) -> int:
        """The action for a position in which `seat` is the mover (bytes: Match.concealed)."""


def thawed(game: Game, concealed: bytes) -> Any:
    """The plain state of Match.concealed's bytes."""
    return thaw(game.state, np.frombuffer(concealed, dtype(game.state)))


class RandomPlayer:
    """Any legal move that is not kept from bots (NEVER), each equally likely."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, concealed: bytes, seat: int, seed: int | str) -> int:
        """See Player."""
        state = thawed(self.game, concealed)
        moves = [0] * self.game.actions.WIDTH
        count = self.game.rules.legal(state, moves)
        allowed = [move for move in moves[:count] if self.game.heuristics.weigh(state, move) > NEVER]
        return allowed[chance.below(chance.words(seed), len(allowed))]


class GreedyPlayer:
    """The move that the game's heuristics weigh most."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.best = game.bind(tree.best)

    def choose(self, concealed: bytes, seat: int, seed: int | str) -> int:
        """See Player."""
        state = thawed(self.game, concealed)
        moves = [0] * self.game.actions.WIDTH
        count = self.game.rules.legal(state, moves)
        return int(self.best(state, moves, count, chance.words(seed)))


class SearchPlayer:
    """The most visited move of the tree search; a single legal move is played at once."""

    def __init__(self, game: Game, level: Level) -> None:
        from donjon.bots import search  # compiled code: only where it is wanted

        self.game = game
        self.level = level
        self.search = search.load(game.name)

    def choose(self, concealed: bytes, seat: int, seed: int | str) -> int:
        """See Player."""
        moves = [0] * self.game.actions.WIDTH
        if self.game.rules.legal(thawed(self.game, concealed), moves) == 1:
            return moves[0]
        return self.search.run(concealed, seat, self.level, seed)[0].action


def make(level: Level, game: str) -> Player:
    """The player of a level in a game."""
    found = load(game)
    if level.kind == "random":
        return RandomPlayer(found)
    return GreedyPlayer(found) if level.kind == "greedy" else SearchPlayer(found, level)
