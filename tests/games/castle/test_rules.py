"""Every rule of rules/castle.md by its id, on drawn boards, worked by hand."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from donjon import Match
from donjon.core.errors import BadMove, BadOutcome, IllegalMove
from tests.games.castle.kit import GAME, LONE, castles, cell, inner, malformed, points, refusals, refused, rows

# Cards of the built-in file that are used below: up, right, down, left
#   c1 gatehouse castle castle ground castle, catapult      c6 west footing castle castle ground sky        c10 east footing castle sky ground castle
#   c14 rampart sky castle ground castle, knight            c18 lone footing tower sky ground sky, catapult c20 hall castle castle castle castle
#   c21 the same, catapult                                  c42 oriel sky sky castle sky, dove              c44 tower base tower castle castle castle, cat
#   c51 free tower base tower sky castle sky                c55 shaft tower sky tower sky                   c60 walled shaft, catapult
#   c62 roof sky sky tower sky                              c65 the same, catapult


def test_every_rule_id_has_a_test() -> None:
    """The ids are named in this folder's tests, each at least once as a whole."""
    texts = " ".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    missing = [rule for rule in GAME.rule_ids() if not re.search(re.escape(rule) + r"(?![\w.])", texts)]
    assert missing == []


# Setup


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_setup_start_one_card_each_face_down(seats: int) -> None:
    """castle.setup.start"""
    match = Match.start("castle", seats, seed=seats)
    state = inner(match)
    assert match.view()["extras"]["castles"] == [[{"x": 0, "y": 0, "card": -1, "back": True}]] * seats
    dealt = Counter(state.start[:seats]) + Counter(state.display) + Counter(state.pile[: state.left])
    assert dealt == Counter(range(75)) and state.left == 75 - seats - 5


def test_setup_start_nobody_looks() -> None:
    """castle.setup.start: not in views, bytes, text or records before the end"""
    match = Match.start("castle", 2, seed=1, opening="c5 c71 / 1 / c1 c2 c3 c4 c9")
    other = Match.start("castle", 2, seed=2, opening="c72 c6 / 1 / c1 c2 c3 c4 c9")
    for seat in (0, 1):
        assert (
            match.view(seat) == other.view(seat) and match.concealed(seat) == other.concealed(seat) and match.text(seat) == other.text(seat)
        )
        assert '[Start "? ? / 1 / c1 c2 c3 c4 c9"]' in match.record(seat)
    assert '[Start "c5 c71 / 1 / c1 c2 c3 c4 c9"]' in match.record()


def test_setup_start_each_card_is_as_likely() -> None:
    """castle.setup.start"""
    found = Counter(inner(Match.start("castle", 2, seed=seed)).start[0] for seed in range(3000))
    assert len(found) == 75 and all(12 <= count <= 75 for count in found.values())  # 40 expected, 6 the deviation


def test_setup_first_chance_decides() -> None:
    """castle.setup.first"""
    found = Counter(str(Match.start("castle", 3, seed=seed).mover) for seed in range(600))
    assert sorted(found) == ["0", "1", "2"] and min(found.values()) > 140  # 200 expected, 12 the deviation


@pytest.mark.parametrize(
    ("opening", "rule"),
    [
        ("c5 / 1 / c1 c2 c3 c4 c9", "setup.start"),  # of three start cards one, or four
        ("c5 c6 c7 c8 / 1 / c1 c2 c3 c4 c9", "setup.start"),
        ("c5 c6 c5 / 1 / c1 c2 c3 c4 c9", "setup.start"),
        ("c5 ? / 3 / c1 c1", "setup.start"),  # it answers first
        ("c5 c6 c7 / 3 / c1 c2 c3 c4 c9", "setup.first"),
        ("? ? ? / 30 / c1 c2 c3", "setup.first"),
        ("c5 c6 c7 / 1 / c1 c2 c3 c4", "round.reveal"),
        ("c5 c6 c7 / 1 / c1 c2 c3 c4 c9 c10", "round.reveal"),
        ("c5 c6 c7 / 1 / c1 c2 c3 c4 c4", "round.reveal"),
        ("c5 c6 c7 / 1 / c1 c2 c3 c4 c6", "round.reveal"),  # lies as a start card
    ],
)
def test_setup_what_cannot_be_dealt(opening: str, rule: str) -> None:
    """castle.setup.start, castle.setup.first, castle.round.reveal"""
    with pytest.raises(IllegalMove) as error:
        Match.start("castle", 3, opening=opening)
    assert error.value.rule == f"castle.{rule}"


@pytest.mark.parametrize(
    "opening",
    [
        "", "/", "c5 c6 c7", "c5 c6 c7 / 1", "c5 c6 c7 / 1 /", "/ 1 / c1 c2 c3 c4 c9", "c5 c6 c7 // c1 c2 c3 c4 c9", "c5 c6 c7 / 1 2 / c1 c2 c3 c4 c9",
        "c5 c6 c7 / 01 / c1 c2 c3 c4 c9", "c5 c6 c7 / -1 / c1 c2 c3 c4 c9", "c5 c6 c7 / 1 / ? c2 c3 c4 c9", "c5 c6 c7 / 1 / c1 c2 c3 c4 c76",
        "c5 c6 c78 / 1 / c1 c2 c3 c4 c9", "c5 c6 c0 / 1 / c1 c2 c3 c4 c9", "c5 c6 7 / 1 / c1 c2 c3 c4 c9", "c5 c6 c7 / 1 / c1 c2 c3 c4 c9 / c8",
        "c5 c6 c7 / ١ / c1 c2 c3 c4 c9", "c1 c2 c3 c4 c9",
    ],
)  # fmt: skip
def test_setup_what_is_no_start(opening: str) -> None:
    with pytest.raises(BadOutcome):
        Match.start("castle", 3, opening=opening)


# A round


@pytest.mark.parametrize(("seats", "rounds", "last", "unused"), [(2, 15, 3, 0), (3, 14, 5, 2), (4, 14, 5, 1), (5, 14, 5, 0)])
def test_round_reveal_how_many_rounds(seats: int, rounds: int, last: int, unused: int) -> None:
    """castle.round.reveal, castle.end: 75 - 2 = 73 = 14 * 5 + 3; 72 = 14 * 5 + 2, fewer than three players; 71 = 14 * 5 + 1; 70 = 14 * 5"""
    match = Match.start("castle", seats, seed=1)
    shown = [inner(match).shown]
    while not match.finished:
        entry = match.play(match.legal()[0])
        shown += [len(entry.outcome.split())] if entry.outcome else []
    assert shown == [5] * (rounds - 1) + [last]
    assert inner(match).left == unused and match.reason == "castle.end"


def test_round_reveal_what_cannot_be_turned_up() -> None:
    """castle.round.reveal"""
    match = Match.start("castle", 2, seed=1, opening="c5 c71 / 1 / c1 c2 c3 c4 c9")
    match.play("lay c3 back 1,0")
    end = "lay c4 back 1,0"
    assert refused(match, end, "c10 c11 c12 c13") == refused(match, end, "c10 c11 c12 c13 c14 c15") == "round.reveal"
    assert refused(match, end, "c10 c11 c12 c13 c13") == refused(match, end, "c10 c11 c12 c13 c3") == "round.reveal"
    assert refused(match, end, "c10 c11 c12 c13 c71") == refused(match, end, "c9 c10 c11 c12 c13") == "round.reveal"
    assert malformed(match, end, "c10 c11 c12 c13 ?") and malformed(match, end, "c10 c11 c12 c13 c76") and malformed(match, end, "")
    assert malformed(match, end, "c5 c71 / 1 / c10 c11 c12 c13 c14")
    entry = match.play(end, "c14 c10 c13 c11 c12")
    assert entry.outcome == "c14 c10 c13 c11 c12" and match.mover == 0
    assert refused(match, "lay c10 back 2,0", "c15 c16 c17 c18 c19") == "round.reveal"  # not the end of a round


def test_round_reveal_nothing_more_at_the_end() -> None:
    """castle.round.reveal, castle.end"""
    match = castles("c20 c3", LONE, LONE, pile=1, starter=1)
    assert refused(match, "lay c3 back 1,0", "c10") == "round.reveal"
    assert match.play("lay c3 back 1,0").outcome is None and match.reason == "castle.end"


def test_round_turns_from_the_wooden_castle_on() -> None:
    """castle.round.turns, castle.round.end: clockwise, then the next one begins"""
    match = Match.start("castle", 4, seed=3, opening="? ? ? ? / 2 / c3 c4 c5 c6 c20")
    movers = []
    for card in ("c3", "c4", "c5", "c6"):
        movers.append(match.mover)
        match.play(f"lay {card} back 1,0")
    assert movers == [2, 3, 0, 1] and match.mover == 3


def test_round_end_the_rest_is_discarded() -> None:
    """castle.round.end: it never comes back"""
    match = Match.start("castle", 2, seed=1, opening="? ? / 0 / c3 c4 c5 c6 c20")
    match.play("lay c3 back 1,0")
    match.play("lay c4 back 1,0", "c7 c8 c9 c10 c11")
    refusals(match, {"lay c20 up 0,1": "take", "lay c7 back -1,0": None})
    assert not {4, 5, 19} & set(match.view()["extras"]["unseen"])
    match.play("lay c7 back -1,0")
    assert refused(match, "lay c8 back -1,0", "c5 c12 c13 c14 c15") == "round.reveal"


# A turn


def test_take_from_the_display() -> None:
    """castle.take: it answers before the places"""
    match = castles("c3 . c20 c44", LONE, LONE)
    refusals(
        match,
        {
            "lay c4 up 1,0": "take", "lay c99 up 1,0": "take", "lay c4 up 99,0": "take", "lay c1000 back 0,0": "take", "discard c4": "take", "discard c76": "take",
            "lay c3 up 1,0": None, "lay c3 up 99,0": "place.extent",
        },
    )  # fmt: skip
    match.play("lay c3 up 1,0")
    refusals(match, {"lay c3 up 1,0": "take", "lay c20 up 0,1": None})
    assert cell(match, 0, 1, 0) == (3, False)


def test_place_beside_or_above_on_an_empty_cell() -> None:
    """castle.place"""
    drawn = """
         1  (c3)  .    .
         0  (?)   c4   c5
            0     1    2
    """
    match = castles("c20", drawn, LONE)
    refusals(
        match,
        {
            "lay c20 back 0,0": "place", "lay c20 up 0,1": "place", "lay c20 back 4,0": "place", "lay c20 back -2,0": "place", "lay c20 back 1,2": "place",
            "lay c20 back 3,1": "place", "lay c20 back 1,1": None, "lay c20 back 0,2": None, "lay c20 back 3,0": None,
        },
    )  # fmt: skip
    assert match.legal() == [
        # Face up the hall stands on castle alone, face down on the ground too.
        *(f"lay c20 up {x}" for x in ("0,2", "1,1", "2,1")),
        *(f"lay c20 back {x}" for x in ("-1,0", "0,2", "1,1", "2,1", "3,0")),
    ]
    match.play("lay c20 back 3,0")
    assert cell(match, 0, 3, 0) == (20, True)


def test_place_extent() -> None:
    """castle.place.extent: x from -15 to 15, y from 0 to 15"""
    row = "0  (?)  " + "  ".join(
        f"({card})" for card in ["c3", "c4", "c5", "c7", "c8", "c9", "c10", "c12", "c13", "c14", "c15", "c16", "c17", "c19", "c22"]
    )
    match = castles("c20", row + "\n   " + " ".join(map(str, range(16))), LONE)
    refusals(
        match,
        {"lay c20 back 16,0": "place.extent", "lay c20 back 15,1": None, "lay c20 back -1,0": None, "lay c20 back -16,0": "place.extent"},
    )
    refusals(match, {"lay c20 back 0,-1": "place.extent", "lay c20 back 0,16": "place.extent", "lay c20 back 0,15": "place"})
    rest = ["c23", "c24", "c25", "c26", "c28", "c29", "c30", "c31", "c32", "c33", "c34", "c35", "c36", "c37"]
    pillar = [f"{y}  ({card})" for y, card in zip(range(15, 1, -1), rest, strict=True)]
    full = castles("c20", "\n".join([*pillar, "1 (c3)", "0 (?)", "   0"]), LONE)
    refusals(full, {"lay c20 up 0,16": "place.extent", "lay c20 up 0,15": "place", "lay c20 back 1,0": None})
    assert "lay c20 up 0,16" not in full.legal() and full.legal() == ["lay c20 back -1,0", "lay c20 back 1,0"]


def test_place_support() -> None:
    """castle.place.support: on the ground or on a card right below"""
    drawn = """
         2  (c3)   .
         1  (c4)   .
         0  (?)    (c5)
            0      1
    """
    match = castles("c20", drawn, LONE)
    refusals(
        match,
        {"lay c20 up 1,2": "place.support", "lay c20 up -1,1": "place.support", "lay c20 up 1,1": None, "lay c20 up 2,1": "place"},
    )


def test_place_support_a_gap_is_filled_and_both_sides_match() -> None:
    """castle.place.support, castle.place.match: after a shot"""
    drawn = """
         0  (?)    .     c8
            0      1     2
    """
    # c8 has sky at its left; the back has castle at its right: nothing of the file but a card with castle left and sky right fills the gap.
    match = castles("c10 c6 c14 c3", drawn, LONE)
    refusals(
        match, {"lay c10 up 1,0": None, "lay c6 up 1,0": "place.match", "lay c14 up 1,0": "place.match", "lay c3 back 1,0": "place.match"}
    )
    assert cell(match, 0, 1, 0) is None


def test_place_match_the_start_card() -> None:
    """castle.place.match: the first position of the rules' text"""
    match = castles("c10 c6 c20", LONE, LONE)
    refusals(match, {"lay c10 up 1,0": None, "lay c6 up 1,0": "place.match", "lay c6 up -1,0": None, "lay c10 up -1,0": "place.match"})
    refusals(match, {"lay c20 up 0,1": None, "lay c20 up 1,0": "place.match", "lay c10 up 0,1": "place.match", "lay c10 back 0,1": None})


def test_place_match_nothing_stands_on_sky() -> None:
    """castle.place.match"""
    drawn = """
         0  (?)   c14
            0     1
    """
    match = castles("c20 c42 c55 c62 c3", drawn, LONE)
    for card in ("c20", "c42", "c55", "c62", "c3"):
        refusals(match, {f"lay {card} up 1,1": "place.match", f"lay {card} back 1,1": "place.match"})


def test_place_match_tower_on_tower() -> None:
    """castle.place.match: a tower carries a tower; a back is castle"""
    drawn = """
         1  .     c51
         0  (?)   (c3)
            0     1
    """
    match = castles("c55 c62 c20 c60", drawn, LONE)
    refusals(
        match,
        {
            "lay c55 up 1,2": None,
            "lay c62 up 1,2": None,
            "lay c60 up 1,2": None,
            "lay c20 up 1,2": "place.match",
            "lay c55 back 1,2": "place.match",
        },
    )
    # At (0, 1) the castle below wants castle, and the base at (1, 1) has sky at its left.
    refusals(match, {"lay c55 up 0,1": "place.match", "lay c20 up 0,1": "place.match", "lay c20 back 0,1": "place.match"})


def test_place_match_the_empty_hall_is_no_back() -> None:
    """castle.place.match: c20 looks like a back, but face up it does not stand on the ground"""
    match = castles("c20", LONE, LONE)
    assert match.legal() == ["lay c20 up 0,1", "lay c20 back -1,0", "lay c20 back 0,1", "lay c20 back 1,0"]


def test_place_none_only_if_nothing_can_be_laid() -> None:
    """castle.place.none"""
    drawn = """
         0  c8    c14   c13
            0     1     2
    """
    # c8 has sky at its left and castle above, c14 sky above, c13 sky at its right and castle above. At (-1, 0) fits what has sky at its right, at (3, 0) what has
    # sky at its left, on c8 and c13 what has castle below: so any back fits on those.
    match = castles("c55 c62", drawn, LONE)
    refusals(match, {"discard c55": "place.none", "lay c55 back 0,1": None, "discard c3": "take"})


def test_place_none_one_is_discarded_where_nothing_fits() -> None:
    """castle.place.none: nothing stands on sky, and beside sky no back"""
    match = castles("c55 c65 c20 c62", "0 c19\n0", LONE)
    # On c19, a lone footing, fit a shaft and a roof.
    assert match.legal() == ["lay c55 up 0,1", "lay c62 up 0,1", "lay c65 up 0,1"]
    match = castles("c55 c65 c3 c62", "1 c66\n0 c19\n0", LONE)
    assert match.legal() == ["discard c3", "discard c55", "discard c62", "discard c65"]
    match.play("discard c62")
    assert match.mover == 1 and 61 not in match.view()["extras"]["unseen"]
    refusals(match, {"discard c3": "place.none", "discard c62": "take", "lay c3 up 1,0": None})


# The catapult

TWO = """
     1  c23   .     .
     0  (?)   c4    c12
        0     1     2
"""
"""A castle in which c23, c4 and c12 are on top."""


def test_catapult_may_be_shot_whichever_way_up() -> None:
    """castle.catapult: c1 shows one"""
    for side in ("up", "back"):
        match = castles("c1 c3", LONE, TWO)
        match.play(f"lay c1 {side} 1,0")
        assert match.mover == 0
        assert match.legal() == ["shoot 1 0,1", "shoot 1 1,0", "shoot 1 2,0", "hold"]
        assert match.play("shoot 1 1,0").seat == 0
        assert cell(match, 1, 1, 0) is None and cell(match, 1, 2, 0) == (12, False) and match.mover == 1


def test_catapult_hold() -> None:
    """castle.catapult: nothing is taken"""
    match = castles("c1 c3", LONE, TWO)
    match.play("lay c1 up 1,0")
    before = match.view()["extras"]["castles"]
    match.play("hold")
    assert match.view()["extras"]["castles"] == before and match.mover == 1


def test_catapult_out_of_the_game() -> None:
    """castle.catapult: a card shot off does not come back"""
    match = castles("c1 c3", LONE, TWO)
    match.play("lay c1 up 1,0")
    match.play("shoot 1 1,0")
    assert 3 not in match.view()["extras"]["unseen"]
    assert refused(match, "lay c3 back -1,0", "c4 c5 c6 c7 c8") == "round.reveal"


def test_catapult_discarded_it_shoots_too() -> None:
    """castle.catapult, castle.place.none"""
    match = castles("c1 c3", "1 c66\n0 c19\n0", TWO)
    match.play("discard c1")
    assert match.legal() == ["shoot 1 0,1", "shoot 1 1,0", "shoot 1 2,0", "hold"]


def test_catapult_asked_and_unasked() -> None:
    """castle.catapult"""
    match = castles("c1 c3 c20", LONE, TWO)
    refusals(match, {"shoot 1 1,0": "catapult", "hold": "catapult", "shoot 9 99,99": "catapult"})
    match.play("lay c1 up 1,0")
    refusals(
        match,
        {
            "lay c3 up 2,0": "catapult", "discard c3": "catapult", "lay c99 up 99,0": "catapult", "discard c99": "catapult",
            "shoot 0 1,0": "catapult", "shoot 2 1,0": "catapult", "shoot 7 1,0": "catapult", "shoot 10 1,0": "catapult",
            "shoot 1 3,0": "catapult", "shoot 1 99,0": "catapult", "shoot 1 0,-1": "catapult", "shoot 1 1,0": None, "hold": None,
        },
    )  # fmt: skip


def test_catapult_is_not_asked_without_one_or_without_a_target() -> None:
    """castle.catapult, castle.catapult.last"""
    match = castles("c3 c1", LONE, TWO, LONE)
    match.play("lay c3 up 1,0")
    assert match.mover == 1
    alone = castles("c1 c3", TWO, LONE, LONE)
    alone.play("lay c1 back -1,0")
    assert alone.mover == 1


def test_catapult_top_only() -> None:
    """castle.catapult.top"""
    match = castles("c1 c3", LONE, TWO)
    match.play("lay c1 up 1,0")
    refusals(match, {"shoot 1 0,0": "catapult.top", "shoot 1 0,1": None})
    match.play("shoot 1 0,1")
    assert cell(match, 1, 0, 1) is None and cell(match, 1, 0, 0) == (0, True)


def test_catapult_last_stays() -> None:
    """castle.catapult.last"""
    match = castles("c1 c3", LONE, TWO, LONE)
    match.play("lay c1 up 1,0")
    refusals(match, {"shoot 2 0,0": "catapult.last", "shoot 1 2,0": None})
    one = castles("c1 c3", LONE, TWO, "0 c10\n1")
    one.play("lay c1 up 1,0")
    refusals(one, {"shoot 2 1,0": "catapult.last", "shoot 2 0,0": "catapult"})


def test_catapult_last_the_start_card_can_go_unseen() -> None:
    """castle.catapult.last, castle.setup.start"""
    match = castles("c1 c3", LONE, "0 (?) c4\n 0 1")
    match.play("lay c1 up 1,0")
    unseen = match.view()["extras"]["unseen"]
    match.play("shoot 1 0,0")
    assert cell(match, 1, 0, 0) is None and match.view()["extras"]["unseen"] == unseen
    # The gap at the start is filled like any cell: c4 has castle at its left.
    assert match.legal() == ["lay c3 up 0,0", "lay c3 up 2,0", "lay c3 back 0,0", "lay c3 back 1,1", "lay c3 back 2,0"]


def test_catapult_or() -> None:
    """castle.catapult, castle.place.none with catapult=or"""
    match = castles("c1 c3 c20", LONE, TWO, catapult="or")
    refusals(match, {"discard c1": None, "discard c3": "place.none", "discard c20": "place.none", "discard c21": "take"})
    assert match.legal()[-1] == "discard c1"
    match.play("discard c1")
    assert match.mover == 0
    refusals(match, {"hold": "catapult", "shoot 1 0,1": None, "shoot 1 0,0": "catapult.top"})
    assert match.legal() == ["shoot 1 0,1", "shoot 1 1,0", "shoot 1 2,0"]
    laid = castles("c1 c3", LONE, TWO, catapult="or")
    laid.play("lay c1 up 1,0")
    assert laid.mover == 1


def test_catapult_or_without_a_target() -> None:
    """castle.place.none with catapult=or: nothing to shoot at, so it is no reason to discard"""
    match = castles("c1 c3", TWO, LONE, catapult="or")
    refusals(match, {"discard c1": "place.none"})
    stuck = castles("c1 c3", "1 c66\n0 c19\n0", LONE, catapult="or")
    assert stuck.legal() == ["discard c1", "discard c3"]
    stuck.play("discard c1")
    assert stuck.mover == 1
    shooting = castles("c1 c3", "1 c66\n0 c19\n0", TWO, catapult="or")
    shooting.play("discard c1")
    refusals(shooting, {"hold": "catapult", "shoot 1 1,0": None})


# End and score


def test_end_over_is_over() -> None:
    """castle.end"""
    match = castles("c20 c10", LONE, LONE, pile=1, starter=1)
    match.play("lay c10 up 1,0")
    assert match.finished and match.mover is None and match.winners == [0, 1]
    refusals(
        match,
        {"lay c20 up 0,1": "end", "lay c99 up 99,0": "end", "discard c20": "end", "shoot 1 0,0": "end", "hold": "end", "resign 0": "end"},
    )


def test_end_a_short_round_where_everybody_gets_a_card() -> None:
    """castle.end: two cards are enough for two"""
    match = castles("c20 c3", LONE, LONE, pile=2, starter=1)
    # A drawing's draw pile has the first cards of the file that it does not show.
    assert match.play("lay c3 up 1,0", "c2 c1").outcome == "c2 c1"
    assert not match.finished and match.mover == 0
    match.play("lay c2 up 2,0")
    match.play("lay c1 up 1,0")
    assert not match.finished
    match.play("hold")
    assert match.reason == "castle.end"


def test_end_the_shot_of_the_last_turn_comes_before_it() -> None:
    """castle.end, castle.catapult"""
    match = castles("c1 c20", LONE, TWO, pile=0, starter=1)
    match.play("lay c1 up 1,0")
    assert not match.finished
    match.play("hold")
    assert match.finished


def test_score_rows_only_face_up() -> None:
    """castle.score.rows: c9 knight, princess; c5 cat, ghost; c23 dove"""
    drawn = """
         1  (c34)  c23   .
         0  (?)    c5    c9
            0      1     2
    """
    match = castles("c3", drawn, LONE)
    assert rows(match) == {"knight": [1, 0], "princess": [1, 0], "ghost": [1, 0], "dove": [1, 0], "cat": [1, 0], "tower": [0, 0]}
    assert match.scores == [15, 0]


def test_score_tower_complete_and_not() -> None:
    """castle.score.tower: the third position of the rules' text"""
    open_one = """
         2  .      .     c55
         1  .      .     c44
         0  (?)    (c3)  (c4)
            0      1     2
    """
    match = castles("c62 c10", open_one, LONE)
    assert rows(match)["tower"] == [0, 0]
    match.play("lay c62 up 2,3")
    assert rows(match)["tower"] == [1, 0] and points(match, "tower") == [3, 0]


def test_score_tower_of_two_cards_and_shot_off_again() -> None:
    """castle.score.tower, castle.catapult: a base and a roof; without the roof it is open"""
    match = castles("c1 c20", LONE, "1 c62 .\n0 c18 c19\n0 1")
    assert rows(match)["tower"] == [0, 1]
    match.play("lay c1 up 1,0")
    match.play("shoot 1 0,1")
    assert rows(match)["tower"] == [0, 0]


def test_score_tower_side_by_side() -> None:
    """castle.score.tower: each column has its own"""
    match = castles("c1 c20", "2 c72 . .\n1 c44 c62 .\n0 (?) c16 c17\n 0 1 2", LONE)
    assert rows(match)["tower"] == [2, 0]


KNIGHTS = ["c7", "c14", "c17", "c33", "c35", "c39", "c41", "c43", "c49", "c50"]
CATS = ["c12", "c16", "c19", "c22", "c28", "c44", "c52", "c66", "c74", "c75", "c59"]
GHOSTS = ["c4", "c6", "c13"]
"""Cards with one figure of the kind, and c59 with a dove beside its cat"""


def row_of(cards: list[str], *counts: int) -> Match:
    """Castles that show so many of the cards, in a line east of the start card: only what they count matters here."""
    left = [*cards]
    drawn = []
    for count in counts:
        own, left = left[:count], left[count:]
        drawn.append(" ".join(["0", "(?)", *own]) + "\n" + " ".join(map(str, range(count + 1))))
    return castles("c20", *drawn)


@pytest.mark.parametrize(
    ("row", "cards", "counts", "expected"),
    [
        ("knight", KNIGHTS, [4, 4, 1], [2, 2, 0]),  # the rules' text
        ("cat", CATS, [5, 3, 3], [3, 0, 0]),  # the rules' text
        ("ghost", GHOSTS, [2, 1, 0], [3, 1, 0]),  # the rules' text
        ("dove", [], [0, 0, 0], [0, 0, 0]),  # the rules' text
        ("knight", KNIGHTS, [3, 3, 3], [2, 2, 2]),
        ("knight", KNIGHTS, [1, 0, 3, 2], [0, 0, 3, 1]),
        ("knight", KNIGHTS, [2, 2, 2, 2, 1], [2, 2, 2, 2, 0]),
        ("knight", KNIGHTS, [0, 1], [0, 3]),
        ("knight", KNIGHTS, [1, 0, 0], [3, 0, 0]),
        ("knight", KNIGHTS, [3, 1, 1, 0], [3, 0, 0, 0]),
        ("knight", KNIGHTS, [1, 2], [1, 3]),
    ],
)
def test_score_of_a_row(row: str, cards: list[str], counts: list[int], expected: list[int]) -> None:
    """castle.score.first, castle.score.second, castle.score.tie_first, castle.score.tie_second, castle.score.none"""
    match = row_of(cards, *counts)
    assert rows(match)[row] == counts and points(match, row) == expected
    told = {step["rule"] for step in match.count() if step["where"] == row}
    names = {3: "castle.score.first", 2: "castle.score.tie_first", 1: "castle.score.second"}
    assert told == {names[number] for number in expected if number}


def test_tie_equals_share() -> None:
    """castle.tie: knights 2 : 2 for seats 0 and 2, nothing else"""
    match = row_of(KNIGHTS, 2, 1, 2)
    match.play("resign 1")
    assert match.scores == [2, 0, 2] and match.winners == [0, 2]


def test_tie_who_leaves_does_not_win() -> None:
    """castle.tie: the most points, and yet the others win"""
    match = row_of(KNIGHTS, 3, 1, 0)
    match.play("timeout 0")
    assert match.scores == [3, 1, 0] and match.winners == [1] and match.reason == "timeout"


# Text


@pytest.mark.parametrize(
    "text",
    [
        "", "lay", "lay c1", "lay c1 up", "lay c1 up 1", "lay c1 up 1,", "lay c1 up 1,0,0", "lay c1 up +1,0", "lay c1 up -0,0", "lay c1 up 01,0", "lay c01 up 1,0",
        "lay c0 up 1,0", "lay C1 up 1,0", "lay 1 up 1,0", "lay c1 down 1,0", "lay c1 Up 1,0", "lay c1 up 1, 0", "lay c1  up 1,0", "lay c1 up ١,0", "lay c1 up 1,0 ",
        "discard", "discard c0", "discard c", "discard c1 up", "shoot", "shoot 1", "shoot 1 1", "shoot 01 1,0", "shoot -1 1,0", "shoot 1,0", "hold 1", "Hold", "? 1", "lay ?",
    ],
)  # fmt: skip
def test_text_that_is_no_move(text: str) -> None:
    with pytest.raises(BadMove):
        castles("c1 c3", LONE, LONE).why_not(text)
