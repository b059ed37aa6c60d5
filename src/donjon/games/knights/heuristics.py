"""What a casual player of Robber Knights weighs, in hundredths of a point."""

from __future__ import annotations

import math
from collections.abc import MutableSequence, Sequence

from donjon.core.bits import lowest
from donjon.core.chance import Rng, below
from donjon.core.features import keep_two
from donjon.games.knights.actions import COUNT, DEPLOY, LAY, LENGTH, LINE, SPLITS, STAYS, STEP, STOP, TOTAL
from donjon.games.knights.pieces import CASTLE, FOREST_CASTLE, LEAVE, PILE, PLAIN_CASTLE, POINTS, SIDE, STACK
from donjon.games.knights.rules import frontier, rows_within
from donjon.games.knights.state import CELLS, COLUMNS, DEPLOYING, KEEPING, ROWS, SOUTH, WEST, State

CASTLES = 8
"""Castles that each player lays in a match."""

OPEN = 50
"""Per cent of a tile's worth that remains while others can still enter it."""

KNIGHT = 100
"""What a knight is worth that can still be used."""

PATIENCE = 400
"""What one more laying in the same turn must bring: who holds back moves last."""


def hold(state: State, cell: int, count: int) -> int:
    """What it brings the mover to leave so many knights on a cell."""
    worth = POINTS[state.tile[cell]] * 100
    closed = state.height[cell] + count + LEAVE[state.tile[cell]] > STACK
    kept = worth if closed else worth * OPEN // 100
    if state.height[cell] == 0:
        return kept
    if state.stack[cell] % 5 - 1 == state.turn:
        return (worth - worth * OPEN // 100) if closed else 0
    return kept + worth * OPEN // 100 // (state.seats - 1)


def castles_left(state: State, seat: int) -> int:
    """Castles that the seat has not laid yet."""
    return CASTLES - state.played[9 * seat + PLAIN_CASTLE] - state.played[9 * seat + FOREST_CASTLE]


def price(state: State) -> int:
    """What a knight costs the mover: nothing while there are enough for all castles to come."""
    return 1 if state.knights[state.turn] >= 5 * (castles_left(state, state.turn) + 1) else KNIGHT


def weigh_deploy(state: State, action: int) -> int:
    """What a deployment brings, less its knights."""
    if action == DEPLOY:
        return 0
    split = action - DEPLOY - 1 if action < LINE else (action - LINE) % SPLITS + STAYS
    step = 0 if action < LINE else STEP[(action - LINE) // SPLITS]
    total = -price(state) * TOTAL[split]
    for index in range(LENGTH[split]):
        total += hold(state, state.castle + index * step, COUNT[5 * split + index])
    return total


def weigh_castle(state: State, kind: int, cell: int) -> int:
    """The best line that a castle on this empty cell opens, with the fewest knights that it takes."""
    knights = min(state.knights[state.turn], 5) - LEAVE[kind]
    if knights < 0:
        return 0
    cost = price(state)
    alone = POINTS[kind] * OPEN - cost * LEAVE[kind]
    best = alone
    for direction in range(4):
        line = alone
        left = knights
        place = cell + STEP[direction]
        while state.tile[place] >= 0 and LEAVE[state.tile[place]] <= left and state.height[place] + LEAVE[state.tile[place]] <= STACK:
            left -= LEAVE[state.tile[place]]
            line += hold(state, place, LEAVE[state.tile[place]]) - cost * LEAVE[state.tile[place]]
            best = max(best, line)
            place += STEP[direction]
    return best


def weigh_land(state: State, kind: int, cell: int) -> int:
    """Worth laid open for others to take; less where fewer castles can still be built in line with it."""
    exposed = 0
    for direction in range(4):
        if state.tile[cell + STEP[direction]] < 0:
            exposed += 1
    return -POINTS[kind] * 6 * (exposed + 1) - LEAVE[kind] // 99 * 5


def weigh(state: State, action: int) -> int:
    """How good a legal action looks to its mover; higher is better."""
    if action < LAY:
        return (40, 0, 20)[action]
    if action < DEPLOY:
        kind = (action - LAY) // CELLS
        cell = (action - LAY) % CELLS
        return weigh_castle(state, kind, cell) if CASTLE[kind] == 1 else weigh_land(state, kind, cell)
    if action == STOP:
        return PATIENCE
    return weigh_deploy(state, action)


def weigh_all(state: State, moves: Sequence[int], count: int, out: MutableSequence[float]) -> None:
    """The weights of several actions."""
    for index in range(count):
        out[index] = weigh(state, moves[index])


def sample(state: State, moves: Sequence[int], count: int, rng: Rng) -> int:
    """Playouts stop a turn in every second case, and take the better of two moves else: uniform play hardly ever holds back."""
    if moves[count - 1] == STOP:
        if below(rng, 2) == 0:
            return STOP
        count -= 1
    first = moves[below(rng, count)]
    second = moves[below(rng, count)]
    return first if weigh(state, first) >= weigh(state, second) else second


def standing(state: State, seat: int, gone: float) -> float:
    """The final score to expect, less what is alike for all: closed tiles in full, open ones in part, knights that can still be used, tiles to lay.

    `gone` is the share of tiles drawn; the weights fit matches of this module's own moves, one in seven at random.
    """
    total = 0.6 * min(state.knights[seat], 5 * castles_left(state, seat)) + (0.4 if state.seats == 2 else 0.15) * (PILE - state.drawn[seat])
    for x in range(state.box[0], state.box[1] + 1):
        for cell in range((x + WEST) * ROWS + state.box[2] + SOUTH, (x + WEST) * ROWS + state.box[3] + SOUTH + 1):
            if state.height[cell] > 0 and state.stack[cell] % 5 - 1 == seat:
                closed = state.height[cell] + LEAVE[state.tile[cell]] > STACK
                total += POINTS[state.tile[cell]] * (1.0 if closed else 0.45 + 0.4 * gone)
    return total


def evaluate(state: State, out: MutableSequence[float]) -> None:
    """The share of the victory by seat: a logistic curve over `standing`, steeper towards the end."""
    gone = 0.0
    for seat in range(state.seats):
        gone += state.drawn[seat] / (PILE * state.seats)
    best = -1000.0
    for seat in range(state.seats):
        out[seat] = standing(state, seat, gone)
        best = max(best, out[seat])
    total = 0.0
    for seat in range(state.seats):
        out[seat] = math.exp((out[seat] - best) / (4.2 - 3.0 * gone))
        total += out[seat]
    for seat in range(state.seats):
        out[seat] /= total


TERMS = 25


def terms(state: State, seat: int, out: MutableSequence[float]) -> None:
    """Score, knights, castles and tiles to come; points that are closed and that others may still take, by their number; whose turn it is; what the next castles could bring."""
    gone = state.drawn[seat] / PILE
    for index in range(TERMS):
        out[index] = 0.0
    for x in range(state.box[0], state.box[1] + 1):
        for cell in range((x + WEST) * ROWS + state.box[2] + SOUTH, (x + WEST) * ROWS + state.box[3] + SOUTH + 1):
            worth = POINTS[state.tile[cell]] if state.tile[cell] >= 0 else 0
            if worth and state.height[cell] == 0:
                out[8] += worth / 10
            if worth and state.height[cell] > 0 and state.stack[cell] % 5 - 1 == seat:
                closed = state.height[cell] + LEAVE[state.tile[cell]] > STACK
                out[worth if closed else 4 + worth] += 0.2
                out[0] += worth / 20
                if not closed:
                    out[9 + min(state.height[cell], 3)] += worth / 10
    out[4] = gone
    out[13] = state.knights[seat] / 15
    out[14] = castles_left(state, seat) / CASTLES
    out[15] = min(state.knights[seat], 5 * castles_left(state, seat)) / 15
    out[16] = max(0, state.knights[seat] - 5 * castles_left(state, seat)) / 15
    out[17] = (1 + state.laid) / 3 if state.turn == seat else 0.0
    out[18] = 1.0 if state.turn == seat and state.phase == DEPLOYING else 0.0
    out[19] = (state.box[1] - state.box[0] + state.box[3] - state.box[2]) / 16
    for index in range(2 * seat, 2 * seat + 2):
        if state.hand[index] >= 0:
            out[20] += CASTLE[state.hand[index]] / 2
            out[21] += POINTS[state.hand[index]] / 6
    if state.phase != KEEPING:
        prospects(state, seat, out)
    if out[20] > 0.0:
        out[24] = out[22]


def prospects(state: State, seat: int, out: MutableSequence[float]) -> None:
    """The two cells where a castle would bring the seat most, were it its turn: terms 22 and 23, onto zeros. A layout lies."""
    mover = state.turn
    state.turn = seat
    side = SIDE[state.seats]
    rows = rows_within(state)
    for column in range(max(0, state.box[1] - side + 1 + WEST), min(COLUMNS, state.box[0] + side + WEST)):
        free = frontier(state, column) & rows
        while free:
            worth = weigh_castle(state, PLAIN_CASTLE, column * ROWS + lowest(free))
            free &= free - 1
            keep_two(out, 22, worth / 400)
    state.turn = mover
