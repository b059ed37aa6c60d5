"""Compiles ahead what tests run, on all cores: `python -m tests.ahead`. Without it the first test that needs a game compiles it, and others wait."""

from __future__ import annotations

import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from donjon.cli import warm
from donjon.core.cache import cache_root, mark
from tests.envs.kit import GAMES, stepping
from tests.lab.plans import small

NOTE = "tests.txt"
"""In a game's folder of the cache: from what all was compiled."""


def compiled(game: str) -> float:
    """Compiles a game for all tests, or reads it from the cache; the seconds that took."""
    start = time.perf_counter()
    note = cache_root() / game / NOTE
    if not note.is_file() or note.read_text() != mark(game):
        stepping(game)
        for steps in warm.STEPS.values() if game in {cell.game for cell in small().cells} else (warm.STEPS[warm.NOTE],):
            for step in steps.values():
                step(game)
        note.write_text(mark(game))
    return time.perf_counter() - start


def main() -> None:
    """All games, a process each."""
    with ProcessPoolExecutor(min(os.cpu_count() or 1, len(GAMES)), multiprocessing.get_context("spawn"), max_tasks_per_child=1) as pool:
        for done in as_completed(running := {pool.submit(compiled, game): game for game in GAMES}):
            print(f"{running[done]}: {done.result():.1f} s", flush=True)


if __name__ == "__main__":
    main()
