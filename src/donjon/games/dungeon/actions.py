"""Moves and outcomes of Birds, Dragons and the Dungeon as numbers and as text (records.md, dungeon)."""

from __future__ import annotations

import re

from donjon.core.errors import BadMove, BadOutcome
from donjon.games.dungeon.pieces import CARDS, HIGHEST, NUMBER, SLOT_OF, SLOTS, TWIN
from donjon.games.dungeon.state import PLACES

TOP = PLACES
"""The target of a climb beyond the highest slot."""


def targets_of(slot: int, value: int) -> list[int]:
    """Where a knight of that value can climb to from a slot: one or two slots, or TOP."""
    number = NUMBER[slot] + value
    return [TOP] if number > HIGHEST else [target for target in (SLOT_OF[number], TWIN[SLOT_OF[number]]) if target >= 0]


_CLIMBS = [(slot, value, target) for slot in range(PLACES) for value in (1, 2, 3) for target in targets_of(slot, value)]
CLIMB_FROM = tuple(slot for slot, _, _ in _CLIMBS)
CLIMB_VALUE = tuple(value for _, value, _ in _CLIMBS)
CLIMB_TO = tuple(target for _, _, target in _CLIMBS)
CLIMB_AT = tuple(_CLIMBS.index((slot, value, targets_of(slot, value)[0])) for slot in range(PLACES) for value in (1, 2, 3))
"""The first climb from a slot (3 * slot + value - 1)."""

DRAW = 0
CLIMB = 1  # + place in CLIMB_FROM, CLIMB_VALUE, CLIMB_TO
PLACE = CLIMB + len(_CLIMBS)  # + slot
PERCH = PLACE + PLACES  # + slot
THROW = PERCH + PLACES  # + slot * 3 + grade
RETURN = THROW + PLACES * 3
ACTIONS = RETURN + 1

ASTRAY = ACTIONS
"""+ (slot * 3 + value - 1) * (PLACES + 1) + target: a climb to a target that is not its value higher."""

WIDTH = 64
LONGEST = 36_000
"""More than any match has. With four players and the deck `fiery` the knights make 16 · (9 + 5 + 3) turns until they are on top, 8 dragons perch, 4 birds are
thrown, and each dragon may send two knights back for 9 turns: 428. Before each of them come at most 39 returned cards (stall=10), and no turn has more than two plies."""
FEATURES = 160

GRADES = ("", " sharp", " wild")
_CLIMB = re.compile(r"climb (\w+) ([123]) (\w+)")
_THROW = re.compile(r"throw (\w+)( sharp| wild)?")


def write_move(action: int) -> str:
    """The text of an action."""
    if action == DRAW:
        return "draw"
    if action < PLACE:
        slot, value, target = _CLIMBS[action - CLIMB]
        return f"climb {SLOTS[slot]} {value} {'top' if target == TOP else SLOTS[target]}"
    if action < PERCH:
        return f"place {SLOTS[action - PLACE]}"
    if action < THROW:
        return f"perch {SLOTS[action - PERCH]}"
    if action < RETURN:
        slot, grade = divmod(action - THROW, 3)
        return f"throw {SLOTS[slot]}{GRADES[grade]}"
    return "return"


def read_move(text: str) -> int:
    """The action that the text names, or one of the numbers from ACTIONS on; BadMove outside the grammar."""
    if text in ("draw", "return"):
        return DRAW if text == "draw" else RETURN
    if found := _CLIMB.fullmatch(text):
        slot, value = _slot(found[1], text), int(found[2])
        target = TOP if found[3] == "top" else _slot(found[3], text)
        if (slot, value, target) in _CLIMBS:
            return CLIMB + _CLIMBS.index((slot, value, target))
        return ASTRAY + (slot * 3 + value - 1) * (PLACES + 1) + target
    verb, _, rest = text.partition(" ")
    if verb in ("place", "perch"):
        return (PLACE if verb == "place" else PERCH) + _slot(rest, text)
    if found := _THROW.fullmatch(text):
        return THROW + _slot(found[1], text) * 3 + GRADES.index(found[2] or "")
    raise BadMove(
        f"{text!r} is no move of dungeon: draw, climb SLOT VALUE TARGET, place SLOT, perch SLOT, throw SLOT (sharp or wild behind it) or return"
    )


def _slot(name: str, text: str) -> int:
    if name not in SLOTS:
        raise BadMove(f"{text!r}: {name!r} is no slot; the slots: {', '.join(SLOTS)}")
    return SLOTS.index(name)


FALLEN = 8
"""A fallen card in an outcome is FALLEN + slot * 4 + value, the dragon as value 0; a drawn card is its kind."""
NONE_FELL = 0


def write_outcome(drawn: list[int]) -> str:
    """`2`, `bird`, `dragon`; or the fallen cards `3w:1 4:2`, `-` if none fell."""
    return " ".join(_write_card(card) for card in drawn)


def _write_card(card: int) -> str:
    if card < FALLEN:
        return "-" if card == NONE_FELL else CARDS[card - 1]
    slot, value = divmod(card - FALLEN, 4)
    return f"{SLOTS[slot]}:{value or 'dragon'}"


def read_outcome(text: str) -> list[int]:
    """The cards named; BadOutcome where a word is no card."""
    words = text.split()
    if not words:
        raise BadOutcome("{} names no card; none fell is {-}")
    return [_read_card(word, text) for word in words]


def _read_card(word: str, text: str) -> int:
    if word == "-":
        return NONE_FELL
    if word in CARDS:
        return CARDS.index(word) + 1
    slot, _, value = word.partition(":")
    if slot in SLOTS and value in ("1", "2", "3", "dragon"):
        return FALLEN + SLOTS.index(slot) * 4 + (0 if value == "dragon" else int(value))
    raise BadOutcome(f"{{{text}}}: {word!r} is no card: {', '.join(CARDS)}, or a fallen one such as 4:2 or 3w:dragon")
