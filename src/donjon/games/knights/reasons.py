"""Why a move of Robber Knights is good, or what it risks."""

from __future__ import annotations

from donjon.core.game import Reason
from donjon.games.knights.actions import COUNT, DEPLOY, LAY, LENGTH, LINE, SPLITS, STAYS, STEP, STOP
from donjon.games.knights.heuristics import castles_left
from donjon.games.knights.pieces import CASTLE, CHOICE, LAKE, LEAVE, MOUNTAINS, PILE, PLAIN_VILLAGE, POINTS, STACK
from donjon.games.knights.state import CELLS, State

PRICES = frozenset({"offer", "open"})
"""Reasons that tell what a move risks or costs; the others tell what it gains."""

BUILDINGS = ("", "castle", "village", "town")
"""By points."""


def owner(state: State, cell: int) -> int:
    """The seat of the top knight, -1 where there is none."""
    return state.stack[cell] % 5 - 1


def land(state: State, cell: int) -> str:
    """What stands on a tile."""
    return BUILDINGS[POINTS[state.tile[cell]]]


def because_keep(choice: int) -> list[Reason]:
    """A village stays out of the start layout, mountains can bar a way later."""
    words = {MOUNTAINS: "keep-mountains", PLAIN_VILLAGE: "keep-village"}
    return [(words[CHOICE[choice]], {})] if CHOICE[choice] in words else []


def because_castle(state: State, kind: int, cell: int) -> list[Reason]:
    """What its knights could take at once, in the best line, with the fewest knights."""
    knights = min(state.knights[state.turn], 5) - LEAVE[kind]
    if knights < 0:
        return []
    best = 0
    for step in STEP:
        left, place, points = knights, cell + step, 0
        while state.tile[place] >= 0 and LEAVE[state.tile[place]] <= left and state.height[place] + LEAVE[state.tile[place]] <= STACK:
            left -= LEAVE[state.tile[place]]
            points += POINTS[state.tile[place]] if owner(state, place) != state.turn else 0
            best = max(best, points)
            place += step
    return [("reach", {"points": best + POINTS[kind]})] if best else [("castle", {})]


def because_land(state: State, kind: int, cell: int) -> list[Reason]:
    """What it bars, or how open it lies."""
    beside = [cell + step for step in STEP]
    free = sum(state.tile[place] < 0 for place in beside)
    if kind == LAKE:
        mine = [place for place in beside if state.tile[place] >= 0 and owner(state, place) == state.turn and still_open(state, place)]
        worth = max(mine, key=lambda place: POINTS[state.tile[place]], default=-1)
        if worth >= 0 and POINTS[state.tile[worth]]:
            return [("shield", {"land": land(state, worth)}), ("bar", {})]
        return [("bar", {}), ("nothing", {})]
    if kind == MOUNTAINS:
        return [("hard", {}), ("nothing", {})]
    if not POINTS[kind]:
        return [("nothing", {})]
    if free < 2:
        return [("tucked", {"land": BUILDINGS[POINTS[kind]]})]
    return [("offer", {"land": BUILDINGS[POINTS[kind]]})]


def still_open(state: State, cell: int, more: int = 0) -> bool:
    """May knights still enter the tile, when so many more lie on it?"""
    return state.height[cell] + more + LEAVE[state.tile[cell]] <= STACK


def because_none(state: State) -> list[Reason]:
    """Knights are kept: for castles to come, or for a tie."""
    return [("save" if castles_left(state, state.turn) else "tie", {})]


def because_deploy(state: State, action: int) -> list[Reason]:
    """What the line takes, whom it robs, what it closes, what it leaves open."""
    split = action - DEPLOY - 1 if action < LINE else (action - LINE) % SPLITS + STAYS
    step = 0 if action < LINE else STEP[(action - LINE) // SPLITS]
    line = [(state.castle + index * step, COUNT[5 * split + index]) for index in range(LENGTH[split])]
    worth = sorted(((cell, left) for cell, left in line if POINTS[state.tile[cell]]), key=lambda part: -POINTS[state.tile[part[0]]])
    gained = [cell for cell, _ in worth if owner(state, cell) != state.turn]
    robbed = [cell for cell in gained if state.height[cell]]
    found: list[Reason] = []
    if len(gained) > 1:
        found.append(("several", {"points": sum(POINTS[state.tile[cell]] for cell in gained)}))
    if robbed:
        found.append(("capture", {"land": land(state, robbed[0])}))
    elif len(gained) == 1:
        found.append(("take", {"land": land(state, gained[0])}))
    for cell, left in worth:
        if still_open(state, cell) and not still_open(state, cell, left):
            word = "close" if cell in gained else "secure"
            found.append((word, {"land": land(state, cell), "knights": state.height[cell] + left}))
            break
    exposed = [cell for cell, left in worth if POINTS[state.tile[cell]] > 1 and still_open(state, cell, left)]
    if exposed and any(state.knights[seat] and castles_left(state, seat) for seat in range(state.seats) if seat != state.turn):
        found.append(("open", {"land": land(state, exposed[0])}))
    return found


def reasons(state: State, action: int) -> list[Reason]:
    """See core/game.py."""
    if action < LAY:
        return because_keep(action)
    if action < DEPLOY:
        kind, cell = divmod(action - LAY, CELLS)
        return because_castle(state, kind, cell) if CASTLE[kind] else because_land(state, kind, cell)
    if action == STOP:
        held = sum(kind >= 0 for kind in state.hand[2 * state.turn : 2 * state.turn + 2])
        return [("wait", {"tiles": held + PILE - state.drawn[state.turn]})]
    return because_none(state) if action == DEPLOY else because_deploy(state, action)
