"""The games pass PettingZoo's own tests, and what its agents get is what their seats know."""

from __future__ import annotations

import copy
import json
import math
import pickle
import random
from importlib import resources
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from donjon import Match
from donjon.core.errors import BadOption, IllegalMove
from donjon.core.game import load, meta
from donjon.envs import pettingzoo, picture
from donjon.envs.position import flat
from tests.envs.kit import GAMES, per_game

# PettingZoo would have plain boxes; its own card games, observed as dictionaries with a mask, are excepted by name.
plain = pytest.mark.filterwarnings("ignore:Observation", "ignore:The observation contains negative numbers")


def play(env: Any, steps: int, seed: int = 1) -> None:
    """So many random moves."""
    rng = random.Random(seed)
    for agent in env.agent_iter(steps):
        observation, _, over, _, _ = env.last()
        env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        assert agent in env.possible_agents


@plain
@per_game
@pytest.mark.parametrize("observation", pettingzoo.OBSERVATIONS)
def test_the_api(name: str, observation: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = meta(name).seats[observation == "fields"]
    api_test(pettingzoo.env(name, seats=seats, observation=observation), num_cycles=30)
    assert "Passed" in capsys.readouterr().out


@plain
@per_game
def test_the_api_to_the_end_of_a_match(name: str) -> None:
    api_test(pettingzoo.raw_env(name), num_cycles=1 if long(name) else 400)


def long(name: str) -> bool:
    return bool(pettingzoo.raw_env(name).table.game.actions.LONGEST > 400)


@per_game
def test_seeds(name: str) -> None:
    seed_test(lambda: pettingzoo.env(name), num_cycles=25)


@per_game
def test_rendering(name: str) -> None:
    render_test(lambda render_mode: pettingzoo.env(name, render_mode=render_mode))


@per_game
def test_a_seed_deals_the_match_of_the_referee(name: str) -> None:
    env = pettingzoo.raw_env(name, seats=meta(name).seats[1])
    env.reset(seed=11)
    play(env, 12)
    match = Match.start(name, meta(name).seats[1], {}, 11)
    for ply in env.position.plies:
        match.play(match.game.actions.write_move(ply.action))
    assert env.record() == match.record()
    assert env.record("seat_1") == match.record(1)


@per_game
def test_deals_without_a_seed_follow_from_the_last_one(name: str) -> None:
    first, second = pettingzoo.raw_env(name), pettingzoo.raw_env(name)
    for env in first, second:
        env.reset(seed=3)
        env.reset()
    assert first.position.digest() == second.position.digest()
    before = first.position.digest()
    first.reset()
    assert first.position.digest() != before
    second.reset(seed=3)
    assert second.position.digest() != before


@per_game
def test_the_mask_is_of_the_mover_alone(name: str) -> None:
    env = pettingzoo.raw_env(name)
    env.reset(seed=1)
    play(env, 9)
    for agent in env.agents:
        marked = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
        assert marked == (env.position.legal() if agent == env.agent_selection else [])


@per_game
def test_copies_go_their_own_ways(name: str) -> None:
    env = pettingzoo.env(name)
    env.reset(seed=4)
    play(env, 7)
    for twin in copy.deepcopy(env), pickle.loads(pickle.dumps(env)):
        before = env.unwrapped.position.digest()
        play(twin, 3, seed=8)
        assert env.unwrapped.position.digest() == before
        again = copy.deepcopy(env)
        play(again, 3, seed=8)
        assert again.unwrapped.position.digest() == twin.unwrapped.position.digest()


@per_game
def test_rewards_come_at_the_end(name: str) -> None:
    env = pettingzoo.raw_env(name, seats=meta(name).seats[1])
    env.reset(seed=2)
    rng = random.Random(2)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        env.step(rng.choice(env.position.legal()))
    match = Match.read(env.record())
    shares = [(seat in match.winners) / len(match.winners) for seat in range(match.seats)]
    expected = [(match.seats * share - 1) / (match.seats - 1) for share in shares]
    assert [env.rewards[agent] for agent in env.agents] == pytest.approx(expected)
    assert all(env.terminations.values()) and not env.observe("seat_0")["action_mask"].any()
    for _ in range(match.seats):
        env.step(None)
    assert env.agents == []


@per_game
def test_observations_tell_only_what_the_seat_knows(name: str) -> None:
    """Of two worlds that the seat cannot tell apart it gets the same bytes; the oracle tells them apart."""
    oracles, worlds = set(), set()
    for observation in pettingzoo.OBSERVATIONS:
        env = pettingzoo.raw_env(name, observation=observation)
        env.reset(seed=5)
        play(env, 10)
        agent = env.agent_selection
        seen = pickle.dumps(env.observe(agent)), json.dumps(env.view(agent))
        for world in range(3):
            twin = copy.deepcopy(env)
            twin.position = env.position.sampled(env.possible_agents.index(agent), [world, 2, 3, 4])
            assert (pickle.dumps(twin.observe(agent)), json.dumps(twin.view(agent))) == seen
            oracles.add(twin.state().tobytes())
            worlds.add(tuple(flat(twin.position.world)))
            assert twin.state_space.contains(twin.state())
    assert len(oracles) == len(worlds)


@per_game
def test_planes_are_the_features_by_name(name: str) -> None:
    tensors, planes = pettingzoo.raw_env(name), pettingzoo.raw_env(name, observation="planes")
    for env in tensors, planes:
        env.reset(seed=6)
        play(env, 8)
    agent = planes.agent_selection
    seen = planes.observe(agent)["observation"]
    assert planes.observation_space(agent).contains(planes.observe(agent))
    joined = np.concatenate([part.reshape(-1) for part in seen.values()])
    features = tensors.observe(agent)["observation"]
    assert joined.tolist() == features[: len(joined)].tolist() and not features[len(joined) :].any()
    for seats in range(meta(name).seats[0], meta(name).seats[1] + 1):
        told = load(name).secrets.planes(seats)
        assert sum(math.prod(shape) for _, shape in told) == load(name).actions.FEATURES
        assert len(dict(told)) == len(told)


def test_planes_hold_what_their_names_say() -> None:
    """By hand: at the start of Robber Knights with two seats who chooses is on turn, nobody has laid a tile, and 30 of 30 knights are at home."""
    env = pettingzoo.raw_env("knights", observation="planes")
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)["observation"]
    assert seen["turn"].tolist() == [1, 0, 0, 0] and seen["phase"].tolist() == [1, 0, 0]
    assert seen["stock"].tolist() == [[1, 0, 0], [1, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert seen["tile"].shape == (9, 16, 18) and not seen["laid"].any()


@per_game
def test_a_critic_sees_the_whole_position_beside_what_its_agent_sees(name: str) -> None:
    env = pettingzoo.env(name)
    env.reset(seed=9)
    play(env, 6)
    for agent in env.unwrapped.agents:
        told = env.oracle_observe(agent)
        assert told.pop("oracle").tolist() == env.unwrapped.state().tolist()
        assert pickle.dumps(told) == pickle.dumps(env.unwrapped.observe(agent))


def seen(env: pettingzoo.raw_env) -> Any:
    """The picture that the environment shows."""
    picture_of = env.render()
    assert isinstance(picture_of, np.ndarray)
    return picture_of


def test_pictures_show_the_text() -> None:
    env: Any = pettingzoo.raw_env(GAMES[0], render_mode="rgb_array")
    env.reset(seed=1)
    first = seen(env)
    assert first.shape == (540, 960, 3) and first.dtype == np.uint8 and len(np.unique(first)) > 2
    play(env, 6)
    assert seen(env).shape == first.shape and not np.array_equal(seen(env), first)
    tall = picture.paint("line\n" * 200)
    edge = picture.MARGIN
    assert tall.shape == first.shape and (tall[-edge:] == picture.PAPER).all() and (tall[-3 * edge : -edge] != picture.PAPER).any()


def test_components_of_ones_own() -> None:
    """Another file is another box, though its cards be the same; the record says so."""
    own = (resources.files("donjon.games.castle") / "castle.toml").read_text()
    cards = own.rstrip() + "\n# of our own\n"
    env = pettingzoo.raw_env("castle", box=cards)
    env.reset(seed=1)
    play(env, 5)
    assert "[Cards " in env.record() and Match.read(env.record(), box=cards).record() == env.record()
    assert pickle.loads(pickle.dumps(env)).record() == env.record()


def test_an_illegal_action_names_its_rule() -> None:
    name = GAMES[0]
    env = pettingzoo.raw_env(name)
    env.reset(seed=1)
    action = next(number for number in range(env.table.game.actions.ACTIONS) if number not in env.position.legal())
    before = env.position.digest()
    with pytest.raises(IllegalMove) as refused:
        env.step(action)
    assert refused.value.rule in env.table.game.rule_ids()
    for nonsense in (-1, env.table.game.actions.ACTIONS, 1.5, "stop", None):
        with pytest.raises(BadOption, match="whole numbers from 0 to"):
            env.step(nonsense)  # type: ignore[arg-type]
    assert env.position.digest() == before


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"observation": "board"}, "features, planes, fields"),
        ({"render_mode": "svg"}, "ansi, human, rgb_array"),
        ({"seats": 9}, "9"),
        ({"options": {"x": "y"}}, "x"),
        ({"box": "x"}, "components of its box"),
    ],
)
def test_wrong_settings_are_named(settings: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        pettingzoo.env(GAMES[0], **settings)


def test_an_agent_that_is_not_there_is_named() -> None:
    env = pettingzoo.raw_env(GAMES[0])
    env.reset(seed=1)
    with pytest.raises(BadOption, match="seat_0, seat_1"):
        env.observe("white")


def test_rendering_without_a_mode_warns() -> None:
    env = pettingzoo.raw_env(GAMES[0])
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        env.render()
