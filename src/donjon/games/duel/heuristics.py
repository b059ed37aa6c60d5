"""What a casual player of Tower Duel weighs, in hundredths of a nugget: build, clear the depot, then the stores, and draw when nothing else is to be done."""

from __future__ import annotations

import math
from collections.abc import MutableSequence, Sequence

from donjon.core.chance import Rng, below
from donjon.games.duel.actions import (
    BLOCK,
    BUILD,
    CALL,
    CLAIM,
    FROM_STORE,
    GIVE,
    PAIR,
    SHED,
    STORE,
)  # fmt: skip
from donjon.games.duel.pieces import CARDS, DECK, PATIENCE, PAY, VALUES
from donjon.games.duel.rules import card_at, depot_top, hue, site_of, store_top, waste_top
from donjon.games.duel.state import SITES, STORES, TALLEST, State

FIRST_OF_ALL = 10_000
"""Building, claiming and calling come before anything else."""

DRAWING = 100
"""What weighs less is not done while a card can be drawn."""

DEEP = 3
"""So many cards a player shifts to lay bare one."""

LAID = (600, 300, 500)
GIVEN = (700, 400, 650)
"""A card of the depot, from hand or of the waste pile laid on a store, or given."""

FILLED = 200
"""What it costs to fill an empty store."""


def burial(state: State, store: int) -> int:
    """What it costs to cover the top card of a store: much if a tower will soon want it."""
    if state.size[store] == 0:
        return 0
    card = store_top(state, store)
    site = card % DECK // VALUES * 2
    value = card % VALUES
    away = value
    for tower in range(site, site + 2):
        if state.height[tower] <= value:
            away = min(away, value - state.height[tower])
    return max(0, 40 - 10 * away)


def movable(state: State, card: int, store: int) -> bool:
    """Can a card of that store be laid on another one with cards?"""
    return state.takers[hue(state, card)] & ~(1 << store) != 0


def reach(state: State, store: int) -> int:
    """How many cards must be shifted off a store, each to another one, to build the next one below them; 0: none can be built so."""
    size = state.size[store]
    places = STORES - used_stores(state)
    for deep in range(1, min(size, DEEP + 1)):
        card = state.store[TALLEST * store + size - deep]
        if not movable(state, card, store):
            if places == 0:
                return 0
            places -= 1
        if site_of(state, state.store[TALLEST * store + size - deep - 1]) >= 0:
            return deep
    return 0


def used_stores(state: State) -> int:
    """Stores with cards."""
    used = 0
    for store in range(STORES):
        if state.size[store]:
            used += 1
    return used


def clearable(state: State, store: int) -> bool:
    """Can all cards of a store be shifted, each to another one with cards?"""
    size = state.size[store]
    movables = 0
    for place in range(min(size, DEEP)):
        if movable(state, state.store[TALLEST * store + place], store):
            movables += 1
    return movables == size


def own_card(state: State) -> int:
    """The card that the mover wants to be rid of: the depot's top, then the waste pile's; -1 none."""
    seat = state.turn
    if state.depots[seat]:
        return depot_top(state, seat)
    return waste_top(state, seat) if state.wastes[seat] else -1


def weigh_shift(state: State, source: int, store: int) -> int:
    """A move between stores needs a reason: a card that can be built, an empty store, or room for the own card."""
    size = state.size[source]
    vacant = state.size[store] == 0
    cost = FILLED if vacant else burial(state, store)
    deep = reach(state, source)
    if deep:
        card = state.store[TALLEST * source + size - deep - 1]
        return 600 - 50 * deep + 100 * PAY[card % VALUES] - cost
    if vacant:
        return 0
    if clearable(state, source):
        return 500 - 50 * size - cost
    if size > 1:
        card = own_card(state)
        under = state.store[TALLEST * source + size - 2]
        if card >= 0 and state.takers[hue(state, card)] == 0 and takes(state, under, card):
            return 400 - cost
    return 0


def takes(state: State, under: int, card: int) -> bool:
    """Would the card fit on `under`, were it bare?"""
    low = hue(state, card)
    high = hue(state, under)
    if (low < VALUES) == (high < VALUES):
        return False
    step = high % VALUES - low % VALUES
    return step == 1 or step == -11


def weigh_lay(state: State, source: int, store: int) -> int:
    """Rid of a card; a high one fills an empty store better."""
    if source >= FROM_STORE:
        return weigh_shift(state, source - FROM_STORE, store)
    if state.size[store]:
        return LAID[source] - burial(state, store)
    return LAID[source] - FILLED + 3 * (card_at(state, source) % VALUES)


def weigh_give(state: State, source: int) -> int:
    """The opponent has one card more, the own piles or the stores one less."""
    if source < FROM_STORE:
        return GIVEN[source]
    return 250 + (100 if state.size[source - FROM_STORE] == 1 else 0)


def weigh_pair(state: State, source: int, store: int) -> int:
    """A nugget is spent where it earns more."""
    size = state.size[source]
    if size < 3:
        return 0
    card = state.store[TALLEST * source + size - 3]
    if site_of(state, card) < 0 or reach(state, source):
        return 0
    return 200 + 100 * PAY[card % VALUES] - (50 if state.size[store] == 0 else 0)


def weigh_shed(state: State) -> int:
    """The last card of a depot pays for itself; otherwise only when nothing has moved for long."""
    seat = state.turn
    if state.depots[seat] == 1 and state.first < 0:
        return 150
    return DRAWING + 10 if state.quiet >= 12 else 50


def weigh_answer(action: int) -> int:
    """Claims and calls are never forgotten; a block is seldom worth its nugget."""
    if action in (CLAIM, CALL):
        return FIRST_OF_ALL
    return 0 if action == BLOCK else 50


def weigh(state: State, action: int) -> int:
    """How good a legal action looks to its mover; higher is better."""
    if action < STORE:
        card = card_at(state, action - BUILD)
        return FIRST_OF_ALL + 100 * PAY[card % VALUES] + (50 if action - BUILD < FROM_STORE else 0)
    if action < GIVE:
        return weigh_lay(state, (action - STORE) // STORES, (action - STORE) % STORES)
    if action < PAIR:
        return weigh_give(state, action - GIVE)
    if action < SHED:
        return weigh_pair(state, (action - PAIR) // STORES, (action - PAIR) % STORES)
    if action == SHED:
        return weigh_shed(state)
    return weigh_answer(action) if action >= BLOCK else DRAWING


def weigh_all(state: State, moves: Sequence[int], count: int, out: MutableSequence[float]) -> None:
    """The weights of several actions."""
    for index in range(count):
        out[index] = weigh(state, moves[index])


def sample(state: State, moves: Sequence[int], count: int, rng: Rng) -> int:
    """Playouts build and call; else they take the best of three moves."""
    if moves[0] < STORE or moves[0] == CALL:
        return moves[0]
    chosen = moves[below(rng, count)]
    heaviest = weigh(state, chosen)
    for _ in range(2):
        other = moves[below(rng, count)]
        weight = weigh(state, other)
        if weight > heaviest:
            chosen = other
            heaviest = weight
    return chosen


def evaluate(state: State, out: MutableSequence[float]) -> None:
    """The share of the victory by seat: a logistic curve, fitted to greedy matches, over nuggets (more certain as the towers grow), cards left and the turn."""
    built = 0
    for site in range(SITES):
        built += state.height[site]
    lead = (0.13 + 0.15 * built / CARDS) * (state.gold[0] - state.gold[1]) + 0.08 * (1 - 2 * state.turn)
    lead -= 0.023 * (state.depots[0] - state.depots[1])
    lead -= 0.002 * (state.depots[0] + state.stocks[0] + state.wastes[0] - state.depots[1] - state.stocks[1] - state.wastes[1])
    out[0] = 1 / (1 + math.exp(-lead))
    out[1] = 1 - out[0]


TERMS = 22


def terms(state: State, seat: int, out: MutableSequence[float]) -> None:
    """Nuggets, cards by where they lie, how soon the depot's and the waste pile's top can be built, room on the stores, whose turn it is."""
    built = 0
    lowest = VALUES
    for site in range(SITES):
        built += state.height[site]
        lowest = min(lowest, state.height[site])
    mine = 1.0 if state.turn == seat else 0.0
    out[0] = state.gold[seat] / 20
    out[1] = built / CARDS
    out[2] = out[0] * out[1]
    out[3] = state.depots[seat] / 13
    out[4] = 1.0 if state.depots[seat] == 0 else 0.0
    out[5] = state.stocks[seat] / 40
    out[6] = state.wastes[seat] / 40
    out[7] = (state.depots[seat] + state.stocks[seat] + state.wastes[seat]) / 50
    out[8] = mine
    out[9] = mine * state.lively
    out[10] = 1.0 if state.hand >= 0 and state.turn == seat else 0.0
    out[11] = state.blocked[seat]
    out[12] = 1.0 if state.first == seat else 0.0
    out[13] = used_stores(state) / STORES
    out[14] = lowest / 13
    out[15] = wait(state, depot_top(state, seat)) / 6 if state.depots[seat] else 0.0
    out[16] = wait(state, waste_top(state, seat)) / 6 if state.wastes[seat] else 0.0
    out[17] = 1.0 if state.depots[seat] and site_of(state, depot_top(state, seat)) >= 0 else 0.0
    out[18] = 1.0 if state.wastes[seat] and site_of(state, waste_top(state, seat)) >= 0 else 0.0
    out[19] = min(state.known[seat], 10) / 10
    out[20] = mine * state.quiet / PATIENCE
    out[21] = mine * out[17]


def wait(state: State, card: int) -> int:
    """How many cards a tower must grow before it takes this one, 6 at most."""
    site = card % DECK // VALUES * 2
    away = 6
    for tower in range(site, site + 2):
        if state.height[tower] <= card % VALUES:
            away = min(away, card % VALUES - state.height[tower])
    return away
