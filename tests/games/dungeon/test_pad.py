"""Birds, Dragons and the Dungeon on the score pad: values worked by hand from rules/dungeon.md."""

from __future__ import annotations

import pytest

from donjon.core import pad
from donjon.core.state import check
from donjon.games.dungeon.pad import position
from tests.games.dungeon.kit import GAME

PAD = pad.part("dungeon")
assert PAD


def count(*knights: list[int], tie: str = "sum", last: list[int] | None = None) -> pad.Count:
    """`knights`: how many 1, 2 and 3 a seat has on top."""
    assert PAD
    entries = {f"knights-{value}": [counts[value - 1] for counts in knights] for value in (1, 2, 3)}
    return pad.count(GAME, PAD, len(knights), {"tie": tie}, entries | ({} if last is None else {"last": last}))


def refused(*knights: list[int], tie: str = "sum", last: list[int] | None = None) -> tuple[str, int | None, str]:
    with pytest.raises(pad.BadEntry) as found:
        count(*knights, tie=tie, last=last)
    return found.value.row, found.value.seat, GAME.rule_id(found.value.rule) if found.value.rule else ""


def test_most_knights_on_top() -> None:
    """score: 4 knights beat 3 whatever their values: 3 + 3 + 3 + 3 against 1 + 1 + 1"""
    found = count([3, 0, 0], [0, 0, 4], [1, 1, 0])
    assert found.scores == [3, 4, 2] and found.winners == [1] and found.tie is None
    assert [(line.seat, line.row, line.points, line.rule) for line in found.lines if line.seat == 2] == [
        (2, "knights-1", 1, "dungeon.score"), (2, "knights-2", 1, "dungeon.score"),
    ]  # fmt: skip


def test_the_lower_sum_breaks_a_tie() -> None:
    """tie: red 1, 1, 3 and blue 2, 2, 2: sum 5 against 6, red wins"""
    found = count([2, 0, 1], [0, 3, 0])
    assert found.scores == [3, 3] and found.winners == [0]
    assert (found.tied, found.tie, found.breaks) == ([0, 1], "dungeon.tie", [-5, -6])


def test_the_last_to_arrive_breaks_a_tie() -> None:
    """tie, option last: red's 3 the last to arrive, blue wins (2 against 3); red's 1 the last, red wins (1 against 2)"""
    assert count([2, 0, 1], [0, 3, 0], tie="last", last=[3, 0]).winners == [1]
    assert count([2, 0, 1], [0, 3, 0], tie="last", last=[1, 2]).winners == [0]
    assert count([1, 0, 1], [0, 1, 1], tie="last", last=[3, 3]).winners == [0, 1]


def test_the_last_must_be_said_where_it_decides() -> None:
    """tie, option last"""
    assert refused([2, 0, 1], [0, 3, 0], tie="last") == ("last", 0, "dungeon.tie")
    assert refused([0, 3, 0], [2, 0, 1], tie="last", last=[2, 0]) == ("last", 1, "dungeon.tie")
    assert count([2, 0, 1], [0, 2, 0], tie="last").winners == [0]
    assert refused([2, 0, 1], [0, 2, 0], tie="last", last=[2, 0]) == ("last", 0, "")
    assert refused([2, 0, 1], [0, 2, 0], last=[1, 0]) == ("last", None, "")


def test_shared() -> None:
    """tie: 1 + 3 and 2 + 2 are two knights and the sum 4 each; with nobody on top all are equal"""
    assert count([1, 0, 1], [0, 2, 0], [0, 0, 1]).winners == [0, 1]
    assert count([0, 0, 0], [0, 0, 0]).winners == [0, 1]
    assert count([0, 0, 0], [0, 0, 0], tie="last").winners == [0, 1]


def test_no_more_than_a_deck_has() -> None:
    """setup.deck: 15 cards, of which at least one bird and one dragon"""
    assert count([4, 4, 5], [0, 0, 1]).scores == [13, 1]
    assert refused([0, 0, 1], [5, 4, 5]) == ("knights-1", 1, "dungeon.setup.deck")
    assert refused([0, 14, 0], [0, 0, 0]) == ("knights-2", 0, "")
    most = {"knights-1": [4] * 4, "knights-2": [4] * 4, "knights-3": [5] * 4}
    check(position(4, GAME.meta.choose({}), most))
