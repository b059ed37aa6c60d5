"""Why a move of Tower Duel is good, or what it risks."""

from __future__ import annotations

from donjon.core.game import Reason
from donjon.games.duel.state import State


def reasons(state: State, action: int) -> list[Reason]:
    """See core/game.py."""
    return []
