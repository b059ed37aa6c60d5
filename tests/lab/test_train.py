"""Learning an evaluation: the positions to learn from, and what is said where PyTorch is missing."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from donjon.bots import learned
from donjon.cli.commands import app
from donjon.core.game import load
from donjon.lab import train

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


def test_positions_of_searching_seats_come_the_same_way() -> None:
    asked = train.Asked(GAME, 2, 60, 5, simulations=2)
    inputs, bases, shares, matches = train.positions(asked, lambda *_: None)
    assert inputs.shape == (60, 2, load(GAME).heuristics.TERMS)
    assert matches == train.SEARCHED  # ten matches have more than 60 positions
    assert np.allclose(bases.sum(1), 1)
    assert {tuple(sorted(np.round(row * 2).astype(int))) for row in shares} <= {(0, 2), (1, 1)}
    again = train.positions(asked, lambda *_: None)
    assert all(np.array_equal(one, other) for one, other in zip(again[:3], (inputs, bases, shares), strict=True))


def test_networks_are_packed_and_read_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / learned.FILE).write_bytes(train.packed({3: np.array([0.5, -2.0], np.float32), 2: np.array([1.25], np.float32)}))
    monkeypatch.setattr("donjon.bots.learned.resources.files", lambda _: tmp_path)
    found = learned.weights.__wrapped__(GAME)
    assert {seats: list(net) for seats, net in found.items()} == {2: [1.25], 3: [0.5, -2.0]}


def test_without_pytorch_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    told = CliRunner().invoke(app, ["train", GAME, "--out", str(tmp_path / "net.npz")])
    assert "pip install 'donjon[torch]'" in str(told.exception or told.output)
    assert not (tmp_path / "net.npz").exists()
