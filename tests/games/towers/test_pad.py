"""5 Towers on the score pad: values worked by hand from rules/towers.md."""

from __future__ import annotations

import pytest

from donjon import Match
from donjon.core import pad
from donjon.core.state import check
from donjon.games.towers.pad import position
from tests.games.towers.kit import GAME, inner

PAD = pad.part("towers")
assert PAD

TYPES = "CSPJD"


def count(seats: int, **entries: list[int]) -> pad.Count:
    assert PAD
    return pad.count(GAME, PAD, seats, {}, {name.replace("_", "-"): numbers for name, numbers in entries.items()})


def refused(seats: int, **entries: list[int]) -> tuple[str, int | None, str]:
    with pytest.raises(pad.BadEntry) as found:
        count(seats, **entries)
    return found.value.row, found.value.seat, GAME.rule_id(found.value.rule) if found.value.rule else ""


def test_every_row_of_the_score() -> None:
    """score.card, score.tallest, score.demolished

    Seat 0, the text's own example: 3 roofed 6, 4 open 4, 6 roofed 12, the tallest 6, 2 demolished -3: 25. Seat 1: one demolished card: -1.
    Seat 2: 5 open 5, 5 roofed 10, the tallest 5 once, 4 demolished -(1 + 2 + 3 + 4): 10.
    """
    found = count(
        3,
        cards_C=[3, 0, 5],
        roof_C=[1, 0, 0],
        cards_S=[4, 0, 5],
        roof_S=[0, 0, 1],
        cards_D=[6, 0, 0],
        roof_D=[1, 0, 0],
        demolished=[2, 1, 4],
    )
    assert found.scores == [25, -1, 10] and found.winners == [0]
    assert found.tied == [] and found.tie is None
    told = {(line.row, line.rule): line.points for line in found.lines if line.seat == 2}
    assert told == {
        ("cards-C", "towers.score.card"): 5, ("cards-S", "towers.score.card"): 10, ("tallest", "towers.score.tallest"): 5,
        ("demolished", "towers.score.demolished"): -10,
    }  # fmt: skip


def test_a_roof_alone() -> None:
    """score.card, build.roof: a roof as the first card is one card with a roof, 2, and one more as the tallest: 3. An open card: 1 and 1."""
    assert count(2, cards_P=[1, 0], roof_P=[1, 0], cards_J=[0, 1]).scores == [3, 2]


def test_equals_share() -> None:
    """tie: 2 roofed and the tallest 2 are 6; 3 open and the tallest 3 are 6. They win together."""
    found = count(3, cards_C=[2, 0, 0], roof_C=[1, 0, 0], cards_P=[0, 3, 1])
    assert found.scores == [6, 6, 2] and found.winners == [0, 1]
    assert (found.tied, found.tie, found.breaks) == ([0, 1], "towers.tie", [0, 0])


def test_no_more_than_the_box_has() -> None:
    """setup.deck: 16 cards of a type and one roof with 2 and 3 players, 22 and two with 4 and 5"""
    assert count(2, cards_C=[8, 8]).scores == [16, 16]
    assert refused(2, cards_C=[9, 8]) == ("cards-C", None, "towers.setup.deck")
    assert count(4, cards_C=[9, 8, 5, 0]).scores[:3] == [18, 16, 10]
    assert refused(4, cards_C=[9, 8, 6, 0]) == ("cards-C", None, "towers.setup.deck")
    assert refused(3, cards_S=[1, 1, 0], roof_S=[1, 1, 0]) == ("roof-S", None, "towers.setup.deck")
    assert count(4, cards_S=[1, 1, 0, 0], roof_S=[1, 1, 0, 0]).scores == [3, 3, 0, 0]
    assert refused(2, **{f"cards_{kind}": [8, 8] for kind in "CSPJ"}, demolished=[10, 7]) == ("demolished", None, "towers.setup.deck")


def test_what_is_no_entry() -> None:
    assert refused(2, roof_C=[0, 1]) == ("roof-C", 1, "")
    assert refused(2, cards_C=[22, 0]) == ("cards-C", 0, "")
    assert refused(2, cards_X=[1, 0]) == ("cards-X", None, "")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_counts_like_a_match(seats: int) -> None:
    match = Match.start("towers", seats, seed=seats)
    number = 0
    while not match.finished:
        moves = match.legal()
        match.play(moves[number * 5 % len(moves)])
        number += 1
    state = inner(match)
    columns = {kind: range(at, 5 * seats, 5) for at, kind in enumerate(TYPES)}
    entries = {f"cards_{kind}": [state.height[column] for column in columns[kind]] for kind in TYPES}
    tops = {column: state.tower[21 * column + state.height[column] - 1] for column in range(5 * seats) if state.height[column]}
    entries |= {f"roof_{kind}": [int(tops.get(column) == 0) for column in columns[kind]] for kind in TYPES}
    entries["demolished"] = state.gone[:seats]
    found = count(seats, **entries)
    assert found.scores == match.scores and found.winners == match.winners
    assert [sum(line.points for line in found.lines if line.seat == seat) for seat in range(seats)] == match.scores
    check(position(seats, {}, {name.replace("_", "-"): numbers for name, numbers in entries.items()}))
