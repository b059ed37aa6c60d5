"""Sets of small numbers as the bits of one. The same functions run interpreted and compiled."""

from __future__ import annotations

BIT_SPREAD = 0x077CB531
"""Shifted to the left it has each five bits once at its upper end (de Bruijn)."""
BIT_PLACE = tuple(next(place for place in range(32) if (BIT_SPREAD << place & 0xFFFFFFFF) >> 27 == five) for five in range(32))


def lowest(bits: int) -> int:
    """The number of the lowest bit that is set, of 32."""
    return BIT_PLACE[((bits & -bits) * BIT_SPREAD & 0xFFFFFFFF) >> 27]
