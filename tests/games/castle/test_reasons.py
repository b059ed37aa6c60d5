"""Why a move is good: each reason in a drawn position, worked out by hand.

What nobody has seen is, with no draw pile, the two start cards: the drawing takes them from the end of the box, c75 and c74, which stand on towers alone.
"""

from __future__ import annotations

from tests.games.castle.kit import LONE, castles
from tests.games.reasons import why

KNIGHT, TOWER = {"row": "knight"}, {"row": "tower"}
ONE = "0 (?) c14\n0 1"
"""A castle with one knight."""


def test_a_lead() -> None:
    """castle.score.first: the only knight; the other, who comes later in this round, could lay it beside the start card as well"""
    match = castles("c7 c10", LONE, LONE, pile=0)
    assert why(match, "lay c7 up -1,0") == [("lead", KNIGHT), ("deny", KNIGHT)]
    assert why(match, "lay c10 up 1,0") == []


def test_nobody_is_left_to_be_denied() -> None:
    """castle.round.turns: the last player of the round takes it from nobody"""
    assert why(castles("c7 c10", LONE, LONE, pile=0, starter=1), "lay c7 up -1,0") == [("lead", KNIGHT)]


def test_two_rows_at_once() -> None:
    """castle.score.first: the only knight and the only dove are 3 + 3"""
    match = castles("c8 c10", LONE, LONE, pile=0, starter=1)
    assert why(match, "lay c8 up -1,0") == [("points", {"points": 6}), ("lead", KNIGHT)]


def test_drawing_level() -> None:
    """castle.score.tie_first: 1 : 1"""
    assert why(castles("c7 c10", LONE, ONE, pile=0, starter=1), "lay c7 up -1,0") == [("level", KNIGHT)]


def test_a_second_place() -> None:
    """castle.score.second: 1 : 2 : 0"""
    match = castles("c7 c10", LONE, "0 (?) c14 c17\n0 1 2", LONE, pile=0)
    assert why(match, "lay c7 up -1,0") == [("second", KNIGHT)]


def test_a_lead_grows() -> None:
    """castle.score.first: 2 : 0, and the other would have drawn level by it"""
    assert why(castles("c7 c10", ONE, LONE, pile=0), "lay c7 up -1,0") == [("extend", KNIGHT), ("deny", KNIGHT)]


def test_a_gap_shrinks() -> None:
    """castle.score.second: 2 : 3 is still second"""
    match = castles("c7 c10", ONE, "1 . . c57\n0 c8 (?) c17\n-1 0 1", pile=0)
    assert why(match, "lay c7 up -1,0") == [("closer", KNIGHT)]


def test_a_catapult() -> None:
    """castle.catapult, castle.catapult.last: there must be a card that can be shot off; or it is discarded for the shot"""
    assert why(castles("c1 c10", LONE, ONE, pile=0), "lay c1 up -1,0") == [("catapult", {})]
    assert why(castles("c1 c10", LONE, LONE, pile=0), "lay c1 up -1,0") == []
    assert why(castles("c1 c10", LONE, ONE, catapult="or", pile=0), "discard c1") == [("catapult", {})]
    assert why(castles("c1 c10", LONE, ONE, catapult="or", pile=0), "lay c1 up -1,0") == []


def test_a_tower_is_begun_and_raised() -> None:
    """castle.score.tower: c51 stands on a wall and ends in tower edges, and makes a place for the two cards nobody has seen; c55 goes on"""
    assert why(castles("c51 c10", LONE, LONE, pile=0), "lay c51 up 0,1") == [("base", {}), ("room", {"cards": 2})]
    match = castles("c55 c10", "1 c51 .\n0 (?) c13\n0 1", LONE, pile=0)
    assert why(match, "lay c55 up 0,2") == [("shaft", {})]


def test_a_tower_is_completed() -> None:
    """castle.score.tower: of the 21 cards c55 to c75 that stand on a tower, the other 20 have no place then"""
    match = castles("c62 c10", "1 c51\n0 (?)\n0", LONE, pile=70)
    assert why(match, "lay c62 up 0,2") == [("lead", TOWER), ("cramped", {"cards": 20})]


def test_face_down() -> None:
    """castle.place: c62 stands on a tower, its back on the ground"""
    assert why(castles("c62 c10", LONE, LONE, pile=0), "lay c62 back -1,0") == [("face-down", {})]


def test_a_shot_costs_points() -> None:
    """castle.catapult, castle.score.tower: without the roof the only tower is gone, and with it 3 points"""
    match = castles("c1 c13", LONE, "2 c62 .\n1 c51 .\n0 (?) c10\n0 1", pile=0)
    match.play("lay c1 up -1,0")
    assert why(match, "shoot 1 0,2") == [("cost", {"points": 3})]
    # It is not true that no shot changes anything; the plain wall c10 changes nothing.
    assert why(match, "hold") == why(match, "shoot 1 1,0") == []


def test_a_shot_brings_points() -> None:
    """castle.score.tie_first: knights 1 : 1 become 1 : 0, so 3 instead of 2; the other loses 2"""
    match = castles("c1 c13", "0 (?) c17\n0 1", ONE, pile=0)
    match.play("lay c1 up -1,0")
    assert why(match, "shoot 1 1,0") == [("lead", KNIGHT), ("cost", {"points": 2})]


def test_a_shot_that_changes_no_points_yet() -> None:
    """castle.score.first: 2 : 0 becomes 1 : 0; a tower without its roof counts nothing, and goes"""
    match = castles("c1 c13", LONE, "1 . c51 .\n0 c8 (?) c14\n-1 0 1", pile=0)
    match.play("lay c1 up -1,0")
    assert why(match, "shoot 1 1,0") == [("hit", KNIGHT)]
    assert why(match, "shoot 1 0,1") == [("unfinished", {})]


def test_no_shot_changes_anything() -> None:
    """castle.catapult: a plain wall and the start card"""
    match = castles("c1 c13", LONE, "0 (?) c10\n0 1", pile=0)
    match.play("lay c1 up -1,0")
    assert why(match, "hold") == [("hold", {})]
