"""Who has won: scores, tie rule, shared victories, and seats that cannot win."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from donjon.core.game import scores, tiebreak


def rank(state: Any, barred: int, out: MutableSequence[int]) -> int:
    """Marks the winners in out (1 or 0 by seat) and counts them; out holds the scores meanwhile. `barred` is a seat that cannot win, -1 none."""
    scores(state, out)
    best = -1
    for seat in range(state.seats):
        if seat == barred:
            continue
        if best < 0 or out[seat] > out[best] or (out[seat] == out[best] and tiebreak(state, seat) > tiebreak(state, best)):
            best = seat
    top = out[best]
    tie = tiebreak(state, best)
    count = 0
    for seat in range(state.seats):
        won = seat != barred and out[seat] == top and tiebreak(state, seat) == tie
        out[seat] = 1 if won else 0
        count += 1 if won else 0
    return count
