"""The course of a match at a table: the referee's match and the journal with its undos, and what each viewer gets to see of them.

A viewer is a seat or None (a spectator). All that is shown goes through the match's own door (`view`, `entries`, `record`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from donjon.core import game as games
from donjon.core.errors import BadMove, BadOutcome, DonjonError, IllegalMove
from donjon.core.match import Entry, Match
from donjon.server import messages
from donjon.server.store import SavedEntry

LEAVING = ("resign", "timeout")

NOT_BEGUN: dict[str, Any] = {
    "ply": 0,
    "as_": None,
    "mover": None,
    "finished": False,
    "scores": [],
    "winners": [],
    "reason": None,
    "view": None,
    "legal": [],
    "undo": False,
}
"""The fields of a `Position` before the start."""


@dataclass
class _Taken:
    """An entry that was taken back, as each viewer saw it at that moment."""

    seen: dict[int | None, Entry]


class Course:
    """A match, and its journal from ply 1. The journal is what is stored; replaying it gives the match."""

    def __init__(self, match: Match, opening: str | None = None, given: int = 0) -> None:
        self.match = match
        self.opening = opening
        self.given = given
        """So many entries are taken over from another table, with what chance decided there."""
        self.journal: list[SavedEntry] = []
        self._standing: list[int] = []
        self._taken: dict[int, _Taken] = {}
        self._legal: tuple[int, list[str]] = (-1, [])
        self._made: dict[int | None, list[tuple[Entry | None, bool, messages.Entry]]] = {}

    @property
    def ply(self) -> int:
        """The number of entries."""
        return len(self.journal)

    @property
    def standing(self) -> list[int]:
        """The plies that were not taken back: those of the match's entries."""
        return self._standing[:]

    @property
    def mover(self) -> int | None:
        """The seat on turn, None when over. That another seat may interrupt is told to nobody."""
        return self.match.waived().mover

    @property
    def interrupter(self) -> int | None:
        """The seat that may interrupt right now, None where there is nothing to interrupt. Not to be told."""
        return self.match.mover if self.match.interruptible else None

    @property
    def interrupts(self) -> tuple[str, ...]:
        """The moves that a seat out of turn may try."""
        return self.match.game.interrupts(self.match.options)

    def legal(self) -> list[str]:
        """The legal moves of the seat on turn, found once a ply."""
        if self._legal[0] != self.ply:
            self._legal = (self.ply, self.match.waived().legal())
        return self._legal[1]

    def why_not(self, move: str) -> str | None:
        """The rule that forbids a move of the seat on turn, None if it is legal."""
        return self.match.waived().why_not(move)

    # --- changes; each returns the entry to be stored

    def play(self, seat: int, move: str, outcome: str | None = None) -> SavedEntry:
        """A move of the seat on turn, or of one that interrupts, with what came of it where that must be said. Raises what the referee raises; leaving is not a move.

        What chance decides nobody else may: an outcome is then a BadOutcome, whatever it is.
        """
        if move.partition(" ")[0] in LEAVING:
            raise BadMove(f"{move!r} is no move of the game; a seat resigns by the request of that name")
        if outcome is not None and not self.match.asks(move):
            raise BadOutcome(f"{move}: what comes of it is not said by a player at this table; leave the outcome out")
        if move in self.interrupts and seat == self.interrupter:
            return self._add(self.match.play(move), False)
        # Judged as if nothing could be interrupted: the answer must not tell.
        rule = self.why_not(move)
        if rule:
            raise IllegalMove(move, rule, self.match.text(seat))
        forced = len(self.legal()) == 1
        return self._add(self.match.play(move, outcome), forced)

    def play_for(self, seat: int, move: str) -> SavedEntry:
        """A legal move of a bot, which cannot say what came of it: chance says it."""
        return self.play(seat, move, self.match.stand_in(move))

    def resign(self, seat: int) -> SavedEntry:
        """The seat gives up."""
        return self._add(self.match.resign(seat), False)

    def timeout(self, seat: int) -> SavedEntry:
        """The seat's time is over."""
        return self._add(self.match.timeout(seat), False)

    def undo(self) -> SavedEntry:
        """Takes back the last entry that stands."""
        viewers: list[int | None] = [None, *range(self.match.seats)]
        seen = {viewer: self.match.entries(viewer)[-1] for viewer in viewers} if self._standing else {}
        self.match.undo()
        ply = self._standing.pop()
        self._taken[ply] = _Taken(seen)
        entry = SavedEntry(self.ply + 1, self.journal[ply - 1].seat, "undo", "undo", None, False)
        self.journal.append(entry)
        return entry

    def _add(self, told: Entry, forced: bool) -> SavedEntry:
        entry = SavedEntry(self.ply + 1, told.seat, told.kind, told.move, told.outcome, forced)
        self.journal.append(entry)
        self._standing.append(entry.ply)
        return entry

    def take_over(self, line: Entry) -> SavedEntry:
        """A move of another table, with what chance decided there."""
        forced = len(self.legal()) == 1
        return self._add(self.match.play(line.move, line.outcome), forced)

    def repeat(self, stored: SavedEntry) -> None:
        """Plays a stored entry again; DonjonError where it no longer comes out the same."""
        if stored.ply <= self.given:
            entry = self.take_over(Entry(stored.seat, stored.move, stored.outcome))
        elif stored.kind == "undo":
            entry = self.undo()
        elif stored.kind == "move":
            entry = self.play(stored.seat, stored.move, stored.outcome if self.match.asks(stored.move) else None)
        elif stored.kind == "resign":
            entry = self.resign(stored.seat)
        else:
            entry = self.timeout(stored.seat)
        if entry != stored:
            raise DonjonError(f"ply {stored.ply} does not replay: it was {stored}, now it is {entry}")

    # --- what is seen

    def viewpoint(self, held: Collection[int]) -> int | None:
        """The seat through whose eyes a client sees: the mover if it holds it, else the seat it holds that moved last, else its first."""
        if not held:
            return None
        mover = self.mover
        if mover in held:
            return mover
        return next((entry.seat for entry in reversed(self.journal) if entry.kind == "move" and entry.seat in held), min(held))

    def undoable(self, held: Collection[int]) -> bool:
        """Whether one of these seats may take the last move back."""
        return not self.match.finished and any(self.match.can_undo(seat) for seat in held)

    def position(self, viewer: int | None, *, undo: bool, hide_scores: bool) -> dict[str, Any]:
        """The fields of a `Position` where the match stands."""
        where = _position(self.match, self.ply, viewer, undo=undo, hide_scores=hide_scores)
        return {**where, "legal": self.legal() if viewer is not None and where["mover"] == viewer else []}

    def entries(self, viewer: int | None) -> list[messages.Entry]:
        """The journal as the viewer sees it now. That a move was the only one tells of a hand: before the end only its own seat learns it."""
        standing = dict(zip(self._standing, self.match.entries(viewer), strict=True))
        made = self._made.setdefault(viewer, [])
        over = self.match.finished
        for index, entry in enumerate(self.journal):
            told = standing.get(entry.ply)
            if told is None and entry.kind != "undo":
                told = self._taken[entry.ply].seen[viewer]
            forced = entry.forced and (over or entry.seat == viewer)
            # A long journal is told after every move: what looks as before is not made again.
            if index == len(made):
                made.append((told, forced, _line(entry, told, forced)))
            elif made[index][0] is not told or made[index][1] != forced:
                made[index] = (told, forced, _line(entry, told, forced))
        return [line for _, _, line in made]

    def earlier(self, ply: int, viewer: int | None, *, hide_scores: bool) -> dict[str, Any]:
        """The fields of a `Position` after `ply` entries. Nothing can be played there, so it has no legal moves."""
        return _position(self.past(ply), ply, viewer, undo=False, hide_scores=hide_scores and not self.match.finished)

    def past(self, ply: int) -> Match:
        """The match as it stood after `ply` entries."""
        then = self._stack(ply)
        return self.match.at(len(then)) if then == self._standing[: len(then)] else self._again(ply)

    def _stack(self, ply: int) -> list[int]:
        stack: list[int] = []
        for entry in self.journal[:ply]:
            if entry.kind == "undo":
                stack.pop()
            else:
                stack.append(entry.ply)
        return stack

    def _again(self, ply: int) -> Match:
        """The match at a ply that was taken back later."""
        match = self.match
        other = begin(match.game.name, match.options, str(match.seed), match.names, {}, match.box, self.opening, self.given)
        for entry in self.journal[:ply]:
            other.repeat(entry)
        return other.match

    def count(self) -> list[messages.CountStep]:
        """The score of a match that is over, step by step."""
        return [
            messages.CountStep(seat=step["seat"], rule=step["rule"], points=step["points"], where=step.get("where"), why=step.get("why"))
            for step in self.match.count()
        ]


def _line(entry: SavedEntry, told: Entry | None, forced: bool) -> messages.Entry:
    return messages.Entry(
        ply=entry.ply,
        seat=entry.seat,
        move=told.move if told else entry.move,
        outcome=told.outcome if told else None,
        kind=entry.kind,  # type: ignore[arg-type]
        forced=forced,
    )


def _position(match: Match, ply: int, viewer: int | None, *, undo: bool, hide_scores: bool) -> dict[str, Any]:
    finished = match.finished
    return {
        "ply": ply,
        "as_": viewer,
        "mover": match.waived().mover,
        "finished": finished,
        "scores": [] if hide_scores and not finished else match.scores,
        "winners": match.winners,
        "reason": match.reason,
        "view": messages.View(**match.view(viewer)),
        "legal": [],
        "undo": undo,
    }


def begin(
    game: str,
    options: dict[str, str],
    seed: str,
    names: Sequence[str],
    headers: dict[str, str],
    box: str | None = None,
    opening: str | None = None,
    given: int = 0,
) -> Course:
    """A match at its beginning; `opening` and the `given` first entries are those of another table."""
    match = Match.start(game, seats=len(names), options=options, seed=seed, names=names, headers=headers, opening=opening, box=box)
    return Course(match, opening, given)


def playable(game: str) -> list[str]:
    """The rule ids of a game that can be played, in rulebook order; empty where it is only announced."""
    return games.load(game).rule_ids() if games.playable(game) else []
