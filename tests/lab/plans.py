"""Small experiments for the tests of the lab."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from donjon.lab import runs
from donjon.lab.experiment import Cell, Experiment
from donjon.lab.run import Stopped


def here(jobs: Sequence[runs.Job], stopped: Stopped) -> Iterator[runs.Result]:
    """Does jobs in this process."""
    for job in jobs:
        if stopped():
            return
        yield runs.work(job)


def backwards(jobs: Sequence[runs.Job], stopped: Stopped) -> Iterator[runs.Result]:
    """The same in another order."""
    yield from here(list(reversed(jobs)), stopped)


def small(games: int = 12) -> Experiment:
    """Two cells, one of bots of two kinds."""
    mixed = Cell("dungeon", 3, {"deck": "fiery"}, ("greedy", "random", "random"), games, True)
    alike = Cell("dungeon", 2, {"deck": "standard"}, ("random", "random"), games, False)
    return Experiment("small", "s", (mixed, alike), ("decisions", "chance"), 2)
