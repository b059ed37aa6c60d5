"""Moves and outcomes of 5 Towers as numbers and as text (records.md, towers)."""

from __future__ import annotations

import re

from donjon.core.errors import BadMove, BadOutcome
from donjon.games.towers.pieces import DISPLAY, FACES, KINDS, TYPES, VALUES

BID = 0  # + number of cards
PASS = BID + DISPLAY + 1
DEMOLISH = PASS + 1  # + type
KEEP = DEMOLISH + KINDS
BUILD = KEEP + 1  # + face
ACTIONS = BUILD + FACES

BID_MORE = ACTIONS  # more than five cards

WIDTH = DISPLAY + 2
FEATURES = 1078
LONGEST = 400

_BID = re.compile(r"bid (0|[1-9][0-9]*)")
_CARD = re.compile(rf"([{TYPES}])(0|[1-9][0-9]?)")


def write_card(face: int) -> str:
    """`C15`."""
    return f"{TYPES[face // VALUES]}{face % VALUES}"


def write_move(action: int) -> str:
    """The text of an action."""
    if action < PASS:
        return f"bid {action - BID}"
    if action == PASS:
        return "pass"
    if action < KEEP:
        return f"demolish {TYPES[action - DEMOLISH]}"
    return "keep" if action == KEEP else f"build {write_card(action - BUILD)}"


def read_move(text: str) -> int:
    """The action that the text names, or BID_MORE; BadMove outside the grammar."""
    if text in ("pass", "keep"):
        return PASS if text == "pass" else KEEP
    if found := _BID.fullmatch(text):
        return BID + int(found[1]) if len(found[1]) == 1 and int(found[1]) <= DISPLAY else BID_MORE
    verb, _, name = text.partition(" ")
    if verb == "demolish":
        if len(name) != 1 or name not in TYPES:
            raise BadMove(f"{text!r}: {name!r} is no type of tower; the types: {', '.join(TYPES)}")
        return DEMOLISH + TYPES.index(name)
    if verb == "build":
        face = read_card(name)
        if face < 0:
            raise BadMove(f"{text!r}: {name!r} is no card; cards are {_CARDS}")
        return BUILD + face
    raise BadMove(f"{text!r} is no move of towers: bid 3, pass, demolish C, keep or build C7")


_CARDS = f"a type ({', '.join(TYPES)}) and a value from 0 to {VALUES - 1}, like C{VALUES - 1}"


def read_card(name: str) -> int:
    """The face of a card's name, -1 where it names none."""
    found = _CARD.fullmatch(name)
    return TYPES.index(found[1]) * VALUES + int(found[2]) if found and int(found[2]) < VALUES else -1


def write_outcome(drawn: list[int]) -> str:
    """The display in its order: `C5 S3 P0 J12 D9`."""
    return " ".join(map(write_card, drawn))


def read_outcome(text: str) -> list[int]:
    """The faces named; BadOutcome where a word is no card or nothing is named."""
    drawn = [read_card(name) for name in text.split()]
    if not drawn:
        raise BadOutcome(f"{{{text}}} names no card")
    for face, name in zip(drawn, text.split(), strict=True):
        if face < 0:
            raise BadOutcome(f"{{{text}}}: {name!r} is no card; cards are {_CARDS}")
    return drawn
