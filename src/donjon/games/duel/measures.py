"""What the lab counts in Tower Duel: the piece that a move plays, and what is paid for what is bought (docs/lab.md)."""

from __future__ import annotations

from donjon.games.duel.actions import BUILD, STORE, write_card
from donjon.games.duel.pieces import DECK
from donjon.games.duel.rules import card_at
from donjon.games.duel.state import State

NAMES = tuple(map(write_card, range(DECK)))
"""The cards by symbol and value, of either deck."""


def piece(state: State, action: int) -> int:
    """The card that is built on a tower."""
    return card_at(state, action - BUILD) % DECK if action < STORE else -1


def paid(state: State) -> int:
    """Nothing is bought."""
    return -1
