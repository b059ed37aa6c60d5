"""What a casual player of 5 Towers weighs, in hundredths of a point."""

from __future__ import annotations

import math
from collections.abc import MutableSequence, Sequence

from donjon.core.chance import Rng, below
from donjon.games.towers.actions import BID, BUILD, DEMOLISH, KEEP, PASS
from donjon.games.towers.pieces import EIGHT, EVERY, KINDS, NINE, ROOF, VALUES
from donjon.games.towers.rules import demolishable, fits, highest, longest, regained, second, top, without
from donjon.games.towers.state import BIDDING, State

UNBUILDABLE = -100000
"""Stands for what cannot be built."""

SPECIAL = (1 << EIGHT) + (1 << NINE)

ROOFS = (1 << VALUES) + 1
"""Masks for cards in the form of State.cards."""

# By number of seats, at the very end and (_FAR) at the start of a match, linear between; fitted on matches of this module's own moves, one in ten at random:

CARD = (0, 0, 125, 112, 105, 95)
CARD_FAR = (0, 0, 43, 27, 42, 37)
"""What each value is worth that may still be turned up and fits a tower now."""

CROWN = (0, 0, 50, 28, 17, 18)
CROWN_FAR = (0, 0, 4, 21, 22, 26)
"""What each card of a tower is worth beyond its point as long as its roof may still be turned up."""

CREST = (0, 0, 96, 96, 105, 76)
CREST_FAR = (0, 0, 40, 10, 36, 49)
"""What each card of the tallest tower is worth beyond its point."""

YOUNG = (0, 0, 795, 384, 308, 244)
"""What a tower that can grow is worth at the start of a match; nothing at the end."""


def between(near: int, distant: int, state: State) -> int:
    """The weight now, of those at the end and at the start of a match."""
    return near + (distant - near) * far(state) // 100


def far(state: State) -> int:
    """How far the end is, in hundredths of a match."""
    cards = state.left if state.again else state.left + state.left // 2 + state.discards
    return min(cards * 5 // 6, 100)


def worth(state: State, kind: int, height: int, top_card: int) -> int:
    """What a tower of that type, height and top is worth: its cards, those that may come, the roof that may come."""
    if top_card == ROOF:
        return 200 * height
    seats = state.seats
    total = 100 * height + YOUNG[seats] * far(state) // 100
    if state.ahead[kind] & 1:
        total += height * between(CROWN[seats], CROWN_FAR[seats], state)
    return total + longest(state.ahead[kind] & ~SPECIAL, top_card) * between(CARD[seats], CARD_FAR[seats], state)


def crest(state: State) -> int:
    """What a card is worth that makes the tallest tower taller."""
    return between(CREST[state.seats], CREST_FAR[state.seats], state)


def tallest(state: State, seat: int) -> int:
    """Cards of the seat's tallest tower."""
    most = 0
    for column in range(KINDS * seat, KINDS * seat + KINDS):
        most = max(most, state.height[column])
    return most


def best_end(state: State, kind: int, cards: int, height: int, top_card: int, count: int) -> int:
    """The most that the tower can be worth after exactly so many of these cards; UNBUILDABLE where they cannot be built."""
    if count == 0:
        return worth(state, kind, height, top_card)
    if longest(cards, top_card) < count:
        return UNBUILDABLE
    most = UNBUILDABLE
    value = 0
    left = cards & EVERY
    while left:
        if left & 1 and can_end(cards, top_card, value, count):
            most = max(most, worth(state, kind, height + count, value))
        left >>= 1
        value += 1
    return most


def can_end(cards: int, top_card: int, last: int, count: int) -> bool:
    """Can exactly so many of these cards be built, `last` on top?"""
    if count == 1:
        return fits(top_card, last)
    rest = without(cards, last) & ~ROOFS
    if last == NINE or longest(rest & above(last), top_card) >= count - 1:
        return longest(rest, top_card) >= count - 1
    early = EVERY if top_card == EIGHT else (1 << top_card) - 1
    if rest >> NINE & 1 and last < NINE and longest(rest & (early | above(last)), top_card) >= count - 1:
        return True
    if rest >> EIGHT & 1 == 0:
        return False
    # On the 8: what can be built before it.
    return longest(rest & (early | SPECIAL if rest >> NINE & 1 else early & above(EIGHT - 1)), top_card) >= count - 1


def above(value: int) -> int:
    """A mask of the higher cards, first and second ones."""
    high = EVERY + 1 - (2 << value)
    return high << VALUES | high


def plan(state: State, seat: int, count: int, kind: int, cards: int, height: int, top_card: int) -> int:
    """About the most that the seat gains by building so many cards of the display, one by one where it gains most; the tower of `kind` taken as given (-1: none)."""
    total = 0
    if kind >= 0:
        column = KINDS * seat + kind
        total = worth(state, kind, height, top_card) - worth(state, kind, state.height[column], top(state, column))
    chosen = 0
    peak = tallest(state, seat)
    for _ in range(count):
        most = UNBUILDABLE
        next_one = 0
        for other in range(KINDS):
            here = cards if other == kind else state.cards[other]
            if here == 0:
                continue
            storeys = height if other == kind else state.height[KINDS * seat + other]
            under = top_card if other == kind else top(state, KINDS * seat + other)
            built = chosen >> 3 * other & 7
            gain = best_end(state, other, here, storeys, under, built + 1) - best_end(state, other, here, storeys, under, built)
            if storeys + built + 1 > peak:
                gain += crest(state)
            if gain > most:
                most = gain
                next_one = other
        if most < UNBUILDABLE // 2:
            return UNBUILDABLE
        total += most
        chosen += 1 << 3 * next_one
    return total


def plan_felled(state: State, seat: int, count: int, kind: int) -> int:
    """The same after a demolition."""
    column = KINDS * seat + kind
    cost = 100 * (state.gone[seat] + 1)
    return plan(state, seat, count, kind, state.cards[kind], state.height[column] - 1, second(state, column)) - cost


def gain_bid(state: State, seat: int, count: int) -> int:
    """What the seat gains by carrying out a bid, with a demolition where one makes room."""
    most = plan(state, seat, count, -1, 0, 0, 0)
    for kind in range(KINDS):
        column = KINDS * seat + kind
        if demolishable(state, column) and regained(state, column) > 0:
            most = max(most, plan_felled(state, seat, count, kind))
    return most


def answer(state: State, count: int) -> int:
    """The most that a seat which is still to be asked can gain by a higher bid."""
    most = UNBUILDABLE
    seat = (state.turn + 1) % state.seats
    while seat != state.starter:
        for number in range(count + 1, highest(state, seat) + 1):
            most = max(most, gain_bid(state, seat, number))
        seat = (seat + 1) % state.seats
    return most


def weigh_bid(state: State, count: int) -> int:
    """What a bid brings: its cards, or what the best answer brings others."""
    own = gain_bid(state, state.turn, count)
    if count == state.shown:
        return own
    reply = answer(state, count)
    others = state.seats - 1
    return -reply // others if reply * others + own > 0 else own


def weigh_pass(state: State) -> int:
    """What the leader gains by it, or who bids higher."""
    return -max(gain_bid(state, state.leader, state.high), answer(state, state.high)) // (state.seats - 1)


def weigh_build(state: State, kind: int, value: int) -> int:
    """What the mover gains by this card and the rest of the bid."""
    column = KINDS * state.turn + kind
    cards = without(state.cards[kind], value)
    return plan(state, state.turn, state.take - 1, kind, cards, state.height[column] + 1, value)


def weigh(state: State, action: int) -> int:
    """How good a legal action looks to its mover; higher is better."""
    if action < PASS:
        return weigh_bid(state, action - BID)
    if action == PASS:
        return weigh_pass(state)
    if action < KEEP:
        return plan_felled(state, state.turn, state.take, action - DEMOLISH)
    if action == KEEP:
        return plan(state, state.turn, state.take, -1, 0, 0, 0)
    return weigh_build(state, (action - BUILD) // VALUES, (action - BUILD) % VALUES)


def weigh_all(state: State, moves: Sequence[int], count: int, out: MutableSequence[float]) -> None:
    """The weights of several actions."""
    for index in range(count):
        out[index] = weigh(state, moves[index])


def sample(state: State, moves: Sequence[int], count: int, rng: Rng) -> int:
    """Playouts take the better of two moves."""
    first = moves[below(rng, count)]
    second_one = moves[below(rng, count)]
    return first if weigh(state, first) >= weigh(state, second_one) else second_one


def standing(state: State, seat: int) -> float:
    """The final score to expect."""
    total = -50 * state.gone[seat] * (state.gone[seat] + 1) + crest(state) * tallest(state, seat)
    for kind in range(KINDS):
        column = KINDS * seat + kind
        total += worth(state, kind, state.height[column], top(state, column))
    return total / 100


def evaluate(state: State, out: MutableSequence[float]) -> None:
    """The share of the victory by seat: a logistic curve over `standing`, steeper towards the end."""
    best_one = -1000.0
    for seat in range(state.seats):
        out[seat] = standing(state, seat)
        best_one = max(best_one, out[seat])
    total = 0.0
    warmth = 3.0 + (10.0 if state.seats == 2 else 4.5) * far(state) / 100
    for seat in range(state.seats):
        out[seat] = math.exp((out[seat] - best_one) / warmth)
        total += out[seat]
    for seat in range(state.seats):
        out[seat] /= total


TERMS = 9 * KINDS + 14


def terms(state: State, seat: int, out: MutableSequence[float]) -> None:
    """By type what a tower is and what can still come upon it; demolitions, the round and its bids, and what the seat would gain by the display."""
    for kind in range(KINDS):
        terms_of_tower(state, KINDS * seat + kind, kind, out)
    at = 9 * KINDS
    bidding = state.phase == BIDDING
    most = highest(state, seat) if bidding else 0
    out[at] = state.gone[seat] / 5
    out[at + 1] = state.gone[seat] * (state.gone[seat] + 1) / 20
    out[at + 2] = tallest(state, seat) / 10
    out[at + 3] = far(state) / 100
    out[at + 4] = state.again
    out[at + 5] = standing(state, seat) / 20
    out[at + 6] = 1.0 if state.turn == seat else 0.0
    out[at + 7] = 1.0 if state.leader == seat else 0.0
    out[at + 8] = 0.0 if state.leader < 0 else state.high / 5 if state.leader == seat else -state.high / 5
    out[at + 9] = most / 5
    out[at + 10] = 1.0 if bidding and state.starter == seat else 0.0
    out[at + 11] = 0.0 if bidding else state.take / 5 if state.turn == seat else -state.take / 5
    out[at + 12] = max(plan(state, seat, most, -1, 0, 0, 0), 0) / 1000 if most > 0 else 0.0
    out[at + 13] = max(plan(state, seat, 1, -1, 0, 0, 0), 0) / 500 if most > 0 else 0.0


def terms_of_tower(state: State, column: int, kind: int, out: MutableSequence[float]) -> None:
    """Nine numbers of a tower: its height, its roof, the cards that may still come upon it."""
    height = state.height[column]
    top_card = top(state, column)
    ahead = state.ahead[kind]
    roofed = height > 0 and top_card == ROOF
    at = 9 * kind
    out[at] = height / 8
    out[at + 1] = 1.0 if roofed else 0.0
    out[at + 2] = height / 8 if roofed else 0.0
    out[at + 3] = 0.0 if roofed else longest(ahead & ~SPECIAL, top_card) / 8
    out[at + 4] = 0.0 if roofed else longest(ahead, top_card) / 8
    out[at + 5] = 0.0 if roofed else (ahead & 1) * (1 + height / 8)
    out[at + 6] = 0.0 if roofed else top_card / 16
    out[at + 7] = 0.0 if roofed or height == 0 else ahead >> EIGHT & 1
    out[at + 8] = 0.0 if roofed or height == 0 else ahead >> NINE & 1
