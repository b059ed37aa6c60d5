"""What the lab counts in Birds, Dragons and the Dungeon: the piece that a move plays, and what is paid for what is bought (docs/lab.md)."""

from __future__ import annotations

from donjon.games.dungeon.actions import PLACE, RETURN
from donjon.games.dungeon.pieces import CARDS
from donjon.games.dungeon.state import State

NAMES = tuple(f"knight {card}" if card.isdigit() else card for card in CARDS)
"""The kinds of card."""


def piece(state: State, action: int) -> int:
    """The drawn card that is placed, perched or thrown; nothing where it is returned."""
    return state.card - 1 if PLACE <= action < RETURN else -1


def paid(state: State) -> int:
    """Nothing is bought."""
    return -1
