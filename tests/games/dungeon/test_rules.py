"""Every rule of rules/dungeon.md by its id, on drawn boards, worked by hand."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from donjon import Match
from donjon.core.errors import BadMove, BadOption, BadOutcome, IllegalMove
from tests.games.dungeon.kit import GAME, board, cards, malformed, refusals, refused, slots, top, tower


def test_every_rule_id_has_a_test() -> None:
    """The ids are named in this folder's tests, each at least once as a whole."""
    texts = " ".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    missing = [rule for rule in GAME.rule_ids() if not re.search(re.escape(rule) + r"(?![\w.])", texts)]
    assert missing == []


def start(seats: int = 2, seed: int = 7, **options: str) -> Match:
    return Match.start("dungeon", seats, options, seed)


# Setup


@pytest.mark.parametrize(("deck", "counts"), [("standard", "4 4 5 1 1"), ("stormy", "4 4 4 2 1"), ("fiery", "4 4 4 1 2")])
def test_setup_deck_fifteen_cards_each(deck: str, counts: str) -> None:
    """dungeon.setup.deck"""
    match = start(3, deck=deck)
    assert [cards(match, seat) for seat in range(3)] == [(counts, "0 0 0 0 0")] * 3


def test_setup_deck_refuses_what_is_not_in_it() -> None:
    """dungeon.setup.deck"""
    match = board("""
        2 seats, deck=standard, return=free, throw=steady, aim=chance, stall=3, tie=sum; seat 0: choose, 0 returns
        seat 0: deck 0 4 5 0 1, dungeon 3 0 0 1 0
        seat 1: deck 4 4 5 1 1, dungeon 0 0 0 0 0
        top: 0:1
    """)
    assert refused(match, "draw", "1") == refused(match, "draw", "bird") == "setup.deck"
    assert match.play("draw", "dragon").outcome == "dragon"
    assert cards(match, 0) == ("0 4 5 0 0", "3 0 0 1 0")


def test_setup_deck_every_card_is_equally_likely() -> None:
    """dungeon.setup.deck"""
    seen: Counter[str | None] = Counter()
    for seed in range(1500):
        match = tower()
        match._state.rng = start(seed=seed)._state.rng
        seen[match.play("draw").outcome] += 1
    expected = {"1": 400, "2": 400, "3": 500, "bird": 100, "dragon": 100}
    assert sum((seen[card] - wanted) ** 2 / wanted for card, wanted in expected.items()) < 18.5  # chi-square, 4 degrees, 1 in 1000


def test_setup_blue_is_closed_to_two() -> None:
    """dungeon.setup.blue"""
    refusals(tower(ask="play 1"), {"place 1b": "setup.blue", "place 2b": "setup.blue", "place 1w": None, "place 2w": "slot.number"})
    refusals(tower("4 1:1", ask="play dragon"), {"perch 3b": "setup.blue", "perch 4": None})
    refusals(tower(ask="play bird"), {"throw 1b": "setup.blue", "throw 1w": None, "throw 5": None})
    refusals(tower("1w 0:1"), {"climb 1w 1 2b": "setup.blue", "climb 1b 1 2w": "setup.blue", "climb 1w 1 2w": None})


def test_setup_blue_is_open_to_more() -> None:
    """dungeon.setup.blue"""
    refusals(tower(seats=3, ask="play 1"), {"place 1b": None, "place 1w": None})
    refusals(tower("3b 1:1", seats=4, ask="play dragon"), {"perch 3b": None})
    refusals(tower(seats=3, ask="play bird"), {"throw 1b": None})
    refusals(tower("1b 0:1", seats=4), {"climb 1b 1 2b": None, "climb 1b 1 2w": None})


def test_setup_first_seat_0_then_clockwise() -> None:
    """dungeon.setup.first"""
    match = start(4)
    for seat in (0, 1, 2, 3, 0):
        assert match.mover == seat
        match.play("draw")
        assert match.mover == seat
        match.play("return")


# A turn


def test_turn_choice_draw_or_climb() -> None:
    """dungeon.turn.choice"""
    match = tower("1w 0:2", "4 0:1", "6 1:3")
    assert match.legal() == ["draw", "climb 1w 2 3w", "climb 4 1 5"]
    refusals(match, dict.fromkeys(("place 1w", "place 1b", "perch 4", "throw 4", "throw 4 sharp", "return"), "turn.choice"))
    match.play("climb 4 1 5")
    assert match.mover == 1 and slots(match) == {"1w": "0:2", "5": "0:1", "6": "1:3"}


@pytest.mark.parametrize(
    ("card", "right", "wrong"),
    [
        ("1", "place 1w", ["perch 4", "throw 4", "throw 4 wild", "throw 1b"]),
        ("bird", "throw 7", ["place 1w", "place 1b", "perch 4", "perch 3b"]),
        ("dragon", "perch 4", ["place 2w", "throw 4", "throw 3b"]),
    ],
)
def test_turn_choice_only_the_verb_of_the_drawn_card(card: str, right: str, wrong: list[str]) -> None:
    """dungeon.turn.choice"""
    match = tower("4 0:1", ask=f"play {card}")
    expected: dict[str, str | None] = dict.fromkeys(("draw", "climb 4 1 5", "climb 4 2 5", "climb 1b 1 2b", *wrong), "turn.choice")
    refusals(match, {**expected, right: None, "return": None})


def test_turn_first_must_draw() -> None:
    """dungeon.turn.first"""
    match = tower("1w 0:1", fresh=True)
    assert match.legal() == ["draw"]
    refusals(match, dict.fromkeys(("climb 1w 1 2w", "climb 8 1 top", "climb 4 1 6"), "turn.first"))


def test_turn_first_is_always_a_knight() -> None:
    """dungeon.turn.first"""
    seen = Counter(start(seed=seed, deck="fiery").play("draw").outcome for seed in range(300))
    assert set(seen) == {"1", "2", "3"} and all(65 < count < 135 for count in seen.values())
    assert refused(start(), "draw", "bird") == refused(start(), "draw", "dragon") == "turn.first"
    match = start()
    match.play("draw", "3")
    assert cards(match, 0)[0] == "4 4 4 1 1"


def test_turn_first_is_over_after_a_return() -> None:
    """dungeon.turn.first"""
    match = start()
    for seat in (0, 1):
        assert ", first turn" in match.text().splitlines()[1 + seat]
        match.play("draw", "2")
        match.play("return")
        assert ", first turn" not in match.text().splitlines()[1 + seat]
    match.play("draw", "bird")
    assert match.mover == 0


def test_turn_first_forced_may_return_only_what_cannot_be_placed() -> None:
    """dungeon.turn.first"""
    refusals(tower(ask="play 2", fresh=True, options="return=forced"), {"return": "draw.return", "place 2w": None})
    refusals(tower("2w 1:22", ask="play 2", fresh=True, options="return=forced"), {"return": None, "place 2w": "slot.pair"})


def test_draw_empty() -> None:
    """dungeon.draw.empty"""
    match = board("""
        2 seats, deck=standard, return=free, throw=steady, aim=chance, stall=3, tie=sum; seat 0: choose, 0 returns
        seat 0: deck 0 0 0 0 0, dungeon 4 4 4 1 1
        seat 1: deck 4 4 5 1 1, dungeon 0 0 0 0 0
        top: -
        8
        7          6  0:3
    """)
    assert match.legal() == ["climb 6 3 top"]
    assert match.why_not("draw") == "dungeon.draw.empty"


def test_draw_return_shuffles_the_card_in() -> None:
    """dungeon.draw.return"""
    match = tower()
    match.play("draw", "dragon")
    assert cards(match, 0)[0] == "4 4 5 1 0"
    match.play("return")
    assert (match.mover, cards(match, 0)) == (1, ("4 4 5 1 1", "0 0 0 0 0"))


@pytest.mark.parametrize("card", ["1", "2", "3", "bird", "dragon"])
def test_draw_return_is_free(card: str) -> None:
    """dungeon.draw.return"""
    assert tower("4 1:2", ask=f"play {card}").why_not("return") is None


@pytest.mark.parametrize(
    ("card", "standing", "may"),
    [
        ("1", [], False),
        ("1", ["1w 1:3"], False),  # a capture
        ("1", ["1w 1:33"], True),
        ("1", ["1w 0:33"], True),
        ("1", ["1w 0:33 dragon 1"], False),  # a fight
        ("dragon", [], True),
        ("dragon", ["4 1:1 dragon 0"], True),
        ("dragon", ["5 dragon 1"], True),
        ("dragon", ["5 0:2"], False),
        ("bird", [], False),
    ],
)
def test_draw_return_forced(card: str, standing: list[str], may: bool) -> None:
    """dungeon.draw.return"""
    match = tower(*standing, ask=f"play {card}", options="return=forced")
    assert match.why_not("return") == (None if may else "dungeon.draw.return")
    assert ("return" in match.legal()) == may
    assert (match.legal() == ["return"]) == may


# Knights


def test_slot_number() -> None:
    """dungeon.slot.number"""
    match = tower(seats=3, ask="play 2")
    refusals(match, {"place 2w": None, "place 2b": None, "place 1w": "slot.number", "place 3b": "slot.number", "place 8": "slot.number"})
    match.play("place 2b")
    assert slots(match) == {"2b": "0:2"} and match.mover == 1


def test_slot_own_two_and_never_three() -> None:
    """dungeon.slot.own"""
    match = tower("2w 0:1", ask="play 2")
    match.play("place 2w")
    assert slots(match) == {"2w": "0:12"}
    refusals(tower("2w 0:12", ask="play 2"), {"place 2w": "slot.own"})
    refusals(tower("4 0:3", "6 0:33", "5 0:1"), {"climb 5 1 6": "slot.own", "climb 4 3 7": None})


def test_slot_pair_is_safe() -> None:
    """dungeon.slot.pair"""
    refusals(tower("3w 1:12", ask="play 3"), {"place 3w": "slot.pair"})
    refusals(tower("4 1:12", "3w 0:1"), {"climb 3w 1 4": "slot.pair"})
    # Said also where the twin is empty, and where it is not.
    refusals(tower("3w 1:12", seats=3, ask="play 3"), {"place 3w": "slot.pair", "place 3b": None})
    refusals(tower("3w 1:12", "3b 2:1", seats=3, ask="play 3"), {"place 3w": "slot.pair", "place 3b": None})


def test_slot_capture() -> None:
    """dungeon.slot.capture"""
    match = tower("3w 1:1", ask="play 3")
    match.play("place 3w")
    assert slots(match) == {"3w": "0:3"}
    assert cards(match, 1) == ("4 4 5 1 1", "1 0 0 0 0")


def test_slot_vacant() -> None:
    """dungeon.slot.vacant"""
    refusals(tower("1b 2:3", seats=3, ask="play 1"), {"place 1b": "slot.vacant", "place 1w": None})
    refusals(tower("1b 2:3", "1w 0:1", seats=3, ask="play 1"), {"place 1b": None, "place 1w": None})
    refusals(tower("1b 2:3", "1w 0:11", seats=3, ask="play 1"), {"place 1b": None, "place 1w": "slot.own"})
    refusals(tower("1b 2:3", "1w 1:11", seats=3, ask="play 1"), {"place 1b": None, "place 1w": "slot.pair"})
    # The own single knight in one and the other empty: free choice.
    refusals(tower("1b 0:3", seats=3, ask="play 1"), {"place 1b": None, "place 1w": None})
    # With two players there is no twin.
    refusals(tower("1w 1:3", ask="play 1"), {"place 1w": None})


def test_slot_dragon_is_entered_by_fighting() -> None:
    """dungeon.slot.dragon"""
    for under in ("0:11", "1:12", "1:2", ""):  # whoever is under it, if anybody; whosever dragon it is
        for owner in (0, 1):
            match = tower(f"3w {under} dragon {owner}", "2w 0:1", ask="play 3")
            assert match.why_not("place 3w") is None
            match.play("place 3w")
            assert (slots(match), top(match)) == ({"2w": "0:1"}, "0:3")
            match = tower(f"3w {under} dragon {owner}", "2w 0:1")
            match.play("climb 2w 1 3w")
            assert (slots(match), top(match)) == ({}, "0:1")


def test_slot_dragon_counts_as_occupied() -> None:
    """dungeon.slot.dragon"""
    for under in ("2:1 ", ""):
        match = tower("2w 1:1", f"2b {under}dragon 1", seats=3, ask="play 2")
        refusals(match, {"place 2w": None, "place 2b": None})
    # Rule 12 never forbids fighting: an empty twin does not matter.
    refusals(tower("2b 2:1 dragon 1", seats=3, ask="play 2"), {"place 2b": None, "place 2w": None})


# Climbing


def test_climb_step_by_its_own_value() -> None:
    """dungeon.climb.step"""
    match = tower("4 0:21", "6 0:3")
    assert match.legal() == ["draw", "climb 4 1 5", "climb 4 2 6", "climb 6 3 top"]
    wrong = ("climb 4 2 5", "climb 4 1 6", "climb 4 1 top", "climb 4 1 4", "climb 4 2 3w", "climb 6 3 8")
    refusals(match, dict.fromkeys(wrong, "climb.step"))
    match.play("climb 4 2 6")
    assert slots(match) == {"4": "0:1", "6": "0:32"}


def test_climb_step_into_two_slots() -> None:
    """dungeon.climb.step"""
    assert tower("1b 0:12", seats=3).legal() == ["draw", "climb 1b 1 2w", "climb 1b 1 2b", "climb 1b 2 3w", "climb 1b 2 3b"]
    assert tower("1w 0:3", seats=3).legal() == ["draw", "climb 1w 3 4"]


def test_climb_arrive_as_a_drawn_knight() -> None:
    """dungeon.climb.arrive"""
    match = tower("1w 0:1", "2w 1:3", seats=3)
    refusals(match, {"climb 1w 1 2w": "slot.vacant", "climb 1w 1 2b": None})
    match = tower("1w 0:1", "2w 1:3", "2b 2:1", seats=3)
    match.play("climb 1w 1 2b")
    assert slots(match) == {"2w": "1:3", "2b": "0:1"} and cards(match, 2)[1] == "1 0 0 0 0"
    refusals(tower("1w 0:1", "2w 1:33", seats=3), {"climb 1w 1 2w": "slot.pair"})
    refusals(tower("1w 0:1", "2w 0:33", seats=3), {"climb 1w 1 2w": "slot.own", "climb 1w 1 2b": None})


def test_climb_one_knight_that_stands_there() -> None:
    """dungeon.climb.one"""
    match = tower("4 0:21", "5 1:3")
    refusals(match, dict.fromkeys(("climb 4 3 7", "climb 5 3 8", "climb 8 1 top", "climb 5 1 top"), "climb.one"))
    for value, left in ((2, "0:1"), (1, "0:2")):
        match = tower("4 0:21")
        match.play(f"climb 4 {value} {4 + value}")
        assert slots(match) == {"4": left, str(4 + value): f"0:{value}"}
        assert match.mover == 1


def test_climb_one_of_an_equal_pair_is_one_move() -> None:
    """dungeon.climb.one"""
    match = tower("6 0:33")
    assert match.legal() == ["draw", "climb 6 3 top"]
    match.play("climb 6 3 top")
    assert (slots(match), top(match)) == ({"6": "0:3"}, "0:3")


def test_climb_stuck_under_a_dragon() -> None:
    """dungeon.climb.stuck"""
    match = tower("4 0:21 dragon 0", "1w 0:3 dragon 1")
    assert match.legal() == ["draw"]
    refusals(match, {"climb 4 2 6": "climb.stuck", "climb 4 1 8": "climb.stuck", "climb 1w 3 4": "climb.stuck", "climb 4 3 7": "climb.one"})


# Dragon and bird


def test_dragon_perch_on_any_knights() -> None:
    """dungeon.dragon.perch"""
    match = tower("4 1:21", "5 0:1", "6 1:1 dragon 0", "7 dragon 1", ask="play dragon")
    refusals(match, {"perch 4": None, "perch 5": None, "perch 6": "dragon.perch", "perch 7": "dragon.perch", "perch 8": "dragon.perch"})
    match.play("perch 4")
    assert slots(match)["4"] == "1:21 dragon 0" and match.mover == 1
    assert cards(match, 0)[1] == "0 0 0 0 0"


def test_dragon_defeat() -> None:
    """dungeon.dragon.defeat"""
    match = tower("5 1:23 dragon 1", "4 0:1", seats=3)
    match.play("climb 4 1 5")
    assert (slots(match), top(match)) == ({}, "0:1")
    assert cards(match, 1) == ("4 5 6 1 1", "0 0 0 0 1")
    assert cards(match, 0) == ("4 4 5 1 1", "0 0 0 0 0")


def test_dragon_defeat_releases_own_knights_too() -> None:
    """dungeon.dragon.defeat"""
    match = tower("3w 0:12 dragon 1", ask="play 3")
    match.play("place 3w")
    assert (slots(match), top(match), cards(match, 0)[0], cards(match, 1)[1]) == ({}, "0:3", "5 5 5 1 1", "0 0 0 0 1")


def test_bird_throw_all_that_falls_goes_to_the_dungeon() -> None:
    """dungeon.bird.throw"""
    match = tower("4 0:21 dragon 1", "3w 1:1", ask="play bird")
    match.play("throw 4", "3w:1 4:2 4:dragon")
    assert slots(match) == {"4": "0:1"}
    assert cards(match, 0)[1] == "0 1 0 1 0" and cards(match, 1)[1] == "1 0 0 0 1"
    assert match.mover == 1


@pytest.mark.parametrize(
    ("fallen", "left"),
    [
        ("-", "0:21 dragon 1"),
        ("4:2", "0:1 dragon 1"),
        ("4:1", "0:2 dragon 1"),
        ("4:2 4:1", "dragon 1"),
        ("4:dragon", "0:21"),
        ("4:1 4:dragon", "0:2"),
        ("4:2 4:1 4:dragon", ""),
    ],
)
def test_bird_throw_every_card_by_itself(fallen: str, left: str) -> None:
    """dungeon.bird.throw"""
    match = tower("4 0:21 dragon 1", ask="play bird")
    assert match.play("throw 4", fallen).outcome == fallen
    assert slots(match).get("4", "") == left
    assert cards(match, 0)[1] == f"{fallen.count('4:1')} {fallen.count('4:2')} 0 1 0"


def test_bird_throw_equal_knights_and_any_order() -> None:
    """dungeon.bird.throw"""
    match = tower("4 0:22", "6 1:1", ask="play bird")
    assert match.play("throw 5", "-").outcome == "-"
    match = tower("4 0:22", "6 1:1", "3w 0:3", ask="play bird")
    assert match.play("throw 4", "4:2 3w:3").outcome == "3w:3 4:2"
    assert slots(match) == {"4": "0:2", "6": "1:1"}


def test_bird_throw_refuses_cards_that_are_not_there() -> None:
    """dungeon.bird.throw"""
    match = tower("4 0:2", "5 1:1", ask="play bird")
    for fallen in ("4:1", "4:2 4:2", "4:dragon", "5:2", "1b:1", "4:2 6:3", "8:1 5:1"):
        assert refused(match, "throw 4", fallen) == "bird.throw"


def test_bird_aim_at_any_slot_in_play() -> None:
    """dungeon.bird.aim"""
    assert tower(ask="play bird").legal() == [*(f"throw {slot}" for slot in ("1w", "2w", "3w", "4", "5", "6", "7", "8")), "return"]
    assert len(tower(seats=3, ask="play bird").legal()) == 12


@pytest.mark.parametrize(
    ("aim", "fallen", "possible"),
    [
        ("4", "5:1", False),  # the other face
        ("4", "1w:1", True),  # lands on 2
        ("4", "1w:1 3w:1", True),  # lands on 2
        ("4", "1w:1 4:1", False),  # no landing is one away from 1 and from 4
        ("4", "4:1 6:1", True),  # lands on 5
        ("4", "8:1", False),  # 6 at most, 7 reached
        ("6", "8:1", True),  # lands on 7 or 8
        ("1w", "4:1", True),  # lands on 3
        ("5", "5:1 7:1", True),  # lands on 6, where the back has nothing
        ("7", "5:1", True),
        ("8", "8:1 6:1", True),  # lands on 7
    ],
)
def test_bird_aim_reaches_one_beyond_a_landing(aim: str, fallen: str, possible: bool) -> None:
    """dungeon.bird.aim"""
    match = tower("1w 0:1", "3w 1:1", "4 0:1", "5 1:1", "6 0:1", "7 0:1", "8 1:1", ask="play bird")
    if possible:
        match.play(f"throw {aim}", fallen)
    else:
        assert refused(match, f"throw {aim}", fallen) == "bird.aim"


def test_bird_aim_by_hand() -> None:
    """dungeon.bird.aim"""
    match = tower("6 0:1", "7 1:1", "8 1:1", ask="play bird", options="aim=hand")
    refusals(match, {"throw 4": None, "throw 4 sharp": None, "throw 4 wild": None, "throw 1b sharp": "setup.blue"})
    assert len(match.legal()) == 3 * 8 + 1
    # Sharp lands on 3, 4 or 5: 6 is reached, 7 and 8 are not.
    assert refused(match, "throw 4 sharp", "6:1 8:1") == "bird.aim"
    assert refused(match, "throw 5 sharp", "7:1 6:1") == "bird.aim"
    assert refused(tower("6 0:1", ask="play bird", options="aim=hand"), "throw 3w sharp", "6:1") == "bird.aim"
    tower("6 0:1", ask="play bird", options="aim=hand").play("throw 3w wild", "6:1")
    assert match.play("throw 4 sharp", "6:1").outcome == "6:1"


def test_bird_aim_by_hand_is_an_option() -> None:
    """dungeon.bird.aim"""
    for options in ("", "throw=shaky", "throw=table", "throw=table aim=hand"):
        match = tower(ask="play bird", options=options)
        refusals(match, {"throw 4": None, "throw 4 sharp": "bird.aim", "throw 4 wild": "bird.aim", "throw 3b wild": "setup.blue"})


def test_bird_aim_at_the_table() -> None:
    """dungeon.bird.aim: any cards may have fallen, and chance does not decide"""
    match = tower("1w 0:1", "5 1:1", "8 1:1 dragon 0", ask="play bird", options="throw=table")
    with pytest.raises(BadOutcome):
        match.play("throw 4")
    assert refused(match, "throw 4", "5:2") == "bird.throw"
    match.play("throw 4", "1w:1 5:1 8:1 8:dragon")
    assert slots(match) == {}
    match = tower("1w 0:1", ask="play bird", options="throw=table")
    assert match.play("throw 4", "-").outcome == "-"


# End and score


def test_end_at_once_when_the_mover_is_out() -> None:
    """dungeon.end"""
    match = board("""
        2 seats, deck=standard, return=free, throw=steady, aim=chance, stall=3, tie=sum; seat 0: choose, 0 returns
        seat 0: deck 0 0 0 0 0, dungeon 4 4 4 1 1
        seat 1: deck 4 4 5 1 1, dungeon 0 0 0 0 0
        top: -
        8
        7          6  0:3
    """)
    match.play("climb 6 3 top")
    assert (match.finished, match.reason, match.winners, match.scores) == (True, "dungeon.end", [0], [1, 0])
    assert match.legal() == [] and match.mover is None
    for move in ("draw", "climb 6 3 top", "place 1b", "throw 4 sharp", "return", "resign 0", "timeout 1"):
        assert match.why_not(move) == "dungeon.end"


def out_of_cards(slot: str, last: str = "-") -> Match:
    """Seat 1 has no cards left; seat 0 is about to move."""
    return board(f"""
        2 seats, deck=standard, return=free, throw=steady, aim=chance, stall=3, tie=sum; seat 0: play dragon, 0 returns
        seat 0: deck 4 4 5 1 0, dungeon 0 0 0 0 0
        seat 1: deck 0 0 0 0 0, dungeon 3 4 5 1 1
        top: {last}
        8          {slot}
        1w 0:1
    """)


def test_end_also_when_another_is_out() -> None:
    """dungeon.end: a dragon on the last knight of seat 1"""
    match = out_of_cards("4 1:1")
    match.play("perch 1w")
    assert not match.finished and match.mover == 1
    match = out_of_cards("4 1:1")
    match.play("perch 4")
    assert match.finished and match.reason == "dungeon.end"


def test_end_not_while_a_climb_into_a_dragon_is_left() -> None:
    """dungeon.end"""
    match = board("""
        2 seats, deck=standard, return=free, throw=steady, aim=chance, stall=3, tie=sum; seat 0: play 1, 0 returns
        seat 0: deck 3 4 5 1 0, dungeon 0 0 0 0 0
        seat 1: deck 0 0 0 0 0, dungeon 3 4 5 1 1
        top: -
        7
        5  0:22 dragon 0   4  1:1
    """)
    match.play("return")
    assert not match.finished
    assert match.legal() == ["climb 4 1 5"]
    # The same pair without the dragon closes the way.
    match = board("""
        2 seats, deck=standard, return=free, throw=steady, aim=chance, stall=3, tie=sum; seat 0: play 1, 0 returns
        seat 0: deck 3 4 5 1 0, dungeon 0 0 0 0 0
        seat 1: deck 0 0 0 0 0, dungeon 3 4 5 1 1
        top: -
        7
        5  0:22            4  1:1
    """)
    match.play("return")
    assert match.reason == "dungeon.end"


def test_end_not_when_released_knights_fill_the_deck() -> None:
    """dungeon.end: the knight under the dragon is in its deck again"""
    match = board("""
        2 seats, deck=standard, return=free, throw=steady, aim=chance, stall=3, tie=sum; seat 0: choose, 0 returns
        seat 0: deck 0 0 0 0 0, dungeon 2 4 5 1 1
        seat 1: deck 4 4 5 1 0, dungeon 0 0 0 0 0
        top: -
        7
        5  0:1 dragon 1   4  0:1
    """)
    match.play("climb 4 1 5")
    assert (match.finished, top(match), cards(match, 0)[0]) == (False, "0:1", "1 0 0 0 0")


@pytest.mark.parametrize(("seats", "stall"), [(2, "3"), (3, "3"), (4, "3"), (2, "10"), (4, "10")])
def test_end_stall(seats: int, stall: str) -> None:
    """dungeon.end.stall: first turns count"""
    match = start(seats, stall=stall)
    for _ in range(int(stall) * seats):
        assert not match.finished
        match.play("draw")
        match.play("return")
    assert match.reason == "dungeon.end.stall"
    assert match.winners == list(range(seats)) and match.scores == [0] * seats
    assert match.why_not("draw") == match.why_not("resign 0") == "dungeon.end"


def test_end_stall_counts_returns_in_a_row() -> None:
    """dungeon.end.stall"""
    match = tower("4 0:1", ask="play 2", returns=5)
    match.play("return")
    assert match.reason == "dungeon.end.stall"
    match = tower("4 0:1", ask="play 2", returns=5)
    match.play("place 2w")
    assert not match.finished and match.text().splitlines()[0].endswith("0 returns")
    match = tower("4 0:1", returns=5)
    match.play("climb 4 1 5")
    assert not match.finished and match.text().splitlines()[0].endswith("0 returns")


def test_end_stall_counts_forced_returns() -> None:
    """dungeon.end.stall"""
    match = tower("2w 1:11", ask="play 2", returns=5, options="return=forced")
    assert match.legal() == ["return"]
    match.play("return")
    assert match.reason == "dungeon.end.stall"


def over(arrivals: str, seats: int = 2, options: str = "") -> Match:
    """A match that stalls with these knights on top."""
    match = tower(ask="play 2", returns=3 * seats - 1, seats=seats, top=arrivals, options=options)
    match.play("return")
    assert match.finished
    return match


def test_score_most_knights_on_top() -> None:
    """dungeon.score"""
    match = over("0:3 1:1 0:3", 3)
    assert (match.scores, match.winners) == ([2, 1, 0], [0])
    assert [(step["seat"], step["rule"], step["points"]) for step in match.count()] == [
        (0, "dungeon.score", 1),
        (1, "dungeon.score", 1),
        (0, "dungeon.score", 1),
    ]
    assert match.view()["extras"]["top"] == [[0, 3], [1, 1], [0, 3]]


@pytest.mark.parametrize(
    ("arrivals", "tie", "winners"),
    [
        ("0:1 0:1 1:2 1:2 1:2 0:3", "sum", [0]),  # 5 against 6
        ("0:1 0:1 1:2 1:2 1:2 0:3", "last", [1]),  # 2 against 3
        ("0:3 1:2", "sum", [1]),
        ("0:3 1:1 0:1 1:3", "sum", [0, 1]),
        ("0:3 1:1 0:1 1:3", "last", [0]),
        ("0:3 1:2 0:1 1:1", "last", [0, 1]),
        ("0:3 1:2 0:1 1:1", "sum", [1]),
        ("-", "sum", [0, 1]),
        ("-", "last", [0, 1]),
    ],
)
def test_tie(arrivals: str, tie: str, winners: list[int]) -> None:
    """dungeon.tie"""
    assert over(arrivals, options=f"tie={tie}").winners == winners


def test_tie_among_equals_alone() -> None:
    """dungeon.tie: seat 2 has the lowest sum, and too few knights"""
    assert over("0:3 1:2 2:1 0:3 1:3", 3).winners == [1]
    assert over("0:3 1:3 2:1 0:2 1:2", 4).winners == [0, 1]


def test_tie_last_counts_a_defeater_of_a_dragon() -> None:
    """dungeon.tie"""
    match = tower("3w 1:2 dragon 1", ask="play 3", options="tie=last", top="0:1 1:2 1:2")
    match.play("place 3w")
    assert match.view()["extras"]["top"][-1] == [0, 3]
    match.resign(1)
    match = tower("3w 1:2 dragon 1", ask="play 3", options="tie=last", top="0:1 1:2 1:2", returns=5)
    match.play("place 3w")
    for _ in range(6):
        match.play("draw")
        match.play("return")
    assert match.scores == [2, 2] and match.winners == [1]


@pytest.mark.parametrize("leave", ["resign", "timeout"])
def test_who_leaves_cannot_win(leave: str) -> None:
    match = tower(seats=3, top="0:1 0:1 1:3 2:2")
    match.play(f"{leave} 0")
    assert (match.scores, match.winners, match.reason) == ([2, 1, 1], [2], leave)
    match = tower(seats=3, top="0:1 0:1 1:3 2:2")
    match.play(f"{leave} 2")
    assert match.winners == [0]
    assert match.why_not("draw") == "dungeon.end"
    with pytest.raises(IllegalMove):
        match.play("resign 1")


# Which rule answers


def test_the_order_of_answers() -> None:
    """Over; wrong moment; a blue slot; then draw, climb, place, perch, throw, return, each in its order"""
    # Wrong moment before a blue slot, before all else.
    refusals(
        tower(ask="play 1"), {"climb 1b 3 top": "turn.choice", "draw": "turn.choice", "perch 1b": "turn.choice", "throw 1b": "turn.choice"}
    )
    refusals(tower(), {"place 1b": "turn.choice", "return": "turn.choice"})
    # A blue slot before the first turn, the knight, the step.
    refusals(tower(fresh=True), {"climb 1b 1 2w": "setup.blue", "climb 1w 1 2b": "setup.blue", "climb 8 3 1b": "setup.blue"})
    # First turn before the knight, the dragon, the step.
    refusals(tower("4 0:1 dragon 1", fresh=True), {"climb 4 1 5": "turn.first", "climb 4 2 5": "turn.first", "climb 5 1 5": "turn.first"})
    # The knight before the dragon, the dragon before the step, the step before the arrival.
    standing = ("4 0:1 dragon 1", "5 0:12", "6 1:22", "7 1:11 dragon 0")
    refusals(
        tower(*standing),
        {
            "climb 4 3 6": "climb.one",
            "climb 7 1 6": "climb.one",
            "climb 4 1 8": "climb.stuck",
            "climb 4 1 5": "climb.stuck",
            "climb 5 2 6": "climb.step",
            "climb 5 1 6": "slot.pair",
            "climb 5 2 7": None,
        },
    )
    # The number before the arrival; a blue slot before the number.
    refusals(tower("3w 1:22", ask="play 2"), {"place 3w": "slot.number", "place 3b": "setup.blue"})
    refusals(tower("3w 1:22 dragon 1", ask="play 2"), {"place 3w": "slot.number"})
    # A blue slot before the grade of a throw.
    refusals(tower(ask="play bird"), {"throw 1b wild": "setup.blue", "throw 1w wild": "bird.aim"})


def test_the_order_of_answers_to_outcomes() -> None:
    """setup.deck before turn.first, bird.throw before bird.aim"""
    match = board("""
        2 seats, deck=standard, return=free, throw=steady, aim=chance, stall=3, tie=sum; seat 0: choose, 0 returns
        seat 0: deck 4 4 5 0 1, dungeon 0 0 0 0 0, first turn
        seat 1: deck 4 4 5 1 1, dungeon 0 0 0 0 0, first turn
        top: -
    """)
    assert refused(match, "draw", "bird") == "setup.deck"
    assert refused(match, "draw", "dragon") == "turn.first"
    match = tower("5 1:1", ask="play bird")
    assert refused(match, "throw 4", "5:2") == refused(match, "throw 4", "5:1 4:1") == "bird.throw"
    assert refused(match, "throw 4", "5:1") == "bird.aim"


@pytest.mark.parametrize(
    "outcome", ["", "  ", "0", "4", "2 2", "2 bird", "4:2", "-", "Bird", "knight", "2:2", "?", "9w:1", "4:", "4:4", "4:bird"]
)
def test_outcomes_of_a_draw_have_a_form(outcome: str) -> None:
    assert malformed(tower(), "draw", outcome)


@pytest.mark.parametrize("outcome", ["", "2", "bird", "- 4:2", "- -", "4:2 3", "4:0", "4-2", "4:2,3w:1", "4 : 2", "?"])
def test_outcomes_of_a_throw_have_a_form(outcome: str) -> None:
    assert malformed(tower("4 0:2", ask="play bird"), "throw 4", outcome)


def test_other_moves_have_no_outcome() -> None:
    assert malformed(tower(ask="play 2"), "return", "2") and malformed(tower(ask="play 2"), "place 2w", "-")
    assert malformed(tower("4 0:1"), "climb 4 1 5", "4:1") and malformed(tower("4 0:1", ask="play dragon"), "perch 4", "dragon")


@pytest.mark.parametrize(
    "text",
    ["Draw", "draw 2", "place", "place 9", "place 1", "place 4w", "climb 4 1", "climb 4 4 8", "climb 4 01 5", "climb top 1 top", "climb 4 1 Top",
     "climb 4 1 5 6", "perch top", "throw", "throw 4 firm", "throw 4  wild", "throw sharp", "return 2", "pass", "place 4 ", "place ٤", "climb 4 ١ 5"],
)  # fmt: skip
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(BadMove):
        tower().why_not(text)


def test_options_are_known_by_name() -> None:
    for options in ({"deck": "huge"}, {"throw": "hard"}, {"aim": "eye"}, {"stall": "4"}, {"tie": "first"}, {"return": "never"}):
        with pytest.raises(BadOption):
            Match.start("dungeon", 2, options)


# The positions at the end of the rules


def test_position_capture_by_a_climb() -> None:
    """Two players, red 2 alone on 4, blue arrives with a 1 from 3"""
    match = board("""
        2 seats, deck=standard, return=free, throw=steady, aim=chance, stall=3, tie=sum; seat 1: choose, 0 returns
        seat 0: deck 4 3 5 1 1, dungeon 0 0 0 0 0
        seat 1: deck 3 4 5 1 1, dungeon 0 0 0 0 0
        top: -
        8
        7                   6
        5                   4  0:2
        3b                  3w 1:1
        2b                  2w
        1b                  1w
    """)
    match.play("climb 3w 1 4")
    assert slots(match) == {"4": "1:1"} and cards(match, 0) == ("4 3 5 1 1", "0 1 0 0 0")


def test_position_a_pair_is_safe() -> None:
    """The same with a red pair on 4"""
    match = board("""
        2 seats, deck=standard, return=free, throw=steady, aim=chance, stall=3, tie=sum; seat 1: choose, 0 returns
        seat 0: deck 4 2 5 1 1, dungeon 0 0 0 0 0
        seat 1: deck 3 4 5 1 1, dungeon 0 0 0 0 0
        top: -
        8
        7                   6
        5                   4  0:22
        3b                  3w 1:1
        2b                  2w
        1b                  1w
    """)
    refusals(match, {"climb 3w 1 4": "slot.pair"})


def test_position_the_empty_twin_must_be_taken() -> None:
    """Three players, red alone on 2w, 2b empty, blue draws a 2; with yellow on 2b too, both capture"""
    drawing = """
        3 seats, deck=standard, return=free, throw=steady, aim=chance, stall=3, tie=sum; seat 1: choose, 0 returns
        seat 0: deck 4 3 5 1 1, dungeon 0 0 0 0 0
        seat 1: deck 4 4 5 1 1, dungeon 0 0 0 0 0
        seat 2: deck 4 3 5 1 1, dungeon 0 0 0 0 0
        top: -
        8
        7                   6
        5                   4
        3b                  3w
        2b                  2w 0:2
        1b                  1w
    """
    match = board(drawing)
    match.play("draw", "2")
    assert match.legal() == ["place 2b", "return"]
    assert match.why_not("place 2w") == "dungeon.slot.vacant"
    for slot, loser in (("2w", 0), ("2b", 2)):
        match = board(drawing.replace("2b  ", "2b 2:2"))
        match.play("draw", "2")
        assert match.legal() == ["place 2w", "place 2b", "return"]
        match.play(f"place {slot}")
        assert slots(match)[slot] == "1:2" and cards(match, loser)[1] == "0 1 0 0 0"


def test_position_a_dragon_is_defeated() -> None:
    """Dragon on 4 over a red pair (2 and 1). Blue climbs with a 2 from 2 to 4"""
    match = board("""
        2 seats, deck=standard, return=free, throw=steady, aim=chance, stall=3, tie=sum; seat 1: choose, 0 returns
        seat 0: deck 3 3 5 1 0, dungeon 0 0 0 0 0
        seat 1: deck 4 3 5 1 1, dungeon 0 0 0 0 0
        top: -
        8
        7                   6
        5                   4  0:21 dragon 0
        3b                  3w
        2b                  2w 1:2
        1b                  1w
    """)
    match.play("climb 2w 2 4")
    assert (slots(match), top(match)) == ({}, "1:2")
    assert cards(match, 0) == ("4 4 5 1 0", "0 0 0 0 1")


def test_position_nine_is_the_top() -> None:
    """A knight of 3 from 6 goes to the top; a knight of 1 needs eight steps from 1"""
    match = board("""
        2 seats, deck=standard, return=free, throw=steady, aim=chance, stall=3, tie=sum; seat 0: choose, 0 returns
        seat 0: deck 3 4 4 1 1, dungeon 0 0 0 0 0
        seat 1: deck 4 4 5 1 1, dungeon 0 0 0 0 0
        top: -
        8
        7                   6  0:3
        5                   4
        3b                  3w
        2b                  2w
        1b                  1w 0:1
    """)
    match.play("climb 6 3 top")
    assert top(match) == "0:3"
    way = ["1w", "2w", "3w", "4", "5", "6", "7", "8", "top"]
    for here, there in pairwise(way):
        match.play("draw")
        match.play("return")
        assert f"climb {here} 1 {there}" in match.legal()
        match.play(f"climb {here} 1 {there}")
    assert top(match) == "0:3 0:1" and len(way) - 1 == 8


def test_position_three_each_on_top() -> None:
    """Top: red 1, 1, 3 and blue 2, 2, 2: sum 5 against 6, red wins; with tie=last and red's 3 the last to arrive, blue wins"""
    for tie, winner in (("sum", 0), ("last", 1)):
        match = board(f"""
            2 seats, deck=standard, return=free, throw=steady, aim=chance, stall=3, tie={tie}; seat 0: choose, 0 returns
            seat 0: deck 0 0 0 0 0, dungeon 2 4 4 1 1
            seat 1: deck 4 1 5 1 1, dungeon 0 0 0 0 0
            top: 0:1 0:1 1:2 1:2 1:2
            8
            7                   6  0:3
            5                   4
            3b                  3w
            2b                  2w
            1b                  1w
        """)
        match.play("climb 6 3 top")
        assert (match.scores, match.winners, match.reason) == ([3, 3], [winner], "dungeon.end")
