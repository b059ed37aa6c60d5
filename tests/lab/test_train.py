"""Learning an evaluation: the positions to learn from, and what is said where PyTorch is missing."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from donjon.bots import learned
from donjon.cli.commands import app
from donjon.core.game import load
from donjon.lab import records, train
from tests.contract.kit import GAMES

GAME = "dungeon"


def test_positions_come_with_the_result_of_their_match() -> None:
    inputs, bases, shares, matches = train.positions(train.Asked(GAME, 3, 200, 5), lambda *_: None)
    assert inputs.shape == (200, 3, load(GAME).heuristics.TERMS)
    assert matches == train.MATCHES  # a hundred matches have more than 200 positions
    assert np.allclose(bases.sum(1), 1)
    # the victory of three seats is had by one, or shared by two or three
    assert {tuple(sorted(np.round(row * 6).astype(int))) for row in shares} <= {(0, 0, 6), (0, 3, 3), (2, 2, 2)}
    again = train.positions(train.Asked(GAME, 3, 200, 5), lambda *_: None)
    assert all(np.array_equal(one, other) for one, other in zip(again[:3], (inputs, bases, shares), strict=True))


def test_the_fewer_of_a_match_are_kept_the_more_matches_are_played() -> None:
    """Some hundred positions of a match have a choice: ten matches have 60 to keep, of one in fifty far more are needed."""
    every, seldom = (train.positions(train.Asked(GAME, 2, 60, 5, simulations=1, every=every), lambda *_: None) for every in (1, 50))
    assert len(every[0]) == len(seldom[0]) == 60
    assert every[3] == train.SEARCHED and seldom[3] >= 2 * train.SEARCHED


def test_positions_of_searching_seats_come_with_what_the_search_expected_too() -> None:
    asked = train.Asked(GAME, 2, 60, 5, simulations=2)
    inputs, bases, shares, matches = train.positions(asked, lambda *_: None)
    assert inputs.shape == (60, 2, load(GAME).heuristics.TERMS)
    assert matches == train.SEARCHED  # ten matches have more than 60 positions
    assert np.allclose(bases.sum(1), 1)
    assert np.allclose(shares.sum(1), 1)
    # half of a share is the result: the winner has that and more, the loser the rest; of a tie both have a quarter and more
    assert (shares.max(1) >= 0.5).all()
    assert ((shares > 0.02) & (shares < 0.98)).any()
    again = train.positions(asked, lambda *_: None)
    assert all(np.array_equal(one, other) for one, other in zip(again[:3], (inputs, bases, shares), strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_each_match_of_searching_seats_begins_with_nothing_of_the_one_before(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "SEARCHED", 2)
    asked = train.Asked(game, 2, 60, 5, simulations=1)
    inputs, bases, shares = train._play((asked, 7))
    alone = train._match(asked, "5/7/1")
    for found, last in zip((inputs, bases, shares), alone, strict=True):
        assert len(last) < len(found)
        assert np.array_equal(found[-len(last) :], last)


def test_networks_are_packed_and_read_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / learned.FILE).write_bytes(train.packed({3: np.array([0.5, -2.0], np.float32), 2: np.array([1.25], np.float32)}))
    monkeypatch.setattr("donjon.bots.learned.resources.files", lambda _: tmp_path)
    found = learned.weights.__wrapped__(GAME)
    assert {seats: list(net) for seats, net in found.items()} == {2: [1.25], 3: [0.5, -2.0]}


def test_a_network_that_cannot_be_written_leaves_the_one_that_was_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    file = tmp_path / "net.npz"
    file.write_text("before")
    monkeypatch.setattr(train, "pytorch", lambda: None)
    monkeypatch.setattr(train, "train", lambda *_: train.Trained(np.zeros(7, np.float32), 60, 10, 0.7, 0.6))
    monkeypatch.setattr(records, "write_file", full)
    told = CliRunner().invoke(app, ["train", GAME, "--out", str(file), "--seats", "2", "--json"])
    assert f"{file} cannot be written: No space left on device" in str(told.exception)
    assert json.loads(told.stdout)["seats"]["2"]["positions"] == 60
    assert file.read_text() == "before"


def test_without_pytorch_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    told = CliRunner().invoke(app, ["train", GAME, "--out", str(tmp_path / "net.npz")])
    assert "pip install 'donjon[torch]'" in str(told.exception or told.output)
    assert not (tmp_path / "net.npz").exists()
