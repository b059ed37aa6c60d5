"""The position of 5 Towers.

A card's face is type * 16 + value (see `pieces`), -1 is none. A column is seat * 5 + type; its tower's cards are the values `tower[STOREYS * column]` on, from
the bottom up. `cards` holds the display a second time, by type: bit v is set where a card of the value v lies there, bit 16 + v where two do; `ahead` holds in
the same form what may still be turned up.
"""

from __future__ import annotations

from typing import Annotated

from donjon.core.state import Field, Owner, Record

SEATS = 5
COLUMNS = SEATS * 5
STOREYS = 21
"""Most cards of a tower: all of its type, one of two roofs left out."""

FELLED = 44
"""Most cards that can be demolished: one a round."""

EMPTY = 16
"""Stands for the top card of a tower that does not stand yet: any card is lower."""

BIDDING, DEMOLISHING, BUILDING, OVER = range(4)
"""Phases: what is asked of the mover."""


class State(Record):
    """One position; setup fills it."""

    SEATS = SEATS

    seats: Annotated[int, Field(2, 5)]
    starter_left: Annotated[int, Field(0, 1)]  # option next_start=starter_left
    phase: Annotated[int, Field(0, 3)]  # BIDDING, DEMOLISHING, BUILDING, OVER
    turn: Annotated[int, Field(0, 4)]  # the mover
    starter: Annotated[int, Field(0, 4)]  # who began the round
    leader: Annotated[int, Field(-1, 4)]  # who bid highest in this round, -1 before the first bid
    high: Annotated[int, Field(-1, 5)]  # the highest bid of this round, -1 before the first
    take: Annotated[int, Field(0, 5)]  # cards that the mover has yet to build
    shown: Annotated[int, Field(0, 5)]  # cards turned up in this round
    again: Annotated[int, Field(0, 1)]  # 1: the discard pile has been shuffled into a new draw pile
    left: Annotated[int, Field(0, 110)]  # cards of the draw pile
    discards: Annotated[int, Field(0, 110)]  # cards of the discard pile
    cards: Annotated[list[int], Field(0, 2**29 - 1, shape=5)]  # the display by type; see above
    ahead: Annotated[list[int], Field(0, 2**29 - 1, shape=5)]  # the draw pile and, in the first pass, the discard pile by type; see above
    display: Annotated[list[int], Field(-1, 79, shape=5)]  # faces in the order they were turned up, -1 where a card is taken
    height: Annotated[list[int], Field(0, STOREYS, shape=COLUMNS)]  # cards of each tower
    tower: Annotated[list[int], Field(0, 15, shape=COLUMNS * STOREYS)]  # values; see above
    gone: Annotated[list[int], Field(0, FELLED, shape=SEATS)]  # cards that each seat has demolished
    heap: Annotated[list[int], Field(-1, 399, shape=FELLED)]  # demolished cards in their order, 80 * seat + face; -1 none
    discard: Annotated[list[int], Field(-1, 79, shape=110)]  # faces, the oldest first; -1 none
    pile: Annotated[list[int], Field(0, 79, shape=110, owner=Owner.NOBODY)]  # faces; the next to be turned up is pile[left - 1]
    wish: Annotated[list[int], Field(-1, 79, shape=5, owner=Owner.NOBODY)]  # faces that the next display must show, -1: chance decides
