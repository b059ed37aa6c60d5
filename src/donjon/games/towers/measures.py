"""What the lab counts in 5 Towers: the piece that a move plays, and what is paid for what is bought (docs/lab.md)."""

from __future__ import annotations

from donjon.games.towers.actions import BUILD, write_card
from donjon.games.towers.pieces import FACES
from donjon.games.towers.state import BUILDING, DEMOLISHING, State

NAMES = tuple(map(write_card, range(FACES)))
"""The cards."""


def piece(state: State, action: int) -> int:
    """The card that is built."""
    return action - BUILD if action >= BUILD else -1


def paid(state: State) -> int:
    """take: the bid that the mover now carries out, in cards."""
    return state.high if state.phase == BUILDING or state.phase == DEMOLISHING else -1
