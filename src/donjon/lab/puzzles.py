"""Finds puzzles: decisions from matches of hasty bots in which one move is clearly best and the greedy bot misses it.

A decision passes from a quick look to slower ones, and most fall out early: a short search, a longer one, several with seeds of their own. What is left is
weighed move by move: each legal move gets the same thought as if it had to be played, those that come near the best one much more, with several seeds.
The seeds give the interval, and the same seed gives the same puzzles on any number of threads.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from donjon.bots import players, puzzles, search
from donjon.bots.levels import Level
from donjon.bots.puzzles import Puzzle, Weighed
from donjon.core import chance, view
from donjon.core import game as catalogue
from donjon.core.game import NEVER, Game
from donjon.core.interval import Z
from donjon.core.match import Match
from donjon.lab import records
from donjon.lab.run import Progress, Stopped

SIMULATIONS = 4_000
"""Of a deep search; the quicker looks take fixed parts of it."""
LOOKING = (16, 3)
SIFT = 20
VALUE = 4
"""The parts: two looks, the weighing of every move, that of the best ones with each seed."""
HASTE = 15
"""Of a hundred moves so many are random: blunders make positions in which much hangs on one move."""
LOOKS = 24
"""Decisions of a match that are looked at, in random order."""
FEWEST = 3
"""Legal moves of a decision worth asking for."""
SEEDS = 5
STUDENT = 2.776
"""Half of the 95 % interval in standard errors, for a mean of five."""
CLEAR = 0.06
"""What every other move loses at least, by the lower end of the interval; and what a quick look must promise."""
NEAR = 0.015
"""Moves that lose less than this are as good as the best one."""
RIVALS = 8
"""Moves that are weighed with all seeds; where more come near, nothing is clear."""
REACH = 0.15
"""A move that loses more than this in the first weighing is no rival."""
MOST = 500
"""Matches for each puzzle wanted, before the hunt is given up."""


@dataclass(frozen=True)
class Hunt:
    """Where puzzles are looked for. `seats` None: all numbers of players in turn."""

    game: str
    seats: int | None = None
    seed: int | str = 1
    simulations: int = SIMULATIONS


@dataclass(frozen=True)
class Decision:
    """A decision of a match, as its mover knows it; `moves` are all moves of the match."""

    game: Game
    seats: int
    match: str
    moves: list[str]
    ply: int
    seat: int
    concealed: bytes

    @property
    def seed(self) -> str:
        """The seed of what is thought about it."""
        return f"{self.match}/{self.ply}"

    def again(self) -> Match:
        """The match up to here."""
        match = begin(self.game.name, self.seats, self.match)
        for move in self.moves[: self.ply]:
            match.play(move, match.stand_in(move))
        return match


def hunt(
    asked: Hunt, count: int, threads: int = 1, progress: Progress = lambda _: None, stopped: Stopped = lambda: False
) -> Iterator[Puzzle]:
    """So many puzzles, in the order of the matches they are from; fewer where `stopped` says so, or where too many matches gave none."""
    found: dict[int, Puzzle | None] = {}
    known: set[str] = set()
    done = 0  # the first matches, without a gap

    def over() -> bool:
        return len(known) >= count or stopped()

    for index, puzzle in _work(asked, min(MOST * count, 10**9), threads, over):
        found[index] = puzzle
        while done in found:
            fresh = found.pop(done)
            done += 1
            if fresh and fresh.id not in known and len(known) < count:
                known.add(fresh.id)
                yield fresh
        progress(len(known))


def _work(asked: Hunt, matches: int, threads: int, over: Stopped) -> Iterator[tuple[int, Puzzle | None]]:
    jobs = ((asked, index) for index in range(matches))
    if threads > 1:
        yield from records.over_cores(_look, jobs, threads, over)
        return
    for job in itertools.takewhile(lambda _: not over(), jobs):
        yield _look(job)


def _look(job: tuple[Hunt, int]) -> tuple[int, Puzzle | None]:
    asked, index = job
    return index, look(asked, index)


def look(asked: Hunt, index: int) -> Puzzle | None:
    """The puzzle of match `index`, if it has one."""
    low, high = catalogue.meta(asked.game).seats
    seats = low + index % (high + 1 - low) if asked.seats is None else asked.seats
    decisions = play(asked.game, seats, f"{asked.seed}/{index}")
    order = chance.words(f"{asked.seed}/{index}/order")
    for _ in range(min(LOOKS, len(decisions))):
        puzzle = examine(decisions.pop(chance.below(order, len(decisions))), asked.simulations)
        if puzzle:
            return puzzle
    return None


def begin(game: str, seats: int, seed: str) -> Match:
    """A match of bots."""
    return Match.start(game, seats, seed=seed, names=[f"Player {seat + 1}" for seat in range(seats)])


def play(game: str, seats: int, seed: str) -> list[Decision]:
    """The decisions of a hasty match in which there was something to choose."""
    match = begin(game, seats, seed)
    greedy, hasty = players.GreedyPlayer(match.game), players.RandomPlayer(match.game)
    haste = chance.words(f"{seed}/haste")
    found, moves = [], list[str]()
    while (seat := match.mover) is not None:
        concealed = match.concealed(seat)
        if not match.interruptible and len(match.legal()) >= FEWEST:
            found.append(Decision(match.game, seats, seed, moves, match.plies, seat, concealed))
        player = hasty if chance.below(haste, 100) < HASTE else greedy
        moves.append(match.game.actions.write_move(player.choose(concealed, seat, f"{seed}/{match.plies}")))
        match.play(moves[-1], match.stand_in(moves[-1]))
    return found


def obvious(game: Game, concealed: bytes) -> tuple[list[int], list[int]]:
    """The legal actions that bots may take, and those among them that the greedy bot chooses from."""
    state = view.thawed(game, concealed)
    weights = {action: game.heuristics.weigh(state, action) for action in players.legal(game, state)}
    heaviest = max(weights.values())
    return [action for action, weight in weights.items() if weight > NEVER], [
        action for action, weight in weights.items() if weight == heaviest
    ]


def examine(decision: Decision, simulations: int) -> Puzzle | None:
    """The puzzle that a decision is, or None. Each look is slower than the one before it."""
    allowed, greedy = obvious(decision.game, decision.concealed)
    if len(allowed) < FEWEST or len(greedy) == len(allowed):
        return None
    for part in LOOKING:
        if not promising(think(decision, simulations // part, f"look/{part}"), decision.seat, greedy):
            return None
    tops = set()
    for index in range(SEEDS):
        found = think(decision, simulations, f"deep/{index}")
        tops.add(found[0].action)
        if not promising(found, decision.seat, greedy) or len(tops) > 2:
            return None
    sifted = {action: value(decision, action, simulations // SIFT, "sift") for action in allowed}
    most = max(sifted.values())
    rivals = {action for action in allowed if sifted[action] > most - REACH} | tops | {max(greedy, key=lambda action: sifted[action])}
    if len(rivals) > RIVALS:
        return None
    looks = {
        action: [value(decision, action, simulations // VALUE, f"value/{index}") for index in range(SEEDS)] for action in sorted(rivals)
    }
    right = solved(looks, tops)
    if not right or right & set(greedy):
        return None
    return told(decision, looks, sifted, right, greedy, simulations)


def think(decision: Decision, simulations: int, what: str, only: int = -1) -> list[search.Candidate]:
    """A search of the decision by what its mover knows."""
    level = Level("search", simulations=max(1, simulations))
    return search.load(decision.game.name).run(decision.concealed, decision.seat, level, f"{decision.seed}/{what}", only=only)


def value(decision: Decision, action: int, simulations: int, what: str) -> float:
    """What the mover may expect if it plays `action`."""
    return next(found for found in think(decision, simulations, what, action) if found.action == action).result[decision.seat]


def promising(found: Sequence[search.Candidate], seat: int, greedy: Sequence[int]) -> bool:
    """Whether the search likes a move much better than what greedy would play."""
    if found[0].action in greedy:
        return False
    rest = [one.result[seat] for one in found if one.action in greedy and one.visits]
    return not rest or found[0].result[seat] - max(rest) >= CLEAR


def solved(looks: Mapping[int, Sequence[float]], tops: Collection[int]) -> set[int]:
    """The moves that count as right: the best one and those as good. Empty where it is not clear which those are, or where the seeds do not agree."""
    best = max(looks, key=lambda action: fmean(looks[action]))
    right = {best}
    for action, values in looks.items():
        losses = [high - low for high, low in zip(looks[best], values, strict=True)]
        loss, error = fmean(losses), interval(losses)
        if action != best and loss < NEAR:
            right.add(action)
        elif action != best and loss - error < CLEAR:
            return set()
    apart = all(
        min(looks[action][index] for action in right) > max((looks[action][index] for action in looks if action not in right), default=-1)
        for index in range(SEEDS)
    )
    return right if apart and set(tops) <= right and len(right) < len(looks) else set()


def interval(values: Sequence[float]) -> float:
    """Half of the 95 % interval of a mean over the seeds."""
    return STUDENT * stdev(values) / math.sqrt(len(values))


def told(
    decision: Decision,
    looks: Mapping[int, Sequence[float]],
    sifted: Mapping[int, float],
    right: Collection[int],
    greedy: Sequence[int],
    simulations: int,
) -> Puzzle:
    """The puzzle. Of moves that were only sifted the loss is told as it was then, against the best with as little thought, and the widest interval that so many simulations leave."""
    write = decision.game.actions.write_move
    wide = Z / 2 / math.sqrt(simulations // SIFT)
    weighed = [Weighed(write(action), round(fmean(values), 4), round(interval(values), 4)) for action, values in looks.items()]
    high, most = max(map(fmean, looks.values())), max(sifted.values())
    weighed += [
        Weighed(write(action), round(max(0.0, high - (most - found)), 4), round(wide, 4))
        for action, found in sifted.items()
        if action not in looks
    ]
    solutions = {write(action) for action in right}
    weighed.sort(key=lambda one: (one.move not in solutions, -one.result, one.move))
    state = puzzles.kept(view.thawed(decision.game, decision.concealed))
    match = decision.again()
    return Puzzle(
        puzzles.mark(decision.game.name, decision.seat, state),
        decision.game.name,
        decision.game.meta.version,
        decision.seats,
        decision.seat,
        state,
        match.record(decision.seat),
        [entry.seat for entry in match.entries(decision.seat)],
        weighed,
        len(solutions),
        [write(action) for action in greedy],
    )
