"""The position of Robber Knights.

Cells: x from -6 to 9, y from -8 to 9, cell = (x + 6) * 18 + (y + 8), which holds the window of every number of seats. Kinds of tile are 0 to 8 in the order
of `pieces.KINDS`, -1 is none. `tile` and `column` have one empty column more than the grid: a step off its east side finds no tile there, and so does a
step off its west side, since an index below 0 counts from the end. A step off the north or south side finds the far end of the next column, which is
empty: no layout reaches from one end of a column to the other.
"""

from __future__ import annotations

from typing import Annotated

from donjon.core.state import Field, Owner, Record

SEATS = 4
WEST, SOUTH = 6, 8
COLUMNS, ROWS = 16, 18
CELLS = COLUMNS * ROWS

KEEPING, LAYING, DEPLOYING, OVER = range(4)
"""Phases: what is asked of the mover."""


class State(Record):
    """One position; setup fills it."""

    SEATS = SEATS

    seats: Annotated[int, Field(2, 4)]
    forced: Annotated[int, Field(0, 1)]  # option deploy=forced
    phase: Annotated[int, Field(0, 3)]  # KEEPING, LAYING, DEPLOYING, OVER
    turn: Annotated[int, Field(0, 3)]  # the mover
    laid: Annotated[int, Field(0, 3)]  # layings done in this turn
    castle: Annotated[int, Field(-1, CELLS - 1)]  # the castle that waits for knights, or got the last ones; -1 if none
    box: Annotated[list[int], Field(-8, 9, shape=4)]  # bounding box of the layout: lowest x, highest x, lowest y, highest y
    tile: Annotated[list[int], Field(-1, 8, shape=CELLS + ROWS)]  # kind on each cell; see above for the last column
    height: Annotated[list[int], Field(0, 4, shape=CELLS)]  # knights on each cell
    stack: Annotated[list[int], Field(0, 624, shape=CELLS)]  # who: base 5, seat + 1 a digit, the top knight is the lowest digit
    column: Annotated[list[int], Field(0, 2**18 - 1, shape=COLUMNS + 1)]  # bit y + 8 is set where a tile lies
    points: Annotated[list[int], Field(0, 200, shape=SEATS)]  # running score
    knights: Annotated[list[int], Field(0, 30, shape=SEATS)]  # unplaced
    drawn: Annotated[list[int], Field(0, 20, shape=SEATS)]  # tiles drawn from the pile
    played: Annotated[list[int], Field(0, 6, shape=SEATS * 9)]  # tiles of each kind that the seat has laid in turns
    twin: Annotated[list[int], Field(0, 5, shape=SEATS)]  # of the opened group: see rules.note_twin
    kept: Annotated[list[int], Field(-1, 2, shape=SEATS, owner=Owner.SEAT)]  # index into CHOICE, -1 not chosen yet
    hand: Annotated[list[int], Field(-1, 8, shape=SEATS * 2, owner=Owner.SEAT)]  # kinds, ascending, -1 first where a place is empty
    flip: Annotated[list[int], Field(0, 1, shape=SEATS, owner=Owner.NOBODY)]  # 1: the start column has the higher kind at y = 0
    pile: Annotated[list[int], Field(0, 8, shape=SEATS * 20, owner=Owner.NOBODY)]  # from the top: the tile drawn next is pile[drawn]
