"""Every rule of rules/towers.md by its id, on drawn boards, worked by hand."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from donjon import Match
from donjon.core.chance import words
from donjon.core.errors import BadMove, BadOption, BadOutcome, BadRecord, IllegalMove
from tests.games.towers.kit import GAME, bidding, board, building, inner, refusals, towers, won


def test_every_rule_id_has_a_test() -> None:
    """The ids are named in this folder's tests, each at least once as a whole."""
    texts = " ".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    missing = [rule for rule in GAME.rule_ids() if not re.search(re.escape(rule) + r"(?![\w.])", texts)]
    assert missing == []


def faces(match: Match) -> Counter[int]:
    """What lies in the draw pile and on display."""
    state = inner(match)
    return Counter(state.pile[: state.left] + state.display)


# Setup


@pytest.mark.parametrize(("seats", "cards"), [(2, 80), (3, 80), (4, 110), (5, 110)])
def test_setup_deck(seats: int, cards: int) -> None:
    """towers.setup.deck"""
    match = Match.start("towers", seats, seed=1)
    found = faces(match)
    assert found.total() == cards and inner(match).left == cards - 5
    twice = {16 * kind + value for kind in range(5) for value in (0, 2, 5, 7, 10, 12)} if seats > 3 else set()
    assert found == Counter({face: 2 if face in twice else 1 for face in range(80)})


def test_setup_deck_every_place_is_as_likely() -> None:
    """towers.setup.deck"""
    first = Counter(inner(Match.start("towers", 2, seed=seed)).display[0] for seed in range(4000))
    assert len(first) == 80 and all(20 <= count <= 90 for count in first.values())  # 50 expected, 7 the deviation


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_setup_first(seats: int) -> None:
    """towers.setup.first"""
    assert all(Match.start("towers", seats, seed=seed).mover == 0 for seed in range(5))


@pytest.mark.parametrize("seats", [1, 6])
def test_seats(seats: int) -> None:
    with pytest.raises(BadOption):
        Match.start("towers", seats)


# Building


def test_build_one_and_type_a_card_has_one_place() -> None:
    """towers.build.one, towers.build.type: a card names no tower, it goes on the one of its type."""
    match = building("C5 C3 S9 P1 P0", 4)
    for move in ("build C5", "build S9", "build C3", "build P1"):
        match.play(move)
    assert towers(match, 0) == {"C": [5, 3], "S": [9], "P": [1]}
    assert towers(match, 1) == {}


@pytest.mark.parametrize(("top", "card", "rule"), [(10, 9, None), (10, 7, None), (7, 6, None), (6, 7, "build.down"), (6, 15, "build.down")])
def test_build_down(top: int, card: int, rule: str | None) -> None:
    """towers.build.down"""
    refusals(building(f"C{card} S1 S2 S3 S4", 1, f"{top} . . . . . . . . ."), {f"build C{card}": rule})


def test_build_down_an_equal_card_is_not_lower() -> None:
    """towers.build.down"""
    rows = ["7 . . . . " + ". . . . . " * 3]
    refusals(building("C7 C5 S1 S2 S3", 1, *rows, seats=4), {"build C7": "build.down", "build C5": None})


@pytest.mark.parametrize("value", [v for v in range(16) if v != 8])
def test_build_down_any_card_may_be_the_first(value: int) -> None:
    """towers.build.down, towers.build.roof: a 0 too."""
    refusals(building(f"C{value} S1 S2 S3 S4", 1), {f"build C{value}": None})


@pytest.mark.parametrize("value", [15, 14, 12, 9, 7, 1, 0])
def test_build_eight(value: int) -> None:
    """towers.build.eight"""
    refusals(building(f"C{value} S1 S2 S3 S4", 1, "8 . . . . . . . . ."), {f"build C{value}": None})


def test_build_eight_itself_goes_down_only() -> None:
    """towers.build.down, towers.build.eight: any card on the 8, but the 8 not on any."""
    refusals(building("C8 S1 S2 S3 S4", 1, "7 . . . . . . . . ."), {"build C8": "build.down"})


@pytest.mark.parametrize(("top", "rule"), [(15, None), (10, None), (8, None), (3, None), (1, None), (0, "build.roof")])
def test_build_nine(top: int, rule: str | None) -> None:
    """towers.build.nine, towers.build.roof"""
    refusals(building("C9 S1 S2 S3 S4", 1, f"{top} . . . . . . . . ."), {"build C9": rule})


def test_build_nine_then_an_8_fits() -> None:
    """towers.build.nine, towers.build.down"""
    match = building("C9 C8 C10 S1 S2", 3, "3 . . . . . . . . .")
    refusals(match, {"build C8": "build.down", "build C10": "build.down", "build C9": None})
    match.play("build C9")
    refusals(match, {"build C8": None, "build C10": "build.down", "build C9": "take"})
    match.play("build C8")
    refusals(match, {"build C10": None})
    match.play("build C10")
    assert towers(match, 0) == {"C": [3, 9, 8, 10]}


@pytest.mark.parametrize("value", [15, 9, 8, 2, 1])
def test_build_roof(value: int) -> None:
    """towers.build.roof: of two rules that forbid it, it is named first."""
    refusals(building(f"C{value} S1 S2 S3 S4", 1, "0 . . . . . . . . .", "6 . . . . . . . . ."), {f"build C{value}": "build.roof"})


def test_build_roof_the_second_one() -> None:
    """towers.build.roof"""
    match = building("C0 S1 S2 S3 S4", 1, "0 . . . . " + ". . . . . " * 3, seats=4)
    refusals(match, {"build C0": "build.roof"})


def test_build_fixed() -> None:
    """towers.build.fixed: what stands below stays as it is."""
    match = building("C5 C3 S1 S2 S3", 2, "6 . . . . 1 . . . .", "9 . . . . 2 . . . .")
    match.play("build C5")
    match.play("build C3")
    assert towers(match, 0) == {"C": [9, 6, 5, 3]} and towers(match, 1) == {"C": [2, 1]}


# A round


def test_round_display_five_cards() -> None:
    """towers.round.display"""
    match = Match.start("towers", 2, seed=3)
    state = inner(match)
    assert state.display == [state.pile[at] for at in (79, 78, 77, 76, 75)] and state.left == 75


def test_round_display_the_last_may_be_smaller() -> None:
    """towers.round.display, towers.bid.start: no bid is higher than the cards on display."""
    match = board(
        """
        2 seats, next_start=winner_left; seat 0: build, starter 0, high 1 by 0, take 1
        draw pile 3, shuffled twice; discarded -
        display C5 S3 . . .
        demolished -
        C S P J D C S P J D
        """
    )
    match.play("build C5", "C1 C2 C0")  # the box is parsed in order: the lowest three cards are the pile
    assert inner(match).shown == 3 and inner(match).left == 0
    refusals(match, {"bid 3": None, "bid 4": "bid.start", "bid 5": "bid.start", "bid 6": "bid.start"})
    match.play("bid 1")
    refusals(match, {"bid 4": "bid.start", "bid 1": "bid.raise"})


def test_bid_start() -> None:
    """towers.bid.start"""
    match = bidding("C5 S3 P0 J12 D9")
    assert match.legal() == [f"bid {count}" for count in range(6)]
    refusals(match, {"pass": "bid.start", "bid 0": None, "bid 5": None, "bid 6": "bid.start", "bid 99999999999999999999": "bid.start"})
    refusals(match, {"keep": "bid.start", "demolish C": "bid.start", "build C5": "bid.start", "build C6": "bid.start"})


def test_bid_raise() -> None:
    """towers.bid.raise"""
    match = bidding("C5 S3 P0 J12 D9", seats=3)
    match.play("bid 2")
    assert match.mover == 1 and match.legal() == ["bid 3", "bid 4", "bid 5", "pass"]
    refusals(match, {"bid 0": "bid.raise", "bid 1": "bid.raise", "bid 2": "bid.raise", "bid 6": "bid.start"})
    refusals(match, {"keep": "bid.raise", "demolish C": "bid.raise", "build C5": "bid.raise"})
    match.play("pass")
    assert match.mover == 2
    match.play("bid 3")
    assert match.mover == 2 and inner(match).take == 3  # each is asked once


def test_bid_raise_all_cards_end_it_at_once() -> None:
    """towers.bid.raise"""
    match = bidding("C5 S3 P0 J12 D9", seats=5)
    match.play("bid 5")
    assert match.mover == 0 and inner(match).take == 5 and match.legal() == ["build C5", "build S3", "build P0", "build J12", "build D9"]


def test_bid_raise_who_can_only_pass_is_asked() -> None:
    """towers.bid.raise"""
    match = bidding("C5 C6 S3 S4 P9", ". . . . . 0 0 0 . .")
    match.play("bid 2")
    assert match.mover == 1 and match.legal() == ["pass"]


EXAMPLE = "C3 C5 P1 J12 D7"


def test_bid_possible_the_example_with_demolition() -> None:
    """towers.bid.possible: sand 13, 10, 6 with the 6 taken off: 5; candy in the order 5, 3."""
    match = bidding(EXAMPLE, ". . . . 6 . . . . .", ". . . . 10 . . . . .", ". . . . 13 . . . . .")
    assert match.view()["extras"]["highest"] == [5, 5]
    assert match.legal() == [f"bid {count}" for count in range(6)]
    match.play("bid 5")
    assert match.legal() == ["demolish D"]
    refusals(match, {"keep": "place"})
    match.play("demolish D")
    refusals(match, {"build C3": "place", "build C5": None, "build D7": None})
    for move in ("build D7", "build C5", "build C3", "build J12", "build P1"):
        match.play(move)
    assert towers(match, 0) == {"C": [5, 3], "P": [1], "J": [12], "D": [13, 10, 7]}


def test_bid_possible_the_example_without() -> None:
    """towers.bid.possible: sand 13, 6, 4: the 7 never fits."""
    match = bidding(EXAMPLE, ". . . . 4 . . . . .", ". . . . 6 . . . . .", ". . . . 13 . . . . .")
    assert match.view()["extras"]["highest"] == [4, 5]
    assert match.view()["extras"]["unfit"] == [[71], []]  # D7
    refusals(match, {"bid 4": None, "bid 5": "bid.possible"})


def test_bid_possible_all_of_one_type() -> None:
    """towers.bid.possible: 1, 2, 3, 9, 8 on an empty tower, e.g. 3, 9, 8, 2, 1."""
    match = bidding("C1 C2 C3 C9 C8")
    assert match.view()["extras"]["highest"] == [5, 5]
    match.play("bid 5")
    assert match.legal() == [f"build C{value}" for value in (1, 2, 3, 8, 9)]  # 1 or 2 or 3, 9, 8 …; 8, 3, 9, 2, 1; 9, 8, 3, 2, 1
    for move in ("build C3", "build C9", "build C8", "build C2", "build C1"):
        match.play(move)
    assert towers(match, 0) == {"C": [3, 9, 8, 2, 1]}


def test_place_the_8_right_after_the_9() -> None:
    """towers.place: any other card would leave the 8 without a place."""
    match = building("C1 C2 C3 C9 C8", 5)
    match.play("build C9")
    refusals(match, {"build C8": None, "build C1": "place", "build C2": "place", "build C3": "place"})


def test_bid_possible_comes_after_the_other_rules() -> None:
    """towers.bid.possible"""
    match = bidding("C5 C6 S3 S4 P9", ". . . . . 0 0 . . .")
    match.play("bid 0")
    refusals(match, {"bid 0": "bid.raise", "bid 1": None, "bid 2": "bid.possible", "bid 5": "bid.possible", "bid 6": "bid.start"})


def test_bid_possible_one_demolition_alone() -> None:
    """towers.bid.possible: two towers would have to lose a card."""
    match = bidding("C5 S5 P9 J9 D9", "4 4 . . . . . . . .", "10 10 . . . . . . . .")
    assert match.view()["extras"]["highest"] == [4, 5]


def test_take() -> None:
    """towers.take"""
    match = building("C5 S3 P0 J12 D9", 2)
    refusals(match, {"build C6": "take", "build C5": None, "build C15": "take"})
    match.play("build C5")
    refusals(match, {"build C5": "take", "build S3": None})
    assert inner(match).take == 1
    match.play("build S3")
    assert inner(match).phase == 0


def test_take_of_two_equal_cards_one_is_taken() -> None:
    """towers.take"""
    match = building("C5 C5 S1 S2 S3", 2, seats=4)
    assert match.legal() == ["build C5", "build S1", "build S2", "build S3"]
    match.play("build C5")
    assert inner(match).display[:2] == [-1, 5]
    refusals(match, {"build C5": "build.down", "build S1": None})


def test_demolish() -> None:
    """towers.demolish: not a roof, not where no tower stands; onto the own heap; the only card of a tower too."""
    match = won(bidding("C5 S3 P1 J12 D9", ". 0 . . . . . . . .", "6 4 2 . . 1 . . . ."), 1)
    assert match.legal() == ["demolish C", "demolish P", "keep"]
    refusals(match, {"demolish S": "demolish", "demolish J": "demolish", "build C5": "demolish", "pass": "demolish", "bid 2": "demolish"})
    match.play("demolish P")
    assert towers(match, 0) == {"C": [6], "S": [4, 0]} and inner(match).gone[:2] == [1, 0]
    assert match.view()["extras"]["heap"] == [[34], []]  # P2
    refusals(match, {"demolish C": "place", "keep": "place", "build P1": None})  # one a round, before the first card


def test_demolish_a_tower_starts_anew() -> None:
    """towers.demolish, towers.build.down"""
    match = won(bidding("C12 C13 S1 S2 S3", "2 . . . . . . . . ."), 1)
    match.play("demolish C")
    refusals(match, {"build C12": None, "build C13": None})


def test_demolish_only_where_it_leaves_the_bid_possible() -> None:
    """towers.demolish: on 3, 9, 8 every one of 15, 14, 13, 12, 10 can be built; without the 8 none."""
    match = bidding("C15 C14 C13 C12 C10", "8 . . . . . . . . .", "9 . . . . . . . . .", "3 . . . . . . . . .")
    assert match.view()["extras"]["highest"] == [5, 5]
    match.play("bid 5")
    assert match.legal() == ["build C15"]  # not asked
    refusals(match, {"demolish C": "place", "keep": "place"})


def test_demolish_is_asked_but_one_answer_spoils_the_bid() -> None:
    """towers.demolish, towers.place"""
    rows = ["8 . . . . . . . . .", "9 . . . . . . . . .", "3 7 . . . . . . . ."]
    match = bidding("C15 C14 C13 C12 C10", *rows)
    match.play("bid 5")
    assert match.legal() == ["demolish S", "keep"]
    refusals(match, {"demolish C": "place", "demolish P": "demolish"})


def test_demolish_is_not_asked_without_towers() -> None:
    """towers.demolish"""
    match = won(bidding("C5 S3 P1 J12 D9", "0 . . . . 4 . . . ."), 1)
    assert inner(match).phase == 2 and match.legal() == ["build S3", "build P1", "build J12", "build D9"]


def test_place_any_order_but_all_of_the_bid() -> None:
    """towers.place: of five cards that can all be built four are to be: one may be lost, not the two above a C4."""
    match = building("C10 C7 C4 S1 S2", 4)
    assert match.legal() == ["build C7", "build C10", "build S1", "build S2"]
    refusals(match, {"build C4": "place", "build C3": "take", "bid 1": "place", "pass": "place", "demolish C": "place"})
    match.play("build S1")
    assert match.legal() == ["build C10"]  # the S2 is lost
    refusals(match, {"build S2": "build.down", "build C7": "place", "build C4": "place"})


def test_place_after_a_card_that_does_not_fit() -> None:
    """towers.place: a card that does not fit at all is refused by its own rule."""
    match = building("C10 C3 C2 S1 S2", 2, "7 0 . . . . . . . .")
    refusals(match, {"build C10": "build.down", "build S1": "build.roof", "build C4": "take", "build C2": "place", "build C3": None})


def test_round_clear() -> None:
    """towers.round.clear"""
    match = building("C5 S3 P1 J12 D9", 2)
    match.play("build S3")
    match.play("build D9")
    state = inner(match)
    assert state.discard[: state.discards] == [5, 33, 60]  # C5, P1, J12
    assert state.left == 35 and state.shown == 5


@pytest.mark.parametrize(
    ("option", "bids", "starter"),
    [
        ("winner_left", ["bid 1", "bid 2", "pass"], 2),
        ("starter_left", ["bid 1", "bid 2", "pass"], 1),
        ("winner_left", ["bid 1", "pass", "bid 3"], 0),
        ("starter_left", ["bid 1", "pass", "bid 3"], 1),
        ("winner_left", ["bid 0", "pass", "pass"], 0),
        ("starter_left", ["bid 0", "pass", "pass"], 0),
        ("winner_left", ["bid 0", "pass", "bid 1"], 0),
        ("winner_left", ["bid 5"], 1),
    ],
)
def test_round_next(option: str, bids: list[str], starter: int) -> None:
    """towers.round.next: seat 0 started; left of the winner, or of the starting player; the same where nobody builds."""
    match = Match.start("towers", 3, {"next_start": option}, seed=5, opening="C5 S3 P1 J12 D9")
    for move in bids:
        match.play(move)
    while inner(match).phase == 2:
        match.play(match.legal()[0])
    assert match.mover == inner(match).starter == starter and inner(match).high == -1


def test_round_next_nobody_builds() -> None:
    """towers.round.next, towers.round.clear"""
    match = bidding("C5 S3 P1 J12 D9", seats=3)
    for move in ("bid 0", "pass", "pass"):
        match.play(move)
    assert match.mover == 0 and inner(match).discard[:5] == [5, 19, 33, 60, 73] and inner(match).discards == 5


# End and score


@pytest.mark.parametrize(("seats", "rounds"), [(2, 16), (3, 16), (4, 22), (5, 22)])
def test_end_first_pass(seats: int, rounds: int) -> None:
    """towers.end.first: 16 rounds with 80 cards, 22 with 110; then all that was discarded comes again."""
    match = Match.start("towers", seats, seed=2)
    for played in range(rounds):
        assert inner(match).again == 0 and inner(match).left == 5 * (rounds - 1 - played)
        match.play("bid 0")
        for _ in range(seats - 1):
            match.play("pass")
    assert inner(match).again == 1 and inner(match).left == 5 * rounds - 5 and inner(match).discards == 0
    for _ in range(rounds):
        assert not match.finished
        match.play("bid 0")
        for _ in range(seats - 1):
            match.play("pass")
    assert match.finished and match.reason == "towers.end" and match.winners == list(range(seats))


LAST = """
    2 seats, next_start=winner_left; seat 0: build, starter 0, high 1 by 0, take 1
    draw pile 0, shuffled {times}; discarded {discarded}
    display C5 S3 P1 J12 .
    demolished 1:C9
    .  .  .  .  .  .  2  .  .  .
    .  .  .  .  4  .  7  .  .  .
    C  S  P  J  D  C  S  P  J  D
    """


def test_end_first_what_comes_again() -> None:
    """towers.end.first: the discards of this round too, neither what is built nor what was demolished."""
    match = board(LAST.format(times="once", discarded="C1 S15"))
    match.play("build S3")
    state = inner(match)
    shown = {GAME.actions.write_card(face) for face in state.display if face >= 0}
    assert shown == {"C1", "S15", "C5", "P1", "J12"} and state.left == 0 and state.again == 1 and not match.finished


def test_end_first_in_a_new_order() -> None:
    """towers.end.first"""
    orders = set()
    for seed in range(40):
        match = board(LAST.format(times="once", discarded="C1 S15"))
        inner(match).rng = words(seed)
        match.play("build S3")
        orders.add(tuple(inner(match).display))
    assert len(orders) > 25


def test_end() -> None:
    """towers.end: the draw pile is empty for the second time."""
    match = board(LAST.format(times="twice", discarded="C1 S15"))
    match.play("build S3")
    assert match.finished and match.mover is None and match.reason == "towers.end" and match.legal() == []
    refusals(
        match, {"bid 0": "end", "pass": "end", "bid 6": "end", "demolish C": "end", "keep": "end", "build C5": "end", "resign 0": "end"}
    )


def test_end_nothing_to_shuffle() -> None:
    """towers.end"""
    drawing = LAST.format(times="once", discarded="-").replace("display C5 S3 P1 J12 .", "display . S3 . . .")
    match = board(drawing)
    match.play("build S3")
    assert match.finished and match.reason == "towers.end"


def score(drawing: str) -> list[int]:
    head = "2 seats, next_start=winner_left; seat 0: over, starter 0, high -, take 0\ndraw pile 0, shuffled twice; discarded -\ndisplay\n"
    return board(head + drawing).scores


def test_score_example() -> None:
    """towers.score.card, towers.score.tallest, towers.score.demolished: 6 + 4 + 12 + 6 - 3 = 25."""
    drawing = """demolished 0:J5 0:J4
        .   .   0   .   .    .   .   .   .   .
        .   .   3   .   .    .   .   .   .   .
        .   5   6   .   .    .   .   .   .   .
        0   7   7   .   .    .   .   .   .   .
        4   8   10  .   .    .   .   .   .   .
        9   9   12  .   .    .   .   .   .   .
        C   S   P   J   D    C   S   P   J   D"""
    assert score(drawing) == [25, 0]


def test_score_five_empty_towers_and_one_demolished_card() -> None:
    """towers.score.demolished"""
    assert score("demolished 1:C5\nC S P J D C S P J D") == [0, -1]


@pytest.mark.parametrize(("cards", "points"), [(1, -1), (2, -3), (3, -6), (4, -10), (43, -946)])
def test_score_demolished(cards: int, points: int) -> None:
    """towers.score.demolished"""
    names = " ".join(f"0:{GAME.actions.write_card(face)}" for face in range(cards))
    assert score(f"demolished {names}\nC S P J D C S P J D") == [points, 0]


def test_score_card() -> None:
    """towers.score.card: open 2 + 1 + 1, roofed 2; the tallest (the first) 2 more. A roof alone counts 2, and 1 as the tallest."""
    assert score("demolished -\n7 . . . . . . . . .\n9 5 1 0 . . . 0 . .\nC S P J D C S P J D") == [8, 3]


def test_score_tallest_has_most_cards_not_most_points() -> None:
    """towers.score.tallest: 3 open cards, 2 with a roof: 3 + 4 + 3."""
    assert score("demolished -\n5 . . . . . . . . .\n7 0 . . . . . . . .\n9 5 . . . . . . . .\nC S P J D C S P J D") == [10, 0]


def test_count_tells_the_score() -> None:
    """towers.score.card, towers.score.tallest, towers.score.demolished"""
    match = board(LAST.format(times="twice", discarded="-"))
    match.play("build P1")
    assert match.count() == [
        {"seat": 0, "rule": "towers.score.card", "points": 1, "where": "P", "why": "1"},
        {"seat": 0, "rule": "towers.score.card", "points": 1, "where": "D", "why": "1"},
        {"seat": 0, "rule": "towers.score.tallest", "points": 1, "where": "P", "why": "1"},
        {"seat": 1, "rule": "towers.score.card", "points": 2, "where": "S", "why": "2"},
        {"seat": 1, "rule": "towers.score.tallest", "points": 2, "where": "S", "why": "2"},
        {"seat": 1, "rule": "towers.score.demolished", "points": -1, "where": "", "why": "1"},
    ]
    assert match.scores == [3, 3]


def test_tie() -> None:
    """towers.tie: 3 to 3, both win; demolished cards decide nothing."""
    match = board(LAST.format(times="twice", discarded="-"))
    match.play("build P1")
    assert match.winners == [0, 1]


def test_tie_without_the_seat_that_left() -> None:
    """towers.tie"""
    match = bidding("C5 S3 P1 J12 D9", seats=3)
    match.play("resign 1")
    assert match.winners == [0, 2] and match.reason == "resign" and match.scores == [0, 0, 0]


# Moves and outcomes as text


@pytest.mark.parametrize(
    "text",
    [
        "bid",
        "bid -1",
        "bid 01",
        "bid +1",
        "bid x",
        "bid ٣",
        "Pass",
        "pass ",
        "demolish",
        "demolish X",
        "demolish CS",
        "demolish C5",
        "keep C",
        "build",
        "build C16",
        "build C",
        "build c5",
        "build C05",
        "build 5",
        "build C5 S3",
        "build X5",
        "build C-0",
        "stop",
        "",
        "resign 2",
        "timeout 9",
    ],
)
def test_bad_moves(text: str) -> None:
    with pytest.raises(BadMove):
        Match.start("towers", 2, seed=1).why_not(text)


@pytest.mark.parametrize("text", ["", "  ", "C5,S3", "C16", "c5", "C5 S3 P0 J12 X9", "C5 S3 P0 J12 ?"])
def test_bad_outcomes(text: str) -> None:
    with pytest.raises(BadOutcome):
        Match.start("towers", 2, seed=1, opening=text)


@pytest.mark.parametrize("text", ["C5", "C5 S3 P0 J12", "C5 S3 P0 J12 D9 D8", "C5 C5 P0 J12 D9"])
def test_round_display_refuses_a_start(text: str) -> None:
    """towers.round.display: missing, surplus, impossible (one C5 with two seats)."""
    with pytest.raises(IllegalMove) as refused:
        Match.start("towers", 2, seed=1, opening=text)
    assert refused.value.rule == "towers.round.display"


def test_round_display_two_equal_cards_with_four_seats() -> None:
    """towers.round.display"""
    match = Match.start("towers", 4, seed=1, opening="C5 C5 P0 J12 D9")
    assert inner(match).display == [5, 5, 32, 60, 73] and match.record().count('[Start "C5 C5 P0 J12 D9"]') == 1
    with pytest.raises(IllegalMove):
        Match.start("towers", 4, seed=1, opening="C6 C6 P0 J12 D9")


@pytest.mark.parametrize("text", ["C1", "C1 C2 C3 C4", "C1 C2 C3 C4 C6 C7", "C1 C2 C3 C4 C5", "C1 C2 C3 C4 S3", "C1 C1 C2 C3 C4"])
def test_round_display_refuses_an_outcome(text: str) -> None:
    """towers.round.display: the wrong number, built, just discarded, or twice."""
    match = building("C5 S3 P1 J12 D9", 1)
    before = match.text()
    with pytest.raises(IllegalMove) as refused:
        match.play("build C5", text)
    assert refused.value.rule == "towers.round.display" and match.text() == before


@pytest.mark.parametrize("move", ["bid 0", "bid 2", "bid 5"])
def test_round_display_refuses_a_surplus_outcome(move: str) -> None:
    """towers.round.display"""
    with pytest.raises(IllegalMove) as refused:
        bidding("C5 S3 P1 J12 D9").play(move, "C1 C2 C3 C4 S2")
    assert refused.value.rule == "towers.round.display"


def test_round_display_is_surplus_where_the_match_ends() -> None:
    """towers.round.display"""
    with pytest.raises(IllegalMove) as refused:
        board(LAST.format(times="twice", discarded="C1 S15")).play("build S3", "C1 S15")
    assert refused.value.rule == "towers.round.display"


def test_round_display_given_in_its_order() -> None:
    """towers.round.display"""
    match = building("C5 S3 P1 J12 D9", 1)
    match.play("build C5", "C4 C1 S2 C0 C7")
    assert inner(match).display == [4, 1, 18, 0, 7] and inner(match).wish == [-1] * 5


def test_round_display_given_across_the_shuffle() -> None:
    """towers.round.display, towers.end.first"""
    match = board(LAST.format(times="once", discarded="C1 S15"))
    with pytest.raises(IllegalMove):
        match.play("build S3", "C1 S15 C5 P1 S3")
    with pytest.raises(IllegalMove):
        match.play("build S3", "C1 S15 C5 P1 C9")
    match.play("build S3", "J12 P1 C5 S15 C1")
    assert inner(match).display == [60, 33, 5, 31, 1]


def test_round_display_missing_in_a_record() -> None:
    """towers.round.display"""
    head = '[Game "towers"]\n[Rules "1"]\n[Seats "Ana, Bo"]\n'
    with pytest.raises(BadRecord, match=r"\[Start\] is missing"):
        Match.read(head)
    with pytest.raises(BadRecord) as refused:
        Match.read(head + '[Start "C5 S3 P0 J12"]\n')
    assert refused.value.rule == "towers.round.display" and refused.value.line == 4
    with pytest.raises(BadRecord) as refused:
        Match.read(head + '[Start "C5 S3 P0 J12 D9"]\n\n1. bid 0\n2. pass\n')
    assert refused.value.rule == "towers.round.display" and refused.value.line == 7


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("option", ["winner_left", "starter_left"])
def test_records_are_read_again_at_every_ply(seats: int, option: str) -> None:
    match = Match.start("towers", seats, {"next_start": option}, seed=f"{seats}{option}")
    number = 0
    while not match.finished:
        moves = match.legal()
        match.play(moves[number * 7 % len(moves)])
        number += 1
    again = Match.read(match.record())
    assert again.record().splitlines()[1:3] == match.record().splitlines()[1:3] and again.text() == match.text()
    assert again.entries() == match.entries() and again.scores == match.scores
    half = Match.read(match.at(number // 2).record())
    assert half.text() == match.at(number // 2).text()
