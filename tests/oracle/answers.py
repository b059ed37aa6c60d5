"""What the two referees answer to the same question, in one form: a rule id, `malformed`, or None where nothing is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from donjon import Match
from donjon.core.errors import BadOutcome, BadRecord, IllegalMove
from tests.oracle.records import BadText, RecordError, Refused

Faults = tuple[int, str | None] | None
"""Line and rule of what is wrong in a record."""


def opening(match: Match) -> str:
    """[Start] as the record tells it."""
    return match.record().partition('[Start "')[2].partition('"')[0]


def engine_on_outcome(match: Match, move: str, outcome: str) -> str | None:
    """The rule against an outcome. The match stays as it is."""
    state, plies = match._state.copy(), [*match._plies]
    try:
        match.play(move, outcome)
    except IllegalMove as error:
        return error.rule
    except BadOutcome:
        return "malformed"
    match._state, match._plies = state, plies
    return None


def oracle_on_outcome(oracle: Any, move: str, outcome: str) -> str | None:
    """The same of a second referee."""
    try:
        answer: str | None = oracle.outcome_why_not(move, outcome)
    except BadText:
        return "malformed"
    return answer


def engine_on_start(start: Callable[[], object]) -> str | None:
    """The rule against an opening, when a match is made with it."""
    try:
        start()
    except IllegalMove as error:
        return error.rule
    except BadOutcome:
        return "malformed"
    return None


def oracle_on_start(start: Callable[[], object]) -> str | None:
    """The same of a second referee."""
    try:
        start()
    except Refused as error:
        return error.rule
    except BadText:
        return "malformed"
    return None


def faults(text: str, box: str | None = None) -> Faults:
    """What the engine finds wrong in a record."""
    try:
        Match.read(text, box)
    except BadRecord as error:
        return error.line, error.rule
    return None


def oracle_faults(replay: Callable[..., object], text: str, *more: object) -> Faults:
    """The same of a second referee, that replays the text."""
    try:
        replay(text, *more)
    except RecordError as error:
        return error.line, error.rule
    return None
