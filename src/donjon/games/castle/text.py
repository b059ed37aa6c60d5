"""The board of Build the Castle as text, both ways.

    2 seats, catapult=and; seat 1: take, starter 0, turns 1
    display c1 . c3 c4 c9
    draw pile 66, out c12 c30
    starts c5 ?
    castle 0
     1  .      c20    .
     0  .      (?)    (c3)
        -1     0      1
    castle 1
     0  (?)
        0

Cards are named by their place in the file, in brackets where they lie face down; `(?)` is the start card. In the display `.` is a card that was taken. While
the mover is asked whom to shoot at, the phase is `shoot c17`. The numbers at the left are y, below a castle stands x.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from donjon.core.chance import words
from donjon.games.castle.actions import read_card, write_card
from donjon.games.castle.meta import META
from donjon.games.castle.pieces import BOX, DISPLAY, FIGURES, MOST, ROWS
from donjon.games.castle.rules import Rule, points_of_row, put_card, sort_offer
from donjon.games.castle.secrets import unseen
from donjon.games.castle.state import CELLS, COLUMNS, SEATS, SHOOTING, START, STOREYS, WEST, State

PHASES = ("take", "shoot", "over")
WIDE = 7


def draw(state: State, seat: int | None) -> str:
    """What anyone sees of an observed state; None: the start cards too, where they are known."""
    option = META.options["catapult"][state.either]
    shot = f" {write_card(state.taken)}" if state.phase == SHOOTING else ""
    there = {*unseen(state), *state.display, *(abs(tile) - 1 for tile in state.tile if tile not in (0, START))}
    if state.phase == SHOOTING:
        there.add(state.taken)
    out = [write_card(card) for card in range(state.cards) if card not in there]
    display = [write_card(card) if card >= 0 else "." for card in state.display[: state.shown]]
    starts = [
        write_card(state.start[other]) if seat is None and state.start[other] >= 0 and not state.untold[other] else "?"
        for other in range(state.seats)
    ]
    lines = [
        f"{state.seats} seats, catapult={option}; seat {state.turn}: {PHASES[state.phase]}{shot}, starter {state.starter}, turns {state.turns}",
        f"display {' '.join(display) or '-'}",
        f"draw pile {state.left}, out {' '.join(out) or '-'}",
        f"starts {' '.join(starts)}",
    ]
    for other in range(state.seats):
        lines += [f"castle {other}", *_castle(state, other)]
    return "\n".join(lines)


def _castle(state: State, seat: int) -> list[str]:
    height = state.height[COLUMNS * seat : COLUMNS * seat + COLUMNS]
    columns = [column for column in range(COLUMNS) if height[column]]
    span = range(columns[0], columns[-1] + 1)
    lines = []
    for y in range(max(height) - 1, -1, -1):
        cells = [_tile(state.tile[CELLS * seat + STOREYS * column + y]) for column in span]
        lines.append(f"{y:>2}  " + "".join(f"{cell:<{WIDE}}" for cell in cells).rstrip())
    lines.append("    " + "".join(f"{column - WEST:<{WIDE}}" for column in span).rstrip())
    return lines


def _tile(tile: int) -> str:
    if tile == 0:
        return "."
    if tile == START:
        return "(?)"
    return write_card(tile - 1) if tile > 0 else f"({write_card(-tile - 1)})"


_HEAD = re.compile(r"(\d) seats, catapult=(\w+); seat (\d): (\w+)(?: (c\d+))?, starter (\d), turns (\d)")
_PILE = re.compile(r"draw pile (\d+), out (.+)")


def parse(text: str, box: Sequence[int] = BOX) -> State:
    """The position that a drawing shows; the draw pile has the unseen cards in the order of the box, the first on top, and the generator starts anew. For tests and questions, not for play."""
    lines = [line.strip() for line in text.strip().splitlines()]
    head, pile = _HEAD.fullmatch(lines[0]), _PILE.fullmatch(lines[2])
    if head is None or pile is None:
        raise ValueError(f"not the first lines of a drawing: {lines[:3]!r}")
    state = State()
    state.rng = words(0)
    state.seats, state.turn, state.starter, state.turns = int(head[1]), int(head[3]), int(head[6]), int(head[7])
    state.either, state.phase = META.options["catapult"].index(head[2]), PHASES.index(head[4])
    state.taken = _card(head[5]) if head[5] else -1
    state.cards, state.box = len(box), [*box, *[0] * (MOST - len(box))]
    state.west = [WEST if seat < state.seats else 0 for seat in range(SEATS)]
    state.east = [WEST + 1 if seat < state.seats else 0 for seat in range(SEATS)]
    display = [-1 if name == "." else _card(name) for name in lines[1].removeprefix("display").split() if name != "-"]
    state.shown, state.display = len(display), [*display, *[-1] * (DISPLAY - len(display))]
    state.offers = sum(card >= 0 for card in display)
    sort_offer(state)
    _parse_castles(state, lines[4:])
    seen = {_card(name) for name in re.findall(r"c\d+", "\n".join(lines))}
    rest = [card for card in reversed(range(state.cards)) if card not in seen]
    starts = lines[3].removeprefix("starts").split()
    if len(starts) != state.seats:
        raise ValueError(f"{state.seats} seats have so many start cards: {lines[3]!r}")
    state.untold = [int(name == "?") for name in starts] + [0] * (SEATS - state.seats)
    state.start = [rest.pop(0) if name == "?" else _card(name) for name in starts] + [-1] * (SEATS - state.seats)
    state.left = int(pile[1])
    if len(rest) < state.left:
        raise ValueError(f"a drawing leaves {len(rest)} cards for a draw pile of {state.left}")
    state.pile = rest[len(rest) - state.left :] + [0] * (MOST - state.left)
    return state


def _card(name: str) -> int:
    card = read_card(name)
    if card < 0:
        raise ValueError(f"not a card of a drawing: {name!r}")
    return card


def _parse_castles(state: State, lines: list[str]) -> None:
    rows: list[list[str]] = []
    seat = -1
    for line in lines:
        if line.startswith("castle"):
            seat, rows = int(line.split()[1]), []
        else:
            rows.append(line.split())
            if len(rows) > 1 and rows[-2][0] == "0":
                _parse_castle(state, seat, rows[:-1], [int(x) for x in rows[-1]])


def _parse_castle(state: State, seat: int, rows: list[list[str]], xs: list[int]) -> None:
    for y, *cells in reversed(rows):
        for x, cell in zip(xs, cells, strict=True):
            tile = START if cell == "(?)" else -1 - _card(cell[1:-1]) if cell.startswith("(") else 0 if cell == "." else 1 + _card(cell)
            if tile:
                put_card(state, seat, (x + WEST) * STOREYS + int(y), tile)


def count(state: State) -> list[dict[str, Any]]:
    """The score row by row: who has most of it, and who second most.

    `where` is the figure or `tower`; `why` the counts of all seats, `4 4 1`.
    """
    steps = []
    for row, name in enumerate((*FIGURES, "tower")):
        counts = " ".join(str(state.rows[ROWS * seat + row]) for seat in range(state.seats))
        for seat in range(state.seats):
            points = points_of_row(state, seat, row)
            if points:
                rule = (Rule.SCORE_SECOND, Rule.SCORE_TIE__FIRST, Rule.SCORE_FIRST)[points - 1]
                steps.append({"seat": seat, "rule": rule, "points": points, "where": name, "why": counts})
    return steps
