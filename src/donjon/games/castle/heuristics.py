"""What a casual player of Build the Castle weighs, in hundredths of a point."""

from __future__ import annotations

import math
from collections.abc import MutableSequence, Sequence

from donjon.core.chance import Rng, below
from donjon.core.features import keep_two, wipe
from donjon.games.castle.actions import DISCARD, HOLD, SHOOT
from donjon.games.castle.pieces import BOX, CATAPULT, DISPLAY, DOWN, FIGURE, FIGURE_BITS, KINDS, MOST_FIGURES, ROWS, TOWER, UP
from donjon.games.castle.rules import edge, fires, fitting, fitting_anywhere, shape_of, touched
from donjon.games.castle.state import CELLS, COLUMNS, SHAPES, SHOOTING, START, STOREYS, TAKING, State

ROUNDS = 15
"""Most rounds of a match."""

LEAD = 8
"""Larger leads in a row count as this."""

SPREAD = 0.55
"""By how much the variance of a lead grows in a round."""

AHEAD = tuple(
    round(500 * (1 + math.erf(lead / math.sqrt(2 * SPREAD * rounds)))) if rounds else 500 * ((lead > 0) - (lead < 0) + 1)
    for rounds in range(ROUNDS + 1)
    for lead in range(-LEAD, LEAD + 1)
)
"""The chance, in thousandths, that a seat which leads another by so many in a row will be ahead at the end, by rounds to come and lead."""

FIRST_ONE = tuple(round(1000 - 1000 * 0.75**rounds) for rounds in range(ROUNDS + 1))
"""The chance, in thousandths, that who has none of a row gets one in so many rounds."""

ROOM = 14
"""What it is worth, for each round to come, that all cards of the box find a place."""


def figures_of(face: int, kind: int) -> int:
    """How often a card shows a figure; of the sixth row, whether it completes a tower."""
    if kind == KINDS:
        return 1 if edge(face, DOWN) == TOWER and edge(face, UP) != TOWER else 0
    return face >> FIGURE + FIGURE_BITS * kind & MOST_FIGURES


WANTED = tuple(
    sum(1 + 2 * sum(figures_of(face, kind) for kind in range(ROWS)) + (face >> CATAPULT & 1) for face in BOX if shape_of(face) == shape)
    for shape in range(SHAPES)
)
"""How much the cards of a shape are wanted: what counts in the rows twice. Of the built-in box; others are much alike."""

ROOM_FOR = tuple(100 * sum(WANTED[shape] for shape in range(SHAPES) if shapes >> shape & 1) // sum(WANTED) for shapes in range(1 << SHAPES))
"""How much of what the box holds is of the shapes that are set as bits, in hundredths."""


def rounds_to_come(state: State) -> int:
    """Rounds after this one."""
    return state.left // DISPLAY + (1 if state.left % DISPLAY >= state.seats else 0)


def ahead_by(lead: int, rounds: int) -> int:
    """The chance, in thousandths, to be ahead at the end by a lead now."""
    return AHEAD[(2 * LEAD + 1) * rounds + min(max(lead, -LEAD), LEAD) + LEAD]


def prize(state: State, seat: int, row: int, own: int, without: int, first_prize: int, rounds: int) -> int:
    """What being first and second (which pays 1) brings on average, in thousandths, to the seat if its row counts `own`; the seat `without` does not compete."""
    first = 1000
    second = 0
    for rival in range(state.seats):
        if rival not in (seat, without):
            ahead = ahead_by(own - state.rows[ROWS * rival + row], rounds)
            second = (second * ahead + first * (1000 - ahead)) // 1000
            first = first * ahead // 1000
    return first_prize * first + second


def expected(state: State, seat: int, row: int, change: int, rounds: int) -> int:
    """About what the seat will get for a row, if it counts so many more."""
    own = state.rows[ROWS * seat + row] + change
    points = prize(state, seat, row, own, seat, 3, rounds) // 10
    return points if own > 0 else points * FIRST_ONE[rounds] // 1000


def outdone(state: State, seat: int, row: int, other: int, change: int, rounds: int) -> int:
    """By how much that changes if the row of `other` counts so many more. With the chances that the seat is first or second without `other`, it is proportional
    to the change of the chance to be ahead of `other`."""
    own = state.rows[ROWS * seat + row]
    lead = own - state.rows[ROWS * other + row]
    shift = ahead_by(lead - change, rounds) - ahead_by(lead, rounds)
    if shift == 0:
        return 0
    points = prize(state, seat, row, own, other, 2, rounds) * shift // 10000
    return points if own > 0 else points * FIRST_ONE[rounds] // 1000


def gain_row(state: State, row: int, other: int, change: int, rounds: int) -> int:
    """What it brings the mover that the row of `other` counts so many more: its own points, less what the others gain on average."""
    total = 0
    for seat in range(state.seats):
        if seat == other:
            more = expected(state, seat, row, change, rounds) - expected(state, seat, row, 0, rounds)
        else:
            more = outdone(state, seat, row, other, change, rounds)
        total += more * (state.seats - 1) if seat == state.turn else -more
    return total // (state.seats - 1)


def gain_card(state: State, face: int, other: int, times: int, rounds: int) -> int:
    """What it brings the mover that a face-up card comes into the castle of `other`, or (-1) leaves it."""
    total = 0
    for row in range(ROWS):
        change = figures_of(face, row)
        if change:
            total += gain_row(state, row, other, times * change, rounds)
    return total


def fitting_after(state: State, seat: int, cell: int, tile: int) -> int:
    """The shapes that fit somewhere in a castle if that is laid there, as bits."""
    middle = cell // STOREYS
    state.tile[CELLS * seat + cell] = tile
    state.height[COLUMNS * seat + middle] += 1
    shapes = 0
    for column in range(max(state.west[seat] - 1, 0), min(state.east[seat] + 1, COLUMNS)):
        shapes |= fitting(state, seat, column) if touched(state, seat, column, cell) else state.fit[COLUMNS * seat + column]
    state.tile[CELLS * seat + cell] = 0
    state.height[COLUMNS * seat + middle] -= 1
    return shapes


def weigh_room(shapes: int, rounds: int) -> int:
    """What it is worth that these shapes fit."""
    return ROOM * rounds * ROOM_FOR[shapes] // 100


def weigh_shot(state: State, seat: int, cell: int, rounds: int) -> int:
    """What it brings to take that card away."""
    tile = state.tile[CELLS * seat + cell]
    return gain_card(state, state.box[tile - 1], seat, -1, rounds) if 0 < tile < START else 0


def best_shot(state: State, rounds: int) -> int:
    """The most that a shot brings."""
    most = 0
    for seat in range(state.seats):
        if seat == state.turn or state.size[seat] < 2:
            continue
        for column in range(state.west[seat], state.east[seat]):
            height = state.height[COLUMNS * seat + column]
            if height:
                most = max(most, weigh_shot(state, seat, STOREYS * column + height - 1, rounds))
    return most


def card_of(action: int) -> int:
    """The card that the action takes, -1 for none."""
    return action // CELLS // 2 if action < DISCARD else action - DISCARD if action < SHOOT else -1


def weigh_card(state: State, action: int, gain: int, shot: int, rounds: int) -> int:
    """What it brings to lay or discard a card: face up `gain`, by its catapult `shot`, and the room that it leaves."""
    if action >= DISCARD:
        return weigh_room(fitting_anywhere(state, state.turn), rounds) + shot
    card = card_of(action)
    back = action // CELLS % 2
    shapes = fitting_after(state, state.turn, action % CELLS, -(card + 1) if back else card + 1)
    return weigh_room(shapes, rounds) + (0 if back else gain) + (0 if state.either else shot)


def weigh(state: State, action: int) -> int:
    """How good a legal action looks to its mover; higher is better."""
    rounds = rounds_to_come(state)
    card = card_of(action)
    if card < 0:
        return 0 if action == HOLD else weigh_shot(state, (action - SHOOT) // CELLS, (action - SHOOT) % CELLS, rounds)
    gain = gain_card(state, state.box[card], state.turn, 1, rounds)
    return weigh_card(state, action, gain, best_shot(state, rounds) if fires(state, card) else 0, rounds)


def weigh_all(state: State, moves: Sequence[int], count: int, out: MutableSequence[float]) -> None:
    """The weights of several actions. What a card brings is the same wherever it is laid, the best shot the same for all catapults."""
    rounds = rounds_to_come(state)
    last = -1
    gain = 0
    shot = 0
    most = -1
    for index in range(count):
        card = card_of(moves[index])
        if card < 0:
            out[index] = weigh(state, moves[index])
            continue
        if card != last:
            last = card
            gain = gain_card(state, state.box[card], state.turn, 1, rounds)
            shot = 0
            if fires(state, card):
                most = best_shot(state, rounds) if most < 0 else most
                shot = most
        out[index] = weigh_card(state, moves[index], gain, shot, rounds)


def sample(state: State, moves: Sequence[int], count: int, rng: Rng) -> int:
    """Playouts take the better of two moves."""
    first = moves[below(rng, count)]
    second = moves[below(rng, count)]
    return first if weigh(state, first) >= weigh(state, second) else second


def evaluate(state: State, out: MutableSequence[float]) -> None:
    """The share of the victory by seat: a logistic curve over the points to expect, steeper towards the end."""
    rounds = rounds_to_come(state)
    best = -1e9
    for seat in range(state.seats):
        points = weigh_room(fitting_anywhere(state, seat), rounds)
        for row in range(ROWS):
            points += expected(state, seat, row, 0, rounds)
        out[seat] = points / 100
        best = max(best, out[seat])
    total = 0.0
    for seat in range(state.seats):
        out[seat] = math.exp((out[seat] - best) / (0.7 + 0.08 * rounds))
        total += out[seat]
    for seat in range(state.seats):
        out[seat] /= total


TERMS = 4 * ROWS + 11


def terms(state: State, seat: int, out: MutableSequence[float]) -> None:
    """By row what the castle counts, its lead, and the points to expect; the castle's size and room, rounds to come, whose turn it is; what the display could bring."""
    rounds = rounds_to_come(state)
    for row in range(ROWS):
        own = state.rows[ROWS * seat + row]
        rival = 0
        for other in range(state.seats):
            if other != seat:
                rival = max(rival, state.rows[ROWS * other + row])
        out[4 * row] = own / 8
        out[4 * row + 1] = min(max(own - rival, -LEAD), LEAD) / 4
        out[4 * row + 2] = expected(state, seat, row, 0, rounds) / 300
        out[4 * row + 3] = 1.0 if own > rival else 0.5 if own == rival else 0.0
    at = 4 * ROWS
    out[at] = state.size[seat] / 15
    shapes = fitting_anywhere(state, seat)
    out[at + 1] = ROOM_FOR[shapes] / 100
    out[at + 2] = rounds / 15
    out[at + 3] = 1.0 if state.turn == seat else 0.0
    out[at + 4] = 1.0 if state.turn == seat and state.phase == SHOOTING else 0.0
    out[at + 5] = out[at + 1] * out[at + 2]
    wipe(out, at + 6, TERMS)
    # With more seats no network has learned to read them yet, and they cost more the more castles there are to shoot at.
    if state.phase == TAKING and state.seats == 2:
        prospects(state, seat, shapes, rounds, at + 6, out)


def prospects(state: State, seat: int, shapes: int, rounds: int, at: int, out: MutableSequence[float]) -> None:
    """What the two best cards on display would bring the seat, were it its turn, and the best shot that one of them allows; the cards that are left; whether the seat begins the round.

    `shapes` are those that fit somewhere in its castle; onto zeros.
    """
    mover = state.turn
    state.turn = seat
    shot = -1
    for index in range(state.offers):
        card = state.offer[index]
        face = state.box[card]
        gain = max(0, gain_card(state, face, seat, 1, rounds)) if shapes >> shape_of(face) & 1 else 0
        if fires(state, card):
            if shot < 0:
                shot = best_shot(state, rounds)
            gain = max(gain, shot) if state.either else gain + shot
        keep_two(out, at, gain / 300)
    state.turn = mover
    out[at + 2] = max(shot, 0) / 300
    out[at + 3] = state.offers / DISPLAY
    out[at + 4] = 1.0 if state.turns == 0 and state.turn == seat else 0.0
