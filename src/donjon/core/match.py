"""The referee. A match is its journal: options, seed, moves; the state is what replaying the journal gives.

Interpreted rules on plain objects: nothing here imports numba.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Self

from donjon.core import chance, notation, outcome
from donjon.core import view as door
from donjon.core.errors import BadMove, BadOption, BadOutcome, BadRecord, DonjonError, IllegalMove, NotUndoable
from donjon.core.game import SETUP, Game, load
from donjon.core.state import Record

Kind = Literal["move", "resign", "timeout"]
_LEAVING = re.compile(r"(resign|timeout) (0|[1-9]\d*)")
UNSEEN = "?"


@dataclass(frozen=True)
class Entry:
    """One line of the journal as somebody may see it: who, what, what chance decided because of it (None: nothing)."""

    seat: int
    move: str
    outcome: str | None
    kind: Kind = "move"


@dataclass(frozen=True)
class _Ply:
    seat: int
    kind: Kind
    action: int
    drawn: tuple[int, ...]
    given: bool
    waived: int = -1
    """The action that let an open interrupt pass just before this one, -1 where none was open."""
    silent: bool = False
    """Whether the action itself lets an interrupt pass: before the end nobody else may learn that one was open."""
    told: dict[tuple[bool, bool], Entry] = field(default_factory=dict, compare=False, repr=False)
    """The entry by what is hidden of it, made once: a long journal is told after every move."""


class Match:
    """A match of any game, from the first decision to the last. `start` or `read` makes one."""

    _state: Record
    _first: Record

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        seed: int | str,
        names: Sequence[str],
        headers: Mapping[str, str],
        box: str | None = None,
    ) -> None:
        game.meta.check_seats(seats)
        self.game = game
        self.seats = seats
        self.options = game.meta.choose(options)
        self.seed = seed
        self.names = list(names)
        self.headers = dict(headers)
        self.box = box
        self._box = game.box(box, seats)
        self._cards = game.box_mark(box)
        self._opening: tuple[int, ...] | None = None
        self._begun: tuple[int, ...] = ()
        self._opened = False
        self._told = False
        self._plies: list[_Ply] = []
        self._setup()

    @classmethod
    def start(
        cls,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | str | None = None,
        names: Sequence[str] | None = None,
        headers: Mapping[str, str] | None = None,
        opening: str | None = None,
        box: str | None = None,
    ) -> Self:
        """A new match.

        `seats`: the fewest that play the game if not given. `seed`: any number or text, a new secret one if not given. `opening`: what chance decided at
        the setup, in the form of [Start]. `box`: the text of a file of components, where the game can be played with one's own. Raises UnknownGame, BadOption,
        BadOutcome, IllegalMove.
        """
        found = load(game)
        count = found.meta.seats[0] if seats is None else seats
        found.meta.check_seats(count)
        called = [f"Seat {seat}" for seat in range(count)] if names is None else [check_name(name) for name in names]
        if len(called) != count:
            raise BadOption(f"{count} seats need {count} names, not {len(called)}")
        for name, value in (headers or {}).items():
            check_header(name, value)
        match = cls(found, count, options or {}, secrets.token_hex(16) if seed is None else seed, called, headers or {}, box)
        if opening is not None:
            match._open(opening)
        return match

    # Where the match stands

    @property
    def finished(self) -> bool:
        """Whether the match is over, by its rules, a resignation or a time-out."""
        return self._left is not None or bool(self.game.rules.finished(self._state))

    @property
    def mover(self) -> int | None:
        """The seat that decides, None when over."""
        return None if self.finished else int(self.game.rules.mover(self._state))

    @property
    def interruptible(self) -> bool:
        """Whether the mover may interrupt another's turn or let that pass. Not to be told before the end."""
        return not self.finished and self.game.rules.default(self._state) >= 0

    def waived(self) -> Match:
        """The match as it would be if an open interrupt passed; itself where none is open.

        What is told of a match before its end (who is on turn, what is legal) is told of this one: nobody learns that there was something to interrupt.
        """
        if not self.interruptible:
            return self
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._plies = self._plies[:]
        other._state = self._state.copy()
        other.game.rules.apply(other._state, other.game.rules.default(other._state))
        return other

    @property
    def scores(self) -> list[int]:
        """By seat, the count if it ended now."""
        found = [0] * self.seats
        self.game.rules.scores(self._state, found)
        return found

    @property
    def winners(self) -> list[int]:
        """The seats that have won, ascending; empty until the match is over."""
        if not self.finished:
            return []
        won = [0] * self.seats
        self.game.bind(outcome.rank)(self._state, -1 if self._left is None else self._left.seat, won)
        return [seat for seat in range(self.seats) if won[seat]]

    @property
    def reason(self) -> str | None:
        """The id of the rule that ended the match, `resign` or `timeout`; None until it is over."""
        if not self.finished:
            return None
        return self._left.kind if self._left else self.game.rule_id(self.game.rules.reason(self._state))

    @property
    def plies(self) -> int:
        """How many entries the journal has."""
        return len(self._plies)

    @property
    def _left(self) -> _Ply | None:
        return self._plies[-1] if self._plies and self._plies[-1].kind != "move" else None

    # Moves

    def legal(self) -> list[str]:
        """The legal moves as text, in the order of their numbers; empty when over."""
        if self.finished:
            return []
        found = [0] * self.game.actions.WIDTH
        count = self.game.rules.legal(self._state, found)
        return [self.game.actions.write_move(action) for action in found[:count]]

    def why_not(self, move: str) -> str | None:
        """The id of the rule that forbids a move, None if it is legal; BadMove where the text is no move."""
        leaving = self._read_leaving(move)
        action = None if leaving else self.game.actions.read_move(move)
        if self.finished:
            return self.game.rule_id(self.game.rules.Rule.END)
        rule = 0 if action is None else self.game.rules.why_not(self._state, action)
        return self.game.rule_id(rule) if rule else None

    def play(self, move: str, outcome: str | None = None) -> Entry:
        """Plays a move of the mover; `resign N` and `timeout N` at any moment. A move that ignores an open interrupt lets it pass.

        `outcome`: what chance decided because of it, without braces; if not given, the match's own chance decides. Raises BadMove, BadOutcome, IllegalMove; the match
        is then as it was.
        """
        leaving = self._read_leaving(move)
        there = self if leaving else self._before(move)
        rule = there.why_not(move)
        if rule:
            raise there._illegal(move, rule)
        if leaving:
            if outcome is not None:
                raise BadOutcome(f"{move}: nothing is left to chance here, but {{{outcome}}} is given")
            self._plies.append(leaving)
        else:
            waived = -1 if there is self else int(self.game.rules.default(self._state))
            there._play(self.game.actions.read_move(move), move, outcome, waived)
            self._plies, self._state = there._plies, there._state
        return self.entries()[-1] if self.finished else self._entry(self._plies[-1], None, whole=True)

    def asks(self, move: str) -> bool:
        """Whether what comes of a legal move must be given, since it happens at a real table and not by chance. BadMove where the text is no move."""
        return not self.finished and bool(self.game.secrets.given(self._before(move)._state, self.game.actions.read_move(move)))

    def stand_in(self, move: str) -> str | None:
        """An outcome for a seat that cannot say what came of its legal move, such as a bot; None where none must be given.

        It is drawn from the seed, but apart from the match's own chance: what is drawn later tells nothing of it.
        """
        if not self.asks(move):
            return None
        action = self.game.actions.read_move(move)
        before = self._before(move)._state
        after = before.copy()
        after.rng[:] = chance.words(f"{self.seed} {self.plies}")
        self.game.rules.apply(after, action)
        return str(self.game.actions.write_outcome(self.game.secrets.outcome(before, action, after)))

    def _before(self, move: str) -> Match:
        """Where a move is played: here, or after an open interrupt that it ignores."""
        there = self.waived()
        if there is not self and not self.game.rules.why_not(self._state, self.game.actions.read_move(move)):
            return self
        return there

    def resign(self, seat: int) -> Entry:
        """The seat gives up: the match is over."""
        return self.play(f"resign {seat}")

    def timeout(self, seat: int) -> Entry:
        """The seat's time is over: so is the match."""
        return self.play(f"timeout {seat}")

    def can_undo(self, seat: int) -> bool:
        """Whether the last entry is the seat's and showed nothing hidden, so that it may be taken back."""
        last = self._plies[-1] if self._plies else None
        return last is not None and last.kind == "move" and last.seat == seat and not last.drawn

    def undo(self) -> None:
        """Takes the last move back; NotUndoable where there is none or it showed something hidden."""
        if not self._plies or not self.can_undo(self._plies[-1].seat):
            raise NotUndoable("there is no move to take back" if not self._plies else "the last move showed something hidden: it stays")
        self._plies.pop()
        self._replay()

    def _read_leaving(self, move: str) -> _Ply | None:
        found = _LEAVING.fullmatch(move)
        if not found:
            return None
        kind: Kind = "resign" if found[1] == "resign" else "timeout"
        if len(found[2]) > 2 or int(found[2]) >= self.seats:
            raise BadMove(f"{move!r}: there is no seat {found[2]}; the seats: 0 to {self.seats - 1}")
        return _Ply(int(found[2]), kind, -1, (), False)

    def _play(self, action: int, move: str, given: str | None, waived: int) -> None:
        if given is not None:
            wanted = self.game.actions.read_outcome(given)
            self._check_outcome(action, move, wanted)
            self.game.secrets.force(self._state, action, wanted)
        elif self.game.secrets.given(self._state, action):
            raise BadOutcome(f"{move}: what came of it must be given, chance does not decide it at this table")
        before = self._state.copy()
        seat = self.game.rules.mover(before)
        self.game.rules.apply(self._state, action)
        drawn = self.game.secrets.outcome(before, action, self._state)
        silent = action == self.game.rules.default(before)
        self._plies.append(_Ply(seat, "move", action, tuple(drawn), given is not None, waived, silent))

    def _check_outcome(self, action: int, move: str, drawn: list[int]) -> None:
        rule = self.game.secrets.outcome_why_not(self._state, action, drawn)
        if rule < 0:
            raise BadOutcome(
                f"{move}: {{{self.game.actions.write_outcome(drawn)}}} is not what chance decides here"
                if drawn
                else f"{move}: an outcome is missing"
            )
        if rule:
            shown = f"{move} {{{self.game.actions.write_outcome(drawn)}}}" if drawn else move
            raise self._illegal(shown, self.game.rule_id(rule))

    def _illegal(self, move: str, rule: str) -> IllegalMove:
        return IllegalMove(move, rule, self.text(self.mover))

    # Journal

    def _setup(self) -> None:
        self._state = self.game.state()
        numbers = [*self.game.meta.numbers(self.options), *self._box]
        self.game.rules.setup(self._state, self.seats, numbers, chance.words(self.seed))
        if self._opening is not None:
            self.game.secrets.force(self._state, SETUP, list(self._opening))
        # Kept now: a later position may not show any more what chance decided at the setup.
        self._first = self._state.copy()
        self._begun = tuple(self.game.secrets.outcome(self._state, SETUP, self._state))

    def _open(self, given: str) -> None:
        drawn = self.game.actions.read_outcome(given)
        self._check_outcome(SETUP, "[Start]", drawn)
        self._opening = tuple(drawn)
        self._setup()

    def _replay(self) -> None:
        self._setup()
        for ply in self._plies:
            if ply.kind == "move":
                if ply.waived >= 0:
                    self.game.rules.apply(self._state, ply.waived)
                if ply.given:
                    self.game.secrets.force(self._state, ply.action, list(ply.drawn))
                self.game.rules.apply(self._state, ply.action)

    def at(self, ply: int) -> Match:
        """The match as it stood after so many entries; of a match that is over, with all hands open."""
        if not 0 <= ply <= self.plies:
            raise DonjonError(f"the match has {self.plies} entries; there is no position after {ply}")
        past = object.__new__(type(self))
        past.__dict__.update(self.__dict__)
        past._plies = self._plies[:ply]
        past._opened = self.finished
        past._told = not self._seeded
        past._replay()
        return past

    def entries(self, seat: int | None = None) -> list[Entry]:
        """The journal as a seat (None: a spectator) may see it: hidden words are `?`, nothing tells of interrupts that passed. Everything once the match is over."""
        whole = self.finished or self._opened
        return [self._entry(ply, seat, whole) for ply in self._plies if whole or not ply.silent]

    def line(self, ply: int) -> Entry:
        """The entry of that number, from 1, as the referee has it: nothing hidden."""
        return self._entry(self._plies[ply - 1], None, whole=True)

    def _lines(self, seat: int | None, whole: bool) -> Iterator[tuple[str, str | None]]:
        for ply in self._plies:
            if whole and ply.waived >= 0:
                yield self.game.actions.write_move(ply.waived), None
            if whole or not ply.silent:
                entry = self._entry(ply, seat, whole)
                yield entry.move, entry.outcome

    def _entry(self, ply: _Ply, seat: int | None, whole: bool) -> Entry:
        if ply.kind != "move":
            return Entry(ply.seat, f"{ply.kind} {ply.seat}", None, ply.kind)
        viewer = door.SPECTATOR if seat is None else seat
        conceal = (False, False) if whole else self.game.secrets.hidden(self._state, ply.seat, ply.action, viewer)
        if conceal not in ply.told:
            move = self.game.actions.write_move(ply.action)
            drawn = self.game.actions.write_outcome(list(ply.drawn)) if ply.drawn else None
            if conceal[0]:
                move = f"{move.partition(' ')[0]} {UNSEEN}"
            ply.told[conceal] = Entry(ply.seat, move, UNSEEN if conceal[1] and drawn is not None else drawn)
        return ply.told[conceal]

    # What may be seen

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees, as JSON values: `{game, seat, fields, extras}`. All hands once the match is over."""
        self._check_seat(seat)
        return door.view(self.game, self.waived()._state, seat, self._open_handed)

    def text(self, seat: int | None = None) -> str:
        """The board as text, as a seat (None: a spectator) sees it. All hands once the match is over."""
        self._check_seat(seat)
        return door.text(self.game, self.waived()._state, seat, self._open_handed)

    @property
    def _open_handed(self) -> bool:
        """Whether the position is shown with all that is hidden in it: the match is over, and what is shown is not made up by the reader of a record."""
        return (self.finished or self._opened) and (self._seeded or not getattr(self.game.secrets, "NEVER_TOLD", False))

    @property
    def _seeded(self) -> bool:
        """Whether the seed alone decides what chance decides."""
        return not self._told and self._opening is None and not any(ply.given for ply in self._plies)

    def concealed(self, seat: int) -> bytes:
        """The position as a bot of that seat gets it: the bytes of one record in which nothing is that the seat cannot know."""
        self._check_seat(seat)
        return door.concealed(self.game, self._state, seat)

    def count(self) -> list[dict[str, Any]]:
        """The score step by step: `{seat, rule, points, where, why}`, in the order it is told."""
        return [{**step, "rule": self.game.rule_id(step["rule"])} for step in self.game.text.count(self._state)]

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise BadOption(f"there is no seat {seat}; the seats: 0 to {self.seats - 1}")

    # Records

    def record(self, seat: int | None = None) -> str:
        """The match as text (records.md). With a seat: as that seat may see it, every hidden word `?`; once over, all of it."""
        headers = {"Game": self.game.name, "Rules": self.game.meta.version, "Seats": ", ".join(self.names), **self.headers}
        defaults = self.game.meta.choose({})
        changed = [f"{name}={value}" for name, value in self.options.items() if value != defaults[name]]
        if changed:
            headers["Options"] = ",".join(changed)
        if self._cards:
            headers["Cards"] = self._cards
        whole = seat is None or self.finished
        if self._begun:
            headers["Start"] = self.game.actions.write_outcome(list(self._begun) if whole else self._begun_as_seen(seat))
        if self.finished:
            headers |= self._results()
            if self._seeded:
                headers |= {"Seed": str(self.seed), "Commitment": hashlib.sha256(str(self.seed).encode()).hexdigest()}
        return notation.write(headers, self._lines(seat, whole))

    def _begun_as_seen(self, seat: int | None) -> list[int]:
        seen = door.observed(self.game, self._first, seat)
        return list(self.game.secrets.outcome(seen, SETUP, seen))

    def _results(self) -> dict[str, str]:
        return {
            "Result": " ".join(map(str, self.scores)),
            "Winners": ",".join(map(str, self.winners)),
            "Reason": str(self.reason),
        }

    @classmethod
    def read(cls, text: str, box: str | None = None) -> Self:
        """The match that a record tells; every move, outcome and result is checked. BadRecord names line, move and rule id.

        `box`: the text of the file of components that [Cards] names; needed where it stands. Chance decides nothing; a match read half way can go on, and what is still hidden is then drawn from a new seed.
        """
        parsed = notation.parse(text)
        match = cls._read_headers(parsed, box)
        for line in parsed.moves:
            match._read_move(line)
        match._check_results(parsed)
        return match

    @classmethod
    def _read_headers(cls, parsed: notation.Parsed, box: str | None) -> Self:
        headers = dict(parsed.headers)
        for name in ("Game", "Rules", "Seats"):
            if name not in headers:
                raise BadRecord(1, f"the header [{name}] is missing")
        names = [name.strip() for name in headers.pop("Seats").split(",")]
        try:
            game = load(headers.pop("Game"))
        except DonjonError as error:
            raise BadRecord(parsed.lines["Game"], str(error)) from None
        if headers.pop("Rules") != game.meta.version:
            raise BadRecord(
                parsed.lines["Rules"], f"these rules of {game.name} are version {game.meta.version}, not {parsed.headers['Rules']}"
            )
        options = _read_options(headers.pop("Options", ""), parsed.lines.get("Options", 1))
        start = headers.pop("Start", None)
        for name in notation.RESULTS:
            headers.pop(name, None)
        line = parsed.lines["Seats"]
        try:
            called = [check_name(name) for name in names]
            game.meta.check_seats(len(names))
            line = parsed.lines.get("Options", line)
            cards = headers.pop("Cards", "") if game.meta.components else ""
            line = parsed.lines.get("Cards", line)
            if box is not None and not cards and game.box(box, len(names)) and game.box_mark(box):
                raise BadOption(
                    f'no [Cards] says that the match was played with components of its own: leave the file out, or write [Cards "{game.box_mark(box)}"]'
                )
            if cards and (box is None or game.box_mark(box) != cards):
                given = "its file is needed to read it" if box is None else f"the file given is {game.box_mark(box) or 'the built-in one'}"
                raise BadOption(f'the match was played with components of its own, [Cards "{cards}"]: {given}')
            match = cls(game, len(names), options, secrets.token_hex(16), called, headers, box if cards else None)
            match._told = True
            line = parsed.lines.get("Start", 1)
            match._read_opening(start)
        except BadRecord:
            raise
        except DonjonError as error:
            raise BadRecord(line, str(error).partition("\n")[0], None, getattr(error, "rule", None)) from None
        return match

    def _read_opening(self, start: str | None) -> None:
        if start is not None:
            self._open(start)
        elif self._begun:
            raise BadRecord(1, "the header [Start] is missing")

    def _read_move(self, line: notation.Line) -> None:
        try:
            if line.outcome is None and not self._read_leaving(line.move):
                there = self._before(line.move)
                if not there.why_not(line.move):
                    there._check_outcome(self.game.actions.read_move(line.move), line.move, [])
            self.play(line.move, line.outcome)
        except IllegalMove as error:
            raise BadRecord(line.line, f"{error.move}: forbidden by {error.rule}", line.move, error.rule) from None
        except DonjonError as error:
            raise BadRecord(line.line, str(error), line.move) from None

    def _check_results(self, parsed: notation.Parsed) -> None:
        right = self._results() if self.finished else {}
        for name in notation.RESULTS:
            if name not in parsed.headers:
                continue
            stated = parsed.headers[name]
            if name not in right:
                raise BadRecord(parsed.lines[name], f"[{name}] stands there, but the match is not over")
            if (stated.replace(" ", "") if name == "Winners" else stated) != right[name]:
                raise BadRecord(parsed.lines[name], f'[{name} "{stated}"] is not right: it is "{right[name]}"')


def check_name(name: str) -> str:
    """A player's name as records can hold it; BadOption says what is wrong."""
    if not name.strip() or "," in name or not name.isprintable():
        raise BadOption(f"{name!r} is no name of a player: it has at least one letter, no comma and no line break")
    return name.strip()


def check_header(name: str, value: str) -> None:
    """A header of the caller's own as records can hold it; BadOption says what is wrong."""
    if not notation.NAME.fullmatch(name) or name in notation.OWN:
        raise BadOption(f"[{name}] is no header that can be given: its name is one word, and not one that the match writes itself")
    if not value.isprintable():
        raise BadOption(f"[{name}] holds {value!r}: a header has one line, without control characters")


def _read_options(text: str, line: int) -> dict[str, str]:
    options: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = part.partition("=")
        if not equals or name in options:
            raise BadRecord(line, f"[Options]: {part!r} should be one name=value, each name once")
        options[name] = value
    return options
