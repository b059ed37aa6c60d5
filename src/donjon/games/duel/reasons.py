"""Why a move of Tower Duel is good, or what it risks."""

from __future__ import annotations

from donjon.core.game import Reason
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
    PAIR,
    SHED,
    SOURCES,
    STORE,
    WASTE,
)  # fmt: skip
from donjon.games.duel.heuristics import burial, own_card, reach, takes
from donjon.games.duel.pieces import PAY, VALUES
from donjon.games.duel.rules import apply, card_at, finished, must_build, site_of
from donjon.games.duel.state import STORES, TALLEST, State

PRICES = frozenset({"buries", "fills", "missed", "spends"})
"""Reasons that tell what a move risks or costs; the others tell what it gains."""

SOON = 30
"""The burial of a card that a tower asks for now, or after one other."""


def because_source(state: State, source: int) -> list[Reason]:
    """gold.depot, gold.out: whose card one is rid of, and what that brings."""
    seat = state.turn
    if source >= FROM_STORE:
        return []
    if state.depots[seat] + state.stocks[seat] + state.wastes[seat] + (state.hand >= 0) == 1:
        return [("out", {})]
    if source == FROM_HAND:
        return [("hand", {})]
    return [("waste-off", {})] if source == FROM_WASTE else because_depot(state)


def because_depot(state: State) -> list[Reason]:
    """gold.depot, source: one card less, or the last one, which earns a nugget or sets the waste pile free."""
    left = state.depots[state.turn] - 1
    if left:
        return [("depot", {"cards": left})]
    return [("cleared" if state.first < 0 else "emptied", {})]


def buildable(state: State, unknown: int = -1) -> int:
    """How many sources have a card that can be built now; not the one whose card nobody has seen."""
    cards = [card_at(state, source) for source in range(SOURCES) if source != unknown]
    return sum(card >= 0 and site_of(state, card) >= 0 for card in cards)


def because_build(state: State, source: int) -> list[Reason]:
    """gold.tower: what it earns, and whether another card can follow."""
    card = card_at(state, source)
    found: list[Reason] = [("pays", {"nuggets": PAY[card % VALUES]})] if PAY[card % VALUES] else []
    found += because_source(state, source)
    then = state.copy()
    apply(then, BUILD + source)
    if not finished(then) and buildable(then, FROM_DEPOT if source == FROM_DEPOT else -1) >= max(buildable(state), 1):
        found.append(("again", {}))
    return [*found, ("tower", {})]


def because_bare(state: State, store: int, lifted: int) -> list[Reason]:
    """What comes to light when so many cards leave a store: a card to build, a place for the own card, an empty store."""
    size = state.size[store] - lifted
    if size == 0:
        return [("vacates", {})]
    card = state.store[TALLEST * store + size - 1]
    if site_of(state, card) >= 0:
        return [("bares", {})]
    if lifted == 1 and (deep := reach(state, store)) > 1:
        return [("digs", {"cards": deep})]
    own = own_card(state)
    return [("room", {})] if own >= 0 and takes(state, card, own) else []


def because_target(state: State, store: int) -> list[Reason]:
    """What the store loses that takes a card."""
    if state.size[store] == 0:
        return [("fills", {})]
    return [("buries", {})] if burial(state, store) >= SOON else []


def because_store(state: State, source: int, store: int) -> list[Reason]:
    """A card less, or what lies below it."""
    if source < FROM_STORE:
        return because_source(state, source) + because_target(state, store)
    found = because_bare(state, source - FROM_STORE, 1)
    if found == [("vacates", {})] and state.size[store] == 0:
        return []
    return found + because_target(state, store)


def because_pair(state: State, source: int, store: int) -> list[Reason]:
    """gold.pair: what lies below them, for a nugget."""
    found = because_bare(state, source, 2)
    if found == [("vacates", {})] and state.size[store] == 0:
        found = []
    return [*found, ("spends", {}), *because_target(state, store)]


def because_draw(state: State) -> list[Reason]:
    """draw, draw.flip."""
    cards = state.stocks[state.turn]
    return [("fresh", {"cards": cards})] if cards else [("flip", {})]


def because_gold(state: State, action: int) -> list[Reason]:
    """gold.block, gold.claim, call.right."""
    if action == BLOCK:
        return [("block", {}), ("spends", {})]
    if action == LEAVE:
        return [("saves", {})]
    if action == CLAIM:
        return [("claim", {"nuggets": state.owed[0] + state.owed[1]})]
    if action == CALL:
        return [("fine", {}), ("call", {})] if state.gold[state.turn] else [("call", {})]
    return []


def because_else(state: State, action: int) -> list[Reason]:
    """All that can miss a tower."""
    if action < GIVE:
        return because_store(state, *divmod(action - STORE, STORES))
    if action < PAIR:
        source = action - GIVE
        bare = because_bare(state, source - FROM_STORE, 1) if source >= FROM_STORE else []
        return [*because_source(state, source), ("give", {}), *bare]
    if action < SHED:
        return because_pair(state, *divmod(action - PAIR, STORES))
    if action == SHED:
        return [*because_depot(state), ("spends", {})]
    if action == DRAW:
        return because_draw(state)
    return [("keeps-empty", {})] if action == WASTE and state.empties else []


def reasons(state: State, action: int) -> list[Reason]:
    """See core/game.py."""
    if action < STORE:
        return because_build(state, action - BUILD)
    if action > END:
        return because_gold(state, action)
    missed: list[Reason] = [("missed", {})] if state.calls and must_build(state) else []
    return missed + because_else(state, action)
