"""Loops over whole matches, once for all games. Compiled on a game's functions by `compiled`; written against the contract's names."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from donjon.core.chance import Rng, below
from donjon.core.features import wipe
from donjon.core.game import apply, default, erase, features, finished, legal, mover, renew, sample, scores, setup
from donjon.core.outcome import rank
from donjon.core.sha256 import digest_words

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


def fetch(records: Ints, index: int) -> None:
    """Asks the processor for a record that is needed soon, so that nobody waits for it then: a hint, which does nothing where it is interpreted."""


def fetch_number(table: Ints, row: int, column: int) -> None:
    """The same for the cache line of one number of a table."""


def step_share(
    states: Ints,
    fresh: Ints,
    actions: Ints,
    seats: int,
    options: Ints,
    horizon: int,
    names: Ints,
    sizes: Ints,
    numbers: Ints,
    stride: int,
    alone: int,
    words: Ints,
    schedule: Ints,
    plies: Ints,
    lengths: Ints,
    rewards: Ints,
    ended: Ints,
    cut: Ints,
    last: Ints,
    movers: Ints,
    counts: Ints,
    moves: Ints,
    masks: Ints,
    dice: Ints,
    drawn: Ints,
    seen: Ints,
    marks: Ints,
) -> None:
    """A step of many matches, of which all arrays have a row each: one thread's share of a vector environment.

    states: 1 blank record, then the matches. With rows in `fresh` those are dealt, the others left as they are; without, each match plays its (legal) action, and what is over is paid and dealt
    anew. horizon: plies after which a match is cut off, 0 never. masks, last and seen may have no columns. names, sizes, numbers, stride, alone: of the next deal, see `next_seed`.
    seen is written by nobody else: what a step told stays there, for `erase` and `renew`.
    """
    told = seen.shape[1] and not len(fresh)
    if told:
        erase(states[1], movers[0], seen[0])
    for row in range(len(movers)):
        state = states[1 + row]
        # What lies far away is asked for beforehand: the record of the row after the next, and, by erasing it, what the next row was told.
        if row + 2 < len(movers):
            fetch(states, 3 + row)
        if masks.shape[1] and row + 1 < len(movers):  # to be zeros again
            for index in range(counts[row + 1]):
                fetch_number(masks, row + 1, moves[row + 1, index])
        if told and row + 1 < len(movers):
            erase(states[2 + row], movers[row + 1], seen[row + 1])
        over = False
        if len(fresh):
            if not fresh[row]:
                continue
            over = True
            wipe(seen[row], 0, seen.shape[1])
        else:
            seat = movers[row]
            apply(state, actions[row])
            plies[row] += 1
            ended[row] = finished(state)
            cut[row] = not ended[row] and 0 < horizon <= plies[row]
            over = ended[row] or cut[row]
            for other in range(seats):
                rewards[row, other] = 0.0
            if over:
                lengths[row] = plies[row]
                count = rank(state, -1, marks)
                for other in range(seats):
                    rewards[row, other] = (seats * marks[other] / count - 1.0) / (seats - 1)
                if last.shape[1]:
                    wipe(last[row], 0, last.shape[1])
                    # Where it was cut off while a seat might interrupt, nobody else is told: as if it had passed.
                    if default(state) >= 0 and mover(state) != seat:
                        apply(state, default(state))
                    features(state, seat, last[row])
        if over:
            next_seed(names[row], sizes[row], numbers, row, stride, alone, words, schedule)
            states[1 + row] = states[0]
            setup(state, seats, options, words)
            plies[row] = 0
            for word_of in range(4):
                dice[row, word_of] = words[4 + word_of]
        movers[row] = mover(state)
        if masks.shape[1]:
            for index in range(counts[row]):
                masks[row, moves[row, index]] = 0
        counts[row] = legal(state, moves[row])
        if masks.shape[1]:
            for index in range(counts[row]):
                fetch_number(masks, row, moves[row, index])
        drawn[row] = moves[row, below(dice[row], counts[row])] if counts[row] > 1 else moves[row, 0]
        if seen.shape[1]:
            renew(state, -1 if over else actions[row], movers[row], seen[row])
        if masks.shape[1]:
            for index in range(counts[row]):
                masks[row, moves[row, index]] = 1


def next_seed(name: Ints, size: int, numbers: Ints, row: int, stride: int, alone: int, words: Ints, schedule: Ints) -> None:
    """The eight words of the seed `name` (which ends in a slash at `size`) with the row's number behind it; with `alone` number 0 is the name without the slash. The number then grows by the stride."""
    length = size - 1 if alone and numbers[row] == 0 else write_number(name, size, numbers[row])
    digest_words(name, length, words, schedule)
    numbers[row] += stride


def write_number(text: Ints, at: int, number: int) -> int:
    """Writes the digits of a number; where they end."""
    size = at + 1
    rest = number // 10
    while rest:
        size += 1
        rest //= 10
    for place in range(size - 1, at - 1, -1):
        text[place] = 48 + number % 10
        number //= 10
    return size


def first_refused(actions: Ints, counts: Ints, moves: Ints) -> int:
    """The first row whose action is not among its legal ones, which ascend; -1: none."""
    for row in range(len(actions)):
        low = 0
        high = counts[row]
        while low < high:
            middle = (low + high) // 2
            if moves[row, middle] < actions[row]:
                low = middle + 1
            else:
                high = middle
        if low == counts[row] or moves[row, low] != actions[row]:
            return row
    return -1
