"""The rules of 5 Towers, in the order of rules/towers.md. Each function names the ids it carries out."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from enum import IntEnum

from donjon.core.chance import shuffle
from donjon.games.towers.actions import BID, BUILD, DEMOLISH, KEEP, PASS
from donjon.games.towers.pieces import DECK, DISPLAY, EIGHT, EVERY, FACES, KINDS, NINE, ROOF, SECOND, SIZE, VALUES
from donjon.games.towers.state import BIDDING, BUILDING, DEMOLISHING, EMPTY, FELLED, OVER, STOREYS, State


class Rule(IntEnum):
    """The ids, in rulebook order."""

    SETUP_DECK = 1
    SETUP_FIRST = 2
    BUILD_ONE = 3
    BUILD_TYPE = 4
    BUILD_DOWN = 5
    BUILD_EIGHT = 6
    BUILD_NINE = 7
    BUILD_ROOF = 8
    BUILD_FIXED = 9
    ROUND_DISPLAY = 10
    BID_START = 11
    BID_RAISE = 12
    BID_POSSIBLE = 13
    TAKE = 14
    DEMOLISH = 15
    PLACE = 16
    ROUND_CLEAR = 17
    ROUND_NEXT = 18
    END_FIRST = 19
    END = 20
    SCORE_CARD = 21
    SCORE_TALLEST = 22
    SCORE_DEMOLISHED = 23
    TIE = 24


# Setup


def setup(state: State, seats: int, options: Sequence[int], seed: Sequence[int]) -> None:
    """setup.deck, setup.first: the draw pile is shuffled, seat 0 starts the first round."""
    for index in range(4):
        state.rng[index] = seed[index]
    state.seats = seats
    state.starter_left = options[0]
    for index in range(FELLED):
        state.heap[index] = -1
    for slot in range(DISPLAY):
        state.display[slot] = -1
        state.wish[slot] = -1
    state.left = SIZE[seats]
    for index in range(state.left):
        state.pile[index] = DECK[index]
    for index in range(len(DECK)):
        state.discard[index] = -1
    for kind in range(KINDS):
        state.ahead[kind] = EVERY if state.left == FACES else EVERY + SECOND
    shuffle(state.rng, state.pile, 0, state.left)
    reveal(state)


# Building


def top(state: State, column: int) -> int:
    """The highest card of a tower, EMPTY where none stands."""
    height = state.height[column]
    return state.tower[STOREYS * column + height - 1] if height else EMPTY


def second(state: State, column: int) -> int:
    """The card below the highest one of a tower that stands, EMPTY if it is the only one."""
    height = state.height[column]
    return state.tower[STOREYS * column + height - 2] if height > 1 else EMPTY


def fits(below_it: int, value: int) -> bool:
    """build.down, build.eight, build.nine, build.roof: may a card be put on that one?"""
    return below_it != ROOF and (value < below_it or below_it == EIGHT or value == NINE)


def put_card(state: State, column: int, value: int) -> None:
    """build.one, build.type, build.fixed: a card goes on top of the seat's tower of its type."""
    height = state.height[column]
    state.tower[STOREYS * column + height] = value
    state.height[column] = height + 1


# How many cards of one type can be built one after the other, in the best order? Below, `cards` has the form of State.cards. Without the 8 and the 9 a tower
# only goes down: each value below its top counts once. Each of the two breaks the way down in two: before an 8 (which must be reached from above) and
# after it, before a 9 (which can always be reached, but for a roof) and after it. So a value counts once if it can be built in either part, and its
# second card too if it can be built in both. With both, the best order is down, 9, 8, down again.


def countable(top_card: int, eight: bool, nine: bool) -> int:
    """Which cards, of those on display, count on a tower with this top: a mask for State.cards."""
    if top_card == ROOF:
        return 0
    if top_card == EIGHT:
        return EVERY | (span(1, NINE) << VALUES if nine else 0)
    if eight and nine:
        return EVERY | span(1, top_card) << VALUES
    if nine:
        return span(0, max(top_card, NINE + 1)) | span(1, min(top_card, NINE)) << VALUES
    if eight and top_card > EIGHT:
        return EVERY | span(NINE, top_card) << VALUES
    return span(0, top_card)


def span(low: int, high: int) -> int:
    """The bits from low to high - 1."""
    return (1 << high) - (1 << low) if low < high else 0


COUNTABLE = tuple(countable(top_card, both % 2 == 1, both > 1) for both in range(4) for top_card in range(EMPTY + 1))
"""`countable` for all tops: without 8 and 9 on display, with the 8, with the 9, with both."""


def longest(cards: int, top_card: int) -> int:
    """build.down, build.eight, build.nine, build.roof: the most cards of one type that can be built on that one."""
    number = cards & COUNTABLE[(cards >> EIGHT & 3) * (EMPTY + 1) + top_card]
    number -= number >> 1 & 0x55555555
    number = (number & 0x33333333) + (number >> 2 & 0x33333333)
    number = number + (number >> 4) & 0x0F0F0F0F
    return (number * 0x01010101 & 0xFFFFFFFF) >> 24


def along(cards: int, value: int) -> int:
    """The same cards and one of that value."""
    return cards + ((1 << VALUES + value) if cards >> value & 1 else (1 << value))


def without(cards: int, value: int) -> int:
    """The same cards but one of that value."""
    return cards - ((1 << VALUES + value) if cards >> VALUES + value & 1 else (1 << value))


def room(state: State, seat: int) -> int:
    """The most cards of the display that the seat can build without a demolition."""
    total = 0
    for kind in range(KINDS):
        if state.cards[kind]:
            total += longest(state.cards[kind], top(state, KINDS * seat + kind))
    return total


def regained(state: State, column: int) -> int:
    """How many more (or fewer) cards of a type can be built if the tower that stands in the column loses its top card."""
    cards = state.cards[column % KINDS]
    return longest(cards, second(state, column)) - longest(cards, top(state, column)) if cards else 0


def highest(state: State, seat: int) -> int:
    """bid.possible: the highest bid that the seat could carry out, with one demolition or none."""
    most = 0
    for kind in range(KINDS):
        column = KINDS * seat + kind
        if state.cards[kind] and demolishable(state, column):
            most = max(most, regained(state, column))
    return room(state, seat) + most


# A round


def reveal(state: State) -> None:
    """round.display: up to five cards of the draw pile are turned up; the bidding begins (bid.start)."""
    state.shown = min(state.left, DISPLAY)
    for slot in range(state.shown):
        if state.wish[slot] >= 0:
            bring_up(state, state.wish[slot])
            state.wish[slot] = -1
        state.left -= 1
        show(state, slot, state.pile[state.left])
    state.phase = BIDDING
    state.turn = state.starter
    state.leader = -1
    state.high = -1


def bring_up(state: State, face: int) -> None:
    """A card that was wished for goes to the top of the draw pile."""
    place = state.left - 1
    while state.pile[place] != face:
        place -= 1
    state.pile[place] = state.pile[state.left - 1]
    state.pile[state.left - 1] = face


def show(state: State, slot: int, face: int) -> None:
    """The card lies on display."""
    kind = face // VALUES
    state.display[slot] = face
    state.cards[kind] = along(state.cards[kind], face % VALUES)
    state.ahead[kind] = without(state.ahead[kind], face % VALUES)


def why_not_bid(state: State, count: int) -> int:
    """bid.start, bid.raise, bid.possible."""
    if count > state.shown:
        return Rule.BID_START
    if count <= state.high:
        return Rule.BID_RAISE
    return Rule.BID_POSSIBLE if count > highest(state, state.turn) else 0


def legal_bid(state: State, out: MutableSequence[int]) -> int:
    """Every higher bid that is possible; then `pass`, but not for the starting player (bid.start)."""
    count = 0
    for number in range(state.high + 1, highest(state, state.turn) + 1):
        out[count] = BID + number
        count += 1
    if state.high >= 0:
        out[count] = PASS
        count += 1
    return count


def bid(state: State, count: int) -> None:
    """bid.raise: the mover leads; a bid of the whole display ends the bidding."""
    state.leader = state.turn
    state.high = count
    if count == state.shown:
        award(state)
    else:
        ask_next(state)


def ask_next(state: State) -> None:
    """bid.raise: the next seat is asked, until all were."""
    state.turn = state.turn + 1 if state.turn + 1 < state.seats else 0
    if state.turn == state.starter:
        award(state)


def award(state: State) -> None:
    """take, demolish: the highest bidder builds, and is asked first where a demolition is possible; round.next: nobody builds after a 0."""
    if state.high == 0:
        end_round(state)
        return
    state.turn = state.leader
    state.take = state.high
    state.phase = DEMOLISHING if asks_demolition(state) else BUILDING


def demolishable(state: State, column: int) -> bool:
    """demolish: does a tower stand there, and without a roof?"""
    return top(state, column) % EMPTY != ROOF


def asks_demolition(state: State) -> bool:
    """demolish: does at least one demolition leave the bid of the mover possible?"""
    spare = room(state, state.turn) - state.take
    for column in range(KINDS * state.turn, KINDS * state.turn + KINDS):
        if demolishable(state, column) and spare + regained(state, column) >= 0:
            return True
    return False


def why_not_demolish(state: State, kind: int) -> int:
    """demolish, place."""
    column = KINDS * state.turn + kind
    if not demolishable(state, column):
        return Rule.DEMOLISH
    return 0 if room(state, state.turn) + regained(state, column) >= state.take else Rule.PLACE


def legal_demolish(state: State, out: MutableSequence[int]) -> int:
    """The demolitions that leave the bid possible; `keep` if it is possible without."""
    spare = room(state, state.turn) - state.take
    count = 0
    for kind in range(KINDS):
        column = KINDS * state.turn + kind
        if demolishable(state, column) and spare + regained(state, column) >= 0:
            out[count] = DEMOLISH + kind
            count += 1
    if spare >= 0:
        out[count] = KEEP
        count += 1
    return count


def demolish(state: State, kind: int) -> None:
    """demolish: the top card goes to the seat's heap."""
    column = KINDS * state.turn + kind
    state.height[column] -= 1
    place = STOREYS * column + state.height[column]
    fallen = 0
    for seat in range(state.seats):
        fallen += state.gone[seat]
    state.heap[fallen] = FACES * state.turn + VALUES * kind + state.tower[place]
    state.gone[state.turn] += 1
    state.tower[place] = 0
    state.phase = BUILDING


def why_not_build(state: State, kind: int, value: int) -> int:
    """take, build.roof, build.down, place."""
    cards = state.cards[kind]
    if cards >> value & 1 == 0:
        return Rule.TAKE
    under = top(state, KINDS * state.turn + kind)
    if under == ROOF:
        return Rule.BUILD_ROOF
    if not fits(under, value):
        return Rule.BUILD_DOWN
    rest = room(state, state.turn) - longest(cards, under) + longest(without(cards, value), value)
    return 0 if rest >= state.take - 1 else Rule.PLACE


def legal_build(state: State, out: MutableSequence[int]) -> int:
    """The cards after which the rest of the bid can still be built."""
    spare = room(state, state.turn) - state.take + 1
    count = 0
    for kind in range(KINDS):
        cards = state.cards[kind]
        if cards == 0:
            continue
        under = top(state, KINDS * state.turn + kind)
        least = longest(cards, under) - spare
        values = cards & EVERY
        value = 0
        while values:
            if values & 1 and fits(under, value) and longest(without(cards, value), value) >= least:
                out[count] = BUILD + VALUES * kind + value
                count += 1
            values >>= 1
            value += 1
    return count


def build(state: State, face: int) -> None:
    """take, place: the card leaves the display for the mover's tower; the last card of the bid ends the round."""
    slot = 0
    while state.display[slot] != face:
        slot += 1
    state.display[slot] = -1
    kind = face // VALUES
    state.cards[kind] = without(state.cards[kind], face % VALUES)
    put_card(state, KINDS * state.turn + kind, face % VALUES)
    state.take -= 1
    if state.take == 0:
        end_round(state)


def end_round(state: State) -> None:
    """round.clear, round.next, end.first, end: the next round begins, or the match is over."""
    for slot in range(state.shown):
        if state.display[slot] >= 0:
            put_away(state, state.display[slot])
            state.display[slot] = -1
    for kind in range(KINDS):
        state.cards[kind] = 0
    if state.high > 0:
        before = state.starter if state.starter_left else state.leader
        state.starter = before + 1 if before + 1 < state.seats else 0
    if state.left == 0:
        if state.again or state.discards == 0:
            state.phase = OVER
            return
        reshuffle(state)
    reveal(state)


def put_away(state: State, face: int) -> None:
    """round.clear: a card goes to the discard pile; in the first pass it will come once more (end.first)."""
    state.discard[state.discards] = face
    state.discards += 1
    if state.again == 0:
        kind = face // VALUES
        state.ahead[kind] = along(state.ahead[kind], face % VALUES)


def reshuffle(state: State) -> None:
    """end.first: the discard pile is shuffled into a new draw pile."""
    state.again = 1
    state.left = state.discards
    for index in range(state.left):
        state.pile[index] = state.discard[index]
        state.discard[index] = -1
    state.discards = 0
    shuffle(state.rng, state.pile, 0, state.left)


# End and score


def finished(state: State) -> bool:
    """end: the draw pile was empty twice at the end of a round, or there was nothing to shuffle."""
    return state.phase == OVER


def scores(state: State, out: MutableSequence[int]) -> None:
    """score.card, score.tallest, score.demolished of every seat."""
    for seat in range(state.seats):
        out[seat] = score(state, seat)


def score(state: State, seat: int) -> int:
    """score.card, score.tallest, score.demolished."""
    total = 0
    tallest = 0
    for column in range(KINDS * seat, KINDS * seat + KINDS):
        height = state.height[column]
        total += height + height if top(state, column) == ROOF else height
        tallest = max(tallest, height)
    return total + tallest - state.gone[seat] * (state.gone[seat] + 1) // 2


def tiebreak(state: State, seat: int) -> int:
    """tie: all who tie for most win."""
    return 0


def reason(state: State) -> int:
    """end."""
    return Rule.END


# The decisions


def mover(state: State) -> int:
    """The seat that bids or builds, -1 when over."""
    return -1 if state.phase == OVER else state.turn


def default(state: State) -> int:
    """No move can be interrupted."""
    return -1


def why_not(state: State, action: int) -> int:
    """The rule that forbids the action now, in the order of the rules' text; 0: none does."""
    if state.phase == OVER:
        return Rule.END
    if state.phase == BIDDING:
        if PASS < action < BUILD + FACES or (action == PASS and state.high < 0):
            return Rule.BID_RAISE if state.high >= 0 else Rule.BID_START
        if action == PASS:
            return 0
        return why_not_bid(state, action - BID if action < PASS else DISPLAY + 1)
    if state.phase == DEMOLISHING:
        if action < DEMOLISH or action > KEEP:
            return Rule.DEMOLISH
        if action < KEEP:
            return why_not_demolish(state, action - DEMOLISH)
        return 0 if room(state, state.turn) >= state.take else Rule.PLACE
    if action < BUILD or action >= BUILD + FACES:
        return Rule.PLACE
    return why_not_build(state, (action - BUILD) // VALUES, (action - BUILD) % VALUES)


def legal(state: State, out: MutableSequence[int]) -> int:
    """All legal actions, ascending."""
    if state.phase == BIDDING:
        return legal_bid(state, out)
    if state.phase == BUILDING:
        return legal_build(state, out)
    if state.phase == DEMOLISHING:
        return legal_demolish(state, out)
    return 0


def apply(state: State, action: int) -> None:
    """Carries out a legal action."""
    if action < PASS:
        bid(state, action - BID)
    elif action == PASS:
        ask_next(state)
    elif action < KEEP:
        demolish(state, action - DEMOLISH)
    elif action == KEEP:
        state.phase = BUILDING
    else:
        build(state, action - BUILD)
