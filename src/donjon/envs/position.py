"""A match as environments play it: the plain state, the game's own functions, and a journal of what each seat could see.

Faster than the referee and with fewer guards: actions are numbers, and legal where nobody asks `check`. What a seat gets has passed `view.observed`, as everything has.
"""

from __future__ import annotations

import hashlib
import math
from array import array
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from donjon.core import chance, outcome, view
from donjon.core.errors import BadOption, IllegalMove
from donjon.core.game import SETUP, Game, load
from donjon.core.match import UNSEEN, Match
from donjon.core.state import Owner, Record, fields

Floats = npt.NDArray[np.float32]
VERSION = 1
"""Of the environments: goes up when observations, actions or rewards change. The games' rules have versions of their own (Meta.version)."""
LARGEST = 8.0
"""Features are about -1 to 1; environments cut off what is beyond this."""


class Table:
    """A game with its number of seats, its options and, where it takes one, the text of a file of components of one's own."""

    def __init__(self, game: str, seats: int | None = None, options: Mapping[str, str] | None = None, box: str | None = None) -> None:
        self.game: Game = load(game)
        self.seats = self.game.meta.seats[0] if seats is None else seats
        self.game.meta.check_seats(self.seats)
        self.options = self.game.meta.choose(options or {})
        self.box = box
        self.numbers = self.game.numbers(self.options, self.seats, box)
        self.size = len(scale(game)[0])
        self._rank = self.game.bind(outcome.rank)

    def __reduce__(self) -> tuple[Any, ...]:
        return table, (self.game.name, self.seats, tuple(self.options.items()), self.box)

    def deal(self, seed: int | str) -> Record:
        """The first position of the match of that seed, the same as Match.start deals."""
        world: Record = self.game.state()
        self.game.rules.setup(world, self.seats, self.numbers, chance.words(seed))
        return world

    def legal(self, world: Record) -> list[int]:
        """The legal actions, ascending."""
        moves = [0] * self.game.actions.WIDTH
        return moves[: self.game.rules.legal(world, moves)]

    def shares(self, world: Record) -> list[float]:
        """By seat, the share of the victory if it ended now: 1 / n for each of n winners."""
        won = [0] * self.seats
        count = self._rank(world, -1, won)
        return [mark / count for mark in won]

    def returns(self, world: Record) -> list[float]:
        """The shares as payoffs that sum to 0: 1 for a sole winner, -1 / (seats - 1) for who has no share, 0 for all where all share."""
        return [(self.seats * share - 1) / (self.seats - 1) for share in self.shares(world)]

    def waived(self, world: Record, seat: int) -> Record:
        """The position that the seat is told of: an interrupt that is open is known to nobody but the seat that may interrupt."""
        rules = self.game.rules
        if rules.default(world) >= 0 and rules.mover(world) != seat:
            world = world.copy()
            rules.apply(world, rules.default(world))
        return world

    def observed(self, world: Record, seat: int) -> Record:
        """What the seat (-1: a spectator) knows of it."""
        return view.observed(self.game, self.waived(world, seat), seat)

    def features(self, world: Record, seat: int) -> Floats:
        """The tensor of what the seat knows, FEATURES numbers."""
        found = [0.0] * self.game.actions.FEATURES
        self.game.secrets.features(self.observed(world, seat), seat, found)
        return np.array(found, np.float32)

    def named(self, features: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """The parts of features by their names and in their shapes (the game's secrets.planes); views. Axes before the last stay."""
        found, place = {}, 0
        for name, shape in self.game.secrets.planes(self.seats):
            size = math.prod(shape)
            found[name] = features[..., place : place + size].reshape(*features.shape[:-1], *shape)
            place += size
        return found

    def oracle(self, world: Record) -> Floats:
        """Every number of the position but those of its generator, in the order of the game's state.py, from 0 to 1 by its range.

        For critics, never for players.
        """
        low, span = scale(self.game.name)
        return ((np.array(flat(world), np.float64) - low) / span).astype(np.float32)


@cache
def table(game: str, seats: int | None = None, options: tuple[tuple[str, str], ...] = (), box: str | None = None) -> Table:
    """The table of these settings, made once."""
    return Table(game, seats, dict(options), box)


def flat(world: Record) -> list[int]:
    """All numbers but the generator's, in the order of the fields."""
    numbers: list[int] = []
    for name, field in fields(type(world)).items():
        if name != "rng":
            value = getattr(world, name)
            numbers.extend(value if field.shape else (value,))
    return numbers


@cache
def scale(game: str) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Lowest value and width of the range of each number of `flat`."""
    ranges = [field for name, field in fields(load(game).state).items() if name != "rng" for _ in range(field.shape or 1)]
    low = np.array([field.low for field in ranges], np.float64)
    return low, np.array([max(1, field.high - field.low) for field in ranges], np.float64)


class Ply(NamedTuple):
    """An entry of the journal.

    `drawn`: what chance decided, None where that is not known. `silent`: an interrupt that passed, of which nobody else may learn. `veiled`: the move is not known but for
    its verb, and `action` is the lowest of that verb.
    """

    seat: int
    action: int
    drawn: tuple[int, ...] | None
    silent: bool
    veiled: bool = False


@cache
def lowest(game: str, verb: str) -> int:
    """The lowest action of a verb."""
    actions = load(game).actions
    return next(action for action in range(actions.ACTIONS) if actions.write_move(action).partition(" ")[0] == verb)


class Position:
    """A position and how it came about.

    `seed`: what it was dealt from, None where it was made from what a seat knows. `start`: what chance decided at the setup, as each seat and, last, a spectator saw it.
    """

    __slots__ = ("_known", "_legal", "_length", "_mover", "_plies", "_told", "seed", "start", "table", "world")

    def __init__(self, at: Table, world: Record, seed: int | str | None = None) -> None:
        self.table = at
        self.world = world
        self.seed = seed
        self.start = [self._begun(seat) for seat in (*range(at.seats), view.SPECTATOR)] if seed is not None else [""] * (at.seats + 1)
        # Shared by all copies: who plays on from its end appends, who plays on from before it copies.
        self._plies: list[Ply] = []
        self._length = 0
        self._forget()

    def _forget(self) -> None:
        self._known: dict[int, str] = {}
        self._told: dict[int, list[Ply]] = {}
        self._legal: list[int] | None = None
        self._mover: int | None = None

    @classmethod
    def dealt(cls, at: Table, seed: int | str) -> Self:
        """The first position of the match of that seed."""
        return cls(at, at.deal(seed), seed)

    def _begun(self, seat: int) -> str:
        seen = view.observed(self.table.game, self.world, seat)
        drawn = self.table.game.secrets.outcome(seen, SETUP, seen)
        return str(self.table.game.actions.write_outcome(list(drawn))) if drawn else ""

    def twin(self) -> Self:
        """An independent copy."""
        other = object.__new__(type(self))
        other.table, other.world, other.seed, other.start = self.table, self.world.copy(), self.seed, self.start
        other._plies, other._length = self._plies, self._length
        other._known, other._told, other._legal, other._mover = self._known, self._told, self._legal, self._mover
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.twin()

    def __getstate__(self) -> tuple[Any, ...]:
        return self.table, self.world, self.seed, self.start, [tuple(ply) for ply in self.plies]

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.table, self.world, self.seed, self.start, plies = kept
        self._plies = [Ply(*ply) for ply in plies]
        self._length = len(self._plies)
        self._forget()

    @property
    def plies(self) -> list[Ply]:
        """The journal."""
        return self._plies[: self._length]

    def __len__(self) -> int:
        return self._length

    @property
    def mover(self) -> int | None:
        """The seat that decides, None when over."""
        if self._mover is None:
            rules = self.table.game.rules
            self._mover = -1 if rules.finished(self.world) else int(rules.mover(self.world))
        return self._mover if self._mover >= 0 else None

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return self.mover is None

    def legal(self) -> list[int]:
        """The legal actions, ascending; none when over."""
        if self._legal is None:
            self._legal = self.table.legal(self.world)
        return self._legal

    def check(self, action: Any) -> None:
        """Raises BadOption where the game has no such action, and IllegalMove, with the rule, where the mover must not take it."""
        game = self.table.game
        if not isinstance(action, int | np.integer) or not 0 <= action < game.actions.ACTIONS:
            raise BadOption(f"{action!r} is no action: actions of {game.name} are whole numbers from 0 to {game.actions.ACTIONS - 1}")
        rule = game.rules.why_not(self.world, int(action))
        if rule:
            raise IllegalMove(game.actions.write_move(int(action)), game.rule_id(rule), self.text(game.rules.mover(self.world)))

    def play(self, action: int) -> None:
        """Plays a legal action; chance decides what comes of it."""
        game, before = self.table.game, self.world.copy()
        game.rules.apply(self.world, action)
        drawn = game.secrets.outcome(before, action, self.world)
        self.note(Ply(game.rules.mover(before), action, tuple(drawn), action == game.rules.default(before)))

    def note(self, ply: Ply) -> None:
        """Adds an entry to the journal."""
        if len(self._plies) != self._length:
            self._plies = self._plies[: self._length]
        self._plies.append(ply)
        self._length += 1
        self._forget()

    # What a seat knows

    def told(self, seat: int, seen: Record | None = None) -> list[Ply]:
        """The journal as the seat knows it by now."""
        if seat not in self._told:
            self._told[seat] = list(self._tell(seat, seen or self.table.observed(self.world, seat)))
        return self._told[seat]

    def _tell(self, seat: int, seen: Record) -> Iterator[Ply]:
        game = self.table.game
        for ply in self.plies:
            if ply.silent and ply.seat != seat:
                continue
            words, luck = (True, True) if ply.veiled else game.secrets.hidden(seen, ply.seat, ply.action, seat)
            if luck and ply.drawn:
                ply = ply._replace(drawn=None)
            if words and not ply.veiled:
                verb = game.actions.write_move(ply.action).partition(" ")[0]
                ply = ply._replace(action=lowest(game.name, verb), veiled=True)
            yield ply

    def write(self, ply: Ply) -> str:
        """`0 lay P 2,0 {Fv}`: seat, move, and what chance decided; what is not known is ?."""
        actions = self.table.game.actions
        move = actions.write_move(ply.action)
        if ply.veiled:
            move = f"{move.partition(' ')[0]} {UNSEEN}"
        drawn = UNSEEN if ply.drawn is None else actions.write_outcome(list(ply.drawn)) if ply.drawn else ""
        return f"{ply.seat} {move} {{{drawn}}}" if drawn else f"{ply.seat} {move}"

    def information(self, seat: int) -> str:
        """All that the seat has learned since the position was dealt, as text, with a digest of what it knows of the position now. Two positions that the seat cannot tell
        apart have the same."""
        if seat not in self._known:
            seen = self.table.observed(self.world, seat)
            lines = [f"seat {seat}", *filter(None, [self.start[seat]]), *map(self.write, self.told(seat, seen))]
            digest = hashlib.blake2b(array("q", flat(seen)).tobytes(), digest_size=16).hexdigest()
            self._known[seat] = "\n".join([*lines, digest])
        return self._known[seat]

    def digest(self) -> str:
        """A hash of the whole position."""
        return hashlib.blake2b(array("q", [*self.world.rng, *flat(self.world)]).tobytes(), digest_size=16).hexdigest()

    def text(self, seat: int) -> str:
        """The board as the seat (-1: a spectator) sees it."""
        return str(self.table.game.text.draw(self.table.observed(self.world, seat), seat))

    def view(self, seat: int) -> dict[str, Any]:
        """What the seat (-1: a spectator) sees, as JSON values."""
        return view.view(self.table.game, self.table.waived(self.world, seat), None if seat == view.SPECTATOR else seat)

    def own(self, seat: int) -> str:
        """What the seat alone may see, its parts of the fields of the seats: `seat 0 hand 3 5`."""
        seen = self.table.observed(self.world, seat)
        words = [f"seat {seat}"]
        for name, field in fields(type(seen)).items():
            if field.owner is Owner.SEAT:
                part = field.shape // type(seen).SEATS
                words.append(f"{name} {' '.join(map(str, getattr(seen, name)[part * seat : part * (seat + 1)]))}")
        return " ".join(words)

    def fingerprint(self, seat: int) -> Floats:
        """Eight numbers from 0 to 1 that stand for the seat's information: a hash of it."""
        found = hashlib.blake2b(self.information(seat).encode(), digest_size=16).digest()
        return (np.frombuffer(found, "<u2") / 65536).astype(np.float32)

    def recent(self, seat: int, rows: int) -> Floats:
        """The last moves that the seat has seen, newest first: who, counted from 1 for the seat itself and divided by the seats; which, from above 0 to 1 (0: not seen)."""
        found = np.zeros((rows, 2), np.float32)
        actions, seats = self.table.game.actions.ACTIONS, self.table.seats
        for row, ply in enumerate(reversed(self.told(seat)[-rows:] if rows else [])):
            found[row] = ((ply.seat - seat) % seats + 1) / seats, 0 if ply.veiled else (ply.action + 1) / actions
        return found

    def sampled(self, seat: int, words: Sequence[int]) -> Self:
        """A position that the seat cannot tell from this one, its world drawn with the generator's words. What the seat has not seen is in its journal for nobody."""
        other = object.__new__(type(self))
        world = self.table.observed(self.world, seat)
        other._plies = self.told(seat, world)[:]
        other._length = len(other._plies)
        world.rng = list(words)
        self.table.game.secrets.determinise(world, seat)
        other.table, other.world, other.seed, other.start = self.table, world, None, [self.start[seat]] * len(self.start)
        other._forget()
        return other

    # Records

    def record(self, seat: int | None = None) -> str:
        """The match as a record (Match.record); BadOption where it was not dealt from a seed."""
        if self.seed is None:
            raise BadOption("this position was sampled: what came before it is not known, so that there is no record of it")
        game = self.table.game
        match = Match.start(game.name, self.table.seats, self.table.options, self.seed, box=self.table.box)
        # Where one outcome must be given, chance no longer runs as it did here: then all are given.
        give = any(match.game.secrets.given(world, ply.action) for world, ply in self._replayed())
        for ply in self.plies:
            match.play(game.actions.write_move(ply.action), game.actions.write_outcome(list(ply.drawn)) if give and ply.drawn else None)
        return match.record(seat)

    def _replayed(self) -> Iterator[tuple[Record, Ply]]:
        assert self.seed is not None
        world = self.table.deal(self.seed)
        for ply in self.plies:
            yield world, ply
            self.table.game.rules.apply(world, ply.action)
