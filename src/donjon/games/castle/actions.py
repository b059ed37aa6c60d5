"""Moves and outcomes of Build the Castle as numbers and as text (records.md, castle)."""

from __future__ import annotations

import re

from donjon.core.errors import BadMove, BadOutcome
from donjon.games.castle.pieces import DISPLAY, MOST
from donjon.games.castle.state import CELLS, SEATS, STOREYS, WEST

LAY = 0  # + (2 * card + side) * CELLS + cell; side 0 up, 1 back
DISCARD = LAY + 2 * MOST * CELLS  # + card
SHOOT = DISCARD + MOST  # + seat * CELLS + cell
HOLD = SHOOT + SEATS * CELLS
ACTIONS = HOLD + 1

LAY_OUTSIDE = ACTIONS  # + card
NO_CARD = LAY_OUTSIDE + MOST  # to take a card that no box has
NO_TARGET = NO_CARD + 1  # to shoot at a seat or a cell that no table has

# A castle has a start card and one more a turn, so at most 15 cards when the last one is taken: 15 columns and the two beside them.
WIDTH = DISPLAY * 2 * 17 + DISPLAY
FEATURES = 10983
LONGEST = 140  # five seats, 14 rounds, a shot in every turn

SIDES = ("up", "back")
UNTOLD, SLASH = -1, -2
"""In outcomes: a start card that nobody saw, and what divides [Start]."""

_COUNT = r"0|[1-9][0-9]*"
_WHOLE = r"0|-?[1-9][0-9]*"
_CARD = re.compile(r"c([1-9][0-9]*)")
_LAY = re.compile(rf"lay (c[1-9][0-9]*) (up|back) ({_WHOLE}),({_WHOLE})")
_DISCARD = re.compile(r"discard (c[1-9][0-9]*)")
_SHOOT = re.compile(rf"shoot ({_COUNT}) ({_WHOLE}),({_WHOLE})")
_SEAT = re.compile(_COUNT)


def write_card(card: int) -> str:
    """`c17`."""
    return f"c{card + 1}"


def write_cell(cell: int) -> str:
    """`-2,1`."""
    return f"{cell // STOREYS - WEST},{cell % STOREYS}"


def write_move(action: int) -> str:
    """The text of an action."""
    if action < DISCARD:
        way, cell = divmod(action - LAY, CELLS)
        return f"lay {write_card(way // 2)} {SIDES[way % 2]} {write_cell(cell)}"
    if action < SHOOT:
        return f"discard {write_card(action - DISCARD)}"
    seat, cell = divmod(action - SHOOT, CELLS)
    return "hold" if action == HOLD else f"shoot {seat} {write_cell(cell)}"


def read_move(text: str) -> int:
    """The action that the text names, or a number from ACTIONS on; BadMove outside the grammar."""
    if text == "hold":
        return HOLD
    if found := _LAY.fullmatch(text):
        card, cell = read_card(found[1]), read_cell(found[3], found[4])
        if card < 0:
            return NO_CARD
        return LAY_OUTSIDE + card if cell < 0 else LAY + (2 * card + SIDES.index(found[2])) * CELLS + cell
    if found := _DISCARD.fullmatch(text):
        card = read_card(found[1])
        return NO_CARD if card < 0 else DISCARD + card
    if found := _SHOOT.fullmatch(text):
        cell = read_cell(found[2], found[3])
        return NO_TARGET if cell < 0 or len(found[1]) > 1 or int(found[1]) >= SEATS else SHOOT + int(found[1]) * CELLS + cell
    raise BadMove(f"{text!r} is no move of castle: lay c17 up 1,2, lay c17 back 1,2, discard c17, shoot 0 1,2 or hold")


def read_card(name: str) -> int:
    """The number of a card's name, -1 where it names none that a box can have."""
    found = _CARD.fullmatch(name)
    return int(found[1]) - 1 if found and len(found[1]) < 3 and int(found[1]) <= MOST else -1


def read_cell(x: str, y: str) -> int:
    """The cell of two numbers, -1 outside the window."""
    if len(x) > 3 or len(y) > 2 or not (-WEST <= int(x) <= WEST and 0 <= int(y) < STOREYS):
        return -1
    return (int(x) + WEST) * STOREYS + int(y)


def write_outcome(drawn: list[int]) -> str:
    """A display in its order, `c1 c2 c3 c4 c9`; with SLASH in it [Start], `c5 ? / 1 / c1 c2 c3 c4 c9`: start cards, who begins, display."""
    if SLASH not in drawn:
        return " ".join(map(write_card, drawn))
    at = drawn.index(SLASH)
    starts = " ".join("?" if card == UNTOLD else write_card(card) for card in drawn[:at])
    return f"{starts} / {drawn[at + 1]} / {' '.join(map(write_card, drawn[at + 3 :]))}"


def read_outcome(text: str) -> list[int]:
    """The cards of a display, or what [Start] tells with SLASH between its parts; BadOutcome outside the grammar."""
    if "/" not in text:
        return _read_display(text, text)
    parts = [part.split() for part in text.split("/")]
    if len(parts) != 3 or len(parts[1]) != 1 or not parts[0] or not _SEAT.fullmatch(parts[1][0]):
        raise BadOutcome(
            f"{text!r}: what chance decides at the start is the start cards by seat, who begins, and the first display: c5 ? / 1 / c1 c2 c3 c4 c9"
        )
    starts = [UNTOLD if name == "?" else _read_name(name, text) for name in parts[0]]
    return [*starts, SLASH, int(parts[1][0][:3]), SLASH, *_read_display(text.rpartition("/")[2], text)]


def _read_display(part: str, text: str) -> list[int]:
    if not part.split():
        raise BadOutcome(f"{{{text}}} names no card")
    return [_read_name(name, text) for name in part.split()]


def _read_name(name: str, text: str) -> int:
    card = read_card(name)
    if card < 0:
        raise BadOutcome(f"{{{text}}}: {name!r} is no card; cards are c1 to c{MOST} at most, by their place in the file")
    return card
