"""What a casual player of Build the Castle weighs, in hundredths of a point."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from donjon.core.chance import Rng, below
from donjon.games.castle.state import State


def weigh(state: State, action: int) -> int:
    """How good a legal action looks to its mover."""
    return 0


def sample(state: State, moves: Sequence[int], count: int, rng: Rng) -> int:
    """Any move."""
    return moves[below(rng, count)]


def evaluate(state: State, out: MutableSequence[float]) -> None:
    """The share of the victory by seat."""
    for seat in range(state.seats):
        out[seat] = 1 / state.seats
