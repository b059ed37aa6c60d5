"""A second referee of `castle`, written from rules/castle.md and records.md alone, for comparison. Standard library only.

Positions are dictionaries of words as they stand in records: `castles[1][(2, 1)] == ("c17", "up")` lies two cells east of the start of seat 1's castle
and one above the ground. Start cards that nobody saw are `?`. It moves slowly, and says the rules as plainly as they can be said.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from tests.oracle import records
from tests.oracle.records import BadText, Refused

Cell = tuple[int, int]

FIGURES = ["knight", "princess", "ghost", "dove", "cat"]
DISPLAY = 5
WIDEST = 15  # east and west of the start card
HIGHEST = 15
OPTIONS = {"catapult": ["and", "or"]}
BACK = {"up": "castle", "right": "castle", "left": "castle"}  # below it stands on whatever a castle stands on


COUNT = "(?:0|[1-9][0-9]*)"
WHOLE = "(?:0|-?[1-9][0-9]*)"
CELL = f"{WHOLE},{WHOLE}"
CARD = "c[1-9][0-9]*"
MOVE = re.compile(f"lay {CARD} (?:up|back) {CELL}|discard {CARD}|shoot {COUNT} {CELL}|hold|(?:resign|timeout) {COUNT}")


def cell_of(text: str) -> Cell:
    """`2,-1` as numbers."""
    x, _, y = text.partition(",")
    return int(x), int(y)


def read_box(text: str) -> dict[str, dict[str, Any]]:
    """The cards of a file of components by their names."""
    return {f"c{number}": card for number, card in enumerate(tomllib.loads(text)["card"], 1)}


class Oracle:
    """A match from the first display on. `box` has the cards, `start` is [Start]."""

    def __init__(self, seats: int, box: dict[str, dict[str, Any]], start: str, **options: str) -> None:
        self.seats = seats
        self.box = box
        self.options = {name: values[0] for name, values in OPTIONS.items()} | options
        self.unused = set(box)  # the draw pile and what may lie unseen as start cards
        self.taken: str | None = None  # the card with the catapult that is asked about
        self.reason: str | None = None
        self.gone: int | None = None
        parts = [part.split() for part in start.split("/")]
        if len(parts) != 3 or not all(parts) or len(parts[1]) != 1 or not re.fullmatch(COUNT, parts[1][0]):
            raise BadText(start)
        starts, shown = parts[0], self._cards(parts[2])
        self._cards([card for card in starts if card != "?"])
        seen = [card for card in starts if card != "?"]
        if len(starts) != seats or len(set(seen)) != len(seen):
            raise Refused("castle.setup.start")
        if int(parts[1][0]) >= seats:
            raise Refused("castle.setup.first")
        self.castles: list[dict[Cell, tuple[str, str]]] = [{(0, 0): (card, "back")} for card in starts]
        self.unused -= set(seen)
        self.pile = len(box) - seats
        self.first = self.turn = int(parts[1][0])
        self.turns = 0  # over in this round
        if not self._can_show(shown):
            raise Refused("castle.round.reveal")
        self._show(shown)

    def _cards(self, named: list[str]) -> list[str]:
        """The words, if every one names a card."""
        if any(word not in self.box for word in named):
            raise BadText(" ".join(named))
        return named

    def _can_show(self, shown: list[str]) -> bool:
        return len(shown) == len(set(shown)) == min(DISPLAY, self.pile) and set(shown) <= self.unused

    def _show(self, shown: list[str]) -> None:
        self.display = [*shown]
        self.unused -= set(shown)
        self.pile -= len(shown)

    # What can be asked

    @property
    def finished(self) -> bool:
        return self.reason is not None

    @property
    def mover(self) -> int | None:
        return None if self.finished else self.turn

    def _edge(self, card: str, side: str, edge: str) -> str:
        """The pattern of an edge that is not the lower edge of a back."""
        pattern: str = BACK[edge] if side == "back" else self.box[card][edge]
        return pattern

    def _lower(self, card: str, side: str, on_ground: bool) -> str:
        """The pattern of a lower edge: a back stands on the ground as well as on castle."""
        if side == "back":
            return "ground" if on_ground else "castle"
        pattern: str = self.box[card]["down"]
        return pattern

    def rows(self) -> list[list[int]]:
        """The six rows, each with what the castles count in it, by seat."""
        figures = [
            [sum(self.box[card]["figures"].count(figure) for card, side in castle.values() if side == "up") for castle in self.castles]
            for figure in FIGURES
        ]
        return [*figures, [self._towers(castle) for castle in self.castles]]

    def _towers(self, castle: dict[Cell, tuple[str, str]]) -> int:
        """How many towers are complete in a castle."""
        complete = 0
        for x, y in castle:
            if self._lower(*castle[x, y], y == 0) == "tower":
                continue
            height = 1
            while (x, y) in castle and self._edge(*castle[x, y], "up") == "tower":
                y += 1
                height += 1
            complete += (x, y) in castle and height >= 2
        return complete

    @property
    def scores(self) -> list[int]:
        points = [0] * self.seats
        for row in self.rows():
            ranked = sorted(row, reverse=True)
            for seat, count in enumerate(row):
                if count == 0:
                    continue
                if count == ranked[0]:
                    points[seat] += 3 if row.count(count) == 1 else 2
                elif count == ranked[1] and row.count(count) == 1:
                    points[seat] += 1
        return points

    @property
    def winners(self) -> list[int]:
        if not self.finished:
            return []
        able = [seat for seat in range(self.seats) if seat != self.gone]
        most = max(self.scores[seat] for seat in able)
        return [seat for seat in able if self.scores[seat] == most]

    # The moves

    def _words(self, move: str) -> list[str]:
        if not MOVE.fullmatch(move):
            raise BadText(move)
        said = move.split(" ")
        if said[0] in ("resign", "timeout") and int(said[1]) >= self.seats:
            raise BadText(move)
        return said

    def moves(self) -> Iterator[str]:
        """Every text that could be a move now: what lies apart from every card, or is not on display, is left out (but for leaving)."""
        yield "hold"
        for card in self.display:
            yield f"discard {card}"
            yield from (f"lay {card} {side} {x},{y}" for side in ("up", "back") for x, y in self.open_cells(self.turn))
        for seat, castle in enumerate(self.castles):
            yield from (f"shoot {seat} {x},{y}" for x, y in castle)

    def open_cells(self, seat: int) -> set[Cell]:
        """The cells beside or above the cards of a castle."""
        return {cell for x, y in self.castles[seat] for cell in ((x - 1, y), (x + 1, y), (x, y + 1))} - set(self.castles[seat])

    def legal(self) -> set[str]:
        return {move for move in self.moves() if self.why_not(move) is None}

    def why_not(self, move: str) -> str | None:
        """The rule that forbids a move; BadText where it is none."""
        said = self._words(move)
        if self.finished:
            return "castle.end"
        if said[0] in ("resign", "timeout"):
            return None
        if said[0] not in (["shoot", "hold"] if self.taken else ["lay", "discard"]):
            return "castle.catapult"
        rule = {"lay": self._lay, "discard": self._discard, "shoot": self._shoot, "hold": self._hold}[said[0]](said)
        return rule and f"castle.{rule}"

    def _lay(self, said: list[str]) -> str | None:
        _, card, side, where = said
        if card not in self.display:
            return "take"
        x, y = cell_of(where)
        if not (-WIDEST <= x <= WIDEST and 0 <= y <= HIGHEST):
            return "place.extent"
        castle = self.castles[self.turn]
        if (x, y) in castle or not castle.keys() & {(x - 1, y), (x + 1, y), (x, y - 1)}:
            return "place"
        if y > 0 and (x, y - 1) not in castle:
            return "place.support"
        return None if self._matches(card, side, x, y) else "place.match"

    def _matches(self, card: str, side: str, x: int, y: int) -> bool:
        castle = self.castles[self.turn]
        lower = self._lower(card, side, y == 0)
        if (lower == "ground") != (y == 0):
            return False
        if (x, y - 1) in castle and self._edge(*castle[x, y - 1], "up") != lower:
            return False
        if (x, y + 1) in castle and self._lower(*castle[x, y + 1], False) != self._edge(card, side, "up"):
            return False
        if (x - 1, y) in castle and self._edge(*castle[x - 1, y], "right") != self._edge(card, side, "left"):
            return False
        return (x + 1, y) not in castle or self._edge(*castle[x + 1, y], "left") == self._edge(card, side, "right")

    def _discard(self, said: list[str]) -> str | None:
        if said[1] not in self.display:
            return "take"
        if self.options["catapult"] == "or" and self.box[said[1]]["catapult"] and self._targets(self.turn):
            return None
        lays = (["lay", card, side, f"{x},{y}"] for card in self.display for side in ("up", "back") for x, y in self.open_cells(self.turn))
        return "place.none" if any(self._lay(lay) is None for lay in lays) else None

    def _shoot(self, said: list[str]) -> str | None:
        seat, (x, y) = int(said[1]), cell_of(said[2])
        if seat == self.turn or seat >= self.seats or (x, y) not in self.castles[seat]:
            return "catapult"
        if (x, y + 1) in self.castles[seat]:
            return "catapult.top"
        return "catapult.last" if len(self.castles[seat]) == 1 else None

    def _hold(self, said: list[str]) -> str | None:
        return "catapult" if self.options["catapult"] == "or" else None

    def _targets(self, seat: int) -> bool:
        """Whether a card of some opponent of the seat can be taken; of several cards one has nothing on it."""
        return any(len(castle) > 1 for other, castle in enumerate(self.castles) if other != seat)

    # Outcomes

    def outcome_why_not(self, move: str, outcome: str | None) -> str | None:
        """The rule that forbids the outcome of a legal move; BadText where it has another form."""
        said = self._words(move)
        named = self._cards(outcome.split()) if outcome is not None else []
        if outcome is not None and (not named or said[0] in ("resign", "timeout")):
            raise BadText(f"{{{outcome}}}")
        if self._ends_round(said) and self.pile >= self.seats:
            return None if self._can_show(named) else "castle.round.reveal"
        return "castle.round.reveal" if named else None

    def _ends_round(self, said: list[str]) -> bool:
        return said[0] not in ("resign", "timeout") and self.turns == self.seats - 1 and not self._fires(said)

    def _fires(self, said: list[str]) -> bool:
        """Whether a move leads to the question whom to shoot at."""
        if said[0] not in (["discard"] if self.options["catapult"] == "or" else ["lay", "discard"]):
            return False
        return bool(self.box[said[1]]["catapult"]) and self._targets(self.turn)

    # Playing

    def play(self, move: str, outcome: str | None = None) -> None:
        """Plays a move; nothing changes where a rule forbids it."""
        rule = self.why_not(move) or self.outcome_why_not(move, outcome)
        if rule is not None:
            raise Refused(rule)
        said = self._words(move)
        if said[0] in ("resign", "timeout"):
            self.reason, self.gone = said[0], int(said[1])
            return
        ends, fires = self._ends_round(said), self._fires(said)
        if said[0] in ("lay", "discard"):
            self.display.remove(said[1])
        if said[0] == "lay":
            self.castles[self.turn][cell_of(said[3])] = (said[1], said[2])
        elif said[0] == "shoot":
            del self.castles[int(said[1])][cell_of(said[2])]
        self.taken = said[1] if fires else None
        if ends:
            self._end_round(outcome)
        elif not fires:
            self.turns += 1
            self.turn = (self.turn + 1) % self.seats

    def _end_round(self, outcome: str | None) -> None:
        if self.pile < self.seats:
            self.reason = "castle.end"
            return
        self.turns = 0
        self.first = self.turn = (self.first + 1) % self.seats
        self._show(str(outcome).split())


def replay(text: str, box: dict[str, dict[str, Any]]) -> Oracle:
    """The match that a record tells, played with these cards; RecordError where a line is wrong."""

    def begin(headers: records.Headers) -> Oracle:
        seats, options = records.read_head(headers, "castle", OPTIONS)
        return records.started(headers, lambda start: Oracle(seats, box, start, **options))

    return records.replay(text, begin, Oracle.play)
