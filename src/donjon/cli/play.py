"""A match in the terminal."""

from __future__ import annotations

from pathlib import Path

from donjon.bots import levels, players, think
from donjon.cli.common import explain, out
from donjon.core.errors import BadMove, BadOption, DonjonError, IllegalMove, NotUndoable
from donjon.core.match import Match
from donjon.lab.simulate import write_file

HELP = """a move, as the list says it, or its number in the list; and
  ?            the legal moves        why MOVE   which rule forbids a move
  undo         take back              hint       what the search would play
  record FILE  write the record       quit       leave (the match is not kept)"""
HINT = 500
"""Milliseconds of search behind a hint."""


class Game:
    """One person at a terminal against bots."""

    def __init__(self, match: Match, seat: int, bots: list[str]) -> None:
        if not 0 <= seat < match.seats:
            raise BadOption(f"--seat {seat}: the seats are 0 to {match.seats - 1}")
        if len(bots) not in (1, match.seats - 1):
            raise BadOption(f"--bots names {len(bots)} bots: name one for all {match.seats - 1} other seats, or one for each")
        others = [other for other in range(match.seats) if other != seat]
        self.match = match
        self.seat = seat
        self.levels = dict(zip(others, bots * (len(others) // len(bots)), strict=True))
        self.minds = {other: players.make(levels.parse(level), match.game.name) for other, level in self.levels.items()}

    def run(self) -> None:
        """Plays to the end, or until the person leaves."""
        out.print(f"{self.match.game.meta.title}. You are seat {self.seat}. Type ? for your moves, help for help.")
        while not self.match.finished:
            mover = self.match.mover
            if mover in self.minds:
                self._bot(mover)
            elif not self._person():
                out.print("Good-bye.")
                return
        self._over()

    def _bot(self, seat: int) -> None:
        action = self.minds[seat].choose(self.match.concealed(seat), seat, f"{self.match.seed}/{seat}/{self.match.plies}")
        self.match.play(self.match.game.actions.write_move(action))
        entry = self.match.entries(self.seat)[-1]
        out.print(f"seat {seat} ({self.levels[seat]}): {entry.move}" + (f" {{{entry.outcome}}}" if entry.outcome else ""), highlight=False)

    def _person(self) -> bool:
        moves = self.match.legal()
        out.print("\n" + self.match.text(self.seat), highlight=False, markup=False)
        while True:
            try:
                line = input(f"{len(moves)} moves> ").strip()
            except (EOFError, KeyboardInterrupt):
                print()
                return False
            if line in ("quit", "exit"):
                return False
            try:
                if self._answer(line, moves):
                    return True
            except IllegalMove as error:
                out.print(f"refused by {explain(error.rule)}", highlight=False, markup=False)
            except DonjonError as error:
                out.print(str(error), highlight=False, markup=False)

    def _answer(self, line: str, moves: list[str]) -> bool:
        """Whether the position has changed."""
        word, _, rest = line.partition(" ")
        if word in ("help", "h", ""):
            out.print(HELP, highlight=False)
        elif word == "?":
            out.print("\n".join(f"{number:>4}  {move}" for number, move in enumerate(moves, 1)), highlight=False)
        elif word == "why":
            rule = self.match.why_not(rest)
            out.print(explain(rule) if rule else f"{rest} is legal", highlight=False, markup=False)
        elif word == "hint":
            self._hint()
        elif word == "record":
            self._record(rest)
        elif word == "undo":
            if not self.match.can_undo(self.seat):
                raise NotUndoable("there is nothing that you can take back: the last move is not yours, or it showed something hidden")
            self.match.undo()
            return True
        else:
            self.match.play(self._move(line, moves))
            return True
        return False

    def _move(self, line: str, moves: list[str]) -> str:
        if not line.isdecimal():
            return line
        if not 1 <= int(line) <= len(moves):
            raise BadMove(f"{line}: the list of moves has 1 to {len(moves)}")
        return moves[int(line) - 1]

    def _hint(self) -> None:
        for advice in think.hint(self.match.game.name, self.match.concealed(self.seat), self.seat, HINT, self.match.plies):
            expected = f"{100 * advice['result'][self.seat]:.0f} % of the victory" if advice["result"] else "never tried"
            out.print(f"  {advice['move']}: {expected}, {advice['visits']} visits", highlight=False)

    def _record(self, name: str) -> None:
        if not name:
            raise BadOption("record FILE: name a file")
        try:
            write_file(Path(name), self.match.record(self.seat))
        except OSError as error:
            raise DonjonError(f"{name}: {error.strerror}") from None
        out.print(f"written to {name}")

    def _over(self) -> None:
        out.print("\n" + self.match.text(self.seat), highlight=False, markup=False)
        out.print(f"Over: {explain(str(self.match.reason))}", highlight=False, markup=False)
        for seat, score in enumerate(self.match.scores):
            out.print(f"  seat {seat}: {score}" + (" - wins" if seat in self.match.winners else ""), highlight=False)
