"""How likely each hidden hand of Robber Knights is, by all that can have been drawn: shares no code with the engine.

A tile comes from what is left of the group, each as likely as the others. Then only worlds are left in which the tile that was laid was in hand, however
often: what a seat chooses to lay tells nothing more. Seats draw from piles of their own, so that their hands are independent of each other.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import permutations

GROUPS = ("L Pc Fv Pv Pt", "Ft P Pc Pv Fc", "Pc Pc M Fv Pt", "Pc Fc Fv Pt P")
KINDS = ("L", "M", "P", "Pv", "Pc", "Pt", "Fv", "Fc", "Ft")
Hand = tuple[str, ...]
Worlds = dict[tuple[Hand, Hand], Fraction]
"""By hand and what the opened group still holds, both in the order of KINDS."""


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
