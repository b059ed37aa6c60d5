"""Many matches at once are the matches that the interpreted rules play, whatever the number of threads."""

from __future__ import annotations

import gc
import os
import threading
from typing import Any

import numpy as np
import pytest

from donjon.core.errors import BadOption
from donjon.core.game import load
from donjon.core.state import freeze
from donjon.envs.position import LARGEST, Position, table
from donjon.envs.vector import IllegalAction, Vector
from donjon.lab.simulate import seeds
from tests.contract.kit import batch
from tests.envs.kit import GAMES, per_game, per_setting, stepping

ARRAYS = ("observations", "masks", "legal", "counts", "movers", "random", "rewards", "terminations", "truncations", "lengths", "plies")


def everything(matches: Vector) -> list[bytes]:
    """All that a step tells, and all positions."""
    legal = [matches.legal[row, : matches.counts[row]].tobytes() for row in range(matches.count)]
    told = [getattr(matches, name).tobytes() for name in ARRAYS if name != "legal"]
    return [*told, *legal, *(freeze(matches.state(row)).tobytes() for row in range(matches.count))]


def expect(matches: Vector, row: int, at: Position) -> None:
    """What the arrays tell of a match is what the interpreted rules say of the position."""
    mover = at.mover
    assert mover is not None and matches.movers[row] == mover
    legal = at.legal()
    assert matches.legal[row, : matches.counts[row]].tolist() == legal
    assert np.flatnonzero(matches.masks[row]).tolist() == legal
    assert matches.random[row] in legal
    features = np.clip(at.table.features(at.world, mover), -LARGEST, LARGEST)
    np.testing.assert_allclose(matches.observations[row], features, rtol=1e-6)
    assert matches.state(row) == at.world


@per_setting
def test_a_step_is_what_the_interpreted_rules_play(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> None:
    """Over three short matches of each row, cut off after 7 decisions."""
    stepping(name)
    matches = Vector(name, 2, seats, dict(options), horizon=7, final=True, threads=1)
    matches.reset(seed="steps")
    at = table(name, seats, options)
    twins = [Position.dealt(at, matches.seed_of(row)) for row in range(2)]
    for step in range(1, 19):
        for row, twin in enumerate(twins):
            expect(matches, row, twin)
        movers = matches.movers.copy()
        for row, twin in enumerate(twins):
            twin.play(int(matches.random[row]))
        matches.step(matches.random)
        for row, twin in enumerate(twins):
            over = twin.finished or len(twin) == 7
            assert (matches.terminations[row], matches.truncations[row]) == (twin.finished, over and not twin.finished)
            assert matches.rewards[row].tolist() == pytest.approx(at.returns(twin.world) if over else [0] * at.seats)
            if over:
                assert matches.lengths[row] == len(twin) and matches.plies[row] == 0
                np.testing.assert_allclose(matches.final[row], np.clip(at.features(twin.world, movers[row]), -LARGEST, LARGEST), rtol=1e-6)
                twins[row] = Position.dealt(at, matches.seed_of(row))
        assert step < 7 or not any(matches.plies > 7)


@per_game
def test_random_actions_play_the_matches_of_donjon_simulate(name: str) -> None:
    """The first 12 of a batch, four at a time: how long they are and who wins."""
    count, episodes = 4, 3
    found = stepping(name)
    at = table(name)
    expected = batch(found, at.seats, at.numbers, seeds("deals", 0, count * episodes))
    matches = Vector(name, count, observation="none", masks=False, threads=1)
    matches.reset(seed="deals")
    played = [0] * count
    while min(played) < episodes:
        matches.step(matches.random)
        for row in np.flatnonzero(matches.terminations).tolist():
            number = played[row] * count + row
            if played[row] < episodes:
                assert matches.lengths[row] == expected["plies"][number]
                won = expected["won"][number]
                returns = (at.seats * won / won.sum() - 1) / (at.seats - 1)
                assert matches.rewards[row].tolist() == pytest.approx(returns.tolist())
            played[row] += 1
    assert matches.observations.shape == (count, 0) and matches.masks.shape == (count, 0)


@per_game
def test_the_number_of_threads_changes_nothing(name: str) -> None:
    """150 matches are one share or three; matches end meanwhile."""
    stepping(name)
    told: list[list[bytes]] = []
    for threads in (1, 3):
        matches = Vector(name, 150, horizon=9, threads=threads, masks=load(name).actions.ACTIONS < 10_000)
        matches.reset(seed=3)
        for _ in range(25):
            matches.step(matches.random)
        told.append([*(array for array in everything(matches)), *(matches.seed_of(row).encode() for row in range(150))])
        assert len(matches._shares) == threads
        matches.close()
    assert told[0] == told[1]


@per_game
def test_an_illegal_action_is_named_and_changes_nothing(name: str) -> None:
    stepping(name)
    matches = Vector(name, 130, threads=2, masks=load(name).actions.ACTIONS < 10_000)
    matches.reset(seed=1)
    matches.step(matches.random)
    before, actions = everything(matches), matches.random.copy()
    rules, width = load(name).rules, load(name).actions.ACTIONS
    for row in (129, 70):  # the first of them is told
        legal = matches.legal[row, : matches.counts[row]].tolist()
        actions[row] = next(action for action in range(width) if action not in legal)
    with pytest.raises(IllegalAction, match=rf"match 70: action {actions[70]} \(") as refused:
        matches.step(actions)
    assert (refused.value.index, refused.value.action) == (70, actions[70])
    assert refused.value.rule == load(name).rule_id(rules.why_not(matches.state(70), int(actions[70])))
    for nonsense in (-1, width, 2**40):
        actions[70] = nonsense
        with pytest.raises(BadOption, match=f"match 70: {nonsense} is no action.* 0 to {width - 1}"):
            matches.step(actions)
    assert everything(matches) == before


@per_game
def test_seeds_from_outside_deal_the_matches_of_the_referee(name: str) -> None:
    stepping(name)
    matches = Vector(name, 3, horizon=4, threads=1)
    matches.reset(seeds=[5, "a", 5])
    at = table(name)
    for row, seed in enumerate(("5", "a", "5")):
        assert matches.seed_of(row) == seed
        assert matches.state(row) == at.deal(seed)
    assert matches.state(0) != matches.state(1)
    for _ in range(4):
        matches.step(matches.random)
    assert [matches.seed_of(row) for row in range(3)] == ["5/1", "a/1", "5/1"]
    assert matches.state(1) == at.deal("a/1")
    assert matches.state(1).rng == at.deal("a/1").rng
    matches.reset()
    assert [matches.seed_of(row) for row in range(3)] == ["5/2", "a/2", "5/2"]
    matches.reset(seed=8)
    assert [matches.seed_of(row) for row in range(3)] == ["8/0", "8/1", "8/2"]


def test_seeds_may_be_long_and_in_any_script() -> None:
    """Names of more than a block of SHA-256, each of its own length."""
    stepping("towers")
    matches = Vector("towers", 3, horizon=2, threads=1)
    matches.reset(seeds=["ж" * 40, "", "x" * 200])
    for _ in range(4):
        for row in range(3):
            assert matches.plies[row] or matches.state(row) == matches.table.deal(matches.seed_of(row))
        matches.step(matches.random)
    assert [matches.seed_of(row) for row in range(3)] == ["ж" * 40 + "/2", "/2", "x" * 200 + "/2"]


def test_what_fails_on_another_thread_is_raised() -> None:
    stepping("towers")
    matches = Vector("towers", 65, threads=2)
    matches.reset(seed=1)
    other = matches._shares[1]
    other.step = lambda: 1 // 0  # type: ignore[assignment]
    with pytest.raises(ZeroDivisionError):
        matches.step(matches.random)
    del other.step
    matches.step(matches.random)
    matches.close()


def test_a_closed_environment_plays_on_without_its_threads() -> None:
    stepping("towers")
    alone, closed = Vector("towers", 65, threads=1), Vector("towers", 65, threads=2)
    for matches in (alone, closed):
        matches.reset(seed=1)
    closed.close()
    for matches in (alone, closed):
        matches.step(matches.random)
    assert everything(alone) == everything(closed)


def test_threads_end_with_the_environment() -> None:
    stepping("towers")
    before = set(threading.enumerate())
    matches = Vector("towers", 65, threads=2)
    [helper] = set(threading.enumerate()) - before
    matches.reset(seed=1)
    assert helper.is_alive()
    del matches
    gc.collect()
    helper.join(timeout=20)
    assert not helper.is_alive()


def test_arrays_are_the_same_every_step_and_closed_to_writing() -> None:
    stepping("towers")
    matches = Vector("towers", 5, threads=1)
    arrays = [getattr(matches, name) for name in ARRAYS]
    observations = matches.reset(seed=1)
    step = matches.step(matches.random)
    assert step.observations is observations is matches.observations
    assert all(getattr(matches, name) is array for name, array in zip(ARRAYS, arrays, strict=True))
    for array in arrays:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"count": 0}, "count=0"),
        ({"horizon": -1}, "horizon=-1"),
        ({"threads": 0}, "threads=0"),
        ({"threads": 1.5}, "threads=1.5"),
        ({"observation": "fields"}, "features and none"),
        ({"seats": 9}, "9"),
        ({"seats": "2"}, "seats='2'"),
        ({"horizon": 2**63}, "horizon=9223372036854775808"),
        ({"options": {"x": "y"}}, "x"),
    ],
)
def test_wrong_settings_are_named(settings: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        Vector(GAMES[0], **({"count": 2} | settings))


def test_wrong_calls_are_named() -> None:
    stepping("towers")
    matches = Vector("towers", 2, threads=1)
    with pytest.raises(BadOption, match="reset comes before"):
        matches.step([0, 0])
    with pytest.raises(BadOption, match="one for each of the 2 matches is wanted, not 3"):
        matches.reset(seeds=[1, 2, 3])
    with pytest.raises(BadOption, match="not both"):
        matches.reset(1, [1, 2])
    with pytest.raises(BadOption, match="half of one"):
        matches.reset("\ud800")
    with pytest.raises(BadOption, match="one for each of the 2 matches is wanted, not generator"):
        matches.reset(seeds=(number for number in range(2)))  # type: ignore[arg-type]  # what somebody may try
    with pytest.raises(BadOption, match="reset comes before"):
        matches.seed_of(0)
    matches.reset()
    for index in (-1, 2):
        for asked in (matches.state, matches.seed_of):
            with pytest.raises(BadOption, match="numbered from 0 to 1"):
                asked(index)
    for actions in ([0], [0.0, 1.0], [[0, 0]], ["bid", "pass"]):
        with pytest.raises(BadOption, match="2 whole numbers are wanted, one a match"):
            matches.step(actions)


def test_what_is_told_of_a_match_cut_off_does_not_tell_that_somebody_may_call() -> None:
    """Tower Duel, tower.call: whether the opponent may call is known to the opponent alone (docs/envs.md)."""
    stepping("duel")
    matches = Vector("duel", 64, options={"tower_call": "on"}, horizon=1, final=True, threads=1)
    matches.reset(seed="calls")
    asked = 0
    for _ in range(100):
        worlds = [matches.state(row) for row in range(64)]
        movers, actions = matches.movers.tolist(), matches.random.tolist()
        matches.step(matches.random)
        for row, world in enumerate(worlds):
            matches.table.game.rules.apply(world, actions[row])
            open_call = matches.table.game.rules.default(world) >= 0 and matches.table.game.rules.mover(world) != movers[row]
            asked += open_call
            assert matches.table.named(matches.final[row])["turn"][1] == 0, "calling"
            np.testing.assert_allclose(matches.final[row], matches.table.features(world, movers[row]), rtol=1e-6)
    assert asked > 0, "no call was open where a match was cut off: nothing was proved"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system forks no processes")
def test_a_process_that_was_forked_off_steps_without_the_threads() -> None:
    stepping("towers")
    matches = Vector("towers", 128, threads=2)
    matches.reset(seed=1)
    child = os.fork()
    if child == 0:
        matches.step(matches.random)
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
