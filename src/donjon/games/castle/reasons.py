"""Why a move of Build the Castle is good, or what it risks."""

from __future__ import annotations

from donjon.core.game import Reason
from donjon.games.castle.actions import DISCARD, HOLD, SHOOT
from donjon.games.castle.heuristics import figures_of
from donjon.games.castle.pieces import DOWN, FIGURES, ROWS, TOWER, UP
from donjon.games.castle.rules import edge, fires, fitting_anywhere, legal_shots, points_of_row, put_card, shape_of, why_not_lay
from donjon.games.castle.secrets import unseen
from donjon.games.castle.state import CELLS, START, State

PRICES = frozenset({"cramped", "face-down"})
"""Reasons that tell what a move risks or costs; the others tell what it gains."""

NAMES = (*FIGURES, "tower")
"""By row."""

MANY = 5
"""So many cards that lose their place are told."""

PLACES = {3: "lead", 2: "level", 1: "second"}
"""What the points of a row say of the place in it."""


def changed(state: State, face: int, seat: int, times: int) -> State:
    """As the rows stand after a card has come into a castle, or (-1) left it."""
    found = state.copy()
    for row in range(ROWS):
        found.rows[ROWS * seat + row] += times * figures_of(face, row)
    return found


def because_rows(state: State, then: State) -> list[Reason]:
    """What the mover's places in the rows are worth more."""
    seat = state.turn
    better: dict[int, tuple[int, int]] = {}
    for row in range(ROWS):
        before, now = points_of_row(state, seat, row), points_of_row(then, seat, row)
        if now > before:
            better[row] = (now, now - before)
    found: list[Reason] = []
    if len(better) > 1:
        found.append(("points", {"points": sum(more for _, more in better.values())}))
    if better:
        row = max(better, key=lambda one: better[one])
        found.append((PLACES[better[row][0]], {"row": NAMES[row]}))
    return found


def because_figures(state: State, face: int) -> list[Reason]:
    """Where nothing changes yet: the lead grows, or the gap shrinks."""
    seat = state.turn
    rows = [row for row in range(ROWS) if figures_of(face, row)]
    ahead = [row for row in rows if points_of_row(state, seat, row) == 3]
    if ahead:
        return [("extend", {"row": NAMES[ahead[0]]})]
    behind = [row for row in rows if points_of_row(state, seat, row) < 2]
    return [("closer", {"row": NAMES[behind[0]]})] if behind else []


def because_taken(state: State, card: int) -> list[Reason]:
    """Whoever moves later in this round does not get the card; told where one of them would lead by it, or draw level."""
    face = state.box[card]
    for step in range(1, state.seats - state.turns):
        rival = (state.turn + step) % state.seats
        if fitting_anywhere(state, rival) >> shape_of(face) & 1:
            then = changed(state, face, rival, 1)
            for row in range(ROWS):
                if points_of_row(state, rival, row) < points_of_row(then, rival, row) > 1:
                    return [("deny", {"row": NAMES[row]})]
    return []


def places_for_unseen(state: State, seat: int) -> int:
    """How many of the cards that nobody has seen fit face up."""
    shapes = fitting_anywhere(state, seat)
    return sum(shapes >> shape_of(state.box[card]) & 1 for card in unseen(state))


def because_room(state: State, card: int, back: int, cell: int) -> list[Reason]:
    """What fits afterwards."""
    seat = state.turn
    then = state.copy()
    put_card(then, seat, cell, -(card + 1) if back else card + 1)
    more = places_for_unseen(then, seat) - places_for_unseen(state, seat)
    if more > 0:
        return [("room", {"cards": more})]
    return [("cramped", {"cards": -more})] if more <= -MANY else []


def because_lay(state: State, card: int, back: int, cell: int) -> list[Reason]:
    """What the card shows, its catapult, whom it is kept from, the tower that it begins or raises, the room that it leaves."""
    face = state.box[card]
    found: list[Reason] = []
    if not back:
        then = changed(state, face, state.turn, 1)
        found += because_rows(state, then) or because_figures(state, face)
    if state.either == 0 and fires(state, card):
        found.append(("catapult", {}))
    found += because_taken(state, card)
    if not back and edge(face, UP) == TOWER:
        found.append(("shaft" if edge(face, DOWN) == TOWER else "base", {}))
    if back and why_not_lay(state, card, 0, cell):
        found.append(("face-down", {}))
    return found + because_room(state, card, back, cell)


def because_shot(state: State, seat: int, cell: int) -> list[Reason]:
    """What the mover gains, what the other loses, or what is broken off."""
    tile = state.tile[CELLS * seat + cell]
    if not 0 < tile < START:
        return []
    face = state.box[tile - 1]
    then = changed(state, face, seat, -1)
    found = because_rows(state, then)
    lost = sum(points_of_row(state, seat, row) - points_of_row(then, seat, row) for row in range(ROWS))
    if lost > 0:
        found.append(("cost", {"points": lost}))
    rows = [row for row in range(ROWS) if figures_of(face, row)]
    if rows and lost <= 0:
        found.append(("hit", {"row": NAMES[rows[-1]]}))
    if edge(face, UP) == TOWER:
        found.append(("unfinished", {}))
    return found


def because_hold(state: State) -> list[Reason]:
    """No card that could be shot off would change anybody's points."""
    out = [0] * (2 * CELLS)
    for shot in out[: legal_shots(state, out)]:
        if shot != HOLD:
            seat, cell = divmod(shot - SHOOT, CELLS)
            tile = state.tile[CELLS * seat + cell]
            if 0 < tile < START:
                then = changed(state, state.box[tile - 1], seat, -1)
                if any(
                    points_of_row(state, who, row) != points_of_row(then, who, row) for who in range(state.seats) for row in range(ROWS)
                ):
                    return []
    return [("hold", {})]


def reasons(state: State, action: int) -> list[Reason]:
    """See core/game.py."""
    if action < DISCARD:
        way, cell = divmod(action, CELLS)
        return because_lay(state, way // 2, way % 2, cell)
    if action < SHOOT:
        shot: list[Reason] = [("catapult", {})] if fires(state, action - DISCARD) else []
        return shot + because_taken(state, action - DISCARD)
    return because_hold(state) if action == HOLD else because_shot(state, *divmod(action - SHOOT, CELLS))
