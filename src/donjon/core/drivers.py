"""Loops over whole matches, once for all games. Compiled on a game's functions by `compiled`; written against the contract's names."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from donjon.core.chance import Rng, below
from donjon.core.game import apply, finished, legal, sample, scores, setup
from donjon.core.outcome import rank

Ints = Any
"""A numpy array of int64, or of records."""


def play_random(state: Any, rng: Rng, moves: MutableSequence[int]) -> int:
    """Uniform random moves to the end; the number of plies."""
    plies = 0
    while not finished(state):
        count = legal(state, moves)
        apply(state, moves[below(rng, count)] if count > 1 else moves[0])
        plies += 1
    return plies


def play_sampled(state: Any, rng: Rng, moves: MutableSequence[int], most: int) -> int:
    """At most `most` moves of the playout policy; the number of plies."""
    plies = 0
    while plies < most and not finished(state):
        count = legal(state, moves)
        apply(state, sample(state, moves, count, rng) if count > 1 else moves[0])
        plies += 1
    return plies


def batch(states: Ints, seats: int, options: Ints, seeds: Ints, moves: Ints, plies: Ints, points: Ints, won: Ints) -> None:
    """Uniform random matches, one for each row of seeds (n x 8: the words of the match, those of its players).

    states: scratch, 1 blank record and 1 to play on. plies (n), points (n x seats), won (n x seats; 1 for each winner) are written.
    """
    for index in range(len(seeds)):
        states[1] = states[0]
        state = states[1]
        setup(state, seats, options, seeds[index])
        plies[index] = play_random(state, seeds[index][4:], moves)
        scores(state, points[index])
        rank(state, -1, won[index])


def trace(states: Ints, seats: int, options: Ints, seed: Ints, moves: Ints, actions: Ints) -> int:
    """The actions of the uniform random match that `batch` plays with this seed (8 words); the number of plies."""
    states[1] = states[0]
    state = states[1]
    setup(state, seats, options, seed)
    rng = seed[4:]
    plies = 0
    while not finished(state):
        count = legal(state, moves)
        actions[plies] = moves[below(rng, count)] if count > 1 else moves[0]
        apply(state, actions[plies])
        plies += 1
    return plies


def perft(states: Ints, moves: Ints, counts: Ints, depth: int) -> int:
    """Positions after exactly `depth` plies from states[0], chance as its generator decides; matches that end earlier do not count.

    Scratch: states (depth + 1 records), moves (depth + 1 rows of WIDTH), counts (depth + 1 x 2).
    """
    if depth == 0:
        return 1
    total = 0
    ply = 0
    counts[0][0] = legal(states[0], moves[0])
    counts[0][1] = 0
    while ply >= 0:
        if depth - ply == 1:
            total += counts[ply][0]
            ply -= 1
        elif counts[ply][1] == counts[ply][0]:
            ply -= 1
        else:
            states[ply + 1] = states[ply]
            apply(states[ply + 1], moves[ply][counts[ply][1]])
            counts[ply][1] += 1
            ply += 1
            counts[ply][0] = legal(states[ply], moves[ply])
            counts[ply][1] = 0
    return total
