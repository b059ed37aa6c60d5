"""What a casual player of Birds, Dragons and the Dungeon weighs, in hundredths of a knight on top."""

from __future__ import annotations

import math
from collections.abc import MutableSequence, Sequence

from donjon.core.chance import Rng, below
from donjon.core.features import keep_two, wipe
from donjon.core.game import NEVER
from donjon.games.dungeon.actions import CLIMB, CLIMB_AT, CLIMB_FROM, CLIMB_TO, CLIMB_VALUE, DRAW, PERCH, PLACE, RETURN, THROW, TOP
from donjon.games.dungeon.pieces import BIRD, DRAGON, ERRORS, FACE, GRAZE, HIT, NUMBER, SLOT_OF, TWIN
from donjon.games.dungeon.rules import aim_of, in_play, why_not_arrive
from donjon.games.dungeon.state import KINDS, PLACES, PLAYING, State

RUNG = 8
"""What one number higher is worth."""

START = 14
"""What a knight at number 0 would be worth; the deck counts as less."""

PERIL = 45
"""Per cent of its worth that a single knight loses for each knight that could capture it next."""

FRESH = 6
"""What a turned-up card is worth. Higher weights here and on safe pairs make a player wait, and whoever waits falls behind."""


def stand(number: int, value: int) -> int:
    """What a knight of that value at that number is worth: how far it has come, and how fast it goes on."""
    return START + RUNG * number + 3 * value


def threats(state: State, slot: int, seat: int) -> int:
    """How many slots hold a knight of another seat that could arrive at this one by one climb."""
    found = 0
    for place in range(PLACES):
        if state.owner[place] < 0 or state.owner[place] == seat or state.dragon[place] >= 0:
            continue
        step = NUMBER[slot] - NUMBER[place]
        if 1 <= step <= 3 and (state.low[place] == step or state.high[place] == step):
            found += 1
    return found


def exposed(state: State, slot: int, value: int, seat: int) -> int:
    """The worth of a single knight of the seat there, less what its enemies make of it."""
    worth = stand(NUMBER[slot], value)
    twin = TWIN[slot]
    if twin >= 0 and in_play(state, twin) and state.low[twin] == 0 and state.dragon[twin] < 0:
        return worth
    peril = min(2, threats(state, slot, seat)) * PERIL
    if NUMBER[slot] <= 3:
        peril += 12 * (state.seats - 1)
    return worth - worth * min(peril, 90) // 100


def holding(state: State, slot: int, seat: int) -> int:
    """The worth of what the seat has in a slot."""
    if state.owner[slot] != seat:
        return 0
    if state.dragon[slot] >= 0:
        return (stand(NUMBER[slot], state.low[slot]) + (stand(NUMBER[slot], state.high[slot]) if state.high[slot] else 0)) // 3
    if state.high[slot]:
        return stand(NUMBER[slot], state.low[slot]) + stand(NUMBER[slot], state.high[slot])
    return exposed(state, slot, state.low[slot], seat)


def gain_arrive(state: State, slot: int, value: int) -> int:
    """What an arrival changes: a knight on top, a pair, a capture, or a new place."""
    seat = state.turn
    if state.dragon[slot] >= 0:
        freed = 0
        if state.low[slot]:
            freed = 12 if state.owner[slot] == seat else -12 // (state.seats - 1)
        return 100 - value + freed
    if state.owner[slot] == seat:
        return stand(NUMBER[slot], state.low[slot]) + stand(NUMBER[slot], value) - holding(state, slot, seat)
    taken = 0
    if state.low[slot]:
        taken = (stand(NUMBER[slot], state.low[slot]) + FRESH) // (state.seats - 1)
    return exposed(state, slot, value, seat) + taken


def weigh_climb(state: State, action: int) -> int:
    """What a climb changes where it leaves and where it arrives."""
    slot = CLIMB_FROM[action - CLIMB]
    value = CLIMB_VALUE[action - CLIMB]
    target = CLIMB_TO[action - CLIMB]
    left = 0
    if state.high[slot]:
        rest = state.high[slot] if state.low[slot] == value else state.low[slot]
        left = exposed(state, slot, rest, state.turn)
    gone = left - holding(state, slot, state.turn)
    if target == TOP:
        return gone + 100 - value
    return gone + gain_arrive(state, target, value)


def weigh_perch(state: State, slot: int) -> int:
    """A dragon keeps knights from climbing and sends them home; whoever defeats it is on top."""
    knights = stand(NUMBER[slot], state.low[slot]) + (stand(NUMBER[slot], state.high[slot]) if state.high[slot] else 0)
    worth = -knights if state.owner[slot] == state.turn else knights // (state.seats - 1)
    return worth // 2 - 12 * threats(state, slot, state.turn)


def weigh_throw(state: State, slot: int, grade: int) -> int:
    """What falls on average, others' knights for, own ones against. Bots have no hand: sharp and wild are never theirs (bird.aim)."""
    if grade:
        return NEVER
    aim = aim_of(state, grade)
    total = 0
    for place in range(PLACES):
        if FACE[place] != FACE[slot] or (state.low[place] == 0 and state.dragon[place] < 0):
            continue
        chance = 0
        for error in range(5):
            away = abs(NUMBER[place] - NUMBER[slot] - error + 2)
            if away <= 1:
                chance += ERRORS[5 * aim + error] * (GRAZE if away else HIT)
        knights = stand(NUMBER[place], state.low[place]) if state.low[place] else 0
        knights += stand(NUMBER[place], state.high[place]) if state.high[place] else 0
        if state.dragon[place] >= 0:
            knights //= 4
        total += chance * (-knights if state.owner[place] == state.turn else knights // (state.seats - 1))
    return total // 80


def weigh(state: State, action: int) -> int:
    """How good a legal action looks to its mover; higher is better."""
    if action == DRAW:
        return FRESH + 6
    if action < PLACE:
        return weigh_climb(state, action)
    if action < PERCH:
        return gain_arrive(state, action - PLACE, state.card)
    if action < THROW:
        return weigh_perch(state, action - PERCH)
    if action == RETURN:
        return FRESH - 4
    return weigh_throw(state, (action - THROW) // 3, (action - THROW) % 3)


def weigh_all(state: State, moves: Sequence[int], count: int, out: MutableSequence[float]) -> None:
    """The weights of several actions."""
    for index in range(count):
        out[index] = weigh(state, moves[index])


def sample(state: State, moves: Sequence[int], count: int, rng: Rng) -> int:
    """Playouts take the better of two moves, so that they climb rather than wait; a throw by hand becomes one by the option."""
    first = moves[below(rng, count)]
    second = moves[below(rng, count)]
    better = first if weigh(state, first) >= weigh(state, second) else second
    return better - (better - THROW) % 3 if THROW <= better < RETURN else better


def evaluate(state: State, out: MutableSequence[float]) -> None:
    """The share of the victory by seat: knights on top, those on the way, and the cards that are left.

    Weights that fit matches of greedy seats foretell those better, but a search that trusts them plays a little worse.
    """
    best = -1000.0
    for seat in range(state.seats):
        total = 1.0 * state.crowned[seat] - 0.01 * state.values[seat] + 0.04 * state.left[seat]
        for slot in range(PLACES):
            if state.owner[slot] == seat:
                total += holding(state, slot, seat) / 130
        out[seat] = total
        best = max(best, total)
    total = 0.0
    for seat in range(state.seats):
        out[seat] = math.exp((out[seat] - best) / 1.3)
        total += out[seat]
    for seat in range(state.seats):
        out[seat] /= total


TERMS = 4 * PLACES + 3 * KINDS + 12


def terms(state: State, seat: int, out: MutableSequence[float]) -> None:
    """What stands in each slot, the deck and the dungeon by kind of card, knights on top, whose turn it is; the drawn card, what the next moves could bring."""
    held = 0
    for slot in range(PLACES):
        mine = state.owner[slot] == seat
        out[4 * slot] = state.low[slot] / 3 if mine else 0.0
        out[4 * slot + 1] = state.high[slot] / 3 if mine else 0.0
        out[4 * slot + 2] = 1.0 if mine and state.dragon[slot] >= 0 else 0.0
        out[4 * slot + 3] = 1.0 if state.dragon[slot] == seat else 0.0
        held += holding(state, slot, seat)
    at = 4 * PLACES
    for kind in range(KINDS):
        out[at + kind] = state.deck[KINDS * seat + kind] / 4
        out[at + KINDS + kind] = state.lost[KINDS * seat + kind] / 4
    at += 2 * KINDS
    out[at] = state.crowned[seat] / 5
    out[at + 1] = state.values[seat] / 10
    out[at + 2] = state.left[seat] / 10
    out[at + 3] = held / 200
    out[at + 4] = 1.0 if state.turn == seat else 0.0
    out[at + 5] = 1.0 if state.turn == seat and state.phase == PLAYING else 0.0
    out[at + 6] = 1.0 if state.begun[seat] else 0.0
    out[at + 7] = state.returns / state.patience
    at += 8
    for kind in range(KINDS):
        out[at + kind] = 1.0 if state.turn == seat and state.card == kind + 1 else 0.0
    wipe(out, at + KINDS, TERMS)
    # With more seats no network has learned to read them yet.
    if state.seats == 2:
        prospects(state, seat, at + KINDS, out)


def prospects(state: State, seat: int, at: int, out: MutableSequence[float]) -> None:
    """What the seat could gain, were it its turn: by its two best climbs, by a drawn knight on average; and by the card that it has drawn. Onto zeros."""
    mover = state.turn
    state.turn = seat
    for slot in range(PLACES):
        if state.owner[slot] != seat or state.dragon[slot] >= 0:
            continue
        most = best_climb(state, slot, state.low[slot])
        if state.high[slot]:
            most = max(most, best_climb(state, slot, state.high[slot]))
        keep_two(out, at, most / 100)
    drawn = 0
    for card in range(1, BIRD):
        drawn += state.deck[KINDS * seat + card - 1] * best_place(state, card)
    out[at + 2] = drawn / state.left[seat] / 100 if state.left[seat] else 0.0
    state.turn = mover
    if state.phase == PLAYING and mover == seat:
        most = best_place(state, state.card) if state.card < BIRD else best_perch(state) if state.card == DRAGON else 0
        out[at + 3] = most / 100


def best_climb(state: State, slot: int, value: int) -> int:
    """The most that a climb of that knight brings the mover; not less than 0."""
    index = CLIMB_AT[3 * slot + value - 1]
    target = CLIMB_TO[index]
    most = 0
    if target == TOP or why_not_arrive(state, target, state.turn) == 0:
        most = max(most, weigh_climb(state, CLIMB + index))
    if target != TOP and TWIN[target] >= 0 and state.seats > 2 and why_not_arrive(state, TWIN[target], state.turn) == 0:
        most = max(most, weigh_climb(state, CLIMB + index + 1))
    return most


def best_place(state: State, card: int) -> int:
    """The most that a drawn knight of that value brings the mover; not less than 0."""
    slot = SLOT_OF[card]
    most = 0
    if why_not_arrive(state, slot, state.turn) == 0:
        most = max(most, gain_arrive(state, slot, card))
    if state.seats > 2 and why_not_arrive(state, TWIN[slot], state.turn) == 0:
        most = max(most, gain_arrive(state, TWIN[slot], card))
    return most


def best_perch(state: State) -> int:
    """The most that a drawn dragon brings the mover; not less than 0."""
    most = 0
    for slot in range(PLACES):
        if state.low[slot] and state.dragon[slot] < 0:
            most = max(most, weigh_perch(state, slot))
    return most
