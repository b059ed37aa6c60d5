"""Compiles ahead what tests run, on all cores: `python -m tests.ahead`. Without it the first test that needs a game compiles it, and others wait."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import numpy as np

from donjon.bots import learned, search
from donjon.cli import warm
from donjon.core import chance
from donjon.core.cache import cache_root, mark
from donjon.lab import chunks, train
from donjon.lab.experiment import Cell, Chunk, Experiment
from tests.envs.kit import GAMES, stepping
from tests.lab.plans import small

NOTE = "tests.txt"
"""In a game's folder of the cache: from what all was compiled."""


def compiled(game: str) -> float:
    """Compiles a game for all tests, or reads it from the cache; the seconds that took."""
    start = time.perf_counter()
    note = cache_root() / game / NOTE
    now = f"{mark(game)} {hashlib.sha256(Path(__file__).read_bytes()).hexdigest()}"
    if not note.is_file() or note.read_text() != now:
        stepping(game)
        for step in warm.STEPS[warm.NOTE].values():
            step(game)
        warm.STEPS[warm.LAB]["vector environment"](game)
        parts(game)
        if game in {cell.game for cell in small().cells}:
            experiments(game)
        note.write_text(now)
    return time.perf_counter() - start


def parts(game: str) -> None:
    """What is a part of the search or of a driver elsewhere, and is called by itself in tests."""
    code = search.code(game)
    rules = code.game
    seats = rules.meta.seats[0]
    state = code.records(1)
    words, moves = np.array(chance.words(1), np.int64), np.zeros(rules.actions.WIDTH, np.int64)
    code.setup(state[0], seats, np.array(rules.numbers({}, seats), np.int64), np.array([*chance.words(1), *chance.words(1, 1)], np.int64))
    tree = search.Tree(code, np.zeros(len(search.PARAMETERS)), {})
    code.terms(state[0], 0, tree.sheet[0])
    code.judge(state[0], learned.NONE, tree.units, tree.sheet, tree.worth)
    code.clear(tree.size, tree.links, tree.prior, tree.value)
    code.lead(tree.size, tree.links)
    code.play_random(state[0], words, moves)


def experiments(game: str) -> None:
    """What the tests of the lab run."""
    warm.STEPS[warm.LAB]["experiments"](game)
    bots = ("search:1", "greedy")
    chunks.make(Experiment("ahead", "s", (Cell(game, 2, {}, bots, 1, True),), ("chance",), 1), Chunk(0, 0, 1))
    train.positions(train.Asked(game, 2, 1, 1), lambda *_: None)


def main() -> None:
    """All games, a process each."""
    with ProcessPoolExecutor(min(os.cpu_count() or 1, len(GAMES)), multiprocessing.get_context("spawn"), max_tasks_per_child=1) as pool:
        for done in as_completed(running := {pool.submit(compiled, game): game for game in GAMES}):
            print(f"{running[done]}: {done.result():.1f} s", flush=True)


if __name__ == "__main__":
    main()
