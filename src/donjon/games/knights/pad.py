"""Robber Knights at a real table: whose knight stands on top of castles, villages and towns, and the knights left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from donjon.core.pad import BadEntry, Entries, Row
from donjon.games.knights.pieces import CHOICE, GROUPS, KNIGHTS, LEAVE, PLAIN_CASTLE, PLAIN_TOWN, PLAIN_VILLAGE, POINTS
from donjon.games.knights.rules import Rule, put_knights, put_tile
from donjon.games.knights.state import CELLS, OVER, SEATS, SOUTH, WEST, State
from donjon.games.knights.state import ROWS as DEPTH

LEFT = "left"

KINDS = {"castles": PLAIN_CASTLE, "villages": PLAIN_VILLAGE, "towns": PLAIN_TOWN}
"""A row and a kind of tile that scores like all that are counted in it; the land does not count."""

TILES = (PLAIN_CASTLE, *CHOICE, *GROUPS)
"""All tiles of a seat."""

EACH = {name: sum(POINTS[tile] == POINTS[kind] for tile in TILES) for name, kind in KINDS.items()}
"""How many of them a seat brings."""

ROWS = (*(Row(name, EACH[name] * SEATS) for name in KINDS), Row(LEFT, KNIGHTS))

OPTIONS: tuple[str, ...] = ()


def position(seats: int, options: Mapping[str, str], entries: Entries) -> State:
    """A layout of the held tiles alone, side by side, a knight on each."""
    _check_box(seats, entries)
    state = State()
    state.seats, state.castle, state.tile = seats, -1, [-1] * (CELLS + DEPTH)
    cell = 0
    for state.turn in range(seats):
        for name, kind in KINDS.items():
            for _ in range(entries[name][state.turn]):
                put_tile(state, cell, kind)
                put_knights(state, cell, 1)
                cell += 1
        state.knights[state.turn] = entries[LEFT][state.turn]
    state.phase, state.turn = OVER, 0
    state.box = [-WEST, max(cell - 1, 0) // DEPTH - WEST, -SOUTH, DEPTH - 1 - SOUTH]
    return state


def _check_box(seats: int, entries: Entries) -> None:
    """No more tiles and knights than the box has."""
    for name, each in EACH.items():
        total = sum(entries[name])
        if total > each * seats:
            raise BadEntry(f"row {name} adds up to {total}, but {seats} players lay {each * seats}", name)
    for seat in range(seats):
        used = sum(entries[name][seat] * LEAVE[kind] for name, kind in KINDS.items()) + entries[LEFT][seat]
        if used > KNIGHTS:
            raise BadEntry(
                f"seat {seat} would need {used} knights for what it holds and those left, but has {KNIGHTS}", LEFT, seat, Rule.CASTLE_LEAVE
            )


def told(step: Mapping[str, Any]) -> tuple[str, int]:
    """What stands on the tile."""
    return next(name for name, kind in KINDS.items() if POINTS[kind] == step["points"]), step["rule"]
