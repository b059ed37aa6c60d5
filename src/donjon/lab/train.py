"""Trains a game's learned evaluation (see bots.learned) with PyTorch, on matches that it plays itself."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from donjon.bots import learned
from donjon.core.errors import DonjonError
from donjon.core.game import load
from donjon.lab.chunks import table

SLIPS = 10
"""Of 100 moves so many are random, so that positions are as many-sided as a search meets them."""
EACH = 4
"""One position with a choice in so many is kept: neighbours are much alike."""
MATCHES = 100
"""Matches between two looks at the progress."""
BATCH = 2048
HELD_OUT = 10
"""One tenth of the positions, the last ones, tells how good the network is."""
RATE = 4e-3
DECAY = 1e-4

Progress = Callable[[str, float], None]
"""Told what is done and which share of it."""


@dataclass(frozen=True)
class Trained:
    """Weights in the order of bots.learned, and the cross entropy of the result on positions that were not learned from: before, by `evaluate` alone, and after."""

    weights: np.ndarray[Any, np.dtype[np.float32]]
    positions: int
    matches: int
    before: float
    after: float


def positions(game: str, seats: int, count: int, seed: int, progress: Progress) -> tuple[Any, Any, Any, int]:
    """inputs (count x seats x TERMS), bases and shares (count x seats), and the matches they came from."""
    rules = load(game)
    code = table(game)
    rng = np.random.default_rng(seed)
    most = rules.state.SEATS
    states, moves, marks = code.records(2), np.zeros(rules.actions.WIDTH, np.int64), np.zeros(most, np.int64)
    options = np.array(rules.numbers({}, seats), np.int64)
    inputs = np.zeros((count, seats, rules.heuristics.TERMS), np.float32)
    bases, shares = np.zeros((count, most)), np.zeros((count, seats))
    found = matches = 0
    while found < count:
        words = rng.integers(0, 2**32, (MATCHES, 8)).astype(np.int64)
        found += code.gather(states, seats, options, words, moves, SLIPS, EACH, marks, inputs[found:], bases[found:], shares[found:])
        matches += MATCHES
        progress("positions", found / count)
    return inputs, bases[:, :seats].astype(np.float32), shares.astype(np.float32), matches


def pytorch() -> Any:
    """The module; DonjonError where it is missing."""
    try:
        import torch
    except ImportError:
        raise DonjonError("training needs PyTorch: pip install 'donjon[torch]'") from None
    return torch


def train(game: str, seats: int, count: int, epochs: int, seed: int, progress: Progress) -> Trained:
    """The network for that number of seats; DonjonError where PyTorch is missing."""
    torch = pytorch()
    torch.manual_seed(seed)
    inputs, bases, shares, matches = positions(game, seats, count, seed, progress)
    own = torch.from_numpy(inputs)
    whole = torch.cat([own, (own.sum(1, keepdim=True) - own) / (seats - 1)], 2)
    base = torch.from_numpy(np.log(np.clip(bases, 1e-6, 1)))
    share = torch.from_numpy(shares)
    learnt = count - count // HELD_OUT

    network: Any = torch.nn.Sequential(
        torch.nn.Linear(whole.shape[2], learned.WIDE),
        torch.nn.ReLU(),
        torch.nn.Linear(learned.WIDE, learned.NARROW),
        torch.nn.ReLU(),
        torch.nn.Linear(learned.NARROW, 1),
    )
    scale = torch.nn.Parameter(torch.ones(1))
    torch.nn.init.zeros_(network[4].weight)
    torch.nn.init.zeros_(network[4].bias)

    def loss(rows: Any) -> Any:
        guess = torch.log_softmax(scale * base[rows] + network(whole[rows]).squeeze(-1), 1)
        return -(guess * share[rows]).sum(1).mean()

    def held_out() -> float:
        with torch.no_grad():
            return float(loss(slice(learnt, count)))

    before = held_out()
    batches = learnt // BATCH
    adam = torch.optim.AdamW([*network.parameters(), scale], RATE, weight_decay=DECAY)
    pace = torch.optim.lr_scheduler.OneCycleLR(adam, RATE, total_steps=epochs * batches)
    for epoch in range(epochs):
        order = torch.randperm(learnt)
        for batch in range(batches):
            adam.zero_grad()
            loss(order[batch * BATCH : (batch + 1) * BATCH]).backward()
            adam.step()
            pace.step()
        progress("learning", (epoch + 1) / epochs)
    arrays = [network[0].weight.T, network[0].bias, network[2].weight.T, network[2].bias, network[4].weight, network[4].bias, scale]
    weights = np.concatenate([array.detach().numpy().ravel() for array in arrays]).astype(np.float32)
    return Trained(weights, count, matches, before, held_out())


def packed(networks: dict[int, np.ndarray[Any, np.dtype[np.float32]]]) -> bytes:
    """The file of bots.learned, by number of seats."""
    buffer = io.BytesIO()
    arrays: dict[str, Any] = {str(seats): weights.astype(np.float16) for seats, weights in sorted(networks.items())}
    np.savez_compressed(buffer, **arrays)
    return buffer.getvalue()
