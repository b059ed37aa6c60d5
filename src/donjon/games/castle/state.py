"""The position of Build the Castle.

Cards are numbered 0, 1, … in the order of their file, -1 is none; their faces are in `box` (see `pieces`). A castle has columns x = -15 … 15, numbered from 0,
and every column stands on the ground without a gap, since only a top card can be shot off: so it has at most one cell where a card can be laid, the one on its
top, and an empty column next to one with cards has its ground. What is in a cell is `tile`: card + 1 face up, -(card + 1) face down, START for the start
card, 0 nothing. Cell = column * 16 + y; of castles seat * 496 + cell. `fit` says a second time what may be laid where: see `rules.refit`.
"""

from __future__ import annotations

from typing import Annotated

from donjon.core.state import Field, Owner, Record
from donjon.games.castle.pieces import DISPLAY, MOST, ROWS

SEATS = 5
WEST = 15
"""Columns west (and east) of the start card."""
COLUMNS = 2 * WEST + 1
STOREYS = 16
CELLS = COLUMNS * STOREYS
SHAPES = 12
"""Ways in which the lower, left and right edges of cards differ."""

START = MOST + 1

TAKING, SHOOTING, OVER = range(3)
"""Phases: take a card, and lay or discard it; shoot or hold."""


class State(Record):
    """One position; setup fills it."""

    SEATS = SEATS

    seats: Annotated[int, Field(2, 5)]
    either: Annotated[int, Field(0, 1)]  # option catapult=or
    cards: Annotated[int, Field(0, MOST)]  # cards of the box
    phase: Annotated[int, Field(0, 2)]  # TAKING, SHOOTING, OVER
    turn: Annotated[int, Field(0, 4)]  # the mover
    starter: Annotated[int, Field(0, 4)]  # who has the wooden castle
    turns: Annotated[int, Field(0, 4)]  # turns of this round that are over
    taken: Annotated[int, Field(-1, MOST - 1)]  # while SHOOTING the card whose catapult shoots
    left: Annotated[int, Field(0, MOST)]  # cards of the draw pile
    shown: Annotated[int, Field(0, DISPLAY)]  # cards turned up in this round
    display: Annotated[list[int], Field(-1, MOST - 1, shape=DISPLAY)]  # in the order they were turned up, -1 where one was taken
    offers: Annotated[int, Field(0, DISPLAY)]  # cards that still lie on display
    offer: Annotated[list[int], Field(-1, MOST - 1, shape=DISPLAY)]  # the same cards, ascending, -1 after the last
    box: Annotated[list[int], Field(0, 2**31 - 1, shape=MOST)]  # faces
    untold: Annotated[list[int], Field(0, 1, shape=SEATS)]  # 1: nobody said which card the start card is
    size: Annotated[list[int], Field(0, MOST, shape=SEATS)]  # cards of each castle
    rows: Annotated[list[int], Field(0, 1200, shape=SEATS * ROWS)]  # what each castle counts: the figures, completed towers
    west: Annotated[list[int], Field(0, COLUMNS - 1, shape=SEATS)]  # columns west of it were never beside a card
    east: Annotated[list[int], Field(0, COLUMNS, shape=SEATS)]  # nor this one and those east of it
    height: Annotated[
        list[int], Field(0, STOREYS, shape=SEATS * COLUMNS, owner=Owner.NOBODY)
    ]  # what is seen of it and the next two: extras
    fit: Annotated[list[int], Field(0, 2**SHAPES - 1, shape=SEATS * COLUMNS, owner=Owner.NOBODY)]  # shapes that may be laid there
    tile: Annotated[list[int], Field(-MOST, START, shape=SEATS * CELLS, owner=Owner.NOBODY)]  # see above
    start: Annotated[list[int], Field(-1, MOST - 1, shape=SEATS, owner=Owner.NOBODY)]  # which card the start card is, shot off or not
    pile: Annotated[list[int], Field(0, MOST - 1, shape=MOST, owner=Owner.NOBODY)]  # the next to be turned up is pile[left - 1]
