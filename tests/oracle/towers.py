"""A second referee of `towers`, written from rules/towers.md and records.md alone, for comparison. Standard library only.

Positions are dictionaries and lists of words as they stand in records: `towers[1]["D"] == [13, 10, 6]` is the sand tower of seat 1 from the ground up,
`display == ["D7", "C3"]` lies face up. The draw pile is a bag: its order is what the record tells. It moves slowly, and tries what it wants to know.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

from tests.oracle import records
from tests.oracle.records import BadText, Refused

TYPES = ["C", "S", "P", "J", "D"]
VALUES = list(range(16))
TWICE = [0, 2, 5, 7, 10, 12]  # with 4 and 5 players
DISPLAY = 5
OPTIONS = {"next_start": ["winner_left", "starter_left"]}

Tops = tuple[int | None, ...]  # the top cards of one player's towers, in the order of TYPES


NUMBER = "(?:0|[1-9][0-9]*)"
CARD = "[CSPJD](?:[0-9]|1[0-5])"
MOVE = re.compile(f"bid {NUMBER}|pass|demolish [CSPJD]|keep|build {CARD}|(?:resign|timeout) {NUMBER}")


def box(seats: int) -> Counter[str]:
    """All cards that are played with."""
    cards = Counter(f"{kind}{value}" for kind in TYPES for value in VALUES)
    if seats >= 4:
        cards.update(f"{kind}{value}" for kind in TYPES for value in TWICE)
    return cards


def fits(top: int | None, value: int) -> bool:
    """Whether a card may be put on another, or on the ground."""
    if top is None:
        return True
    if top == 0:
        return False
    return value < top or top == 8 or value == 9


@cache
def can_build(tops: Tops, cards: tuple[str, ...], count: int) -> bool:
    """Whether so many of the cards can be built in some order."""
    if count == 0:
        return True
    for at, card in enumerate(cards):
        kind, value = TYPES.index(card[0]), int(card[1:])
        if fits(tops[kind], value) and can_build((*tops[:kind], value, *tops[kind + 1 :]), cards[:at] + cards[at + 1 :], count - 1):
            return True
    return False


def cards_of(text: str) -> list[str]:
    """The cards that an outcome names; BadText where a word names none, or there is no word."""
    named = text.split()
    if not named or not all(re.fullmatch(CARD, word) for word in named):
        raise BadText(f"{{{text}}}")
    return named


class Oracle:
    """A match from the first display on."""

    def __init__(self, seats: int, start: str, **options: str) -> None:
        self.seats = seats
        self.options = {name: values[0] for name, values in OPTIONS.items()} | options
        self.towers: list[dict[str, list[int]]] = [{kind: [] for kind in TYPES} for _ in range(seats)]
        self.demolished: list[list[str]] = [[] for _ in range(seats)]
        self.pile = box(seats)
        self.discards: Counter[str] = Counter()
        self.passes = 1  # through the draw pile
        self.starter = 0
        self.reason: str | None = None
        self.gone: int | None = None
        shown = cards_of(start)
        if not self._can_show(shown):
            raise Refused("towers.round.display")
        self._show(shown)

    def _show(self, shown: list[str]) -> None:
        self.display = shown
        self.pile -= Counter(shown)
        self.asked = "bid"
        self.turn = self.starter
        self.bids: list[int] = []  # what was said in this round, a pass as -1
        self.left = 0  # cards still to be built

    def _can_show(self, shown: list[str]) -> bool:
        return len(shown) == min(DISPLAY, self.pile.total()) and not Counter(shown) - self.pile

    # What can be asked

    @property
    def finished(self) -> bool:
        return self.reason is not None

    @property
    def mover(self) -> int | None:
        return None if self.finished else self.turn

    @property
    def scores(self) -> list[int]:
        return [self._score(seat) for seat in range(self.seats)]

    def _score(self, seat: int) -> int:
        towers = list(self.towers[seat].values())
        cards = sum(len(tower) * (2 if tower[-1:] == [0] else 1) for tower in towers)
        return cards + max(len(tower) for tower in towers) - sum(range(1, len(self.demolished[seat]) + 1))

    @property
    def winners(self) -> list[int]:
        if not self.finished:
            return []
        able = [seat for seat in range(self.seats) if seat != self.gone]
        most = max(self.scores[seat] for seat in able)
        return [seat for seat in able if self.scores[seat] == most]

    def highest(self, seat: int) -> int:
        """The highest bid that a seat could carry out."""
        return max(count for count in range(len(self.display) + 1) if self._possible(seat, count))

    def _tops(self, seat: int, without: str | None = None) -> Tops:
        """The top cards of a seat's towers, one card of one type taken off."""
        standing = {kind: self.towers[seat][kind][:-1] if kind == without else self.towers[seat][kind] for kind in TYPES}
        return tuple(tower[-1] if tower else None for tower in standing.values())

    def _possible(self, seat: int, count: int) -> bool:
        if can_build(self._tops(seat), tuple(self.display), count):
            return True
        return any(self._demolishable(seat, kind) and self._possible_without(seat, kind, count) for kind in TYPES)

    def _demolishable(self, seat: int, kind: str) -> bool:
        return bool(self.towers[seat][kind]) and self.towers[seat][kind][-1] != 0

    def _possible_without(self, seat: int, kind: str, count: int) -> bool:
        return can_build(self._tops(seat, kind), tuple(self.display), count)

    # The moves

    def _words(self, move: str) -> list[str]:
        if not MOVE.fullmatch(move):
            raise BadText(move)
        said = move.split(" ")
        if said[0] in ("resign", "timeout") and int(said[1]) >= self.seats:
            raise BadText(move)
        return said

    def moves(self) -> Iterator[str]:
        """Every text that is a move in some position (but for leaving)."""
        yield from (f"bid {count}" for count in range(DISPLAY + 1))
        yield "pass"
        yield from (f"demolish {kind}" for kind in TYPES)
        yield "keep"
        yield from (f"build {kind}{value}" for kind in TYPES for value in VALUES)

    def legal(self) -> set[str]:
        return {move for move in self.moves() if self.why_not(move) is None}

    def why_not(self, move: str) -> str | None:
        """The rule that forbids a move; BadText where it is none."""
        said = self._words(move)
        if self.finished:
            return "towers.end"
        if said[0] in ("resign", "timeout"):
            return None
        right = {"bid": ["bid", "pass"], "demolish": ["demolish", "keep"], "build": ["build"]}[self.asked]
        if said[0] not in right:
            bidding = "bid.raise" if self.bids else "bid.start"
            return "towers." + {"bid": bidding, "demolish": "demolish", "build": "place"}[self.asked]
        judge = {"bid": self._bid, "pass": self._pass, "demolish": self._demolish, "keep": self._keep, "build": self._build}
        rule = judge[said[0]](said)
        return rule and f"towers.{rule}"

    def _bid(self, said: list[str]) -> str | None:
        count = int(said[1])
        if count > len(self.display):
            return "bid.start"
        if self.bids and count <= max(self.bids):
            return "bid.raise"
        return None if self._possible(self.turn, count) else "bid.possible"

    def _pass(self, said: list[str]) -> str | None:
        return None if self.bids else "bid.start"

    def _demolish(self, said: list[str]) -> str | None:
        if not self._demolishable(self.turn, said[1]):
            return "demolish"
        return None if self._possible_without(self.turn, said[1], self.left) else "place"

    def _keep(self, said: list[str]) -> str | None:
        return None if can_build(self._tops(self.turn), tuple(self.display), self.left) else "place"

    def _build(self, said: list[str]) -> str | None:
        card = said[1]
        kind, value = card[0], int(card[1:])
        tower = self.towers[self.turn][kind]
        if card not in self.display:
            return "take"
        if tower and tower[-1] == 0:
            return "build.roof"
        if not fits(tower[-1] if tower else None, value):
            return "build.down"
        rest = [*self.display]
        rest.remove(card)
        after = tuple(value if other == kind else top for other, top in zip(TYPES, self._tops(self.turn), strict=True))
        return None if can_build(after, tuple(rest), self.left - 1) else "place"

    # Outcomes

    def outcome_why_not(self, move: str, outcome: str | None) -> str | None:
        """The rule that forbids the outcome of a legal move; BadText where it has another form."""
        if outcome is not None and self._words(move)[0] in ("resign", "timeout"):  # no move of the game, hence no rule of it
            raise BadText(f"{{{outcome}}}")
        named = cards_of(outcome) if outcome is not None else []
        after = self._after(move)
        shows = not after.finished and not after.display
        right = after._can_show(named) if shows else not named
        return None if right else "towers.round.display"

    def _after(self, move: str) -> Oracle:
        """A copy in which the move is made; its display is empty where the next one has to be told."""
        after = object.__new__(Oracle)
        after.__dict__.update(self.__dict__)
        after.towers = [{kind: [*tower] for kind, tower in towers.items()} for towers in self.towers]
        after.demolished = [[*heap] for heap in self.demolished]
        after.pile, after.discards = self.pile.copy(), self.discards.copy()
        after.display, after.bids = [*self.display], [*self.bids]
        after._make(self._words(move))
        return after

    # Playing

    def play(self, move: str, outcome: str | None = None) -> None:
        """Plays a move; nothing changes where a rule forbids it."""
        rule = self.why_not(move) or self.outcome_why_not(move, outcome)
        if rule is not None:
            raise Refused(rule)
        self._make(self._words(move))
        if outcome is not None:
            self._show(cards_of(outcome))

    def _make(self, said: list[str]) -> None:
        seat = self.turn
        if said[0] in ("resign", "timeout"):
            self.reason, self.gone = said[0], int(said[1])
        elif said[0] in ("bid", "pass"):
            self.bids.append(int(said[1]) if said[0] == "bid" else -1)
            self.turn = (seat + 1) % self.seats
            if len(self.bids) == self.seats or max(self.bids) == len(self.display):
                self._end_bidding()
        elif said[0] == "demolish":
            self.demolished[seat].append(f"{said[1]}{self.towers[seat][said[1]].pop()}")
            self.asked = "build"
        elif said[0] == "keep":
            self.asked = "build"
        else:
            self.display.remove(said[1])
            self.towers[seat][said[1][0]].append(int(said[1][1:]))
            self.left -= 1
            if self.left == 0:
                self._end_round(seat)

    def _end_bidding(self) -> None:
        highest = max(self.bids)
        if highest == 0:
            self._end_round(None)
            return
        self.turn = (self.starter + self.bids.index(highest)) % self.seats
        self.left = highest
        asks = any(self._demolishable(self.turn, kind) and self._possible_without(self.turn, kind, highest) for kind in TYPES)
        self.asked = "demolish" if asks else "build"

    def _end_round(self, winner: int | None) -> None:
        self.discards.update(self.display)
        self.display = []
        if winner is not None:
            before = winner if self.options["next_start"] == "winner_left" else self.starter
            self.starter = (before + 1) % self.seats
        if not self.pile.total():
            if self.passes == 2 or not self.discards.total():
                self.reason = "towers.end"
                return
            self.passes = 2
            self.pile, self.discards = self.discards, Counter()


def replay(text: str) -> Oracle:
    """The match that a record tells; RecordError where a line is wrong."""
    return records.replay(text, _begin, Oracle.play)


def _begin(headers: records.Headers) -> Oracle:
    seats, options = records.read_head(headers, "towers", OPTIONS)
    return records.started(headers, lambda start: Oracle(seats, start, **options))
