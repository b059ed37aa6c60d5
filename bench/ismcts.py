"""Strength: donjon's `search` against OpenSpiel's own IS-MCTS, two seats, the same deal twice with the seats swapped.

    python bench/ismcts.py [GAME] --games 40 --simulations 1000
    python bench/ismcts.py [GAME] --games 40 --ms 200 [--seed 0] [--processes 2] [--json]

Without arguments, as `make bench` runs it, a short match of Build the Castle: whether it works, not how strong we are.
Both get so many simulations, or milliseconds, a move. IS-MCTS is OpenSpiel's Python bot on our compiled rules, with uniform playouts to the end (see
donjon.envs.ismcts): with equal simulations its algorithm is compared, with equal time its speed as well. A victory that is shared counts half.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from donjon import Match
from donjon.bots import levels, players
from donjon.core.errors import DonjonError
from donjon.core.game import meta
from donjon.core.interval import wilson
from donjon.lab.contest import mind

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench import _peers


@dataclass(frozen=True)
class Asked:
    """What is played: both get these simulations or milliseconds a move."""

    game: str
    simulations: int
    milliseconds: int
    seed: str
    explore: float

    @property
    def level(self) -> str:
        """Our side."""
        return str(levels.Level("search", milliseconds=self.milliseconds, simulations=self.simulations))


@dataclass
class Played:
    """Our share of the victory, and of each side (we first) the moves, seconds and simulations; ours are not counted where they are given."""

    share: float
    plies: int
    moves: tuple[int, int]
    seconds: tuple[float, float]
    simulations: int


@cache
def sides(asked: Asked) -> tuple[players.Player, Any]:
    """The two players, one pair a process."""
    from donjon.envs import ismcts

    return mind(asked.level, asked.game), ismcts.make(asked.game, asked.simulations, asked.milliseconds, asked.explore)


def play(asked: Asked, index: int) -> Played:
    """Match `index`: deal index // 2, our seat index % 2."""
    us, them = sides(asked)
    match = Match.start(asked.game, 2, {}, f"{asked.seed}/{index // 2}")
    ours = index % 2
    moves, seconds, done = [0, 0], [0.0, 0.0], them.done
    while (seat := match.mover) is not None:
        side = int(seat != ours)
        start = time.perf_counter()
        action = (them if side else us).choose(match.concealed(seat), seat, f"{asked.seed}/{index}/{match.plies}")
        if len(match.legal()) > 1:
            seconds[side] += time.perf_counter() - start
            moves[side] += 1
        match.play(match.game.actions.write_move(action))
    share = (ours in match.winners) / len(match.winners)
    return Played(share, match.plies, (moves[0], moves[1]), (seconds[0], seconds[1]), them.done - done)


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description="donjon's search against OpenSpiel's IS-MCTS, in swapped pairs.")
    parser.add_argument("game", nargs="?", default="castle")
    parser.add_argument("--games", type=_peers.whole(10**6, 2), default=10, help="an even number")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--simulations", type=_peers.whole(levels.MOST), default=0, help="a move, for both; 100 where nothing is said")
    budget.add_argument("--ms", type=_peers.whole(levels.LONGEST), default=0, help="milliseconds a move, for both")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--explore", type=float, default=2.0, help="IS-MCTS's constant of UCT, for payoffs from -1 to 1")
    parser.add_argument("--processes", type=_peers.whole(_peers.PROCESSES), default=2)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if not args.ms and not args.simulations:
        args.simulations = 100
    try:
        figures = measure(args) if _peers.load() else {}
    except DonjonError as error:
        sys.exit(f"error: {error}")
    if args.json:
        print(json.dumps(figures))


def measure(args: argparse.Namespace) -> dict[str, Any]:
    """All matches; unless --json is asked for, prints where they stand."""
    if args.games % 2:
        raise DonjonError(f"--games {args.games}: deals are played in pairs, so it is an even number")
    meta(args.game).check_seats(2)
    asked = Asked(args.game, args.simulations, args.ms, args.seed, args.explore)
    load = _peers.busy()
    found: list[Played] = []
    with ProcessPoolExecutor(min(args.processes, args.games), mp_context=get_context("spawn")) as pool:
        for played in pool.map(play, [asked] * args.games, range(args.games)):
            found.append(played)
            if sys.stderr.isatty():
                print(f"\r{len(found)} of {args.games}: {sum(one.share for one in found):g} won ", end="", file=sys.stderr, flush=True)
    won = sum(one.share for one in found)
    low, high = wilson(won, len(found))
    seconds = [sum(one.seconds[side] for one in found) / max(1, sum(one.moves[side] for one in found)) for side in range(2)]
    rate = sum(one.simulations for one in found) / max(1e-9, sum(one.seconds[1] for one in found))
    figures = asdict(asked) | {"games": len(found), "won": won, "share": won / len(found), "low": low, "high": high}
    figures |= {"seconds_a_move": seconds, "ismcts_simulations_per_second": rate, "load": load}
    if not args.json:
        print(f"\r{args.game}: {asked.level} against OpenSpiel's IS-MCTS, {len(found)} games in swapped pairs, seed {args.seed}")
        print(f"  search wins {won:g} of {len(found)}: {won / len(found):.1%}, 95 % interval {low:.1%} to {high:.1%}")
        print(f"  a move with a choice takes {seconds[0]:.3f} s, IS-MCTS {seconds[1]:.3f} s ({rate:,.0f} simulations a second)")
        _peers.warn(load)
    return figures


if __name__ == "__main__":
    main()
