"""Vector stepping: moves a second of many matches at once, observations and masks written, beside Pgx and PettingZoo's classic games in the same run.

    python bench/vector.py [--rounds 3] [--slice 0.5] [--batch 4096] [--game NAME] [--peers pgx,pettingzoo] [--json]

Everybody plays uniformly random moves, from this one process. Pgx (on the CPU, over the cores as it likes) chooses them and goes on to the next match within its compiled loop, ours are drawn within the
step; PettingZoo's games are played as its documentation plays them. In every round each plays for about as long, one after the other; ratios are taken within a round, medians are told.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from donjon.core import game as catalogue
from donjon.core.machine import cores
from donjon.envs.vector import Vector

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench import _peers

NEAREST = {"towers": "go_9x9", "duel": "hex", "dungeon": "othello", "knights": "gardner_chess", "castle": "shogi"}
"""The game of Pgx with about as many actions and numbers in an observation."""
CLASSIC = ("tictactoe_v3", "connect_four_v3", "chess_v6")
GOALS = {"pgx": 10.0, "pettingzoo": 100.0}
MISSING = "{} is not installed: pip install {} (or make bench, which does); its games are left out"
INNER = 8
"""Steps of Pgx in one compiled call."""
ROOM = 2**28
"""Our masks may take so many bytes; beyond, the legal actions are told as a list."""

Play = Callable[[], float]


def for_a_while(step: Callable[[], int], seconds: float) -> float:
    """Moves a second of calls that tell how many they made."""
    moves, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        moves += step()
    return moves / spent


def ours(game: str, batch: int, threads: int, seconds: float) -> Play:
    """Our matches, observations and all."""
    masks = catalogue.load(game).actions.ACTIONS * batch <= ROOM
    matches = Vector(game, batch, threads=threads, masks=masks)
    matches.reset(seed="bench")

    def step() -> int:
        matches.step(matches.random)
        return batch

    for _ in range(50):  # matches are then in different stages
        step()
    return lambda: for_a_while(step, seconds)


def pgx_play(name: str, batch: int, seconds: float) -> Play:
    """A game of Pgx."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step_all, start_all = jax.vmap(auto_reset(env.step, env.init)), jax.vmap(env.init)

    def move(_: Any, carried: Any) -> Any:
        state, key = carried
        key, acting, chance = jax.random.split(key, 3)
        actions = jax.random.categorical(acting, jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32)), axis=1)
        return step_all(state, actions, jax.random.split(chance, batch)), key

    loop = jax.jit(lambda carried: jax.lax.fori_loop(0, INNER, move, carried))
    wait: Any = jax.block_until_ready  # has no types in some versions, and none where jax is not installed
    carried = (jax.jit(start_all)(jax.random.split(jax.random.key(0), batch)), jax.random.key(1))
    carried = wait(loop(carried))

    def step() -> int:
        nonlocal carried
        carried = wait(loop(carried))
        return batch * INNER

    return lambda: for_a_while(step, seconds)


def classic_play(name: str, seconds: float) -> Play:
    """A classic game of PettingZoo, one at a time, as there is no other way."""
    import importlib

    env, dice = importlib.import_module(f"pettingzoo.classic.{name}").env(), random.Random(1)

    def match() -> int:
        env.reset(seed=dice.randrange(2**31))
        moves = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            over = termination or truncation
            env.step(None if over else dice.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            moves += not over
        return moves

    return lambda: for_a_while(match, seconds)


def contestants(games: list[str], batch: int, seconds: float, peers: list[str]) -> dict[str, Play]:
    """Everyone, by name, made and compiled."""
    found: dict[str, Play] = {}
    for game in games:
        found[game] = ours(game, batch, 1, seconds)
        if cores() > 1:
            found[f"{game}, {cores()} cores"] = ours(game, batch, cores(), seconds)
    makers: dict[str, tuple[tuple[str, ...], Callable[[str], Play]]] = {
        "pgx": (tuple(dict.fromkeys(NEAREST[game] for game in games if game in NEAREST)), lambda name: pgx_play(name, batch, seconds)),
        "pettingzoo": (CLASSIC, lambda name: classic_play(name, seconds)),
    }
    for peer in peers:
        names, maker = makers[peer]
        for name in names:
            try:
                found[f"{peer} {name}"] = maker(name)
            except ImportError as error:
                print(MISSING.format(error.name, error.name), file=sys.stderr)
                break
    return found


def measure(rounds: int, games: list[str], playing: dict[str, Play]) -> dict[str, Any]:
    """Rounds of everyone in turn."""
    rates: dict[str, list[float]] = {name: [] for name in playing}
    for _ in range(rounds):
        for name, play in playing.items():
            rates[name].append(play())
    rows = [_compare(rates, name, games) for name in rates]
    return {"rounds": rounds, "rows": rows}


def _compare(rates: dict[str, list[float]], name: str, games: list[str]) -> dict[str, Any]:
    row: dict[str, Any] = {"name": name, "moves_per_second": statistics.median(rates[name])}
    game = name.partition(",")[0]
    if game not in games:
        return row
    if game != name:
        row["speedup"] = _peers.ratio(rates[name], rates[game])
    ratios = {
        peer: _peers.ratio(rates[name], rates[peer])
        for peer in (f"pgx {NEAREST.get(game)}", *(f"pettingzoo {classic}" for classic in CLASSIC))
        if peer in rates
    }
    reached = {peer: ratio >= GOALS[peer.partition(" ")[0]] for peer, ratio in ratios.items()}
    return row | {"ratios": ratios, "reached": reached}


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="Vector stepping beside Pgx and PettingZoo.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--slice", type=float, default=0.5, help="seconds of each contestant in a round, at least")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--game", action="append", default=[], help="only this game; may be repeated")
    parser.add_argument("--peers", default=",".join(GOALS), help="comma between them; empty: none")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    load = _peers.busy()
    games = args.game or list(filter(catalogue.playable, catalogue.names()))
    playing = contestants(games, args.batch, args.slice, [peer for peer in args.peers.split(",") if peer])
    figures = measure(args.rounds, games, playing) | {"batch": args.batch, "load": load}
    if args.json:
        print(json.dumps(figures))
        return
    print(f"vector stepping, batch {args.batch}, thousand moves a second, observations included")
    for row in figures["rows"]:
        said = f"  {row['name']:<28} {row['moves_per_second'] / 1e3:9.1f}"
        if "speedup" in row:
            said += f"   {row['speedup']:.2f} times one core"
        for peer, ratio in row.get("ratios", {}).items():
            goal = GOALS[peer.partition(" ")[0]]
            said += f"   {ratio:.{0 if ratio >= 10 else 1}f} x {peer}" + (
                "" if row["reached"][peer] else f" (goal {goal:.0f}: NOT reached)"
            )
        print(said)
    _peers.warn(load)


if __name__ == "__main__":
    main()
