"""SHA-256 (FIPS 180-4) on plain numbers, for compiled loops that deal matches from their seeds; elsewhere hashlib does it."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from donjon.core.chance import MASK

Words = MutableSequence[int]


def first_bits(prime: int, power: int) -> int:
    """The first 32 bits of the fraction of a prime's square or cube root."""
    low, high = 0, prime << 32
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**power <= prime << 32 * power else (low, middle)
    return low & MASK


SHA_PRIMES = tuple(number for number in range(2, 312) if all(number % other for other in range(2, number)))
SHA_ROUNDS = tuple(first_bits(prime, 3) for prime in SHA_PRIMES)
SHA_START = tuple(first_bits(prime, 2) for prime in SHA_PRIMES[:8])


def sha_turned(number: int, by: int) -> int:
    """32 bits turned to the right."""
    return (number >> by | number << 32 - by) & MASK


def sha_byte(text: Sequence[int], size: int, blocks: int, at: int) -> int:
    """A byte of the text with its padding."""
    if at < size:
        return text[at]
    if at == size:
        return 128
    behind = 64 * blocks - 1 - at
    return 8 * size >> 8 * behind & 255 if behind < 8 else 0


def digest_words(text: Sequence[int], size: int, out: Words, schedule: Words) -> None:
    """`words` of both streams of the first `size` bytes of a text: its SHA-256 as eight numbers. schedule: scratch, 64 numbers."""
    blocks = (size + 72) // 64
    for index in range(8):
        out[index] = SHA_START[index]
    for block in range(blocks):
        for index in range(16):
            at = 64 * block + 4 * index
            first = sha_byte(text, size, blocks, at) << 24 | sha_byte(text, size, blocks, at + 1) << 16
            schedule[index] = first | sha_byte(text, size, blocks, at + 2) << 8 | sha_byte(text, size, blocks, at + 3)
        digest_block(out, schedule)
    for index in range(8):
        number = out[index]
        out[index] = number >> 24 | number >> 8 & 0xFF00 | number << 8 & 0xFF0000 | number << 24 & 0xFF000000


def digest_block(out: Words, schedule: Words) -> None:
    """SHA-256 of a block of 16 words, added to what came before."""
    for index in range(16, 64):
        early, late = schedule[index - 15], schedule[index - 2]
        small = sha_turned(early, 7) ^ sha_turned(early, 18) ^ early >> 3
        large = sha_turned(late, 17) ^ sha_turned(late, 19) ^ late >> 10
        schedule[index] = (schedule[index - 16] + small + schedule[index - 7] + large) & MASK
    a, b, c, d, e, f, g, h = out[0], out[1], out[2], out[3], out[4], out[5], out[6], out[7]
    for index in range(64):
        mixed = (sha_turned(e, 6) ^ sha_turned(e, 11) ^ sha_turned(e, 25)) + (e & f ^ ~e & g)
        first = h + mixed + SHA_ROUNDS[index] + schedule[index]
        second = (sha_turned(a, 2) ^ sha_turned(a, 13) ^ sha_turned(a, 22)) + (a & b ^ a & c ^ b & c)
        h, g, f, e = g, f, e, (d + first) & MASK
        d, c, b, a = c, b, a, (first + second) & MASK
    for index, number in enumerate((a, b, c, d, e, f, g, h)):
        out[index] = (out[index] + number) & MASK
