"""Random play: moves a second in the compiled loop, set-up included, beside OpenSpiel's C++ rollouts in the same run.

    python bench/play.py [--rounds 7] [--slice 0.4] [--game NAME] [--json]

In every round each contestant plays for about as long, one after the other; a ratio is taken within a round, and medians over the rounds are told. One core
each, but for the last row of a game.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from donjon.core import game as catalogue
from donjon.core.machine import cores
from donjon.lab.run import Run
from donjon.lab.simulate import simulate

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench import _peers

GOALS = {"towers": ("hearts", 1.0), "dungeon": ("hearts", 1.0)}
"""The peer, and how many times its moves a second a game is to reach."""
GOAL = ("quoridor", 2.0)


def ours(game: str, seats: int, threads: int, seconds: float) -> Callable[[], float]:
    """Something to call for a slice of random play: moves a second."""
    trial = Run(game, seats, 2000, "bench", threads=1)
    simulate(trial)
    rate = simulate(trial).told()["games_per_second"]
    run = Run(game, seats, max(1000, int(rate * seconds * threads)), "bench", threads=threads)
    return lambda: float(simulate(run).told()["moves_per_second"])


def peers(seconds: float) -> dict[str, Callable[[], float]]:
    """The same for OpenSpiel's games."""
    pyspiel = _peers.load()
    found: dict[str, Callable[[], float]] = {}
    for name in ("quoridor", "hearts") if pyspiel else ():
        peer = _peers.Peer(pyspiel, name)
        length = peer.mean_moves(1000)
        peer.play(100)
        matches = max(20, int(peer.play(200) * seconds / length))
        found[name] = lambda peer=peer, matches=matches: peer.play(matches)  # type: ignore[misc]
    return found


def measure(rounds: int, seconds: float, games: list[str]) -> dict[str, Any]:
    """Rounds of everyone in turn."""
    contestants: dict[str, Callable[[], float]] = {f"openspiel {name}": play for name, play in peers(seconds).items()}
    asked: dict[str, tuple[str, int, int]] = {}
    for game in games or filter(catalogue.playable, catalogue.names()):
        low, high = catalogue.meta(game).seats
        for seats, threads in [*((seats, 1) for seats in range(low, high + 1)), *([(low, cores())] if cores() > 1 else [])]:
            name = f"{game}, {seats} seats" + (f", {threads} cores" if threads > 1 else "")
            asked[name] = (game, seats, threads)
            contestants[name] = ours(game, seats, threads, seconds)
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, play in contestants.items():
            rates[name].append(play())
    rows = []
    for name, found in rates.items():
        row: dict[str, Any] = {"name": name, "moves_per_second": statistics.median(found)}
        if name in asked:
            row |= _compare(rates, name, *asked[name])
        rows.append(row)
    return {"rounds": rounds, "rows": rows}


def _compare(rates: dict[str, list[float]], name: str, game: str, seats: int, threads: int) -> dict[str, Any]:
    if threads > 1:
        alone = rates[f"{game}, {seats} seats"]
        return {"speedup": _peers.ratio(rates[name], alone), "threads": threads}
    ratios = {
        f"of_{peer}": _peers.ratio(rates[name], rates[f"openspiel {peer}"])
        for peer in ("quoridor", "hearts")
        if f"openspiel {peer}" in rates
    }
    peer, goal = GOALS.get(game, GOAL)
    return {**ratios, "goal": f"{goal:g} x {peer}", "reached": ratios[f"of_{peer}"] >= goal if ratios else None}


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="Random play beside OpenSpiel's C++ rollouts.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--slice", type=float, default=0.4, help="seconds of each contestant in a round")
    parser.add_argument("--game", action="append", default=[], help="only this game; may be repeated")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    load = _peers.busy()
    figures = measure(args.rounds, args.slice, args.game) | {"load": load}
    if args.json:
        print(json.dumps(figures))
        return
    print("random play, million moves a second (OpenSpiel: its C++ RandomRolloutEvaluator; moves counted from its mean length)")
    for row in figures["rows"]:
        said = f"  {row['name']:<30} {row['moves_per_second'] / 1e6:6.2f}"
        if "speedup" in row:
            said += f"   {row['speedup']:.2f} times one core"
        for peer in ("quoridor", "hearts"):
            if f"of_{peer}" in row:
                said += f"   {row[f'of_{peer}']:.2f} x {peer}"
        if "goal" in row:
            said += f"   goal {row['goal']}: " + {True: "reached", False: "NOT reached", None: "not measured"}[row["reached"]]
        print(said)
    _peers.warn(load)


if __name__ == "__main__":
    main()
