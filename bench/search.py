"""Search: simulations a second at first decisions and later ones, beside OpenSpiel's C++ IS-MCTS in the same run, one core each.

    python bench/search.py [--rounds 5] [--slice 0.4] [--game NAME] [--json]

Three positions spread over a random match, the first decision among them; the searches start afresh at each. Our simulations play a determinised world
to a limited depth and judge it there, OpenSpiel's play it to the end: what is compared is the time a simulation takes.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from donjon import Match
from donjon.bots import search
from donjon.bots.levels import Level
from donjon.core import game as catalogue

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench import _peers

POSITIONS = 3
GOALS = {"gin_rummy": 20.0, "hearts": 1.0}


def positions(game: str, seats: int) -> list[tuple[bytes, int]]:
    """What the movers see in positions with a choice, spread over a random match."""
    rng = random.Random(1)
    match = Match.start(game, seats, seed="bench")
    choices = []
    while (seat := match.mover) is not None:
        legal = match.legal()
        if len(legal) > 1:
            choices.append((match.concealed(seat), seat))
        match.play(rng.choice(legal))
    return [choices[len(choices) * at // POSITIONS] for at in range(POSITIONS)]


def ours(game: str, seats: int, seconds: float) -> Callable[[], float]:
    """Something to call for a slice of searching: simulations a second."""
    found = search.load(game)
    asked = positions(game, seats)

    def rate(simulations: int) -> float:
        start = time.perf_counter()
        for concealed, seat in asked:
            found.run(concealed, seat, Level("search", simulations=simulations), "bench")
        return simulations * len(asked) / (time.perf_counter() - start)

    rate(1)
    simulations = max(64, int(rate(2000) * seconds / len(asked)))
    return lambda: rate(simulations)


def peers(seconds: float) -> dict[str, Callable[[], float]]:
    """The same for OpenSpiel's games."""
    pyspiel = _peers.load()
    found: dict[str, Callable[[], float]] = {}
    for name in GOALS if pyspiel else ():
        peer = _peers.Peer(pyspiel, name)
        asked = peer.positions(POSITIONS)
        simulations = max(30, int(peer.search(asked, 200) * seconds / len(asked)))
        found[name] = lambda peer=peer, asked=asked, simulations=simulations: peer.search(asked, simulations)  # type: ignore[misc]
    return found


def measure(rounds: int, seconds: float, games: list[str]) -> dict[str, Any]:
    """Rounds of everyone in turn."""
    contestants = {f"openspiel {name}": play for name, play in peers(seconds).items()}
    for game in games or filter(catalogue.playable, catalogue.names()):
        low, high = catalogue.meta(game).seats
        for seats in range(low, high + 1):
            contestants[f"{game}, {seats} seats"] = ours(game, seats, seconds)
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, play in contestants.items():
            rates[name].append(play())
    rows = []
    for name, found in rates.items():
        row: dict[str, Any] = {"name": name, "simulations_per_second": statistics.median(found)}
        for peer in GOALS if not name.startswith("openspiel") else ():
            if other := rates.get(f"openspiel {peer}"):
                row[f"of_{peer}"] = statistics.median(one / two for one, two in zip(found, other, strict=True))
        rows.append(row)
    return {"rounds": rounds, "goals": GOALS, "rows": rows}


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="Search beside OpenSpiel's C++ IS-MCTS.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--slice", type=float, default=0.4, help="seconds of each contestant in a round")
    parser.add_argument("--game", action="append", default=[], help="only this game; may be repeated")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    load = _peers.busy()
    figures = measure(args.rounds, args.slice, args.game) | {"load": load}
    if args.json:
        print(json.dumps(figures))
        return
    print("search, simulations a second (OpenSpiel: its C++ ISMCTSBot, one rollout a simulation)")
    for row in figures["rows"]:
        said = f"  {row['name']:<30} {row['simulations_per_second']:10,.0f}"
        for peer, goal in GOALS.items():
            if f"of_{peer}" in row:
                ratio = row[f"of_{peer}"]
                said += f"   {ratio:.2f} x {peer} (goal {goal:g}: {'reached' if ratio >= goal else 'NOT reached'})"
        print(said)
    _peers.warn(load)


if __name__ == "__main__":
    main()
