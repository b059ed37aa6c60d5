"""5 Towers at a real table: cards and roof of each tower, and the cards taken down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from donjon.core.pad import BadEntry, Entries, Row
from donjon.games.towers.pieces import DECK, EIGHT, KINDS, ROOF, SIZE, TYPES, VALUES
from donjon.games.towers.rules import Rule
from donjon.games.towers.state import FELLED, OVER, STOREYS, State

TALLEST, DEMOLISHED = "tallest", "demolished"

ROWS = (
    *(
        row
        for kind in TYPES
        for row in (Row(f"cards-{kind}", STOREYS), Row(f"roof-{kind}", toggle=True, word="roof", beside=f"cards-{kind}"))
    ),
    Row(TALLEST, 0),
    Row(DEMOLISHED, FELLED),
)

OPTIONS: tuple[str, ...] = ()


def position(seats: int, options: Mapping[str, str], entries: Entries) -> State:
    """Towers of so many cards; which they are, below the roof, does not count."""
    _check_box(seats, entries)
    state = State()
    state.seats, state.phase = seats, OVER
    for seat in range(seats):
        state.gone[seat] = entries[DEMOLISHED][seat]
        for kind, name in enumerate(TYPES):
            column = KINDS * seat + kind
            height = state.height[column] = entries[f"cards-{name}"][seat]
            state.tower[STOREYS * column : STOREYS * column + height] = [EIGHT] * height
            if entries[f"roof-{name}"][seat]:
                state.tower[STOREYS * column + height - 1] = ROOF
    return state


def _check_box(seats: int, entries: Entries) -> None:
    """No more cards and roofs than the box has."""
    deck = DECK[: SIZE[seats]]
    for kind, name in enumerate(TYPES):
        cards, roofs = sum(entries[f"cards-{name}"]), sum(entries[f"roof-{name}"])
        have = sum(face // VALUES == kind for face in deck)
        if cards > have:
            raise BadEntry(
                f"row cards-{name} adds up to {cards}, but {seats} players have {have} such cards", f"cards-{name}", rule=Rule.SETUP_DECK
            )
        have = deck.count(kind * VALUES + ROOF)
        if roofs > have:
            raise BadEntry(
                f"row roof-{name} is set {roofs} times, but {seats} players have {have} such roofs", f"roof-{name}", rule=Rule.SETUP_DECK
            )
    total = sum(entries[DEMOLISHED]) + sum(sum(entries[f"cards-{name}"]) for name in TYPES)
    if total > len(deck):
        raise BadEntry(f"all rows add up to {total} cards, but {seats} players have {len(deck)}", DEMOLISHED, rule=Rule.SETUP_DECK)


def told(step: Mapping[str, Any]) -> tuple[str, int]:
    """A tower, the tallest one, or what was taken down."""
    if step["rule"] == Rule.SCORE_TALLEST:
        return TALLEST, step["rule"]
    return f"cards-{step['where']}" if step["where"] else DEMOLISHED, step["rule"]
