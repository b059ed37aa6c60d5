"""Build the Castle at a real table: figures seen in each castle, and its completed towers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from donjon.core.pad import Entries, Row
from donjon.games.castle.pieces import FIGURES
from donjon.games.castle.pieces import ROWS as HEADINGS
from donjon.games.castle.state import OVER, State

MOST = 99
"""More than any castle shows: the printed cards are known by their pictures only, and a table may bring its own."""

ROWS = tuple(Row(name, MOST) for name in (*FIGURES, "tower"))

OPTIONS: tuple[str, ...] = ()


def position(seats: int, options: Mapping[str, str], entries: Entries) -> State:
    """What each castle shows, without its cards."""
    state = State()
    state.seats, state.phase = seats, OVER
    for seat in range(seats):
        state.rows[HEADINGS * seat : HEADINGS * seat + HEADINGS] = [entries[row.name][seat] for row in ROWS]
    return state


def told(step: Mapping[str, Any]) -> tuple[str, int]:
    """The figure, or the towers."""
    return step["where"], step["rule"]
