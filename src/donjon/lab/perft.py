"""Positions after so many plies, counted in compiled code."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed

import numpy as np

from donjon.bots import search
from donjon.core import chance
from donjon.lab.simulate import scratch


def perft(
    game: str,
    seats: int,
    options: Mapping[str, str],
    seed: int | str,
    depth: int,
    threads: int = 1,
    progress: Callable[[int, int], None] = lambda done, moves: None,
) -> dict[str, int]:
    """By first move, the positions after exactly `depth` plies (at least 1); chance as the seed decides, matches that end earlier do not count.

    `progress` is told how many first moves are done, of how many.
    """
    compiled = search.code(game)
    start = compiled.records(1)
    compiled.setup(start[0], seats, np.array(compiled.game.numbers(options, seats), np.int64), np.array(chance.words(seed), np.int64))
    moves = np.zeros(compiled.game.actions.WIDTH, np.int64)
    first = [int(action) for action in moves[: compiled.legal(start[0], moves)]]

    def behind(action: int) -> int:
        states = scratch(compiled, depth)
        states[0] = start[0]
        compiled.apply(states[0], action)
        rows = np.zeros((depth, compiled.game.actions.WIDTH), np.int64)
        return int(compiled.perft(states, rows, np.zeros((depth, 2), np.int64), depth - 1))

    pool = ThreadPoolExecutor(max(1, threads))
    try:
        running = {pool.submit(behind, action): action for action in first}
        found = {}
        for future in as_completed(running):
            found[running[future]] = future.result()
            progress(len(found), len(first))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    return {compiled.game.actions.write_move(action): found[action] for action in first}
