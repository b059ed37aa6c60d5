"""What a seat of Tower Duel may know, what chance decides, and how both are asked for (rules/duel.md, Hidden information)."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from donjon.core.chance import below
from donjon.core.features import wipe
from donjon.core.game import SETUP
from donjon.games.duel.actions import BEGINS, BUILD, DRAW, FEATURES, FROM_DEPOT, GIVE, NOBODY, OPENING, SHED, STORE
from donjon.games.duel.pieces import CARDS, DEALT, DECK, DEPOT, HUES, PATIENCE, SHIFTS, VALUES
from donjon.games.duel.rules import Rule, depot_top, hue, lay, lift, store_top, waste_top
from donjon.games.duel.state import BLOCKING, CALLING, CLEARED, SEATS, SITES, STORES, TALLEST, TOWER, State

# What is known

NEVER_TOLD = True
"""How the cards lie that nobody has turned up is drawn, but no record tells it."""


def unseen_below(state: State, seat: int) -> int:
    """How many cards of a depot nobody has seen: its lowest ones."""
    return max(0, state.depots[seat] - 1 - state.peeked[seat])


def unseen_stock(state: State, seat: int) -> int:
    """How many cards of a stock nobody has seen: its lowest ones."""
    return state.stocks[seat] - state.known[seat]


def pool_card(state: State, seat: int, index: int) -> int:
    """The cards of a player that nobody has seen are one pool: the depot's, then the stock's."""
    low = unseen_below(state, seat)
    return state.depot[DEPOT * seat + index] if index < low else state.stock[CARDS * seat + index - low]


def set_pool_card(state: State, seat: int, index: int, card: int) -> None:
    """Puts a card into the pool."""
    low = unseen_below(state, seat)
    if index < low:
        state.depot[DEPOT * seat + index] = card
    else:
        state.stock[CARDS * seat + index - low] = card


def pool_size(state: State, seat: int) -> int:
    """Cards of the pool."""
    return unseen_below(state, seat) + unseen_stock(state, seat)


def observe(state: State, seat: int) -> None:
    """Each player's pool is put in rising order: what is hidden is hidden from both."""
    for index in range(4):
        state.rng[index] = 0
    for owner in range(SEATS):
        cards = 0
        for index in range(pool_size(state, owner)):
            cards |= 1 << pool_card(state, owner, index) % DECK
        index = 0
        for face in range(DECK):
            if cards >> face & 1:
                set_pool_card(state, owner, index, DECK * owner + face)
                index += 1


def determinise(state: State, seat: int) -> None:
    """A world that fits what was observed, each equally likely: the pools shuffled."""
    for owner in range(SEATS):
        for last in range(pool_size(state, owner) - 1, 0, -1):
            pick = below(state.rng, last + 1)
            held = pool_card(state, owner, last)
            set_pool_card(state, owner, last, pool_card(state, owner, pick))
            set_pool_card(state, owner, pick, held)


def features(state: State, seat: int, out: MutableSequence[float]) -> None:
    """FEATURES numbers, about -1 to 1, the observer's before the opponent's.

    Towers: 8 heights. Stores, 28 each: the hue of the top card (26), cards, hue of the card below. By seat, 45 each: symbol and value (4 + 13) of depot top and waste
    top, cards of depot, stock, seen stock, waste; gold, block, first to clear, owed; cards to play. Then the drawn card (17) and the state of the turn (5).
    """
    for site in range(SITES):
        out[site] = state.height[site] / 13
    place = SITES
    for store in range(STORES):
        size = state.size[store]
        if size:
            out[place + hue(state, store_top(state, store))] = 1.0
            out[place + HUES] = size / 13
        if size > 1:
            out[place + HUES + 1] = (1 + hue(state, state.store[TALLEST * store + size - 2])) / HUES
        place += HUES + 2
    for index in range(SEATS):
        features_of(state, seat if index == 0 else 1 - seat, out, place)
        place += 45
    if state.hand >= 0:
        mark_card(state.hand, out, place)
    out[place + 17] = 1.0 if state.turn == seat else 0.0
    out[place + 18] = 1.0 if state.phase == CALLING else 0.0
    out[place + 19] = 1.0 if state.phase == BLOCKING else 0.0
    out[place + 20] = state.row / SHIFTS
    out[place + 21] = state.quiet / PATIENCE


def features_of(state: State, seat: int, out: MutableSequence[float], place: int) -> None:
    """What belongs to one seat."""
    if state.depots[seat]:
        mark_card(depot_top(state, seat), out, place)
    if state.wastes[seat]:
        mark_card(waste_top(state, seat), out, place + 17)
    out[place + 34] = state.depots[seat] / DEPOT
    out[place + 35] = state.stocks[seat] / DECK
    out[place + 36] = state.known[seat] / DECK
    out[place + 37] = state.wastes[seat] / DECK
    out[place + 38] = state.gold[seat] / 20
    out[place + 39] = state.blocked[seat]
    out[place + 40] = 1.0 if state.first == seat else 0.0
    if state.turn == seat:
        out[place + 41] = state.owed[TOWER] / 3
        out[place + 42] = state.owed[CLEARED]
    out[place + 43] = state.peeked[seat]
    out[place + 44] = (state.depots[seat] + state.stocks[seat] + state.wastes[seat]) / CARDS


def mark_card(card: int, out: MutableSequence[float], place: int) -> None:
    """A card's symbol (4) and value (13)."""
    out[place + card % DECK // VALUES] = 1.0
    out[place + 4 + card % VALUES] = 1.0


def erase(state: State, seat: int, out: MutableSequence[float]) -> None:
    """All of them."""
    wipe(out, 0, FEATURES)


def renew(state: State, action: int, seat: int, out: MutableSequence[float]) -> None:
    """All of them, onto the zeros that `erase` left."""
    features(state, seat, out)


def planes(seats: int) -> list[tuple[str, tuple[int, ...]]]:
    """The observer is 0, the opponent 1; cards as symbol (4) and value (13)."""
    found: list[tuple[str, tuple[int, ...]]] = [
        ("towers", (SITES,)),
        ("stores", (STORES, HUES + 2)),
    ]  # hue of the top card, cards, hue of the card below
    for turn in range(SEATS):
        found += [(f"depot_{turn}", (17,)), (f"waste_{turn}", (17,))]
        found += [
            (f"told_{turn}", (11,))
        ]  # cards of depot, stock, seen stock, waste; gold, block, first to clear, owed for towers and clearing, peeked, to play
    return [*found, ("drawn", (17,)), ("turn", (5,))]  # whether on turn, calling, blocking, moves between stores, quiet turns


def hidden(state: State, actor: int, action: int, seat: int) -> tuple[bool, bool]:
    """Nothing that was shown was shown to one alone."""
    return False, False


def extras(state: State, seat: int) -> dict[str, Any]:
    """By seat: `depot`, its top card; `below`, the card under it if it has been seen; `stock`, its cards that have been seen, the next one first; `unseen`, those nobody has seen, rising. null is no card."""
    return {
        "depot": [depot_top(state, owner) if state.depots[owner] else None for owner in range(SEATS)],
        "below": [state.depot[DEPOT * owner + state.depots[owner] - 2] if state.peeked[owner] else None for owner in range(SEATS)],
        "stock": [seen_stock(state, owner) for owner in range(SEATS)],
        "unseen": [sorted(pool(state, owner)) for owner in range(SEATS)],
    }


def seen_stock(state: State, seat: int) -> list[int]:
    """The seen cards of a stock, the next one first."""
    stop = CARDS * seat + state.stocks[seat]
    return state.stock[stop - state.known[seat] : stop][::-1]


def pool(state: State, seat: int) -> list[int]:
    """The cards of a player that nobody has seen."""
    return [pool_card(state, seat, index) for index in range(pool_size(state, seat))]


# What chance decides


def given(state: State, action: int) -> bool:
    """Chance may decide all."""
    return False


def outcome(before: State, action: int, after: State) -> list[int]:
    """The card drawn, or the depot card uncovered; of the setup the depots' top cards, the stores, who begins."""
    if action == SETUP:
        stores = [store_top(after, store) for store in range(SEATS * DEALT)]
        return [depot_top(after, 0), depot_top(after, 1), *stores, BEGINS + after.turn]
    if action == DRAW:
        return [after.hand]
    return [depot_top(after, before.turn)] if uncovers(before, action) else []


def uncovers(state: State, action: int) -> bool:
    """Does the action turn up a depot card?"""
    from_depot = action in (BUILD + FROM_DEPOT, GIVE + FROM_DEPOT, SHED) or 0 <= action - STORE - STORES * FROM_DEPOT < STORES
    return from_depot and state.depots[state.turn] > 1


def outcome_why_not(state: State, action: int, drawn: list[int]) -> int:
    """depot.next, draw, setup.deal, known, setup.first. -1 where the outcome has not the form that is asked."""
    if action == SETUP:
        return why_not_opening(drawn)
    if drawn and drawn[-1] >= BEGINS:
        return -1
    turned = action == DRAW or uncovers(state, action)
    if not turned:
        return Rule.DEPOT_NEXT if drawn else 0
    if len(drawn) != 1:
        return Rule.DRAW if action == DRAW and not drawn else Rule.DEPOT_NEXT
    seat = state.turn
    seen = next_card(state, action)
    if drawn[0] == seen:
        return 0
    if drawn[0] in pool(state, seat):
        return 0 if seen < 0 else Rule.KNOWN
    return Rule.KNOWN if drawn[0] in face_down(state, seat, action == DRAW) else Rule.SETUP_DEAL


def next_card(state: State, action: int) -> int:
    """The card that the action turns up if both know it, else -1."""
    seat = state.turn
    if action != DRAW:
        return state.depot[DEPOT * seat + state.depots[seat] - 2] if state.peeked[seat] else -1
    if state.stocks[seat] == 0:
        return state.waste[CARDS * seat]
    return state.stock[CARDS * seat + state.stocks[seat] - 1] if state.known[seat] else -1


def face_down(state: State, seat: int, draws: bool) -> list[int]:
    """All cards that lie face down with a player; a draw from an empty stock turns the waste pile over first."""
    below_top = state.depot[DEPOT * seat : DEPOT * seat + max(0, state.depots[seat] - 1)]
    stock = state.stock[CARDS * seat : CARDS * seat + state.stocks[seat]]
    return below_top + (state.waste[CARDS * seat : CARDS * seat + state.wastes[seat]] if draws and not stock else stock)


def why_not_opening(drawn: list[int]) -> int:
    """setup.deal, setup.first."""
    if len(drawn) != OPENING or drawn[-1] < BEGINS or max(drawn[:-1]) >= BEGINS:
        return -1
    cards = drawn[:-1]
    owners = [0, 1, *([0] * DEALT), *([1] * DEALT)]
    if len(set(cards)) < len(cards) or [card // DECK for card in cards] != owners:
        return Rule.SETUP_DEAL
    low = cards[0] % VALUES - cards[1] % VALUES
    begins = drawn[-1] - BEGINS
    return Rule.SETUP_FIRST if begins == NOBODY or (low and begins != int(low > 0)) else 0


def force(state: State, action: int, drawn: list[int]) -> None:
    """Brings the cards to where they will be turned up."""
    if action == SETUP:
        force_opening(state, drawn)
    elif drawn and next_card(state, action) < 0:
        seat = state.turn
        place = pool_size(state, seat) - 1 if action == DRAW else unseen_below(state, seat) - 1
        swap_in_pool(state, seat, place, drawn[0])


def swap_in_pool(state: State, seat: int, place: int, card: int) -> None:
    """Exchanges a card of the pool with the one at that place."""
    at = pool(state, seat).index(card)
    set_pool_card(state, seat, at, pool_card(state, seat, place))
    set_pool_card(state, seat, place, card)


def force_opening(state: State, drawn: list[int]) -> None:
    """The depots' top cards, the stores' first cards, who begins."""
    for seat in range(SEATS):
        stores = range(DEALT * seat, DEALT * seat + DEALT)
        cards = [depot_top(state, seat), *(lift(state, store) for store in stores), *pool(state, seat)]
        for place, card in enumerate([drawn[seat], *(drawn[2 + store] for store in stores)]):
            at = cards.index(card)
            cards[at], cards[place] = cards[place], card
        state.depot[DEPOT * seat + state.depots[seat] - 1] = cards[0]
        for place, store in enumerate(stores, 1):
            lay(state, store, cards[place])
        for index, card in enumerate(cards[1 + DEALT :]):
            set_pool_card(state, seat, index, card)
    state.turn = drawn[-1] - BEGINS
