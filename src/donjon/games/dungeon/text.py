"""The tower of Birds, Dragons and the Dungeon as text, both ways.

    2 seats, deck=standard, return=free, throw=steady, aim=chance, stall=3, tie=sum; seat 0: choose, 0 returns
    seat 0: deck 3 4 5 1 1, dungeon 0 0 0 0 0
    seat 1: deck 4 4 5 1 1, dungeon 0 0 0 0 0, first turn
    top: 0:3 1:2
    8
    7          6
    5          4  0:21 dragon 1
    3b         3w
    2b         2w 1:2
    1b         1w 0:1

Decks and dungeon are counts of knights 1, 2, 3, birds and dragons. Each slot shows whose knights stand there, their values from the bottom up, and whose dragon sits on it; the
back of the tower is at the left.
"""

from __future__ import annotations

import re
from typing import Any

from donjon.games.dungeon.meta import META
from donjon.games.dungeon.pieces import CARDS, SLOTS
from donjon.games.dungeon.rules import Rule, reach_top
from donjon.games.dungeon.state import KINDS, PLACES, PLAYING, State

PHASES = ("choose", "play", "over", "stalled")
ROWS = (("", "8"), ("7", "6"), ("5", "4"), ("3b", "3w"), ("2b", "2w"), ("1b", "1w"))
WIDE = 20


def draw(state: State, seat: int | None) -> str:
    """What everyone sees of an observed state; nothing is hidden from anybody."""
    names = zip(META.options, META.options.values(), _options(state), strict=True)
    options = ", ".join(f"{name}={values[chosen]}" for name, values, chosen in names)
    asked = PHASES[state.phase] + (f" {CARDS[state.card - 1]}" if state.phase == PLAYING else "")
    lines = [f"{state.seats} seats, {options}; seat {state.turn}: {asked}, {state.returns} returns"]
    for other in range(state.seats):
        deck, lost = (" ".join(map(str, counts[KINDS * other : KINDS * (other + 1)])) for counts in (state.deck, state.lost))
        lines.append(f"seat {other}: deck {deck}, dungeon {lost}" + ("" if state.begun[other] else ", first turn"))
    lines.append("top: " + (" ".join(f"{knight // 4}:{knight % 4}" for knight in state.peak if knight) or "-"))
    for back, front in ROWS:
        lines.append(f"{_slot(state, back):<{WIDE}}{_slot(state, front)}".rstrip())
    return "\n".join(lines)


def _options(state: State) -> list[int]:
    return [state.boxed, state.forced, state.throwing, state.hand, int(state.patience == 10), state.latest]


def _slot(state: State, name: str) -> str:
    if not name:
        return ""
    slot = SLOTS.index(name)
    knights = f" {state.owner[slot]}:{state.low[slot]}{state.high[slot] or ''}" if state.low[slot] else ""
    return f"{name:<2}{knights}" + (f" dragon {state.dragon[slot]}" if state.dragon[slot] >= 0 else "")


_HEAD = re.compile(r"(\d) seats, (.+); seat (\d): (\w+)(?: (\w+))?, (\d+) returns")
_SEAT = re.compile(r"seat (\d): deck ([\d ]+), dungeon ([\d ]+)(, first turn)?")
_SLOT = re.compile(r"(?:^|\s)([1-3][wb]|[4-8])(?=\s|$)(?: +(\d):([1-3])([1-3])?)?(?: +dragon (\d))?")


def parse(text: str) -> State:
    """The position that a drawing shows. For tests and questions, not for play."""
    lines = [line.strip() for line in text.strip("\n").splitlines()]
    state = State()
    head = _HEAD.fullmatch(lines[0])
    if head is None:
        raise ValueError(f"not the first line of a drawing: {lines[0]!r}")
    chosen = META.numbers(dict(option.split("=") for option in head[2].split(", ")))
    state.boxed, state.forced, state.throwing, state.hand, patience, state.latest = chosen
    state.patience = 10 if patience else 3
    state.seats, state.turn, state.phase, state.returns = int(head[1]), int(head[3]), PHASES.index(head[4]), int(head[6])
    state.card = CARDS.index(head[5]) + 1 if head[5] else 0
    state.falls[0] = -1
    state.owner, state.dragon = [-1] * PLACES, [-1] * PLACES
    for seat in range(state.seats):
        _parse_seat(state, seat, lines[1 + seat])
    for knight in lines[1 + state.seats].removeprefix("top:").split():
        if knight != "-":
            reach_top(state, int(knight[0]), int(knight[2]))
    for line in lines[2 + state.seats :]:
        for found in _SLOT.finditer(line):
            _parse_slot(state, found)
    return state


def _parse_seat(state: State, seat: int, line: str) -> None:
    found = _SEAT.fullmatch(line)
    if found is None or int(found[1]) != seat:
        raise ValueError(f"not the line of seat {seat} of a drawing: {line!r}")
    state.deck[KINDS * seat : KINDS * (seat + 1)] = map(int, found[2].split())
    state.lost[KINDS * seat : KINDS * (seat + 1)] = map(int, found[3].split())
    state.left[seat] = sum(state.deck[KINDS * seat : KINDS * (seat + 1)])
    state.begun[seat] = 0 if found[4] else 1


def _parse_slot(state: State, found: re.Match[str]) -> None:
    slot = SLOTS.index(found[1])
    if found[2]:
        state.owner[slot], state.low[slot], state.high[slot] = int(found[2]), int(found[3]), int(found[4] or 0)
    if found[5]:
        state.dragon[slot] = int(found[5])


def count(state: State) -> list[dict[str, Any]]:
    """The knights on top, in the order of arrival (score)."""
    knights = [knight for knight in state.peak if knight]
    return [{"seat": knight // 4, "rule": Rule.SCORE, "points": 1, "where": "top", "why": str(knight % 4)} for knight in knights]
