"""The rules of Birds, Dragons and the Dungeon, in the order of rules/dungeon.md. Each function names the ids it carries out."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from enum import IntEnum

from donjon.core.chance import below
from donjon.games.dungeon.actions import (
    ASTRAY,
    CLIMB,
    CLIMB_AT,
    CLIMB_FROM,
    CLIMB_TO,
    CLIMB_VALUE,
    DRAW,
    PERCH,
    PLACE,
    RETURN,
    THROW,
    TOP,
)  # fmt: skip
from donjon.games.dungeon.pieces import (
    BIRD,
    BLUE,
    DECK,
    DECKS,
    DRAGON,
    ERRORS,
    FACE,
    GRAZE,
    HIT,
    NUMBER,
    SHAKY,
    SHARP,
    SLOT_OF,
    STEADY,
    TWIN,
)  # fmt: skip
from donjon.games.dungeon.state import AT_TABLE, CHOOSING, KINDS, OVER, PLACES, PLAYING, STALLED, State


class Rule(IntEnum):
    """The ids, in rulebook order."""

    SETUP_DECK = 1
    SETUP_BLUE = 2
    SETUP_FIRST = 3
    TURN_CHOICE = 4
    TURN_FIRST = 5
    DRAW_EMPTY = 6
    DRAW_RETURN = 7
    SLOT_NUMBER = 8
    SLOT_OWN = 9
    SLOT_PAIR = 10
    SLOT_CAPTURE = 11
    SLOT_VACANT = 12
    SLOT_DRAGON = 13
    CLIMB_STEP = 14
    CLIMB_ARRIVE = 15
    CLIMB_ONE = 16
    CLIMB_STUCK = 17
    DRAGON_PERCH = 18
    DRAGON_DEFEAT = 19
    BIRD_THROW = 20
    BIRD_AIM = 21
    END = 22
    END_STALL = 23
    SCORE = 24
    TIE = 25


# Setup


def setup(state: State, seats: int, options: Sequence[int], seed: Sequence[int]) -> None:
    """setup.deck, setup.first: full decks, seat 0 begins."""
    for index in range(4):
        state.rng[index] = seed[index]
    state.seats = seats
    state.boxed = options[0]
    state.forced = options[1]
    state.throwing = options[2]
    state.hand = options[3]
    state.patience = 10 if options[4] else 3
    state.latest = options[5]
    state.phase = CHOOSING
    state.falls[0] = -1
    for slot in range(PLACES):
        state.owner[slot] = -1
        state.dragon[slot] = -1
    for seat in range(seats):
        state.left[seat] = DECK
        for kind in range(KINDS):
            state.deck[KINDS * seat + kind] = DECKS[KINDS * state.boxed + kind]


def in_play(state: State, slot: int) -> bool:
    """setup.blue: with two players the blue slots are not used."""
    return BLUE[slot] == 0 or state.seats > 2


# A turn: draw or climb


def draw_card(state: State) -> None:
    """turn.choice, turn.first: turns up a card of the mover's deck; on a first turn a knight."""
    base = KINDS * state.turn
    kinds = KINDS if state.begun[state.turn] else BIRD - 1
    if state.wish:
        state.card = state.wish
        state.wish = 0
    else:
        count = 0
        for kind in range(kinds):
            count += state.deck[base + kind]
        pick = below(state.rng, count)
        kind = 0
        while pick >= state.deck[base + kind]:
            pick -= state.deck[base + kind]
            kind += 1
        state.card = kind + 1
    state.deck[base + state.card - 1] -= 1
    state.left[state.turn] -= 1
    state.phase = PLAYING


def shuffle_in(state: State, seat: int, card: int) -> None:
    """draw.return, dragon.defeat: a card goes back into its owner's deck."""
    state.deck[KINDS * seat + card - 1] += 1
    state.left[seat] += 1


def may_return(state: State) -> bool:
    """draw.return: with `return=forced` only a card that cannot be played."""
    if state.forced == 0:
        return True
    if state.card == BIRD:
        return False
    for slot in range(PLACES):
        if in_play(state, slot) and (why_not_perch(state, slot) if state.card == DRAGON else why_not_place(state, slot)) == 0:
            return False
    return True


def end_turn(state: State) -> None:
    """turn.first, then end and end.stall, else the next seat (setup.first)."""
    state.card = 0
    state.begun[state.turn] = 1
    state.phase = CHOOSING
    for seat in range(state.seats):
        if state.left[seat] == 0 and not can_climb(state, seat):
            state.phase = OVER
            return
    if state.returns == state.patience * state.seats:
        state.phase = STALLED
        return
    state.turn += 1
    if state.turn == state.seats:
        state.turn = 0


# Knights


def why_not_place(state: State, slot: int) -> int:
    """slot.number, then the arrival."""
    if NUMBER[slot] != state.card:
        return Rule.SLOT_NUMBER
    return why_not_arrive(state, slot, state.turn)


def why_not_arrive(state: State, slot: int, seat: int) -> int:
    """slot.dragon, slot.own, slot.pair, slot.capture, slot.vacant: may a knight of that seat arrive there?"""
    if state.dragon[slot] >= 0 or state.low[slot] == 0:
        return 0
    if state.owner[slot] == seat:
        return Rule.SLOT_OWN if state.high[slot] else 0
    if state.high[slot]:
        return Rule.SLOT_PAIR
    twin = TWIN[slot]
    if twin >= 0 and in_play(state, twin) and state.low[twin] == 0 and state.dragon[twin] < 0:
        return Rule.SLOT_VACANT
    return 0


def arrive(state: State, slot: int, value: int) -> None:
    """slot.capture, dragon.defeat: the mover's knight stands there now, or on top if it has defeated a dragon."""
    seat = state.turn
    if state.dragon[slot] >= 0:
        state.lost[KINDS * state.dragon[slot] + DRAGON - 1] += 1
        state.dragon[slot] = -1
        if state.low[slot]:
            shuffle_in(state, state.owner[slot], state.low[slot])
        if state.high[slot]:
            shuffle_in(state, state.owner[slot], state.high[slot])
        empty(state, slot)
        reach_top(state, seat, value)
    elif state.owner[slot] == seat:
        state.high[slot] = value
    else:
        if state.low[slot]:
            state.lost[KINDS * state.owner[slot] + state.low[slot] - 1] += 1
        state.owner[slot] = seat
        state.low[slot] = value


def empty(state: State, slot: int) -> None:
    """No knight stands there any more."""
    state.owner[slot] = -1
    state.low[slot] = 0
    state.high[slot] = 0


def reach_top(state: State, seat: int, value: int) -> None:
    """A knight is on top, behind those who came before it."""
    place = 0
    for other in range(state.seats):
        place += state.crowned[other]
    state.peak[place] = 4 * seat + value
    state.crowned[seat] += 1
    state.values[seat] += value
    state.last[seat] = value


# Climbing


def why_not_climb(state: State, slot: int, value: int, target: int) -> int:
    """turn.first, climb.one, climb.stuck, climb.step, climb.arrive; target -1 is one that is not its value higher."""
    if state.begun[state.turn] == 0:
        return Rule.TURN_FIRST
    if state.owner[slot] != state.turn or (state.low[slot] != value and state.high[slot] != value):
        return Rule.CLIMB_ONE
    if state.dragon[slot] >= 0:
        return Rule.CLIMB_STUCK
    if target < 0:
        return Rule.CLIMB_STEP
    return 0 if target == TOP else why_not_arrive(state, target, state.turn)


def can_climb(state: State, seat: int) -> bool:
    """end: has the seat a knight that can climb?"""
    for slot in range(PLACES):
        if state.owner[slot] != seat or state.dragon[slot] >= 0:
            continue
        for value in range(1, 4):
            if state.low[slot] != value and state.high[slot] != value:
                continue
            index = CLIMB_AT[3 * slot + value - 1]
            target = CLIMB_TO[index]
            if target == TOP or why_not_arrive(state, target, seat) == 0:
                return True
            if TWIN[target] >= 0 and state.seats > 2 and why_not_arrive(state, TWIN[target], seat) == 0:
                return True
    return False


def climb(state: State, slot: int, value: int, target: int) -> None:
    """climb.one, climb.arrive: one knight goes up its value."""
    if state.low[slot] == value:
        state.low[slot] = state.high[slot]
    state.high[slot] = 0
    if state.low[slot] == 0:
        state.owner[slot] = -1
    if target == TOP:
        reach_top(state, state.turn, value)
    else:
        arrive(state, target, value)


# Dragon and bird


def why_not_perch(state: State, slot: int) -> int:
    """dragon.perch: on knights, and where no dragon is."""
    return 0 if state.low[slot] and state.dragon[slot] < 0 else Rule.DRAGON_PERCH


def why_not_throw(state: State, grade: int) -> int:
    """bird.aim: `sharp` and `wild` are for tables with `aim=hand` that do not throw for real."""
    return Rule.BIRD_AIM if grade and (state.hand == 0 or state.throwing == AT_TABLE) else 0


def aim_of(state: State, grade: int) -> int:
    """bird.aim: the row of ERRORS; a real throw that nobody has told of (`throw=table`, in a bot's thoughts) counts as steady."""
    if grade:
        return SHARP + grade - 1
    return SHAKY if state.throwing == SHAKY else STEADY


def throw_tile(state: State, slot: int, grade: int) -> None:
    """bird.throw, bird.aim: the tile lands, cards fall into the dungeon, and so does the bird."""
    if state.falls[0] < 0:
        let_fall(state, slot, aim_of(state, grade))
    for place in range(PLACES):
        fallen = state.falls[place]
        state.falls[place] = 0
        if fallen & 4:
            state.lost[KINDS * state.dragon[place] + DRAGON - 1] += 1
            state.dragon[place] = -1
        if fallen & 2:
            state.lost[KINDS * state.owner[place] + state.high[place] - 1] += 1
            state.high[place] = 0
        if fallen & 1:
            state.lost[KINDS * state.owner[place] + state.low[place] - 1] += 1
            state.low[place] = state.high[place]
            state.high[place] = 0
            if state.low[place] == 0:
                state.owner[place] = -1
    state.falls[0] = -1
    state.lost[KINDS * state.turn + BIRD - 1] += 1


def let_fall(state: State, slot: int, aim: int) -> None:
    """bird.aim: chance decides where the tile lands and which cards fall."""
    pick = below(state.rng, 20)
    error = 0
    while pick >= ERRORS[5 * aim + error]:
        pick -= ERRORS[5 * aim + error]
        error += 1
    landing = NUMBER[slot] + error - 2
    for place in range(PLACES):
        state.falls[place] = 0
        away = abs(NUMBER[place] - landing)
        if FACE[place] != FACE[slot] or away > 1:
            continue
        odds = GRAZE if away else HIT
        if state.low[place] and below(state.rng, 4) < odds:
            state.falls[place] += 1
        if state.high[place] and below(state.rng, 4) < odds:
            state.falls[place] += 2
        if state.dragon[place] >= 0 and below(state.rng, 4) < odds:
            state.falls[place] += 4


# End and score


def finished(state: State) -> bool:
    """end, end.stall."""
    return state.phase >= OVER


def scores(state: State, out: MutableSequence[int]) -> None:
    """score: knights on top."""
    for seat in range(state.seats):
        out[seat] = state.crowned[seat]


def tiebreak(state: State, seat: int) -> int:
    """tie: the lower sum of values on top, or the lower value of the one that arrived last."""
    return -state.last[seat] if state.latest else -state.values[seat]


def reason(state: State) -> int:
    """end, end.stall."""
    return Rule.END_STALL if state.phase == STALLED else Rule.END


# The decisions


def mover(state: State) -> int:
    """The seat whose turn it is, -1 when over."""
    return -1 if state.phase >= OVER else state.turn


def default(state: State) -> int:
    """No move can be interrupted."""
    return -1


def why_not(state: State, action: int) -> int:
    """The rule that forbids the action now, in the order of the rules' text; 0: none does."""
    if state.phase >= OVER:
        return Rule.END
    if action < PLACE or action >= ASTRAY:
        return Rule.TURN_CHOICE if state.phase == PLAYING else why_not_choose(state, action)
    if state.phase == CHOOSING:
        return Rule.TURN_CHOICE
    if action == RETURN:
        return 0 if may_return(state) else Rule.DRAW_RETURN
    wanted = DRAGON if PERCH <= action < THROW else BIRD
    if (action < PERCH and state.card >= BIRD) or (action >= PERCH and state.card != wanted):
        return Rule.TURN_CHOICE
    slot = action - PLACE if action < PERCH else action - PERCH if action < THROW else (action - THROW) // 3
    if not in_play(state, slot):
        return Rule.SETUP_BLUE
    if action < PERCH:
        return why_not_place(state, slot)
    return why_not_perch(state, slot) if action < THROW else why_not_throw(state, (action - THROW) % 3)


def why_not_choose(state: State, action: int) -> int:
    """setup.blue, draw.empty, or what forbids the climb."""
    if action == DRAW:
        return 0 if state.left[state.turn] else Rule.DRAW_EMPTY
    if action < PLACE:
        slot = CLIMB_FROM[action - CLIMB]
        value = CLIMB_VALUE[action - CLIMB]
        target = CLIMB_TO[action - CLIMB]
        named = target
    else:
        slot = (action - ASTRAY) // (PLACES + 1) // 3
        value = (action - ASTRAY) // (PLACES + 1) % 3 + 1
        target = -1
        named = (action - ASTRAY) % (PLACES + 1)
    if not in_play(state, slot) or (named < TOP and not in_play(state, named)):
        return Rule.SETUP_BLUE
    return why_not_climb(state, slot, value, target)


def legal(state: State, out: MutableSequence[int]) -> int:
    """All legal actions, ascending."""
    if state.phase == CHOOSING:
        return legal_choose(state, out)
    if state.phase >= OVER:
        return 0
    count = 0
    if state.card < BIRD:
        slot = SLOT_OF[state.card]
        if why_not_arrive(state, slot, state.turn) == 0:
            out[count] = PLACE + slot
            count += 1
        if state.seats > 2 and why_not_arrive(state, TWIN[slot], state.turn) == 0:
            out[count] = PLACE + TWIN[slot]
            count += 1
    else:
        count = legal_other(state, out)
    if state.forced == 0 or count == 0:
        out[count] = RETURN
        count += 1
    return count


def legal_choose(state: State, out: MutableSequence[int]) -> int:
    """`draw`, then the climbs."""
    count = 0
    seat = state.turn
    if state.left[seat]:
        out[0] = DRAW
        count = 1
    if state.begun[seat] == 0:
        return count
    for slot in range(PLACES):
        if state.owner[slot] != seat or state.dragon[slot] >= 0:
            continue
        low = state.low[slot]
        high = state.high[slot]
        first = min(low, high) if high else low
        second = max(low, high) if high != low else 0
        count = legal_climb(state, slot, first, out, count)
        if second > first:
            count = legal_climb(state, slot, second, out, count)
    return count


def legal_climb(state: State, slot: int, value: int, out: MutableSequence[int], count: int) -> int:
    """Adds the climbs of a knight of that value from that slot."""
    action = CLIMB + CLIMB_AT[3 * slot + value - 1]
    target = CLIMB_TO[action - CLIMB]
    if target == TOP or why_not_arrive(state, target, state.turn) == 0:
        out[count] = action
        count += 1
    if target != TOP and TWIN[target] >= 0 and state.seats > 2 and why_not_arrive(state, TWIN[target], state.turn) == 0:
        out[count] = action + 1
        count += 1
    return count


def legal_other(state: State, out: MutableSequence[int]) -> int:
    """Perches of a dragon, or throws of a bird."""
    count = 0
    grades = 3 if state.hand and state.throwing != AT_TABLE else 1
    for slot in range(PLACES):
        if not in_play(state, slot):
            continue
        if state.card == DRAGON:
            if why_not_perch(state, slot) == 0:
                out[count] = PERCH + slot
                count += 1
        else:
            for grade in range(grades):
                out[count] = THROW + 3 * slot + grade
                count += 1
    return count


def apply(state: State, action: int) -> None:
    """Carries out a legal action."""
    if action == DRAW:
        draw_card(state)
        return
    if action == RETURN:
        shuffle_in(state, state.turn, state.card)
        state.returns += 1
    else:
        state.returns = 0
        if action < PLACE:
            climb(state, CLIMB_FROM[action - CLIMB], CLIMB_VALUE[action - CLIMB], CLIMB_TO[action - CLIMB])
        elif action < PERCH:
            arrive(state, action - PLACE, state.card)
        elif action < THROW:
            state.dragon[action - PERCH] = state.turn
        else:
            throw_tile(state, (action - THROW) // 3, (action - THROW) % 3)
    end_turn(state)
