"""Refusals: one exception that carries the answer, and how each error of the rules becomes one."""

from __future__ import annotations

import re
from typing import NoReturn

import msgspec
from litestar.openapi import ResponseSpec

from donjon.core import errors
from donjon.server.messages import Failure, Problem


class Refusal(Exception):
    """A request that is refused, with the HTTP status and what the client is told."""

    def __init__(self, status: int, code: str, text: str, field: str | None = None, rule: str | None = None) -> None:
        super().__init__(text)
        self.status = status
        self.problem = Problem(code=code, text=text, field=field, rule=rule)


def refuse_move(error: errors.DonjonError) -> NoReturn:
    """What is told of a move that the referee did not take. The position that an IllegalMove carries stays here: it shows hidden things."""
    if isinstance(error, errors.IllegalMove):
        raise Refusal(409, "illegal", f"{error.move!r} is forbidden by the rule {error.rule}", field="move", rule=error.rule) from None
    if isinstance(error, errors.BadMove | errors.BadOutcome):
        raise Refusal(400, "move", str(error), field="move") from None
    if isinstance(error, errors.NotUndoable):
        raise Refusal(409, "undo", str(error)) from None
    raise error


_FIELD = re.compile(r" - at `\$\.?(?P<path>[^`]*)`$")


UNREADABLE = (msgspec.DecodeError, RecursionError)
"""What reading JSON may raise: the reader goes down as deep as what is nested in it."""
DEEP = Problem(code="invalid", text="the JSON is nested too deep")


def malformed(error: msgspec.DecodeError | RecursionError) -> Problem:
    """What is told of JSON that cannot be read, or is not the message it should be."""
    if isinstance(error, RecursionError):
        return DEEP
    text = str(error)
    found = _FIELD.search(text)
    unknown = re.search(r"unknown field `([^`]*)`", text)
    missing = re.search(r"missing required field `([^`]*)`", text)
    path = found["path"] if found else ""
    text = _FIELD.sub("", text)
    for named in (unknown, missing):
        if named:
            path = f"{path}.{named[1]}" if path else named[1]
    return Problem(code="invalid", text=f"{path}: {text}" if path else text, field=path or None)


REFUSED = {
    400: "malformed; `field` names what is wrong",
    401: "a token is needed",
    403: "the token does not allow it",
    404: "there is no such table, seat, ply, game, language or experiment",
    409: "not now; `code` says why",
    413: "too large",
    429: "too many calls; wait a little",
}


def failures(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a call, for its description."""
    return {
        status: ResponseSpec(data_container=Failure, description=REFUSED[status], generate_examples=False)
        for status in sorted({*statuses, 400, 429})
    }
