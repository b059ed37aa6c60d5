"""Monte Carlo tree search over determinised worlds, compiled with each game: one tree, a new world in every simulation.

Single-observer information-set MCTS (Cowling, Powley, Whitehouse 2012) with the selection of PUCT (Silver et al. 2017): priors from the game's
`weigh`, exploration by how often a move was available. Nodes stand for sequences of moves, chance stays in the worlds. Results are vectors by seat, and
each mover maximises its own (max^n).

Nodes are numbers, the root of a new tree is 0. A tree of N nodes at most lies in flat arrays: `links` (N x 5, int32), `prior` (N, float32), `value` (N x SEATS, float64: summed shares of the
victory, so that millions of small ones are not rounded away) and `size` (3, int64). `params` (6, float64) are the numbers of search.toml. Moves are actions; `moves` holds the first
`count` legal ones.
"""

from __future__ import annotations

import math
from collections.abc import MutableSequence, Sequence
from typing import Any

from donjon.bots.learned import judge
from donjon.core.chance import Rng, below, hashed, word
from donjon.core.drivers import play_sampled
from donjon.core.game import apply, determinise, finished, legal, mover, weigh_all
from donjon.core.outcome import rank

Array = Any
"""A numpy array."""

EXPLORE, WARMTH, URGENCY, GREEDY, PLAYOUT, PAIRED = range(6)
"""Parameters: exploration; hundredths of a point that divide a prior by e; what an unvisited move loses; plies of a playout, first by `best`, then by `sample`;
whether the root's moves meet the same worlds in the same order."""

FIRST, NEXT, ACTION, VISITS, SEEN = range(5)
"""Columns of `links`: first child, next sibling, the action that leads here, visits, simulations in which it was legal."""

HELD, CAPACITY, ROOT = range(3)
"""Numbers of `size`: nodes in use, nodes at most, the node of the position searched."""


def best(state: Any, moves: Sequence[int], count: int, weights: MutableSequence[float], rng: Rng) -> int:
    """The move that weighs most; among equals chance decides. Scratch: weights (WIDTH)."""
    weigh_all(state, moves, count, weights)
    chosen = moves[0]
    heaviest = weights[0]
    equals = 1
    for index in range(1, count):
        if weights[index] > heaviest:
            heaviest = weights[index]
            chosen = moves[index]
            equals = 1
        elif weights[index] == heaviest:
            equals += 1
            if below(rng, equals) == 0:
                chosen = moves[index]
    return chosen


def play_greedy(state: Any, rng: Rng, moves: Array, weights: Array, most: int) -> None:
    """At most `most` moves, each the one that weighs most."""
    plies = 0
    while plies < most and not finished(state):
        count = legal(state, moves)
        apply(state, best(state, moves, count, weights, rng) if count > 1 else moves[0])
        plies += 1


def clear(size: Array, links: Array, prior: Array, value: Array) -> None:
    """An empty tree: the root alone."""
    size[HELD] = 0
    size[ROOT] = 0
    add_node(size, links, prior, value, -1, 1.0)


def add_node(size: Array, links: Array, prior: Array, value: Array, action: int, chance: float) -> int:
    """A new node without parent; its number."""
    node = size[HELD]
    size[HELD] += 1
    links[node, FIRST] = -1
    links[node, NEXT] = -1
    links[node, ACTION] = action
    links[node, VISITS] = 0
    links[node, SEEN] = 0
    prior[node] = chance
    value[node, :] = 0.0
    return int(node)


def expand(
    state: Any, node: int, moves: Array, count: int, place: Array, weights: Array,
    size: Array, links: Array, prior: Array, value: Array, warmth: float,
) -> None:  # fmt: skip
    """Adds the legal moves that the node does not have yet, with priors by `weigh`; place[action] is the child of each legal move afterwards."""
    weigh_all(state, moves, count, weights)
    heaviest = -1e18
    for index in range(count):
        heaviest = max(heaviest, weights[index])
    total = 0.0
    for index in range(count):
        weights[index] = math.exp((weights[index] - heaviest) / warmth)
        total += weights[index]
    for index in range(count):
        action = moves[index]
        if place[action] < 0 and size[HELD] < size[CAPACITY]:
            child = add_node(size, links, prior, value, action, weights[index] / total)
            links[child, NEXT] = links[node, FIRST]
            links[node, FIRST] = child
            place[action] = child


def select(node: int, seat: int, moves: Array, count: int, place: Array, links: Array, prior: Array, value: Array, params: Array) -> int:
    """The legal child with the best upper bound for the mover; -1 if the tree is full and none is there."""
    visits = links[node, VISITS]
    middle = value[node, seat] / visits if visits else 0.5
    chosen = -1
    highest = -1e18
    for index in range(count):
        child = place[moves[index]]
        if child < 0:
            continue
        links[child, SEEN] += 1
        tried = links[child, VISITS]
        mean = value[child, seat] / tried if tried else middle - params[URGENCY]
        bound = mean + params[EXPLORE] * prior[child] * math.sqrt(links[child, SEEN]) / (1 + tried)
        if bound > highest:
            highest = bound
            chosen = child
    return chosen


def result(state: Any, barred: int, marks: MutableSequence[int], out: MutableSequence[float]) -> None:
    """The share of the victory by seat in a match that is over."""
    count = rank(state, barred, marks)
    for seat in range(state.seats):
        out[seat] = marks[seat] / count


def deal_world(world: Any, seat: int, deals: Rng, number: int, luck: Rng) -> None:
    """Determinises the world; what chance brings later and `luck` are told by the number as well, so that worlds of one number are alike."""
    for index in range(4):
        world.rng[index] = hashed(deals[index], 2 * number)
        luck[index] = hashed(deals[index], 2 * number + 1)
    determinise(world, seat)


def simulate(
    root: Any, seat: int, worlds: Array, rng: Rng, moves: Array, place: Array, weights: Array, path: Array, marks: Array, worth: Array,
    size: Array, links: Array, prior: Array, value: Array, params: Array, net: Array, units: Array, sheet: Array, deals: Rng, luck: Rng, times: int, among: Sequence[int],
) -> None:  # fmt: skip
    """`times` simulations from root (an observed state of `seat`), by the actions `among` in turn if there are any, else by what promises most.

    Scratch: worlds (1 record), moves (WIDTH), place (ACTIONS, all -1), weights (WIDTH), path (LONGEST + 1), marks and worth (seats), luck (4). Where moves are
    PAIRED, `deals` (4 words) tells the worlds: the n-th that a move of the root meets is the same for all, so that luck weighs less in what they are
    compared by (common random numbers).
    """
    world = worlds[0]
    for number in range(times):
        worlds[0] = root
        only = among[number % len(among)] if len(among) else -1
        first = choose(world, size[ROOT], moves, place, weights, size, links, prior, value, params, only)
        if params[PAIRED] > 0:
            deal_world(world, seat, deals, links[first, VISITS] if first >= 0 else 0, luck)
        else:
            for index in range(4):
                world.rng[index] = word(rng)
            determinise(world, seat)
        depth = descend(world, first, moves, place, weights, path, size, links, prior, value, params)
        chance = luck if params[PAIRED] > 0 else rng
        if not finished(world):
            play_greedy(world, chance, moves, weights, int(params[GREEDY]))
            play_sampled(world, chance, moves, int(params[PLAYOUT]))
        if finished(world):
            result(world, -1, marks, worth)
        else:
            judge(world, net, units, sheet, worth)
        for step in range(depth + 1):
            links[path[step], VISITS] += 1
            for other in range(world.seats):
                value[path[step], other] += worth[other]


def choose(
    state: Any,
    node: int,
    moves: Array,
    place: Array,
    weights: Array,
    size: Array,
    links: Array,
    prior: Array,
    value: Array,
    params: Array,
    only: int,
) -> int:
    """The child to go on with, `only` if it is not -1; -1 if the tree is full and none is there."""
    count = legal(state, moves)
    child = links[node, FIRST]
    while child >= 0:
        place[links[child, ACTION]] = child
        child = links[child, NEXT]
    missing = False
    for index in range(count):
        if place[moves[index]] < 0:
            missing = True
    if missing:
        expand(state, node, moves, count, place, weights, size, links, prior, value, params[WARMTH])
    child = place[only] if only >= 0 else select(node, mover(state), moves, count, place, links, prior, value, params)
    forget(node, links, place)
    return int(child)


def descend(
    world: Any, child: int, moves: Array, place: Array, weights: Array, path: Array,
    size: Array, links: Array, prior: Array, value: Array, params: Array,
) -> int:  # fmt: skip
    """Plays the tree's moves from the root's `child` down to a node that was never visited; path holds the nodes, the depth is returned."""
    depth = 0
    path[0] = size[ROOT]
    while child >= 0:
        apply(world, links[child, ACTION])
        depth += 1
        path[depth] = child
        if finished(world) or links[child, VISITS] == 0 or depth + 1 == len(path):
            break
        child = choose(world, child, moves, place, weights, size, links, prior, value, params, -1)
    return depth


def lead(size: Array, links: Array) -> int:
    """By how many visits the root's first child is ahead of the second."""
    first = second = 0
    child = links[size[ROOT], FIRST]
    while child >= 0:
        visits = links[child, VISITS]
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
        child = links[child, NEXT]
    return int(first - second)


def forget(node: int, links: Array, place: Array) -> None:
    """Takes the children of a node out of `place` again."""
    child = links[node, FIRST]
    while child >= 0:
        place[links[child, ACTION]] = -1
        child = links[child, NEXT]
