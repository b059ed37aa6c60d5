"""Every rule of rules/duel.md by its id, on drawn boards, worked by hand."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from donjon import Match
from donjon.core.errors import BadMove, BadOption, BadOutcome, BadRecord, IllegalMove
from tests.games.duel.kit import GAME, board, everything, gold, inner, malformed, place, places, play, refusals, refused


def test_every_rule_id_has_a_test() -> None:
    """The ids are named in this folder's tests, each at least once as a whole."""
    texts = " ".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    missing = [rule for rule in GAME.rule_ids() if not re.search(re.escape(rule) + r"(?![\w.])", texts)]
    assert missing == []


OPENING = "B7 s3 / B1 F4 P9 S12 b2 f4 p6 s8 / 1"


def start(opening: str | None = OPENING, seed: int = 7, **options: str) -> Match:
    return Match.start("duel", 2, options, seed, opening=opening)


# Setup


def test_setup_deal_where_the_cards_are() -> None:
    """duel.setup.deal"""
    match = start(None)
    drawn = everything(match)
    for seat, letters in ((0, "BFPS"), (1, "bfps")):
        depot, stock = drawn[f"depot {seat}"].split()[2:], drawn[f"stock {seat}"].split()[2:]
        assert len(depot) == 13 and all(card.startswith("(") for card in depot[:-1]) and depot[-1][0] in letters
        assert len(stock) == 35 and all(card.startswith("(") for card in stock)
        # One card each: a second one would not be a name.
        stores = [drawn[f"store {number}"].partition("  ")[2] for number in range(4 * seat + 1, 4 * seat + 5)]
        cards = [card.strip("()") for card in depot + stock + stores]
        assert sorted(cards) == sorted(f"{letter}{value}" for letter in letters for value in range(13))
        assert place(match, f"waste {seat}") == ""
    assert gold(match) == [3, 3] and place(match, "towers") == " | ".join("-" * 8)


def test_setup_deal_every_place_is_as_likely() -> None:
    """duel.setup.deal"""
    tops: Counter[str] = Counter()
    stores: Counter[str] = Counter()
    for seed in range(2080):
        match = start(None, seed)
        tops[place(match, "depot 0").split()[-1]] += 1
        stores[place(match, "store 3")] += 1
    for seen in (tops, stores):
        assert len(seen) == 52 and all(15 <= count <= 70 for count in seen.values())  # 40 expected, 6.3 the deviation


def test_setup_deal_as_given() -> None:
    """duel.setup.deal"""
    match = start()
    assert [place(match, f"store {number}") for number in range(1, 9)] == ["B1", "F4", "P9", "S12", "b2", "f4", "p6", "s8"]
    assert place(match, "depot 0").endswith(" B7") and place(match, "depot 1").endswith(" s3") and match.mover == 1
    assert f'[Start "{OPENING}"]' in match.record()


@pytest.mark.parametrize(
    ("old", "new"),
    [("B7", "b7"), ("s3", "S3"), ("F4", "B1"), ("F4", "f5"), ("b2", "B2"), ("B7", "B1"), ("s8", "s3")],
)
def test_setup_deal_refuses_cards_of_the_other_deck_and_cards_twice(old: str, new: str) -> None:
    """duel.setup.deal"""
    with pytest.raises(IllegalMove) as error:
        start(OPENING.replace(old, new, 1))
    assert error.value.rule == "duel.setup.deal"


@pytest.mark.parametrize(
    "opening",
    ["", "B7", "B7 s3", "B7 s3 / B1 F4 P9 S12 b2 f4 p6 s8", "B7 s3 / B1 F4 P9 S12 b2 f4 p6 / 1", OPENING + " / 1", OPENING.replace("/ 1", "/ 2"), OPENING.replace("B7", "B13"), OPENING.replace("/", "")],
)  # fmt: skip
def test_an_opening_of_another_form(opening: str) -> None:
    with pytest.raises(BadOutcome):
        start(opening)


def test_setup_first_the_lower_card_begins() -> None:
    """duel.setup.first"""
    assert start().mover == 1
    assert start("S3 b7 / B1 F4 P9 S12 b2 f4 p6 s8 / 0").mover == 0
    for opening in (OPENING.replace("/ 1", "/ 0"), "S3 b7 / B1 F4 P9 S12 b2 f4 p6 s8 / 1"):
        with pytest.raises(IllegalMove) as error:
            start(opening)
        assert error.value.rule == "duel.setup.first"
    for seed in range(60):
        match = start(None, seed)
        mine, theirs = (int(place(match, f"depot {seat}").split()[-1][1:]) for seat in (0, 1))
        assert mine == theirs or match.mover == (0 if mine < theirs else 1)


def test_setup_first_chance_decides_between_equals() -> None:
    """duel.setup.first"""
    for first in (0, 1):
        assert start(f"F7 s7 / B1 F4 P9 S12 b2 f4 p6 s8 / {first}").mover == first
    seen: Counter[int | None] = Counter()
    for seed in range(3000):
        match = start(None, seed)
        if len({place(match, f"depot {seat}").split()[-1][1:] for seat in (0, 1)}) == 1:
            seen[match.mover] += 1
    assert set(seen) == {0, 1} and abs(seen[0] - seen[1]) < 4 * seen.total() ** 0.5


@pytest.mark.parametrize("seats", [1, 3])
def test_two_seats(seats: int) -> None:
    with pytest.raises(BadOption):
        Match.start("duel", seats)


# What goes where


def test_tower_order_from_0_upwards_in_one_symbol() -> None:
    """duel.tower.order"""
    match = board("towers - | - | - | - | - | - | S0 S1 S2 S3 | -", "store 1 s4", "store 2 S5", "store 3 f4", "store 4 b0", "store 5 s1")
    refusals(match, {"build 1": None, "build 2": "tower.order", "build 3": "tower.order", "build 4": None, "build 5": "tower.order"})
    play(match, "build 1")
    refusals(match, {"build 2": None, "build 5": "tower.order", "build depot": "tower.order"})
    play(match, "build 2", "build 4")
    assert place(match, "towers") == "b0 | - | - | - | - | - | S0 S1 S2 S3 s4 S5 | -"


def test_tower_order_two_of_each_symbol_the_lower_site_first() -> None:
    """duel.tower.order"""
    match = board(
        "towers - | - | - | - | P0 | p0 | - | -", "store 1 f0", "store 2 F0", "store 3 P1", "store 4 p1", "store 5 p2", "store 6 S0"
    )
    play(match, "build 1", "build 2", "build 3", "build 5", "build 4", "build 6")
    assert place(match, "towers") == "- | - | f0 | F0 | P0 P1 p2 | p0 p1 | S0 | -"


def test_tower_order_up_to_12() -> None:
    """duel.tower.order"""
    eleven = " ".join(f"F{value}" for value in range(12))
    match = board(f"towers - | - | {eleven} | - | - | - | - | -", "store 1 f12", "store 2 F12")
    play(match, "build 1")
    refusals(match, {"build 2": "tower.order"})


def test_store_fit_one_lower_of_the_other_colour() -> None:
    """duel.store.fit: book and shield are green, flag and papyrus blue"""
    match = board("store 1 B10", "store 2 F9", "store 3 p9", "store 4 S9", "store 5 F8", "store 6 f11", "store 7 b9", "store 8 P10")
    refusals(
        match,
        {
            "store 2 1": None,
            "store 3 1": None,
            "store 4 1": "store.fit",
            "store 5 1": "store.fit",
            "store 7 1": "store.fit",
            "store 6 1": "store.fit",
        },
    )
    refusals(
        match,
        {
            "store 4 8": None,
            "store 7 8": None,
            "store 2 8": "store.fit",
            "store 8 6": "store.fit",
            "store 1 6": None,
            "store depot 6": "store.fit",
        },
    )


def test_store_fit_by_deck() -> None:
    """duel.store.fit with colours=deck: the symbols do not count"""
    match = board("store 1 B10", "store 2 F9", "store 3 p9", "store 4 b9", "store 5 s10", options="colours=deck")
    refusals(match, {"store 2 1": "store.fit", "store 3 1": None, "store 4 1": None, "store 2 5": None, "store 3 5": "store.fit"})


def test_store_fit_on_a_1_and_on_a_0() -> None:
    """duel.store.fit"""
    match = board("store 1 p1", "store 2 S12", "store 3 f12", "store 4 B0", "store 5 s11", "store 6 F1", "store 7 B12", "depot 0 3? p11")
    refusals(
        match,
        {
            "store 2 1": None,
            "store 3 1": "store.fit",
            "store 4 1": None,
            "store 5 1": "store.fit",
            "store 7 1": None,
            "store 6 1": "store.fit",
        },
    )
    refusals(
        match, {"store 6 4": "store.fit", "store 2 4": "store.fit", "store 3 4": "store.fit", "store 7 6": None, "store depot 2": None}
    )
    play(match, "store 2 1", "let")
    refusals(match, {"store depot 1": None, "store 5 1": "store.fit"})


def test_store_fit_not_on_itself() -> None:
    """duel.store.fit"""
    match = board("store 1 B10 f9", "store 2 B8")
    refusals(match, {"store 1 1": "store.fit", "pair 1 1": "store.fit", "store 2 2": "store.fit", "store 2 1": None})


def test_store_empty_who_may_go_there() -> None:
    """duel.store.empty"""
    match = board("store 1 B10 f9", "store 2 F3", "waste 0 B4")
    refusals(
        match,
        {
            "store 1 5": None,
            "store 2 8": None,
            "store depot 3": None,
            "pair 1 4": None,
            "store waste 3": "source",
            "store drawn 3": "source",
        },
    )
    refusals(board("store 1 B10", "depot 0", "waste 0 B4 B6"), {"store waste 3": None, "store depot 3": "source"})
    refusals(board("hand P4", "store 1 B10"), {"store drawn 2": None, "store drawn 1": "store.fit"})


def test_store_empty_need_not_be_filled() -> None:
    """duel.store.empty"""
    match = board("store 1 B10", "stock 0 3? [F3]")
    play(match, "draw", "waste", "leave")
    assert match.mover == 1 and place(match, "store 2") == ""


def test_give_fit_neighbours_of_the_same_symbol() -> None:
    """duel.give.fit"""
    match = board("waste 1 S9 B5", "store 1 B4", "store 2 b6", "store 3 F4", "store 4 b5", "store 5 B7", "store 6 b3", "depot 0 3? b4")
    expected = {"give 1": None, "give 2": None, "give depot": None}
    refusals(match, {**expected, "give 3": "give.fit", "give 4": "give.fit", "give 5": "give.fit", "give 6": "give.fit"})
    play(match, "give 2")
    assert places(match, "waste 1", "store 2") == ["S9 B5 b6", ""]
    refusals(match, {"give 5": None, "give 1": "give.fit", "give 4": None})


def test_give_fit_1_and_12_are_neighbours() -> None:
    """duel.give.fit"""
    twelve = board("waste 1 B12", "store 1 b1", "store 2 b11", "store 3 b0", "store 4 b10", "store 5 b12", "store 6 f11")
    refusals(twelve, {"give 1": None, "give 2": None, **dict.fromkeys(("give 3", "give 4", "give 5", "give 6"), "give.fit")})
    one = board("waste 1 B1", "store 1 b12", "store 2 b2", "store 3 b0", "store 4 b11", "store 5 b1")
    refusals(one, {"give 1": None, "give 2": None, "give 3": None, "give 4": "give.fit", "give 5": "give.fit"})
    refusals(board("waste 1 B0", "store 1 b12", "store 2 b1", "store 3 b11"), {"give 1": "give.fit", "give 2": None, "give 3": "give.fit"})


def test_give_fit_nothing_on_an_empty_pile_or_the_own() -> None:
    """duel.give.fit"""
    match = board("waste 0 B5", "store 1 B4", "depot 0 3? B6")
    refusals(match, {"give 1": "give.fit", "give depot": "give.fit"})


def test_give_blocked() -> None:
    """duel.give.blocked, before duel.give.fit"""
    match = board("waste 1 B5", "store 1 B4", "store 2 F9", blocked="1")
    refusals(match, {"give 1": "give.blocked", "give 2": "give.blocked", "give 3": "source"})
    refusals(board("waste 1 B5", "store 1 B4", blocked="0"), {"give 1": None})


def test_source_what_can_be_moved() -> None:
    """duel.source"""
    match = board("store 1 B10 f9", "waste 0 b7", "waste 1 p11", "towers - | - | F0 F1 | - | - | - | - | -")
    refusals(match, {"give depot": None, "store 1 2": None, "store depot 2": None})
    refusals(
        match,
        dict.fromkeys(
            ("build drawn", "store drawn 2", "give drawn", "build waste", "store waste 2", "give waste", "build 2", "store 2 3", "give 3"),
            "source",
        ),
    )
    empty = board("depot 0", "store 1 B10 f9", "waste 0 p11 b7", "waste 1 S1 b8", first="1")
    refusals(
        empty,
        {
            "store waste 2": None,
            "give waste": None,
            "store depot 2": "source",
            "build depot": "source",
            "give depot": "source",
            "build waste": "tower.order",
        },
    )
    none = board("depot 0", "store 1 B10 f9", first="1")
    refusals(none, {"store waste 2": "source", "store depot 2": "source", "draw": None})


def test_source_a_card_never_leaves_its_tower() -> None:
    """duel.source: the grammar has no word for it"""
    with pytest.raises(BadMove):
        board("towers B0 | - | - | - | - | - | - | -").why_not("store tower 1")
