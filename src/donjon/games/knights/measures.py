"""What the lab counts in Robber Knights: the piece that a move plays, and what is paid for what is bought (docs/lab.md)."""

from __future__ import annotations

from donjon.games.knights.actions import DEPLOY, KEEP, LAY
from donjon.games.knights.pieces import CHOICE, KINDS
from donjon.games.knights.state import CELLS, State

NAMES = KINDS
"""The kinds of tile."""


def piece(state: State, action: int) -> int:
    """The tile that is kept or laid."""
    if action < LAY:
        return CHOICE[action - KEEP]
    return (action - LAY) // CELLS if action < DEPLOY else -1


def paid(state: State) -> int:
    """Nothing is bought."""
    return -1
