"""Why a move of Build the Castle is good, or what it risks."""

from __future__ import annotations

from donjon.core.game import Reason
from donjon.games.castle.state import State


def reasons(state: State, action: int) -> list[Reason]:
    """See core/game.py."""
    return []
