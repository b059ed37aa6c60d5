"""Why a move is good: each reason in a drawn position, worked out by hand."""

from __future__ import annotations

from tests.games.dungeon.kit import tower
from tests.games.reasons import why


def test_a_knight_on_top() -> None:
    """dungeon.climb.step: 6 + 3 is beyond 8"""
    assert why(tower("6 0:3"), "climb 6 3 top") == [("top", {})]


def test_a_dragon_is_defeated() -> None:
    """dungeon.dragon.defeat: straight to the top; own knights under it come home, others' are not told"""
    assert why(tower("2w 0:2", "4 1:2 dragon 1"), "climb 2w 2 4") == [("defeat", {}), ("escape", {})]
    assert why(tower("5 0:1", "6 0:2 dragon 1"), "climb 5 1 6") == [("defeat", {}), ("homecoming", {})]


def test_a_capture() -> None:
    """dungeon.slot.capture: on 5 nobody can reach the knight, and 5 + 2 is not the top"""
    assert why(tower("3w 0:2", "5 1:3"), "climb 3w 2 5")[0] == ("capture", {"number": 5})
    assert why(tower("3w 1:1", "5 1:3", "4 0:1"), "climb 4 1 5")[0] == ("capture", {"number": 5})


def test_a_safe_pair() -> None:
    """dungeon.slot.pair: from 4, where nobody could capture it, to the own knight on 6"""
    assert why(tower("4 0:2", "6 0:1"), "climb 4 2 6") == [("pair", {})]


def test_a_step_up() -> None:
    """dungeon.slot.capture: on 6 the 2 of the other on 4 could capture the knight, the 1 on 3 could not; 6 + 1 and 5 + 1 are not the top"""
    assert why(tower("5 0:1", "4 1:2"), "climb 5 1 6") == [("climb", {"number": 6}), ("danger", {})]
    assert why(tower("5 0:1", "3w 1:1"), "climb 5 1 6") == [("climb", {"number": 6}), ("safe", {})]


def test_a_step_away_from_the_top() -> None:
    """dungeon.climb.step: 6 + 3 is beyond 8"""
    assert why(tower("5 0:3", "3w 0:3"), "climb 3w 3 6")[0] == ("near", {})


def test_an_escape() -> None:
    """dungeon.slot.capture: the other's 1 on 4 could capture the knight on 5, but not on 6"""
    assert why(tower("5 0:1", "4 1:1"), "climb 5 1 6") == [("climb", {"number": 6}), ("escape", {})]


def test_a_pair_is_split() -> None:
    """dungeon.slot.pair: the knight that stays on 5 can be captured by the 1 on 4; nobody reaches 7, and 7 + 2 is beyond 8"""
    assert why(tower("5 0:21", "4 1:1"), "climb 5 2 7") == [("near", {}), ("safe", {}), ("split", {})]


def test_a_new_knight() -> None:
    """dungeon.slot.number: on 2 a knight that the other draws could capture it, but not if no 2 is left there; beside an empty twin nobody may (dungeon.slot.vacant)"""
    assert why(tower(ask="play 2"), "place 2w") == [("enter", {}), ("danger", {})]
    match = tower(ask="play 2")
    match._state.deck[5 * 1 + 1] = 0  # type: ignore[attr-defined]
    assert why(match, "place 2w") == [("enter", {}), ("safe", {})]
    assert why(tower(ask="play 2", seats=3), "place 2w") == [("enter", {}), ("safe", {})]
    assert why(tower("2w 1:3", ask="play 2"), "place 2w")[0] == ("capture", {"number": 2})
    assert why(tower("2w 0:3", ask="play 2"), "place 2w") == [("pair", {})]


def test_a_dragon_stops_knights() -> None:
    """dungeon.climb.stuck, dungeon.dragon.defeat: the 1 on 4 could arrive at 5 and defeat it, the 2 could not"""
    assert why(tower("5 1:32", ask="play dragon"), "perch 5") == [("stop", {"knights": 2, "number": 5})]
    assert why(tower("5 1:3", "4 1:1", ask="play dragon"), "perch 5") == [("stop", {"knights": 1, "number": 5}), ("bait", {})]
    assert why(tower("5 0:3", ask="play dragon"), "perch 5") == [("own-stuck", {})]


def test_a_throw() -> None:
    """dungeon.bird.aim: the tile lands on 4 in 10 of 20, one away in 8: 10/20 · 3/4 + 8/20 · 1/4 = 0.475, about 5 in 10; 8 is too far away"""
    assert why(tower("4 1:3", "8 0:1", ask="play bird"), "throw 4") == [("fall", {"tenths": 5, "number": 4})]
    # 6 is not beside 4 but two away: it falls in 1/20 · 3/4 + 4/20 · 1/4, so there is a risk.
    assert why(tower("4 1:3", "6 0:1", ask="play bird"), "throw 4") == [("fall", {"tenths": 5, "number": 4}), ("own-risk", {})]
    # At 5, on the other face, nothing of the front can fall.
    assert why(tower("4 1:3", ask="play bird"), "throw 5") == []
    assert why(tower("4 1:3", ask="play bird", options="throw=table"), "throw 4") == [("aim", {"number": 4})]


def test_a_card_is_drawn() -> None:
    """dungeon.setup.deck: 4 + 4 + 5 knights among 15 cards"""
    assert why(tower("5 0:1"), "draw") == [("draw", {"knights": 13, "cards": 15})]


def test_a_card_is_kept() -> None:
    """dungeon.draw.return"""
    assert why(tower("5 0:1", ask="play 2"), "return") == [("later", {})]


def test_the_end() -> None:
    """dungeon.end, dungeon.score: the last knight arrives, with an empty deck; 2 on top beat 1, 1 and 1 are decided by the lower sum, 2 against 3 (dungeon.tie)"""
    for top, last in (("0:3 1:2", 3), ("1:3", 2)):
        match = tower(f"7 0:{last}", top=top)
        match._state.deck[:5], match._state.left[0] = [0] * 5, 0  # type: ignore[attr-defined]
        assert why(match, f"climb 7 {last} top")[:2] == [("end", {}), ("top", {})]
    match = tower("7 0:3", top="1:2")
    match._state.deck[:5], match._state.left[0] = [0] * 5, 0  # type: ignore[attr-defined]
    assert why(match, "climb 7 3 top") == [("top", {})]
