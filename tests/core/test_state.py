from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from donjon.core.errors import StateError
from donjon.core.state import Field, Owner, Record, check, digest, dtype, fields, freeze, thaw


class Small(Record):
    SEATS = 2

    turn: Annotated[int, Field(0, 1)]
    debt: Annotated[int, Field(-128, 127)]
    wide: Annotated[int, Field(-129, 0)]
    wider: Annotated[int, Field(0, 2**17)]
    widest: Annotated[int, Field(0, 2**40)]
    hand: Annotated[list[int], Field(-1, 8, shape=4, owner=Owner.SEAT)]


def test_fields_and_the_narrowest_types() -> None:
    assert list(fields(Small))[-1] != "SEATS" and set(fields(Small)) == {"rng", "seats", "turn", "debt", "wide", "wider", "widest", "hand"}
    kinds = {name: dtype(Small)[name].base for name in fields(Small)}
    assert kinds["rng"] == np.int64 and kinds["debt"] == np.int8 and kinds["wide"] == np.int16
    assert kinds["wider"] == np.int32 and kinds["widest"] == np.int64 and kinds["hand"] == np.int8
    assert dtype(Small)["hand"].shape == (4,)


def small() -> Small:
    state = Small()
    state.seats = 2
    return state


@given(st.integers(0, 1), st.integers(-128, 127), st.integers(0, 2**40), st.lists(st.integers(-1, 8), min_size=4, max_size=4))
def test_freeze_and_thaw(turn: int, debt: int, widest: int, hand: list[int]) -> None:
    state = small()
    state.turn, state.debt, state.widest, state.hand = turn, debt, widest, hand
    again = thaw(Small, freeze(state))
    assert again == state and digest(again) == digest(state)
    assert all(type(number) is int for number in again.hand) and type(again.turn) is int


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("turn", 2, "turn holds 2, outside 0 to 1"),
        ("turn", -1, "turn holds -1, outside 0 to 1"),
        ("debt", 128, "debt holds 128, outside -128 to 127"),
        ("hand", [0, 0, 9, 0], "hand holds 9, outside -1 to 8"),
        ("hand", [0, 0, 0], "hand has 3 numbers, not 4"),
        ("rng", [0, 0, 0, 2**32], "rng holds 4294967296, outside 0 to 4294967295"),
    ],
)
def test_numbers_out_of_range_are_not_frozen(name: str, value: int | list[int], told: str) -> None:
    state = small()
    setattr(state, name, value)
    for ask in (check, freeze, digest):
        with pytest.raises(StateError, match=told):
            ask(state)


def test_copies_are_independent() -> None:
    state = small()
    twin = state.copy()
    twin.hand[0] = 5
    twin.turn = 1
    assert state.hand == [0, 0, 0, 0] and state.turn == 0 and twin != state
    assert state != "a state"
    with pytest.raises(TypeError):
        hash(state)
