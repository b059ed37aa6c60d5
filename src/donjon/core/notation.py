"""Records: a match as text. What is written and read here is the form alone; `match` checks moves with the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from donjon.core.errors import BadRecord

ORDER = ("Game", "Rules", "Options", "Cards", "Seats", "Date", "Seed", "Commitment", "Start", "Result", "Winners", "Reason")
"""Known headers in the order they are written; others follow them."""
RESULTS = ("Result", "Winners", "Reason")
OWN = ("Game", "Rules", "Options", "Cards", "Seats", "Start", *RESULTS)
"""Headers that a match writes itself."""


@dataclass(frozen=True)
class Line:
    """A numbered move of a record: its line in the text, the move, what stands in braces (None: no braces)."""

    line: int
    move: str
    outcome: str | None


@dataclass
class Parsed:
    """The form of a record: headers with the line each stands in, and numbered moves."""

    headers: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    moves: list[Line] = field(default_factory=list)


NAME = re.compile(r"\w+")
_HEADER = re.compile(r'\[([^\s"\[\]]+) "((?:[^"\\]|\\["\\])*)"\]')
_MOVE = re.compile(r"([1-9][0-9]*)\.[ \t]+([^{}]*[^{}\s])(?:\s*\{([^{}]*)\})?")


def parse(text: str) -> Parsed:
    """Headers and moves of a record; BadRecord names the line that has another form."""
    parsed = Parsed()
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        line = raw.strip()
        if line.startswith("["):
            _parse_headers(parsed, number, line)
        elif line and not line.startswith(";"):
            _parse_move(parsed, number, line.partition(";")[0].strip())
    return parsed


def _parse_headers(parsed: Parsed, number: int, line: str) -> None:
    if parsed.moves:
        raise BadRecord(number, "a header after the first move; headers come first")
    rest = line
    while rest and not rest.startswith(";"):
        found = _HEADER.match(rest)
        if not found:
            raise BadRecord(number, f'not a header: {rest!r}; a header is [Name "value"], with \\" and \\\\ for quotes and backslashes')
        name, value = found[1], re.sub(r"\\(.)", r"\1", found[2])
        if name in parsed.headers:
            raise BadRecord(number, f"[{name}] stands twice, first in line {parsed.lines[name]}")
        parsed.headers[name] = value
        parsed.lines[name] = number
        rest = rest[found.end() :].lstrip()


def _parse_move(parsed: Parsed, number: int, line: str) -> None:
    found = _MOVE.fullmatch(line)
    if not found:
        raise BadRecord(number, f"not a move: {line!r}; a move is its number, a point, the move, and what chance decided in braces")
    wanted = len(parsed.moves) + 1
    if found[1] != str(wanted):
        raise BadRecord(number, f"the move has number {found[1]}, but it is number {wanted}", found[2])
    parsed.moves.append(Line(number, found[2], found[3]))


def write(headers: dict[str, str], moves: Iterable[tuple[str, str | None]]) -> str:
    """The text of a record: known headers in their order, others after them, then the moves with their outcomes."""
    lines = list(_write_headers(headers))
    lines.append("")
    for number, (move, outcome) in enumerate(moves, 1):
        lines.append(f"{number}. {move}" + (f" {{{outcome}}}" if outcome is not None else ""))
    return "\n".join(lines) + "\n"


def _write_headers(headers: dict[str, str]) -> Iterator[str]:
    known = [name for name in ORDER if name in headers]
    for name in [*known, *(name for name in headers if name not in ORDER)]:
        escaped = headers[name].replace("\\", "\\\\").replace('"', '\\"')
        yield f'[{name} "{escaped}"]'
