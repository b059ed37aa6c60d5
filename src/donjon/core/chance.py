"""The generator kept in the state: xoshiro128++ (Blackman and Vigna, 2019), four words below 2^32 in an array.

The same functions run interpreted on a list and compiled on the array of a record; every intermediate value stays below 2^63.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence

Rng = MutableSequence[int]
MASK = 0xFFFFFFFF


def word(rng: Rng) -> int:
    """The next 32 random bits."""
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    total = (a + d) & MASK
    result = (((total << 7) & MASK | total >> 25) + a) & MASK
    shifted = (b << 9) & MASK
    c ^= a
    d ^= b
    rng[1] = b ^ c
    rng[0] = a ^ d
    rng[2] = c ^ shifted
    rng[3] = (d << 11) & MASK | d >> 21
    return result


def below(rng: Rng, bound: int) -> int:
    """A uniform number from 0 to bound - 1, exactly uniform (Lemire 2019). Always 0 from a generator of zeros, which an observed state has."""
    product = word(rng) * bound
    low = product & MASK
    if low < bound:
        floor = (MASK + 1 - bound) % bound
        while low < floor and (rng[0] | rng[1] | rng[2] | rng[3]) != 0:
            product = word(rng) * bound
            low = product & MASK
    return product >> 32


def shuffle(rng: Rng, cards: MutableSequence[int], start: int, stop: int) -> None:
    """Puts cards[start:stop] in a uniformly random order (Fisher and Yates)."""
    for last in range(stop - 1, start, -1):
        pick = start + below(rng, last - start + 1)
        held = cards[last]
        cards[last] = cards[pick]
        cards[pick] = held


def hashed(base: int, number: int) -> int:
    """32 bits that a base and a number below 2^32 stand for: two rounds of multiplying and shifting, each with a factor below 2^31."""
    found = (base + number * 0x1E3779B9) & MASK
    for _ in range(2):
        found = (found ^ found >> 16) * 0x45D9F3B & MASK
    return found ^ found >> 16


def words(seed: int | str, stream: int = 0) -> list[int]:
    """The four words that a seed stands for: 128 bits of SHA-256 of its text; `stream` 1 is a second, independent four."""
    digest = hashlib.sha256(str(seed).encode()).digest()[16 * stream : 16 * stream + 16]
    return [int.from_bytes(digest[at : at + 4], "little") for at in range(0, 16, 4)]
