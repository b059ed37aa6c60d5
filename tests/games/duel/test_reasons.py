"""Why a move is good: each reason in a drawn position, worked out by hand. A depot not drawn has four cards, P12 or p12 on top."""

from __future__ import annotations

from tests.games.duel.kit import board, play
from tests.games.reasons import why

SHIELD_3 = "towers - | - | - | - | - | - | S0 S1 S2 S3 | -"
FREE = "tower_call=off"


def test_a_nugget_is_earned() -> None:
    """duel.gold.tower: a 4 pays 1"""
    assert why(board(SHIELD_3, "store 1 S4"), "build 1") == [("pays", {"nuggets": 1}), ("tower", {})]


def test_another_card_follows() -> None:
    """duel.tower.order: the 5 lies bare and fits on the 4; of a depot's next card nobody knows"""
    assert why(board(SHIELD_3, "store 1 S4", "store 2 s5"), "build 1") == [("pays", {"nuggets": 1}), ("again", {}), ("tower", {})]
    assert why(board("store 1 B10 F0"), "build 1") == [("tower", {})]
    assert why(board("store 1 B10", "depot 0 (B1) B0"), "build depot") == [("depot", {"cards": 1}), ("tower", {})]


def test_the_depot_becomes_smaller() -> None:
    """duel.depot.next: of four cards three are left"""
    match = board("store 1 B10", "depot 0 3? f9")
    assert why(match, "store depot 1") == [("depot", {"cards": 3})]


def test_the_depot_is_cleared() -> None:
    """duel.gold.depot, duel.source: the first who clears it earns a nugget, the second may use the waste pile"""
    assert why(board("store 1 B10", "depot 0 f9"), "store depot 1") == [("cleared", {})]
    assert why(board("store 1 B10", "depot 0 f9", "depot 1", first="1"), "store depot 1") == [("emptied", {})]


def test_the_last_card() -> None:
    """duel.gold.out: no card is left in depot, stock, waste and hand"""
    match = board("store 1 B10", "depot 0 f9", "stock 0", "waste 0")
    assert why(match, "store depot 1") == [("out", {})]


def test_a_card_of_the_waste_pile() -> None:
    """duel.source: the depot is empty"""
    match = board("store 1 B10", "depot 0", "waste 0 P2 f9", first="0")
    assert why(match, "store waste 1") == [("waste-off", {})]


def test_the_drawn_card_finds_a_place() -> None:
    """duel.draw: the turn goes on"""
    assert why(board("store 1 B10", "hand f9"), "store drawn 1") == [("hand", {})]


def test_a_card_is_given() -> None:
    """duel.give.fit: book 4 on book 5"""
    match = board("store 1 F12", "depot 0 3? B4", "waste 1 b5")
    assert why(match, "give depot") == [("depot", {"cards": 3}), ("give", {})]


def test_a_card_to_build_is_laid_bare() -> None:
    """duel.tower.order: under F3 lies S4, which fits on the 3"""
    match = board(SHIELD_3, "store 1 B10 S4 F3", "store 2 b4")
    assert why(match, "store 1 2") == [("bares", {})]


def test_two_cards_to_dig_through() -> None:
    """duel.tower.order: F3 goes on b4 and P6 on b7; then S4 is bare"""
    match = board(SHIELD_3, "store 1 S4 P6 F3", "store 2 b4", "store 3 b7")
    assert why(match, "store 1 2") == [("digs", {"cards": 2})]


def test_a_store_is_emptied() -> None:
    """duel.store.empty: from one store with cards to another; to an empty one nothing is gained, but the store is filled"""
    match = board("store 1 B10", "store 2 f9")
    assert why(match, "store 2 1") == [("vacates", {})]
    assert why(match, "store 2 3") == []


def test_room_for_the_own_card() -> None:
    """duel.store.fit: under F3 lies B10, on which the depot's f9 fits"""
    match = board("store 1 B10 F3", "store 2 b4", "depot 0 3? f9")
    assert why(match, "store 1 2") == [("room", {})]


def test_an_empty_store_is_filled() -> None:
    """duel.store.empty"""
    assert why(board("store 1 B10", "hand F2"), "store drawn 2") == [("hand", {}), ("fills", {})]


def test_a_card_is_buried() -> None:
    """duel.tower.order: the tower asks for the 4 first, and then for the 5, on which the drawn 4 of the other colour would lie"""
    match = board(SHIELD_3, "store 1 S5", "hand F4")
    assert why(match, "store drawn 1") == [("hand", {}), ("buries", {})]


def test_a_missed_tower() -> None:
    """duel.call.when: S4 fits on the tower; without calls nobody can miss one, such a move is refused"""
    match = board(SHIELD_3, "store 1 S4")
    assert why(match, "draw") == [("missed", {}), ("fresh", {"cards": 10})]
    assert match.why_not("draw") is None
    assert board(SHIELD_3, "store 1 S4", options=FREE).why_not("draw") == "duel.tower.first"


def test_drawing() -> None:
    """duel.draw, duel.draw.flip: from a stock of 10; from the waste pile turned over"""
    assert why(board("store 1 B10"), "draw") == [("fresh", {"cards": 10})]
    assert why(board("store 1 B10", "stock 0", "waste 0 B2 B3"), "draw") == [("flip", {})]


def test_a_pair() -> None:
    """duel.gold.pair: F3 with b4 below goes on P5 for a nugget, and S4 comes to light"""
    match = board(SHIELD_3, "store 1 S4 b4 F3", "store 2 P5")
    assert why(match, "pair 1 2") == [("bares", {}), ("spends", {})]


def test_a_depot_card_is_shed() -> None:
    """duel.gold.shed"""
    assert why(board("store 1 B10"), "shed") == [("depot", {"cards": 3}), ("spends", {})]


def test_an_empty_store_is_kept() -> None:
    """duel.draw, duel.store.empty: the drawn card need not fill one"""
    assert why(board("store 1 B10", "hand F2"), "waste") == [("keeps-empty", {})]


def test_a_block() -> None:
    """duel.gold.block"""
    match = play(board("store 1 B10", "hand P4"), "waste")
    assert why(match, "block") == [("block", {}), ("spends", {})]
    assert why(match, "leave") == [("saves", {})]


def test_a_claim() -> None:
    """duel.gold.claim: the 4 earned 1"""
    match = play(board(SHIELD_3, "store 1 S4", options="rewards=claimed"), "build 1")
    assert why(match, "claim") == [("claim", {"nuggets": 1})]


def test_a_call() -> None:
    """duel.call.right: the fine is paid from a purse with a nugget only"""
    match = play(board(SHIELD_3, "store 1 S4"), "draw")
    assert why(match, "call") == [("fine", {}), ("call", {})]
    match = play(board(SHIELD_3, "store 1 S4", gold="0 3"), "draw")
    assert why(match, "call") == [("call", {})]
