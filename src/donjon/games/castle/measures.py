"""What the lab counts in Build the Castle: the piece that a move plays, and what is paid for what is bought (docs/lab.md)."""

from __future__ import annotations

from donjon.games.castle.actions import DISCARD, LAY, write_card
from donjon.games.castle.pieces import MOST
from donjon.games.castle.state import CELLS, State

NAMES = tuple(map(write_card, range(MOST)))
"""The cards by their place in the file."""


def piece(state: State, action: int) -> int:
    """The card that is laid face up."""
    way = (action - LAY) // CELLS
    return way // 2 if action < DISCARD and way % 2 == 0 else -1


def paid(state: State) -> int:
    """Nothing is bought."""
    return -1
