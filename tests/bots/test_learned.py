"""The learned evaluation: its terms, its network, its files."""

from __future__ import annotations

import math
import random
from importlib import resources
from typing import Any

import numpy as np
import pytest

from donjon.bots import learned, search
from donjon.core.game import PACKAGE, load
from donjon.core.state import freeze
from tests.contract.kit import CASES, GAMES, Case

SMALL = 1_000_000
"""Bytes that all games' networks may take together."""


def position(case: Case, plies: int) -> Any:
    """The plain state after so many random plies, or where the match is over before."""
    rules = case.rules.rules
    state = case.setup(f"terms/{plies}")
    moves = [0] * case.rules.actions.WIDTH
    chance = random.Random(plies)
    for _ in range(plies):
        if count := rules.legal(state, moves):
            rules.apply(state, moves[chance.randrange(count)])
    return state


def record(state: Any) -> Any:
    """The same state as the compiled code has it."""
    return freeze(state)[0]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_terms_are_the_same_compiled_and_small(case: Case) -> None:
    code, count = search.code(case.game), case.rules.heuristics.TERMS
    for plies in (0, 7, 40):
        state = position(case, plies)
        for seat in range(case.seats):
            plain: list[float] = [math.nan] * count
            case.rules.heuristics.terms(state, seat, plain)
            fast = np.full(count, np.nan, np.float32)
            code.terms(record(state), seat, fast)
            assert np.allclose(plain, fast)
            assert all(abs(term) < 8 for term in plain), plain


@pytest.mark.parametrize("game", GAMES)
def test_without_a_network_the_plain_evaluation_judges(game: str) -> None:
    case = next(case for case in CASES if case.game == game)
    state = position(case, 20)
    assert np.allclose(judged(case, state, learned.NONE), plainly(case, state))


def plainly(case: Case, state: Any) -> Any:
    """What `evaluate` says."""
    out = np.zeros(case.rules.state.SEATS)
    search.code(case.game).evaluate(record(state), out)
    return out[: case.seats]


def judged(case: Case, state: Any, net: Any) -> Any:
    """What the evaluation with that network says."""
    seats, count = case.rules.state.SEATS, case.rules.heuristics.TERMS
    out = np.zeros(seats)
    units, sheet = np.zeros(learned.WIDE + learned.NARROW, np.float32), np.zeros((seats + 1, count), np.float32)
    search.code(case.game).judge(record(state), net, units, sheet, out)
    return out[: case.seats]


@pytest.mark.parametrize("game", GAMES)
def test_a_network_is_matrices_and_rectifiers(game: str) -> None:
    """Random weights, multiplied out with NumPy."""
    case = [case for case in CASES if case.game == game][-1]
    count, wide, narrow = case.rules.heuristics.TERMS, learned.WIDE, learned.NARROW
    chance = np.random.default_rng(3)
    shapes = ((2 * count, wide), (wide,), (wide, narrow), (narrow,), (narrow,), (), ())
    parts = [chance.normal(0, 0.3, shape) for shape in shapes]
    net = np.concatenate([np.ravel(part) for part in parts]).astype(np.float32)
    state = position(case, 30)
    sheet = np.zeros((case.seats, count))
    for seat in range(case.seats):
        case.rules.heuristics.terms(state, seat, sheet[seat])
    others = (sheet.sum(0) - sheet) / (case.seats - 1)
    first = np.maximum(np.concatenate([sheet, others], 1) @ parts[0] + parts[1], 0)
    second = np.maximum(first @ parts[2] + parts[3], 0)
    numbers = second @ parts[4] + parts[5] + parts[6] * np.log(plainly(case, state))
    assert np.allclose(judged(case, state, net), np.exp(numbers) / np.exp(numbers).sum(), atol=1e-4)


@pytest.mark.parametrize("game", GAMES)
def test_the_parameters_of_each_search_are_whole(game: str) -> None:
    found = search.parameters(game)
    assert set(found) == {*search.PARAMETERS, "halve", "learned", "reuse"}
    assert set(search.FOUNDATION) == set(found)
    if found["learned"]:
        rules = load(game)
        networks = learned.weights(game)
        assert sorted(networks) == list(range(rules.meta.seats[0], rules.meta.seats[1] + 1))
        size = 2 * rules.heuristics.TERMS * learned.WIDE + learned.WIDE + learned.WIDE * learned.NARROW + 2 * learned.NARROW + 2
        assert {len(net) for net in networks.values()} == {size}


def test_all_networks_together_are_small() -> None:
    files = [resources.files(f"{PACKAGE}.{game}").joinpath(learned.FILE) for game in GAMES]
    assert sum(len(file.read_bytes()) for file in files if file.is_file()) < SMALL


@pytest.mark.parametrize("game", GAMES)
def test_the_foundation_searches_with_the_same_numbers_in_every_game(game: str) -> None:
    found = search.load(game, foundation=True)
    assert list(found.params) == [1.5, 120.0, 0.1, 0.0, 30.0, 0.0] and found.halve == 0
    assert not found.weights and not found.reuse
