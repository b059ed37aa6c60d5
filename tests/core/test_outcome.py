"""Who has won, whatever the game: scores, tie rule, a seat that cannot win."""

from __future__ import annotations

import types
from collections.abc import MutableSequence
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from donjon.core import outcome


def ranked(table: list[tuple[int, int]], barred: int) -> list[int]:
    """The winners where the seats have these scores and ties."""

    def scores(state: Any, out: MutableSequence[int]) -> None:
        for seat, (score, _) in enumerate(table):
            out[seat] = score

    def tiebreak(state: Any, seat: int) -> int:
        return table[seat][1]

    code = outcome.rank.__code__
    rank = types.FunctionType(code, {**vars(outcome), "scores": scores, "tiebreak": tiebreak})
    won = [0] * len(table)
    count = rank(types.SimpleNamespace(seats=len(table)), barred, won)
    winners = [seat for seat in range(len(table)) if won[seat]]
    assert count == len(winners) and set(won) <= {0, 1}
    return winners


@given(st.lists(st.tuples(st.integers(-3, 3), st.integers(-2, 2)), min_size=2, max_size=5), st.integers(-1, 4))
def test_best_of_those_who_can_win(table: list[tuple[int, int]], barred: int) -> None:
    able = [seat for seat in range(len(table)) if seat != barred]
    best = max(table[seat] for seat in able)
    assert ranked(table, barred) == [seat for seat in able if table[seat] == best]


def test_negative_scores_and_ties() -> None:
    assert ranked([(-5, 0), (-3, -9)], -1) == [1]
    assert ranked([(-5, 0), (-3, -9)], 1) == [0]
    assert ranked([(2, -7), (2, -6), (2, -6)], -1) == [1, 2]
    assert ranked([(1, 0), (0, 0), (1, 0)], 0) == [2]
