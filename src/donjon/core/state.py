"""States: an annotated class of plain integers and flat lists, and the numpy record that holds the same numbers.

A game writes one class; every field says its shape, its range and whose it is:

    class State(Record):
        turn: Annotated[int, Field(0, 3)]
        hand: Annotated[list[int], Field(-1, 8, shape=8, owner=Owner.SEAT)]

The interpreted rules run on instances of that class (*thawed*), the compiled rules on records of `dtype(State)` (*frozen*). Lists are flat; a
field that belongs to the seats is laid out seat by seat, so that seat p owns the p-th part of four.
"""

from __future__ import annotations

import enum
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, ClassVar, Self, TypeVar, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

from donjon.core.errors import StateError

Frozen = npt.NDArray[np.void]
R = TypeVar("R", bound="Record")


class Owner(enum.Enum):
    """Who may see a field: everyone, the seat whose part it is, or nobody at all."""

    PUBLIC = "public"
    SEAT = "seat"
    NOBODY = "nobody"


@dataclass(frozen=True)
class Field:
    """Range (both ends included), length of the list (0: a single number) and owner of a field."""

    low: int
    high: int
    shape: int = 0
    owner: Owner = Owner.PUBLIC


WORD = Field(0, 2**32 - 1, shape=4, owner=Owner.NOBODY)
"""The words of the generator (see `chance`): wider than they look, so that sums of two stay exact when compiled."""


SOME = Field(1, 5)


class Record:
    """Base of the games' states: all numbers zero when made."""

    SEATS: ClassVar[int] = 1
    """The most seats: a field of the seats has so many equal parts."""

    rng: Annotated[list[int], WORD]
    seats: Annotated[int, SOME]

    def __init__(self) -> None:
        for name, field in fields(type(self)).items():
            setattr(self, name, [0] * field.shape if field.shape else 0)

    def copy(self) -> Self:
        """An independent copy."""
        twin = object.__new__(type(self))
        for name, value in self.__dict__.items():
            twin.__dict__[name] = value[:] if type(value) is list else value
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]  # a state changes in place


def _fields(cls: type[Record]) -> dict[str, Field]:
    found = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if get_origin(hint) is Annotated:
            found[name] = next(part for part in get_args(hint) if isinstance(part, Field))
    return found


def _width(field: Field) -> np.dtype[Any]:
    if field is WORD:
        return np.dtype(np.int64)
    for kind in (np.int8, np.int16, np.int32, np.int64):
        if np.iinfo(kind).min <= field.low and field.high <= np.iinfo(kind).max:
            return np.dtype(kind)
    raise StateError(f"no integer type holds {field.low} to {field.high}")


def _dtype(cls: type[Record]) -> np.dtype[Any]:
    parts: list[Any] = []
    for name, field in fields(cls).items():
        parts.append((name, _width(field), (field.shape,)) if field.shape else (name, _width(field)))
    return np.dtype(parts, align=True)


fields: Callable[[Any], dict[str, Field]] = cache(_fields)
"""The fields of a state class in the order they are written."""
dtype: Callable[[Any], np.dtype[Any]] = cache(_dtype)
"""The record type of a state class: every number as narrow as its range allows, the words of the generator as int64."""


def check(state: Record) -> None:
    """Raises StateError, naming field, value and range, where a number has left its range."""
    for name, field in fields(type(state)).items():
        value = getattr(state, name)
        if field.shape and len(value) != field.shape:
            raise StateError(f"{name} has {len(value)} numbers, not {field.shape}")
        for number in value if field.shape else (value,):
            if not field.low <= number <= field.high:
                raise StateError(f"{name} holds {number}, outside {field.low} to {field.high}")


def freeze(state: Record) -> Frozen:
    """A record array of length 1 with the numbers of `state`; StateError where one is out of its range."""
    check(state)
    frozen = np.zeros(1, dtype(type(state)))
    for name in fields(type(state)):
        frozen[0][name] = getattr(state, name)
    return frozen


def thaw(cls: type[R], frozen: Frozen) -> R:
    """The plain object with the numbers of a record array of length 1."""
    state = object.__new__(cls)
    for name in fields(cls):
        state.__dict__[name] = frozen[name][0].tolist()
    return state


def digest(state: Record) -> str:
    """SHA-256 of the frozen bytes, in hex."""
    return hashlib.sha256(freeze(state).tobytes()).hexdigest()
