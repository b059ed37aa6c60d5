"""What all games write their features and terms with. The same functions run interpreted and compiled."""

from __future__ import annotations

from collections.abc import MutableSequence


def turns_to(seats: int, seat: int, other: int) -> int:
    """The place of the other seat, counted from this one; it costs less than a remainder where it is asked for at every step."""
    return other - seat if other >= seat else other - seat + seats


def wipe(out: MutableSequence[float], first: int, stop: int) -> None:
    """Zeros in out[first:stop]."""
    for index in range(first, stop):
        out[index] = 0.0


def keep_two(out: MutableSequence[float], at: int, value: float) -> None:
    """The two highest of the values that were told, and zeros before: out[at] and, behind it, the second."""
    if value > out[at]:
        out[at + 1] = out[at]
        out[at] = value
    elif value > out[at + 1]:
        out[at + 1] = value
