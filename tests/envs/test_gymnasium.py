"""The vector environment of Gymnasium: its own wrappers take it, its spaces hold what it gives, and it is `vector.Vector` behind them."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from donjon.core.errors import BadOption
from donjon.core.game import meta
from donjon.envs.gymnasium import VectorEnv
from donjon.envs.position import VERSION, table
from donjon.envs.vector import IllegalAction
from tests.envs.kit import GAMES, per_game, stepping

HORIZON = 6


def make(name: str, num_envs: int = 3, **settings: Any) -> Any:
    stepping(name)
    return gymnasium.make_vec(f"donjon/{name}-v{VERSION}", num_envs=num_envs, threads=1, horizon=HORIZON, **settings)


def lowest(seen: dict[str, Any]) -> Any:
    """The lowest legal action of each match."""
    return seen["action_mask"].argmax(axis=1)


@per_game
def test_the_spaces_hold_what_it_gives(name: str) -> None:
    env = make(name, seats=meta(name).seats[1])
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP and env.spec.id == f"donjon/{name}-v{VERSION}"
    seen, infos = env.reset(seed=1)
    for _ in range(HORIZON + 1):
        assert env.observation_space.contains(seen) and seen["action_mask"].any(axis=1).all()
        assert infos["mover"].shape == (3,) and infos["rewards"].shape == (3, meta(name).seats[1])
        actions = lowest(seen)
        assert env.action_space.contains(actions)
        seen, rewards, terminations, truncations, infos = env.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (3,) and rewards.dtype == np.float64
        if "final_obs" in infos:
            for row in np.flatnonzero(infos["_final_obs"]):
                assert env.single_observation_space.contains(infos["final_obs"][row])
    env.close()


@per_game
def test_the_same_seed_the_same_matches(name: str) -> None:
    first, second = make(name), make(name)
    told: list[list[Any]] = [[], []]
    for env, found in zip((first, second), told, strict=True):
        found.append(env.reset(seed=7))
        for _ in range(4):
            found.append(env.step(lowest(found[-1][0])))
    assert data_equivalence(told[0], told[1], exact=True)
    first.reset(seed=8)
    second.reset(seed=7)
    assert first.unwrapped.matches.state(0).rng != second.unwrapped.matches.state(0).rng  # some games look alike at first


@per_game
def test_a_match_that_is_over_is_paid_to_who_acted_last_and_dealt_anew(name: str) -> None:
    env = make(name)
    seen, infos = env.reset(seed=2)
    for _ in range(HORIZON - 1):
        seen, rewards, *_, infos = env.step(lowest(seen))
        assert not rewards.any() and "final_obs" not in infos
    worlds, acted, actions = [env.unwrapped.matches.state(row) for row in range(3)], infos["mover"], lowest(seen)
    at = table(name)
    for world, action in zip(worlds, actions.tolist(), strict=True):
        at.game.rules.apply(world, action)
    seen, rewards, terminations, truncations, infos = env.step(actions)
    assert (terminations | truncations).all()
    for row, world in enumerate(worlds):
        assert infos["rewards"][row].tolist() == pytest.approx(at.returns(world))
        assert rewards[row] == infos["rewards"][row, acted[row]]
        assert infos["final_info"]["mover"][row] == acted[row] and infos["final_info"]["length"][row] == HORIZON
        np.testing.assert_allclose(infos["final_obs"][row]["observation"], at.features(world, int(acted[row])), rtol=1e-6)
        assert env.unwrapped.matches.seed_of(row) == f"2/{3 + row}"


def test_the_wrappers_of_gymnasium_take_it() -> None:
    env = DictInfoToList(RecordEpisodeStatistics(make("towers")))
    seen, infos = env.reset(seed=3)
    for _ in range(HORIZON):
        seen, _, _, truncations, infos = env.step(lowest(seen))
    assert truncations.all() and isinstance(infos, list)
    assert [int(info["episode"]["l"]) for info in infos] == [HORIZON] * 3
    assert all(info["final_info"]["length"] == HORIZON and info["final_obs"]["observation"].shape == (1078,) for info in infos)


def test_copies_and_the_same_arrays() -> None:
    for copy in True, False:
        env = make("towers", copy=copy)
        seen, _ = env.reset(seed=4)
        before = seen["observation"].copy()
        env.step(lowest(seen))
        assert np.array_equal(seen["observation"], before) == copy


def test_seeds_one_by_one() -> None:
    env = make("towers")
    env.reset(seed=[4, 5, 4])
    assert [env.unwrapped.matches.state(row) == table("towers").deal(seed) for row, seed in enumerate((4, 5, 4))] == [True] * 3


def test_rendering() -> None:
    env = make("towers", num_envs=2, render_mode="ansi")
    env.reset(seed=1)
    boards = env.render()
    assert len(boards) == 2 and all(isinstance(board, str) and board for board in boards)
    assert make("towers").render() is None


def test_what_is_wrong_is_named() -> None:
    for name in GAMES[:1]:
        stepping(name)
        with pytest.raises(BadOption, match="ansi"):
            VectorEnv(name, render_mode="human")
        env = VectorEnv(name, 2, threads=1)
        with pytest.raises(BadOption, match="knows no options, not x"):
            env.reset(options={"x": 1})
        seen, _ = env.reset(seed=1)
        actions = lowest(seen)
        actions[1] = seen["action_mask"][1].argmin()
        with pytest.raises(IllegalAction, match=f"match 1: action {actions[1]} .*forbidden by {name}"):
            env.step(actions)
