"""Matches that are measured while they are played: compiled with a game, its search and its `measures`.

Bots by seat: RANDOM, GREEDY, or SCRIPTED (the moves are given). What is counted is whole numbers, so that sums do not depend on their order.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

import numpy as np

from donjon.bots.tree import best
from donjon.core.chance import Rng, below
from donjon.core.game import apply, evaluate, finished, legal, mover, observe, reason, scores, setup, why_not
from donjon.core.outcome import rank
from donjon.lab.hooks import paid, piece

Array = Any
"""A numpy array."""


BY_RANDOM, BY_GREEDY, BY_SCRIPT = range(3)
"""Kinds of bot."""

(
    F_PLIES, F_CHOICES, F_BRANCHES, F_WIDEST, F_CHANGES, F_AHEAD, F_CLEAR, F_QUARTER, F_HALF, F_LATE, F_REASON, F_MARGIN, FACTS,
) = range(13)  # fmt: skip
"""Columns of `facts`; the last is their number. AHEAD: plies after which the winner was not ahead; CLEAR: after which `evaluate` gave it no majority."""

L_SEAT, L_LEGAL, L_ACTION, L_PIECE, L_LEADER, L_FAVOURITE, L_SCORE = range(7)
"""Columns of the log, a row a ply; from L_SCORE on the scores after it. The last ply has no favourite: it has a winner."""

T_OFFERED, T_TAKEN, T_OFFERED_WON, T_TAKEN_WON, T_TAKEN_SQUARES, TALLIES = range(6)
"""Columns of the tally of pieces: seats of games in which it could be played, was played; the shares of the victory of these, in sixtieths."""

V_OFFERED, V_TAKEN, VERBS = range(3)
"""Columns of the tally of verbs: decisions in which it was legal beside another move, and in which it was chosen."""

WHOLE = 60
"""A victory, so that every shared one is a whole number."""


def leader(points: MutableSequence[int], seats: int) -> int:
    """The seat with the highest score, -1 where several have it."""
    ahead = 0
    for seat in range(1, seats):
        if points[seat] > points[ahead]:
            ahead = seat
    for seat in range(seats):
        if seat != ahead and points[seat] == points[ahead]:
            return -1
    return ahead


def favourite(worth: Any, seats: int) -> int:
    """The seat that is expected to win more than all others together, -1 if none is."""
    for seat in range(seats):
        if worth[seat] > 0.5:
            return seat
    return -1


def advance(states: Array, kinds: Array, rng: Rng, moves: Array, actions: Array, plies: int) -> int:
    """Plays on states[1] until a SCRIPTED seat has a choice, or to the end; the number of plies. What is played is put into actions."""
    state = states[1]
    weights: Array = np.empty(len(moves))
    while not finished(state):
        count = legal(state, moves)
        chosen = moves[0]
        if count > 1:
            kind = kinds[mover(state)]
            if kind == BY_SCRIPT:
                return plies
            chosen = best(state, moves, count, weights, rng) if kind == BY_GREEDY else moves[below(rng, count)]
        actions[plies] = chosen
        apply(state, chosen)
        plies += 1
    return plies


def begin(states: Array, seats: int, options: Array, seed: Array) -> None:
    """Sets up states[1]; states[0] is blank."""
    states[1] = states[0]
    setup(states[1], seats, options, seed)


def enact(states: Array, action: int) -> None:
    """The action is played on states[1]."""
    apply(states[1], action)


def conceal(states: Array) -> int:
    """states[2] is what the mover of states[1] knows; which seat that is."""
    states[2] = states[1]
    seat = mover(states[1])
    observe(states[2], seat)
    return seat


def trials(
    states: Array, seats: int, options: Array, seeds: Array, kinds: Array, script: Array, starts: Array, moves: Array, every: int, first: int,
    facts: Array, points: Array, won: Array, worth: Array, log: Array, ends: Array, places: Array, verbs: Array, tally: Array, seen: Array,
    refused: Array, sales: Array, sold: Array, room: int,
) -> int:  # fmt: skip
    """Games, one for each row of seeds and kinds, until the log may be full; how many were played.

    script and starts: the moves of SCRIPTED seats' games, game i from starts[i] on. ends[i]: rows of the log after game i. places: the verb of each action.
    """
    weights: Array = np.empty(len(moves))
    at = 0
    for index in range(len(seeds)):
        if at + room > len(log):
            return index
        begin(states, seats, options, seeds[index])
        stop = run_game(
            states, seats, seeds[index][4:], kinds[index], script[starts[index] :], moves, weights, every, first + index,
            facts[index], points[index], worth, log, at, places, verbs, seen, refused, sales, sold,
        )  # fmt: skip
        count = rank(states[1], -1, won[index])
        close_game(seats, WHOLE // count, at, stop, facts[index], points[index], won[index], log, tally, seen)
        facts[index, F_REASON] = reason(states[1])
        at = stop
        ends[index] = stop
    return len(seeds)


def run_game(
    states: Array, seats: int, rng: Rng, kinds: Array, script: Array, moves: Array, weights: Array, every: int, number: int,
    facts: Array, points: Array, worth: Array, log: Array, at: int, places: Array, verbs: Array, seen: Array, refused: Array,
    sales: Array, sold: Array,
) -> int:  # fmt: skip
    """One game, a row of the log a ply from `at` on; where the next row would be."""
    state = states[1]
    ply = 0
    buyer = -1
    scores(state, points)
    while not finished(state):
        seat = mover(state)
        count = legal(state, moves)
        asked = paid(state)
        if asked >= 0 and buyer < 0:
            buyer = seat
            sales[sold[0], 0] = number
            sales[sold[0], 1] = seat
            sales[sold[0], 2] = asked
            sales[sold[0], 3] = points[seat]
        if (number + ply) % every == 0:
            mark_refused(state, refused)
        chosen = moves[0]
        if kinds[seat] == BY_SCRIPT:
            chosen = script[ply]
        elif count > 1:
            chosen = best(state, moves, count, weights, rng) if kinds[seat] == BY_GREEDY else moves[below(rng, count)]
        log[at, L_PIECE] = note_offers(state, seat, chosen, moves, count, places, verbs, seen)
        apply(state, chosen)
        scores(state, points)
        if buyer >= 0 and (finished(state) or paid(state) < 0 or mover(state) != buyer):
            sales[sold[0], 3] = points[buyer] - sales[sold[0], 3]
            sold[0] += 1
            buyer = -1
        log[at, L_SEAT] = seat
        log[at, L_LEGAL] = count
        log[at, L_ACTION] = chosen
        log[at, L_LEADER] = leader(points, seats)
        if finished(state):
            log[at, L_FAVOURITE] = -1
        else:
            evaluate(state, worth)
            log[at, L_FAVOURITE] = favourite(worth, seats)
        for other in range(seats):
            log[at, L_SCORE + other] = points[other]
        at += 1
        ply += 1
    facts[F_PLIES] = ply
    return at


def note_offers(state: Any, seat: int, chosen: int, moves: Array, count: int, places: Array, verbs: Array, seen: Array) -> int:
    """Counts what could be played and what was; the piece that was. seen[seat, piece]: 1 offered, 2 played."""
    for index in range(count):
        offered = piece(state, moves[index])
        if offered >= 0 and seen[seat, offered] == 0:
            seen[seat, offered] = 1
    if count > 1:
        for verb in range(len(verbs)):
            verbs[verb, VERBS] = 0
        for index in range(count):
            verbs[places[moves[index]], VERBS] = 1
        for verb in range(len(verbs)):
            verbs[verb, V_OFFERED] += verbs[verb, VERBS]
        verbs[places[chosen], V_TAKEN] += 1
    played = piece(state, chosen)
    if played >= 0:
        seen[seat, played] = 2
    return played


def mark_refused(state: Any, refused: Array) -> None:
    """Counts the position for each rule that forbids some action in it; refused[rule, 1] is scratch."""
    for action in range(refused[0, 2]):
        refused[why_not(state, action), 1] = 1
    for rule in range(len(refused)):
        refused[rule, 0] += refused[rule, 1]
        refused[rule, 1] = 0


def close_game(
    seats: int, share: int, start: int, stop: int, facts: Array, points: Array, won: Array, log: Array, tally: Array, seen: Array
) -> None:
    """What is known when the game is over. `won` is turned into shares of WHOLE."""
    changes, before, ahead, clear, choices, branches, widest = 0, -1, 0, 0, 0, 0, 0
    for at in range(start, stop):
        front = log[at, L_LEADER]
        if front >= 0:
            if before >= 0 and front != before:
                changes += 1
            before = front
        if front < 0 or won[front] == 0:
            ahead = at - start + 1
        if at + 1 < stop and (log[at, L_FAVOURITE] < 0 or won[log[at, L_FAVOURITE]] == 0):
            clear = at - start + 1
        branches += log[at, L_LEGAL]
        widest = max(widest, log[at, L_LEGAL])
        choices += 1 if log[at, L_LEGAL] > 1 else 0
    plies = stop - start
    facts[F_CHOICES], facts[F_BRANCHES], facts[F_WIDEST] = choices, branches, widest
    facts[F_CHANGES], facts[F_AHEAD], facts[F_CLEAR] = changes, min(ahead, plies), min(clear, plies)
    facts[F_QUARTER] = log[start + (plies + 3) // 4 - 1, L_LEADER]
    facts[F_HALF] = log[start + (plies + 1) // 2 - 1, L_LEADER]
    facts[F_LATE] = log[start + (3 * plies + 3) // 4 - 1, L_LEADER]
    top, second = -1_000_000_000, -1_000_000_000
    for seat in range(seats):
        won[seat] *= share
        if points[seat] > top:
            top, second = points[seat], top
        elif points[seat] > second:
            second = points[seat]
    facts[F_MARGIN] = top - second
    for seat in range(seats):
        for what in range(tally.shape[0]):
            if seen[seat, what] > 0:
                tally[what, T_OFFERED] += 1
                tally[what, T_OFFERED_WON] += won[seat]
            if seen[seat, what] > 1:
                tally[what, T_TAKEN] += 1
                tally[what, T_TAKEN_WON] += won[seat]
                tally[what, T_TAKEN_SQUARES] += won[seat] * won[seat]
            seen[seat, what] = 0
