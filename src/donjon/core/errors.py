"""What can go wrong, in words a person can act on. Rules never raise; the referee, the reader and the loaders do."""

from __future__ import annotations


class DonjonError(Exception):
    """Base of all errors that donjon raises on purpose; its text is meant to be read by a person."""


class StateError(DonjonError):
    """A number has left the range that its field declares: a fault in the rules, not in a move."""


class UnknownGame(DonjonError):
    """There is no game of that name, or its rules are not here yet."""


class BadOption(DonjonError):
    """An option or its value, or a number of seats, that the game does not have."""


class BadMove(DonjonError):
    """Text that is no move in the grammar of the game."""


class BadOutcome(DonjonError):
    """Text that is no outcome in the grammar of the game, or one where none may stand or where one is needed."""


class IllegalMove(DonjonError):
    """A move, or the outcome given with it, that a rule forbids.

    Attributes: `move` as text, `rule` the rule id, `position` as text.
    """

    def __init__(self, move: str, rule: str, position: str) -> None:
        super().__init__(f"{move}: forbidden by {rule}\n{position}")
        self.move = move
        self.rule = rule
        self.position = position


class BadRecord(DonjonError):
    """A record that cannot be read.

    Attributes: `line` from 1, `move` as text (or None in the headers), `rule` the rule id (or None where no rule is named).
    """

    def __init__(self, line: int, text: str, move: str | None = None, rule: str | None = None) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line
        self.move = move
        self.rule = rule


class NotUndoable(DonjonError):
    """The last move cannot be taken back: there is none, or it showed something hidden."""
