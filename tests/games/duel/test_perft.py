"""Positions after so many plies, counted by hand where that can be done, and by two programs further on."""

from __future__ import annotations

import re

import pytest

from donjon import Match
from donjon.lab.perft import perft
from tests.games.counting import counted, positions
from tests.games.duel.kit import GAME, board, inner
from tests.oracle.duel import Oracle


# No card fits on another: depot P12, below it P9 and F9, next of the stock F7; empty purses.
# 1: the depot's card on eight stores, or draw.
# 2: after a depot card: it on seven other stores, the next depot card on seven, draw: 8 * 15. After a draw: the card on eight stores, or waste.
# 3: after depot and shift 15 again; after two depot cards 6 + 6 + 6 + 1; after depot and draw 7 stores, or waste: 8 * (7 * 15 + 7 * 19 + 8).
#    After the drawn card on a store: 7 + 7 + 1, eight times; after the waste the opponent's 8 + 1.
@pytest.mark.parametrize(("depth", "positions"), [(1, 9), (2, 129), (3, 8 * 246 + 8 * 15 + 9)])
def test_alone_by_hand(depth: int, positions: int) -> None:
    match = board("depot 0 (F9) (P9) P12", "stock 0 3? [F7]", gold="0 0")
    assert counted(GAME, inner(match), depth) == positions


# Tower shield 3, a store's shield 4, a full purse.
# 1: build; the depot's card on seven stores, the 4 on seven, draw, shed.
# 2: after building the depot's card on eight stores, draw, shed; after any of the sixteen others call and let.
@pytest.mark.parametrize(
    ("options", "depth", "positions"),
    [
        ("", 1, 17),
        ("", 2, 10 + 16 * 2),
        ("tower_call=off", 1, 1),
        ("tower_call=off", 2, 10),
        ("rewards=claimed", 2, 11 + 16 * 2),
        ("tower_call=off rewards=claimed", 2, 11),
    ],
)
def test_a_chance_by_hand(options: str, depth: int, positions: int) -> None:
    match = board("towers - | - | - | - | - | - | S0 S1 S2 S3 | -", "store 8 S4", options=options)
    assert counted(GAME, inner(match), depth) == positions


# Store 1 ends green 10, blue 9, green 8; the other stores hold a card each on which nothing fits, but store 2 a green 10 and store 3 a blue 10; the depot's card is the 12.
# store 1 has no place for its 8 (no blue 9 is bare); the pair 9, 8 goes to store 2; shed, draw.
def test_pairs_by_hand() -> None:
    stores = (
        "store 1 B10 f9 S8",
        "store 2 b10",
        "store 3 P10",
        *(f"store {number} {card}" for number, card in zip("45678", ("p2", "f2", "F4", "p4", "P6"), strict=True)),
    )
    assert board(*stores).legal() == ["pair 1 2", "shed", "draw"]
    assert board(*stores, gold="0 0").legal() == ["draw"]


@pytest.mark.parametrize(
    ("seed", "options"), [("perft", {}), ("again", {"tower_call": "off"}), ("third", {"rewards": "claimed", "colours": "deck"})]
)
def test_further_on_as_the_oracle_counts(seed: str, options: dict[str, str]) -> None:
    match = Match.start("duel", 2, options, seed)
    start = re.search(r'\[Start "(.*)"\]', match.record())
    assert start is not None
    found = sum(perft("duel", 2, options, seed, 3).values())
    assert found == counted(GAME, match._state, 3) == positions(match, Oracle(start[1], **options), 3)
