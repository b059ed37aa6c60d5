"""What a casual player of Tower Duel would weigh."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from donjon.core.chance import Rng, below
from donjon.games.duel.actions import BUILD, STORE
from donjon.games.duel.state import State


def weigh(state: State, action: int) -> int:
    """How good a legal action looks to its mover; higher is better."""
    return 100 if BUILD <= action < STORE else 0


def sample(state: State, moves: Sequence[int], count: int, rng: Rng) -> int:
    """Playouts take the better of two moves."""
    first = moves[below(rng, count)]
    second = moves[below(rng, count)]
    return first if weigh(state, first) >= weigh(state, second) else second


def evaluate(state: State, out: MutableSequence[float]) -> None:
    """The share of the victory by seat."""
    for seat in range(state.seats):
        out[seat] = 0.5
