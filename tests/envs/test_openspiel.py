"""The games pass OpenSpiel's own checks, and its algorithms run on them."""

from __future__ import annotations

import random
import unittest
from functools import cache
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from donjon import Match
from donjon.core.errors import BadOption, IllegalMove
from donjon.core.game import meta
from donjon.envs import openspiel
from donjon.envs.position import table
from tests.envs.kit import GAMES, per_game

FEW = 400
"""Nodes of a tree that is looked through."""


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + name, params)


@cache
def horizon(name: str) -> int:
    """After how many decisions its tree has FEW leaves or so."""
    at = table(name)
    world = at.deal("0/0")
    depth, width = 1, len(at.legal(world))
    while depth < 6:
        at.game.rules.apply(world, at.legal(world)[0])
        width *= len(at.legal(world))
        if width > FEW:
            break
        depth += 1
    return depth


def shallow(name: str) -> Any:
    """The game cut off so early that its tree is small."""
    return load(name, horizon=horizon(name), deals=2, recall=4)


def run(case: type[unittest.TestCase], but: tuple[str, ...] = ()) -> None:
    """Runs OpenSpiel's tests, all but those named."""
    tests = [case(test) for test in unittest.defaultTestLoader.getTestCaseNames(case) if test not in but]
    assert len(tests) > 4
    result = unittest.TestResult()
    unittest.TestSuite(tests).run(result)
    assert result.testsRun == len(tests) and not result.skipped
    assert not result.errors + result.failures, "\n".join(told for _, told in result.errors + result.failures)


def nodes(name: str) -> tuple[int, int, int]:
    """Nature's nodes, decisions and ends of the shallow tree, counted with the rules alone."""
    at = table(name)

    def count(world: Any, left: int) -> tuple[int, int]:
        if left == 0 or at.game.rules.finished(world):
            return 0, 1
        decisions, ends = 1, 0
        for action in at.legal(world):
            child = world.copy()
            at.game.rules.apply(child, action)
            below = count(child, left - 1)
            decisions, ends = decisions + below[0], ends + below[1]
        return decisions, ends

    counts = [count(at.deal(f"0/{deal}"), horizon(name)) for deal in range(2)]
    return 1, sum(decisions for decisions, _ in counts), sum(ends for _, ends in counts)


@per_game
def test_random_matches_pass_openspiels_check(name: str) -> None:
    whole = table(name).game.actions.LONGEST <= FEW
    pyspiel.random_sim_test(load(name, deals=8, horizon=0 if whole else 80), num_sims=1, serialize=True, verbose=False)


@per_game
def test_the_most_seats_pass_openspiels_check(name: str) -> None:
    seats = meta(name).seats[1]
    game = load(name, players=seats, deals=8, horizon=25)
    assert game.num_players() == seats and game.min_utility() == pytest.approx(-1 / (seats - 1))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@per_game
def test_a_random_match_passes_the_check_of_python_games(name: str) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest().sim_game(load(name, deals=8, horizon=40))


@per_game
def test_the_api_on_a_full_tree(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from open_spiel.integration_tests import api_test

    game = shallow(name)
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, name, nodes(name))
    # Its count of information states is a table of known games; recall itself is asserted by the same function.
    run(type("Full", (api_test.EnforceAPIOnFullTreeBase,), {"game": game, "game_name": name}), but=("test_game_is_perfect_recall",))
    assert api_test._assert_is_perfect_recall(game)


@per_game
def test_the_api_on_states_of_a_part_of_the_tree(name: str) -> None:
    from open_spiel.integration_tests import api_test
    from open_spiel.python.algorithms.sample_some_states import sample_some_states

    def set_up(case: Any) -> None:
        case.some_states = sample_some_states(case.game, max_states=40)
        case.game_type = case.game.get_type()

    game = load(name, deals=3, horizon=20)
    run(type("Part", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": name, "setUpClass": classmethod(set_up)}))


def moved(game: Any, plies: int, seed: int = 1) -> Any:
    """A state with a choice after so many random moves at least."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    while not state.is_terminal() and (state.move_number() <= plies or len(state.legal_actions()) == 1):
        state.apply_action(rng.choice(state.legal_actions()))
    assert not state.is_terminal()
    return state


@per_game
def test_a_sample_tells_nothing_of_the_truth(name: str) -> None:
    """Neither its text nor its history, nor what it is when stored, depends on the deal or on what others keep hidden."""
    game = load(name)
    state = moved(game, 8)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    sample = state.resample_from_infostate(player, sampler)
    assert sample.information_state_string(player) == state.information_state_string(player)
    assert sample.history()[0] == 0 and len(sample.history()) <= len(state.history())
    assert sample.legal_actions() == state.legal_actions()
    twin = sample.clone()  # the truth of another match, which the player cannot tell from the first
    again = twin.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(7, 0.0, 1.0))
    assert again.serialize() == sample.serialize()


@per_game
def test_samplers_with_different_seeds_give_different_worlds(name: str) -> None:
    state = moved(load(name), 8)
    worlds = {
        str(state.resample_from_infostate(state.current_player(), pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0))) for seed in range(5)
    }
    assert len(worlds) == 5


@per_game
def test_a_state_is_stored_and_read_back_whole(name: str) -> None:
    game = load(name, players=meta(name).seats[1], recall=5)
    state = moved(game, 10)
    again, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(game) and str(back) == str(state) and back.record() == state.record()
    for seat in range(game.num_players()):
        assert back.information_state_string(seat) == state.information_state_string(seat)
        assert back.information_state_tensor(seat) == state.information_state_tensor(seat)
    action = state.legal_actions()[-1]
    state.apply_action(action)
    back.apply_action(action)
    assert str(back) == str(state)


@per_game
def test_deals_are_matches_of_the_batch(name: str) -> None:
    """Outcome i of nature is match i of the seed, as the referee deals it."""
    state = load(name, seed=5, deals=10).new_initial_state()
    assert state.chance_outcomes() == [(deal, 0.1) for deal in range(10)]
    assert state.action_to_string(7) == "deal 5/7"
    state.apply_action(7)
    assert Match.start(name, seed="5/7").record() == state.record()


@per_game
def test_mcts_runs(name: str) -> None:
    """OpenSpiel's; it sees the hidden cards, as in all its games."""
    game = load(name, horizon=25, deals=8)
    state = moved(game, 6)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    assert mcts.MCTSBot(game, 2.0, 12, evaluator, random_state=np.random.RandomState(1)).step(state) in state.legal_actions()


@per_game
def test_ismcts_runs(name: str) -> None:
    """OpenSpiel's own, with its own evaluator and sampler; it asserts that samples cannot be told from the truth."""
    game = load(name, horizon=25, deals=8)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 20, random_state=np.random.RandomState(1))
    for plies in (2, 9):
        state = moved(game, plies)
        policy = bot.get_policy(state)
        assert [action for action, _ in sorted(policy)] == state.legal_actions()
        assert sum(probability for _, probability in policy) == pytest.approx(1)


@per_game
def test_cfr_solves_a_match_cut_short(name: str) -> None:
    """Whole matches are far too large for it; cut off, the gap of CFR's average policy closes."""
    game = shallow(name)
    solver = cfr.CFRSolver(game)
    gaps = []
    for rounds in (1, 9):
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        gaps.append(exploitability.nash_conv(game, solver.average_policy()))
    assert gaps[1] <= gaps[0] + 1e-9 and gaps[1] < 0.35, gaps


@per_game
def test_an_illegal_action_is_refused_and_changes_nothing(name: str) -> None:
    state = load(name).new_initial_state()
    state.apply_action(0)
    before = state.position.digest()
    action = next(number for number in range(state.get_game().num_distinct_actions()) if number not in state.legal_actions())
    with pytest.raises(IllegalMove) as refused:
        state.apply_action(action)
    assert refused.value.rule in state.position.table.game.rule_ids()
    assert state.position.digest() == before


@pytest.mark.parametrize(
    ("params", "told"),
    [
        ({"players": 9}, "seats, not 9"),
        ({"deals": 0}, "deals=0: it is 1 at least"),
        ({"horizon": -1}, "horizon=-1"),
        ({"recall": -1}, "recall=-1"),
    ],
)
def test_wrong_parameters_are_named(params: dict[str, int], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        load(GAMES[0], **params)


@per_game
def test_options_are_parameters(name: str) -> None:
    """Each value of each option, also where OpenSpiel reads the game from text."""
    for option, values in meta(name).options.items():
        for value in values:
            game = pyspiel.load_game(f"{openspiel.PREFIX}{name}({option}={value})")
            assert game.table.options[option] == value
            assert str(pyspiel.load_game(str(game))) == str(game)
