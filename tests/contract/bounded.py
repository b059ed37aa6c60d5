"""Whole matches of a game in compiled code that checks bounds: `NUMBA_BOUNDSCHECK=1 python -m tests.contract.bounded GAME`."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from donjon.core import chance
from donjon.core.compiled import CONFIG
from donjon.lab.simulate import seeds
from tests.contract.kit import CASES, Case, batch, compiled, outlandish


def follow(case: Case, words: Any) -> int:
    """A match of the playout policy in which every function is asked at every ply; the number of plies."""
    found = compiled(case.game)
    game = case.rules
    states = found.records(2)
    moves = np.zeros(game.actions.WIDTH, np.int64)
    found.setup(states[0], case.seats, np.array(case.numbers(), np.int64), words)
    told = np.zeros(game.actions.FEATURES)
    action = -1
    plies = 0
    while not found.finished(states[0]):
        count = found.legal(states[0], moves)
        for index in range(0, count, 7):
            found.weigh(states[0], moves[index])
        found.weigh_all(states[0], moves, count, np.zeros(count))
        for action in [*range(plies % 13, game.actions.ACTIONS, 131), *outlandish(case.game)]:
            found.why_not(states[0], action)
        for seat in range(-1, case.seats):
            states[1] = states[0]
            found.observe(states[1], seat)
            if seat >= 0:
                known = np.zeros(game.actions.FEATURES)
                found.features(states[1], seat, known)
                found.erase(states[1], seat, known)
                found.terms(states[1], seat, np.zeros(game.heuristics.TERMS, np.float32))
            states[1]["rng"] = chance.words(plies)
            found.determinise(states[1], seat)
        found.evaluate(states[0], np.zeros(case.seats))
        found.rank(states[0], -1, np.zeros(case.seats, np.int64))
        seat = found.mover(states[0])
        found.renew(states[0], action, seat, told)
        found.erase(states[0], seat, told)
        action = found.sample(states[0], moves, count, words[4:])
        found.apply(states[0], action)
        plies += 1
    return plies


def check(name: str) -> int:
    """All cases of a game; the number of plies."""
    assert CONFIG.BOUNDSCHECK, "run it with NUMBA_BOUNDSCHECK=1"
    plies = 0
    for case in CASES:
        if case.game == name:
            words = seeds("bounds", 0, 100)
            plies += int(batch(compiled(name), case.seats, case.numbers(), words)["plies"].sum())
            plies += sum(follow(case, words[index]) for index in range(5))
    return plies


if __name__ == "__main__":
    print(f"checked {check(sys.argv[1])} plies")
