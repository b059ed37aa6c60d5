"""Puzzles: positions in which one move is clearly best and the greedy bot misses it. How they are kept, and what is told of them.

A puzzle holds what its mover knows and no more: the observed state, as bots get it, and the record with `?` for what is hidden. So whoever reads
the file learns the solution, but nothing of anybody's hand. `lab.puzzles` makes them; each game has its own in `puzzles.jsonl`, one a line.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from importlib import resources
from typing import Any

from donjon.core import notation
from donjon.core import view as door
from donjon.core.errors import DonjonError
from donjon.core.game import PACKAGE, load, meta, names, playable
from donjon.core.match import Entry
from donjon.core.state import Record, check, fields

FILE = "puzzles.jsonl"
"""Beside the rules of the game."""
UNKEPT = ("rng", "seats")
"""Fields of the state that are not written: the generator is nobody's to know, the seats stand beside."""


@dataclass(frozen=True)
class Weighed:
    """A legal move: the share of the victory that the mover may expect of it, and half of the 95 % interval."""

    move: str
    result: float
    error: float


@dataclass(frozen=True)
class Puzzle:
    """A decision of `seat`. `weighed` has every legal move that bots may take, best first; the first `solutions` of them count as right."""

    id: str
    game: str
    rules: str
    seats: int
    seat: int
    state: dict[str, Any]
    record: str
    movers: list[int]
    weighed: list[Weighed]
    solutions: int
    greedy: list[str]

    @property
    def loss(self) -> float:
        """What the greedy bot's best choice loses against the best move."""
        return self.weighed[0].result - max(weighed.result for weighed in self.weighed if weighed.move in self.greedy)

    @property
    def level(self) -> int:
        """From 1 (easy) to 3: harder, the more moves are legal and the less the obvious one loses."""
        return 1 + min(2, (len(self.weighed) > 6) + (len(self.weighed) > 20) + (self.loss < 0.2))

    def right(self, move: str) -> bool:
        """Whether the move is a solution."""
        return any(weighed.move == move for weighed in self.weighed[: self.solutions])


def mark(game: str, seat: int, state: dict[str, Any]) -> str:
    """The id of a position: the same one always has the same."""
    return hashlib.sha256(json.dumps([game, seat, state], sort_keys=True).encode()).hexdigest()[:8]


def kept(state: Record) -> dict[str, Any]:
    """An observed state as a puzzle keeps it."""
    return {name: getattr(state, name) for name in fields(type(state)) if name not in UNKEPT}


def write(puzzle: Puzzle) -> str:
    """The puzzle as one line of JSON."""
    return json.dumps(asdict(puzzle), ensure_ascii=False, separators=(",", ":"))


def read(line: str) -> Puzzle:
    """The puzzle of a line; DonjonError where it is none, or was made by other rules than those of now."""
    try:
        told = json.loads(line)
        puzzle = Puzzle(**{**told, "weighed": [Weighed(**weighed) for weighed in told["weighed"]]})
        version = meta(puzzle.game).version
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise DonjonError(f"this is no puzzle: {error!r}") from None
    if puzzle.rules != version:
        raise DonjonError(
            f"puzzle {puzzle.id} was made by version {puzzle.rules} of the rules of {puzzle.game}, not {version}; make it anew"
        )
    return puzzle


def position(puzzle: Puzzle) -> Record:
    """The state that the mover knows."""
    state = load(puzzle.game).state()
    state.seats = puzzle.seats
    for name in fields(type(state)):
        if name not in UNKEPT:
            value = puzzle.state[name]
            setattr(state, name, value[:] if isinstance(value, list) else value)
    check(state)
    return state


def legal(puzzle: Puzzle) -> list[str]:
    """The legal moves as text, in the order of their numbers."""
    game = load(puzzle.game)
    found = [0] * game.actions.WIDTH
    count = game.rules.legal(position(puzzle), found)
    return [game.actions.write_move(action) for action in found[:count]]


def why_not(puzzle: Puzzle, move: str) -> str | None:
    """The id of the rule that forbids a move, None if it is legal; BadMove where the text is no move."""
    game = load(puzzle.game)
    rule = game.rules.why_not(position(puzzle), game.actions.read_move(move))
    return game.rule_id(rule) if rule else None


def scores(puzzle: Puzzle) -> list[int]:
    """By seat, the count of what the mover sees, if it ended now."""
    found = [0] * puzzle.seats
    load(puzzle.game).rules.scores(position(puzzle), found)
    return found


def view(puzzle: Puzzle) -> dict[str, Any]:
    """What the mover sees, as `Match.view` has it."""
    return door.view(load(puzzle.game), position(puzzle), puzzle.seat)


def entries(puzzle: Puzzle) -> list[Entry]:
    """The moves that led there, as the mover saw them."""
    moves = notation.parse(puzzle.record).moves
    return [Entry(seat, line.move, line.outcome) for seat, line in zip(puzzle.movers, moves, strict=True)]


def text(puzzle: Puzzle) -> str:
    """The position as text, as the mover sees it."""
    return door.text(load(puzzle.game), position(puzzle), puzzle.seat)


@cache
def shelf(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, easy ones first; none where it has no file."""
    file = resources.files(f"{PACKAGE}.{game}") / FILE
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return tuple(sorted(map(read, filter(None, lines)), key=lambda puzzle: (puzzle.level, puzzle.id)))


def with_puzzles() -> list[str]:
    """The games that have puzzles, as they stand on the shelf."""
    return [name for name in names() if playable(name) and shelf(name)]


def daily(day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody: the games take turns."""
    found = with_puzzles()
    if not found:
        return None
    turn, at = divmod(day.toordinal(), len(found))
    there = sorted(shelf(found[at]), key=lambda puzzle: puzzle.id)
    return there[turn % len(there)]
