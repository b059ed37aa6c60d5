"""The rules of Robber Knights, in the order of rules/knights.md. Each function names the ids it carries out."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from enum import IntEnum

from donjon.core.bits import lowest
from donjon.core.chance import below, shuffle
from donjon.games.knights.actions import (
    ACTIONS,
    COUNT,
    DEPLOY,
    DEPLOY_MANY,
    KEEP_OTHER,
    LAY,
    LAY_FAR,
    LENGTH,
    LINE,
    SPLITS,
    STAYS,
    STEP,
    STOP,
    TOTAL,
)  # fmt: skip
from donjon.games.knights.pieces import (
    CASTLE,
    CHOICE,
    GROUP,
    GROUPS,
    KNIGHTS,
    LAKE,
    LEAVE,
    PILE,
    PLAIN_CASTLE,
    POINTS,
    SIDE,
    STACK,
    TWIN,
)  # fmt: skip
from donjon.games.knights.state import CELLS, COLUMNS, DEPLOYING, KEEPING, LAYING, OVER, ROWS, SEATS, SOUTH, WEST, State


class Rule(IntEnum):
    """The ids, in rulebook order."""

    SETUP_CHOICE = 1
    SETUP_LAYOUT = 2
    SETUP_PILE = 3
    SETUP_FIRST = 4
    LAY_COUNT = 5
    LAY_HAND = 6
    LAY_EMPTY = 7
    LAY_EDGE = 8
    LAY_AREA = 9
    LAY_REFILL = 10
    TURN_SKIP = 11
    CASTLE_PLACE = 12
    CASTLE_FORCED = 13
    CASTLE_LINE = 14
    CASTLE_LEAVE = 15
    CASTLE_LAKE = 16
    CASTLE_FOUR = 17
    CASTLE_TOP = 18
    CASTLE_NONE = 19
    END = 20
    SCORE = 21
    TIE = 22


# Setup


def setup(state: State, seats: int, options: Sequence[int], seed: Sequence[int]) -> None:
    """setup.pile, setup.first: piles shuffled group by group; seat 0 chooses first. All that chance decides is decided here."""
    for index in range(4):
        state.rng[index] = seed[index]
    state.seats = seats
    state.forced = options[0]
    state.phase = KEEPING
    state.castle = -1
    for cell in range(CELLS + ROWS):
        state.tile[cell] = -1
    for seat in range(SEATS):
        state.kept[seat] = -1
        state.hand[2 * seat] = -1
        state.hand[2 * seat + 1] = -1
        state.knights[seat] = KNIGHTS
    for seat in range(seats):
        state.flip[seat] = below(state.rng, 2)
        for index in range(PILE):
            state.pile[PILE * seat + index] = GROUPS[index]
        for start in range(PILE * seat, PILE * seat + PILE, GROUP):
            shuffle(state.rng, state.pile, start, start + GROUP)


def keep(state: State, choice: int) -> None:
    """setup.choice: the mover keeps the castle and one tile more; after the last seat the layout lies."""
    seat = state.turn
    state.kept[seat] = choice
    state.hand[2 * seat] = CHOICE[choice]
    state.hand[2 * seat + 1] = PLAIN_CASTLE
    if seat + 1 < state.seats:
        state.turn = seat + 1
        return
    for column in range(state.seats):
        for row in range(2):
            put_tile(state, (column + WEST) * ROWS + SOUTH + row, start_tile(state, column, row))
    state.box[0] = 0
    state.box[1] = state.seats - 1
    state.box[2] = 0
    state.box[3] = 1
    state.turn = 0
    state.phase = LAYING


def start_tile(state: State, seat: int, row: int) -> int:
    """setup.layout: the kind at y = row of the seat's column, of the two it did not keep."""
    first = 1 if state.kept[seat] == 0 else 0
    second = 1 if state.kept[seat] == 2 else 2
    return CHOICE[first] if row == state.flip[seat] else CHOICE[second]


def put_tile(state: State, cell: int, kind: int) -> None:
    """The tile lies on the cell."""
    state.tile[cell] = kind
    state.column[cell // ROWS] |= 1 << cell % ROWS


# A turn


def why_not_lay(state: State, kind: int, cell: int) -> int:
    """lay.hand, lay.empty, lay.edge, lay.area; CELLS stands for a cell outside every window."""
    seat = state.turn
    if state.hand[2 * seat] != kind and state.hand[2 * seat + 1] != kind:
        return Rule.LAY_HAND
    side = SIDE[state.seats]
    x = cell // ROWS - WEST
    y = cell % ROWS - SOUTH
    if cell == CELLS or x < state.seats - side or x >= side or y < 2 - side or y >= side:
        return Rule.LAY_AREA
    if state.tile[cell] >= 0:
        return Rule.LAY_EMPTY
    if frontier(state, x + WEST) >> y + SOUTH & 1 == 0:
        return Rule.LAY_EDGE
    if max(x, state.box[1]) - min(x, state.box[0]) >= side or max(y, state.box[3]) - min(y, state.box[2]) >= side:
        return Rule.LAY_AREA
    return 0


def frontier(state: State, column: int) -> int:
    """lay.empty, lay.edge: bits of the empty cells of a column that touch a tile."""
    own = state.column[column]
    return (own << 1 | own >> 1 | state.column[column - 1] | state.column[column + 1]) & ~own


def rows_within(state: State) -> int:
    """lay.area: bits of the rows that the square may still reach, once a layout lies."""
    side = SIDE[state.seats]
    south = state.box[3] - side + 1 + SOUTH
    return (1 << state.box[2] + side + SOUTH) - (1 << south)


def legal_lay(state: State, out: MutableSequence[int]) -> int:
    """The layings of both tiles of the hand, then `stop` where a tile lies already (lay.count)."""
    side = SIDE[state.seats]
    rows = rows_within(state)
    low = state.hand[2 * state.turn]
    high = state.hand[2 * state.turn + 1]
    base = LAY + high * CELLS
    count = 0
    for column in range(state.box[1] - side + 1 + WEST, state.box[0] + side + WEST):
        free = 0 if column < 0 or column >= COLUMNS else frontier(state, column) & rows
        while free:
            out[count] = base + column * ROWS + lowest(free)
            count += 1
            free &= free - 1
    if 0 <= low < high:
        for index in range(count):
            out[count + index] = out[index]
            out[index] -= (high - low) * CELLS
        count += count
    if state.laid:
        out[count] = STOP
        count += 1
    return count


def lay(state: State, kind: int, cell: int) -> None:
    """lay.count, lay.hand: the tile leaves the hand; a castle may wait for knights (castle.place, castle.none)."""
    seat = state.turn
    if state.hand[2 * seat + 1] == kind:
        state.hand[2 * seat + 1] = state.hand[2 * seat]
    state.hand[2 * seat] = -1
    put_tile(state, cell, kind)
    state.played[9 * seat + kind] += 1
    note_twin(state, kind)
    x = cell // ROWS - WEST
    y = cell % ROWS - SOUTH
    state.box[0] = min(x, state.box[0])
    state.box[1] = max(x, state.box[1])
    state.box[2] = min(y, state.box[2])
    state.box[3] = max(y, state.box[3])
    state.laid += 1
    state.castle = -1
    if asks_knights(state, kind):
        state.castle = cell
        state.phase = DEPLOYING
    else:
        refill(state)


def older(state: State, seat: int, kind: int) -> int:
    """setup.choice, setup.pile: tiles of a kind that the seat had in hand before it opened the group it draws from."""
    count = 1 if kind == PLAIN_CASTLE or kind == CHOICE[state.kept[seat]] else 0
    for index in range(state.drawn[seat] - state.drawn[seat] % GROUP):
        count += 1 if GROUPS[index] == kind else 0
    return count


def note_twin(state: State, kind: int) -> None:
    """lay.hand: everyone sees that a tile of the two equal ones of a group is laid while both tiles in hand are of that group.

    Then `twin` is 1, and counts the tiles drawn from then on. What it tells of the hand is for secrets.twin_doubted.
    """
    seat = state.turn
    if TWIN[state.drawn[seat] // GROUP] != kind or state.played[9 * seat + kind] - older(state, seat, kind) != 1:
        return
    fresh = 0
    for other in range(len(LEAVE)):
        fresh += max(0, state.played[9 * seat + other] - older(state, seat, other))
    if fresh == state.drawn[seat] % GROUP - 1:
        state.twin[seat] = 1


def refill(state: State) -> None:
    """lay.refill, then lay.count, turn.skip: the turn goes on, passes to the next seat with tiles, or the match is over (end)."""
    seat = state.turn
    if state.drawn[seat] < PILE:
        kind = state.pile[PILE * seat + state.drawn[seat]]
        state.drawn[seat] += 1
        if state.drawn[seat] % GROUP == 0:
            state.twin[seat] = 0
        elif state.twin[seat]:
            state.twin[seat] += 1
        held = state.hand[2 * seat + 1]
        state.hand[2 * seat] = min(held, kind)
        state.hand[2 * seat + 1] = max(held, kind)
    if state.laid == 3 or state.hand[2 * seat + 1] < 0:
        end_turn(state)


def end_turn(state: State) -> None:
    """turn.skip, end: the next seat that has tiles."""
    state.laid = 0
    for _ in range(state.seats):
        state.turn = (state.turn + 1) % state.seats
        if state.hand[2 * state.turn + 1] >= 0:
            return
    state.phase = OVER


# Knights


def asks_knights(state: State, kind: int) -> bool:
    """castle.place, castle.none: is the mover asked for knights on a tile of this kind?"""
    return CASTLE[kind] == 1 and state.knights[state.turn] >= LEAVE[kind]


def why_not_deploy(state: State, action: int) -> int:
    """castle.forced, castle.place, then tile by tile castle.line, castle.lake, castle.leave, castle.four."""
    if action == DEPLOY:
        return Rule.CASTLE_FORCED if state.forced else 0
    if action == DEPLOY_MANY:
        return Rule.CASTLE_PLACE
    split = action - DEPLOY - 1 if action < LINE else (action - LINE) % SPLITS + STAYS
    step = 0 if action < LINE else STEP[(action - LINE) // SPLITS]
    if TOTAL[split] > state.knights[state.turn]:
        return Rule.CASTLE_PLACE
    for index in range(LENGTH[split]):
        broken = why_not_leave(state, state.castle + index * step, COUNT[5 * split + index])
        if broken:
            return broken
    return 0


def why_not_leave(state: State, cell: int, count: int) -> int:
    """castle.line, castle.lake, castle.leave, castle.four: may so many be left on that cell?"""
    kind = state.tile[cell]
    if kind < 0:
        return Rule.CASTLE_LINE
    if kind == LAKE:
        return Rule.CASTLE_LAKE
    if count < LEAVE[kind]:
        return Rule.CASTLE_LEAVE
    if state.height[cell] + count > STACK:
        return Rule.CASTLE_FOUR
    return 0


def legal_deploy(state: State, out: MutableSequence[int]) -> int:
    """The deployments of the castle that waits."""
    count = 0
    if state.forced == 0:
        out[0] = DEPLOY
        count = 1
    knights = min(state.knights[state.turn], 5)
    castle = state.castle
    least = LEAVE[state.tile[castle]]
    for stay in range(least, min(knights, STACK) + 1):
        out[count] = DEPLOY + stay
        count += 1
    for direction in range(4):
        cell = castle + STEP[direction]
        kind = state.tile[cell]
        if kind < 0 or state.height[cell] + LEAVE[kind] > STACK or least + LEAVE[kind] > knights:
            continue
        for split in range(STAYS, STAYS + SPLITS):
            if TOTAL[split] <= knights and COUNT[5 * split] >= least and line_holds(state, STEP[direction], split):
                out[count] = LINE + direction * SPLITS + split - STAYS
                count += 1
    return count


def line_holds(state: State, step: int, split: int) -> bool:
    """castle.line, castle.lake, castle.leave, castle.four beyond the castle, lakes closed by what LEAVE says of them."""
    cell = state.castle
    for index in range(1, LENGTH[split]):
        cell += step
        kind = state.tile[cell]
        left = COUNT[5 * split + index]
        if kind < 0 or left < LEAVE[kind] or state.height[cell] + left > STACK:
            return False
    return True


def deploy(state: State, action: int) -> None:
    """castle.line, castle.top: the pile moves away and leaves knights on top of those who are there."""
    if action > DEPLOY:
        split = action - DEPLOY - 1 if action < LINE else (action - LINE) % SPLITS + STAYS
        step = 0 if action < LINE else STEP[(action - LINE) // SPLITS]
        for index in range(LENGTH[split]):
            put_knights(state, state.castle + index * step, COUNT[5 * split + index])
        state.knights[state.turn] -= TOTAL[split]
    state.phase = LAYING
    refill(state)


def put_knights(state: State, cell: int, count: int) -> None:
    """castle.top, score: the mover's knights go on top; the running score follows."""
    worth = POINTS[state.tile[cell]]
    if state.height[cell] > 0:
        state.points[state.stack[cell] % 5 - 1] -= worth
    state.points[state.turn] += worth
    state.height[cell] += count
    for _ in range(count):
        state.stack[cell] = 5 * state.stack[cell] + state.turn + 1


# End and score


def finished(state: State) -> bool:
    """end: all tiles lie and the knights of the last one are placed."""
    return state.phase == OVER


def scores(state: State, out: MutableSequence[int]) -> None:
    """score: the worth of the tiles whose top knight is the seat's."""
    for seat in range(state.seats):
        out[seat] = state.points[seat]


def tiebreak(state: State, seat: int) -> int:
    """tie: unplaced knights."""
    return state.knights[seat]


def reason(state: State) -> int:
    """end."""
    return Rule.END


# The decisions


def mover(state: State) -> int:
    """The seat whose turn it is, -1 when over."""
    return -1 if state.phase == OVER else state.turn


def default(state: State) -> int:
    """No move can be interrupted."""
    return -1


def why_not(state: State, action: int) -> int:
    """The rule that forbids the action now, in the order of the rules' text; 0: none does."""
    if state.phase == OVER:
        return Rule.END
    keeps = action < LAY or action == KEEP_OTHER
    if state.phase == KEEPING or keeps:
        return 0 if state.phase == KEEPING and action < LAY else Rule.SETUP_CHOICE
    if DEPLOY <= action < STOP or action == DEPLOY_MANY:
        if state.phase == DEPLOYING:
            return why_not_deploy(state, action)
        return Rule.CASTLE_PLACE if state.knights[state.turn] else Rule.CASTLE_NONE
    if state.phase == DEPLOYING:
        return Rule.CASTLE_PLACE
    if action == STOP:
        return 0 if state.laid else Rule.LAY_COUNT
    if action >= ACTIONS:
        return why_not_lay(state, action - LAY_FAR, CELLS)
    return why_not_lay(state, (action - LAY) // CELLS, (action - LAY) % CELLS)


def legal(state: State, out: MutableSequence[int]) -> int:
    """All legal actions, ascending."""
    if state.phase == LAYING:
        return legal_lay(state, out)
    if state.phase == DEPLOYING:
        return legal_deploy(state, out)
    if state.phase == OVER:
        return 0
    for choice in range(len(CHOICE)):
        out[choice] = choice
    return len(CHOICE)


def apply(state: State, action: int) -> None:
    """Carries out a legal action."""
    if action < LAY:
        keep(state, action)
    elif action < DEPLOY:
        lay(state, (action - LAY) // CELLS, (action - LAY) % CELLS)
    elif action < STOP:
        deploy(state, action)
    else:
        end_turn(state)
