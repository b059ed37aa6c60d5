"""OpenSpiel's IS-MCTS at donjon tables."""

from __future__ import annotations

import time

import numpy as np
import pytest

from donjon import Match
from donjon.core import chance
from donjon.core.errors import BadOption
from donjon.core.game import meta
from donjon.core.state import freeze
from donjon.envs import ismcts
from donjon.envs.position import Position
from tests.contract.kit import compiled
from tests.envs.kit import GAMES, per_game, walk


@pytest.fixture
def player(name: str) -> ismcts.Player:
    compiled(name)
    return ismcts.make(name, simulations=12)


@per_game
def test_it_plays_legal_moves_and_the_same_again(name: str, player: ismcts.Player) -> None:
    for seats in meta(name).seats:
        match = Match.start(name, seats, {}, 6)
        for ply in range(4):
            seat = match.mover
            assert seat is not None
            concealed = match.concealed(seat)
            action = player.choose(concealed, seat, f"s{ply}")
            assert action == player.choose(concealed, seat, f"s{ply}")
            match.play(match.game.actions.write_move(action))


def last(name: str, seed: int) -> tuple[Position, dict[int, list[float]]]:
    """The last decision of a random match, and the payoffs of the moves that end it."""
    plies = len(walk(name, None, (), seed, 10**9))
    at = walk(name, None, (), seed, plies - 1)
    ends = {}
    for action in at.legal():
        twin = at.twin()
        twin.play(action)
        if twin.finished:
            ends[action] = twin.table.returns(twin.world)
    return at, ends


@per_game
def test_its_worlds_are_those_of_openspiels_states(name: str, player: ismcts.Player) -> None:
    """Sampled with the same words and played on, the compiled world and the interpreted position stay the same."""
    at = walk(name, meta(name).seats[1], (), 9, 11)
    seat = at.mover
    assert seat is not None
    words = chance.words("worlds")
    position = at.sampled(seat, words)
    world = ismcts.World(player.worlds, freeze(at.world)).sampled(seat, words)
    assert world.information_state_string() == freeze(at.table.observed(at.world, seat)).tobytes()
    for _ in range(12):
        assert world.record.tobytes() == freeze(position.world).tobytes()
        assert (world.current_player(), world.legal_actions()) == (position.mover, position.legal())
        assert world.returns().tolist() == pytest.approx(position.table.returns(position.world))
        action = position.legal()[len(position.legal()) // 2]
        position.play(action)
        world.apply_action(action)


@per_game
def test_playouts_count_as_the_rules_count(name: str, player: ismcts.Player) -> None:
    """Before the last move, where every move ends the match, they give the payoffs that the interpreted rules give, and each about as often."""
    at, ends = next((at, ends) for at, ends in (last(name, seed) for seed in range(30)) if len(ends) == len(at.legal()))
    world = ismcts.World(player.worlds, freeze(at.world))
    found = [ismcts.Playouts().evaluate(world).tolist() for _ in range(400)]
    assert {tuple(payoffs) for payoffs in found} == {tuple(payoffs) for payoffs in ends.values()}
    assert np.mean(found, axis=0) == pytest.approx(np.mean(list(ends.values()), axis=0), abs=0.25)


@per_game
def test_the_clock_ends_the_search(name: str) -> None:
    compiled(name)
    timed = ismcts.make(name, milliseconds=60)
    match = Match.start(name, seed=1)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    seat = match.mover
    assert seat is not None
    begun = time.perf_counter()
    timed.choose(match.concealed(seat), seat, 1)
    assert time.perf_counter() - begun < 5
    assert timed.done >= 2


def test_it_sees_a_move_that_wins() -> None:
    """The last decision of a match, where some moves win and some do not: it plays one that wins."""
    tried = 0
    for name in GAMES:
        for seed in range(10):
            at, ends = last(name, seed)
            seat = at.mover
            assert seat is not None
            payoffs = {action: payoff[seat] for action, payoff in ends.items()}
            if len(payoffs) == len(at.legal()) and len(set(payoffs.values())) > 1:
                compiled(name)
                player = ismcts.make(name, simulations=200)
                action = player.choose(freeze(at.table.observed(at.world, seat)).tobytes(), seat, seed)
                assert payoffs[action] == max(payoffs.values()), (name, seed)
                tried += 1
                break
    assert tried >= 2


@pytest.mark.parametrize("budget", [{}, {"simulations": 1}, {"simulations": 5, "milliseconds": 5}])
def test_it_needs_one_budget(budget: dict[str, int]) -> None:
    with pytest.raises(BadOption, match="one of them"):
        ismcts.make(GAMES[0], **budget)
