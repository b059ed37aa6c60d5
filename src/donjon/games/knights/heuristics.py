"""What a casual player of Robber Knights weighs, in hundredths of a point."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from donjon.core.chance import Rng, below
from donjon.games.knights.actions import COUNT, DEPLOY, LAY, LENGTH, LINE, SPLITS, STAYS, STEP, STOP, TOTAL
from donjon.games.knights.pieces import CASTLE, FOREST_CASTLE, LEAVE, PLAIN_CASTLE, POINTS, STACK
from donjon.games.knights.state import CELLS, State

CASTLES = 8
"""Castles that each player lays in a match."""

OPEN = 65
"""Per cent of a tile's worth that remains while others can still enter it."""

KNIGHT = 20
"""What a knight is worth that can still be used."""

PATIENCE = 260
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


def price(state: State) -> int:
    """What a knight costs the mover: nothing while there are enough for all castles to come."""
    castles = CASTLES - state.played[9 * state.turn + PLAIN_CASTLE] - state.played[9 * state.turn + FOREST_CASTLE]
    return 1 if state.knights[state.turn] >= 5 * (castles + 1) else KNIGHT


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


def sample(state: State, moves: Sequence[int], count: int, rng: Rng) -> int:
    """Playouts stop a turn in every second case, and take the better of two moves else: uniform play hardly ever holds back."""
    if moves[count - 1] == STOP:
        if below(rng, 2) == 0:
            return STOP
        count -= 1
    first = moves[below(rng, count)]
    second = moves[below(rng, count)]
    return first if weigh(state, first) >= weigh(state, second) else second


def evaluate(state: State, out: MutableSequence[float]) -> None:
    """The share of the victory by seat: running scores, the knights and tiles still to come."""
    best = -1000.0
    for seat in range(state.seats):
        out[seat] = state.points[seat] + 0.15 * state.knights[seat] - 0.25 * state.drawn[seat]
        best = max(best, out[seat])
    total = 0.0
    for seat in range(state.seats):
        out[seat] = 2.0 ** ((out[seat] - best) / 3.0)
        total += out[seat]
    for seat in range(state.seats):
        out[seat] /= total
