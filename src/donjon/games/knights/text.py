"""The board of Robber Knights as text, both ways.

    2 seats, deploy=optional; seat 0: deploy, 1 laid
    seat 0: knights 30, drawn 1, hand P, played Pc
    seat 1: knights 28, drawn 0, hand ? ?, played -
     1  M        P        Pc*
     0  Pv/011   M        .
        0        1        2

Each cell shows its tile and, after a stroke, the seats of the knights from the bottom up; `*` marks the castle that waits, `.` an empty cell. The numbers at the
left are y, the last line is x.
"""

from __future__ import annotations

import re
from typing import Any

from donjon.games.knights.meta import META
from donjon.games.knights.pieces import CHOICE, GROUPS, KINDS, PILE, POINTS
from donjon.games.knights.rules import Rule, put_knights, put_tile
from donjon.games.knights.state import CELLS, DEPLOYING, KEEPING, ROWS, SEATS, SOUTH, WEST, State

PHASES = ("keep", "lay", "deploy", "over")
WIDE = 9


def draw(state: State, seat: int | None) -> str:
    """What the seat sees of an observed state; -1: what everyone sees, None: all that lies in hands."""
    option = META.options["deploy"][state.forced]
    lines = [f"{state.seats} seats, deploy={option}; seat {state.turn}: {PHASES[state.phase]}, {state.laid} laid"]
    for other in range(state.seats):
        held = [KINDS[kind] if seat in (None, other) else "?" for kind in state.hand[2 * other : 2 * other + 2] if kind >= 0]
        played = [KINDS[kind] for kind in range(len(KINDS)) for _ in range(state.played[9 * other + kind])]
        kept = (
            f", kept {KINDS[CHOICE[state.kept[other]]]}"
            if state.kept[other] >= 0 and (state.phase != KEEPING or seat in (None, other))
            else ""
        )
        lines.append(
            f"seat {other}: knights {state.knights[other]}, drawn {state.drawn[other]}, hand {' '.join(held) or '-'}, "
            f"played {' '.join(played) or '-'}{kept}"
        )
    if state.phase != KEEPING:
        west, east, south, north = state.box
        for y in range(north, south - 1, -1):
            row = [_cell(state, (x + WEST) * ROWS + y + SOUTH) for x in range(west, east + 1)]
            lines.append(f"{y:>2}  " + "".join(f"{cell:<{WIDE}}" for cell in row).rstrip())
        lines.append("    " + "".join(f"{x:<{WIDE}}" for x in range(west, east + 1)).rstrip())
    return "\n".join(lines)


def _cell(state: State, cell: int) -> str:
    if state.tile[cell] < 0:
        return "."
    knights = ""
    stack = state.stack[cell]
    while stack:
        knights = str(stack % 5 - 1) + knights
        stack //= 5
    return KINDS[state.tile[cell]] + (f"/{knights}" if knights else "") + ("*" if cell == state.castle and state.phase == DEPLOYING else "")


_HEAD = re.compile(r"(\d) seats, deploy=(\w+); seat (\d): (\w+), (\d) laid")
_SEAT = re.compile(r"seat (\d): knights (\d+), drawn (\d+), hand (.+), played ([^,]+)(?:, kept (\w+))?")


def parse(text: str) -> State:
    """The position that a drawing shows; what it does not show lies in the order of the box. For tests and questions, not for play."""
    lines = [line.rstrip() for line in text.strip("\n").splitlines()]
    margin = min(len(line) - len(line.lstrip()) for line in lines if line.startswith(" ") or "seat" in line)
    lines = [line[margin:] for line in lines]
    state = State()
    head = _HEAD.fullmatch(lines[0])
    if head is None:
        raise ValueError(f"not the first line of a drawing: {lines[0]!r}")
    state.seats, state.turn, state.laid = int(head[1]), int(head[3]), int(head[5])
    state.forced, state.phase = META.options["deploy"].index(head[2]), PHASES.index(head[4])
    state.castle = -1
    state.tile = [-1] * (CELLS + ROWS)
    state.kept, state.hand = [-1] * SEATS, [-1] * (2 * SEATS)
    for seat in range(state.seats):
        _parse_seat(state, lines[1 + seat])
    if state.phase != KEEPING:
        _parse_board(state, lines[1 + state.seats : -1], [int(x) for x in lines[-1].split()])
    return state


def _parse_seat(state: State, line: str) -> None:
    found = _SEAT.fullmatch(line)
    if found is None:
        raise ValueError(f"not a seat's line of a drawing: {line!r}")
    seat = int(found[1])
    state.knights[seat], state.drawn[seat] = int(found[2]), int(found[3])
    held = sorted(KINDS.index(name) for name in found[4].split() if name in KINDS)
    state.hand[2 * seat : 2 * seat + 2] = [-1] * (2 - len(held)) + held
    for name in found[5].split():
        if name != "-":
            state.played[9 * seat + KINDS.index(name)] += 1
    state.kept[seat] = CHOICE.index(KINDS.index(found[6])) if found[6] else -1 if state.phase == KEEPING else 0
    state.pile[PILE * seat : PILE * seat + PILE] = GROUPS


def _parse_board(state: State, rows: list[str], columns: list[int]) -> None:
    mover, waiting = state.turn, list(state.knights)
    for row in rows:
        y, *cells = row.split()
        for x, cell in zip(columns, cells, strict=True):
            place = (x + WEST) * ROWS + int(y) + SOUTH
            name, _, knights = cell.rstrip("*").partition("/")
            if name == ".":
                continue
            put_tile(state, place, KINDS.index(name))
            for owner in knights:
                state.turn = int(owner)
                put_knights(state, place, 1)
            if cell.endswith("*"):
                state.castle = place
    state.turn, state.knights = mover, waiting
    xs = [cell // ROWS - WEST for cell in range(CELLS) if state.tile[cell] >= 0]
    ys = [cell % ROWS - SOUTH for cell in range(CELLS) if state.tile[cell] >= 0]
    state.box = [min(xs), max(xs), min(ys), max(ys)]


def count(state: State) -> list[dict[str, Any]]:
    """The score tile by tile, from the north-west on (score)."""
    steps = []
    west, east, south, north = state.box
    for y in range(north, south - 1, -1):
        for x in range(west, east + 1):
            cell = (x + WEST) * ROWS + y + SOUTH
            if state.height[cell] and POINTS[state.tile[cell]]:
                kind = state.tile[cell]
                steps.append(
                    {"seat": state.stack[cell] % 5 - 1, "rule": Rule.SCORE, "points": POINTS[kind], "where": f"{x},{y}", "why": KINDS[kind]}
                )
    return steps
