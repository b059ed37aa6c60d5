"""Moves and outcomes of Tower Duel as numbers and as text (records.md, duel)."""

from __future__ import annotations

import re

from donjon.core.errors import BadMove, BadOutcome
from donjon.games.duel.pieces import CARDS, DEALT, DECK, SYMBOLS, VALUES
from donjon.games.duel.state import STORES

FROM_DEPOT, FROM_HAND, FROM_WASTE, FROM_STORE = range(4)
"""Sources; FROM_STORE + n is store n, from 0."""
SOURCES = FROM_STORE + STORES

BUILD = 0  # + source
STORE = BUILD + SOURCES  # + source * STORES + store
GIVE = STORE + SOURCES * STORES  # + source
PAIR = GIVE + SOURCES  # + store * STORES + store
SHED = PAIR + STORES * STORES
DRAW, WASTE, END, BLOCK, LEAVE, CLAIM, CALL, LET = range(SHED + 1, SHED + 9)
ACTIONS = LET + 1

INTERRUPTS = {"call": ("tower_call", "on")}
"""What the seat out of turn may try, and the option that allows it."""

WIDTH = 128
"""Seven stores with cards and an empty one: at most 9 builds, 57 layings, 9 gifts, 49 pairs and 4 others."""
LONGEST = 60_000
"""Far more than any match has that somebody tries to win: random matches have at most 2,500 plies, greedy ones 400 on average. No match is endless (shift.limit, end.stall)."""
FEATURES = 344

SOURCE_NAMES = ("depot", "drawn", "waste", *(str(store + 1) for store in range(STORES)))
OTHERS = ("shed", "draw", "waste", "end", "block", "leave", "claim", "call", "let")
_FORMS = (
    "build SOURCE, store SOURCE 3, give SOURCE, pair 1 2, "
    + ", ".join(OTHERS[:-1])
    + " or let; a source is depot, drawn, waste or a store from 1 to 8"
)
_CARD = re.compile(rf"([{SYMBOLS}{SYMBOLS.lower()}])(0|[1-9][0-9]?)")


def write_card(card: int) -> str:
    """`B10` of seat 0's deck, `b10` of seat 1's."""
    symbol = SYMBOLS[card % DECK // VALUES]
    return f"{symbol if card < DECK else symbol.lower()}{card % VALUES}"


def read_card(name: str) -> int:
    """The card of a name, -1 where it names none."""
    found = _CARD.fullmatch(name)
    if not found or int(found[2]) >= VALUES:
        return -1
    return (0 if found[1].isupper() else DECK) + SYMBOLS.index(found[1].upper()) * VALUES + int(found[2])


def write_move(action: int) -> str:
    """The text of an action."""
    if action < STORE:
        return f"build {SOURCE_NAMES[action - BUILD]}"
    if action < GIVE:
        source, store = divmod(action - STORE, STORES)
        return f"store {SOURCE_NAMES[source]} {store + 1}"
    if action < PAIR:
        return f"give {SOURCE_NAMES[action - GIVE]}"
    if action < SHED:
        store, target = divmod(action - PAIR, STORES)
        return f"pair {store + 1} {target + 1}"
    return OTHERS[action - SHED]


_MOVES = {write_move(action): action for action in range(ACTIONS)}


def read_move(text: str) -> int:
    """The action that the text names; BadMove outside the grammar."""
    if text not in _MOVES:
        raise BadMove(f"{text!r} is no move of duel: {_FORMS}")
    return _MOVES[text]


BEGINS = CARDS
"""BEGINS + seat, the last number of what chance decided at the setup: who begins."""
NOBODY = 2
"""Stands for any seat that is not there."""
OPENING = 2 + 2 * DEALT + 1
"""Numbers of it: the depots' top cards, the stores, who begins."""


def write_outcome(drawn: list[int]) -> str:
    """`F6`; of the setup `B7 s3 / B1 F4 P9 S12 b2 f4 p6 s8 / 1`."""
    if drawn and drawn[-1] >= BEGINS:
        names = [write_card(card) for card in drawn[:-1]]
        return f"{' '.join(names[:2])} / {' '.join(names[2:])} / {drawn[-1] - BEGINS}"
    return " ".join(map(write_card, drawn))


def read_outcome(text: str) -> list[int]:
    """The cards named; BadOutcome where a word is no card or nothing is named."""
    if "/" in text:
        return _read_opening(text)
    if not text.split():
        raise BadOutcome(f"{{{text}}} names no card")
    return [_card(name, text) for name in text.split()]


def _read_opening(text: str) -> list[int]:
    parts = [part.split() for part in text.split("/")]
    if [len(part) for part in parts] != [2, 2 * DEALT, 1]:
        raise BadOutcome(
            f"{text!r} is no opening: it has two depot cards, eight store cards and who begins, as in B7 s3 / B1 F4 P9 S12 b2 f4 p6 s8 / 1"
        )
    if not re.fullmatch(r"0|[1-9][0-9]{0,8}", parts[2][0]):
        raise BadOutcome(f"{text!r}: {parts[2][0]!r} is no seat; who begins is 0 or 1")
    return [*(_card(name, text) for name in parts[0] + parts[1]), BEGINS + min(int(parts[2][0]), NOBODY)]


def _card(name: str, text: str) -> int:
    card = read_card(name)
    if card < 0:
        raise BadOutcome(
            f"{{{text}}}: {name!r} is no card; cards are a symbol ({', '.join(SYMBOLS)}, small letters for seat 1's deck) and a value from 0 to 12, like B12"
        )
    return card
