"""Reasons of moves, for the tests of all games."""

from __future__ import annotations

from donjon import Match
from donjon.core.game import Reason


def why(match: Match, move: str) -> list[Reason]:
    """Why the mover would make a legal move in a drawn position. A drawing shows what the mover knows, and need not fit the box."""
    assert match.why_not(move) is None, f"{move}: {match.why_not(move)}"
    found: list[Reason] = match.game.reasons.reasons(match._state.copy(), match.game.actions.read_move(move))
    return found
