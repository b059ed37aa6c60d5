"""Many matches: uniform random ones in compiled loops over the cores, or matches of bots in processes.

Match i of seed S is the match of the seed text `S/i`, whatever plays it and on how many threads.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from donjon.core import chance, compiled
from donjon.core.game import load
from donjon.core.match import Match

Ints = npt.NDArray[np.int64]
Progress = Callable[[int], None]
"""Called with the number of matches that are over."""

CHUNK = 2_000


@dataclass
class Run:
    """What is asked: `games` matches of a game by `seats` with `options`, from `seed`."""

    game: str
    seats: int
    games: int
    seed: int | str = 1
    options: Mapping[str, str] = field(default_factory=dict)
    threads: int = 1


@dataclass
class Figures:
    """What came out. `won` is by seat (or, of bots, by their place in the list), a shared victory split."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    won: list[float] = field(default_factory=list)
    shared: int = 0
    points: list[float] = field(default_factory=list)
    shortest: int = 0
    longest: int = 0

    def add(self, plies: Ints, points: Ints, marks: Ints) -> None:
        """Adds matches: plies (n), points and marks of winners (n x seats)."""
        count = marks.sum(1)
        shares = (marks / count[:, None]).sum(0)
        self.won = [a + float(b) for a, b in zip(self.won or [0.0] * len(shares), shares, strict=True)]
        self.points = [a + float(b) for a, b in zip(self.points or [0.0] * len(shares), points.sum(0), strict=True)]
        self.shortest = min(self.shortest or int(plies.min()), int(plies.min()))
        self.longest = max(self.longest, int(plies.max()))
        self.games += len(plies)
        self.moves += int(plies.sum())
        self.shared += int((count > 1).sum())

    def told(self) -> dict[str, Any]:
        """As a JSON object."""
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "moves": self.moves,
            "seconds": self.seconds,
            "games_per_second": self.games / seconds,
            "moves_per_second": self.moves / seconds,
            "wins": self.won,
            "shared": self.shared,
            "mean_scores": [total / self.games for total in self.points] if self.games else [],
            "mean_moves": self.moves / self.games if self.games else 0.0,
        }


def cores() -> int:
    """The processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def seeds(seed: int | str, first: int, count: int) -> Ints:
    """count x 8: the words of the matches `first`, … and those of their players."""
    texts = [f"{seed}/{index}" for index in range(first, first + count)]
    return np.array([chance.words(text) + chance.words(text, 1) for text in texts], np.int64)


class _Thread:
    """One thread's scratch, so that no two threads write near each other."""

    def __init__(self, run: Run) -> None:
        self.code = compiled.load(run.game)
        game = self.code.game
        self.seats = run.seats
        self.options = np.array(game.meta.numbers(run.options) or [0], np.int64)
        self.states = self.code.records(2)
        self.moves = np.zeros(game.actions.WIDTH, np.int64)
        self.actions = np.zeros(game.actions.LONGEST, np.int64)

    def play(self, words: Ints) -> tuple[Ints, Ints, Ints]:
        """plies, points, marks of the winners."""
        count = len(words)
        plies, points, marks = np.zeros(count, np.int64), np.zeros((count, self.seats), np.int64), np.zeros((count, self.seats), np.int64)
        self.code.batch(self.states, self.seats, self.options, words, self.moves, plies, points, marks)
        return plies, points, marks

    def trace(self, words: Ints) -> list[int]:
        """The actions of one match (8 words)."""
        plies = self.code.trace(self.states, self.seats, self.options, words, self.moves, self.actions)
        return [int(action) for action in self.actions[:plies]]


def simulate(run: Run, progress: Progress = lambda _: None, stopped: Callable[[], bool] = lambda: False) -> Figures:
    """Uniform random matches; `seconds` is the time of the compiled loop. Stops after a chunk where `stopped` answers True."""
    figures = Figures()
    threads = [_Thread(run) for _ in range(max(1, run.threads))]
    for thread in threads:
        thread.play(seeds(run.seed, 0, 1))
    with ThreadPoolExecutor(len(threads)) as pool:
        for first in range(0, run.games, CHUNK * len(threads)):
            if stopped():
                break
            count = min(CHUNK * len(threads), run.games - first)
            shares = [share.copy() for share in np.array_split(seeds(run.seed, first, count), len(threads)) if len(share)]
            start = time.perf_counter()
            results = list(pool.map(_Thread.play, threads[: len(shares)], shares))
            figures.seconds += time.perf_counter() - start
            for result in results:
                figures.add(*result)
            progress(figures.games)
    return figures


def write_records(run: Run, folder: Path, progress: Progress = lambda _: None, stopped: Callable[[], bool] = lambda: False) -> int:
    """One file a match, `0000017.donjon`, as the referee writes it; how many were written. OSError where the folder cannot be written."""
    folder.mkdir(parents=True, exist_ok=True)
    thread = _Thread(run)
    write = thread.code.game.actions.write_move
    for index in range(run.games):
        if stopped():
            return index
        match = Match.start(run.game, run.seats, run.options, seed=f"{run.seed}/{index}")
        for action in thread.trace(seeds(run.seed, index, 1)[0]):
            match.play(write(action))
        write_file(folder / f"{index:07}.donjon", match.record())
        progress(index + 1)
    return run.games


def write_file(path: Path, text: str) -> None:
    """Writes a file whole or not at all."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as part:
        part.write(text)
    Path(part.name).chmod(0o644)
    Path(part.name).replace(path)


@dataclass(frozen=True)
class Contest:
    """Matches of bots: their levels as text; with `swap` they move on by one seat each match."""

    run: Run
    bots: tuple[str, ...]
    swap: bool = False

    def seating(self, index: int) -> list[int]:
        """Which bot sits on each seat of match `index`."""
        turn = index if self.swap else 0
        return [(seat + turn) % len(self.bots) for seat in range(self.run.seats)]


def play_bots(contest: Contest, index: int) -> tuple[int, int, list[int], list[int], str]:
    """One match of bots: its number, plies, points and winners by seat, and the record."""
    from donjon.bots import levels, players

    run = contest.run
    minds = [players.make(levels.parse(bot), run.game) for bot in contest.bots]
    seating = contest.seating(index)
    names = [f"{contest.bots[bot]} {seat}" for seat, bot in enumerate(seating)]
    # With --swap the same deal is played once by every seating.
    deal = index // len(contest.bots) if contest.swap else index
    match = Match.start(run.game, run.seats, run.options, seed=f"{run.seed}/{deal}", names=names)
    write = load(run.game).actions.write_move
    while not match.finished:
        seat = match.mover
        assert seat is not None
        action = minds[seating[seat]].choose(match.concealed(seat), seat, f"{run.seed}/{index}/{seat}/{match.plies}")
        match.play(write(action))
    return index, match.plies, match.scores, match.winners, match.record()


def contest(
    asked: Contest, progress: Progress = lambda _: None, stopped: Callable[[], bool] = lambda: False, folder: Path | None = None
) -> Figures:
    """Matches of bots over the cores; `won` is by bot, a shared victory split; points are by seat."""
    figures = Figures(won=[0.0] * len(asked.bots))
    start = time.perf_counter()
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    for index, plies, points, winners, record in _over_cores(asked, stopped):
        seating = asked.seating(index)
        figures.points = [a + b for a, b in zip(figures.points or [0.0] * len(points), points, strict=True)]
        for seat in winners:
            figures.won[seating[seat]] += 1 / len(winners)
        figures.shared += len(winners) > 1
        figures.shortest = min(figures.shortest or plies, plies)
        figures.longest = max(figures.longest, plies)
        figures.games += 1
        figures.moves += plies
        if folder:
            write_file(folder / f"{index:07}.donjon", record)
        progress(figures.games)
    figures.seconds = time.perf_counter() - start
    return figures


def _over_cores(asked: Contest, stopped: Callable[[], bool]) -> Iterator[tuple[int, int, list[int], list[int], str]]:
    workers = max(1, min(asked.run.threads, asked.run.games))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        todo = iter(range(asked.run.games))
        running = {pool.submit(play_bots, asked, index) for index, _ in zip(todo, range(2 * workers), strict=False)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
                if not stopped() and (index := next(todo, None)) is not None:
                    running.add(pool.submit(play_bots, asked, index))


def warm(game: str) -> float:
    """Compiles all that a game needs, or reads it from the cache; the seconds that it took."""
    from donjon.bots import levels
    from donjon.bots.search import Search

    start = time.perf_counter()
    run = Run(game, load(game).meta.seats[0], 1)
    thread = _Thread(run)
    thread.play(seeds(0, 0, 1))
    thread.trace(seeds(0, 0, 1)[0])
    perft(game, run.seats, {}, 0, 1)
    match = Match.start(game, run.seats, seed=0)
    seat = match.mover
    assert seat is not None
    Search(game).run(match.concealed(seat), seat, levels.parse("search:64"), 0)
    return time.perf_counter() - start


def perft(game: str, seats: int, options: Mapping[str, str], seed: int | str, depth: int, actions: Sequence[int] = ()) -> int:
    """Positions after `depth` plies from the start (or from the position after `actions`), chance as the seed decides."""
    code = compiled.load(game)
    states = code.records(depth + 1)
    code.setup(states[0], seats, np.array(code.game.meta.numbers(options) or [0], np.int64), np.array(chance.words(seed), np.int64))
    for action in actions:
        code.apply(states[0], action)
    moves = np.zeros((depth + 1, code.game.actions.WIDTH), np.int64)
    return int(code.perft(states, moves, np.zeros((depth + 1, 2), np.int64), depth))
