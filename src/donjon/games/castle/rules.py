"""The rules of Build the Castle, in the order of rules/castle.md. Each function names the ids it carries out."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from enum import IntEnum

from donjon.core.chance import below, shuffle
from donjon.games.castle.actions import ACTIONS, DISCARD, HOLD, LAY, LAY_OUTSIDE, NO_CARD, NO_TARGET, SHOOT
from donjon.games.castle.pieces import (
    BACK,
    CASTLE,
    CATAPULT,
    DISPLAY,
    DOWN,
    FIGURE,
    FIGURE_BITS,
    GROUND,
    KINDS,
    LEFT,
    MOST_FIGURES,
    RIGHT,
    ROWS,
    SKY,
    TOWER,
    UP,
)
from donjon.games.castle.state import CELLS, COLUMNS, OVER, SHOOTING, START, STOREYS, TAKING, WEST, State


class Rule(IntEnum):
    """The ids, in rulebook order."""

    SETUP_START = 1
    SETUP_FIRST = 2
    ROUND_REVEAL = 3
    ROUND_TURNS = 4
    ROUND_END = 5
    TAKE = 6
    PLACE = 7
    PLACE_SUPPORT = 8
    PLACE_MATCH = 9
    PLACE_EXTENT = 10
    PLACE_NONE = 11
    CATAPULT = 12
    CATAPULT_TOP = 13
    CATAPULT_LAST = 14
    END = 15
    SCORE_ROWS = 16
    SCORE_TOWER = 17
    SCORE_FIRST = 18
    SCORE_SECOND = 19
    SCORE_TIE__FIRST = 20
    SCORE_TIE__SECOND = 21
    SCORE_NONE = 22
    TIE = 23


# Setup


def setup(state: State, seats: int, options: Sequence[int], seed: Sequence[int]) -> None:
    """setup.start, setup.first: a start card each, unseen; chance decides who begins."""
    for index in range(4):
        state.rng[index] = seed[index]
    state.seats = seats
    state.either = options[0]
    state.cards = len(options) - 1
    for card in range(state.cards):
        state.box[card] = options[1 + card]
        state.pile[card] = card
    shuffle(state.rng, state.pile, 0, state.cards)
    state.left = state.cards
    for seat in range(seats):
        state.start[seat] = draw_card(state)
        state.west[seat] = WEST
        state.east[seat] = WEST + 1
        put_card(state, seat, WEST * STOREYS, START)
    for seat in range(seats, len(state.start)):
        state.start[seat] = -1
    state.starter = below(state.rng, seats)
    state.taken = -1
    reveal(state)


def draw_card(state: State) -> int:
    """Takes the top card off the draw pile."""
    state.left -= 1
    card = state.pile[state.left]
    state.pile[state.left] = 0
    return card


# A round


def reveal(state: State) -> None:
    """round.reveal: five cards, or what is left, are turned up; who has the wooden castle begins (round.turns)."""
    state.shown = min(state.left, DISPLAY)
    state.offers = state.shown
    for slot in range(DISPLAY):
        state.display[slot] = draw_card(state) if slot < state.shown else -1
    sort_offer(state)
    state.phase = TAKING
    state.turn = state.starter
    state.turns = 0


def sort_offer(state: State) -> None:
    """Puts the display in ascending order beside it."""
    for slot in range(DISPLAY):
        card = state.display[slot]
        place = slot
        while place > 0 and card >= 0 and (state.offer[place - 1] > card or state.offer[place - 1] < 0):
            state.offer[place] = state.offer[place - 1]
            place -= 1
        state.offer[place] = card


def end_turn(state: State) -> None:
    """round.turns: the next player's turn, or the next round."""
    state.phase = TAKING
    state.taken = -1
    state.turns += 1
    if state.turns == state.seats:
        end_round(state)
    else:
        state.turn = state.turn + 1 if state.turn + 1 < state.seats else 0


def end_round(state: State) -> None:
    """round.end, end: what is left is discarded, and the wooden castle goes on; fewer cards than players: the match is over."""
    state.turns = 0
    state.shown = 0
    state.offers = 0
    for slot in range(DISPLAY):
        state.display[slot] = -1
        state.offer[slot] = -1
    if state.left < state.seats:
        state.phase = OVER
        return
    state.starter = state.starter + 1 if state.starter + 1 < state.seats else 0
    reveal(state)


# A turn: a card is taken


def on_display(state: State, card: int) -> bool:
    """take: does the card lie face up for everyone?"""
    found = False
    for index in range(state.offers):
        found = found or state.offer[index] == card
    return found


def take_card(state: State, card: int) -> None:
    """take: the card leaves the display."""
    state.offers -= 1
    kept = 0
    for index in range(state.offers + 1):
        if state.offer[index] != card:
            state.offer[kept] = state.offer[index]
            kept += 1
    state.offer[state.offers] = -1
    for slot in range(DISPLAY):
        if state.display[slot] == card:
            state.display[slot] = -1


# and laid


def face_of(state: State, tile: int) -> int:
    """What a card in a castle shows: its face, or the back."""
    return state.box[tile - 1] if 0 < tile < START else BACK


def edge(face: int, side: int) -> int:
    """The pattern of an edge."""
    return face >> side & 3


def edge_beside(state: State, seat: int, column: int, y: int, side: int) -> int:
    """The pattern of that edge of the card there, -1 where there is none."""
    if column < 0 or column >= COLUMNS or state.height[COLUMNS * seat + column] <= y:
        return -1
    return edge(face_of(state, state.tile[CELLS * seat + STOREYS * column + y]), side)


def why_not_lay(state: State, card: int, back: int, cell: int) -> int:
    """take, place, place.support, place.match."""
    if not on_display(state, card):
        return Rule.TAKE
    seat = state.turn
    column = cell // STOREYS
    y = cell % STOREYS
    height = state.height[COLUMNS * seat + column]
    left = edge_beside(state, seat, column - 1, y, RIGHT)
    right = edge_beside(state, seat, column + 1, y, LEFT)
    if y < height or (y > height and left < 0 and right < 0) or (height == 0 and y == 0 and left < 0 and right < 0):
        return Rule.PLACE
    if y > height:
        return Rule.PLACE_SUPPORT
    face = BACK if back else state.box[card]
    lower = GROUND if back and y == 0 else edge(face, DOWN)
    if lower != (edge_beside(state, seat, column, y - 1, UP) if y else GROUND):
        return Rule.PLACE_MATCH
    if left >= 0 and left != edge(face, LEFT):
        return Rule.PLACE_MATCH
    return Rule.PLACE_MATCH if right >= 0 and right != edge(face, RIGHT) else 0


# For speed, `fit` holds the answer of place, place.support and place.match for every shape: bit n of fit[COLUMNS * seat + column] is set where a card of shape n
# can be laid in that column. A shape is the lower edge (ground, castle, tower), then whether the left and the right edge are sky or castle. What fits in a
# column depends on its top card and on the cards beside the open cell, so it is asked anew for the column that has changed, and for those beside it whose
# open cell is at the same height.


def shape_of(face: int) -> int:
    """The shape of a face; of the back on castle."""
    return edge(face, DOWN) << 2 | edge(face, LEFT) >> 1 << 1 | edge(face, RIGHT) >> 1


BACKS = 1 << (GROUND << 2) | 1 << (CASTLE << 2)
"""The shapes of the back, as bits."""


def fitting(state: State, seat: int, column: int) -> int:
    """place, place.support, place.match: the shapes that fit in a column, as bits."""
    y = state.height[COLUMNS * seat + column]
    if y == STOREYS:
        return 0
    left = edge_beside(state, seat, column - 1, y, RIGHT)
    right = edge_beside(state, seat, column + 1, y, LEFT)
    if y == 0 and left < 0 and right < 0:
        return 0
    lower = GROUND if y == 0 else edge_beside(state, seat, column, y - 1, UP)
    if lower == SKY:
        return 0
    # Of the four ways in which sides differ, in the order of shapes: those that fit at the left, and at the right.
    lefts = 0b1111 if left < 0 else 0b0011 if left == CASTLE else 0b1100
    rights = 0b1111 if right < 0 else 0b0101 if right == CASTLE else 0b1010
    return (lefts & rights) << 4 * lower


def refit(state: State, seat: int, column: int) -> None:
    """Finds anew which shapes fit in a column."""
    state.fit[COLUMNS * seat + column] = fitting(state, seat, column)


def touched(state: State, seat: int, column: int, cell: int) -> bool:
    """May a change in the cell have changed what fits in the column? In its own, and in those beside it with their open cell at that height."""
    away = abs(column - cell // STOREYS)
    return away == 0 or (away == 1 and state.height[COLUMNS * seat + column] == cell % STOREYS)


def refit_around(state: State, seat: int, cell: int) -> None:
    """After a change in a cell: every column that it touched."""
    west = max(cell // STOREYS - 1, 0)
    east = min(cell // STOREYS + 2, COLUMNS)
    for column in range(west, east):
        if touched(state, seat, column, cell):
            refit(state, seat, column)
    state.west[seat] = min(state.west[seat], west)
    state.east[seat] = max(state.east[seat], east)


def put_card(state: State, seat: int, cell: int, tile: int) -> None:
    """place: the card is in the castle."""
    state.tile[CELLS * seat + cell] = tile
    state.height[COLUMNS * seat + cell // STOREYS] += 1
    state.size[seat] += 1
    add_rows(state, seat, tile, 1)
    refit_around(state, seat, cell)


def remove_card(state: State, seat: int, cell: int) -> None:
    """catapult: a top card is out of the game."""
    tile = state.tile[CELLS * seat + cell]
    state.tile[CELLS * seat + cell] = 0
    state.height[COLUMNS * seat + cell // STOREYS] -= 1
    state.size[seat] -= 1
    add_rows(state, seat, tile, -1)
    refit_around(state, seat, cell)


def lay(state: State, card: int, back: int, cell: int) -> None:
    """place: the taken card goes into the mover's castle; with a catapult the mover may shoot."""
    take_card(state, card)
    put_card(state, state.turn, cell, -(card + 1) if back else card + 1)
    if state.either == 0 and fires(state, card):
        ask_shot(state, card)
    else:
        end_turn(state)


# or discarded


def anything_fits(state: State) -> bool:
    """place.none: can any card on display be laid in the mover's castle in any way?"""
    shapes = BACKS
    for index in range(state.offers):
        shapes |= 1 << shape_of(state.box[state.offer[index]])
    return shapes & fitting_anywhere(state, state.turn) != 0


def fitting_anywhere(state: State, seat: int) -> int:
    """The shapes that fit somewhere in a castle, as bits."""
    shapes = 0
    for column in range(state.west[seat], state.east[seat]):
        shapes |= state.fit[COLUMNS * seat + column]
    return shapes


def why_not_discard(state: State, card: int) -> int:
    """take, place.none; with `catapult=or` a catapult may be discarded where it can shoot."""
    if not on_display(state, card):
        return Rule.TAKE
    if state.either and fires(state, card):
        return 0
    return Rule.PLACE_NONE if anything_fits(state) else 0


def discard(state: State, card: int) -> None:
    """place.none, catapult: the taken card is out of the game; with a catapult the mover may shoot, with `catapult=or` must."""
    take_card(state, card)
    if fires(state, card):
        ask_shot(state, card)
    else:
        end_turn(state)


# The catapult


def fires(state: State, card: int) -> bool:
    """catapult, catapult.last: does the card show one, and can some opponent of the mover lose a card?"""
    most = 0
    if state.box[card] >> CATAPULT & 1:
        for seat in range(state.seats):
            if seat != state.turn:
                most = max(most, state.size[seat])
    return most > 1


def ask_shot(state: State, card: int) -> None:
    """catapult: the mover is asked."""
    state.phase = SHOOTING
    state.taken = card


def why_not_shoot(state: State, seat: int, cell: int) -> int:
    """catapult, catapult.top, catapult.last."""
    if seat == state.turn or seat >= state.seats or state.tile[CELLS * seat + cell] == 0:
        return Rule.CATAPULT
    if cell % STOREYS + 1 < state.height[COLUMNS * seat + cell // STOREYS]:
        return Rule.CATAPULT_TOP
    return Rule.CATAPULT_LAST if state.size[seat] == 1 else 0


def legal_shots(state: State, out: MutableSequence[int]) -> int:
    """The top cards of the opponents, not a last one; then `hold`, but not with `catapult=or`."""
    count = 0
    for seat in range(state.seats):
        if seat == state.turn or state.size[seat] < 2:
            continue
        for column in range(state.west[seat], state.east[seat]):
            height = state.height[COLUMNS * seat + column]
            if height:
                out[count] = SHOOT + CELLS * seat + STOREYS * column + height - 1
                count += 1
    if state.either == 0:
        out[count] = HOLD
        count += 1
    return count


# End and score


def finished(state: State) -> bool:
    """end: the draw pile held fewer cards than there are players at the end of a round."""
    return state.phase == OVER


def add_rows(state: State, seat: int, tile: int, times: int) -> None:
    """score.rows, score.tower: counts a face-up card in its castle, or (-1) takes it out.

    Edges match and a column has no gap, so a card with a lower tower edge continues a tower from its beginning: the one of them whose upper edge is not
    tower completes it.
    """
    if tile <= 0 or tile == START:
        return
    face = state.box[tile - 1]
    for kind in range(KINDS):
        state.rows[ROWS * seat + kind] += times * (face >> FIGURE + FIGURE_BITS * kind & MOST_FIGURES)
    if edge(face, DOWN) == TOWER and edge(face, UP) != TOWER:
        state.rows[ROWS * seat + KINDS] += times


def points_of_row(state: State, seat: int, row: int) -> int:
    """score.first, score.second, score.tie_first, score.tie_second, score.none: what the seat gets in a row."""
    own = state.rows[ROWS * seat + row]
    if own == 0:
        return 0
    more = 0
    equal = 0
    for other in range(state.seats):
        if other != seat:
            count = state.rows[ROWS * other + row]
            more += 1 if count > own else 0
            equal += 1 if count == own else 0
    if more == 0:
        return 2 if equal else 3
    return 1 if more == 1 and equal == 0 else 0


def scores(state: State, out: MutableSequence[int]) -> None:
    """score.rows: six rows."""
    for seat in range(state.seats):
        out[seat] = 0
        for row in range(ROWS):
            out[seat] += points_of_row(state, seat, row)


def tiebreak(state: State, seat: int) -> int:
    """tie: equals share the victory."""
    return 0


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
    """The rule that forbids the action now, in the order of the rules' text (take, place.extent, place, …); 0: none does."""
    if state.phase == OVER:
        return Rule.END
    shot = SHOOT <= action < ACTIONS or action == NO_TARGET
    if shot != (state.phase == SHOOTING) or action == NO_TARGET:
        return Rule.CATAPULT
    if action == HOLD:
        return Rule.CATAPULT if state.either else 0
    if shot:
        return why_not_shoot(state, (action - SHOOT) // CELLS, (action - SHOOT) % CELLS)
    if action >= ACTIONS:
        return Rule.TAKE if action == NO_CARD or not on_display(state, action - LAY_OUTSIDE) else Rule.PLACE_EXTENT
    if action >= DISCARD:
        return why_not_discard(state, action - DISCARD)
    way = (action - LAY) // CELLS
    return why_not_lay(state, way // 2, way % 2, (action - LAY) % CELLS)


def legal(state: State, out: MutableSequence[int]) -> int:
    """All legal actions, ascending."""
    if state.phase == SHOOTING:
        return legal_shots(state, out)
    if state.phase == OVER:
        return 0
    count = 0
    for index in range(state.offers):
        card = state.offer[index]
        first = LAY + 2 * CELLS * card
        count = list_lays(state, 1 << shape_of(state.box[card]), first, out, count)
        count = list_lays(state, BACKS, first + CELLS, out, count)
    stuck = count == 0
    for index in range(state.offers):
        if stuck or (state.either and fires(state, state.offer[index])):
            out[count] = DISCARD + state.offer[index]
            count += 1
    return count


def list_lays(state: State, shapes: int, first: int, out: MutableSequence[int], count: int) -> int:
    """Adds a laying on each of the mover's columns where one of the shapes fits; how many are listed then."""
    seat = state.turn
    for column in range(state.west[seat], state.east[seat]):
        if state.fit[COLUMNS * seat + column] & shapes:
            out[count] = first + STOREYS * column + state.height[COLUMNS * seat + column]
            count += 1
    return count


def apply(state: State, action: int) -> None:
    """Carries out a legal action."""
    if action < DISCARD:
        way = (action - LAY) // CELLS
        lay(state, way // 2, way % 2, (action - LAY) % CELLS)
    elif action < SHOOT:
        discard(state, action - DISCARD)
    else:
        if action < HOLD:
            remove_card(state, (action - SHOOT) // CELLS, (action - SHOOT) % CELLS)
        end_turn(state)
