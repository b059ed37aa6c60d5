"""Why a move is good: each reason in a drawn position, worked out by hand."""

from __future__ import annotations

from donjon import Match
from tests.games.reasons import why
from tests.games.towers.kit import bidding, building, inner, won

NONE = ". . . . . "


def towers(*towers: str) -> list[str]:
    """Rows for towers of seat 0, each from the bottom up: `C 9 7`; the other seats have none."""
    columns = {tower.split()[0]: tower.split()[1:] for tower in towers}
    most = max(len(tower) for tower in columns.values())
    return [
        " ".join(columns.get(kind, [])[storey] if storey < len(columns.get(kind, [])) else "." for kind in "CSPJD") + " " + NONE
        for storey in range(most - 1, -1, -1)
    ]


def all_ahead(match: Match, kind: int, values: list[int]) -> Match:
    """Just these cards of a type may still be turned up."""
    inner(match).ahead[kind] = sum(1 << value for value in values)
    return match


def test_what_a_bid_brings() -> None:
    """towers.score.card, towers.score.tallest: the roof on the candy tower of 2 makes 3 cards count 2, and the tallest tower has 3: 6 + 3, less 2 + 2 before"""
    match = bidding("C0 S5 P4 J3 D2", *towers("C 9 7"))
    assert ("gain", {"points": 5}) in why(match, "bid 1")
    # And four more cards, each the first of its tower: 5 + 4.
    assert why(match, "bid 5") == [("gain", {"points": 9}), ("all", {})]


def test_a_bid_that_nobody_can_beat() -> None:
    """towers.bid.possible, towers.build.roof: the other has roofed its spooky tower, and its candy tower 7 1 takes C3 only after a demolition"""
    match = bidding("S5 S6 S7 S9 C3", f"{NONE}. 0 . . .", f"{NONE}7 1 . . .")
    # So the other can build one card at most.
    assert ("unbeatable", {}) in why(match, "bid 1") and ("unbeatable", {}) in why(match, "bid 2")
    open_one = bidding("S5 S6 S7 S9 C3")
    assert ("unbeatable", {}) not in why(open_one, "bid 2")
    # Who is asked last wins with any bid.
    open_one.play("bid 1")
    assert ("unbeatable", {}) in why(open_one, "bid 2")


def test_a_bid_denies_the_leader() -> None:
    """towers.bid.raise: the leader of bid 1 could put the roof on a tower of 1: 2 cards count 2 and the tallest has 2, 6 less 2"""
    match = bidding("C0 S5 P4 J3 D2", *towers("C 9"))
    match.play("bid 1")
    assert ("deny", {"points": 4}) in why(match, "bid 2")
    assert "deny" not in dict(why(match, "pass"))


def test_a_bid_that_needs_a_demolition() -> None:
    """towers.demolish, towers.score.demolished: C7 fits only without the 1; the second demolished card costs 2"""
    match = bidding("C7 C6 C5 C4 C3", *towers("C 9 1"))
    assert ("cost", {"points": 1}) in why(match, "bid 5")
    inner(match).gone[0] = 1
    assert ("cost", {"points": 2}) in why(match, "bid 1")


def test_no_bid_saves_room() -> None:
    """towers.build.down, towers.build.roof: only candy can grow; of 6, 5, 3, which may come, all fit on 9, one on 4, none on 3"""
    match = all_ahead(bidding("C4 C3 S1 S2 S3", *towers("C 9", "S 9 0", "P 9 0", "J 9 0", "D 9 0")), 0, [6, 5, 3])
    assert why(match, "bid 0") == [("room", {"cards": 2})]


def test_no_bid_saves_a_demolition() -> None:
    """towers.score.demolished: nothing fits but after a demolition, and the first demolished card costs 1"""
    match = bidding("C7 C6 C5 C4 C3", *towers("C 9 1", "S 9 0", "P 9 0", "J 9 0", "D 9 0"))
    assert why(match, "bid 0") == [("keep", {"points": 1})]


def test_pass_where_no_higher_bid_is_possible() -> None:
    """towers.bid.possible: nothing to explain"""
    match = bidding("C7 C7 S5 S5 P0", seats=4, pile=50)
    match.play("bid 3")
    assert match.legal() == ["pass"] and why(match, "pass") == []


def test_a_demolition_that_is_needed() -> None:
    """towers.demolish: all five fit only without the 1; of 8 and 2, which may still come, both fit on 9 and none on 1"""
    match = all_ahead(won(bidding("C7 C6 C5 C4 C3", *towers("C 9 1")), 5), 0, [8, 2])
    assert why(match, "demolish C") == [("needed", {}), ("reopen", {"cards": 2}), ("cost", {"points": 1})]


def test_a_demolition_gives_more_choice() -> None:
    """towers.demolish: without the 1 four more candy cards fit; no card of candy is to come"""
    match = all_ahead(won(bidding("C7 C6 C5 C4 S1", *towers("C 9 1")), 1), 0, [])
    assert why(match, "demolish C") == [("choice", {"cards": 4}), ("cost", {"points": 1})]
    assert why(match, "keep") == [("keep", {"points": 1})]


def test_a_roof() -> None:
    """towers.score.card: the roof and the two cards below it count double"""
    assert why(building("C0 S5 P4 J3 D2", 2, *towers("C 9 7")), "build C0") == [("roof", {"cards": 3})]


def test_a_nine_opens_a_tower() -> None:
    """towers.build.nine: on 3 of 8, 6, 1 only the 1 fits; on 9 all three do"""
    match = all_ahead(building("C9 S5 P4 J3 D2", 2, *towers("C 5 3", "S 9 8 7")), 0, [8, 6, 1])
    assert why(match, "build C9") == [("reopen", {"cards": 2}), ("adds", {})]


def test_an_eight() -> None:
    """towers.build.eight: any card may be put on it, so the 15 and the 2 that may come both fit"""
    match = all_ahead(building("C8 S5 P4 J3 D2", 2, *towers("C 9", "S 9 8 7")), 0, [15, 2])
    assert ("eight", {}) in why(match, "build C8")


def test_the_tallest_tower_grows() -> None:
    """towers.score.tallest: candy has 3, spooky 2"""
    match = building("C3 S3 P4 J3 D2", 2, *towers("C 9 7 5", "S 9 7"))
    assert "tallest" in dict(why(match, "build C3")) and "tallest" not in dict(why(match, "build S3"))


def test_a_new_tower() -> None:
    """towers.build.down: of 15, 7, 2 two are lower than 9"""
    match = all_ahead(building("C9 S3 P4 J3 D2", 2), 0, [15, 7, 2])
    assert why(match, "build C9") == [("start", {"cards": 2})]
    assert why(all_ahead(match, 0, [15]), "build C9") == [("adds", {})]


def test_what_a_card_shuts_out() -> None:
    """towers.build.down: on 9 of 7, 6, 5, 2 all fit; on 3 only the 2 does, on 1 none"""
    match = all_ahead(building("C3 C1 P4 J3 D2", 2, *towers("C 9", "S 9 8 7")), 0, [7, 6, 5, 2])
    assert why(match, "build C3") == [("adds", {}), ("skips", {"cards": 3})]
    # With 2 alone to come, nothing is lost by the 3.
    assert why(all_ahead(match, 0, [2]), "build C3") == [("tight", {}), ("adds", {})]
