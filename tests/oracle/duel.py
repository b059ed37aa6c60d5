"""A second referee of `duel`, written from rules/duel.md and records.md alone, for comparison. Standard library only.

Positions are lists of cards as they stand in records, the top card last: `stores["3"] == ["B10", "f9"]`. A card that lies face down and that nobody
has seen is None; `unseen` has the names they can have. Before a chance is missed the whole position is put aside, and a call takes it up again.
"""

from __future__ import annotations

import copy
import re
from typing import Any

from tests.oracle import records
from tests.oracle.records import BadText, Refused

SYMBOLS = ["B", "F", "P", "S"]
DEPOT = 13
DEALT = 4  # cards that each player turns up for the stores
NUGGETS = 3
SHIFTS = 12
QUIET = 60
STORES = [str(store) for store in range(1, 9)]
SOURCES = ["depot", "drawn", "waste", *STORES]
REWARD = {4: 1, 8: 2, 12: 3}
OPTIONS = {"colours": ["symbol", "deck"], "tower_call": ["on", "off"], "rewards": ["auto", "claimed"], "memory": ["aid", "none"]}
EVERY_MOVE = [
    *(f"build {source}" for source in SOURCES),
    *(f"store {source} {store}" for source in SOURCES for store in STORES),
    *(f"give {source}" for source in SOURCES),
    *(f"pair {store} {other}" for store in STORES for other in STORES),
    *("shed", "draw", "waste", "end", "block", "leave", "claim", "call", "let"),
]
LEAVING = ["resign 0", "resign 1", "timeout 0", "timeout 1"]
WORDS = {move: move.split(" ") for move in [*EVERY_MOVE, *LEAVING]}
DECKS = [
    [f"{symbol}{value}" for symbol in SYMBOLS for value in range(13)],
    [f"{symbol.lower()}{value}" for symbol in SYMBOLS for value in range(13)],
]
NAMES = {card: (card[0].upper(), int(card[1:])) for deck in DECKS for card in deck}


def symbol(card: str) -> str:
    """The symbol of a card of either deck."""
    return NAMES[card][0]


def value(card: str) -> int:
    """The value of a card."""
    return NAMES[card][1]


def cards_of(text: str) -> list[str]:
    """The cards that a text names; BadText where a word names none."""
    named = text.split()
    if any(word not in NAMES for word in named):
        raise BadText(text)
    return named


class Oracle:
    """A match from the first turn on. `start` is [Start]."""

    def __init__(self, start: str, **options: str) -> None:
        self.options = {name: values[0] for name, values in OPTIONS.items()} | options
        parts = start.split("/")
        if len(parts) != 3 or not re.fullmatch(r"\s*(0|[1-9][0-9]*)\s*", parts[2]):
            raise BadText(start)
        tops, stores = cards_of(parts[0]), cards_of(parts[1])
        if len(tops) != 2 or len(stores) != 2 * DEALT:
            raise BadText(start)
        dealt = [[top, *stores[DEALT * seat : DEALT * seat + DEALT]] for seat, top in enumerate(tops)]
        if any(len(set(cards)) != len(cards) or not set(cards) <= set(DECKS[seat]) for seat, cards in enumerate(dealt)):
            raise Refused("duel.setup.deal")
        begins = int(parts[2])
        if begins > 1 or value(tops[begins]) > value(tops[1 - begins]):
            raise Refused("duel.setup.first")
        self.unseen = [set(DECKS[seat]) - set(cards) for seat, cards in enumerate(dealt)]
        self.depots: list[list[str | None]] = [[*[None] * (DEPOT - 1), top] for top in tops]
        self.stocks: list[list[str | None]] = [[None] * (52 - DEPOT - DEALT) for _ in tops]
        self.wastes: list[list[str]] = [[], []]
        self.purses = [NUGGETS, NUGGETS]
        self.stores = {store: [card] for store, card in zip(STORES, stores, strict=True)}
        self.towers: list[list[str]] = [[] for _ in range(8)]
        self.hand: str | None = None
        self.turn = begins
        self.asked = "moves"  # or "call" of the opponent, or "block"
        self.blocked = [False, False]  # waste piles
        self.shifts = 0
        self.earned = 0  # by the last move, and not claimed yet
        self.cleared = False  # whether some depot was
        self.stirred = False  # whether this turn is not quiet
        self.quiet = 0  # turns running
        self.turn_over = False  # after a waste or end that can be called
        self.missed: tuple[dict[str, Any], str, list[str]] | None = (
            None  # the position before a chance was missed, the verb, what was turned up
        )
        self.reason: str | None = None
        self.gone: int | None = None

    # What can be asked

    @property
    def finished(self) -> bool:
        return self.reason is not None

    @property
    def mover(self) -> int | None:
        if self.finished:
            return None
        return 1 - self.turn if self.asked == "call" else self.turn

    @property
    def scores(self) -> list[int]:
        return [*self.purses]

    @property
    def winners(self) -> list[int]:
        if not self.finished:
            return []
        if self.gone is not None:
            return [1 - self.gone]
        rank = [(self.purses[seat], -self.cards_left(seat)) for seat in (0, 1)]
        return [seat for seat in (0, 1) if rank[seat] == max(rank)]

    def cards_left(self, seat: int) -> int:
        """Depot, stock and waste; and what is in hand."""
        holds = seat == self.turn and self.hand is not None
        return len(self.depots[seat]) + len(self.stocks[seat]) + len(self.wastes[seat]) + holds

    def green(self, card: str) -> bool:
        """The colour of a card."""
        return symbol(card) in "BS" if self.options["colours"] == "symbol" else card[0].isupper()

    # What goes where

    def site(self, card: str) -> int | None:
        """The lower tower on which a card fits."""
        first = 2 * SYMBOLS.index(symbol(card))
        return next((site for site in (first, first + 1) if len(self.towers[site]) == value(card)), None)

    def fits_store(self, card: str, store: str) -> bool:
        """Whether a card fits on a store with cards."""
        if not self.stores[store]:
            return False
        top = self.stores[store][-1]
        if self.green(top) == self.green(card):
            return False
        return value(top) == value(card) + 1 or (value(top) == 1 and value(card) == 12)

    def fits_waste(self, card: str) -> bool:
        """Whether a card fits on the opponent's waste pile, blocked or not."""
        pile = self.wastes[1 - self.turn]
        if not pile or symbol(pile[-1]) != symbol(card):
            return False
        return abs(value(pile[-1]) - value(card)) == 1 or {value(pile[-1]), value(card)} == {1, 12}

    def source(self, name: str) -> str | None:
        """The card that can be moved from there."""
        if name == "drawn":
            return self.hand
        if name == "depot":
            return self.depots[self.turn][-1] if self.depots[self.turn] else None
        if name == "waste":
            return self.wastes[self.turn][-1] if self.wastes[self.turn] and not self.depots[self.turn] else None
        return self.stores[name][-1] if self.stores[name] else None

    def must_build(self) -> bool:
        """Whether rule 10 asks for building."""
        cards = [self.hand] if self.hand is not None else [self.source(name) for name in SOURCES]
        return any(card is not None and self.site(card) is not None for card in cards)

    # The moves

    def _words(self, move: str) -> list[str]:
        if move not in WORDS:
            raise BadText(move)
        return WORDS[move]

    def legal(self) -> set[str]:
        return {move for move in EVERY_MOVE if self.why_not(move) is None}

    def why_not(self, move: str) -> str | None:
        """The rule that forbids a move; BadText where it is none."""
        said = self._words(move)
        if self.finished:
            return "duel.end"
        if said[0] in ("resign", "timeout"):
            return None
        rule = self._moment(said[0])
        if rule is None and said[0] in ("build", "store", "give", "pair", "shed", "draw", "waste", "end") and self.asked == "moves":
            rule = self._in_turn(said)
        return rule and f"duel.{rule}"

    def _moment(self, verb: str) -> str | None:
        if self.asked == "call":
            return None if verb in ("call", "let") else "call.when"
        if verb in ("call", "let"):
            return "call.wrong" if verb == "call" else "call.when"
        if self.asked == "block":
            return None if verb in ("block", "leave") else "turn.moves"
        if verb == "block" and self.purses[self.turn] == 0:
            return "gold.none"
        if verb in ("block", "leave"):
            return "gold.block"
        return "gold.claim" if verb == "claim" and self.earned == 0 else None

    def _in_turn(self, said: list[str]) -> str | None:
        if self.hand is not None and said[0] != "waste" and said[1:2] != ["drawn"]:
            return "draw"
        if said[0] in ("pair", "shed") and self.purses[self.turn] == 0:
            return "gold.none"
        rule = self._nothing_there(said) or self._destination(said)
        if rule is not None:
            return rule
        if self._shifts(said) and self.shifts == SHIFTS:
            return "shift.limit"
        return "tower.first" if said[0] != "build" and self.options["tower_call"] == "off" and self.must_build() else None

    def _nothing_there(self, said: list[str]) -> str | None:
        depot, stock, waste = self.depots[self.turn], self.stocks[self.turn], self.wastes[self.turn]
        if said[0] in ("build", "store", "give"):
            return "source" if self.source(said[1]) is None else None
        if said[0] == "pair":
            return "gold.pair" if len(self.stores[said[1]]) < 2 else None
        if said[0] == "shed":
            return None if depot else "gold.shed"
        if said[0] == "waste":
            return "draw" if self.hand is None else None
        return "draw.none" if bool(stock or waste) == (said[0] == "end") else None

    def _destination(self, said: list[str]) -> str | None:
        if said[0] == "build":
            return "tower.order" if self.site(str(self.source(said[1]))) is None else None
        if said[0] in ("store", "pair"):
            card = self.stores[said[1]][-2] if said[0] == "pair" else str(self.source(said[1]))
            fits = said[1] != said[2] and (not self.stores[said[2]] or self.fits_store(card, said[2]))
            return None if fits else "store.fit"
        if said[0] == "give":
            if self.blocked[1 - self.turn]:
                return "give.blocked"
            return None if self.fits_waste(str(self.source(said[1]))) else "give.fit"
        if said[0] == "waste":
            card = str(self.hand)
            goes = any(self.fits_store(card, store) for store in STORES) or (not self.blocked[1 - self.turn] and self.fits_waste(card))
            return "draw" if goes else None
        return None

    def _shifts(self, said: list[str]) -> bool:
        return said[0] == "pair" or (said[0] == "store" and said[1] in STORES)

    # Outcomes

    def outcome_why_not(self, move: str, outcome: str | None) -> str | None:
        """The rule that forbids the outcome of a legal move; BadText where it has another form."""
        said = self._words(move)
        named = cards_of(outcome) if outcome is not None else []
        if outcome is not None and (not named or said[0] in ("resign", "timeout")):
            raise BadText(f"{{{outcome}}}")
        depot, stock, waste = self.depots[self.turn], self.stocks[self.turn], self.wastes[self.turn]
        if said[0] == "draw":
            stock = stock or [*reversed(waste)]
            place, missing = stock[-1], "draw"
        elif self._uncovers(said):
            place, missing = depot[-2], "depot.next"
        else:
            return "duel.depot.next" if named else None
        if len(named) != 1:
            return f"duel.{missing}" if not named else "duel.depot.next"
        if named[0] not in self.unseen[self.turn] and named[0] not in [*depot[:-1], *stock]:
            return "duel.setup.deal"
        right = named[0] in self.unseen[self.turn] if place is None else named[0] == place
        return None if right else "duel.known"

    def _uncovers(self, said: list[str]) -> bool:
        return (said[0] == "shed" or said[1:2] == ["depot"]) and len(self.depots[self.turn]) > 1

    # Playing

    def play(self, move: str, outcome: str | None = None) -> None:
        """Plays a move; nothing changes where a rule forbids it."""
        rule = self.why_not(move) or self.outcome_why_not(move, outcome)
        if rule is not None:
            raise Refused(rule)
        said = self._words(move)
        if said[0] in ("resign", "timeout"):
            self.reason, self.gone = said[0], int(said[1])
        elif said[0] == "call":
            self._call()
        elif said[0] == "let":
            self.missed = None
            self._go_on()
        elif said[0] in ("block", "leave"):
            if said[0] == "block":
                self.purses[self.turn] -= 1
                self.blocked[self.turn] = True
            self._next_turn()
        elif said[0] == "claim":
            self.purses[self.turn] += self.earned
            self.earned = 0
        else:
            self._move(said, (outcome or "").split())

    def _move(self, said: list[str], shown: list[str]) -> None:
        if said[0] != "build" and self.options["tower_call"] == "on" and self.must_build():
            before = {name: copy.deepcopy(thing) for name, thing in vars(self).items() if name != "missed"}
            self.missed = before, said[0], shown
        else:
            self.missed = None
        self.earned = 0
        self.shifts = self.shifts + 1 if self._shifts(said) else 0
        if said[0] == "draw":
            self._draw(shown[0])
        elif said[0] == "pair":
            self.purses[self.turn] -= 1
            self.stores[said[2]] += self.stores[said[1]][-2:]
            del self.stores[said[1]][-2:]
        elif said[0] == "waste":
            self.wastes[self.turn].append(str(self.hand))
            self.hand = None
        elif said[0] != "end":
            self._put(said, self._lift("depot" if said[0] == "shed" else said[1], shown))
        if self.cards_left(self.turn) == 0:
            self.purses[self.turn] += self.earned + 2
            self.earned = 0
            self.reason = "duel.end"
            return
        if self.options["rewards"] == "auto":
            self.purses[self.turn] += self.earned
            self.earned = 0
        self.turn_over = said[0] in ("waste", "end")
        if self.turn_over:
            self._count_turn()
        if self.finished:
            return
        if self.missed is not None:
            self.asked = "call"
        else:
            self._go_on()

    def _draw(self, card: str) -> None:
        if not self.stocks[self.turn]:
            self.stocks[self.turn] = [*reversed(self.wastes[self.turn])]
            self.wastes[self.turn] = []
        self.stocks[self.turn].pop()
        self.unseen[self.turn].discard(card)
        self.hand = card

    def _lift(self, name: str, shown: list[str]) -> str:
        """Takes a card from its place; what lies below it in the depot is turned up."""
        card = str(self.source(name))
        if name == "drawn":
            self.hand = None
        elif name == "waste":
            self.wastes[self.turn].pop()
        elif name in STORES:
            self.stores[name].pop()
        else:
            depot = self.depots[self.turn]
            depot.pop()
            self.stirred = True
            if depot:
                depot[-1] = shown[0]
                self.unseen[self.turn].discard(shown[0])
            elif not self.cleared:
                self.cleared = True
                self.earned += 1
        return card

    def _put(self, said: list[str], card: str) -> None:
        """Lays a lifted card where the move says."""
        if said[0] == "build":
            site = self.site(card)
            assert site is not None
            self.towers[site].append(card)
            self.stirred = True
            self.earned += REWARD.get(value(card), 0)
        elif said[0] == "store":
            self.stores[said[2]].append(card)
        elif said[0] == "give":
            self.wastes[1 - self.turn].append(card)
        else:
            self.purses[self.turn] -= 1
            self.wastes[self.turn].append(card)

    def _go_on(self) -> None:
        """What is asked once nobody has called."""
        self.asked = "moves"
        if self.turn_over and self.purses[self.turn] > 0:
            self.asked = "block"
        elif self.turn_over:
            self._next_turn()

    def _call(self) -> None:
        assert self.missed is not None
        before, verb, shown = self.missed
        vars(self).update(before)
        self.missed = None
        if self.hand is not None:
            self.stocks[self.turn].append(self.hand)
            self.hand = None
        elif shown and (verb != "draw" or self.stocks[self.turn]):  # a waste pile turned back has nothing new
            self.unseen[self.turn].discard(shown[0])
            if verb == "draw":
                self.stocks[self.turn][-1] = shown[0]
            else:
                self.depots[self.turn][-2] = shown[0]
        fine = min(1, self.purses[self.turn])
        self.purses[self.turn] -= fine
        self.purses[1 - self.turn] += fine
        self._count_turn()
        if not self.finished:
            self._next_turn()

    def _count_turn(self) -> None:
        """What becomes of the quiet turns, as soon as a turn is over."""
        self.blocked[1 - self.turn] = False
        self.quiet = 0 if self.stirred else self.quiet + 1
        if self.quiet == QUIET:
            self.reason = "duel.end.stall"

    def _next_turn(self) -> None:
        self.turn = 1 - self.turn
        self.asked = "moves"
        self.turn_over = self.stirred = False
        self.shifts = self.earned = 0


def replay(text: str) -> Oracle:
    """The match that a record tells; RecordError where a line is wrong. A `let` may be left out."""
    return records.replay(text, _begin, _play)


def _begin(headers: records.Headers) -> Oracle:
    seats, options = records.read_head(headers, "duel", OPTIONS)
    if seats != 2:
        raise records.RecordError(headers["Seats"][1], "two play")
    return records.started(headers, lambda start: Oracle(start, **options))


def _play(oracle: Oracle, move: str, outcome: str | None) -> None:
    if oracle.asked == "call" and not oracle.finished and move not in ("call", "let", *LEAVING):
        oracle.play("let")
    oracle.play(move, outcome)
