"""The position of Tower Duel.

Cards are numbered as in `pieces`, -1 is none. A pile is an array with its length beside it, the bottom card first; piles of a seat begin at seat times their shape's half.
A tower is a height, since its cards are 0, 1, 2, …; `whose` remembers whose deck they came from. `takers` and `empties` say a second time what the stores' top cards say:
which stores (bit n) take a hue. The fields from `missed` on let a call take the last move back.
"""

from __future__ import annotations

from typing import Annotated

from donjon.core.state import Field, Owner, Record
from donjon.games.duel.pieces import CARDS, DEPOT, HUES, NUGGETS, PATIENCE, SHIFTS

SEATS = 2
SITES = 8
STORES = 8
TALLEST = 49
"""Most cards of a store: four times from 12 to 1, and a 0."""

PLAYING, CALLING, BLOCKING, OVER, STALLED = range(5)
"""Phases: a turn; the opponent may call; block or leave; over; over since nothing happened for long."""

TOWER, CLEARED, LAST, SHED_ONE, BLOCKED, PAIRED, CALLED = range(7)
"""What nuggets were earned by or spent on: parts of `ledger`."""
ITEMS = 7


class State(Record):
    """One position; setup fills it."""

    SEATS = SEATS

    seats: Annotated[int, Field(2, 2)]
    by_deck: Annotated[int, Field(0, 1)]  # option colours=deck
    calls: Annotated[int, Field(0, 1)]  # option tower_call=on
    claims: Annotated[int, Field(0, 1)]  # option rewards=claimed
    forgetful: Annotated[int, Field(0, 1)]  # option memory=none; only for those who draw the board
    phase: Annotated[int, Field(0, 4)]  # PLAYING, CALLING, BLOCKING, OVER, STALLED
    turn: Annotated[int, Field(0, 1)]  # the active player; while CALLING still the one who can be called
    hand: Annotated[int, Field(-1, CARDS - 1)]  # the drawn card
    owed: Annotated[list[int], Field(0, 3, shape=2)]  # not yet claimed: TOWER, CLEARED
    row: Annotated[int, Field(0, SHIFTS)]  # moves between stores in a row
    lively: Annotated[int, Field(0, 1)]  # 1: something was built in this turn, or a depot became smaller
    quiet: Annotated[int, Field(0, PATIENCE)]  # quiet turns in a row
    first: Annotated[int, Field(-1, 1)]  # who cleared the depot first, -1 nobody yet
    gold: Annotated[list[int], Field(0, NUGGETS, shape=SEATS)]
    ledger: Annotated[list[int], Field(-NUGGETS, NUGGETS, shape=SEATS * ITEMS)]  # where the gold came from and went to; see above
    blocked: Annotated[list[int], Field(0, 1, shape=SEATS)]  # 1: nothing can be given to that seat's waste pile
    height: Annotated[list[int], Field(0, 13, shape=SITES)]  # cards of each tower, so the value it wants next
    whose: Annotated[list[int], Field(0, 2**13 - 1, shape=SITES)]  # bit v: its card of value v is of seat 1's deck
    size: Annotated[list[int], Field(0, TALLEST, shape=STORES)]  # cards of each store
    store: Annotated[list[int], Field(-1, CARDS - 1, shape=STORES * TALLEST)]
    takers: Annotated[list[int], Field(0, 255, shape=HUES)]  # stores with cards that take the hue
    empties: Annotated[int, Field(0, 255)]  # stores without cards
    wastes: Annotated[list[int], Field(0, CARDS, shape=SEATS)]  # cards of each waste pile
    waste: Annotated[list[int], Field(-1, CARDS - 1, shape=SEATS * CARDS)]
    depots: Annotated[list[int], Field(0, DEPOT, shape=SEATS)]  # cards of each depot
    stocks: Annotated[list[int], Field(0, CARDS, shape=SEATS)]  # cards of each stock
    known: Annotated[list[int], Field(0, CARDS, shape=SEATS)]  # cards on top of the stock that have been seen
    peeked: Annotated[list[int], Field(0, 1, shape=SEATS)]  # 1: the card below the depot's top has been seen
    depot: Annotated[list[int], Field(-1, CARDS - 1, shape=SEATS * DEPOT, owner=Owner.NOBODY)]  # what is seen of it: extras
    stock: Annotated[list[int], Field(-1, CARDS - 1, shape=SEATS * CARDS, owner=Owner.NOBODY)]  # what is seen of it: extras
    missed: Annotated[int, Field(-1, 182)]  # the move that can be called, -1 none
    flipped: Annotated[int, Field(0, 1)]  # 1: it turned the waste pile over
    was_lively: Annotated[int, Field(0, 1)]  # as it was before it
    was_quiet: Annotated[int, Field(0, PATIENCE)]
    was_first: Annotated[int, Field(-1, 1)]
