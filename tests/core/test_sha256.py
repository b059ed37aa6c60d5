"""SHA-256 on plain numbers is hashlib's, so that compiled loops deal the matches that `Match.start` deals."""

from __future__ import annotations

import hashlib

import pytest

from donjon.core import chance
from donjon.core.drivers import next_seed, write_number
from donjon.core.sha256 import SHA_ROUNDS, SHA_START, digest_words


def digest(text: bytes) -> list[int]:
    """Eight words, from a row with room behind the text."""
    words = [0] * 8
    digest_words(text + b"behind", len(text), words, [0] * 64)
    return words


def test_the_constants_are_those_of_the_standard() -> None:
    """FIPS 180-4, 4.2.2 and 5.3.3: the first and the last ones."""
    assert (len(SHA_ROUNDS), SHA_ROUNDS[0], SHA_ROUNDS[-1]) == (64, 0x428A2F98, 0xC67178F2)
    assert (len(SHA_START), SHA_START[0], SHA_START[-1]) == (8, 0x6A09E667, 0x5BE0CD19)


@pytest.mark.parametrize("size", [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 121, 200])
def test_texts_of_all_lengths(size: int) -> None:
    """From 56 bytes on the padding needs a block more, from 64 on the text itself."""
    text = bytes((31 * place + size) % 256 for place in range(size))
    assert digest(text) == [int.from_bytes(hashlib.sha256(text).digest()[at : at + 4], "little") for at in range(0, 32, 4)]


def test_both_streams_of_a_seed() -> None:
    assert digest(b"bench/17") == [*chance.words("bench/17"), *chance.words("bench/17", 1)]


@pytest.mark.parametrize("number", [0, 7, 10, 99, 100, 4096, 2**63 - 1])
def test_a_number_is_written_in_digits(number: int) -> None:
    text = list(b"seed/" + bytes(19))
    assert bytes(text[: write_number(text, 5, number)]) == b"seed/%d" % number


@pytest.mark.parametrize(("alone", "number", "seed"), [(0, 0, "a/0"), (0, 12, "a/12"), (1, 0, "a"), (1, 1, "a/1")])
def test_a_row_is_dealt_from_its_name_and_number(alone: int, number: int, seed: str) -> None:
    words, numbers = [0] * 8, [5, number]
    next_seed(list(b"a/" + bytes(19)), 2, numbers, 1, 40, alone, words, [0] * 64)
    assert words[:4] == chance.words(seed)
    assert numbers == [5, number + 40]
