"""Birds, Dragons and the Dungeon at a real table: the knights on top by value, and for the tie the one that came last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from donjon.core.pad import BadEntry, Entries, Row
from donjon.games.dungeon.pieces import DECK
from donjon.games.dungeon.rules import Rule, reach_top
from donjon.games.dungeon.state import OVER, State

VALUES = (1, 2, 3)
MOST = DECK - 2
"""Knights of a deck at most: the printed one is known by its pictures only, but has a bird and a dragon."""

LAST = "last"

ROWS = (*(Row(f"knights-{value}", MOST) for value in VALUES), Row(LAST, max(VALUES), when=("tie", "last")))

OPTIONS = ("tie",)


def position(seats: int, options: Mapping[str, str], entries: Entries) -> State:
    """The knights are on top, each seat's last one behind its others."""
    state = State()
    state.seats, state.phase, state.latest = seats, OVER, int(options["tie"] == "last")
    state.patience = int(options["stall"])
    for seat in range(seats):
        knights = [value for value in VALUES for _ in range(entries[f"knights-{value}"][seat])]
        if len(knights) > MOST:
            raise BadEntry(
                f"seat {seat} has {len(knights)} knights on top, but a deck has at most {MOST}",
                f"knights-{VALUES[0]}",
                seat,
                Rule.SETUP_DECK,
            )
        if last := _last(seat, knights, entries):
            knights.remove(last)
            knights.append(last)
        for value in knights:
            reach_top(state, seat, value)
    _check_tie(state, entries)
    return state


def _last(seat: int, knights: list[int], entries: Entries) -> int:
    """The value of the last to arrive; 0 where nobody has said it."""
    last = entries[LAST][seat] if LAST in entries else 0
    if last and last not in knights:
        raise BadEntry(f"row {LAST} of seat {seat} is the value of a knight that it has on top, not {last}", LAST, seat)
    return last


def _check_tie(state: State, entries: Entries) -> None:
    """Where the last to arrive decides, it must be said, unless all of the seat's knights are equal."""
    if LAST not in entries:
        return
    best = max(state.crowned[: state.seats])
    tied = [seat for seat in range(state.seats) if state.crowned[seat] == best]
    for seat in tied if len(tied) > 1 else ():
        different = sum(entries[f"knights-{value}"][seat] > 0 for value in VALUES)
        if different > 1 and not entries[LAST][seat]:
            raise BadEntry(
                f"row {LAST} of seat {seat} decides the tie: say the value of the knight that arrived last, 1 to 3", LAST, seat, Rule.TIE
            )


def told(step: Mapping[str, Any]) -> tuple[str, int]:
    """The knights of a value."""
    return f"knights-{step['why']}", step["rule"]
