"""Positions of matches between greedy seats that now and then move at random, to learn an evaluation from; compiled with each game."""

from __future__ import annotations

from typing import Any

import numpy as np

from donjon.bots.tree import best
from donjon.core.chance import below
from donjon.core.game import NEVER, apply, evaluate, finished, legal, setup, terms, weigh
from donjon.core.outcome import rank

Array = Any
"""A numpy array."""


def gather(
    states: Array, seats: int, options: Array, seeds: Array, moves: Array, slips: int, each: int, marks: Array, inputs: Array, bases: Array, shares: Array
) -> int:  # fmt: skip
    """How many positions with a choice were kept, one in `each`, until the arrays are full; `slips` moves in 100 are random.

    inputs: positions x seats x TERMS, bases: what `evaluate` says, shares: how the match ended, both positions x seats.
    """
    found = 0
    weights: Array = np.empty(len(moves))
    for index in range(len(seeds)):
        states[1] = states[0]
        state = states[1]
        setup(state, seats, options, seeds[index])
        rng = seeds[index][4:]
        first = found
        while not finished(state):
            count = legal(state, moves)
            action = moves[0]
            if count > 1:
                if found < len(bases) and below(rng, each) == 0:
                    for seat in range(seats):
                        terms(state, seat, inputs[found, seat])
                    evaluate(state, bases[found])
                    found += 1
                action = best(state, moves, count, weights, rng)
                if below(rng, 100) < slips:
                    other = moves[below(rng, count)]
                    if weigh(state, other) > NEVER:
                        action = other
            apply(state, action)
        total = rank(state, -1, marks)
        for row in range(first, found):
            for seat in range(seats):
                shares[row, seat] = marks[seat] / total
    return found
