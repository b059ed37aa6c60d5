"""Thought: what the moves are worth that the search chooses with more and more time, two seats.

    python bench/thought.py [GAME] --positions 100 --ms 100,200,400,800 [--judge 60000] [--seed 0] [--processes 2] [--json]
    python bench/thought.py [GAME] --positions 100 --simulations 1000,4000,16000

Without arguments, as `make bench` runs it, a few positions of Build the Castle. The positions have a choice and are spread over matches of the search with few simulations. Where
budgets choose differently, each of their moves is searched by itself, with as many simulations (--judge) that all begin with it, and loses what it is worth less than the best
of them, in hundredths of the victory. That is the opinion of a longer search, not the result of matches; but it shows in an hour what matches show in weeks, since a match hangs on much
more than these moves.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from donjon import Match
from donjon.bots import levels, search
from donjon.bots.levels import Level
from donjon.core.errors import DonjonError
from donjon.core.game import meta
from donjon.core.interval import Z
from donjon.lab import records

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench import _peers

PLAYED = Level("search", simulations=100)
EACH = 8
"""One position in so many is asked for."""
SLIPS = 10
"""Of 100 moves of the matches so many are random, so that the positions are as many-sided as people's."""


@dataclass(frozen=True)
class Asked:
    """What is measured."""

    game: str
    budgets: tuple[Level, ...]
    judge: int
    seed: str


def positions(asked: Asked, number: int) -> list[tuple[bytes, int]]:
    """What the movers of a match see, and their seats, of some moves with a choice."""
    rng = random.Random(f"{asked.seed}/{number}")
    found = search.load(asked.game)
    write_move = found.code.game.actions.write_move
    match = Match.start(asked.game, 2, seed=f"{asked.seed}/{number}")
    kept = []
    while (seat := match.mover) is not None:
        legal = match.legal()
        move = rng.choice(legal)
        if len(legal) > 1:
            concealed = match.concealed(seat)
            if rng.randrange(EACH) == 0:
                kept.append((concealed, seat))
            if rng.randrange(100) >= SLIPS:
                move = write_move(found.run(concealed, seat, PLAYED, rng.random().hex())[0].action)
        match.play(move)
    return kept


def losses(asked: Asked, number: int) -> list[list[float]]:
    """By position of a match, what each budget's move loses of the victory."""
    found = search.load(asked.game)
    rows = []
    for place, (concealed, seat) in enumerate(positions(asked, number)):
        seed = f"{asked.seed}/{number}/{place}"
        chosen = [found.run(concealed, seat, budget, f"{seed}/{at}")[0].action for at, budget in enumerate(asked.budgets)]
        worth = dict.fromkeys(chosen, 0.0)
        for action in worth if len(worth) > 1 else ():
            judged = found.run(concealed, seat, Level("search", simulations=asked.judge), f"{seed}/judge", only=action)
            worth[action] = next(candidate.result[seat] for candidate in judged if candidate.action == action)
        best = max(worth.values())
        rows.append([best - worth[action] for action in chosen])
    return rows


def mean(numbers: list[float]) -> tuple[float, float]:
    """The mean in hundredths, and half of its 95 % interval."""
    return 100 * statistics.fmean(numbers), 100 * Z * statistics.stdev(numbers) / math.sqrt(len(numbers))


def measure(asked: Asked, count: int, processes: int) -> dict[str, Any]:
    """Matches until there are so many positions."""
    rows: list[list[float]] = []
    search.warm(asked.game)
    with records.processes(processes) as pool:
        number = 0
        while len(rows) < count:
            for part in pool.map(losses, [asked] * processes, range(number, number + processes)):
                rows += part
            number += processes
    rows = rows[:count]
    told = []
    for at, budget in enumerate(asked.budgets):
        loss, half = mean([row[at] for row in rows])
        told.append({"budget": str(budget), "loss": loss, "half": half})
        if at:
            less, half = mean([row[at - 1] - row[at] for row in rows])
            changed = sum(row[at - 1] != row[at] for row in rows)
            told[-1] |= {"less": less, "less_half": half, "changed": changed}
    return {"game": asked.game, "positions": len(rows), "judge": asked.judge, "seed": asked.seed, "rows": told}


def numbers(most: int) -> Callable[[str], list[int]]:
    """Reads rising whole numbers, from 1 on, with commas between them."""

    def read(text: str) -> list[int]:
        found = [_peers.whole(most)(part) for part in text.split(",")]
        if found != sorted(set(found)):
            raise argparse.ArgumentTypeError(f"{text!r} are no rising whole numbers with commas between them, such as 100,200,400")
        return found

    return read


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="What the moves are worth that more and more time chooses.")
    parser.add_argument("game", nargs="?", default="castle")
    parser.add_argument("--positions", type=_peers.whole(10**6, 2), default=16)
    parser.add_argument("--ms", type=numbers(levels.LONGEST), help="budgets in milliseconds a move")
    parser.add_argument("--simulations", type=numbers(levels.MOST), help="budgets in simulations a move")
    parser.add_argument("--judge", type=_peers.whole(levels.MOST), default=10_000, help="simulations that judge a move")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--processes", type=_peers.whole(_peers.PROCESSES), default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    try:
        meta(args.game)
    except DonjonError as error:
        parser.error(str(error))
    if args.ms and args.simulations:
        parser.error("either --ms or --simulations")
    budgets = [Level("search", milliseconds=number) for number in args.ms or ()] or [
        Level("search", simulations=number) for number in args.simulations or (100, 400, 1600)
    ]
    load = _peers.busy()
    figures = measure(Asked(args.game, tuple(budgets), args.judge, args.seed), args.positions, args.processes) | {"load": load}
    if args.json:
        print(json.dumps(figures))
        return
    print(
        f"{args.game}, {figures['positions']} positions: what a move loses, in hundredths of the victory, as {args.judge:,} simulations of each see it"
    )
    for row in figures["rows"]:
        said = f"  {row['budget']:<18} {row['loss']:.2f} ± {row['half']:.2f}"
        if "less" in row:
            said += f"   {row['less']:+.2f} ± {row['less_half']:.2f} better than the one before"
        print(said)
    _peers.warn(load)


if __name__ == "__main__":
    main()
