"""Why a move of 5 Towers is good, or what it risks."""

from __future__ import annotations

from collections.abc import Iterator

from donjon.core.game import Reason
from donjon.games.towers.actions import BID, BUILD, DEMOLISH, KEEP, PASS
from donjon.games.towers.heuristics import tallest
from donjon.games.towers.pieces import EIGHT, KINDS, NINE, ROOF, VALUES
from donjon.games.towers.rules import demolishable, fits, highest, longest, regained, room, second, top, without
from donjon.games.towers.state import State

PRICES = frozenset({"cost", "skips"})
"""Reasons that tell what a move risks or costs; the others tell what it gains."""

Tower = tuple[int, int]
"""How many cards, and the top one."""

MANY = 3
"""So many cards shut out are told of a card that is built."""


def counted(towers: list[Tower], gone: int) -> int:
    """score.card, score.tallest, score.demolished."""
    total = sum(2 * height if top_card == ROOF else height for height, top_card in towers)
    return total + max(height for height, _ in towers) - gone * (gone + 1) // 2


def standing_towers(state: State, seat: int) -> list[Tower]:
    """The seat's towers by type, EMPTY where none stands."""
    return [(state.height[column], top(state, column)) for column in range(KINDS * seat, KINDS * seat + KINDS)]


def after(cards: int, tower: Tower) -> set[Tower]:
    """What the tower can be when some of these cards have been built."""
    found = {tower}
    for value in range(VALUES):
        if cards >> value & 1 and fits(tower[1], value):
            found |= after(without(cards, value), (tower[0] + 1, value))
    return found


def ways(state: State, towers: list[Tower], count: int, kind: int = 0) -> Iterator[list[Tower]]:
    """The towers that so many cards of the display can make of these."""
    if kind == KINDS:
        if count == 0:
            yield []
        return
    for tower in after(state.cards[kind], towers[kind]):
        built = tower[0] - towers[kind][0]
        if built <= count:
            for rest in ways(state, towers, count - built, kind + 1):
                yield [tower, *rest]


def most_points(state: State, seat: int, count: int) -> int:
    """The most points that a bid of so many brings the seat at once, with a demolition where the bid needs one."""
    towers, gone = standing_towers(state, seat), state.gone[seat]
    before = counted(towers, gone)
    if count <= room(state, seat):
        return max(counted(way, gone) for way in ways(state, towers, count)) - before
    found = [-gone - 1]
    for kind in range(KINDS):
        column = KINDS * seat + kind
        if demolishable(state, column):
            lower = [*towers[:kind], (state.height[column] - 1, second(state, column)), *towers[kind + 1 :]]
            found += [counted(way, gone + 1) - before for way in ways(state, lower, count)]
    return max(found)


def shut_out(state: State, kind: int, before: int, now: int) -> int:
    """How many of the cards that may still be turned up find no place any more, when the top card changes."""
    return longest(state.ahead[kind], before) - longest(state.ahead[kind], now)


def least_shut_out(state: State, seat: int, count: int) -> int:
    """The same of a bid, carried out with the least harm."""
    towers = standing_towers(state, seat)
    return min(sum(shut_out(state, kind, towers[kind][1], way[kind][1]) for kind in range(KINDS)) for way in ways(state, towers, count))


def because_bid(state: State, count: int) -> list[Reason]:
    """What it can bring, whom it robs, whether it can be beaten, what it costs."""
    seat = state.turn
    found: list[Reason] = []
    points = most_points(state, seat, count)
    if points > 0:
        found.append(("gain", {"points": points}))
    if state.high > 0 and (denied := most_points(state, state.leader, state.high)) > 0:
        found.append(("deny", {"points": denied}))
    if count == state.shown:
        found.append(("all", {}))
    elif all(asked(state, other) or highest(state, other) <= count for other in range(state.seats)):
        found.append(("unbeatable", {}))
    if count > room(state, seat):
        found.append(("cost", {"points": state.gone[seat] + 1}))
    return found


def asked(state: State, seat: int) -> bool:
    """Has the seat been asked in this round, or is it being asked?"""
    return (seat - state.starter) % state.seats <= (state.turn - state.starter) % state.seats


def because_pass(state: State, least: int) -> list[Reason]:
    """What a bid of at least so many would do to the mover's towers."""
    if least > highest(state, state.turn):
        return []
    if least > room(state, state.turn):
        return [("keep", {"points": state.gone[state.turn] + 1})]
    lost = least_shut_out(state, state.turn, least)
    return [("room", {"cards": lost})] if lost > 0 else []


def because_demolish(state: State, kind: int) -> list[Reason]:
    """What it makes possible, and its price."""
    column = KINDS * state.turn + kind
    found: list[Reason] = []
    if state.take > room(state, state.turn):
        found.append(("needed", {}))
    elif regained(state, column) > 0:
        found.append(("choice", {"cards": regained(state, column)}))
    regrown = shut_out(state, kind, second(state, column), top(state, column))
    if regrown > 0:
        found.append(("reopen", {"cards": regrown}))
    return [*found, ("cost", {"points": state.gone[state.turn] + 1})]


def because_build(state: State, kind: int, value: int) -> list[Reason]:
    """What the card scores, what it leaves room for, what it shuts out."""
    column = KINDS * state.turn + kind
    height, under = state.height[column], top(state, column)
    found: list[Reason] = []
    if value == ROOF:
        return [("roof", {"cards": height + 1})]
    if height and value == NINE and under < NINE and (more := -shut_out(state, kind, under, value)) > 0:
        found.append(("reopen", {"cards": more}))
    if value == EIGHT and state.ahead[kind]:
        found.append(("eight", {}))
    if height and height >= tallest(state, state.turn):
        found.append(("tallest", {}))
    if height == 0:
        growth = longest(state.ahead[kind], value)
        return [*found, ("start", {"cards": growth})] if growth else [*found, ("adds", {})]
    lost = shut_out(state, kind, under, value)
    if lost == 0:
        found.append(("tight", {}))
    return [*found, ("adds", {}), ("skips", {"cards": lost})] if lost >= MANY else [*found, ("adds", {})]


def reasons(state: State, action: int) -> list[Reason]:
    """See core/game.py."""
    if action == BID:
        return because_pass(state, 1)
    if action < PASS:
        return because_bid(state, action - BID)
    if action == PASS:
        return because_pass(state, state.high + 1)
    if action < KEEP:
        return because_demolish(state, action - DEMOLISH)
    if action == KEEP:
        return [("keep", {"points": state.gone[state.turn] + 1})]
    return because_build(state, *divmod(action - BUILD, VALUES))
