"""Bots as players: each is fed the bytes of an observed state and answers with an action.

Random and greedy run interpreted, so that they start at once; only the search needs compiled code, imported when one is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from donjon.bots import levels, tree
from donjon.bots.levels import Level
from donjon.core import chance
from donjon.core.game import NEVER, Game, load
from donjon.core.view import thawed

if TYPE_CHECKING:
    from donjon.bots.search import Search


class Player(Protocol):
    """A seat's mind. The same bytes and seed give the same action, unless the clock has ended its thought: a level's cap in milliseconds, or a time a move."""

    def choose(self, concealed: bytes, seat: int, seed: int | str) -> int:
        """The action for a position in which `seat` is the mover (bytes: Match.concealed)."""


def legal(game: Game, state: Any) -> list[int]:
    """The legal actions of a plain state."""
    moves = [0] * game.actions.WIDTH
    return moves[: game.rules.legal(state, moves)]


def any_of(game: Game, state: Any, moves: list[int], rng: chance.Rng) -> int:
    """Any of these moves that is not kept from bots (NEVER), each equally likely."""
    allowed = [move for move in moves if game.heuristics.weigh(state, move) > NEVER] or moves
    return allowed[chance.below(rng, len(allowed))]


class RandomPlayer:
    """Any move."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, concealed: bytes, seat: int, seed: int | str) -> int:
        """See Player."""
        state = thawed(self.game, concealed)
        return any_of(self.game, state, legal(self.game, state), chance.words(seed))


class GreedyPlayer:
    """The move that the game's heuristics weigh most."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.best = game.bind(tree.best)

    def choose(self, concealed: bytes, seat: int, seed: int | str) -> int:
        """See Player."""
        state = thawed(self.game, concealed)
        moves = legal(self.game, state)
        return int(self.best(state, moves, len(moves), [0.0] * len(moves), chance.words(seed)))


class SearchPlayer:
    """The most visited move of the tree search, by the game's own search if no other is given; a single legal move is played at once."""

    def __init__(self, game: Game, level: Level, thinker: Search | None = None) -> None:
        from donjon.bots import search  # compiled code: only where it is wanted

        self.game = game
        self.level = level
        self.search = thinker or search.load(game.name, level.kind == "foundation")

    def choose(self, concealed: bytes, seat: int, seed: int | str) -> int:
        """See Player."""
        moves = legal(self.game, thawed(self.game, concealed))
        return moves[0] if len(moves) == 1 else self.search.run(concealed, seat, self.level, seed)[0].action


PER = 1_000_000
"""Shares are drawn in millionths."""


class LevelPlayer:
    """The search, or greed where there is no budget, with the level's share of careless moves and its attention."""

    def __init__(self, game: Game, level: Level) -> None:
        self.game = game
        self.level = level
        self.best = game.bind(tree.best)
        self.search = None
        if level.searches:
            from donjon.bots import search  # compiled code: only where it is wanted

            self.search = search.load(game.name)

    def choose(self, concealed: bytes, seat: int, seed: int | str) -> int:
        """See Player. What is drawn for carelessness is drawn apart from what the search draws; whoever sees what others overlook is not careless."""
        state = thawed(self.game, concealed)
        moves = legal(self.game, state)
        if len(moves) == 1:
            return moves[0]
        rng = chance.words(f"{seed}/care")
        attentive = chance.below(rng, PER) < self.level.attention * PER
        careless = chance.below(rng, PER) < self.level.slips * PER
        plain = self.plain(moves)
        seen = moves if attentive else plain or moves
        if len(seen) == 1:
            return seen[0]
        if careless and seen == plain:
            return any_of(self.game, state, seen, rng)
        if self.search:
            for candidate in self.search.run(concealed, seat, self.level, seed):
                if candidate.visits and candidate.action in seen:
                    return candidate.action
        return int(self.best(state, seen, len(seen), [0.0] * len(seen), rng))

    def plain(self, moves: list[int]) -> list[int]:
        """The moves that nobody overlooks."""
        if not self.level.overlooked:
            return moves
        write = self.game.actions.write_move
        return [move for move in moves if str(write(move)).split()[0] not in self.level.overlooked]


def make(level: Level, game: str) -> Player:
    """The player of a level in a game."""
    found = load(game)
    if level.kind == "random":
        return RandomPlayer(found)
    if level.kind == "greedy":
        return GreedyPlayer(found)
    return LevelPlayer(found, levels.of(str(level), game)) if level.kind == "level" else SearchPlayer(found, level)
