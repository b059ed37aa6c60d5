"""Moves and outcomes of Robber Knights as numbers and as text (records.md, knights)."""

from __future__ import annotations

import re
from itertools import product

from donjon.core.errors import BadMove, BadOutcome
from donjon.games.knights.pieces import CHOICE, KINDS
from donjon.games.knights.state import CELLS, COLUMNS, ROWS, SOUTH, WEST

DIRECTIONS = "NESW"
STEP = (1, ROWS, -1, -ROWS)
"""From cell to cell to the north, east, south, west."""

_SPLITS = [(n,) for n in range(1, 6)] + sorted(
    split for length in range(2, 6) for split in product(range(1, 5), repeat=length) if sum(split) <= 5
)
"""What is left on the castle, the next tile, …: the 31 compositions of 1 to 5, those that stay on the castle first."""
STAYS = 5
SPLITS = 26
LENGTH = tuple(len(split) for split in _SPLITS)
TOTAL = tuple(sum(split) for split in _SPLITS)
COUNT = tuple(n for split in _SPLITS for n in (*split, 0, 0, 0, 0)[:5])
"""COUNT[5 * split + i]: knights left on the i-th tile."""

KEEP = 0
LAY = KEEP + len(CHOICE)  # + kind * CELLS + cell
DEPLOY = LAY + len(KINDS) * CELLS  # none; + 1 + split on the castle alone; then direction by direction
LINE = DEPLOY + 1 + STAYS  # + direction * SPLITS + split - STAYS
STOP = LINE + len(DIRECTIONS) * SPLITS
ACTIONS = STOP + 1

KEEP_OTHER = ACTIONS  # a tile that is not among the three
DEPLOY_MANY = ACTIONS + 1  # more than five knights
LAY_FAR = ACTIONS + 2  # + kind: a cell outside the window of every number of seats

WIDTH = 320
FEATURES = 14 * CELLS + 64
LONGEST = 256

_NUMBER = r"(0|-?[1-9][0-9]*)"
_LAY = re.compile(rf"lay (\w+) {_NUMBER},{_NUMBER}")
_SPLIT = re.compile(r"deploy (?:([NESW]) )?([1-9][0-9]*(?:-[1-9][0-9]*)*)")


def write_move(action: int) -> str:
    """The text of an action."""
    if action < LAY:
        return f"keep {KINDS[CHOICE[action]]}"
    if action < DEPLOY:
        kind, cell = divmod(action - LAY, CELLS)
        return f"lay {KINDS[kind]} {write_cell(cell)}"
    if action == DEPLOY:
        return "deploy none"
    if action < LINE:
        return f"deploy {action - DEPLOY}"
    if action < STOP:
        direction, split = divmod(action - LINE, SPLITS)
        return f"deploy {DIRECTIONS[direction]} {'-'.join(map(str, _SPLITS[STAYS + split]))}"
    return "stop"


def write_cell(cell: int) -> str:
    """`x,y` of a cell."""
    return f"{cell // ROWS - WEST},{cell % ROWS - SOUTH}"


def read_move(text: str) -> int:
    """The action that the text names, or one of the numbers from ACTIONS on; BadMove outside the grammar."""
    if text == "stop":
        return STOP
    verb, _, rest = text.partition(" ")
    if verb == "keep":
        kind = _kind(rest, text)
        return KEEP + CHOICE.index(kind) if kind in CHOICE else KEEP_OTHER
    if found := _LAY.fullmatch(text):
        kind = _kind(found[1], text)
        column, row = _coordinate(found[2]) + WEST, _coordinate(found[3]) + SOUTH
        if 0 <= column < COLUMNS and 0 <= row < ROWS:
            return LAY + kind * CELLS + column * ROWS + row
        return LAY_FAR + kind
    if text == "deploy none":
        return DEPLOY
    if found := _SPLIT.fullmatch(text):
        return _deployment(found[1], found[2], text)
    raise BadMove(f"{text!r} is no move of knights: keep TILE, lay TILE x,y, deploy none, deploy 3, deploy E 1-2-1 or stop")


def _coordinate(digits: str) -> int:
    """The number, or one outside every window where it is long."""
    return int(digits) if len(digits) < 4 else CELLS


def _kind(name: str, text: str) -> int:
    if name not in KINDS:
        raise BadMove(f"{text!r}: {name!r} is no tile; the tiles: {', '.join(KINDS)}")
    return KINDS.index(name)


def _deployment(direction: str | None, counts: str, text: str) -> int:
    split = tuple(int(count) if len(count) < 4 else 999 for count in counts.split("-"))
    if (direction is None) != (len(split) == 1):
        raise BadMove(f"{text!r}: knights that move on need one direction and two counts or more, knights that stay one count alone")
    if sum(split) > 5:
        return DEPLOY_MANY
    index = _SPLITS.index(split)
    return DEPLOY + 1 + index if direction is None else LINE + DIRECTIONS.index(direction) * SPLITS + index - STAYS


COMMA = -1
"""Stands between the columns of the start layout in an outcome."""


def write_outcome(drawn: list[int]) -> str:
    """`Fv`, or the start layout `M Pv, P M`."""
    return " ".join("," if kind == COMMA else KINDS[kind] for kind in drawn).replace(" ,", ",")


def read_outcome(text: str) -> list[int]:
    """The kinds named, COMMA between columns; BadOutcome where a word is no tile or nothing is named."""
    drawn: list[int] = []
    for column in text.split(","):
        names = column.split()
        if not names:
            raise BadOutcome(f"{{{text}}} lacks a tile")
        for name in names:
            if name not in KINDS:
                raise BadOutcome(f"{{{text}}}: {name!r} is no tile; the tiles: {', '.join(KINDS)}")
            drawn.append(KINDS.index(name))
        drawn.append(COMMA)
    return drawn[:-1]
