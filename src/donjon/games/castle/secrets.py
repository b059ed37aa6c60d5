"""What a seat of Build the Castle may know, what chance decides, and how both are asked for (rules/castle.md, Hidden information)."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from donjon.core.chance import shuffle
from donjon.core.features import turns_to, wipe
from donjon.core.game import SETUP
from donjon.games.castle.actions import DISCARD, FEATURES, HOLD, LAY, SHOOT, SLASH, UNTOLD
from donjon.games.castle.pieces import (
    CASTLE,
    CATAPULT,
    DISPLAY,
    FIGURE,
    FIGURE_BITS,
    KINDS,
    LEFT,
    MOST,
    MOST_FIGURES,
    RIGHT,
    ROWS,
    TOWER,
    UP,
)
from donjon.games.castle.rules import Rule, edge, face_of, fires, points_of_row, reveal
from donjon.games.castle.state import CELLS, COLUMNS, OVER, SEATS, SHOOTING, START, STOREYS, TAKING, WEST, State

# What is known


def observe(state: State, seat: int) -> None:
    """The start cards go back to the draw pile, which is put in rising order: nobody has seen either."""
    for index in range(4):
        state.rng[index] = 0
    if state.start[0] >= 0:
        for other in range(state.seats):
            state.pile[state.left + other] = state.start[other]
            state.start[other] = -1
    for index in range(1, state.left + state.seats):
        card = state.pile[index]
        place = index
        while place > 0 and state.pile[place - 1] > card:
            state.pile[place] = state.pile[place - 1]
            place -= 1
        state.pile[place] = card


def determinise(state: State, seat: int) -> None:
    """A world that fits what the seat observed, each equally likely: which unseen cards are the start cards, and the order of the others."""
    shuffle(state.rng, state.pile, 0, state.left + state.seats)
    for other in range(state.seats):
        state.start[other] = state.pile[state.left + other]
        state.pile[state.left + other] = 0


CELL = 4
CROWN = KINDS + 1
PLANES = CELL * CELLS + CROWN * COLUMNS + ROWS + 2
"""By seat, counted from the observer: of each cell whether a card is there, its upper edge, its sides; of each column what its top card counts; the rows, cards, points."""

CARD = 6 + KINDS
"""Of a card on display: that it is there, its edges, its figures, its catapult."""

UNSEEN = PLANES * SEATS + CARD * (DISPLAY + 1)
"""Where the unseen cards are told, behind the castles, the display and the taken card."""


def features(state: State, seat: int, out: MutableSequence[float]) -> None:
    """FEATURES numbers: PLANES a seat; CARD a slot of the display; the sum of the unseen cards in the same form; phase, mover, starter, turns, pile."""
    for other in range(state.seats):
        features_of_castle(state, other, PLANES * turns_to(state.seats, seat, other), out)
    features_of_table(state, seat, out)
    features_of_unseen(state, UNSEEN, out)


def features_of_castle(state: State, seat: int, place: int, out: MutableSequence[float]) -> None:
    """The cells and columns of one seat."""
    for column in range(state.west[seat], state.east[seat]):
        features_of_column(state, seat, column, place, out)


def features_of_column(state: State, seat: int, column: int, place: int, out: MutableSequence[float]) -> None:
    """Its cells, and what its top card counts."""
    tile = 0
    face = 0
    first = STOREYS * column
    for cell in range(first, first + state.height[COLUMNS * seat + column]):
        tile = state.tile[CELLS * seat + cell]
        face = face_of(state, tile)
        out[place + CELL * cell] = 1.0 if tile > 0 else -1.0
        out[place + CELL * cell + 1] = edge(face, UP) - TOWER
        out[place + CELL * cell + 2] = 1.0 if edge(face, LEFT) == CASTLE else -1.0
        out[place + CELL * cell + 3] = 1.0 if edge(face, RIGHT) == CASTLE else -1.0
    if 0 < tile < START:
        crown = place + CELL * CELLS + CROWN * column
        for kind in range(KINDS):
            out[crown + kind] = (face >> FIGURE + FIGURE_BITS * kind & MOST_FIGURES) * A_FIGURE
        out[crown + KINDS] = 1.0 if edge(face, UP) == TOWER else 0.0


def features_of_table(state: State, seat: int, out: MutableSequence[float]) -> None:
    """What the castles count, the cards on display and the taken one, phase, mover, starter, turns, pile."""
    for other in range(state.seats):
        place = PLANES * turns_to(state.seats, seat, other) + CELL * CELLS + CROWN * COLUMNS
        points = 0
        for row in range(ROWS):
            out[place + row] = min(state.rows[ROWS * other + row], 20) * 0.1
            points += points_of_row(state, other, row)
        out[place + ROWS] = state.size[other] / STOREYS
        out[place + ROWS + 1] = points / 18
    place = PLANES * SEATS
    for index in range(state.offers):
        features_of_card(state.box[state.offer[index]], place + CARD * index, out)
    if state.taken >= 0:
        features_of_card(state.box[state.taken], place + CARD * DISPLAY, out)
    place = UNSEEN + CARD
    if state.phase != OVER:
        out[place + state.phase] = 1.0
        out[place + 2 + turns_to(state.seats, seat, state.turn)] = 1.0
        out[place + 7 + turns_to(state.seats, seat, state.starter)] = 1.0
    out[place + 12] = state.turns / SEATS
    out[place + 13] = state.left / MOST
    out[place + 14] = state.seats / SEATS
    out[place + 15] = state.either


A_FIGURE = 1 / MOST_FIGURES
"""What counts for one figure; the patterns of edges count from -1 to 1."""


def features_of_card(face: int, place: int, out: MutableSequence[float]) -> None:
    """What a card shows."""
    out[place] = 1.0
    for side in range(4):
        out[place + 1 + side] = edge(face, 2 * side) * (2 / 3) - 1.0
    for kind in range(KINDS):
        out[place + 5 + kind] = (face >> FIGURE + FIGURE_BITS * kind & MOST_FIGURES) * A_FIGURE
    out[place + 5 + KINDS] = face >> CATAPULT & 1


def features_of_unseen(state: State, place: int, out: MutableSequence[float]) -> None:
    """The sum of what the cards of the draw pile and the start cards show, each a MOST-th; some at a time in one number, so that no field of bits flows over."""
    edges = 0
    figures = 0
    count = state.left
    for index in range(state.left):
        face = state.box[state.pile[index]]
        edges += spread_edges(face)
        figures += spread_figures(face)
    for other in range(state.seats):
        # The start cards are on the draw pile as soon as it has been observed.
        face = state.box[state.start[other] if state.start[0] >= 0 else state.pile[state.left + other]]
        edges += spread_edges(face)
        figures += spread_figures(face)
    count += state.seats
    out[place] = count / MOST
    for side in range(4):
        out[place + 1 + side] = ((edges >> 8 * side & 0xFF) * (2 / 3) - count) / MOST
    for kind in range(KINDS):
        out[place + 5 + kind] = (figures >> 11 * kind & 0x7FF) * A_FIGURE / MOST
    out[place + 5 + KINDS] = (edges >> 32) / MOST


def spread_edges(face: int) -> int:
    """The four edges and the catapult, 8 bits each."""
    return face & 3 | (face & 0xC) << 6 | (face & 0x30) << 12 | (face & 0xC0) << 18 | (face >> CATAPULT & 1) << 32


def spread_figures(face: int) -> int:
    """The figures by kind, 11 bits each."""
    figures = face >> FIGURE
    return figures & 0xF | (figures & 0xF0) << 7 | (figures & 0xF00) << 14 | (figures & 0xF000) << 21 | (figures & 0xF0000) << 28


def erase(state: State, seat: int, out: MutableSequence[float]) -> None:
    """What lies on the table, and whose turn it is: `renew` sees to the castles and the unseen cards."""
    wipe(out, PLANES * SEATS, UNSEEN)
    wipe(out, UNSEEN + CARD, FEATURES)


def renew(state: State, action: int, seat: int, out: MutableSequence[float]) -> None:
    """The unseen cards where a round has begun. The castles where another seat observes, since seats are counted from the observer; else the column that the action has changed."""
    if action < 0:
        for other in range(state.seats):
            clear_castle(PLANES * other, out)
        for other in range(state.seats):
            features_of_castle(state, other, PLANES * turns_to(state.seats, seat, other), out)
    else:
        renew_castles(state, action, last_mover(state), seat, out)
    features_of_table(state, seat, out)
    if action < 0 or state.turns == 0:
        features_of_unseen(state, UNSEEN, out)


def renew_castles(state: State, action: int, before: int, seat: int, out: MutableSequence[float]) -> None:
    """The castles, as they were told to `before`, for `seat`."""
    if SHOOT <= action < HOLD:
        cell = (action - SHOOT) % CELLS
        place = PLANES * turns_to(state.seats, before, (action - SHOOT) // CELLS)
        wipe(out, place + CELL * cell, place + CELL * cell + CELL)
        crown = place + CELL * CELLS + CROWN * (cell // STOREYS)
        wipe(out, crown, crown + CROWN)
        if before == seat:
            features_of_column(state, (action - SHOOT) // CELLS, cell // STOREYS, place, out)
    elif before == seat and action < DISCARD:
        column = (action - LAY) % CELLS // STOREYS
        crown = CELL * CELLS + CROWN * column
        wipe(out, crown, crown + CROWN)
        features_of_column(state, seat, column, 0, out)
    if before != seat:
        for other in range(state.seats):
            erase_castle(state, other, PLANES * turns_to(state.seats, before, other), out)
        for other in range(state.seats):
            features_of_castle(state, other, PLANES * turns_to(state.seats, seat, other), out)


def last_mover(state: State) -> int:
    """Who has acted, in a match that has begun and is not over."""
    back = 0 if state.phase == SHOOTING else 1 if state.turns else 2
    return (state.turn + back * (state.seats - 1)) % state.seats


def erase_castle(state: State, seat: int, place: int, out: MutableSequence[float]) -> None:
    """The cells and columns of one seat."""
    west = state.west[seat]
    east = state.east[seat]
    for column in range(west, east):
        cell = place + CELL * STOREYS * column
        wipe(out, cell, cell + CELL * state.height[COLUMNS * seat + column])
    crowns = place + CELL * CELLS
    wipe(out, crowns + CROWN * west, crowns + CROWN * east)


def clear_castle(place: int, out: MutableSequence[float]) -> None:
    """The same, of a castle that nobody knows any more: a column ends where no card is told."""
    for column in range(COLUMNS):
        first = place + CELL * STOREYS * column
        cell = first
        while cell < first + CELL * STOREYS and out[cell] != 0.0:
            wipe(out, cell, cell + CELL)
            cell += CELL
    wipe(out, place + CELL * CELLS, place + CELL * CELLS + CROWN * COLUMNS)


def planes(seats: int) -> list[tuple[str, tuple[int, ...]]]:
    """By seat from the observer on; cells by column and storey."""
    found: list[tuple[str, tuple[int, ...]]] = []
    for turn in range(SEATS):
        found += [
            (f"cells_{turn}", (COLUMNS, STOREYS, CELL)),  # a card (-1: laid with its back up), its upper edge, its sides
            (f"crowns_{turn}", (COLUMNS, CROWN)),  # what the top card counts: figures by kind, a tower
            (f"rows_{turn}", (ROWS,)),
            (f"told_{turn}", (2,)),  # cards, points
        ]
    found += [("display", (DISPLAY, CARD)), ("taken", (CARD,)), ("unseen", (CARD,))]  # there, 4 edges, figures by kind, catapult
    return [*found, ("phase", (2,)), ("turn", (SEATS,)), ("starter", (SEATS,)), ("round", (4,))]  # turns, cards left, seats, option


def hidden(state: State, actor: int, action: int, seat: int) -> tuple[bool, bool]:
    """Every move is seen by all, and so is what is turned up."""
    return False, False


def extras(state: State, seat: int) -> dict[str, Any]:
    """By seat `castles` (`{x, y, card, back}` by column, upwards; card -1: the start card), `rows`, `points` by row, `starts` (cards, -1: not known); `unseen`: cards
    that lie in the draw pile or as start cards, ascending."""
    seats = range(state.seats)
    return {
        "castles": [castle_of(state, other) for other in seats],
        "rows": [state.rows[ROWS * other : ROWS * other + ROWS] for other in seats],
        "points": [[points_of_row(state, other, row) for row in range(ROWS)] for other in seats],
        "starts": [-1 if state.untold[other] else state.start[other] for other in seats],
        "unseen": unseen(state),
    }


def castle_of(state: State, seat: int) -> list[dict[str, Any]]:
    """The cards of a castle as JSON values."""
    found = []
    for column in range(COLUMNS):
        for y in range(state.height[COLUMNS * seat + column]):
            tile = state.tile[CELLS * seat + STOREYS * column + y]
            found.append({"x": column - WEST, "y": y, "card": -1 if tile == START else abs(tile) - 1, "back": tile < 0 or tile == START})
    return found


def unseen(state: State) -> list[int]:
    """The cards that nobody has seen, ascending."""
    if state.start[0] < 0:
        return sorted(state.pile[: state.left + state.seats])
    return sorted(state.pile[: state.left] + state.start[: state.seats])


# What chance decides


def asks_shot(state: State, action: int) -> bool:
    """Whether the action leads to the question whom to shoot at."""
    if action < DISCARD:
        return state.either == 0 and fires(state, (action // CELLS) // 2)
    return action < SHOOT and fires(state, action - DISCARD)


def turns_up(state: State, action: int) -> bool:
    """Whether the action ends a round and the match goes on."""
    return state.turns == state.seats - 1 and state.left >= state.seats and not asks_shot(state, action)


def given(state: State, action: int) -> bool:
    """Never: chance decides what is turned up."""
    return False


def outcome(before: State, action: int, after: State) -> list[int]:
    """The display that was turned up, in its order; of the setup the start cards, who begins and the display, with SLASH between them."""
    display = after.display[: after.shown]
    if action == SETUP:
        starts = [UNTOLD if after.untold[seat] else after.start[seat] for seat in range(after.seats)]
        return [*starts, SLASH, after.starter, SLASH, *display]
    return display if turns_up(before, action) and after.phase == TAKING else []


def outcome_why_not(state: State, action: int, drawn: list[int]) -> int:
    """round.reveal: as many cards as are turned up, all of them unseen; setup.start, setup.first."""
    if (action == SETUP) != (SLASH in drawn) or max(drawn, default=0) >= state.cards:
        return -1
    if action == SETUP:
        return start_why_not(state, drawn)
    possible = state.pile[: state.left] + [state.start[seat] for seat in range(state.seats) if state.untold[seat]]
    count = min(state.left, DISPLAY) if turns_up(state, action) else 0
    return 0 if len(drawn) == len(set(drawn)) == count and set(drawn) <= set(possible) else Rule.ROUND_REVEAL


def start_why_not(state: State, drawn: list[int]) -> int:
    """setup.start, setup.first, round.reveal of the first display."""
    at = drawn.index(SLASH)
    starts = [card for card in drawn[:at] if card != UNTOLD]
    display = drawn[at + 3 :]
    if at != state.seats or len(starts) != len(set(starts)):
        return Rule.SETUP_START
    if drawn[at + 1] >= state.seats:
        return Rule.SETUP_FIRST
    enough = len(display) == min(state.cards - state.seats, DISPLAY)
    return 0 if enough and len({*starts, *display}) == len(starts) + len(display) else Rule.ROUND_REVEAL


def force(state: State, action: int, drawn: list[int]) -> None:
    """Puts the next display on top of the draw pile; cards that nobody told for start cards give way."""
    if action == SETUP:
        force_start(state, drawn)
        return
    for index, card in enumerate(drawn):
        top = state.left - 1 - index
        if card in state.pile[: state.left]:
            state.pile[state.pile.index(card, 0, state.left)] = state.pile[top]
        else:
            state.start[state.start.index(card)] = state.pile[top]
        state.pile[top] = card


def force_start(state: State, drawn: list[int]) -> None:
    """Deals anew: start cards that are not told are among the cards that the first display leaves."""
    at = drawn.index(SLASH)
    starts, display = drawn[:at], drawn[at + 3 :]
    dealt = state.pile[: state.left] + state.display[: state.shown] + state.start[: state.seats]
    rest = [card for card in dealt if card not in drawn[:at] and card not in display]
    for seat, card in enumerate(starts):
        state.untold[seat] = card == UNTOLD
        state.start[seat] = rest.pop() if card == UNTOLD else card
    state.left = len(rest) + len(display)
    state.pile[:] = [*rest, *reversed(display), *[0] * (MOST - state.left)]
    state.starter = drawn[at + 1]
    reveal(state)
