"""A second referee of `dungeon`, written from rules/dungeon.md and records.md alone, for comparison. Standard library only.

Positions are dictionaries and lists of words as they stand in records: `tower["2w"] == [(0, 2), (0, 1)]` are two knights of seat 0 on the white 2, the
longer-standing first; `dragons["4"] == 1` is a dragon of seat 1. It moves slowly, and says the rules as plainly as they can be said.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

from tests.oracle import records
from tests.oracle.records import BadText, Refused

SLOTS = ["1w", "1b", "2w", "2b", "3w", "3b", "4", "5", "6", "7", "8"]
FRONT = ["1w", "2w", "3w", "4", "6", "8"]
KNIGHTS = ["1", "2", "3"]
DECKS = {
    "standard": {"1": 4, "2": 4, "3": 5, "bird": 1, "dragon": 1},
    "stormy": {"1": 4, "2": 4, "3": 4, "bird": 2, "dragon": 1},
    "fiery": {"1": 4, "2": 4, "3": 4, "bird": 1, "dragon": 2},
}
OPTIONS = {
    "deck": ["standard", "stormy", "fiery"],
    "return": ["free", "forced"],
    "throw": ["steady", "shaky", "table"],
    "aim": ["chance", "hand"],
    "stall": ["3", "10"],
    "tie": ["sum", "last"],
}


def number(slot: str) -> int:
    """The number of a slot."""
    return int(slot[0])


SLOT = "(?:" + "|".join(SLOTS) + ")"
MOVE = re.compile(
    f"draw|return|climb {SLOT} [123] (?:{SLOT}|top)|place {SLOT}|perch {SLOT}|throw {SLOT}(?: sharp| wild)?|(?:resign|timeout) [0-3]"
)
FALLEN = re.compile(f"{SLOT}:(?:[123]|dragon)")


@cache
def words(text: str) -> list[str]:
    """The words of a move; BadText where the text is none."""
    if not MOVE.fullmatch(text):
        raise BadText(text)
    return text.split(" ")


class Oracle:
    """A match from the first draw on."""

    def __init__(self, seats: int, **options: str) -> None:
        self.seats = seats
        self.options = {name: values[0] for name, values in OPTIONS.items()} | options
        self.decks = [Counter(DECKS[self.options["deck"]]) for _ in range(seats)]
        self.slots = [slot for slot in SLOTS if seats > 2 or not slot.endswith("b")]
        self.tower: dict[str, list[tuple[int, int]]] = {slot: [] for slot in SLOTS}
        self.dragons: dict[str, int] = {}
        self.top: list[tuple[int, int]] = []
        self.dungeon: list[tuple[int, str]] = []
        self.fresh = set(range(seats))  # who has not had a turn yet
        self.turn = 0
        self.card: str | None = None
        self.returned = 0
        self.reason: str | None = None
        self.gone: int | None = None

    # What can be asked

    @property
    def finished(self) -> bool:
        return self.reason is not None

    @property
    def mover(self) -> int | None:
        return None if self.finished else self.turn

    @property
    def scores(self) -> list[int]:
        owners = [seat for seat, _ in self.top]
        return [owners.count(seat) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        if not self.finished:
            return []
        able = [seat for seat in range(self.seats) if seat != self.gone]
        most = max(self.scores[seat] for seat in able)
        first = [seat for seat in able if self.scores[seat] == most]
        values = {seat: [value for owner, value in self.top if owner == seat] for seat in first}
        rest = {seat: sum(values[seat]) if self.options["tie"] == "sum" else sum(values[seat][-1:]) for seat in first}
        return [seat for seat in first if rest[seat] == min(rest.values())]

    def _words(self, move: str) -> list[str]:
        said = words(move)
        if said[0] in ("resign", "timeout") and int(said[1]) >= self.seats:
            raise BadText(move)
        return said

    def moves(self) -> Iterator[str]:
        """Every text that is a move in some position (but for leaving)."""
        yield "draw"
        yield "return"
        for slot in SLOTS:
            yield from (f"place {slot}", f"perch {slot}", f"throw {slot}", f"throw {slot} sharp", f"throw {slot} wild")
            for value in KNIGHTS:
                yield from (f"climb {slot} {value} {target}" for target in [*SLOTS, "top"])

    def legal(self) -> set[str]:
        return {move for move in self.moves() if self.why_not(move) is None}

    def why_not(self, move: str) -> str | None:
        """The rule that forbids a move; BadText where it is none."""
        said = self._words(move)
        if self.finished:
            return "dungeon.end"
        if said[0] in ("resign", "timeout"):
            return None
        right = ["draw", "climb"]
        if self.card is not None:
            right = ["return", "place" if self.card in KNIGHTS else {"bird": "throw", "dragon": "perch"}[self.card]]
        if said[0] not in right:
            return "dungeon.turn.choice"
        if any(word in SLOTS and word not in self.slots for word in said[1:]):
            return "dungeon.setup.blue"
        judge = {
            "draw": self._draw, "return": self._return, "climb": self._climb, "place": self._place, "perch": self._perch, "throw": self._throw,
        }  # fmt: skip
        rule = judge[said[0]](said)
        return rule and f"dungeon.{rule}"

    def _draw(self, said: list[str]) -> str | None:
        return None if self.decks[self.turn].total() else "draw.empty"

    def _return(self, said: list[str]) -> str | None:
        if self.options["return"] == "free":
            return None
        if self.card == "bird":
            return "draw.return"
        judge = self._perch if self.card == "dragon" else self._place
        return "draw.return" if any(judge(["", slot]) is None for slot in self.slots) else None

    def _climb(self, said: list[str]) -> str | None:
        _, slot, value, target = said
        if self.turn in self.fresh:
            return "turn.first"
        if (self.turn, int(value)) not in self.tower[slot]:
            return "climb.one"
        if slot in self.dragons:
            return "climb.stuck"
        height = number(slot) + int(value)
        if height > 8 or target == "top":
            return None if height > 8 and target == "top" else "climb.step"
        return self._arrival(self.turn, target) if number(target) == height else "climb.step"

    def _place(self, said: list[str]) -> str | None:
        return self._arrival(self.turn, said[1]) if said[1][0] == self.card else "slot.number"

    def _arrival(self, seat: int, slot: str) -> str | None:
        there = self.tower[slot]
        if slot in self.dragons or not there:
            return None
        if there[0][0] == seat:
            return "slot.own" if len(there) == 2 else None
        if len(there) == 2:
            return "slot.pair"
        twins = [other for other in self.slots if other != slot and number(other) == number(slot)]
        return "slot.vacant" if any(not self.tower[twin] and twin not in self.dragons for twin in twins) else None

    def _perch(self, said: list[str]) -> str | None:
        return None if self.tower[said[1]] and said[1] not in self.dragons else "dragon.perch"

    def _throw(self, said: list[str]) -> str | None:
        by_hand = self.options["aim"] == "hand" and self.options["throw"] != "table"
        return "bird.aim" if len(said) == 3 and not by_hand else None

    # Outcomes

    def outcome_why_not(self, move: str, outcome: str | None) -> str | None:
        """The rule that forbids the outcome of a legal move; BadText where it has another form."""
        said = self._words(move)
        named = outcome.split() if outcome is not None else []
        if outcome is not None and not named:
            raise BadText("{}")
        if said[0] == "draw":
            if len(named) != 1 or named[0] not in DECKS["standard"]:
                raise BadText(f"{{{outcome}}}")
            if not self.decks[self.turn][named[0]]:
                return "dungeon.setup.deck"
            return "dungeon.turn.first" if self.turn in self.fresh and named[0] not in KNIGHTS else None
        if said[0] == "throw":
            return self._fall_why_not(said, named)
        if named:
            raise BadText(f"{{{outcome}}}")
        return None

    def _fall_why_not(self, said: list[str], named: list[str]) -> str | None:
        if named == ["-"]:
            return None
        if not named or not all(FALLEN.fullmatch(card) for card in named):
            raise BadText(" ".join(named))
        if Counter(named) - Counter(self.standing()):
            return "dungeon.bird.throw"
        if self.options["throw"] == "table":
            return None
        places = [card.split(":")[0] for card in named]
        aimed = said[1]
        errors = [-1, 0, 1] if said[2:] == ["sharp"] else [-2, -1, 0, 1, 2]
        if any((place in FRONT) != (aimed in FRONT) for place in places):
            return "dungeon.bird.aim"
        for error in errors:
            landing = number(aimed) + error
            if all(landing - 1 <= number(place) <= landing + 1 for place in places):
                return None
        return "dungeon.bird.aim"

    def standing(self) -> list[str]:
        """All cards on the tower as outcomes name them."""
        found = []
        for slot in SLOTS:
            found += [f"{slot}:{value}" for _, value in self.tower[slot]]
            found += [f"{slot}:dragon"] if slot in self.dragons else []
        return found

    # Playing

    def play(self, move: str, outcome: str | None = None) -> None:
        """Plays a move; nothing changes where a rule forbids it."""
        said = self._words(move)
        rule = self.why_not(move)
        if rule is not None:
            raise Refused(rule)
        if said[0] in ("resign", "timeout"):
            self.reason, self.gone = said[0], int(said[1])
            return
        rule = self.outcome_why_not(move, outcome)
        if rule is not None:
            raise Refused(rule)
        if said[0] == "draw":
            self.card = str(outcome).strip()
            self.decks[self.turn][self.card] -= 1
            return
        if said[0] == "return":
            self.decks[self.turn][str(self.card)] += 1
        elif said[0] == "climb":
            self.tower[said[1]].remove((self.turn, int(said[2])))
            self._arrive(int(said[2]), said[3])
        elif said[0] == "place":
            self._arrive(int(str(self.card)), said[1])
        elif said[0] == "perch":
            self.dragons[said[1]] = self.turn
        else:
            for card in str(outcome).split() if str(outcome).strip() != "-" else []:
                self._fall(*card.split(":"))
            self.dungeon.append((self.turn, "bird"))
        self._end_turn(said[0] == "return")

    def _arrive(self, value: int, target: str) -> None:
        knight = (self.turn, value)
        if target == "top":
            self.top.append(knight)
        elif target in self.dragons:
            self.dungeon.append((self.dragons.pop(target), "dragon"))
            for owner, freed in self.tower[target]:
                self.decks[owner][str(freed)] += 1
            self.tower[target] = []
            self.top.append(knight)
        else:
            self.dungeon += [(owner, str(other)) for owner, other in self.tower[target] if owner != self.turn]
            self.tower[target] = [other for other in self.tower[target] if other[0] == self.turn] + [knight]

    def _fall(self, slot: str, card: str) -> None:
        if card == "dragon":
            self.dungeon.append((self.dragons.pop(slot), "dragon"))
            return
        knight = next(knight for knight in self.tower[slot] if knight[1] == int(card))
        self.tower[slot].remove(knight)
        self.dungeon.append((knight[0], card))

    def _end_turn(self, returned: bool) -> None:
        self.fresh.discard(self.turn)
        self.card = None
        self.returned = self.returned + 1 if returned else 0
        if any(not self.decks[seat].total() and not self._can_climb(seat) for seat in range(self.seats)):
            self.reason = "dungeon.end"
        elif self.returned >= int(self.options["stall"]) * self.seats:
            self.reason = "dungeon.end.stall"
        else:
            self.turn = (self.turn + 1) % self.seats

    def _can_climb(self, seat: int) -> bool:
        for slot in self.slots:
            for owner, value in self.tower[slot]:
                if owner != seat or slot in self.dragons:
                    continue
                height = number(slot) + value
                if height > 8 or any(number(target) == height and self._arrival(seat, target) is None for target in self.slots):
                    return True
        return False


def replay(text: str) -> Oracle:
    """The match that a record tells; RecordError where a line is wrong."""
    return records.replay(text, _begin, Oracle.play)


def _begin(headers: records.Headers) -> Oracle:
    seats, options = records.read_head(headers, "dungeon", OPTIONS)
    return Oracle(seats, **options)
