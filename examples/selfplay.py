"""A policy learns a game by playing against itself: PPO on donjon's vector environment, on a CPU, in minutes.

    pip install 'donjon[torch]'
    python examples/selfplay.py --game towers --minutes 3

One network plays all seats. A decision is worth what its seat gets in the end, less what the network had expected. Every now and then it plays against uniformly random moves, with seats in turn.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from typing import Any

import numpy as np
import numpy.typing as npt

from donjon.core.errors import DonjonError
from donjon.core.game import names
from donjon.envs.vector import Vector

try:
    import torch
    from torch import nn
except ImportError:
    sys.exit("torch is not installed; it comes with the extra torch: pip install 'donjon[torch]'")

STEPS = 128
"""Decisions of every match between two updates."""
EPOCHS, MINIBATCH, CLIP, ENTROPY, VALUE, RATE = 2, 4096, 0.2, 0.01, 0.5, 1e-3


class Policy(nn.Module):  # type: ignore[misc]  # torch may be missing where types are checked
    """What a seat sees -> how it decides, and what it expects to get."""

    def __init__(self, features: int, actions: int, width: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.decide, self.expect = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.decide.weight)  # it begins with uniformly random moves

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """Logarithms of the probabilities of the actions, and the expectation."""
        known = self.trunk(seen)
        wishes = self.decide(known).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(wishes, dim=1), torch.tanh(self.expect(known)).squeeze(1)


def choose(policy: Policy, matches: Vector) -> tuple[Any, Any, Any]:
    """An action for each match by the policy, how likely it was, and what the mover expects."""
    with torch.no_grad():
        logs, expected = policy(torch.from_numpy(matches.observations.copy()), torch.from_numpy(matches.masks.copy()))
        actions = torch.multinomial(logs.exp(), 1)
        return actions.squeeze(1), logs.gather(1, actions).squeeze(1), expected


def collect(policy: Policy, matches: Vector) -> dict[str, Any]:
    """STEPS decisions in each match, with what their seats got in the end, or expect to."""
    count, seats = matches.count, matches.seats
    kept: dict[str, list[Any]] = {name: [] for name in ("seen", "masks", "actions", "logs", "expected", "movers", "rewards", "over")}
    for _ in range(STEPS):
        actions, logs, expected = choose(policy, matches)
        now = (matches.observations.copy(), matches.masks.copy(), actions, logs, expected, matches.movers.copy())
        step = matches.step(actions.numpy())
        for name, value in zip(kept, (*now, step.rewards.copy(), step.terminations | step.truncations), strict=True):
            kept[name].append(value)
    rows = np.arange(count)
    # Of a match that is not over the mover's expectation stands for what it will bring; the others share the rest of a sum of 0.
    hopes = choose(policy, matches)[2].numpy()
    worth = np.repeat(-hopes[:, None] / (seats - 1), seats, axis=1)
    worth[rows, matches.movers] = hopes
    gains: list[npt.NDArray[np.float32]] = []
    for at in reversed(range(STEPS)):
        worth = np.where(kept["over"][at][:, None], kept["rewards"][at], worth)
        gains.append(worth[rows, kept["movers"][at]].astype(np.float32))
    told = {name: torch.from_numpy(np.concatenate(kept[name])) for name in ("seen", "masks")}
    told |= {name: torch.cat(kept[name]) for name in ("actions", "logs", "expected")}
    return told | {"gains": torch.from_numpy(np.concatenate(gains[::-1]))}


def learn(policy: Policy, optimiser: Any, told: dict[str, Any]) -> None:
    """PPO (Schulman and others, 2017) on what was collected."""
    advantages = told["gains"] - told["expected"]
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(advantages)).split(MINIBATCH):
            logs, expected = policy(told["seen"][some], told["masks"][some])
            ratio = (logs.gather(1, told["actions"][some, None]).squeeze(1) - told["logs"][some]).exp()
            gain = torch.minimum(ratio * advantages[some], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[some]).mean()
            surprise = (expected - told["gains"][some]).square().mean()
            entropy = -(logs.exp() * logs).sum(1).mean()
            optimiser.zero_grad()
            (VALUE * surprise - gain - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def against_random(policy: Policy, matches: Vector, seed: str) -> tuple[float, float]:
    """Share of the victories of the policy, in the seats in turn, against random moves; and half of its 95 % interval."""
    own = np.arange(matches.count) % matches.seats
    shares, playing = np.zeros(matches.count), np.ones(matches.count, np.bool_)
    matches.reset(seed)
    while playing.any():
        actions = np.where(matches.movers == own, choose(policy, matches)[0].numpy(), matches.random)
        step = matches.step(actions)
        ended = playing & (step.terminations | step.truncations)
        shares[ended] = (1 + (matches.seats - 1) * step.rewards[ended, own[ended]]) / matches.seats
        playing &= ~ended
    return float(shares.mean()), 1.96 * float(shares.std()) / math.sqrt(matches.count)


def train(game: str, seats: int | None, minutes: float, count: int, trials: int, width: int, seed: int, told: Any) -> list[dict[str, Any]]:
    """The figures, one object for each look."""
    torch.manual_seed(seed)
    # Random play of some games goes on for very long: matches are cut off and paid as they stand.
    matches = Vector(game, count, seats, horizon=1000)
    judge = Vector(game, trials, seats, horizon=1000)
    matches.reset(seed)
    policy = Policy(matches.observations.shape[1], matches.masks.shape[1], width)
    optimiser = torch.optim.Adam(policy.parameters(), RATE)
    found: list[dict[str, Any]] = []
    spent, updates, looked = 0.0, 0, -math.inf
    while True:
        if spent - looked >= 20 or spent >= 60 * minutes:
            share, error = against_random(policy, judge, f"trial {seed}")
            found.append(
                {"seconds": round(spent, 1), "decisions": updates * STEPS * count, "share": round(share, 3), "error": round(error, 3)}
            )
            told(found[-1])
            looked = spent
            if spent >= 60 * minutes:
                return found
        start = time.perf_counter()
        learn(policy, optimiser, collect(policy, matches))
        spent, updates = spent + time.perf_counter() - start, updates + 1


def main() -> None:
    """Trains and tells."""
    parser = argparse.ArgumentParser(description="Self-play on a CPU.")
    parser.add_argument("--game", default="towers", choices=names())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--matches", type=int, default=256, help="played at once")
    parser.add_argument("--trials", type=int, default=500, help="matches against random moves at each look")
    parser.add_argument("--width", type=int, default=128, help="of the network's layers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()

    def tell(look: dict[str, Any]) -> None:
        if not args.json:
            print(
                f"{look['seconds']:6.0f} s  {look['decisions']:9,} decisions  {100 * look['share']:5.1f} ± {100 * look['error']:.1f} % against random",
                flush=True,
            )

    try:
        found = train(args.game, args.seats, args.minutes, args.matches, args.trials, args.width, args.seed, tell)
    except DonjonError as error:
        sys.exit(str(error))
    if args.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
