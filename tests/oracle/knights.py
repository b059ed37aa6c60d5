"""A second referee for `knights` (Robber Knights), written from the rules and the record format alone.

It shares nothing with the engine that it is held against: no import, no table, no way of representing a position. Cells are keys of
dicts, a stack is a list of owners from bottom to top, a hand is a list of tiles. `legal` builds the moves, `why_not` judges one move;
the two are written apart from each other, so that they check each other too.

    oracle = replay(text)          a whole record, everything in it checked; RecordError says what is wrong and where
    oracle.legal()                 the moves as text
    oracle.why_not("stop")         the rule that forbids it, or None; BadText where the text is no move at all
    oracle.play("stop", None)      Refused where a rule forbids the move or its outcome; BadText where the outcome is no outcome
    oracle.refusals()              move texts to ask `why_not` about; `malformed` has texts that are no moves

Rules: ids are those of rules/knights.md.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product

Cell = tuple[int, int]

# ------------------------------------------------------------------------------------------------------------- what the rules list

TILES = ("L", "M", "P", "Pv", "Pc", "Pt", "Fv", "Fc", "Ft")
GROUP_A = ["Pc", "P", "Pv", "M"]
PILE_GROUPS = [
    ["L", "Pc", "Pv", "Fv", "Pt"],  # B
    ["Ft", "P", "Pc", "Pv", "Fc"],  # C
    ["Pc", "Pc", "M", "Fv", "Pt"],  # D
    ["Pc", "Fc", "Fv", "Pt", "P"],  # E
]
PILE_SIZE = 20
CHOICES = ("P", "Pv", "M")
KNIGHTS = 30
SQUARE = {2: 7, 3: 9, 4: 10}
LEAVE_AT_LEAST = {"P": 1, "F": 2, "M": 3}
POINTS = {"c": 1, "v": 2, "t": 3}
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
MOST_AT_ONCE = 5
MOST_ON_A_TILE = 4
MOST_LAYINGS = 3

OPTIONS = {"deploy": ("optional", "forced")}  # the first value is the default


def is_castle(tile: str) -> bool:
    """Whether the tile shows a castle."""
    return tile.endswith("c")


def minimum(tile: str) -> int:
    """How many knights have to stay on a tile that knights may enter."""
    return LEAVE_AT_LEAST[tile[0]]


def points(tile: str) -> int:
    """What a tile scores for the owner of its top knight."""
    return POINTS.get(tile[1:], 0)


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells that share an edge with this one."""
    x, y = cell
    return [(x + dx, y + dy) for dx, dy in STEP.values()]


# ------------------------------------------------------------------------------------------------------------------ moves as text


class BadText(ValueError):
    """The text is no move, no outcome or no record: outside the grammar, hence without a rule id."""


class Refused(Exception):
    """A rule forbids the move or the outcome."""

    def __init__(self, rule: str, what: str) -> None:
        super().__init__(f"{rule} forbids {what}")
        self.rule = rule


@dataclass(frozen=True)
class Keep:
    """Keep this A tile beside the castle."""

    tile: str


@dataclass(frozen=True)
class Lay:
    """Lay a tile of the hand on a cell."""

    tile: str
    cell: Cell


@dataclass(frozen=True)
class Deploy:
    """Leave so many knights on the castle, the next tile, …; no counts at all is `deploy none`."""

    direction: str | None
    counts: tuple[int, ...]


@dataclass(frozen=True)
class Stop:
    """End the turn."""


@dataclass(frozen=True)
class Leave:
    """A seat resigns or runs out of time."""

    reason: str
    seat: int


Move = Keep | Lay | Deploy | Stop | Leave

INTEGER = r"(0|-?[1-9][0-9]*)"
COUNT = r"[1-9][0-9]*"
TILE = r"([A-Z][a-z]?)"
KEEP = re.compile(rf"keep {TILE}")
LAY = re.compile(rf"lay {TILE} {INTEGER},{INTEGER}")
DEPLOY_HERE = re.compile(rf"deploy ({COUNT})")
DEPLOY_LINE = re.compile(rf"deploy ([NESW]) ({COUNT}(?:-{COUNT})+)")
LEAVE = re.compile(r"(resign|timeout) (0|[1-9][0-9]*)")


@cache
def parse_move(text: str) -> Move | None:
    """Read a move, None where the text is none. Seats are not counted here: whether `resign 3` has a seat, the oracle knows."""
    if text == "stop":
        return Stop()
    if text == "deploy none":
        return Deploy(None, ())
    if found := KEEP.fullmatch(text):
        return Keep(found[1]) if found[1] in TILES else None
    if found := LAY.fullmatch(text):
        return Lay(found[1], (int(found[2]), int(found[3]))) if found[1] in TILES else None
    if found := DEPLOY_HERE.fullmatch(text):
        return Deploy(None, (int(found[1]),))
    if found := DEPLOY_LINE.fullmatch(text):
        return Deploy(found[1], tuple(int(count) for count in found[2].split("-")))
    if found := LEAVE.fullmatch(text):
        return Leave(found[1], int(found[2]))
    return None


def parse_outcome(text: str | None) -> list[list[str]]:
    """Read what stood between braces: groups of tiles, parted by commas. No outcome has no groups."""
    if text is None:
        return []
    groups = [group.split() for group in text.split(",")]
    for group in groups:
        if not group or any(word not in TILES for word in group):
            raise BadText(f"no outcome: {{{text}}}")
    return groups


# -------------------------------------------------------------------------------------------------------------------- the referee


@dataclass
class Oracle:
    """A match between two and four seats, from the choice of the A tiles on."""

    seats: int
    deploy: str = "optional"
    tiles: dict[Cell, str] = field(default_factory=dict)  # what lies
    stacks: dict[Cell, list[int]] = field(default_factory=dict)  # owners of the knights on a cell, bottom to top
    kept: list[str] = field(default_factory=list)  # by seat, as far as chosen
    hands: list[list[str]] = field(default_factory=list)
    drawn: list[list[str]] = field(default_factory=list)  # by seat: what came from the pile, in order
    unplaced: list[int] = field(default_factory=list)
    layings: int = 0  # in this turn
    waiting: Cell | None = None  # the castle whose knights are asked for
    moves: int = 0  # played so far, resignations too
    mover: int | None = 0
    reason: str | None = None
    gone: int | None = None  # who resigned or ran out of time

    def __post_init__(self) -> None:
        if self.seats not in SQUARE:
            raise BadText(f"knights has no game for {self.seats}")
        if self.deploy not in OPTIONS["deploy"]:
            raise BadText(f"no such option: deploy={self.deploy}")
        self.hands = self.hands or [[] for _ in range(self.seats)]
        self.drawn = self.drawn or [[] for _ in range(self.seats)]
        self.unplaced = self.unplaced or [KNIGHTS] * self.seats

    # --- what can be asked of a position

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return self.reason is not None

    @property
    def side(self) -> int:
        """The side of the square that the layout has to keep within."""
        return SQUARE[self.seats]

    @property
    def scores(self) -> list[int]:
        """What each seat has if the match ended now."""
        totals = [0] * self.seats
        for cell, stack in self.stacks.items():
            if stack:
                totals[stack[-1]] += points(self.tiles[cell])
        return totals

    @property
    def winners(self) -> list[int]:
        """Who won, ascending; nobody before the end."""
        if not self.finished:
            return []
        scores = self.scores
        able = [seat for seat in range(self.seats) if seat != self.gone]
        best = max((scores[seat], self.unplaced[seat]) for seat in able)
        return [seat for seat in able if (scores[seat], self.unplaced[seat]) == best]

    def pile(self, seat: int) -> int:
        """How many tiles a seat can still draw."""
        return PILE_SIZE - len(self.drawn[seat])

    @property
    def choosing(self) -> bool:
        """Whether the A tiles are still being chosen."""
        return len(self.kept) < self.seats

    # --- the moves, built

    def legal(self) -> set[str]:
        """Every legal move, as text; none when the match is over."""
        if self.finished:
            return set()
        if self.choosing:
            return {f"keep {tile}" for tile in CHOICES}
        if self.waiting is not None:
            return self._deployments(self.waiting)
        moves = {f"lay {tile} {x},{y}" for x, y in self._open_cells() for tile in set(self.hands[self._seat()])}
        return moves | {"stop"} if self.layings > 0 else moves

    def _open_cells(self) -> set[Cell]:
        """The empty cells beside a tile on which the layout stays within its square."""
        xs = [x for x, _ in self.tiles]
        ys = [y for _, y in self.tiles]
        west, east, south, north = min(xs), max(xs), min(ys), max(ys)
        beside = {cell for tile in self.tiles for cell in neighbours(tile)} - self.tiles.keys()
        wide = {(x, y) for x, y in beside if max(east, x) - min(west, x) < self.side}
        return {(x, y) for x, y in wide if max(north, y) - min(south, y) < self.side}

    def _deployments(self, castle: Cell) -> set[str]:
        """Every answer to the castle that waits."""
        most = min(MOST_AT_ONCE, self.unplaced[self._seat()])
        moves = set() if self.deploy == "forced" else {"deploy none"}
        for here in self._may_stay(castle, most):
            moves.add(f"deploy {here}")
            for direction in STEP:
                for counts in self._lines(castle, direction, most - here):
                    moves.add(f"deploy {direction} " + "-".join(str(count) for count in (here, *counts)))
        return moves

    def _lines(self, cell: Cell, direction: str, most: int) -> Iterator[tuple[int, ...]]:
        """What up to so many knights that leave a cell can leave on the cells behind it, on one cell at least."""
        ahead = (cell[0] + STEP[direction][0], cell[1] + STEP[direction][1])
        for count in self._may_stay(ahead, most):
            yield (count,)
            for further in self._lines(ahead, direction, most - count):
                yield (count, *further)

    def _may_stay(self, cell: Cell, most: int) -> range:
        """How many of so many knights may stay on a cell; none where it cannot be entered."""
        if cell not in self.tiles or self.tiles[cell] == "L":
            return range(0)
        room = MOST_ON_A_TILE - len(self.stacks.get(cell, []))
        return range(minimum(self.tiles[cell]), min(most, room) + 1)

    # --- the moves, judged

    def why_not(self, text: str) -> str | None:
        """Name the rule that forbids a move, None if none does."""
        return self._refusal(self._parse(text))

    def _parse(self, text: str) -> Move:
        """Read a move of this match."""
        move = parse_move(text)
        if move is None or (isinstance(move, Leave) and move.seat >= self.seats):
            raise BadText(f"no move: {text}")
        return move

    def _refusal(self, move: Move) -> str | None:
        """Name the first rule that forbids a move: first the moment, then the move itself."""
        if self.finished:
            return "knights.end"
        if isinstance(move, Leave):
            return None
        if self.choosing:
            return None if isinstance(move, Keep) and move.tile in CHOICES else "knights.setup.choice"
        if isinstance(move, Keep):
            return "knights.setup.choice"
        if isinstance(move, Deploy):
            return self._deploy_refusal(move)
        if self.waiting is not None:
            return "knights.castle.place"
        if isinstance(move, Stop):
            return None if self.layings > 0 else "knights.lay.count"
        return self._lay_refusal(move)

    def _lay_refusal(self, move: Lay) -> str | None:
        """Name what forbids a laying: hand, window, empty, edge, square."""
        if move.tile not in self.hands[self._seat()]:
            return "knights.lay.hand"
        if not self._in_window(move.cell):
            return "knights.lay.area"
        if move.cell in self.tiles:
            return "knights.lay.empty"
        if not any(cell in self.tiles for cell in neighbours(move.cell)):
            return "knights.lay.edge"
        return None if self._within_square(move.cell) else "knights.lay.area"

    def _in_window(self, cell: Cell) -> bool:
        """Whether a square could hold the cell beside the start layout."""
        x, y = cell
        return self.seats - self.side <= x <= self.side - 1 and 2 - self.side <= y <= self.side - 1

    def _within_square(self, cell: Cell) -> bool:
        """Whether the layout with this cell fits the square."""
        columns = [x for x, _ in self.tiles] + [cell[0]]
        rows = [y for _, y in self.tiles] + [cell[1]]
        return max(columns) - min(columns) + 1 <= self.side and max(rows) - min(rows) + 1 <= self.side

    def _deploy_refusal(self, move: Deploy) -> str | None:
        """Name what forbids an answer to a castle: its moment, its sum, then tile by tile."""
        owned = self.unplaced[self._seat()]
        if self.waiting is None:
            return "knights.castle.none" if owned == 0 else "knights.castle.place"
        if not move.counts:
            return "knights.castle.forced" if self.deploy == "forced" else None
        if sum(move.counts) > MOST_AT_ONCE or sum(move.counts) > owned:
            return "knights.castle.place"
        for cell, count in self._places(self.waiting, move):
            rule = self._tile_refusal(cell, count)
            if rule is not None:
                return rule
        return None

    def _places(self, castle: Cell, move: Deploy) -> Iterator[tuple[Cell, int]]:
        """The cells of a deployment from the castle outwards, each with the knights left there."""
        dx, dy = STEP[move.direction] if move.direction else (0, 0)
        for distance, count in enumerate(move.counts):
            yield (castle[0] + distance * dx, castle[1] + distance * dy), count

    def _tile_refusal(self, cell: Cell, count: int) -> str | None:
        """Name what forbids leaving so many knights on a cell: line, lake, leave, four."""
        tile = self.tiles.get(cell)
        if tile is None:
            return "knights.castle.line"
        if tile == "L":
            return "knights.castle.lake"
        if count < minimum(tile):
            return "knights.castle.leave"
        return "knights.castle.four" if len(self.stacks.get(cell, [])) + count > MOST_ON_A_TILE else None

    # --- outcomes

    def outcome_why_not(self, text: str, outcome: str | None) -> str | None:
        """Name the rule that forbids the outcome of a legal move, None if none does."""
        return self._outcome_refusal(self._parse(text), parse_outcome(outcome))

    def _outcome_refusal(self, move: Move, groups: list[list[str]]) -> str | None:
        """Judge an outcome by what the move wants: the start layout, a tile, or nothing."""
        if isinstance(move, Keep) and len(self.kept) == self.seats - 1:
            return None if self._layout_fits([*self.kept, move.tile], groups) else "knights.setup.layout"
        if not self._refills(move):
            return "knights.lay.refill" if groups else None
        if len(groups) != 1 or len(groups[0]) != 1:
            return "knights.lay.refill"
        return None if groups[0][0] in self._left_in_group(self._seat()) else "knights.setup.pile"

    @staticmethod
    def _layout_fits(kept: list[str], groups: list[list[str]]) -> bool:
        """Whether every seat has just the A tiles it did not keep, in some order."""
        wanted = [Counter(GROUP_A) - Counter(["Pc", tile]) for tile in kept]
        return [Counter(group) for group in groups] == wanted

    def _refills(self, move: Move) -> bool:
        """Whether a tile is drawn right after this move."""
        if self.pile(self._seat()) == 0:
            return False
        return isinstance(move, Deploy) or (isinstance(move, Lay) and not self._asks(move.tile))

    def _asks(self, tile: str) -> bool:
        """Whether laying this tile asks its owner for knights."""
        return is_castle(tile) and self.unplaced[self._seat()] >= minimum(tile)

    def _left_in_group(self, seat: int) -> list[str]:
        """What can be the top tile of a pile that is not empty."""
        drawn = self.drawn[seat]
        left = list(PILE_GROUPS[len(drawn) // 5])
        for tile in drawn[len(drawn) - len(drawn) % 5 :]:
            left.remove(tile)
        return left

    # --- playing

    def play(self, text: str, outcome: str | None = None) -> None:
        """Play a move; its outcome, without the braces, is taken as given. Nothing changes where something is wrong."""
        move = self._parse(text)
        rule = self._refusal(move)
        if rule is not None:
            raise Refused(rule, text)
        groups = parse_outcome(outcome)
        rule = self._outcome_refusal(move, groups)
        if rule is not None:
            raise Refused(rule, f"{text} {{{outcome}}}" if groups else f"{text} without outcome")
        self.moves += 1
        self._carry_out(move, groups)

    def _carry_out(self, move: Move, groups: list[list[str]]) -> None:
        """Do what a move says, all checks behind it."""
        match move:
            case Keep():
                self._keep(move.tile, groups)
            case Lay():
                self._lay(move, groups)
            case Deploy():
                self._deploy(move)
                self._after_laying(groups)
            case Stop():
                self._next_turn()
            case Leave():
                self._end(move.reason, move.seat)

    def _seat(self) -> int:
        """Whose move it is, in a match that goes on."""
        assert self.mover is not None
        return self.mover

    def _keep(self, tile: str, groups: list[list[str]]) -> None:
        """Take a choice, after the last one lay the start layout."""
        self.hands[self._seat()] = ["Pc", tile]
        self.kept.append(tile)
        self.mover = len(self.kept) % self.seats
        for x, column in enumerate(groups):
            for y, laid in enumerate(column):
                self.tiles[x, y] = laid

    def _lay(self, move: Lay, groups: list[list[str]]) -> None:
        """Lay a tile; the refill comes at once unless a castle asks for knights first."""
        asks = self._asks(move.tile)
        self.hands[self._seat()].remove(move.tile)
        self.tiles[move.cell] = move.tile
        self.layings += 1
        if asks:
            self.waiting = move.cell
        else:
            self._after_laying(groups)

    def _deploy(self, move: Deploy) -> None:
        """Put the knights on top of what stands on their cells."""
        assert self.waiting is not None
        for cell, count in self._places(self.waiting, move):
            self.stacks.setdefault(cell, []).extend([self._seat()] * count)
        self.unplaced[self._seat()] -= sum(move.counts)
        self.waiting = None

    def _after_laying(self, groups: list[list[str]]) -> None:
        """Refill the hand and end the turn or the match where it is time."""
        seat = self._seat()
        for group in groups:
            self.hands[seat] += group
            self.drawn[seat] += group
        if not any(self._has_tiles(other) for other in range(self.seats)):
            self._end("knights.end", None)
        elif self.layings == MOST_LAYINGS or not self.hands[seat]:
            self._next_turn()

    def _has_tiles(self, seat: int) -> bool:
        """Whether a seat has anything left to lay."""
        return bool(self.hands[seat]) or self.pile(seat) > 0

    def _next_turn(self) -> None:
        """Give the turn to the next seat, clockwise, that has tiles."""
        self.layings = 0
        order = [(self._seat() + step) % self.seats for step in range(1, self.seats + 1)]
        self.mover = next(seat for seat in order if self._has_tiles(seat))

    def _end(self, reason: str, gone: int | None) -> None:
        """End the match."""
        self.reason, self.gone, self.mover = reason, gone, None

    # --- questions for a comparison

    def refusals(self, thin: bool = True) -> Iterator[str]:
        """Moves of every form, most of them refused, to compare `why_not` by; resignations among them, which are never refused before the end.

        There are thousands of layings. Thinned out, a position is asked every 5th with a tile of the hand, every 37th of the others, and
        every 9th deployment while no castle waits; which ones moves on from ply to ply, so a match as a whole asks for nearly all.
        """
        yield from _short_texts(self.seats)
        yield from self._some(_deploy_texts(), 9 if thin and self.waiting is None else 1)
        laying = not self.finished and not self.choosing and self.waiting is None
        for tile, texts in _laying_texts(self.seats).items():
            in_hand = laying and tile in self.hands[self._seat()]
            yield from self._some(texts, (5 if in_hand else 37) if thin else 1)

    def _some(self, texts: list[str], every: int) -> list[str]:
        """Every so-manyth text, others at every ply."""
        return texts[self.moves % every :: every]


# ------------------------------------------------------------------------------------------------------ texts to ask a referee about

FAR_CELLS = [(99, 0), (0, 99), (-99, 0), (0, -99), (10**20, 0), (0, -(10**20))]


@cache
def _laying_texts(seats: int) -> dict[str, list[str]]:
    """Every tile on every cell of the window, of a border of two cells around it, and on some cells far away."""
    side = SQUARE[seats]
    cells = [*product(range(seats - side - 2, side + 2), range(2 - side - 2, side + 2)), *FAR_CELLS]
    return {tile: [f"lay {tile} {x},{y}" for x, y in cells] for tile in TILES}


def compositions(total: int) -> Iterator[tuple[int, ...]]:
    """Every way to write a number as a sum in some order."""
    for first in range(1, total):
        for rest in compositions(total - first):
            yield (first, *rest)
    yield (total,)


def _deploy_text(direction: str, counts: tuple[int, ...]) -> str:
    """Write a deployment; a single count has no direction."""
    return f"deploy {counts[0]}" if len(counts) == 1 else f"deploy {direction} " + "-".join(str(count) for count in counts)


@cache
def _deploy_texts() -> list[str]:
    """Every deployment, and some that are too large."""
    sums = [counts for total in range(1, 6) for counts in compositions(total)]
    too_large = [(6,), (7,), (29,), (30,), (31,), (10**20,), (3, 3), (5, 1), (1, 5), (1, 30), (1, 1, 1, 1, 1, 1), (1, 1, 2, 2), (4, 1, 1)]
    texts = [_deploy_text(direction, counts) for counts in sums + too_large for direction in STEP]
    return ["deploy none", *dict.fromkeys(texts)]


@cache
def _short_texts(seats: int) -> list[str]:
    """Every choice, stop, and every resignation."""
    return ["stop"] + [f"keep {tile}" for tile in TILES] + [f"{verb} {seat}" for verb in ("resign", "timeout") for seat in range(seats)]


def malformed(seats: int) -> list[str]:
    """Texts that are no moves of `knights`, whatever the position."""
    texts = ["", "pass", "Stop", "stop 1", "keep", "keep p", "keep PV", "keep X", "keep ?", "keep Mv", "keep P Pv", "move P 1,1"]
    texts += [f"lay {tile} 1,2" for tile in ("p", "Lc", "Q", "Pvc", "?")] + ["lay", "lay P"]
    cells = ["01,1", "+1,1", "-0,1", "1,-0", "1,", ",1", "1;1", "1.0,1", "a,b", "1,1,1", "1 1", "?,?"]
    texts += [f"lay P {cell}" for cell in cells] + [f"deploy {count}" for count in ("0", "-1", "01", "+1", "1-1", "None", "?")]
    lines = ["", " 1", " 1-0", " 1-01", " 0-1", " 1-", " -1", " 1-1 1", " 1 1", "1-1", " none"]
    texts += ["deploy", "deploy e 1-1", "deploy NE 1-1"] + [f"deploy E{line}" for line in lines]
    leavings = ["", str(seats), "01", "-1", "+0", "a", "0 1"]
    return texts + [f"{verb} {text}".rstrip() for verb in ("resign", "timeout") for text in leavings]


# --------------------------------------------------------------------------------------------------------------------- whole records


class RecordError(ValueError):
    """What is wrong with a record: the line, the move (if one is to blame) and the rule (if one is broken)."""

    def __init__(self, line: int, message: str, move: str | None = None, rule: str | None = None) -> None:
        super().__init__(f"line {line}: {message}")
        self.line, self.move, self.rule = line, move, rule


HEADER = re.compile(r'\[([^\s"\[\]]+) "((?:[^"\\]|\\["\\])*)"\]\s*(?:;.*)?')
NUMBERED = re.compile(r"([1-9][0-9]*)\. ([^{}]*?)(?: *\{([^{}]*)\})?")
RESULT_HEADERS = ("Result", "Winners", "Reason")


@dataclass(frozen=True)
class Header:
    """A header's value and where it stands."""

    value: str
    line: int


@dataclass(frozen=True)
class Line:
    """A numbered move, its outcome without braces, and where it stands."""

    line: int
    number: int
    move: str
    outcome: str | None


def replay(text: str) -> Oracle:
    """Play a whole record, or one that breaks off, and check everything in it."""
    headers, lines = _split(text)
    oracle = _start(headers)
    for expected, line in enumerate(lines, start=1):
        if line.number != expected:
            raise RecordError(line.line, f"number {line.number} where {expected} is due", line.move)
        _play_line(oracle, line)
    _check_result(oracle, headers)
    return oracle


def _split(text: str) -> tuple[dict[str, Header], list[Line]]:
    """Part a record into headers and moves."""
    headers: dict[str, Header] = {}
    lines: list[Line] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        line = raw.strip()
        if line.startswith("["):
            _add_header(headers, line, number, after_moves=bool(lines))
        elif line := line.partition(";")[0].strip():
            lines.append(_numbered(line, number))
    return headers, lines


def _add_header(headers: dict[str, Header], line: str, number: int, after_moves: bool) -> None:
    """Read a header; it stands before the moves, and once."""
    found = HEADER.fullmatch(line)
    if found is None:
        raise RecordError(number, "no header")
    if after_moves or found[1] in headers:
        raise RecordError(number, f"[{found[1]}] is out of place")
    headers[found[1]] = Header(re.sub(r"\\(.)", r"\1", found[2]), number)


def _numbered(line: str, number: int) -> Line:
    """Read a numbered move."""
    found = NUMBERED.fullmatch(line)
    if found is None:
        raise RecordError(number, "no numbered move")
    return Line(number, int(found[1]), found[2].strip(), found[3])


def _start(headers: dict[str, Header]) -> Oracle:
    """Set up the match that the headers speak of."""
    for name in ("Game", "Rules", "Seats"):
        if name not in headers:
            raise RecordError(1, f"[{name}] is missing")
    for name, known in (("Game", "knights"), ("Rules", "1")):
        if headers[name].value != known:
            raise RecordError(headers[name].line, f"[{name}] is not {known}")
    seats = len(headers["Seats"].value.split(","))
    if seats not in SQUARE:
        raise RecordError(headers["Seats"].line, f"{seats} seats")
    return Oracle(seats, deploy=_options(headers.get("Options")).get("deploy", OPTIONS["deploy"][0]))


def _options(header: Header | None) -> dict[str, str]:
    """Read the options: known ones with known values, each once."""
    chosen: dict[str, str] = {}
    for part in header.value.split(",") if header else []:
        name, _, value = part.strip().partition("=")
        if header and (name in chosen or value not in OPTIONS.get(name, ())):
            raise RecordError(header.line, f"no such option: {part}")
        chosen[name] = value
    return chosen


def _play_line(oracle: Oracle, line: Line) -> None:
    """Play one line of a record."""
    try:
        oracle.play(line.move, line.outcome)
    except Refused as refused:
        raise RecordError(line.line, str(refused), line.move, refused.rule) from refused
    except BadText as bad:
        raise RecordError(line.line, str(bad), line.move) from bad


def _check_result(oracle: Oracle, headers: dict[str, Header]) -> None:
    """Compare the result headers that stand there with what the match came to."""
    for name in RESULT_HEADERS:
        if name not in headers:
            continue
        value, line = headers[name].value, headers[name].line
        if not oracle.finished:
            raise RecordError(line, f"[{name}] before the end")
        if not _result_is(oracle, name, value):
            raise RecordError(line, f"[{name}] is wrong")


def _result_is(oracle: Oracle, name: str, value: str) -> bool:
    """Whether a result header says what came out."""
    if name == "Result":
        return value.split() == [str(score) for score in oracle.scores]
    if name == "Winners":
        return [word.strip() for word in value.split(",")] == [str(seat) for seat in oracle.winners]
    return value == oracle.reason
