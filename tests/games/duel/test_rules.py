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
    ["", "B7", "B7 s3", "B7 s3 / B1 F4 P9 S12 b2 f4 p6 s8", "B7 s3 / B1 F4 P9 S12 b2 f4 p6 / 1", OPENING + " / 1", OPENING.replace("/ 1", "/ 01"), OPENING.replace("B7", "B13"), OPENING.replace("/", "")],
)  # fmt: skip
def test_an_opening_of_another_form(opening: str) -> None:
    with pytest.raises(BadOutcome):
        start(opening)


def test_setup_first_the_lower_card_begins() -> None:
    """duel.setup.first"""
    assert start().mover == 1
    assert start("S3 b7 / B1 F4 P9 S12 b2 f4 p6 s8 / 0").mover == 0
    for opening in (OPENING.replace("/ 1", "/ 0"), OPENING.replace("/ 1", "/ 2"), "S3 b7 / B1 F4 P9 S12 b2 f4 p6 s8 / 1"):
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


# A turn

SHIELD_3 = "towers - | - | - | - | - | - | S0 S1 S2 S3 | -"


def test_turn_moves_as_many_as_one_likes() -> None:
    """duel.turn.moves"""
    match = board(SHIELD_3, "store 1 S4", "store 2 B10", "store 3 f9", "stock 0 3? [F6] [F3]", "waste 1 F4")
    for move in ("build 1", "store 3 2", "store depot 1 {B9}", "draw", "give drawn", "shed {P9}", "draw"):
        assert match.mover == 0
        play(match, move)
    play(match, "waste", "leave")
    assert match.mover == 1 and place(match, "waste 0") == "B9 F6"


def test_turn_moves_not_while_a_block_is_asked() -> None:
    """duel.turn.moves"""
    match = board("hand P4", "store 1 B10", "store 2 f9", "waste 1 P5", blocked="1")
    play(match, "waste")
    assert match.legal() == ["block", "leave"] and match.mover == 0
    refusals(match, dict.fromkeys(("store 2 1", "draw", "waste", "end", "shed", "pair 1 2", "give 1", "build 1", "claim"), "turn.moves"))
    refusals(match, {"call": "call.wrong", "let": "call.when"})


@pytest.mark.parametrize(
    "chance",
    [
        ("store 1 S4",),
        ("depot 0 3? S4",),
        ("depot 0 3? s4", "store 1 B12"),
        ("depot 0", "waste 0 B3 S4"),
        ("store 1 F1 B0",),
    ],
)  # fmt: skip
def test_tower_first_refuses_other_moves(chance: tuple[str, ...]) -> None:
    """duel.tower.first with tower_call=off"""
    match = board(SHIELD_3, *chance, "store 5 B10 F9", "store 6 P11", "waste 1 F8", options="tower_call=off", first="1")
    refusals(
        match,
        dict.fromkeys(("draw", "store 5 7", "store 5 8", "pair 5 6", "give 5"), "tower.first")
        | {"store 6 5": "store.fit", "give 6": "give.fit"},
    )
    assert match.legal() and all(move.startswith("build ") for move in match.legal())


def test_tower_first_any_of_several_may_be_built() -> None:
    """duel.tower.first"""
    match = board(SHIELD_3, "store 1 S4", "store 2 b0", "store 3 P11", "depot 0 3? s0", options="tower_call=off")
    assert match.legal() == ["build depot", "build 1", "build 2"]
    play(match, "build 2", "build depot {F9}")
    assert match.legal() == ["build 1"]
    play(match, "build 1")
    assert match.why_not("draw") is None


def test_tower_first_not_what_lies_under_others_or_in_a_waste_pile_below_a_depot() -> None:
    """duel.tower.first"""
    for options in ("tower_call=off", ""):
        match = board(SHIELD_3, "store 1 S4 F3", "waste 0 s4 B0", "waste 1 s5", options=options)
        play(match, "draw")
        assert match.mover == 0 and inner(match).hand >= 0


def test_tower_first_with_a_card_in_hand_asks_for_it_alone() -> None:
    """duel.tower.first"""
    match = board(SHIELD_3, "store 1 S4", "store 2 B8", "hand F7", options="tower_call=off")
    refusals(match, {"store drawn 2": None, "store drawn 3": None, "build 1": "draw", "waste": "draw"})
    fits = board(SHIELD_3, "store 1 F5", "hand s4", options="tower_call=off")
    refusals(fits, {"build drawn": None, "store drawn 1": "tower.first", "store drawn 2": "tower.first", "waste": "draw"})
    only = board(SHIELD_3, "store 1 F9", "hand s4", options="tower_call=off")
    refusals(only, {"build drawn": None, "store drawn 1": "store.fit", "store drawn 2": "tower.first", "waste": "tower.first"})


def test_tower_first_a_claim_may_come_between() -> None:
    """duel.tower.first"""
    match = board(SHIELD_3, "store 1 S4", "store 2 B0", options="tower_call=off rewards=claimed")
    play(match, "build 1")
    assert match.legal() == ["build 2", "claim"]
    play(match, "claim")
    assert match.legal() == ["build 2"] and gold(match) == [4, 3]


def test_draw_nothing_else_moves_while_a_card_is_in_hand() -> None:
    """duel.draw"""
    match = board(SHIELD_3, "store 1 B10", "store 2 f9", "store 3 S4", "stock 0 3? [P9]", "waste 1 P8")
    play(match, "build 3", "draw")
    expected = dict.fromkeys(("build depot", "store 2 1", "store depot 5", "give 2", "pair 1 2", "shed", "draw", "end", "waste"), "draw")
    refusals(
        match,
        {
            **expected,
            "store drawn 1": None,
            "store drawn 4": None,
            "store drawn 2": "store.fit",
            "give drawn": None,
            "build drawn": "tower.order",
        },
    )
    refusals(match, {"block": "gold.block", "leave": "gold.block", "claim": "gold.claim"})


@pytest.mark.parametrize(
    ("move", "where", "cards"),
    [("store drawn 1", "store 1", "B10 P9"), ("store drawn 4", "store 4", "P9"), ("give drawn", "waste 1", "P8 P9")],
)
def test_draw_a_card_played_and_the_turn_goes_on(move: str, where: str, cards: str) -> None:
    """duel.draw"""
    match = board("store 1 B10", "stock 0 3? [P9]", "waste 1 P8")
    play(match, "draw", move)
    assert (match.mover, place(match, where), place(match, "hand"), place(match, "waste 0")) == (0, cards, "", "")
    assert match.why_not("draw") is None


def test_draw_a_card_that_is_not_played_ends_the_turn() -> None:
    """duel.draw"""
    match = board("store 1 B10", "stock 0 3? [P7]", "waste 0 F5", "waste 1 P4")
    play(match, "draw")
    assert place(match, "hand") == "P7"
    play(match, "waste", "leave")
    assert (match.mover, place(match, "waste 0"), place(match, "hand")) == (1, "F5 P7", "")


@pytest.mark.parametrize(
    ("lines", "blocked", "rule"),
    [
        (("store 1 B10",), "-", "draw"),
        (("store 1 B9",), "-", None),
        (("waste 1 P8",), "-", "draw"),
        (("waste 1 P8",), "1", None),
        (("waste 1 P8",), "0", "draw"),
        ((), "-", None),
    ],
)
def test_draw_a_card_that_fits_must_be_played(lines: tuple[str, ...], blocked: str, rule: str | None) -> None:
    """duel.draw: on a store with cards or an unblocked waste pile; an empty store alone does not ask for it"""
    refusals(board("hand p9" if "B1" in " ".join(lines) else "hand P9", *lines, blocked=blocked), {"waste": rule, "store drawn 8": None})


def test_draw_without_a_card_in_hand_there_is_nothing_to_waste() -> None:
    """duel.draw"""
    refusals(board(), {"waste": "draw", "draw": None})


def test_draw_flip_unshuffled_and_only_to_draw() -> None:
    """duel.draw.flip: waste pile a, b, c from the bottom up: a comes next, then b, then c"""
    match = board("stock 0", "waste 0 F6 P4 F3", gold="0 0")
    assert places(match, "stock 0", "waste 0") == ["", "F6 P4 F3"]
    assert match.play("draw").outcome == "F6"
    assert places(match, "hand", "stock 0", "waste 0") == ["F6", "[F3] [P4]", ""]
    play(match, "waste", "draw", "waste")
    assert match.play("draw").outcome == "P4"
    play(match, "waste", "draw", "waste")
    assert match.play("draw").outcome == "F3" and place(match, "waste 0") == "F6 P4"


def test_draw_flip_not_while_the_stock_has_cards() -> None:
    """duel.draw.flip"""
    match = board("stock 0 [F9] [P3]", "waste 0 F6")
    play(match, "draw")
    assert places(match, "hand", "stock 0", "waste 0") == ["P3", "[F9]", "F6"]


def test_draw_none_then_the_turn_can_be_ended() -> None:
    """duel.draw.none"""
    match = board("stock 0", "waste 0", "store 1 B10")
    refusals(match, {"draw": "draw.none", "end": None, "store depot 2": None})
    play(match, "end", "leave")
    assert match.mover == 1
    for lines in (("stock 0 1?", "waste 0"), ("stock 0", "waste 0 F6")):
        refusals(board(*lines), {"draw": None, "end": "draw.none"})
    refusals(board("stock 0", "waste 0", "hand P4"), {"end": "draw", "draw": "draw"})


def test_shift_limit_twelve_in_a_row() -> None:
    """duel.shift.limit"""
    match = board("store 1 B10 f9", "store 2 F3", "stock 0 3? [P7]")
    for number in range(12):
        refusals(match, {"store 2 3": None if number % 2 == 0 else "source", "pair 1 4": None})
        play(match, "store 2 3" if number % 2 == 0 else "store 3 2")
    refusals(
        match,
        {
            "store 2 3": "shift.limit",
            "pair 1 3": "shift.limit",
            "store 2 1": "store.fit",
            "pair 1 2": "store.fit",
            "pair 2 3": "gold.pair",
            "store depot 4": None,
        },
    )
    assert [move for move in match.legal() if move.startswith(("store", "pair"))] == [f"store depot {store}" for store in range(3, 9)]
    play(match, "draw", "store drawn 3")
    refusals(match, {"store 2 4": None, "pair 1 4": None})


@pytest.mark.parametrize(
    ("move", "left"),
    [("store 2 3", 0), ("pair 1 3", 0), ("build 4", 12), ("store depot 3 {F7}", 12), ("give 5", 12), ("shed {F7}", 12), ("draw {F7}", 12)],
)
def test_shift_limit_what_breaks_the_row(move: str, left: int) -> None:
    """duel.shift.limit: 11 moves between stores, this one, and then as many as `left` at most (after a draw the card is laid first)"""
    match = board("store 1 B10 f9", "store 2 F3", "store 4 B0", "store 5 p5", "waste 1 p6", shifts=11)
    if move != "build 4":
        play(match, "build 4")
        inner(match).row = 11
    play(match, move)
    if move.startswith("draw"):
        play(match, "store drawn 8")
    count = 0
    while count < 13 and (shifts := [name for name in match.legal() if re.fullmatch(r"store [1-8] [1-8]", name)]):
        play(match, shifts[0])
        count += 1
    assert count == left


def test_shift_limit_goes_on_behind_let_and_claim() -> None:
    """duel.shift.limit"""
    match = board("store 1 B10 f9", "store 2 F3", "store 4 B0", shifts=10)
    play(match, "store 2 3", "let")
    assert inner(match).row == 11
    play(match, "store 3 2", "let")
    refusals(match, {"store 2 3": "shift.limit"})
    claimed = board("store 2 F3", owed="1 0", shifts=12, options="rewards=claimed")
    play(claimed, "claim")
    refusals(claimed, {"store 2 3": "shift.limit"})


def test_shift_limit_is_counted_anew_in_each_turn() -> None:
    """duel.shift.limit"""
    match = board("stock 0", "store 2 F3", shifts=11, gold="0 0")
    play(match, "store 2 3", "end")
    refusals(match, {"store 3 2": None})


def test_depot_next_is_turned_up_at_once() -> None:
    """duel.depot.next"""
    for move in ("build depot", "store depot 2", "give depot", "shed"):
        match = board("towers B0 | - | - | - | - | - | - | -", "depot 0 2? [F7] B1", "waste 1 B2", options="tower_call=on")
        assert match.play(move).outcome == "F7"
        if match.legal() == ["call", "let"]:
            play(match, "let")
        assert place(match, "depot 0").endswith(") F7") and place(match, "depot 0").count("(") == 2
        assert play(match, "store depot 5 {B9}").view()["extras"]["depot"][0] == 9
    last = board("depot 0 F9", "store 1 B10")
    assert last.play("store depot 1").outcome is None


# Gold


@pytest.mark.parametrize(("value", "earned"), [(0, 0), (3, 0), (4, 1), (5, 0), (7, 0), (8, 2), (9, 0), (11, 0), (12, 3)])
def test_gold_tower(value: int, earned: int) -> None:
    """duel.gold.tower"""
    below = " ".join(f"S{under}" for under in range(value)) or "-"
    match = board(f"towers - | - | - | - | - | - | {below} | -", f"store 1 s{value}")
    play(match, "build 1")
    assert gold(match) == [3 + earned, 3] and match.scores == gold(match)


def test_gold_tower_all_that_can_be_earned() -> None:
    """duel.gold.tower, duel.gold.depot, duel.gold.out: 57 nuggets in all"""
    assert 2 * 3 + 8 * (1 + 2 + 3) + 1 + 2 == 57


@pytest.mark.parametrize("move", ["store depot 1", "store depot 4", "give depot", "shed", "build depot"])
def test_gold_depot_whatever_clears_it(move: str) -> None:
    """duel.gold.depot"""
    tower = (
        "towers - | - | - | - | S0 | - | - | -"
        if move != "build depot"
        else "towers - | - | - | - | P0 P1 P2 P3 P4 P5 P6 P7 P8 | - | - | -"
    )
    match = (
        board(tower, "depot 0 P9", "store 1 B10", "waste 1 P10".replace("P10", "p10"))
        if move == "build depot"
        else board("depot 0 P9", "store 1 B10", "waste 1 p10")
    )
    play(match, move)
    assert gold(match) == [3 + 1 - (move == "shed"), 3] and inner(match).first == 0


def test_gold_depot_the_first_of_the_two_only() -> None:
    """duel.gold.depot"""
    match = board("depot 0 P9", "depot 1 p9", "store 1 B10", first="1", gold="0 0")
    play(match, "store depot 1")
    assert gold(match) == [0, 0] and inner(match).first == 1
    theirs = board("depot 1 p9", "store 1 B10", turn=1)
    play(theirs, "store depot 1")
    assert gold(theirs) == [3, 4] and inner(theirs).first == 1


def test_gold_out_two_before_the_count() -> None:
    """duel.gold.out"""
    match = board("depot 0", "stock 0", "waste 0 F9", "store 1 B10", first="1")
    play(match, "store waste 1")
    assert (match.finished, match.scores, match.winners, match.reason) == (True, [5, 3], [0], "duel.end")


def test_gold_claim_takes_what_the_last_move_earned() -> None:
    """duel.gold.claim"""
    match = board(SHIELD_3, "store 1 S4", "depot 0 s5", options="rewards=claimed")
    refusals(match, {"claim": "gold.claim"})
    play(match, "build 1")
    assert gold(match) == [3, 3] and match.scores == [3, 3]
    refusals(match, {"claim": None, "build depot": None})
    play(match, "claim")
    assert gold(match) == [4, 3]
    refusals(match, {"claim": "gold.claim"})
    play(match, "build depot", "claim")
    assert gold(match) == [5, 3]


def test_gold_claim_is_lost_by_any_other_move() -> None:
    """duel.gold.claim"""
    for move in ("build 2", "draw", "shed {F9}", "store depot 3 {F9}"):
        match = board(SHIELD_3, "store 1 S4", "store 2 S5" if move == "build 2" else "store 2 F5", options="rewards=claimed")
        play(match, "build 1", move)
        refusals(match, {"claim": "gold.claim"})


def test_gold_claim_a_lost_depot_does_not_pass_to_the_opponent() -> None:
    """duel.gold.claim"""
    match = board("depot 0 P9", "depot 1 p9", "store 1 B10 F9 B8", "stock 0 [F2]", options="rewards=claimed", gold="0 0")
    play(match, "store depot 4", "draw", "waste", "store depot 5")
    refusals(match, {"claim": "gold.claim"})
    assert gold(match) == [0, 0]


def test_gold_claim_builds_and_clears_in_one() -> None:
    """duel.gold.claim"""
    match = board("towers - | - | - | - | P0 P1 P2 P3 P4 P5 P6 P7 | - | - | -", "depot 0 P8", options="rewards=claimed")
    play(match, "build depot", "claim")
    assert gold(match) == [6, 3]


def test_gold_claim_is_not_there_where_all_is_paid_at_once() -> None:
    """duel.gold.claim"""
    match = board(SHIELD_3, "store 1 S4")
    play(match, "build 1")
    refusals(match, {"claim": "gold.claim"})


def test_gold_shed() -> None:
    """duel.gold.shed"""
    match = board("depot 0 2? [F7] B9", "waste 0 S1")
    play(match, "shed")
    assert places(match, "depot 0", "waste 0")[1] == "S1 B9" and place(match, "depot 0").endswith(" F7") and gold(match) == [2, 3]
    assert match.mover == 0
    refusals(board("depot 0", "waste 0 S1", first="1"), {"shed": "gold.shed"})
    refusals(board("hand P4"), {"shed": "draw"})


def test_gold_block_until_the_opponents_next_turn_is_over() -> None:
    """duel.gold.block"""
    match = board("stock 0 3? [F9] [F7]", "stock 1 3? [p2] [p7]", "waste 0 F5", "store 1 F8")
    play(match, "draw", "waste", "block")
    assert gold(match) == [2, 3] and match.mover == 1 and inner(match).blocked == [1, 0]
    refusals(match, {"give 1": "give.blocked"})
    play(match, "draw", "waste", "leave")
    assert inner(match).blocked == [0, 0] and match.mover == 0
    play(match, "draw", "waste", "leave")
    refusals(match, {"give 1": None})


def test_gold_block_an_empty_pile_too() -> None:
    """duel.gold.block"""
    match = board("stock 0", "waste 0")
    play(match, "end")
    assert match.legal() == ["block", "leave"]
    play(match, "block")
    assert inner(match).blocked == [1, 0] and gold(match) == [2, 3]


def test_gold_block_only_when_it_is_asked() -> None:
    """duel.gold.block"""
    refusals(board(), {"block": "gold.block", "leave": "gold.block"})
    refusals(board(gold="0 3"), {"block": "gold.none", "leave": "gold.block"})
    refusals(board("hand P4"), {"block": "gold.block", "leave": "gold.block"})


def test_gold_pair_two_cards_where_the_lower_lying_one_fits() -> None:
    """duel.gold.pair: store 1 ends green 10, blue 9, green 8"""
    match = board("store 1 B10 f9 S8", "store 2 b10", "store 3 P10", "store 4 F11", "store 5 S3")
    refusals(
        match,
        {
            "pair 1 2": None,
            "pair 1 8": None,
            "pair 1 3": "store.fit",
            "pair 1 4": "store.fit",
            "pair 1 5": "store.fit",
            "pair 5 8": "gold.pair",
            "pair 7 8": "gold.pair",
            "pair 5 5": "gold.pair",
        },
    )
    play(match, "pair 1 2")
    assert places(match, "store 1", "store 2") == ["B10", "b10 f9 S8"] and gold(match) == [2, 3]
    play(match, "pair 2 8")
    assert places(match, "store 2", "store 8") == ["b10", "f9 S8"] and gold(match) == [1, 3]


def test_gold_none_without_a_nugget() -> None:
    """duel.gold.none"""
    match = board("store 1 B10 f9 S8", "store 2 b10", "hand P4", "depot 0 2? F9", gold="0 3")
    play(match, "waste")
    assert match.mover == 1, "a block is not asked"
    poor = board("store 1 B10 f9 S8", "store 2 b10", "depot 0", gold="0 3", first="1")
    refusals(poor, {"pair 1 2": "gold.none", "shed": "gold.none", "pair 1 1": "gold.none", "pair 7 8": "gold.none", "block": "gold.none"})
    assert not any(move.startswith("pair") for move in poor.legal())


# TURM!

CHANCE = (SHIELD_3, "store 8 S4")
"""A card that must be built, and no move below builds it."""


def test_call_when_drawing_is_a_missed_chance() -> None:
    """duel.call.when, duel.call.right: tower shield 3, a store's shield 4"""
    match = board(*CHANCE, "stock 0 3? F6".replace("F6", "(F6)"))
    assert match.play("draw").outcome == "F6"
    assert match.mover == 1 and match.legal() == ["call", "let"]
    refusals(match, dict.fromkeys(("build 8", "waste", "store drawn 1", "end", "block", "leave", "claim", "draw"), "call.when"))
    play(match, "call")
    assert gold(match) == [2, 4] and match.mover == 1
    assert place(match, "stock 0").endswith(") [F6]") and place(match, "hand") == ""
    assert match.view()["extras"]["stock"][0] == [13 + 6]


@pytest.mark.parametrize("move", ["store 1 3", "store depot 3", "give 1", "pair 1 4", "shed", "draw"])
def test_call_when_each_move_that_can_be_called(move: str) -> None:
    """duel.call.when"""
    match = board(*CHANCE, "store 1 B10 f9 S8", "waste 1 S9")
    play(match, move)
    assert (match.mover, match.legal()) == (1, ["call", "let"])
    play(match, "let")
    assert match.mover == 0 and match.legal() != ["call", "let"]
    refusals(match, {"call": "call.wrong", "let": "call.when"})


def test_call_when_waste_and_end() -> None:
    """duel.call.when: with a card in hand only that card is asked for"""
    match = board(SHIELD_3, "hand S4")
    play(match, "waste")
    assert match.legal() == ["call", "let"]
    play(match, "let")
    assert (match.mover, match.legal()) == (0, ["block", "leave"])
    other = board(*CHANCE, "hand F7")
    play(other, "waste")
    assert match.legal() == other.legal() == ["block", "leave"]
    ended = board(*CHANCE, "stock 0", gold="0 0")
    play(ended, "end")
    assert ended.mover == 1 and ended.legal() == ["call", "let"]
    play(ended, "let")
    assert ended.mover == 1 and "draw" in ended.legal()


def test_call_when_never_for_building_whichever() -> None:
    """duel.call.when"""
    match = board(*CHANCE, "store 1 F0", "depot 0 3? P0", "waste 1 p1")
    play(match, "build 1", "build depot {F9}")
    assert match.mover == 0
    refusals(match, {"call": "call.wrong"})
    claimed = board(*CHANCE, owed="1 0", options="rewards=claimed")
    play(claimed, "claim")
    assert claimed.mover == 0


def test_call_when_never_with_the_option_off() -> None:
    """duel.call.when"""
    match = board(*CHANCE, options="tower_call=off")
    refusals(match, {"draw": "tower.first", "call": "call.wrong", "let": "call.when", "build 8": None})


def test_call_when_each_further_move_while_the_chance_stands_the_last_only() -> None:
    """duel.call.when"""
    match = board(*CHANCE, "store 1 B10", "store 2 f9", "store 3 S12")
    play(match, "store 2 1", "let", "store 3 2")
    assert match.legal() == ["call", "let"]
    play(match, "call")
    assert places(match, "store 1", "store 2", "store 3") == ["B10 f9", "", "S12"]


def test_call_when_not_after_the_last_card() -> None:
    """duel.call.when: a move that ends the game cannot be called"""
    match = board(*CHANCE, "depot 0", "stock 0", "waste 0 F9", "store 1 B10", first="1")
    play(match, "store waste 1")
    assert match.finished and match.scores == [5, 3]


@pytest.mark.parametrize(
    ("before", "move", "changed"),
    [
        # what is drawn otherwise after the call than before the move; the depot's next card and a drawn card are known now
        (("store 1 B10", "store 2 f9"), "store 2 1", {}),
        (("store 1 B10", "depot 0 2? (F7) P9"), "store depot 1", {"depot 0": "2? [F7] P9"}),
        (("store 1 B10", "depot 0 2? [F7] P9"), "store depot 1", {}),
        (("store 1 B10", "depot 0 P9"), "store depot 1", {}),
        (("store 1 B10", "depot 0", "waste 0 B3 P9"), "store waste 1", {}),
        (("store 1 P9", "waste 1 p8"), "give 1", {}),
        (("depot 0 2? (F7) P9", "waste 1 p8"), "give depot", {"depot 0": "2? [F7] P9"}),
        (("depot 0", "waste 0 B3 P9", "waste 1 p8"), "give waste", {}),
        (("store 1 B10 f9 S8", "store 2 b10"), "pair 1 2", {}),
        (("store 1 B10 f9",), "pair 1 5", {}),
        (("depot 0 2? (F7) P9", "waste 0 B3"), "shed", {"depot 0": "2? [F7] P9"}),
        (("depot 0 P9",), "shed", {}),
        (("stock 0 3? (F6)",), "draw", {"stock 0": "3? [F6]"}),
        (("stock 0 3? [F6]",), "draw", {}),
        (("stock 0 [F6] [F7]",), "draw", {}),
        (("stock 0", "waste 0 F6 F7 P1"), "draw", {}),
        (("stock 0", "waste 0 F6"), "draw", {}),
        (("stock 0", "waste 0"), "end", {}),
    ],
)
@pytest.mark.parametrize("options", ["", "rewards=claimed"])
def test_call_right_all_is_as_it_was(before: tuple[str, ...], move: str, changed: dict[str, str], options: str) -> None:
    """duel.call.right, duel.known"""
    match = board(*CHANCE, *before, options=options, shifts=3, quiet="7")
    expected = everything(match)
    play(match, move, "call")
    for name, cards in changed.items():
        # `2?` are the two lowest ones, as they were.
        kept = expected[name].split()
        tail = cards.split()[1:]
        expected[name] = " ".join(kept[: len(kept) - len(tail)] + tail).replace(name, f"{name} ", 1)
    expected["gold 3"] = "gold 2 4, blocked -"
    found = everything(match)
    assert found.pop("gold 2") == expected.pop("gold 3") and found == expected
    state = inner(match)
    assert (match.mover, state.row, state.quiet, state.lively, state.first, state.owed) == (1, 0, 8, 0, -1, [0, 0])


@pytest.mark.parametrize(
    ("before", "move", "stock", "others"),
    [
        (("hand S4", "stock 0 3?"), "waste", "[S4]", {}),
        (("hand S4", "stock 0 [F7]", "waste 0 F6"), "waste", "[F7] [S4]", {"waste 0": "F6"}),
        (("hand S4", "stock 0"), "store drawn 2", "[S4]", {"store 2": ""}),
        (("hand S4", "store 1 f5"), "store drawn 1", "[S4]", {"store 1": "f5"}),
        (("hand S4", "waste 1 S5"), "give drawn", "[S4]", {"waste 1": "S5"}),
    ],
)
def test_call_right_a_drawn_card_goes_on_the_stock(before: tuple[str, ...], move: str, stock: str, others: dict[str, str]) -> None:
    """duel.call.right"""
    match = board(SHIELD_3, *before)
    play(match, move, "call")
    assert place(match, "hand") == "" and place(match, "stock 0").endswith(stock) and gold(match) == [2, 4] and match.mover == 1
    assert all(place(match, name) == cards for name, cards in others.items())


def test_call_right_what_the_move_earned_is_lost() -> None:
    """duel.call.right, duel.gold.depot: the depot is not cleared any more"""
    match = board(*CHANCE, "depot 0 P9", "store 1 B10", gold="0 0")
    play(match, "store depot 1")
    assert gold(match) == [1, 0]
    play(match, "call")
    assert gold(match) == [0, 0] and inner(match).first == -1 and place(match, "depot 0") == "P9"


def test_call_right_an_unclaimed_reward_is_lost() -> None:
    """duel.call.right"""
    match = board(SHIELD_3, "store 1 S4", "store 2 B0", options="rewards=claimed", gold="0 0")
    play(match, "build 1", "draw", "call")
    assert gold(match) == [0, 0] and inner(match).owed == [0, 0] and match.mover == 1


@pytest.mark.parametrize(
    ("gold_before", "move", "after"),
    [("0 3", "draw", [0, 3]), ("1 3", "draw", [0, 4]), ("1 3", "shed", [0, 4]), ("1 3", "pair 1 5", [0, 4])],
)
def test_call_right_the_fine_if_a_nugget_is_there(gold_before: str, move: str, after: list[int]) -> None:
    """duel.call.right: the nugget that the move cost is there again"""
    match = board(*CHANCE, "store 1 B10 f9", gold=gold_before)
    play(match, move, "call")
    assert gold(match) == after


def test_call_right_the_turn_is_over_without_a_block() -> None:
    """duel.call.right, duel.gold.block: and with it what the opponent had blocked"""
    match = board(SHIELD_3, "hand S4", blocked="1")
    play(match, "waste", "call")
    assert match.mover == 1 and "draw" in match.legal() and inner(match).blocked == [0, 0]


def test_call_right_rights_of_the_next_turn() -> None:
    """duel.call.right: the chance stands for the caller"""
    match = board(*CHANCE)
    play(match, "draw", "call", "build 8")
    assert gold(match) == [2, 5] and match.mover == 1


def test_call_wrong_without_a_reason() -> None:
    """duel.call.wrong"""
    match = board("store 1 S4")
    refusals(match, {"call": "call.wrong", "let": "call.when"})
    play(match, "draw")
    refusals(match, {"call": "call.wrong", "let": "call.when"})


def test_call_wrong_nothing_happens_if_nobody_calls() -> None:
    """duel.call.wrong"""
    called, plain = board(*CHANCE, "stock 0 3? [F6]"), board(SHIELD_3, "store 8 s5", "stock 0 3? [F6]")
    for match in (called, plain):
        play(match, "draw")
    assert called.mover == 1 and plain.mover == 0
    play(called, "let")
    assert inner(called).missed == -1 and called.mover == 0
    assert {**everything(called), "store 8": ""} == {**everything(plain), "store 8": ""}


# End


def test_end_at_once_and_paid_without_a_claim() -> None:
    """duel.end"""
    eight = " ".join(f"P{value}" for value in range(8))
    for options, expected in (("", [8, 3]), ("rewards=claimed", [8, 3])):
        match = board(f"towers - | - | - | - | {eight} | - | - | -", "depot 0 P8", "stock 0", options=options, gold="3 3")
        play(match, "build depot")
        assert (match.finished, match.scores, match.winners, match.reason) == (True, expected, [0], "duel.end")
        assert match.legal() == [] and match.why_not("draw") == match.why_not("call") == "duel.end"


@pytest.mark.parametrize("move", ["give depot", "store depot 1", "give drawn", "store drawn 2"])
def test_end_by_any_move_that_plays_the_last_card(move: str) -> None:
    """duel.end"""
    own = ("depot 0 P9",) if "depot" in move else ("depot 0", "hand P9")
    match = board(*own, "stock 0", "store 1 B10", "waste 1 P8", first="1", gold="0 9")
    play(match, move)
    assert (match.finished, match.scores, match.winners) == (True, [2, 9], [1])


@pytest.mark.parametrize("move", ["shed", "store depot 1"])
def test_end_not_while_cards_are_left(move: str) -> None:
    """duel.end: a card on the own waste pile, or in stock, is one"""
    match = board("depot 0 P9", "stock 0" if move == "shed" else "stock 0 1?", "store 1 B10")
    play(match, move)
    assert not match.finished and match.mover == 0


@pytest.mark.parametrize(("quiet", "over"), [("58", False), ("59", True)])
def test_end_stall_sixty_quiet_turns(quiet: str, over: bool) -> None:
    """duel.end.stall: before a block is asked"""
    match = board("hand P4", quiet=quiet, gold="3 4")
    play(match, "waste")
    assert match.finished == over and inner(match).quiet == int(quiet) + 1
    assert (match.reason, match.winners) == (("duel.end.stall", [1]) if over else (None, []))
    assert over or match.legal() == ["block", "leave"]


@pytest.mark.parametrize("move", ["build 1", "store depot 3 {B9}", "shed {B9}", "give depot {B9}"])
def test_end_stall_a_turn_that_is_not_quiet(move: str) -> None:
    """duel.end.stall"""
    match = board("store 1 B0" if move == "build 1" else "store 1 B5", "waste 1 p11", "stock 0 3? [F7] [P2]", quiet="59")
    play(match, move, "draw", "waste")
    assert not match.finished and inner(match).quiet == 0


def test_end_stall_other_moves_are_quiet() -> None:
    """duel.end.stall: shifts, pairs, gifts from stores, what is done with drawn cards"""
    match = board("store 1 B10 f9", "store 2 F3", "store 3 p4", "waste 1 p5", "stock 0 3? [F7] [P2] [P11]", quiet="59")
    play(match, "store 2 4", "pair 1 5", "give 3", "draw", "store drawn 6", "draw", "waste")
    assert match.finished and match.reason == "duel.end.stall"


def test_end_stall_is_checked_before_a_call() -> None:
    """duel.end.stall: on a `waste` or `end` that misses a chance"""
    match = board(SHIELD_3, "hand S4", quiet="59", gold="3 3")
    play(match, "waste")
    assert match.finished and match.scores == [3, 3] and match.reason == "duel.end.stall"
    ended = board(*CHANCE, "stock 0", quiet="59")
    play(ended, "end")
    assert ended.finished


def test_end_stall_a_call_counts_the_turn_and_pays_its_fine_first() -> None:
    """duel.end.stall: what was taken back does not make a turn lively"""
    match = board(*CHANCE, "depot 0 2? P9", "store 1 B10", quiet="59")
    play(match, "store depot 1")
    assert not match.finished
    play(match, "call")
    assert (match.finished, match.scores, match.winners, match.reason) == (True, [2, 4], [1], "duel.end.stall")


def test_end_stall_what_was_built_before_stays_so() -> None:
    """duel.end.stall"""
    match = board(*CHANCE, "store 1 B0", quiet="59")
    play(match, "build 1", "draw", "call")
    assert not match.finished and inner(match).quiet == 0 and match.mover == 1


def test_score_most_nuggets() -> None:
    """duel.score"""
    for purses, winners in (("5 4", [0]), ("2 4", [1])):
        match = board("hand P4", quiet="59", gold=purses)
        play(match, "waste")
        assert match.winners == winners and match.scores == [int(nuggets) for nuggets in purses.split()]
        assert [step["points"] for step in match.count() if step["seat"] == 0] == [int(purses[0])]


def test_score_is_counted_by_what_brought_it() -> None:
    """duel.score"""
    match = board(*CHANCE, "store 1 B10 f9 S8", "store 2 b10", "stock 0 3? [F2]")
    play(match, "build 8", "pair 1 2", "shed", "draw", "waste", "block")
    told = [(step["rule"], step["points"]) for step in match.count() if step["seat"] == 0]
    assert told == [("duel.setup.deal", 3), ("duel.gold.tower", 1), ("duel.gold.shed", -1), ("duel.gold.block", -1), ("duel.gold.pair", -1)]
    assert gold(match) == [1, 3]


def test_tie_who_played_all_cards() -> None:
    """duel.tie"""
    match = board("depot 0 P9", "stock 0", "store 1 B10", first="1", gold="1 3")
    play(match, "store depot 1")
    assert match.scores == [3, 3] and match.winners == [0]


@pytest.mark.parametrize(
    ("lines", "winners"),
    [
        # seat 0 wastes its card: 4 in depot, 10 in stock, 1 on waste
        ((), [1]),
        (("waste 1 f8",), [0, 1]),
        (("waste 1 f8 f3",), [0]),
        (("stock 1 11?",), [0, 1]),
        (("depot 1 5? p12",), [0]),
    ],
)
def test_tie_after_a_stall_fewer_cards(lines: tuple[str, ...], winners: list[int]) -> None:
    """duel.tie"""
    match = board("hand P4", *lines, quiet="59")
    play(match, "waste")
    assert match.finished and match.winners == winners


# Outcomes


def test_outcome_of_a_draw() -> None:
    """duel.draw, duel.setup.deal, duel.known"""
    match = board("stock 0 (F6) (F3) (P2)", "depot 0 (B9) (B7) P12", "store 1 S5", "waste 0 B4")
    assert (
        refused(match, "draw", "S5")
        == refused(match, "draw", "P12")
        == refused(match, "draw", "B4")
        == refused(match, "draw", "f3")
        == "setup.deal"
    )
    assert refused(match, "draw", "F3 F6") == "depot.next"
    assert (
        malformed(match, "draw", "")
        and malformed(match, "draw", "X1")
        and malformed(match, "draw", "B13")
        and malformed(match, "draw", OPENING)
    )
    assert match.play("draw", "B7").outcome == "B7"
    assert place(match, "stock 0") == "(F6) (F3)" and sorted(place(match, "depot 0").split()) == ["(B9)", "(P2)", "P12"]


def test_outcome_missing_at_a_draw() -> None:
    """duel.draw, duel.depot.next"""
    record = start().record()
    for line, rule in (("1. draw", "duel.draw"), ("1. store depot 1", "duel.store.fit"), ("1. shed", "duel.depot.next")):
        with pytest.raises(BadRecord) as error:
            Match.read(f"{record}{line}\n")
        assert error.value.rule == rule and error.value.line == record.count("\n") + 1


def test_outcome_of_a_known_card() -> None:
    """duel.known"""
    match = board("stock 0 (F6) (F3) [P2]", "depot 0 (B9) [B7] P12")
    assert refused(match, "draw", "F3") == refused(match, "draw", "B9") == refused(match, "draw", "B7") == "known"
    assert refused(match, "shed", "B9") == refused(match, "shed", "P2") == refused(match, "shed", "F6") == "known"
    assert refused(match, "shed", "P12") == "setup.deal"
    assert match.play("shed", "B7").outcome == "B7"
    assert match.play("draw", "P2").outcome == "P2"


def test_outcome_of_a_draw_that_turns_the_waste_pile_over() -> None:
    """duel.known, duel.draw.flip"""
    match = board("stock 0", "waste 0 F6 b3 P2", "depot 0 (B9) P12")
    assert refused(match, "draw", "P2") == refused(match, "draw", "b3") == refused(match, "draw", "B9") == "known"
    assert refused(match, "draw", "P12") == "setup.deal"
    assert refused(match, "shed", "P2") == "setup.deal", "face up as long as nobody draws"
    assert match.play("draw", "F6").outcome == "F6"
    play(match, "store drawn 1")
    assert match.play("draw").outcome == "b3"


def test_outcome_of_the_depot() -> None:
    """duel.depot.next"""
    match = board("stock 0 (F6) (F3)", "depot 0 (B9) P12", "store 1 B10", "waste 1 b11")
    for move in ("store depot 2", "shed"):
        assert refused(match, move, "B9 F3") == "depot.next"
        assert refused(match, move, "b9") == "setup.deal"
    for move in ("give 1", "store 1 3"):
        assert refused(match, move, "B9") == "depot.next"
    assert match.play("store depot 2", "F3").outcome == "F3" and place(match, "stock 0") in ("(F6) (B9)", "(B9) (F6)")
    assert refused(match, "store depot 3", "B9") == "depot.next", "the last card uncovers none"
    assert match.play("store depot 3").outcome is None


def test_outcome_of_a_call() -> None:
    """duel.depot.next: none"""
    match = board(*CHANCE, "stock 0 3? [F6]")
    play(match, "draw")
    assert refused(match, "call", "F6") == refused(match, "let", "F6") == "depot.next"
    assert match.play("call").outcome is None


# The grammar


@pytest.mark.parametrize(
    "move",
    [
        "build",
        "build 9",
        "build 0",
        "store 1",
        "store 1 9",
        "store depot",
        "give",
        "give Depot",
        "pair 1",
        "pair depot 1",
        "shed 1",
        "turm",
        "call!",
        "B4",
        "store 01 2",
    ],
)
def test_text_that_is_no_move(move: str) -> None:
    with pytest.raises(BadMove):
        start().why_not(move)


def test_every_move_has_a_number() -> None:
    """11 + 88 + 11 + 64 + 9"""
    assert GAME.actions.ACTIONS == 183


def test_the_order_in_which_rules_answer() -> None:
    """gold.none before gold.pair and gold.shed; source before the destination; the destination before shift.limit; shift.limit before tower.first"""
    poor = board("depot 0", "store 1 B10", gold="0 0", first="1")
    refusals(poor, {"pair 1 1": "gold.none", "shed": "gold.none", "pair 5 6": "gold.none"})
    match = board(*CHANCE, "store 1 B10 f9", "store 2 F3", "waste 1 P5", shifts=12, options="tower_call=off", blocked="1")
    refusals(match, {
        "store 5 5": "source",
        "give 5": "source",
        "give drawn": "source",
        "store 2 1": "store.fit",
        "store 2 6": "shift.limit",
        "pair 1 6": "shift.limit",
        "pair 2 6": "gold.pair",
        "store depot 6": "tower.first",
        "give 1": "give.blocked",
        "waste": "draw",
        "end": "draw.none",
        "draw": "tower.first",
        "shed": "tower.first",
        "block": "gold.block",
        "claim": "gold.claim",
    })  # fmt: skip
