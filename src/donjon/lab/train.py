"""Trains a game's learned evaluation (see bots.learned) with PyTorch, on matches that it plays itself: greedy ones, or searched ones."""

from __future__ import annotations

import io
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from donjon.bots import learned, search
from donjon.bots.levels import Level
from donjon.core import chance
from donjon.core.errors import DonjonError
from donjon.core.game import NEVER, load
from donjon.lab import records
from donjon.lab.chunks import table

SLIPS = 10
"""Of 100 moves so many are random, so that positions are as many-sided as a search meets them."""
EACH = 4
"""One position with a choice in so many is kept: neighbours are much alike."""
MATCHES = 100
"""Matches between two looks at the progress."""
ROOM = 20_000
"""Positions of them that there is room for."""
SEARCHED = 10
"""Matches of searching seats that a process plays at a time."""
BATCH = 2048
HELD_OUT = 10
"""One tenth of the positions, the last ones, tells how good the network is."""
RATE = 4e-3
DECAY = 1e-4

Part = tuple[Any, Any, Any]
"""Positions: inputs, bases and shares as `positions` has them."""
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


@dataclass(frozen=True)
class Asked:
    """What is learned from: positions of matches between greedy seats, or between seats that search with so many simulations a move.

    Of the latter one position with a choice in `every` is kept: matches that take longer to play are used more fully than those of greedy seats (EACH).
    """

    game: str
    seats: int
    count: int
    seed: int
    simulations: int = 0
    threads: int = 1
    every: int = 2


def positions(asked: Asked, progress: Progress) -> tuple[Any, Any, Any, int]:
    """inputs (count x seats x TERMS), bases and shares (count x seats), and the matches they came from."""
    parts = []
    found = matches = 0
    for part in _searched(asked) if asked.simulations else _greedy(asked):
        parts.append(part)
        found += len(part[0])
        matches += SEARCHED if asked.simulations else MATCHES
        progress("positions", min(1.0, found / asked.count))
        if found >= asked.count:
            break
    inputs, bases, shares = (np.concatenate([part[column] for part in parts])[: asked.count] for column in range(3))
    return inputs, bases[:, : asked.seats].astype(np.float32), shares.astype(np.float32), matches


def _greedy(asked: Asked) -> Iterator[Part]:
    """Parts without end, played in compiled code."""
    rules, code = load(asked.game), table(asked.game)
    rng = np.random.default_rng(asked.seed)
    states, moves, marks = code.records(2), np.zeros(rules.actions.WIDTH, np.int64), np.zeros(rules.state.SEATS, np.int64)
    options = np.array(rules.numbers({}, asked.seats), np.int64)
    inputs = np.zeros((ROOM, asked.seats, rules.heuristics.TERMS), np.float32)
    bases, shares = np.zeros((len(inputs), rules.state.SEATS)), np.zeros((len(inputs), asked.seats))
    while True:
        words = rng.integers(0, 2**32, (MATCHES, 8)).astype(np.int64)
        found = code.gather(states, asked.seats, options, words, moves, SLIPS, EACH, marks, inputs, bases, shares)
        yield inputs[:found].copy(), bases[:found].copy(), shares[:found].copy()


def _searched(asked: Asked) -> Iterator[Part]:
    """Parts without end, played by the search as it is, in processes over the cores. Which parts come first depends on the machine where there are several."""
    jobs = ((asked, number) for number in itertools.count())
    yield from records.over_cores(_play, jobs, asked.threads, lambda: False)


def _play(job: tuple[Asked, int]) -> Part:
    asked, number = job
    inputs, bases, shares = zip(*(_match(asked, f"{asked.seed}/{number}/{match}") for match in range(SEARCHED)), strict=True)
    return np.concatenate(inputs), np.concatenate(bases), np.concatenate(shares)


def _match(asked: Asked, seed: str) -> Part:
    """The positions of one match of searching seats. Their shares are half what the search expected there, half how the match ended."""
    rules, found = load(asked.game), search.load(asked.game)
    code, level = found.code, Level("search", simulations=asked.simulations)
    states, moves, marks = code.records(2), np.zeros(rules.actions.WIDTH, np.int64), np.zeros(rules.state.SEATS, np.int64)
    options = np.array(rules.numbers({}, asked.seats), np.int64)
    rng: Any = np.array(chance.words(f"{seed}/slips"), np.int64)
    inputs: list[Any] = []
    bases: list[Any] = []
    hopes: list[Any] = []
    code.setup(states[0], asked.seats, options, np.array(chance.words(seed), np.int64))
    while not code.finished(states[0]):
        count = code.legal(states[0], moves)
        action = int(moves[0])
        if count > 1:
            kept = chance.below(rng, asked.every) == 0
            other = int(moves[chance.below(rng, count)])
            slips = chance.below(rng, 100) < SLIPS and code.weigh(states[0], other) > NEVER
            if kept or not slips:
                states[1] = states[0]
                mover = int(code.mover(states[1]))
                code.observe(states[1], mover)
                best = found.run(states[1:2].tobytes(), mover, level, f"{seed}/{chance.word(rng)}")[0]
                action = best.action
            if kept:
                inputs.append(np.zeros((asked.seats, rules.heuristics.TERMS), np.float32))
                bases.append(np.zeros(rules.state.SEATS))
                hopes.append(best.result)
                for seat in range(asked.seats):
                    code.terms(states[0], seat, inputs[-1][seat])
                code.evaluate(states[0], bases[-1])
            if slips:
                action = other
        code.apply(states[0], action)
    total = code.rank(states[0], -1, marks)
    shape = (len(inputs), asked.seats)
    return (
        np.array(inputs).reshape(*shape, rules.heuristics.TERMS),
        np.array(bases).reshape(-1, rules.state.SEATS),
        (np.array(hopes).reshape(shape) + marks[: asked.seats] / total) / 2,
    )


def pytorch() -> Any:
    """The module; DonjonError where it is missing."""
    try:
        import torch
    except ImportError:
        raise DonjonError("training needs PyTorch: pip install 'donjon[torch]'") from None
    return torch


def train(asked: Asked, epochs: int, progress: Progress) -> Trained:
    """The network for that number of seats; DonjonError where PyTorch is missing."""
    torch = pytorch()
    torch.manual_seed(asked.seed)
    inputs, bases, shares, matches = positions(asked, progress)
    count, seats = len(inputs), asked.seats
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
