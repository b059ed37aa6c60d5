"""The position of Birds, Dragons and the Dungeon.

Slots are numbered as `pieces.SLOTS`. A deck is a number of cards of each kind: since every card that comes back is shuffled in, its order is nothing but
chance, and the generator draws when a card is turned up.
"""

from __future__ import annotations

from typing import Annotated

from donjon.core.state import Field, Owner, Record

MOST_SEATS = 4
PLACES = 11
KINDS = 5

CHOOSING, PLAYING, OVER, STALLED = range(4)
"""Phases: draw or climb; the drawn card is to be played; over; over since all returned their cards."""

AT_TABLE = 2
"""Option `throw=table`: the tile is thrown at a real tower, and the thrower says what fell."""


class State(Record):
    """One position; setup fills it."""

    SEATS = MOST_SEATS

    seats: Annotated[int, Field(2, 4)]
    boxed: Annotated[int, Field(0, 2)]  # option deck
    forced: Annotated[int, Field(0, 1)]  # option return=forced
    throwing: Annotated[int, Field(0, 2)]  # option throw: steady, shaky, AT_TABLE
    hand: Annotated[int, Field(0, 1)]  # option aim=hand
    patience: Annotated[int, Field(3, 10)]  # option stall
    latest: Annotated[int, Field(0, 1)]  # option tie=last
    phase: Annotated[int, Field(0, 3)]  # CHOOSING, PLAYING, OVER, STALLED
    turn: Annotated[int, Field(0, 3)]  # the mover
    card: Annotated[int, Field(0, 5)]  # the drawn card, 0 none: 1 to 3 a knight, BIRD, DRAGON
    returns: Annotated[int, Field(0, 40)]  # turns in a row that ended with a return
    begun: Annotated[list[int], Field(0, 1, shape=MOST_SEATS)]  # 1: the seat's first turn is over
    owner: Annotated[list[int], Field(-1, 3, shape=PLACES)]  # whose knights stand there, -1 none
    low: Annotated[list[int], Field(0, 3, shape=PLACES)]  # value of the knight that stands there longest, 0 none
    high: Annotated[list[int], Field(0, 3, shape=PLACES)]  # value of the second knight, 0 none
    dragon: Annotated[list[int], Field(-1, 3, shape=PLACES)]  # whose dragon sits there, -1 none
    deck: Annotated[list[int], Field(0, 15, shape=MOST_SEATS * KINDS)]  # cards of each kind in the deck
    left: Annotated[list[int], Field(0, 15, shape=MOST_SEATS)]  # cards in the deck
    lost: Annotated[list[int], Field(0, 15, shape=MOST_SEATS * KINDS)]  # cards of each kind in the dungeon
    crowned: Annotated[list[int], Field(0, 13, shape=MOST_SEATS)]  # knights on top
    values: Annotated[list[int], Field(0, 39, shape=MOST_SEATS)]  # the sum of their values
    last: Annotated[list[int], Field(0, 3, shape=MOST_SEATS)]  # the value of the one that arrived last
    peak: Annotated[list[int], Field(0, 15, shape=52)]  # knights on top in the order of arrival: seat * 4 + value, 0 none
    wish: Annotated[int, Field(0, 5, owner=Owner.NOBODY)]  # the card to be drawn next, 0: chance decides
    falls: Annotated[
        list[int], Field(-1, 7, shape=PLACES, owner=Owner.NOBODY)
    ]  # what falls next: bits low, high, dragon; falls[0] -1: chance decides
