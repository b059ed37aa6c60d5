"""A match in the terminal: the board as text, moves as records write them."""

from __future__ import annotations

from pathlib import Path

from donjon.bots import levels, players
from donjon.cli.common import Table, err, out, waiting
from donjon.cli.records import verdict
from donjon.cli.words import because, explain
from donjon.core.errors import BadMove, BadOption, BadOutcome, DonjonError, IllegalMove, NotUndoable
from donjon.core.match import Entry, Match

HELP = """\
  a move, as the list writes it, or its number in the list; behind it in braces what came of it, where that happens at a real table
  ? [WORDS]     the legal moves, those alone that begin with the words
  why MOVE      the rule that forbids a move
  board         the position once more
  undo          take your last move back
  hint          what the search would play, and why
  resign        give up
  record FILE   write the record of what you may know
  quit          leave; what is not recorded is lost"""
LISTED = 12
"""So many legal moves are listed without being asked for."""
THINKING = 1000
"""Milliseconds of search behind a hint."""
COMMANDS = ("?", "why", "board", "undo", "hint", "resign", "record", "quit", "exit", "help", "")


class Quit(Exception):
    """The person leaves."""


def run(game: str, table: Table, seat: int, box: str | None = None) -> None:
    """Plays a match until it is over or left."""
    bots = table.bots or ["greedy"]
    people = bots == ["none"]
    seats = table.seats
    if seats is None and len(bots) > 1:
        seats = len(bots) + 1
    match = Match.start(game, seats, table.options, table.seed, box=box)
    if not 0 <= seat < match.seats:
        raise BadOption(f"--seat {seat}: with {match.seats} players the seats are 0 to {match.seats - 1}")
    others = [] if people else [other for other in range(match.seats) if other != seat]
    if not people and len(bots) not in (1, len(others)):
        raise BadOption(f"--bots names {len(bots)} bots for {len(others)} other seats: name one for all, one for each, or none")
    chosen = dict(zip(others, bots * (len(others) if len(bots) == 1 else 1), strict=True)) if others else {}
    minds = {other: levels.parse(bot) for other, bot in chosen.items()}
    match.names = [f"Bot {at + 1} (bot:{minds[at]})" if at in minds else f"Player {at + 1}" for at in range(match.seats)]
    Game(match, None if people else seat, minds).run()


class Game:
    """One person against bots, or several people at one terminal (`seat` None)."""

    def __init__(self, match: Match, seat: int | None, bots: dict[int, levels.Level]) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.minds = {other: players.make(level, match.game.name) for other, level in bots.items()}
        self.told = 0
        self.interrupts = match.game.interrupts(match.options)

    def run(self) -> None:
        """Plays to the end, or until the person leaves."""
        you = "All seats are played here." if self.seat is None else f"You are seat {self.seat}."
        out().print(f"{self.match.game.meta.title}. {you} Type help for what can be typed.", style="bold")
        try:
            while not self.match.finished:
                if self._interrupted():
                    continue
                if self._mover in self.minds:
                    self._bot(self.match.waived(), self._mover)
                else:
                    self._person()
            self._tell()
            out().print(f"\n{self.match.text(self.seat)}")
            out().print(verdict(self.match), style="bold")
            self._after()
        except (EOFError, KeyboardInterrupt, Quit):
            out().print("\nGood-bye.")

    @property
    def _mover(self) -> int:
        """The seat on turn. That another could interrupt is not told."""
        return int(self.match.waived().mover or 0)

    def _viewer(self) -> int | None:
        return (self._mover if not self.match.finished else None) if self.seat is None else self.seat

    # Moves

    def _bot(self, match: Match, seat: int) -> None:
        with waiting(f"seat {seat} ({self.bots[seat]}) is thinking"):
            action = self.minds[seat].choose(match.concealed(seat), seat, f"{self.match.seed}/{seat}/{self.match.plies}")
        move = self.match.game.actions.write_move(action)
        if match is not self.match or move in self.interrupts or not self.match.interruptible:
            self.match.play(move, self.match.stand_in(move))

    def _interrupted(self) -> bool:
        """Asks who may interrupt: a bot if it can, a person before every move of a bot. Whether the position has changed."""
        before = self.match.plies
        if self.match.interruptible and self.match.mover in self.minds:
            self._bot(self.match, int(self.match.mover or 0))
        elif self.interrupts and self._mover in self.minds and before and self.match.line(before).seat in self.minds:
            self._tell()
            line = " ".join(input(f"Enter, or {' or '.join(self.interrupts)}> ").split())
            if line in ("quit", "exit"):
                raise Quit
            if line:
                self._interrupt(line)
        return self.match.plies != before

    def _interrupt(self, line: str) -> None:
        try:
            if line not in self.interrupts:
                raise BadMove(f"it is not your turn: type {' or '.join(self.interrupts)}, or nothing to go on")
            self.match.play(line)
        except IllegalMove as error:
            out().print(f"Not allowed. {explain(error.rule)}")
        except DonjonError as error:
            out().print(str(error))

    def _person(self) -> None:
        self._tell()
        moves = self.match.waived().legal()
        self._board(moves)
        while True:
            line = " ".join(input(f"seat {self._mover}> ").split())
            try:
                if self._answer(line, moves):
                    return
            except IllegalMove as error:
                out().print(f"Not allowed. {explain(error.rule)}")
            except DonjonError as error:
                out().print(str(error))

    def _board(self, moves: list[str]) -> None:
        out().print(f"\n{self.match.text(self._viewer())}")
        if len(moves) <= LISTED:
            self._list(moves, "")
        else:
            out().print(f"{len(moves)} legal moves, for example {moves[0]}; ? lists them")

    def _tell(self) -> None:
        """The moves since the person looked last."""
        entries = self.match.entries(self._viewer())
        for entry in entries[self.told :]:
            if self.seat is None or entry.seat != self.seat or entry.outcome is not None:
                out().print(self._line(entry))
        self.told = len(entries)

    def _line(self, entry: Entry) -> str:
        bot = self.bots.get(entry.seat)
        who = f"seat {entry.seat} ({bot})" if bot else f"seat {entry.seat}"
        return f"{who}: {entry.move}" + (f" {{{entry.outcome}}}" if entry.outcome is not None else "")

    # What a person types

    def _answer(self, line: str, moves: list[str]) -> bool:
        """Whether the position has changed."""
        word, _, rest = line.partition(" ")
        if word not in COMMANDS:
            self._play(line, moves)
            return True
        if word in ("quit", "exit"):
            raise Quit
        if word == "undo":
            self._undo()
            return True
        if word == "resign":
            if rest:
                raise BadMove("to give up your own seat, type resign alone")
            self.match.resign(self._mover)
            return True
        if word == "?":
            self._list(moves, rest)
        elif word == "board":
            self._board(moves)
        elif word == "why":
            self._why(rest, moves)
        elif word == "hint":
            self._hint()
        elif word == "record":
            self._record(rest)
        else:
            out().print(HELP)
        return False

    def _play(self, line: str, moves: list[str]) -> None:
        """A move; what came of it stands in braces behind it where it happens at a real table, and nowhere else."""
        words, braces, rest = line.partition("{")
        move = self._move(words.strip(), moves)
        if braces and not self.match.asks(move):
            raise BadOutcome(f"{move}: chance decides what comes of it; leave the braces out")
        given = rest.removesuffix("}").strip() if braces else None
        if given is None and not self.match.waived().why_not(move) and (example := self.match.stand_in(move)) is not None:
            raise BadOutcome(f"{move}: say in braces what came of it at the table, for example {move} {{{example}}}")
        self.match.play(move, given)

    def _move(self, line: str, moves: list[str]) -> str:
        if line.isdecimal():
            if len(line) > 9 or not 1 <= int(line) <= len(moves):
                raise BadMove(f"{line[:9]}{'…' if len(line) > 9 else ''}: the moves are numbered from 1 to {len(moves)}; ? lists them")
            return moves[int(line) - 1]
        if line.startswith("timeout "):
            raise BadMove("there is no clock here; to give up, type resign")
        return line

    def _list(self, moves: list[str], words: str) -> None:
        shown = [f"{number:>3} {move}" for number, move in enumerate(moves, 1) if move.startswith(words)]
        if not shown:
            out().print(f"no legal move begins with {words!r}")
            return
        wide = max(map(len, shown)) + 2
        across = max(1, min(out().width, 120) // wide)
        down = -(-len(shown) // across)
        for row in range(down):
            out().print("".join(f"{text:<{wide}}" for text in shown[row::down]).rstrip())

    def _why(self, move: str, moves: list[str]) -> None:
        if not move:
            raise BadMove("why MOVE: which move?")
        move = self._move(move, moves)
        rule = self.match.waived().why_not(move)
        out().print(explain(rule) if rule else f"{move} is legal")

    def _undo(self) -> None:
        seat = self.seat
        if seat is None or self.match.can_undo(seat):
            self.match.undo()
        else:
            raise NotUndoable("your last move cannot be taken back: there is none, it showed something hidden, or others have moved since")
        self.told = min(self.told, self.match.plies)

    def _hint(self) -> None:
        from donjon.bots import think

        seat = self._mover
        with waiting("thinking"):
            found = think.hint(
                self.match.game.name, self.match.waived().concealed(seat), seat, THINKING, f"{self.match.seed}/hint/{self.match.plies}"
            )
        for advice in found:
            share = f"{100 * advice['result'][seat]:.0f} % to win" if advice["result"] else "not tried"
            why = because(self.match.game.name, advice["because"])
            out().print(f"  {advice['move']:<20} {share}, {advice['visits']} visits" + (f": {why}" if why else ""))

    def _record(self, name: str) -> None:
        if not name:
            raise BadOption("record FILE: name a file")
        from donjon.lab.records import write_file

        try:
            write_file(Path(name), self.match.record(self._viewer()))
        except OSError as error:
            raise DonjonError(f"{name}: {error.strerror}") from None
        out().print(f"written to {name}")

    def _after(self) -> None:
        """After the end the record can still be written."""
        while True:
            line = " ".join(input("over> (record FILE, quit) ").split())
            word, _, rest = line.partition(" ")
            try:
                if word == "record":
                    self._record(rest)
                elif word in ("quit", "exit", ""):
                    raise Quit
                else:
                    err().print("the match is over: record FILE, or quit")
            except DonjonError as error:
                out().print(str(error))
