"""The rules of Tower Duel, in the order of rules/duel.md. Each function names the ids it carries out."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from enum import IntEnum

from donjon.core.chance import below, shuffle
from donjon.games.duel.actions import (
    BLOCK,
    BUILD,
    CALL,
    CLAIM,
    DRAW,
    END,
    FROM_DEPOT,
    FROM_HAND,
    FROM_STORE,
    FROM_WASTE,
    GIVE,
    LEAVE,
    LET,
    PAIR,
    SHED,
    SOURCES,
    STORE,
    WASTE,
)  # fmt: skip
from donjon.games.duel.pieces import (
    CARDS,
    DEALT,
    DECK,
    DEPOT,
    FACE,
    FOR_DEPOT,
    FOR_LAST,
    GIFTS,
    HIGHEST,
    HUE,
    ONE,
    PATIENCE,
    PAY,
    PURSE,
    SHIFTS,
    SUIT,
    VALUES,
)  # fmt: skip
from donjon.games.duel.state import (
    BLOCKED,
    BLOCKING,
    CALLED,
    CALLING,
    CLEARED,
    ITEMS,
    LAST,
    OVER,
    PAIRED,
    PLAYING,
    SEATS,
    SHED_ONE,
    SITES,
    STALLED,
    STORES,
    TALLEST,
    TOWER,
    State,
)  # fmt: skip


class Rule(IntEnum):
    """The ids, in rulebook order."""

    SETUP_DEAL = 1
    SETUP_FIRST = 2
    TOWER_ORDER = 3
    STORE_FIT = 4
    STORE_EMPTY = 5
    GIVE_FIT = 6
    GIVE_BLOCKED = 7
    SOURCE = 8
    TURN_MOVES = 9
    TOWER_FIRST = 10
    DRAW = 11
    DRAW_FLIP = 12
    DRAW_NONE = 13
    SHIFT_LIMIT = 14
    DEPOT_NEXT = 15
    GOLD_TOWER = 16
    GOLD_DEPOT = 17
    GOLD_OUT = 18
    GOLD_CLAIM = 19
    GOLD_SHED = 20
    GOLD_BLOCK = 21
    GOLD_PAIR = 22
    GOLD_NONE = 23
    CALL_WHEN = 24
    CALL_RIGHT = 25
    CALL_WRONG = 26
    END = 27
    END_STALL = 28
    SCORE = 29
    TIE = 30
    KNOWN = 31


# Setup


def setup(state: State, seats: int, options: Sequence[int], seed: Sequence[int]) -> None:
    """setup.deal, setup.first: depots, stocks, four stores each, who begins."""
    for index in range(4):
        state.rng[index] = seed[index]
    state.seats = seats
    state.by_deck = options[0]
    state.calls = 1 - options[1]
    state.claims = options[2]
    state.forgetful = options[3]
    state.hand = -1
    state.first = -1
    state.missed = -1
    state.was_first = -1
    state.empties = (1 << STORES) - 1
    for index in range(STORES * TALLEST):
        state.store[index] = -1
    for index in range(SEATS * CARDS):
        state.waste[index] = -1
        state.stock[index] = -1
    for seat in range(SEATS):
        deal(state, seat)
    state.turn = beginner(state)
    if state.turn < 0:
        state.turn = below(state.rng, SEATS)


def deal(state: State, seat: int) -> None:
    """setup.deal: one player's deck."""
    base = CARDS * seat
    for index in range(DECK):
        state.stock[base + index] = DECK * seat + index
    shuffle(state.rng, state.stock, base, base + DECK)
    left = DECK - DEPOT
    for index in range(DEPOT):
        state.depot[DEPOT * seat + index] = state.stock[base + left + index]
        state.stock[base + left + index] = -1
    for store in range(DEALT * seat, DEALT * seat + DEALT):
        left -= 1
        lay(state, store, state.stock[base + left])
        state.stock[base + left] = -1
    state.depots[seat] = DEPOT
    state.stocks[seat] = left
    state.gold[seat] = PURSE


def beginner(state: State) -> int:
    """setup.first: whose depot card is lower; -1 where they are equal."""
    mine = depot_top(state, 0) % VALUES
    theirs = depot_top(state, 1) % VALUES
    return -1 if mine == theirs else 0 if mine < theirs else 1


# What goes where


def site_of(state: State, card: int) -> int:
    """tower.order: the site that the card fits on, the lower one of two, or -1."""
    value = card % VALUES
    site = card % DECK // VALUES * 2
    if state.height[site] == value:
        return site
    return site + 1 if state.height[site + 1] == value else -1


def wanted(state: State) -> int:
    """tower.order: the faces that fit on a tower, as bits."""
    faces = 0
    for site in range(SITES):
        faces |= (1 << state.height[site] & SUIT) << site // 2 * VALUES
    return faces


def hue(state: State, card: int) -> int:
    """The card's face as stores look at it."""
    return HUE[CARDS * state.by_deck + card]


def offer(state: State, card: int, mark: int) -> None:
    """store.fit: adds a store's bit to what its top card takes, or (mark below 0) removes it."""
    face = hue(state, card)
    value = face % VALUES
    other = VALUES - face + value
    if value > ONE:
        state.takers[other + value - 1] += mark
    elif value == ONE:
        state.takers[other] += mark
        state.takers[other + HIGHEST] += mark


def takers_of(state: State, card: int) -> int:
    """store.fit, store.empty: the stores that the card can be laid on, as bits."""
    return state.takers[hue(state, card)] | state.empties


def lay(state: State, store: int, card: int) -> None:
    """Lays a card on a store."""
    size = state.size[store]
    if size:
        offer(state, state.store[TALLEST * store + size - 1], -(1 << store))
    else:
        state.empties -= 1 << store
    state.store[TALLEST * store + size] = card
    state.size[store] = size + 1
    offer(state, card, 1 << store)


def lift(state: State, store: int) -> int:
    """Takes the top card off a store."""
    size = state.size[store] - 1
    card = state.store[TALLEST * store + size]
    offer(state, card, -(1 << store))
    state.store[TALLEST * store + size] = -1
    state.size[store] = size
    if size:
        offer(state, state.store[TALLEST * store + size - 1], 1 << store)
    else:
        state.empties += 1 << store
    return card


def why_not_give(state: State, card: int) -> int:
    """give.blocked, give.fit."""
    if state.blocked[1 - state.turn]:
        return Rule.GIVE_BLOCKED
    return 0 if gifts(state) & FACE[card] else Rule.GIVE_FIT


def gifts(state: State) -> int:
    """give.blocked, give.fit: the faces that the opponent's waste pile takes, as bits."""
    other = 1 - state.turn
    return GIFTS[waste_top(state, other)] if state.wastes[other] and state.blocked[other] == 0 else 0


def depot_top(state: State, seat: int) -> int:
    """The top card of a depot that is not empty."""
    return state.depot[DEPOT * seat + state.depots[seat] - 1]


def waste_top(state: State, seat: int) -> int:
    """The top card of a waste pile that is not empty."""
    return state.waste[CARDS * seat + state.wastes[seat] - 1]


def store_top(state: State, store: int) -> int:
    """The top card of a store that is not empty."""
    return state.store[TALLEST * store + state.size[store] - 1]


def card_at(state: State, source: int) -> int:
    """source: the card that can be moved from there, -1 where there is none."""
    if source >= FROM_STORE:
        return store_top(state, source - FROM_STORE) if state.size[source - FROM_STORE] else -1
    if source == FROM_HAND:
        return state.hand
    if state.depots[state.turn]:
        return depot_top(state, state.turn) if source == FROM_DEPOT else -1
    return waste_top(state, state.turn) if source == FROM_WASTE and state.wastes[state.turn] else -1


# A turn


def must_build(state: State) -> bool:
    """tower.first: does a card fit on a tower that could be built now?"""
    return loose(state) & wanted(state) != 0


def loose(state: State) -> int:
    """source: the faces of all cards that can be moved now, as bits."""
    if state.hand >= 0:
        return FACE[state.hand]
    own = card_at(state, FROM_DEPOT if state.depots[state.turn] else FROM_WASTE)
    faces = FACE[own] if own >= 0 else 0
    for store in range(STORES):
        if state.size[store]:
            faces |= FACE[store_top(state, store)]
    return faces


def must_play(state: State) -> bool:
    """draw: does the drawn card fit on a store with cards, or on the opponent's waste pile?"""
    return state.takers[hue(state, state.hand)] != 0 or why_not_give(state, state.hand) == 0


def draw_card(state: State) -> None:
    """draw, draw.flip: the top card of the stock comes in hand."""
    seat = state.turn
    if state.stocks[seat] == 0:
        turn_over(state, state.wastes, state.waste, state.stocks, state.stock)
        state.known[seat] = state.stocks[seat]
        state.flipped = 1 if state.missed >= 0 else 0
    state.stocks[seat] -= 1
    place = CARDS * seat + state.stocks[seat]
    state.hand = state.stock[place]
    state.stock[place] = -1
    if state.known[seat]:
        state.known[seat] -= 1


def turn_over(
    state: State, sizes: MutableSequence[int], pile: MutableSequence[int], new_sizes: MutableSequence[int], new_pile: MutableSequence[int]
) -> None:
    """draw.flip: the mover's one pile turned over becomes the other, which is empty."""
    base = CARDS * state.turn
    count = sizes[state.turn]
    for index in range(count):
        new_pile[base + count - 1 - index] = pile[base + index]
        pile[base + index] = -1
    new_sizes[state.turn] = count
    sizes[state.turn] = 0


def put_on_waste(state: State, seat: int, card: int) -> None:
    """A card goes face up on a waste pile."""
    state.waste[CARDS * seat + state.wastes[seat]] = card
    state.wastes[seat] += 1


def take_from_waste(state: State, seat: int) -> int:
    """Takes the top card off a waste pile."""
    state.wastes[seat] -= 1
    place = CARDS * seat + state.wastes[seat]
    card = state.waste[place]
    state.waste[place] = -1
    return card


def put_on_stock(state: State, card: int) -> None:
    """call.right: a card that both have seen goes on top of the stock."""
    seat = state.turn
    state.stock[CARDS * seat + state.stocks[seat]] = card
    state.stocks[seat] += 1
    state.known[seat] += 1


def take(state: State, source: int) -> int:
    """source, depot.next, gold.depot: takes a card from where it is."""
    if source >= FROM_STORE:
        return lift(state, source - FROM_STORE)
    seat = state.turn
    if source == FROM_WASTE:
        return take_from_waste(state, seat)
    if source == FROM_HAND:
        card = state.hand
        state.hand = -1
        return card
    state.depots[seat] -= 1
    place = DEPOT * seat + state.depots[seat]
    card = state.depot[place]
    state.depot[place] = -1
    state.peeked[seat] = 0
    state.lively = 1
    if state.depots[seat] == 0 and state.first < 0:
        state.first = seat
        earn(state, CLEARED, FOR_DEPOT)
    return card


def put_back(state: State, source: int, card: int) -> None:
    """call.right: the opposite of `take`, but for a drawn card, which goes on the stock."""
    seat = state.turn
    if source >= FROM_STORE:
        lay(state, source - FROM_STORE, card)
    elif source == FROM_WASTE:
        put_on_waste(state, seat, card)
    elif source == FROM_HAND:
        put_on_stock(state, card)
    else:
        state.peeked[seat] = 1 if state.depots[seat] else 0
        state.depot[DEPOT * seat + state.depots[seat]] = card
        state.depots[seat] += 1


def end_turn(state: State) -> None:
    """end.stall: a turn is over, and counted."""
    state.quiet = 0 if state.lively else state.quiet + 1
    state.row = 0
    if state.quiet == PATIENCE:
        state.phase = STALLED
        close_call(state)


def next_turn(state: State) -> None:
    """gold.block: a block of the opponent's is over with this turn."""
    state.phase = PLAYING
    state.blocked[1 - state.turn] = 0
    state.turn = 1 - state.turn
    state.lively = 0


def ask_block(state: State) -> None:
    """gold.block: after the turn, with a nugget in the purse."""
    if state.gold[state.turn]:
        state.phase = BLOCKING
    else:
        next_turn(state)


# Gold


def pay(state: State, seat: int, item: int, nuggets: int) -> None:
    """Into the purse, or (below 0) out of it."""
    state.gold[seat] += nuggets
    state.ledger[ITEMS * seat + item] += nuggets


def earn(state: State, item: int, nuggets: int) -> None:
    """gold.claim: paid at once, or owed until it is claimed."""
    if state.claims:
        state.owed[item] += nuggets
    else:
        pay(state, state.turn, item, nuggets)


def claim(state: State) -> None:
    """gold.claim: all that the last move earned."""
    for item in range(2):
        pay(state, state.turn, item, state.owed[item])
        state.owed[item] = 0


def build(state: State, card: int) -> None:
    """tower.order, gold.tower."""
    site = site_of(state, card)
    value = card % VALUES
    state.height[site] += 1
    state.whose[site] += card // DECK << value
    state.lively = 1
    if PAY[value]:
        earn(state, TOWER, PAY[value])


def check_out(state: State) -> None:
    """end, gold.out: has the mover no card left?"""
    seat = state.turn
    if state.hand < 0 and state.depots[seat] + state.stocks[seat] + state.wastes[seat] == 0:
        claim(state)
        pay(state, seat, LAST, FOR_LAST)
        state.phase = OVER
        close_call(state)


# TURM!


def remember(state: State, action: int) -> None:
    """call.when: what a call takes back."""
    state.missed = action
    state.was_lively = state.lively
    state.was_quiet = state.quiet
    state.was_first = state.first


def close_call(state: State) -> None:
    """Nothing can be called any more."""
    state.missed = -1
    state.flipped = 0
    state.was_lively = 0
    state.was_quiet = 0
    state.was_first = -1


def let_pass(state: State) -> None:
    """call.wrong: nobody calls."""
    over = state.missed in (WASTE, END)
    close_call(state)
    state.phase = PLAYING
    if over:
        ask_block(state)


def call(state: State) -> None:
    """call.right: the move is taken back, the fine paid, the turn over."""
    seat = state.turn
    take_back(state, state.missed)
    if state.hand >= 0:
        put_on_stock(state, state.hand)
        state.hand = -1
    if state.first != state.was_first:
        state.first = state.was_first
        if state.claims == 0:
            pay(state, seat, CLEARED, -FOR_DEPOT)
    state.owed[TOWER] = 0
    state.owed[CLEARED] = 0
    state.lively = state.was_lively
    state.quiet = state.was_quiet
    if state.gold[seat]:
        pay(state, seat, CALLED, -1)
        pay(state, 1 - seat, CALLED, 1)
    close_call(state)
    end_turn(state)
    if state.phase != STALLED:
        next_turn(state)


def take_back(state: State, action: int) -> None:
    """call.right: cards, the nugget a move cost, and a turned waste pile; a drawn card goes on the stock."""
    seat = state.turn
    if action < GIVE:
        put_back(state, (action - STORE) // STORES, lift(state, (action - STORE) % STORES))
    elif action < PAIR:
        put_back(state, action - GIVE, take_from_waste(state, 1 - seat))
    elif action < SHED:
        move_pair(state, (action - PAIR) % STORES, (action - PAIR) // STORES)
        pay(state, seat, PAIRED, 1)
    elif action == SHED:
        put_back(state, FROM_DEPOT, take_from_waste(state, seat))
        pay(state, seat, SHED_ONE, 1)
    elif action == DRAW:
        put_on_stock(state, state.hand)
        state.hand = -1
        if state.flipped:
            turn_over(state, state.stocks, state.stock, state.wastes, state.waste)
            state.known[seat] = 0
    elif action == WASTE:
        put_on_stock(state, take_from_waste(state, seat))


# End and score


def finished(state: State) -> bool:
    """end, end.stall."""
    return state.phase >= OVER


def scores(state: State, out: MutableSequence[int]) -> None:
    """score: nuggets."""
    for seat in range(state.seats):
        out[seat] = state.gold[seat]


def tiebreak(state: State, seat: int) -> int:
    """tie: none left, or fewer cards left."""
    return -(state.depots[seat] + state.stocks[seat] + state.wastes[seat])


def reason(state: State) -> int:
    """end, end.stall."""
    return Rule.END_STALL if state.phase == STALLED else Rule.END


# The decisions


def mover(state: State) -> int:
    """The seat on turn, while a call is open the other; -1 when over."""
    if state.phase >= OVER:
        return -1
    return 1 - state.turn if state.phase == CALLING else state.turn


def default(state: State) -> int:
    """`let` while a call is open, else -1."""
    return LET if state.phase == CALLING else -1


def why_not(state: State, action: int) -> int:
    """The rule that forbids the action now, in the order of the rules' text; 0: none does."""
    if state.phase >= OVER:
        return Rule.END
    if state.phase == CALLING:
        return 0 if action >= CALL else Rule.CALL_WHEN
    if action >= CALL:
        return Rule.CALL_WRONG if action == CALL else Rule.CALL_WHEN
    if state.phase == BLOCKING:
        return 0 if action in (BLOCK, LEAVE) else Rule.TURN_MOVES
    if action == CLAIM:
        return 0 if state.owed[TOWER] + state.owed[CLEARED] else Rule.GOLD_CLAIM
    if action >= BLOCK:
        return Rule.GOLD_NONE if action == BLOCK and state.gold[state.turn] == 0 else Rule.GOLD_BLOCK
    rule = why_not_there(state, action)
    if rule == 0 and state.calls == 0 and action >= STORE and must_build(state):
        return Rule.TOWER_FIRST
    return rule


def why_not_there(state: State, action: int) -> int:
    """draw, gold.none, source, then what forbids the destination, and shift.limit."""
    if action < PAIR:
        source = action - BUILD if action < STORE else (action - STORE) // STORES if action < GIVE else action - GIVE
        if state.hand >= 0 and source != FROM_HAND:
            return Rule.DRAW
        card = card_at(state, source)
        if card < 0:
            return Rule.SOURCE
        if action < STORE:
            return 0 if site_of(state, card) >= 0 else Rule.TOWER_ORDER
        if action >= GIVE:
            return why_not_give(state, card)
        return why_not_lay(state, source - FROM_STORE, (action - STORE) % STORES, card)
    if state.hand >= 0:
        return Rule.DRAW if action != WASTE or must_play(state) else 0
    if action <= SHED and state.gold[state.turn] == 0:
        return Rule.GOLD_NONE
    if action < SHED:
        source = (action - PAIR) // STORES
        if state.size[source] < 2:
            return Rule.GOLD_PAIR
        return why_not_lay(state, source, (action - PAIR) % STORES, state.store[TALLEST * source + state.size[source] - 2])
    if action == SHED:
        return 0 if state.depots[state.turn] else Rule.GOLD_SHED
    if action == WASTE:
        return Rule.DRAW
    return 0 if can_draw(state) == (action == DRAW) else Rule.DRAW_NONE


def can_draw(state: State) -> bool:
    """draw.none."""
    return state.stocks[state.turn] + state.wastes[state.turn] > 0


def why_not_lay(state: State, source: int, store: int, card: int) -> int:
    """store.fit, store.empty, then shift.limit; a source below 0 is no store."""
    if source == store or takers_of(state, card) >> store & 1 == 0:
        return Rule.STORE_FIT
    return Rule.SHIFT_LIMIT if source >= 0 and state.row == SHIFTS else 0


def legal(state: State, out: MutableSequence[int]) -> int:
    """All legal actions, ascending."""
    if state.phase >= OVER:
        return 0
    if state.phase != PLAYING:
        out[0] = CALL if state.phase == CALLING else BLOCK
        out[1] = LET if state.phase == CALLING else LEAVE
        return 2
    if state.hand >= 0:
        return legal_drawn(state, out)
    faces = loose(state)
    count = legal_of(state, out, 0, BUILD, faces & wanted(state))
    if count == 0 or state.calls:
        count = legal_moves(state, out, count, faces)
    if state.owed[TOWER] + state.owed[CLEARED]:
        out[count] = CLAIM
        count += 1
    return count


def legal_of(state: State, out: MutableSequence[int], count: int, action: int, faces: int) -> int:
    """Adds the action for each source whose card is one of the faces."""
    if faces:
        for source in range(SOURCES):
            card = card_at(state, source)
            if card >= 0 and faces & FACE[card]:
                out[count] = action + source
                count += 1
    return count


def legal_moves(state: State, out: MutableSequence[int], count: int, faces: int) -> int:
    """Adds all but building and claiming; `faces` are those that can be moved."""
    pile = FROM_DEPOT if state.depots[state.turn] else FROM_WASTE
    own = card_at(state, pile)
    if own >= 0:
        count = legal_lay(out, count, STORE + STORES * pile, takers_of(state, own))
    if state.row < SHIFTS:
        for store in range(STORES):
            if state.size[store]:
                stores = takers_of(state, store_top(state, store))
                count = legal_lay(out, count, STORE + STORES * (FROM_STORE + store), stores)
    count = legal_of(state, out, count, GIVE, faces & gifts(state))
    if state.gold[state.turn]:
        if state.row < SHIFTS:
            for store in range(STORES):
                size = state.size[store]
                if size > 1:
                    stores = takers_of(state, state.store[TALLEST * store + size - 2])
                    count = legal_lay(out, count, PAIR + STORES * store, stores)
        if state.depots[state.turn]:
            out[count] = SHED
            count += 1
    out[count] = DRAW if can_draw(state) else END
    return count + 1


def legal_lay(out: MutableSequence[int], count: int, action: int, stores: int) -> int:
    """Adds an action for each store of the bits."""
    while stores:
        if stores & 1:
            out[count] = action
            count += 1
        stores >>= 1
        action += 1
    return count


def legal_drawn(state: State, out: MutableSequence[int]) -> int:
    """draw, tower.first: what can be done with the drawn card."""
    count = 0
    if FACE[state.hand] & wanted(state):
        out[0] = BUILD + FROM_HAND
        if state.calls == 0:
            return 1
        count = 1
    count = legal_lay(out, count, STORE + STORES * FROM_HAND, takers_of(state, state.hand))
    if why_not_give(state, state.hand) == 0:
        out[count] = GIVE + FROM_HAND
        count += 1
    if not must_play(state):
        out[count] = WASTE
        count += 1
    return count


def apply(state: State, action: int) -> None:
    """Carries out a legal action."""
    if action >= BLOCK:
        apply_answer(state, action)
        return
    if state.claims:
        state.owed[TOWER] = 0
        state.owed[CLEARED] = 0
    if action < STORE:
        state.row = 0
        build(state, take(state, action - BUILD))
        check_out(state)
        return
    if state.calls and must_build(state):
        remember(state, action)
    apply_move(state, action)
    if state.missed >= 0:
        state.phase = CALLING
    elif action in (WASTE, END) and state.phase != STALLED:
        ask_block(state)


def apply_move(state: State, action: int) -> None:
    """All moves of a turn but building; shift.limit counts them."""
    seat = state.turn
    shift = STORE + STORES * FROM_STORE <= action < GIVE or PAIR <= action < SHED
    state.row = state.row + 1 if shift else 0
    if action < GIVE:
        lay(state, (action - STORE) % STORES, take(state, (action - STORE) // STORES))
        check_out(state)
    elif action < PAIR:
        put_on_waste(state, 1 - seat, take(state, action - GIVE))
        check_out(state)
    elif action < SHED:
        move_pair(state, (action - PAIR) // STORES, (action - PAIR) % STORES)
        pay(state, seat, PAIRED, -1)
    elif action == SHED:
        put_on_waste(state, seat, take(state, FROM_DEPOT))
        pay(state, seat, SHED_ONE, -1)
    elif action == DRAW:
        draw_card(state)
    else:
        if action == WASTE:
            put_on_waste(state, seat, take(state, FROM_HAND))
        end_turn(state)


def move_pair(state: State, store: int, target: int) -> None:
    """gold.pair: the two top cards of a store go to another, in their order."""
    upper = lift(state, store)
    lower = lift(state, store)
    lay(state, target, lower)
    lay(state, target, upper)


def apply_answer(state: State, action: int) -> None:
    """`block`, `leave`, `claim`, `call`, `let`."""
    if action == CLAIM:
        claim(state)
    elif action == CALL:
        call(state)
    elif action == LET:
        let_pass(state)
    else:
        if action == BLOCK:
            pay(state, state.turn, BLOCKED, -1)
            state.blocked[state.turn] = 1
        next_turn(state)
