"""The score pad: what lies on a real table, counted by the game's own `scores`, `tiebreak` and `text.count`. Interpreted only.

A game that offers it has a module `pad`:

    ROWS: what is entered for every seat and what is only told, in the order in which people count
    OPTIONS: the game's options on which the count depends
    def position(seats, options, entries) -> State   a position that counts like the table: nothing but what scoring reads; BadEntry
    def told(step) -> (row, rule)   how a step of `text.count` is told: one of ROWS, and the number of the rule
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType

from donjon.core import outcome
from donjon.core.errors import DonjonError
from donjon.core.game import PACKAGE, Game

Entries = Mapping[str, Sequence[int]]
"""Numbers by row, seat by seat; a toggle is 0 or 1."""


@dataclass(frozen=True)
class Row:
    """Something to enter for every seat: a number from 0 to `high`, or a toggle. With `high` 0 it is only told.

    `word` names it where several rows have one name; `beside` is the row that it adds to and stands beside: it can be set only where that is not 0; `when` is the
    option and the value with which it is asked.
    """

    name: str
    high: int = 1
    toggle: bool = False
    word: str = ""
    beside: str = ""
    when: tuple[str, str] | None = None


class BadEntry(DonjonError):
    """What is entered cannot lie there.

    Attributes: `row` by name, `seat` (None: all of them together), `rule` (the number of the rule that says so, 0 where it is a matter of form).
    """

    def __init__(self, text: str, row: str, seat: int | None = None, rule: int = 0) -> None:
        super().__init__(text)
        self.row = row
        self.seat = seat
        self.rule = rule


@dataclass(frozen=True)
class Line:
    """What a seat gets for a row by a rule (its id)."""

    seat: int
    row: str
    rule: str
    points: int


@dataclass(frozen=True)
class Count:
    """The result. `tied`: the seats with the best score where there are several, `tie` the rule that decides between them, `breaks` what it compares, by tied seat; higher wins."""

    scores: list[int]
    winners: list[int]
    lines: list[Line]
    tied: list[int]
    tie: str | None
    breaks: list[int]


def part(game: str) -> ModuleType | None:
    """The game's module `pad`; None where it has none."""
    name = f"{PACKAGE}.{game}.pad"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def asked(pad: ModuleType, options: Mapping[str, str]) -> list[Row]:
    """The rows that are asked with these options."""
    return [row for row in pad.ROWS if row.when is None or options[row.when[0]] == row.when[1]]


def check(rows: Sequence[Row], seats: int, entries: Entries) -> dict[str, list[int]]:
    """The entries with what was left out as 0; BadEntry names row, seat and range."""
    known = {row.name: row for row in rows}
    for name in entries:
        if name not in known:
            raise BadEntry(f"there is no row {name!r} to enter; the rows: {', '.join(known)}", name)
    full = {name: list(entries.get(name, [0] * seats)) for name in known}
    for name, numbers in full.items():
        row = known[name]
        if len(numbers) != seats:
            raise BadEntry(f"row {name} needs one number for each of {seats} seats, not {len(numbers)}", name)
        for seat, number in enumerate(numbers):
            if not 0 <= number <= row.high:
                raise BadEntry(f"row {name} of seat {seat} is a number from 0 to {row.high}, not {number}", name, seat)
            if row.beside and number and not full[row.beside][seat]:
                raise BadEntry(f"row {name} of seat {seat} needs something in row {row.beside}, which is 0", name, seat)
    return full


def count(game: Game, pad: ModuleType, seats: int, options: Mapping[str, str], entries: Entries) -> Count:
    """The count of what lies there; BadOption or BadEntry names what is wrong."""
    game.meta.check_seats(seats)
    chosen = game.meta.choose(options)
    state = pad.position(seats, chosen, check(asked(pad, chosen), seats, entries))
    scores, won = [0] * seats, [0] * seats
    game.rules.scores(state, scores)
    game.bind(outcome.rank)(state, -1, won)
    told: dict[tuple[int, str, str], int] = {}
    for step in game.text.count(state):
        row, rule = pad.told(step)
        key = step["seat"], row, game.rule_id(rule)
        told[key] = told.get(key, 0) + step["points"]
    tied = [seat for seat in range(seats) if scores[seat] == max(scores)]
    several = len(tied) > 1
    return Count(
        scores=scores,
        winners=[seat for seat in range(seats) if won[seat]],
        lines=[Line(*key, points) for key, points in told.items()],
        tied=tied if several else [],
        tie=game.rule_id(game.rules.Rule.TIE) if several else None,
        breaks=[game.rules.tiebreak(state, seat) for seat in tied] if several else [],
    )
