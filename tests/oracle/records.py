"""What second referees share: how they refuse, and the form of a record, read after records.md and not with the program's own reader."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

Headers = dict[str, tuple[str, int]]
"""The headers of a record, each with its line."""


class BadText(Exception):
    """A text that is no move, or no outcome of the form that is asked."""


class RecordError(Exception):
    """What is wrong in a record, the line, and the rule if it is one."""

    def __init__(self, line: int, what: str, rule: str | None = None) -> None:
        super().__init__(f"line {line}: {what}")
        self.line = line
        self.rule = rule


class Refused(Exception):
    """A move, or an outcome, that a rule forbids."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


class Referee(Protocol):
    """What a record is replayed on."""

    reason: str | None

    @property
    def finished(self) -> bool: ...
    @property
    def scores(self) -> list[int]: ...
    @property
    def winners(self) -> list[int]: ...


R = TypeVar("R", bound=Referee)
HEADER = re.compile(r'\[([^\s"\[\]]+) "((?:[^"\\]|\\["\\])*)"\]\s*(?:;.*)?')
MOVE = re.compile(r"(\d+)\. ([^{}]*[^{} ])(?: *\{([^{}]*)\})?")


def replay(text: str, begin: Callable[[Headers], R], play: Callable[[R, str, str | None], None]) -> R:
    """The match that a record tells; RecordError where a line is wrong. `begin` makes the referee, `play` plays a line on it."""
    headers: Headers = {}
    referee: R | None = None
    count = 0
    for line, raw in enumerate(text.split("\n"), 1):
        said = raw.strip()
        if header := HEADER.fullmatch(said):
            headers[header[1]] = (header[2], line)
            continue
        said = said.partition(";")[0].strip()
        if not said:
            continue
        referee = referee or begin(headers)
        count += 1
        move = MOVE.fullmatch(said)
        if move is None or int(move[1]) != count:
            raise RecordError(line, said)
        try:
            play(referee, move[2], move[3])
        except Refused as error:
            raise RecordError(line, said, error.rule) from None
        except BadText:
            raise RecordError(line, said) from None
    referee = referee or begin(headers)
    told = {"Result": " ".join(map(str, referee.scores)), "Winners": ",".join(map(str, referee.winners)), "Reason": str(referee.reason)}
    for name in told:
        if name in headers and (not referee.finished or headers[name][0].replace(", ", ",") != told[name]):
            raise RecordError(headers[name][1], f"{name} is {told[name]}")
    return referee


def read_head(headers: Headers, game: str, known: Mapping[str, Sequence[str]]) -> tuple[int, dict[str, str]]:
    """The number of seats and the options, checked against the options there are."""
    for name in ("Game", "Rules", "Seats"):
        if name not in headers:
            raise RecordError(1, f"{name} is missing")
    for name, right in (("Game", game), ("Rules", "1")):
        if headers[name][0] != right:
            raise RecordError(headers[name][1], f"{name} is not {right}")
    told, line = headers.get("Options", ("", 1))
    options = dict(option.strip().split("=") for option in told.split(",") if option.strip())
    if any(options[name] not in known.get(name, []) for name in options):
        raise RecordError(line, told)
    return len(headers["Seats"][0].split(",")), options


def started(headers: Headers, start: Callable[[str], R]) -> R:
    """The referee that begins with [Start]."""
    if "Start" not in headers:
        raise RecordError(1, "Start is missing")
    told, line = headers["Start"]
    try:
        return start(told)
    except Refused as error:
        raise RecordError(line, told, error.rule) from None
    except BadText:
        raise RecordError(line, told) from None
