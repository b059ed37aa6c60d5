"""Tower Duel at a real table: the nuggets, and for the tie the cards left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from donjon.core.pad import BadEntry, Entries, Row
from donjon.games.duel.pieces import CARDS, NUGGETS
from donjon.games.duel.rules import Rule
from donjon.games.duel.state import OVER, STALLED, State

GOLD, LEFT = "gold", "left"

ROWS = (Row(GOLD, NUGGETS), Row(LEFT, CARDS))

OPTIONS: tuple[str, ...] = ()


def position(seats: int, options: Mapping[str, str], entries: Entries) -> State:
    """The purses, and all cards that are left in the stocks."""
    gold, left = entries[GOLD], entries[LEFT]
    if sum(gold) > NUGGETS:
        raise BadEntry(f"row {GOLD} adds up to {sum(gold)}, but there are {NUGGETS} nuggets", GOLD)
    if sum(left) > CARDS:
        raise BadEntry(f"row {LEFT} adds up to {sum(left)}, but there are {CARDS} cards", LEFT)
    if gold[0] == gold[1] and not any(left):
        raise BadEntry(f"row {LEFT} decides the tie: say how many cards are left to who has some", LEFT, rule=Rule.TIE)
    state = State()
    state.seats, state.phase = seats, STALLED if all(left) else OVER
    state.gold[:], state.stocks[:] = gold, left
    return state


def told(step: Mapping[str, Any]) -> tuple[str, int]:
    """The purse; where its nuggets came from is not told."""
    return GOLD, Rule.SCORE
