"""Why a move of Birds, Dragons and the Dungeon is good, or what it risks."""

from __future__ import annotations

from donjon.core.game import Reason
from donjon.games.dungeon.actions import CLIMB, CLIMB_FROM, CLIMB_TO, DRAW, PERCH, PLACE, RETURN, THROW, TOP
from donjon.games.dungeon.heuristics import threats
from donjon.games.dungeon.pieces import BIRD, ERRORS, FACE, GRAZE, HIGHEST, HIT, NUMBER, TWIN
from donjon.games.dungeon.rules import aim_of, apply, finished, in_play, tiebreak
from donjon.games.dungeon.state import AT_TABLE, KINDS, PLACES, State

PRICES = frozenset({"bait", "danger", "own-risk", "own-stuck", "split"})
"""Reasons that tell what a move risks or costs; the others tell what it gains."""

ENTRY = 3
"""Knights that are drawn arrive up to this number."""

WEIGHTS = 80
"""What the weights of a throw's errors and of hit and graze add up to together (20 times 4)."""


def capturable(state: State, slot: int, seat: int) -> bool:
    """slot.pair, slot.capture, slot.vacant: could a knight of another seat take the place of the seat's single knight at once?"""
    if state.owner[slot] != seat or state.high[slot] or state.dragon[slot] >= 0:
        return False
    twin = TWIN[slot]
    if twin >= 0 and in_play(state, twin) and state.low[twin] == 0 and state.dragon[twin] < 0:
        return False
    drawn = NUMBER[slot] <= ENTRY and any(
        state.deck[KINDS * other + NUMBER[slot] - 1] for other in range(state.seats) if other != seat and state.left[other]
    )
    return drawn or threats(state, slot, seat) > 0


def wins(state: State, seat: int) -> bool:
    """score, tie: is it over, and has the seat alone won?"""
    standing = [(state.crowned[other], tiebreak(state, other)) for other in range(state.seats)]
    return finished(state) and all(standing[seat] > standing[other] for other in range(state.seats) if other != seat)


def ending(state: State, action: int) -> list[Reason]:
    """What is decided for good; never asked of what chance decides."""
    then = state.copy()
    apply(then, action)
    return [("end", {})] if wins(then, state.turn) else []


def because_arrival(state: State, then: State, slot: int) -> list[Reason]:
    """What an arrival in a slot changes: a dragon, a capture, a pair."""
    seat = state.turn
    if state.dragon[slot] >= 0:
        freed = state.low[slot] and state.owner[slot] == seat
        return [("defeat", {}), ("homecoming", {})] if freed else [("defeat", {})]
    if state.owner[slot] == seat:
        return [("pair", {})]
    found: list[Reason] = [("capture", {"number": NUMBER[slot]})] if state.low[slot] else []
    if NUMBER[slot] + then.low[slot] > HIGHEST:
        found.append(("near", {}))
    return [*found, ("danger" if capturable(then, slot, seat) else "safe", {})]


def because_climb(state: State, action: int) -> list[Reason]:
    """Where it leads, from what it escapes, what it leaves behind."""
    seat = state.turn
    slot, target = CLIMB_FROM[action - CLIMB], CLIMB_TO[action - CLIMB]
    then = state.copy()
    apply(then, action)
    if target == TOP:
        found: list[Reason] = [("top", {})]
    else:
        found = because_arrival(state, then, target)
        if found[0][0] in ("safe", "danger"):
            found.insert(0, ("climb", {"number": NUMBER[target]}))
    if capturable(state, slot, seat) and not (target != TOP and capturable(then, target, seat)):
        found = [one for one in found if one[0] != "safe"]
        found.insert(1, ("escape", {}))
    if state.high[slot] and capturable(then, slot, seat):
        found.append(("split", {}))
    return found


def because_place(state: State, slot: int) -> list[Reason]:
    """A new knight, and what its arrival changes."""
    then = state.copy()
    apply(then, PLACE + slot)
    found = because_arrival(state, then, slot)
    return [("enter", {}), *found] if found[0][0] in ("safe", "danger") else found


def because_perch(state: State, slot: int) -> list[Reason]:
    """Whom the dragon stops, and who could defeat it."""
    knights = 2 if state.high[slot] else 1
    found: list[Reason] = [("own-stuck", {})]
    if state.owner[slot] != state.turn:
        found = [("stop", {"knights": knights, "number": NUMBER[slot]})]
    return [*found, ("bait", {})] if threats(state, slot, state.turn) else found


def falls(state: State, aimed: int, place: int, aim: int) -> int:
    """bird.aim: the chance, in 80ths, that a card in a slot falls."""
    total = 0
    for error in range(5):
        away = abs(NUMBER[place] - NUMBER[aimed] - error + 2)
        total += ERRORS[5 * aim + error] * (HIT if away == 0 else GRAZE if away == 1 else 0)
    return total if FACE[place] == FACE[aimed] else 0


def because_throw(state: State, slot: int, grade: int) -> list[Reason]:
    """The knight that is likeliest to be brought down and worth it, and the risk for own ones."""
    seat, aim = state.turn, aim_of(state, grade)
    odds = {place: falls(state, slot, place, aim) for place in range(PLACES) if state.low[place]}
    others = [place for place in odds if state.owner[place] != seat and odds[place]]
    found: list[Reason] = []
    if others:
        best = max(others, key=lambda place: (NUMBER[place] * odds[place], -place))
        tenths = (20 * odds[best] + WEIGHTS) // (2 * WEIGHTS)
        if state.throwing == AT_TABLE:
            found.append(("aim", {"number": NUMBER[best]}))
        elif tenths:
            found.append(("fall", {"tenths": tenths, "number": NUMBER[best]}))
    if any(odds[place] for place in odds if state.owner[place] == seat):
        found.append(("own-risk", {}))
    return found


def because_draw(state: State) -> list[Reason]:
    """What the deck holds."""
    deck = state.deck[KINDS * state.turn : KINDS * state.turn + KINDS]
    knights = sum(deck[: BIRD - 1])
    return [("draw", {"knights": knights, "cards": sum(deck)})] if knights else []


def reasons(state: State, action: int) -> list[Reason]:
    """See core/game.py."""
    if action == DRAW:
        return because_draw(state)
    if THROW <= action < RETURN:
        return because_throw(state, *divmod(action - THROW, 3))
    found = ending(state, action)
    if action < PLACE:
        return found + because_climb(state, action)
    if action < PERCH:
        return found + because_place(state, action - PLACE)
    return [*found, ("later", {})] if action == RETURN else found + because_perch(state, action - PERCH)
