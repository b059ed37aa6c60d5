"""Records on the command line: replay, legal."""

from __future__ import annotations

from typing import Any

from donjon.cli.common import STDIN, out, read_text, tell
from donjon.cli.words import explain
from donjon.core.errors import BadRecord, DonjonError
from donjon.core.match import Match


def read(file: str, box: str | None, json: bool) -> Match:
    """The match of a record's file. What is wrong is said with line, move and rule; with `json` as an object, too."""
    try:
        return Match.read(read_text(file), None if box is None else read_text(box))
    except BadRecord as error:
        if json:
            tell({"error": str(error), "line": error.line, "move": error.move, "rule": error.rule})
        where = "standard input" if file == STDIN else file
        said = str(error).replace(error.rule, explain(error.rule)) if error.rule else str(error)
        raise DonjonError(f"{where}, {said}") from None


def _ply(match: Match, at: int) -> int:
    if not 0 <= at <= match.plies:
        raise DonjonError(f"--at {at}: the record has {match.plies} moves; N is 0 (the start) to {match.plies}")
    return at


def replay(file: str, at: int | None, box: str | None, json: bool) -> None:
    """The positions of a record, or the one after `at` moves."""
    match = read(file, box, json)
    plies = range(match.plies + 1) if at is None else [_ply(match, at)]
    if json:
        tell(_told(match) | {"positions": [_position(match, ply) for ply in plies]})
        return
    if at is None:
        options = ", ".join(f"{name}={value}" for name, value in match.options.items())
        out().print(f"{match.game.meta.title}: {', '.join(match.names)}" + (f"; {options}" if options else ""), style="bold")
    for ply in plies:
        position = _position(match, ply)
        drawn = f" {{{position['outcome']}}}" if position["outcome"] is not None else ""
        out().print(f"\n{ply}. seat {position['seat']}: {position['move']}{drawn}" if ply else "\nthe start", style="bold")
        out().print(position["text"])
    if at is None:
        out().print(f"\n{verdict(match)}", style="bold")


def _told(match: Match) -> dict[str, Any]:
    return {
        "game": match.game.name,
        "seats": match.seats,
        "names": match.names,
        "options": match.options,
        "plies": match.plies,
        "finished": match.finished,
        "scores": match.scores,
        "winners": match.winners,
        "reason": match.reason,
    }


def _position(match: Match, ply: int) -> dict[str, Any]:
    """The position after `ply` moves, and the move that led to it as the record has it. Of a match that goes on it shows what its mover sees."""
    past = match if ply == match.plies else match.at(ply)
    line = match.line(ply) if ply else None
    return {
        "ply": ply,
        "seat": line.seat if line else None,
        "move": line.move if line else None,
        "outcome": line.outcome if line else None,
        "mover": past.mover,
        "scores": past.scores,
        "text": past.text(past.mover),
    }


def verdict(match: Match) -> str:
    """How a match stands, in a sentence."""
    scores = ", ".join(f"{name} {score}" for name, score in zip(match.names, match.scores, strict=True))
    if match.mover is not None:
        return f"Not over: {match.names[match.mover]} (seat {match.mover}) is to move. If it ended now: {scores}."
    who = " and ".join(match.names[seat] for seat in match.winners) or "nobody"
    return f"Over: {scores}. Won by {who}. {explain(str(match.reason))}"


def legal(file: str, at: int | None, box: str | None, json: bool) -> None:
    """The legal moves where a record ends or after `at` moves."""
    match = read(file, box, json)
    ply = match.plies if at is None else _ply(match, at)
    past = match if ply == match.plies else match.at(ply)
    moves = past.legal()
    if json:
        tell({"game": match.game.name, "ply": ply, "mover": past.mover, "legal": moves})
    elif moves:
        print("\n".join(moves))
    else:
        out().print(verdict(match))
