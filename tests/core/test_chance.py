from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from donjon.core import chance

seeds = st.one_of(st.integers(), st.text())


def test_words_of_the_reference() -> None:
    """xoshiro128++ 1.0 by Blackman and Vigna from the state 1, 2, 3, 4"""
    rng = [1, 2, 3, 4]
    assert [chance.word(rng) for _ in range(10)] == [
        641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420,
    ]  # fmt: skip


@given(seeds)
def test_every_word_stays_below_32_bits(seed: int | str) -> None:
    rng = chance.words(seed)
    for _ in range(20):
        assert 0 <= chance.word(rng) <= chance.MASK
        assert all(0 <= part <= chance.MASK for part in rng)


@given(seeds, st.integers(1, 2**31))
def test_below_is_below(seed: int | str, bound: int) -> None:
    rng = chance.words(seed)
    assert all(0 <= chance.below(rng, bound) < bound for _ in range(5))


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 10])
def test_below_is_uniform(bound: int) -> None:
    rng = chance.words("uniform")
    seen = Counter(chance.below(rng, bound) for _ in range(10000))
    assert set(seen) == set(range(bound))
    # Five standard deviations of a binomial count.
    assert all(abs(count - 10000 / bound) <= 5 * (10000 / bound) ** 0.5 for count in seen.values())


def test_below_throws_away_what_would_favour_low_numbers() -> None:
    """With a bound of 3 * 2^30 a quarter of all words is drawn again: without that every third number came twice as often."""
    rng = chance.words("bias")
    low = sum(chance.below(rng, 3 << 30) % 3 == 0 for _ in range(6000))
    assert abs(low - 2000) < 200


def test_shuffles_are_uniform_and_stay_inside() -> None:
    rng = chance.words("shuffle")
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [9, 0, 1, 2, 8]
        chance.shuffle(rng, cards, 1, 4)
        assert (cards[0], cards[4]) == (9, 8)
        seen[tuple(cards[1:4])] += 1
    assert len(seen) == 6 and all(abs(count - 1000) < 150 for count in seen.values())


def test_the_same_on_an_array() -> None:
    rng = chance.words(3)
    array: Any = np.array(rng, np.int64)
    assert [chance.word(rng) for _ in range(1000)] == [int(chance.word(array)) for _ in range(1000)]
    assert array.tolist() == rng


def test_hashed_numbers_look_random() -> None:
    """Of 4,096 numbers no two have the same word of a base; each bit is set in about half of them, and differs in about half between a number and the next."""
    words = [chance.hashed(12345, number) for number in range(4096)]
    assert len(set(words)) == 4096 and all(0 <= word <= chance.MASK for word in words)
    assert {chance.hashed(12346, number) for number in range(4096)} != set(words)
    for bit in range(32):
        # Five standard deviations of a binomial count: 5 * 32 of 4,096.
        assert abs(sum(word >> bit & 1 for word in words) - 2048) <= 160
        assert abs(sum((word ^ after) >> bit & 1 for word, after in itertools.pairwise(words)) - 2048) <= 160


def test_words_of_a_seed() -> None:
    assert chance.words("7") == chance.words(7)
    assert chance.words(7) != chance.words(8) != chance.words(8, 1)
    assert len(chance.words(7)) == 4 and any(chance.words(7))


def test_a_generator_of_zeros_draws_the_lowest() -> None:
    """All its words are 0, so that a draw which is no power of 2 would be repeated for ever."""
    rng, cards = [0] * 4, [1, 2, 3]
    assert [chance.below(rng, bound) for bound in (1, 2, 3, 7, 2**31 + 1)] == [0] * 5
    chance.shuffle(rng, cards, 0, 3)
    assert sorted(cards) == [1, 2, 3] and rng == [0] * 4
