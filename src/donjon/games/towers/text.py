"""The board of 5 Towers as text, both ways.

    2 seats, next_start=winner_left; seat 1: bid, starter 0, high 2 by 0, take 0
    draw pile 66, shuffled once; discarded P4 D15
    display C5 S3 P0 J12 D9
    demolished 0:C2 1:D3
     .   .   .   .   6     .   .   .   .   .
     .   .   .   .   10    .   .   .   .   .
     .   7   .   .   13    0   .   .   .   .
     C   S   P   J   D     C   S   P   J   D

The towers stand seat by seat, each card on the one below it. In the display `.` is a card that was taken; a demolished card has its seat before it.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from donjon.core.chance import words
from donjon.games.towers.actions import read_card, write_card
from donjon.games.towers.meta import META
from donjon.games.towers.pieces import DECK, DISPLAY, FACES, KINDS, ROOF, SIZE, TYPES, VALUES
from donjon.games.towers.rules import Rule, along, put_card, top
from donjon.games.towers.state import FELLED, STOREYS, State

PHASES = ("bid", "demolish", "build", "over")
TIMES = ("once", "twice")


def draw(state: State, seat: int | None) -> str:
    """What anyone sees of a state: only the order of the draw pile is hidden, and it is never drawn."""
    option = META.options["next_start"][state.starter_left]
    high = f"{state.high} by {state.leader}" if state.leader >= 0 else "-"
    discarded = [write_card(face) for face in state.discard[: state.discards]]
    display = [write_card(face) if face >= 0 else "." for face in state.display[: state.shown]]
    felled = [f"{felled // FACES}:{write_card(felled % FACES)}" for felled in state.heap if felled >= 0]
    lines = [
        f"{state.seats} seats, next_start={option}; seat {state.turn}: {PHASES[state.phase]}, starter {state.starter}, high {high}, take {state.take}",
        f"draw pile {state.left}, shuffled {TIMES[state.again]}; discarded {' '.join(discarded) or '-'}",
        f"display {' '.join(display)}",
        f"demolished {' '.join(felled) or '-'}",
    ]
    for storey in range(max(state.height) - 1, -1, -1):
        lines.append(_row([_storey(state, column, storey) for column in range(KINDS * state.seats)]))
    lines.append(_row(list(TYPES) * state.seats))
    return "\n".join(lines)


def _storey(state: State, column: int, storey: int) -> str:
    return str(state.tower[STOREYS * column + storey]) if storey < state.height[column] else "."


def _row(cells: list[str]) -> str:
    blocks = [cells[at : at + KINDS] for at in range(0, len(cells), KINDS)]
    return "  ".join("".join(f" {cell:<3}" for cell in block) for block in blocks).rstrip()


_HEAD = re.compile(r"(\d) seats, next_start=(\w+); seat (\d): (\w+), starter (\d), high (?:-|(\d) by (\d)), take (\d)")
_PILE = re.compile(r"draw pile (\d+), shuffled (\w+); discarded (.+)")


def parse(text: str) -> State:
    """The position that a drawing shows; the draw pile has cards it does not show, the highest on top, and the generator starts anew. For tests and questions, not for play."""
    lines = [line.strip() for line in text.strip().splitlines()]
    head, pile = _HEAD.fullmatch(lines[0]), _PILE.fullmatch(lines[1])
    if head is None or pile is None:
        raise ValueError(f"not the first lines of a drawing: {lines[:2]!r}")
    state = State()
    state.rng = words(0)
    state.seats, state.turn, state.starter, state.take = int(head[1]), int(head[3]), int(head[5]), int(head[8])
    state.starter_left, state.phase = META.options["next_start"].index(head[2]), PHASES.index(head[4])
    state.high, state.leader = (int(head[6]), int(head[7])) if head[6] else (-1, -1)
    state.left, state.again = int(pile[1]), TIMES.index(pile[2])
    state.wish = [-1] * DISPLAY
    discarded = [_card(name) for name in pile[3].split() if name != "-"]
    state.discards, state.discard = len(discarded), discarded + [-1] * (len(DECK) - len(discarded))
    _parse_display(state, lines[2].removeprefix("display").split())
    _parse_heap(state, lines[3].removeprefix("demolished").split())
    for line in reversed(lines[4:-1]):
        _parse_storey(state, line.split())
    _fill_pile(state)
    return state


def _card(name: str) -> int:
    face = read_card(name)
    if face < 0:
        raise ValueError(f"not a card of a drawing: {name!r}")
    return face


def _parse_display(state: State, names: list[str]) -> None:
    state.shown, state.display = len(names), [-1] * DISPLAY
    for slot, name in enumerate(names):
        if name != ".":
            face = state.display[slot] = _card(name)
            state.cards[face // VALUES] = along(state.cards[face // VALUES], face % VALUES)


def _parse_heap(state: State, names: list[str]) -> None:
    felled = [(int(name[0]), _card(name[2:])) for name in names if name != "-"]
    state.heap = [FACES * seat + face for seat, face in felled] + [-1] * (FELLED - len(felled))
    for seat, _ in felled:
        state.gone[seat] += 1


def _parse_storey(state: State, cells: list[str]) -> None:
    if len(cells) != KINDS * state.seats:
        raise ValueError(f"a row of a drawing has {KINDS} cells a seat: {cells!r}")
    for column, cell in enumerate(cells):
        if cell != ".":
            put_card(state, column, int(cell))


def _fill_pile(state: State) -> None:
    unseen = Counter(DECK[: SIZE[state.seats]])
    unseen.subtract(face for face in state.display + state.discard if face >= 0)
    unseen.subtract(felled % FACES for felled in state.heap if felled >= 0)
    for column in range(KINDS * state.seats):
        values = state.tower[STOREYS * column : STOREYS * column + state.height[column]]
        unseen.subtract(_card(f"{TYPES[column % KINDS]}{value}") for value in values)
    if min(unseen.values()) < 0 or unseen.total() < state.left:
        raise ValueError("a drawing shows more cards than the box has")
    state.pile = sorted(unseen.elements())[: state.left] + [0] * (len(DECK) - state.left)
    for face in state.pile[: state.left] + (state.discard[: state.discards] if state.again == 0 else []):
        state.ahead[face // VALUES] = along(state.ahead[face // VALUES], face % VALUES)


def count(state: State) -> list[dict[str, Any]]:
    """The score tower by tower (score.card), then the tallest (score.tallest) and what was demolished (score.demolished), seat by seat.

    `where` is the type of the tower, "" for demolished cards; `why` the number of cards, with a roof `6 roof`.
    """
    steps: list[dict[str, Any]] = []
    for seat in range(state.seats):
        heights = state.height[KINDS * seat : KINDS * seat + KINDS]
        for kind, height in enumerate(heights):
            roofed = top(state, KINDS * seat + kind) == ROOF
            if height:
                why = f"{height} roof" if roofed else f"{height}"
                steps.append(_step(seat, Rule.SCORE_CARD, 2 * height if roofed else height, TYPES[kind], why))
        if tallest := max(heights):
            steps.append(_step(seat, Rule.SCORE_TALLEST, tallest, TYPES[heights.index(tallest)], f"{tallest}"))
        if gone := state.gone[seat]:
            steps.append(_step(seat, Rule.SCORE_DEMOLISHED, -gone * (gone + 1) // 2, "", f"{gone}"))
    return steps


def _step(seat: int, rule: Rule, points: int, where: str, why: str) -> dict[str, Any]:
    return {"seat": seat, "rule": rule, "points": points, "where": where, "why": why}
