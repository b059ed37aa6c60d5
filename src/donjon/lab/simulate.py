"""Many uniform random matches, in compiled loops over the cores: the same ones on any number of threads."""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from donjon.bots import search
from donjon.core import compiled
from donjon.lab.run import Progress, Run, Stopped
from donjon.lab.statistics import Figures, Ints

CHUNK = 1_000
"""Matches between two looks at the stop sign: a few hundredths of a second."""
LINE = 256
"""Bytes that keep two threads' scratch out of each other's cache lines, those fetched ahead included."""


def seeds(seed: int | str, first: int, count: int) -> Ints:
    """count x 8: the words of the matches `first`, … and those of their players, as `chance.words` has them in streams 0 and 1."""
    digests = b"".join([hashlib.sha256(f"{seed}/{index}".encode()).digest() for index in range(first, first + count)])
    return np.frombuffer(digests, "<u4").astype(np.int64).reshape(count, 8)


def scratch(compiled_game: compiled.Compiled, count: int) -> Any:
    """`count` blank records for one thread, with room around them."""
    apart = -(-LINE // compiled_game.record.itemsize)
    return compiled_game.records(count + 2 * apart)[apart : count + apart]


class Table:
    """One thread's scratch."""

    def __init__(self, run: Run) -> None:
        self.code = search.code(run.game)
        self.seats = run.seats
        self.options = np.array(self.code.game.numbers(run.options, run.seats), np.int64)
        self.states = scratch(self.code, 2)
        self.moves = np.zeros(self.code.game.actions.WIDTH + LINE // 4, np.int64)[LINE // 8 :]
        self.actions = np.zeros(self.code.game.actions.LONGEST, np.int64)

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


def traces(run: Run, some: int) -> Iterator[list[tuple[int, list[int]]]]:
    """The matches of a run, `some` at a time: number and actions."""
    table = Table(run)
    for first in range(0, run.games, some):
        words = seeds(run.seed, first, min(some, run.games - first))
        yield [(first + at, table.trace(words[at])) for at in range(len(words))]


class _Share:
    """What the threads share: the next chunk, the figures, the first error. Chunks are handed out in order, so what was played is always a first part."""

    def __init__(self, run: Run, stopped: Stopped) -> None:
        self.run = run
        self.stopped = stopped
        self.figures = Figures(run.seats)
        self.lock = threading.Lock()
        self.next = 0
        self.ended = False
        self.error: BaseException | None = None

    def take(self) -> tuple[int, int]:
        """First match and number of the next chunk; 0 matches when there is none."""
        with self.lock:
            first = self.next
            count = 0 if self.ended or self.error or self.stopped() else min(CHUNK, self.run.games - first)
            self.next += count
            return first, count

    def work(self) -> None:
        """A thread."""
        try:
            table = Table(self.run)
            while (chunk := self.take())[1]:
                result = table.play(seeds(self.run.seed, *chunk))
                with self.lock:
                    self.figures.add(*result)
        except BaseException as error:
            self.error = error


def simulate(run: Run, progress: Progress = lambda _: None, stopped: Stopped = lambda: False) -> Figures:
    """Uniform random matches; `seconds` is the time of the compiled loop on all threads, seeds included, compiling not. Stops where `stopped` says so."""
    Table(run).play(seeds(run.seed, 0, 1))  # compiles, or reads the cache
    share = _Share(run, stopped)
    threads = [threading.Thread(target=share.work, name=f"simulate-{number}") for number in range(max(1, run.threads))]
    start = time.perf_counter()
    for thread in threads:
        thread.start()
    try:
        while any(thread.is_alive() for thread in threads):
            for thread in threads:
                thread.join(0.05)
            progress(share.figures.games)
    finally:
        share.ended = True
        for thread in threads:
            thread.join()
    share.figures.seconds = time.perf_counter() - start
    if share.error:
        raise share.error
    return share.figures
