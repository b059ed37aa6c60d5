"""How likely each hidden hand of Robber Knights is, by all that can have been drawn: shares no rule and no table with the engine.

A tile comes from what is left of the group, each as likely as the others. Then only worlds are left in which the tile that was laid was in hand, however
often: what a seat chooses to lay tells nothing more. Seats draw from piles of their own, so that their hands are independent of each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from fractions import Fraction
from itertools import permutations, product
from math import prod

from donjon.core.state import Record
from donjon.envs.position import Position
from donjon.games.knights.state import State

GROUPS = ("L Pc Fv Pv Pt", "Ft P Pc Pv Fc", "Pc Pc M Fv Pt", "Pc Fc Fv Pt P")
KINDS = ("L", "M", "P", "Pv", "Pc", "Pt", "Fv", "Fc", "Ft")
Hand = tuple[str, ...]
Worlds = dict[tuple[Hand, Hand], Fraction]
"""By hand and what the opened group still holds, both in the order of KINDS."""

MOST = 150
"""Positions with more worlds are not looked at."""


def histories(told: Iterable[tuple[str, bool]]) -> Worlds:
    """From a seat's moves, each with whether it drew a tile then."""
    worlds: Worlds = {}
    drawn = 0
    for move, draws in told:
        verb, *rest = move.split()
        if verb == "keep":
            worlds = {(order(rest[0], "Pc"), ()): Fraction(1)}
        elif verb == "lay":
            worlds = lay_down(worlds, rest[0])
        if draws and verb != "keep":
            worlds = draw_on(worlds, GROUPS[drawn // 5] if drawn % 5 == 0 else "")
            drawn += 1
    return worlds


def order(*tiles: str) -> Hand:
    return tuple(sorted(tiles, key=KINDS.index))


def lay_down(worlds: Worlds, tile: str) -> Worlds:
    """Only worlds in which the tile was in hand are left."""
    left: Worlds = {}
    for (hand, group), share in worlds.items():
        if tile in hand:
            at = hand.index(tile)
            key = (hand[:at] + hand[at + 1 :], group)
            left[key] = left.get(key, Fraction(0)) + share
    total = sum(left.values())
    return {key: share / total for key, share in left.items()}


def draw_on(worlds: Worlds, opened: str) -> Worlds:
    """Any tile of the group comes next."""
    after: Worlds = {}
    for (hand, group), share in worlds.items():
        tiles = order(*opened.split()) if opened else group
        for at, tile in enumerate(tiles):
            key = (order(*hand, tile), tiles[:at] + tiles[at + 1 :])
            after[key] = after.get(key, Fraction(0)) + share / len(tiles)
    return after


def in_order(worlds: Worlds) -> Worlds:
    """The same with what is left of the group in the order in which it will be drawn, each equally likely."""
    found: Worlds = {}
    for (hand, group), share in worlds.items():
        orders = list(permutations(group))
        for rest in orders:
            found[hand, rest] = found.get((hand, rest), Fraction(0)) + share / len(orders)
    return found


# What tests/envs/test_worlds.py asks: the worlds of a position, those that differ in a group that nobody has opened yet being taken as one


def told(at: Position, seat: int) -> list[tuple[str, bool]]:
    """A seat's moves, each with whether it drew a tile."""
    return [(at.table.game.actions.write_move(ply.action), bool(ply.drawn)) for ply in at.plies if ply.seat == seat]


def worlds(at: Position, seat: int) -> dict[Hashable, Fraction]:
    """How likely each hidden hand and the order of each opened group is to the seat; nothing before the layout lies."""
    if len(at) < at.table.seats:
        return {}
    parts = [in_order(own(at, seat) if other == seat else histories(told(at, other))) for other in range(at.table.seats)]
    if prod(map(len, parts)) > MOST:
        return {}
    return {
        tuple(world for world, _ in found): prod((share for _, share in found), start=Fraction(1))
        for found in product(*(part.items() for part in parts))
    }


def own(at: Position, seat: int) -> Worlds:
    """A seat knows its hand, which stands here as empty, and what its opened group still holds."""
    drawn = [at.table.game.actions.write_outcome(list(ply.drawn)) for ply in at.plies[at.table.seats :] if ply.seat == seat and ply.drawn]
    left = Counter(GROUPS[(len(drawn) - 1) // 5].split()) - Counter(drawn[(len(drawn) - 1) // 5 * 5 :]) if drawn else Counter[str]()
    return {((), order(*left.elements())): Fraction(1)}


def shown(world: Record, seat: int) -> Hashable:
    """Which of them a world is."""
    assert isinstance(world, State)
    found = []
    for other in range(world.seats):
        top = 20 * other + world.drawn[other]
        hand = [kind for kind in world.hand[2 * other : 2 * other + 2] if kind >= 0 and other != seat]
        found.append((tuple(KINDS[kind] for kind in hand), tuple(KINDS[kind] for kind in world.pile[top : top + -world.drawn[other] % 5])))
    return tuple(found)
