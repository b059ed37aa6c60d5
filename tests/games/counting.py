"""How many positions there are after so many plies, counted in two ways that share nothing with the compiled driver."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from donjon import Match
from donjon.core.game import Game
from donjon.core.state import Record


def counted(game: Game, state: Record, depth: int) -> int:
    """By the interpreted rules, chance as the state's generator decides."""
    moves = [0] * game.actions.WIDTH
    count = int(game.rules.legal(state, moves))
    if depth == 1:
        return count
    found = 0
    for action in moves[:count]:
        child = state.copy()
        game.rules.apply(child, action)
        found += counted(game, child, depth - 1)
    return found


def positions(match: Match, oracle: Any, depth: int) -> int:
    """As the second referee counts; the first one only says what is turned up."""
    if depth == 1:
        return len(oracle.legal())
    found = 0
    for move in sorted(oracle.legal()):
        state, plies = match._state.copy(), [*match._plies]
        entry = match.play(move)
        child = deepcopy(oracle)
        child.play(move, entry.outcome)
        found += positions(match, child, depth - 1)
        match._state, match._plies = state, plies
    return found
