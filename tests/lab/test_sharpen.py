"""Trials of a search's numbers: the sequential test, and what may be tried."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from donjon.bots.levels import Level
from donjon.cli.commands import app
from donjon.core.errors import BadOption
from donjon.lab import sharpen, train


def ended(share: float, seed: int, most: int = 4000) -> sharpen.Test:
    """A trial whose every match is won with that probability."""
    dice = random.Random(seed)
    test = sharpen.Test({}, {})
    while test.verdict == "open" and test.games < most:
        test.add((int(dice.random() < share) + int(dice.random() < share)) / 2)
    return test


def test_the_ratio_is_that_of_two_normal_distributions() -> None:
    """8 pairs: 6 won whole, 2 halved. Mean 0.875, variance of a pair 6/8 + 2/8 * 0.25 - 0.875^2 = 0.046875; ratio 8 * 0.06 * (2 * 0.375 - 0.06) / (2 * 0.046875)."""
    test = sharpen.Test({}, {})
    for share in (1.0, 1.0, 1.0, 0.5, 1.0, 1.0, 0.5, 1.0):
        test.add(share)
    assert test.games == 16 and test.won == 14
    assert math.isclose(test.ratio, 8 * 0.06 * 0.69 / 0.09375)
    assert test.verdict == "better"


def test_seven_pairs_decide_nothing() -> None:
    test = sharpen.Test({}, {})
    for _ in range(7):
        test.add(1.0)
    assert test.ratio == 0.0 and test.verdict == "open"


def test_it_errs_seldom_either_way() -> None:
    """By design in 5 of 100; of 200 trials of equals and of clearly better ones at most 20 may end wrong (chance alone: once in some thousand)."""
    equals = [ended(0.5, seed).verdict for seed in range(200)]
    better = [ended(0.5 + sharpen.WORTH, seed).verdict for seed in range(200)]
    assert equals.count("better") <= 20
    assert better.count("not better") <= 20


def test_what_may_be_tried() -> None:
    assert sharpen.parse("warmth=250, playout=0,learned=true") == {"warmth": 250.0, "playout": 0.0, "learned": 1.0}
    for wrong in ("warm=1", "warmth", "warmth=much", "explore=-1", "explore=inf"):
        with pytest.raises(BadOption, match="explore, warmth, urgency, greedy, playout, paired, halve, learned, reuse"):
            sharpen.parse(wrong)
    for wrong, told in (("paired=2", "paired is true or false"), ("halve=0.5", "halve is a whole number")):
        with pytest.raises(BadOption, match=told):
            sharpen.parse(wrong)


def test_a_trial_by_command(tmp_path: Path) -> None:
    log = tmp_path / "search.jsonl"
    run = CliRunner().invoke(
        app, ["sharpen", "dungeon", "--try", "explore=0.7", "--budget", "2", "--games", "4", "--threads", "1", "--log", str(log), "--json"]
    )
    assert run.exit_code == 0, run.output
    (line,) = [json.loads(line) for line in log.read_text().splitlines()]
    assert json.loads(run.stdout)["trials"] == [line]
    assert line["challenger"] == {"explore": 0.7} and line["champion"] == {} and line["games"] == 4
    assert line["seats"] == 2
    assert line["budget"] == "search:2" and line["verdict"] == "open" and line["seed"] == "1"


def test_bad_trials_are_refused_in_words(tmp_path: Path) -> None:
    rubbish, foreign = tmp_path / "rubbish.npz", tmp_path / "foreign.npz"
    rubbish.write_text("no networks")
    foreign.write_bytes(train.packed({2: np.zeros(7, np.float32)}))
    for arguments, said in (
        (["dungeon", "--networks", str(rubbish)], "no file of donjon train"),
        (["dungeon", "--networks", str(foreign)], "not of dungeon"),
        (["dungeon", "--networks", str(foreign), "--seats", "3"], "for 2 seats, not 3"),
        (["dungeon"], "nothing to try"),
        (["dungeon", "--networks", "nowhere.npz"], "no such file"),
        (["dungeon", "--try", "explore=1", "--seats", "9"], "9"),
        (["dungeon", "--networks", str(tmp_path)], "is a folder"),
        (["dungeon", "--try", "explore=1", "--budget", "soon"], "--budget soon: "),
        (["dungeon", "--try", "explore=1", "--budget", "0"], "--budget 0: "),
        (["dungeon", "--try", "explore=1", "--budget", ""], "--budget '': "),
        (["dungeon", "--try", "explore=1", "--log", str(tmp_path)], "--log takes the name of a file"),
    ):
        run = CliRunner().invoke(app, ["sharpen", *arguments])
        assert run.exit_code != 0
        assert said in run.output + str(run.exception)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_sides_share_a_deal(seats: int) -> None:
    """The same numbers and simulations on both sides: whoever wins the deal from one side loses it from the other."""
    asked = sharpen.Asked("dungeon", Level("search", simulations=1), 2, "even", seats=seats)
    test = sharpen.trial(asked, {}, {})
    assert (test.games, test.won, test.squares) == (2, 1.0, 0.25)
