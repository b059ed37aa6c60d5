"""Every rule of rules/knights.md by its id, on drawn boards, worked by hand."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from donjon import Match
from donjon.core.errors import BadMove, BadOption, BadOutcome, IllegalMove
from tests.games.knights.kit import GAME, board, hand, layings, refusals, same, stacks


def test_every_rule_id_has_a_test() -> None:
    """The ids are named in this folder's tests, each at least once as a whole."""
    texts = " ".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    missing = [rule for rule in GAME.rule_ids() if not re.search(re.escape(rule) + r"(?![\w.])", texts)]
    assert missing == []


def start(seats: int = 2, seed: int = 7, **options: str) -> Match:
    return Match.start("knights", seats, options, seed)


# Setup


def test_setup_choice_three_possibilities_in_seat_order() -> None:
    """knights.setup.choice"""
    match = start(3)
    for seat in range(3):
        assert match.mover == seat
        assert match.legal() == ["keep M", "keep P", "keep Pv"]
        match.play("keep Pv")
    assert match.mover == 0
    assert [match.view(seat)["fields"]["hand"][seat] for seat in range(3)] == [[3, 4]] * 3  # the village and the plain castle, each


def test_setup_choice_is_hidden_until_the_layout_lies() -> None:
    """knights.setup.choice"""
    match = start(2)
    match.play("keep M")
    assert match.entries(0)[0].move == "keep M"
    assert match.entries(1)[0].move == "keep ?" and match.entries()[0].move == "keep ?"
    assert "1. keep ?\n" in match.record(1)
    assert match.view(1)["fields"]["hand"][0] is None and match.view(1)["fields"]["kept"][0] is None
    assert "kept" not in match.text(1).splitlines()[1]
    match.play("keep P")
    assert match.entries(1)[0].move == "keep M" and "1. keep M\n" in match.record(1)


@pytest.mark.parametrize(
    "text", ["keep Pc", "keep L", "keep Ft", "lay P 0,0", "lay Pc 99,0", "stop", "deploy none", "deploy 9", "deploy E 1-1"]
)
def test_setup_choice_answers_all_else_during_the_choice(text: str) -> None:
    """knights.setup.choice"""
    assert start().why_not(text) == "knights.setup.choice"


@pytest.mark.parametrize("text", ["keep M", "keep P", "keep Pv", "keep Pc"])
def test_setup_choice_is_over_once_the_layout_lies(text: str) -> None:
    """knights.setup.choice"""
    match = start()
    match.play("keep P")
    match.play("keep P")
    assert match.why_not(text) == "knights.setup.choice"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_layout_two_high_one_column_a_player(seats: int) -> None:
    """knights.setup.layout"""
    match = start(seats)
    for seat in range(seats):
        entry = match.play(("keep M", "keep P", "keep Pv", "keep M")[seat])
    columns = [column.split() for column in str(entry.outcome).split(",")]
    assert [Counter(column) for column in columns] == [Counter(pair.split()) for pair in ("P Pv", "M Pv", "M P", "P Pv")[:seats]]
    rows = match.text().splitlines()[-3:]
    assert rows[0].split() == ["1", *(column[1] for column in columns)]
    assert rows[1].split() == ["0", *(column[0] for column in columns)]
    assert rows[2].split() == [str(seat) for seat in range(seats)]


def test_setup_layout_order_inside_a_column_is_random() -> None:
    """knights.setup.layout"""
    seen: Counter[str | None] = Counter()
    for seed in range(400):
        match = start(2, seed)
        match.play("keep P")
        seen[match.play("keep Pv").outcome] += 1
    assert set(seen) == {"M Pv, M P", "M Pv, P M", "Pv M, M P", "Pv M, P M"}
    assert all(60 < count < 140 for count in seen.values())


@pytest.mark.parametrize(
    "outcome",
    ["M Pv, M M", "M P, M P", "M Pv", "M Pv, M P, M P", "M Pv M P", "M, Pv M, P", "Pc Pv, M P", "M Pv P, M P", "M Pv, P", "P M, M Pv"],
)
def test_setup_layout_refuses_what_was_not_left(outcome: str) -> None:
    """knights.setup.layout"""
    match = start()
    match.play("keep P")
    with pytest.raises(IllegalMove) as refused:
        match.play("keep Pv", outcome)
    assert refused.value.rule == "knights.setup.layout"
    match.play("keep Pv", "Pv M, M P")
    assert [line.split() for line in match.text().splitlines()[-3:]] == [["1", "M", "P"], ["0", "Pv", "M"], ["0", "1"]]


def drawn_tiles(match: Match, seat: int) -> list[str]:
    return [str(entry.outcome) for entry in match.entries() if entry.seat == seat and entry.outcome and not entry.move.startswith("keep")]


def whole(seats: int, seed: int) -> Match:
    """A match of first layings (and first deployments)."""
    match = start(seats, seed)
    while not match.finished:
        match.play(match.legal()[0])
    return match


GROUPS = {"B": "L Pc Fv Pv Pt", "C": "Ft P Pc Pv Fc", "D": "Pc Pc M Fv Pt", "E": "Pc Fc Fv Pt P"}


def test_setup_pile_group_by_group() -> None:
    """knights.setup.pile"""
    orders = set()
    for seed in range(6):
        match = whole(3, seed)
        for seat in range(3):
            tiles = drawn_tiles(match, seat)
            groups = [tiles[at : at + 5] for at in range(0, 20, 5)]
            assert [sorted(group) for group in groups] == [sorted(group.split()) for group in GROUPS.values()]
            orders.add(tuple(groups[0]))
    assert len(orders) > 10  # of 120


def test_setup_pile_totals_of_the_box() -> None:
    """knights.setup.pile: with group A 24 tiles, totals as on the components' list"""
    box = Counter(["Pc", "P", "Pv", "M"]) + Counter(tile for group in GROUPS.values() for tile in group.split())
    assert box == Counter({"P": 3, "Pv": 3, "Pc": 6, "Pt": 3, "Fv": 3, "Fc": 2, "Ft": 1, "M": 2, "L": 1}) and box.total() == 24
    match = whole(2, 3)
    laid = Counter(entry.move.split()[1] for entry in match.entries() if entry.move.startswith("lay") and entry.seat == 0)
    assert laid + Counter(["M", "P", "Pv"]) - Counter(["M"]) == box  # the first choice is the mountains: P and Pv lie in the layout


def test_setup_pile_refuses_a_tile_of_another_group_or_none_left() -> None:
    """knights.setup.pile"""
    match = start()
    match.play("keep P")
    match.play("keep P")
    for tile in ("Ft", "P", "Fc", "M"):  # in later groups or in none
        with pytest.raises(IllegalMove) as refused:
            match.play("lay P 2,0", tile)
        assert refused.value.rule == "knights.setup.pile"
    match.play("lay P 2,0", "Fv")
    with pytest.raises(IllegalMove) as refused:
        match.play("lay Fv 3,0", "Fv")  # one forest village in B
    assert refused.value.rule == "knights.setup.pile"
    match.play("lay Fv 3,0", "L")
    assert match.entries(0)[-1].outcome == "L" and match.entries(1)[-1].outcome == "?"


def test_setup_pile_two_castles_in_d() -> None:
    """knights.setup.pile: a group with two equal tiles gives both, and no third"""
    match = board("""
        2 seats, deploy=optional; seat 0: lay, 0 laid
        seat 0: knights 0, drawn 10, hand P Pv, played L P Pc Pc Pc Pv Pt Fv Fc Ft
        seat 1: knights 0, drawn 0, hand M Pc, played -
         1  P   M
         0  Pv  M
            0   1
    """)
    match.play("lay P 2,0", "Pc")
    match.play("lay Pv 2,1", "Pc")
    with pytest.raises(IllegalMove) as refused:
        match.play("lay Pc 3,0", "Pc")
    assert refused.value.rule == "knights.setup.pile"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_first_seat_0_begins_and_play_goes_clockwise(seats: int) -> None:
    """knights.setup.first"""
    match = start(seats)
    for _ in range(seats):
        match.play("keep Pv")
    order = []
    for _ in range(2 * seats):
        order.append(match.mover)
        match.play(match.legal()[0])
        if match.legal()[0] == "deploy none":
            match.play("deploy none")
        match.play("stop")
    assert order == [*range(seats), *range(seats)]


# A turn

OPENING = """
    2 seats, deploy=optional; seat 0: lay, {laid} laid
    seat 0: knights 30, drawn 0, hand P Pc, played -, kept P
    seat 1: knights 30, drawn 0, hand M Pc, played -, kept M
     1  M   P
     0  Pv  Pv
        0   1
"""


def test_lay_count_first_compulsory_then_optional() -> None:
    """knights.lay.count"""
    match = board(OPENING.format(laid=0))
    assert match.why_not("stop") == "knights.lay.count" and "stop" not in match.legal()
    for laid in (1, 2):
        match = board(OPENING.format(laid=laid))
        assert match.why_not("stop") is None and match.legal()[-1] == "stop"
        match.play("stop")
        assert match.mover == 1


def test_lay_count_third_laying_ends_the_turn() -> None:
    """knights.lay.count, knights.turn.skip"""
    match = board(OPENING.format(laid=2))
    match.play("lay P 2,0")
    assert match.mover == 1 and match.why_not("stop") == "knights.lay.count"


def test_lay_count_third_laying_is_a_castle_its_knights_come_first() -> None:
    """knights.lay.count, knights.turn.skip"""
    match = board(OPENING.format(laid=2))
    match.play("lay Pc 2,0")
    assert match.mover == 0
    refusals(match, {"stop": "castle.place", "lay P 2,1": "castle.place", "deploy none": None})
    match.play("deploy 1")
    assert match.mover == 1


def test_lay_hand_of_two() -> None:
    """knights.lay.hand"""
    match = board(OPENING.format(laid=0))
    refusals(
        match,
        {"lay P 2,0": None, "lay Pc 2,0": None} | {f"lay {tile} 2,0": "lay.hand" for tile in ("L", "M", "Pv", "Pt", "Fv", "Fc", "Ft")},
    )
    match.play("lay P 2,0", "Fv")
    refusals(match, {"lay P 3,0": "lay.hand", "lay Fv 3,0": None, "lay Pc 3,0": None})


def test_lay_hand_equal_tiles_are_one_move() -> None:
    """knights.lay.hand"""
    match = board(OPENING.format(laid=0).replace("hand P Pc", "hand Pc Pc"))
    assert len(match.legal()) == len(set(match.legal())) == 8
    match.play("lay Pc 2,0")
    match.play("deploy none", "Fv")
    assert hand(match, 0) == ["Pc", "Fv"]


def test_lay_empty() -> None:
    """knights.lay.empty"""
    match = board(OPENING.format(laid=0))
    refusals(match, {f"lay P {x},{y}": "lay.empty" for x in (0, 1) for y in (0, 1)})


def test_lay_edge_corners_do_not_count() -> None:
    """knights.lay.edge"""
    match = board(OPENING.format(laid=0))
    refusals(match, {f"lay P {cell}": "lay.edge" for cell in ("-1,-1", "2,2", "-1,2", "2,-1", "3,0", "0,3", "0,-2", "-5,-5", "6,6")})
    assert layings(match) == [
        f"{tile} {cell}" for tile in ("P", "Pc") for cell in ("-1,0", "-1,1", "0,-1", "0,2", "1,-1", "1,2", "2,0", "2,1")
    ]


def test_lay_edge_holes_can_be_filled() -> None:
    """knights.lay.edge"""
    match = board("""
        2 seats, deploy=optional; seat 0: lay, 1 laid
        seat 0: knights 30, drawn 2, hand P P, played -
        seat 1: knights 30, drawn 0, hand M Pc, played -
         2  Pv  Pv  Pv
         1  M   .   P
         0  Pv  Pv  L
            0   1   2
    """)
    assert match.why_not("lay P 1,1") is None


ROW = """
    2 seats, deploy=optional; seat 0: lay, 1 laid
    seat 0: knights 30, drawn 0, hand P Pc, played -
    seat 1: knights 30, drawn 0, hand M Pc, played -
     1  M   P   .   .   .   .   .
     0  Pv  Pv  L   M   P   Pv  Pt
        0   1   2   3   4   5   6
"""


def test_lay_area_seven_in_a_row() -> None:
    """knights.lay.area: tiles at x = 0 … 6, worked position"""
    match = board(ROW)
    refusals(match, {"lay P 7,0": "lay.area", "lay P -1,0": "lay.area", "lay P -1,1": "lay.area", "lay P 6,1": None, "lay P 6,-1": None})
    assert {cell.split(",")[0] for cell in (laying.split()[1] for laying in layings(match))} == set("0123456")


def test_lay_area_is_the_bounding_box_not_a_fixed_square() -> None:
    """knights.lay.area: six in a row may grow to either side, not to both"""
    match = board(ROW.replace("Pt", ".").replace("hand P Pc", "hand P Pv"))
    refusals(match, {"lay P 6,0": None, "lay P -1,0": None})
    match.play("lay P -1,0")
    assert match.why_not("lay Pv 6,0") == "knights.lay.area"


@pytest.mark.parametrize(("seats", "side"), [(2, 7), (3, 9), (4, 10)])
def test_lay_area_side_by_number_of_seats(seats: int, side: int) -> None:
    """knights.lay.area, in all four directions"""
    others = "\n".join(f"    seat {seat}: knights 30, drawn 0, hand M Pc, played -" for seat in range(1, seats))
    head = f"    {seats} seats, deploy=optional; seat 0: lay, 1 laid\n    seat 0: knights 30, drawn 0, hand P P, played -\n{others}\n"
    for low in (0, seats - side):  # the row begins here
        columns = range(low, low + side)
        match = board(
            head
            + "     1  "
            + " ".join("P" if 0 <= x < seats else "." for x in columns)
            + "\n     0  "
            + " M" * side
            + "\n       "
            + " ".join(map(str, columns))
        )
        refusals(
            match, {f"lay P {low - 1},0": "lay.area", f"lay P {low + side},0": "lay.area", f"lay P {low},1": None if low else "lay.empty"}
        )
    for low in (0, 2 - side):
        rows = "\n".join(
            f"    {y:>2}  M" + (" M" * (seats - 1) if y in (0, 1) else " ." * (seats - 1)) for y in range(low + side - 1, low - 1, -1)
        )
        match = board(head + rows + "\n        " + " ".join(map(str, range(seats))))
        refusals(match, {f"lay P 0,{low - 1}": "lay.area", f"lay P 0,{low + side}": "lay.area"})
        assert match.why_not(f"lay P -1,{low}") is None


def test_lay_order_of_answers() -> None:
    """knights.lay.hand, then knights.lay.area outside the window, knights.lay.empty, knights.lay.edge, knights.lay.area"""
    match = board(ROW)
    refusals(
        match,
        {
            "lay L 99,99": "lay.hand",  # not in hand, outside every window
            "lay L 0,0": "lay.hand",  # not in hand, and a tile lies there
            "lay P 99,99": "lay.area",
            "lay P 100000000000000000000000,0": "lay.area",
            "lay P 0,-100000000000000000000000": "lay.area",
            "lay P 7,3": "lay.area",  # outside the window (x up to 6), and no edge
            "lay P -6,0": "lay.area",  # outside (x from -5)
            "lay P 0,7": "lay.area",
            "lay P 0,-6": "lay.area",
            "lay P 3,0": "lay.empty",
            "lay P -5,0": "lay.edge",  # inside the window; too wide as well
            "lay P -1,5": "lay.edge",
            "lay P -1,0": "lay.area",  # inside the window, at an edge, too wide
        },
    )


@pytest.mark.parametrize("text", ["lay P 01,0", "lay P +1,0", "lay P -0,0", "lay P 1, 0", "lay P 1,0 ", "lay p 1,0", "lay X 1,0", "lay P", "lay P 1", "Lay P 1,0", "lay P ١,0", "lay P 1٣,0",
        "keep", "keep X", "keep P P", "deploy", "deploy 0", "deploy E", "deploy E 1", "deploy 1-1", "deploy X 1-1", "deploy e 1-1", "deploy E 1-0", "deploy E 0-1", "deploy E 01-1", "deploy -1", "deploy none none", "deploy 1٣", "deploy E 1-", "stop stop", "pass", "", " stop", "stop\n"])  # fmt: skip
def test_text_outside_the_grammar(text: str) -> None:
    for match in (start(), board(OPENING.format(laid=0)), board(CASTLE)):
        with pytest.raises(BadMove):
            match.why_not(text)


def test_lay_refill_after_each_laying_before_the_next() -> None:
    """knights.lay.refill"""
    match = board(OPENING.format(laid=0))
    entry = match.play("lay P 2,0", "Pt")
    assert entry.outcome == "Pt"
    assert hand(match, 0) == ["Pc", "Pt"] and match.view()["extras"]["pile"] == [19, 20]
    match.play("lay Pt 3,0", "L")
    assert hand(match, 0) == ["L", "Pc"]


def test_lay_refill_comes_after_the_knights() -> None:
    """knights.lay.refill"""
    match = board(OPENING.format(laid=0))
    assert match.play("lay Pc 2,0").outcome is None
    assert hand(match, 0) == ["P"]
    assert match.play("deploy none").outcome is not None


def test_lay_refill_no_pile_no_tile() -> None:
    """knights.lay.refill"""
    match = board("""
        2 seats, deploy=optional; seat 0: lay, 0 laid
        seat 0: knights 0, drawn 20, hand P Pc, played L M P P Pv Pv Pc Pc Pc Pc Pc Pt Pt Pt Fv Fv Fv Fc Fc Ft, kept P
        seat 1: knights 0, drawn 20, hand M Pc, played L P P Pv Pv Pc Pc Pc Pc Pc Pt Pt Pt Fv Fv Fv Fc Fc Ft M, kept M
         1  M   P
         0  Pv  Pv
            0   1
    """)
    for outcome in ("P", "L", "Fv"):
        with pytest.raises(IllegalMove) as refused:
            match.play("lay P 2,0", outcome)
        assert refused.value.rule == "knights.lay.refill"
    assert match.play("lay P 2,0").outcome is None
    assert match.mover == 0 and hand(match, 0) == ["Pc"]


@pytest.mark.parametrize(
    ("move", "outcome"),
    [("lay P 2,0", "Pt L"), ("lay P 2,0", "Pt, L"), ("lay Pc 2,0", "Pt"), ("stop", "Pt"), ("lay P 2,0", "Fv Fv")],
)
def test_lay_refill_refuses_what_is_surplus(move: str, outcome: str) -> None:
    """knights.lay.refill"""
    with pytest.raises(IllegalMove) as refused:
        board(OPENING.format(laid=1)).play(move, outcome)
    assert refused.value.rule == "knights.lay.refill"


def test_lay_refill_surplus_at_a_choice() -> None:
    """knights.lay.refill: nothing is drawn before the last choice"""
    with pytest.raises(IllegalMove) as refused:
        start().play("keep P", "Fv")
    assert refused.value.rule == "knights.lay.refill"


@pytest.mark.parametrize("outcome", ["", "X", "P,", ",", "pv", "Pv;", "?"])
def test_outcomes_outside_the_grammar(outcome: str) -> None:
    with pytest.raises(BadOutcome):
        board(OPENING.format(laid=0)).play("lay P 2,0", outcome)


def test_turn_skip_without_tiles() -> None:
    """knights.turn.skip: seat 1 has no tiles left and is passed over"""
    match = board("""
        3 seats, deploy=optional; seat 0: lay, 1 laid
        seat 0: knights 5, drawn 20, hand P P, played -
        seat 1: knights 5, drawn 20, hand -, played -
        seat 2: knights 5, drawn 20, hand M, played -
         1  M   P   P
         0  Pv  Pv  M
            0   1   2
    """)
    match.play("stop")
    assert match.mover == 2
    match.play("lay M 3,0")  # the hand is empty: the turn ends by itself
    assert match.mover == 0
    refusals(match, {"stop": "lay.count"})
    match.play("lay P 3,1")
    match.play("stop")
    assert match.mover == 0, "the only one with tiles goes on"
    match.play("lay P 4,0")
    assert match.finished and match.reason == "knights.end"


def test_turn_skip_empty_hand_waits_for_the_knights() -> None:
    """knights.turn.skip, knights.end: the last tile is a castle, its knights still come"""
    match = board("""
        2 seats, deploy=optional; seat 0: lay, 0 laid
        seat 0: knights 1, drawn 20, hand Pc, played -
        seat 1: knights 5, drawn 20, hand -, played -
         1  M   P
         0  Pv  Pv
            0   1
    """)
    match.play("lay Pc 2,0")
    assert not match.finished and match.mover == 0
    assert match.legal() == ["deploy none", "deploy 1"]
    match.play("deploy 1")
    assert (match.finished, match.scores) == (True, [1, 0])


# Knights

CASTLE = """
    2 seats, deploy=optional; seat 0: deploy, 1 laid
    seat 0: knights 30, drawn 5, hand P, played L Pv Pc Pc Pt Fv, kept P
    seat 1: knights 30, drawn 5, hand M Pc, played L Pv Pc Pt Fv, kept M
     2  .   Pv  .   .
     1  .   M   .   .
     0  P   Pc* Fv  Pt
    -1  .   L   .   .
        0   1   2   3
"""


def test_castle_place_none_to_five() -> None:
    """knights.castle.place"""
    match = board(CASTLE)
    refusals(match, {"deploy none": None, "deploy 1": None, "deploy 4": None, "deploy 6": "castle.place", "deploy 99999999999999999999": "castle.place", "deploy E 1-2-3": "castle.place", "deploy E 3-3": "castle.place"})  # fmt: skip
    match.play("deploy none")
    assert match.view()["fields"]["knights"][:2] == [30, 30]


def test_castle_place_not_more_than_one_has() -> None:
    """knights.castle.place"""
    match = board(CASTLE.replace("seat 0: knights 30", "seat 0: knights 2"))
    assert match.legal() == ["deploy none", "deploy 1", "deploy 2", "deploy W 1-1"]
    refusals(
        match, {"deploy 3": "castle.place", "deploy 5": "castle.place", "deploy E 1-2": "castle.place", "deploy S 2-2": "castle.place"}
    )


def test_castle_place_all_moves_by_hand() -> None:
    """knights.castle.place: north the mountains take 3 (and the village behind 1), east 2 and 1, south the lake none, west 1"""
    assert board(CASTLE).legal() == [
        "deploy none", "deploy 1", "deploy 2", "deploy 3", "deploy 4",
        "deploy N 1-3", "deploy N 1-3-1", "deploy N 1-4", "deploy N 2-3",
        "deploy E 1-2", "deploy E 1-2-1", "deploy E 1-2-2", "deploy E 1-3", "deploy E 1-3-1", "deploy E 1-4",
        "deploy E 2-2", "deploy E 2-2-1", "deploy E 2-3", "deploy E 3-2",
        "deploy W 1-1", "deploy W 1-2", "deploy W 1-3", "deploy W 1-4", "deploy W 2-1", "deploy W 2-2", "deploy W 2-3",
        "deploy W 3-1", "deploy W 3-2", "deploy W 4-1",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("castle", "knights", "asked"), [("Pc", 0, False), ("Pc", 1, True), ("Fc", 0, False), ("Fc", 1, False), ("Fc", 2, True)]
)
def test_castle_place_asked_from_the_minimum_on(castle: str, knights: int, asked: bool) -> None:
    """knights.castle.place, knights.castle.none: plain 1, forest 2"""
    match = board(
        OPENING.format(laid=0).replace("seat 0: knights 30", f"seat 0: knights {knights}").replace("hand P Pc", f"hand P {castle}")
    )
    entry = match.play(f"lay {castle} 2,0")
    assert (match.legal()[0] == "deploy none") == asked
    assert (entry.outcome is None) == asked, "the tile is drawn at once where no knights are asked for"


def test_castle_place_answers_at_the_wrong_moment() -> None:
    """knights.castle.place, knights.castle.none"""
    waiting = board(CASTLE)
    refusals(
        waiting,
        {
            "stop": "castle.place",
            "lay P 0,1": "castle.place",
            "lay L 99,0": "castle.place",
            "keep P": "setup.choice",
            "keep L": "setup.choice",
        },
    )
    idle = board(OPENING.format(laid=1))
    refusals(idle, dict.fromkeys(("deploy none", "deploy 1", "deploy 9", "deploy E 1-1", "deploy E 5-5"), "castle.place"))
    without = board(OPENING.format(laid=1).replace("seat 0: knights 30", "seat 0: knights 0"))
    refusals(without, dict.fromkeys(("deploy none", "deploy 1", "deploy 9", "deploy E 1-1", "deploy E 5-5"), "castle.none"))


def test_castle_forced_with_the_option() -> None:
    """knights.castle.forced"""
    match = board(CASTLE.replace("deploy=optional", "deploy=forced"))
    assert match.why_not("deploy none") == "knights.castle.forced"
    assert match.legal() == board(CASTLE).legal()[1:]
    with pytest.raises(IllegalMove):
        match.play("deploy none")
    match.play("deploy 1")


def test_castle_forced_does_not_ask_who_cannot() -> None:
    """knights.castle.forced: one knight left, a forest castle"""
    match = board(
        OPENING.format(laid=0)
        .replace("deploy=optional", "deploy=forced")
        .replace("knights 30", "knights 1", 1)
        .replace("hand P Pc", "hand P Fc")
    )
    match.play("lay Fc 2,0")
    assert "stop" in match.legal()


def test_castle_line_no_jump_over_a_gap_or_a_tile() -> None:
    """knights.castle.line"""
    match = board("""
        2 seats, deploy=optional; seat 0: deploy, 1 laid
        seat 0: knights 30, drawn 5, hand P, played Pc
        seat 1: knights 30, drawn 5, hand M Pc, played -
         1  P   .   .   P   P
         0  P   Pc* P   .   P
            0   1   2   3   4
    """)
    refusals(match, {"deploy E 1-1": None, "deploy E 1-1-1": "castle.line", "deploy E 1-1-1-1": "castle.line", "deploy N 1-1": "castle.line", "deploy S 1-1": "castle.line", "deploy W 1-1-1": "castle.line"})  # fmt: skip


@pytest.mark.parametrize(("direction", "cell"), [("N", (3, 4)), ("E", (4, 3)), ("S", (3, 2)), ("W", (2, 3))])
def test_castle_line_as_far_as_five_knights_reach(direction: str, cell: tuple[int, int]) -> None:
    """knights.castle.line: four tiles beyond the castle in every direction; the knights stand there"""
    rows = [[("Pc*" if (x, y) == (3, 3) else "P" if x == 3 or y == 3 else ".") for x in range(7)] for y in range(6, -1, -1)]
    drawing = "\n".join(f"    {6 - at:>2}  " + " ".join(row) for at, row in enumerate(rows))
    match = board(
        f"""
    2 seats, deploy=optional; seat 0: deploy, 1 laid
    seat 0: knights 30, drawn 5, hand P, played Pc
    seat 1: knights 30, drawn 5, hand M Pc, played -
{drawing}
        0 1 2 3 4 5 6
"""
    )
    refusals(match, {f"deploy {direction} 1-1-1-1": None, f"deploy {direction} 1-1-1-1-1": "castle.line"})  # three tiles to the edge
    match.play(f"deploy {direction} 2-3")
    assert stacks(match) == {"3,3": "00", f"{cell[0]},{cell[1]}": "000"}


def test_castle_line_five_tiles() -> None:
    """knights.castle.line: one knight on each of five tiles"""
    match = board(ROW.replace("seat 0: lay", "seat 0: deploy").replace("Pv  Pv  L   M   P   Pv  Pt", "Pc* Pv  P   P   P   Pv  Pt"))
    refusals(match, {"deploy E 1-1-1-1-1": None, "deploy E 1-1-1-1-1-1": "castle.place", "deploy E 1-1-1-2": None})


@pytest.mark.parametrize(("castle", "least"), [("Pc", 1), ("Fc", 2)])
def test_castle_leave_on_the_castle_itself(castle: str, least: int) -> None:
    """knights.castle.leave: plain 1, forest 2, also when nobody moves on"""
    match = board(CASTLE.replace("Pc* Fv", f"{castle}* Fv"))
    refusals(match, {f"deploy {count}": None if count >= least else "castle.leave" for count in range(1, 5)})
    refusals(match, {"deploy W 1-1": None if least == 1 else "castle.leave", "deploy W 2-1": None})


@pytest.mark.parametrize(("tile", "least"), [("P", 1), ("Pv", 1), ("Pc", 1), ("Pt", 1), ("Fv", 2), ("Fc", 2), ("Ft", 2), ("M", 3)])
def test_castle_leave_by_land(tile: str, least: int) -> None:
    """knights.castle.leave: plain 1, forest 2, mountains 3, on the way and where the line ends; more may be left"""
    match = board(CASTLE.replace("Pc* Fv  Pt", f"Pc* {tile:<3} Pt"))
    refusals(match, {f"deploy E 1-{count}": None if count >= least else "castle.leave" for count in range(1, 5)})
    refusals(match, {f"deploy E 1-{count}-1": None if count >= least else "castle.leave" for count in range(1, 4)})


def test_castle_leave_the_first_broken_tile_answers() -> None:
    """knights.castle.leave before knights.castle.line, knights.castle.four or knights.castle.lake further out"""
    match = board(CASTLE.replace("Pc* Fv  Pt", "Fc* Fv  L"))
    refusals(
        match,
        {
            "deploy E 1-1-1": "castle.leave",  # the castle
            "deploy E 2-1-1": "castle.leave",  # the forest
            "deploy E 2-2-1": "castle.lake",
            "deploy N 2-1": "castle.leave",  # mountains
            "deploy N 1-1-1-1": "castle.leave",
            "deploy S 2-1": "castle.lake",
            "deploy S 1-1": "castle.leave",
            "deploy W 2-1-1": "castle.line",
            "deploy W 1-1-1": "castle.leave",
            "deploy 5": "castle.four",
        },
    )


def test_castle_lake() -> None:
    """knights.castle.lake"""
    match = board(CASTLE)
    refusals(match, {"deploy S 1-1": "castle.lake", "deploy S 1-4": "castle.lake", "deploy S 1-1-1": "castle.lake"})
    assert not any(move.startswith("deploy S") for move in match.legal())


def test_castle_four_five_on_the_castle_alone() -> None:
    """knights.castle.four: worked position"""
    refusals(board(CASTLE), {"deploy 5": "castle.four", "deploy 4": None})


@pytest.mark.parametrize("direction", "NESW")
def test_castle_four_in_all_colours_together(direction: str) -> None:
    """knights.castle.four"""
    match = board("""
        2 seats, deploy=optional; seat 0: deploy, 1 laid
        seat 0: knights 30, drawn 5, hand P, played Pc
        seat 1: knights 30, drawn 5, hand M Pc, played -
         2  .     P/011 .
         1  P/101 Pc*   P/110
         0  .     P/001 .
            0     1     2
    """)
    refusals(match, {f"deploy {direction} 1-1": None, f"deploy {direction} 1-2": "castle.four", f"deploy {direction} 4-1": None})
    match.play(f"deploy {direction} 1-1")
    assert [knights for knights in stacks(match).values() if len(knights) == 4] == [
        {"N": "0110", "E": "1100", "S": "0010", "W": "1010"}[direction]
    ]


def test_castle_four_while_the_pile_passes_there_may_be_more() -> None:
    """knights.castle.four: four more pass over a tile that holds three"""
    match = board(CASTLE.replace("Pc* Fv  Pt", "Pc* P/111 Pt"))
    refusals(match, {"deploy E 1-1-3": None, "deploy E 1-2-1": "castle.four"})


CLOSED = """
    2 seats, deploy=optional; seat 0: deploy, 1 laid
    seat 0: knights 30, drawn 5, hand P, played Pc
    seat 1: knights 30, drawn 5, hand M Pc, played -
     2  .     Fv/111 .
     1  P     Pc*    M/111
     0  .     P/1111 .
    -1  .     P      .
        0     1      2
"""


def test_castle_four_closed_tiles() -> None:
    """knights.castle.four: a mountain or a forest that holds 3, a plain that holds 4; they stop the line (worked position)"""
    match = board(CLOSED)
    refusals(match, {"deploy E 1-3": "castle.four", "deploy E 1-4": "castle.four", "deploy N 1-2": "castle.four", "deploy S 1-1": "castle.four", "deploy S 1-1-1": "castle.four", "deploy E 1-1": "castle.leave", "deploy N 1-1": "castle.leave"})  # fmt: skip
    assert {move[7] for move in match.legal()[1:]} == set("1234W")


def test_castle_top_new_knights_go_on_top() -> None:
    """knights.castle.top, knights.score: the village changes hands"""
    match = board(CASTLE.replace("Pc* Fv  Pt", "Pc* Fv/11 Pt/1"))
    assert match.scores == [0, 5]
    match.play("deploy E 1-2-2", "Ft")
    same(
        match,
        """
        2 seats, deploy=optional; seat 0: lay, 1 laid
        seat 0: knights 25, drawn 6, hand P Ft, played L Pv Pc Pc Pt Fv, kept P
        seat 1: knights 30, drawn 5, hand M Pc, played L Pv Pc Pt Fv, kept M
         2  .        Pv       .        .
         1  .        M        .        .
         0  P        Pc/0     Fv/1100  Pt/100
        -1  .        L        .        .
            0        1        2        3
        """,
    )
    assert match.scores == [6, 0]


def test_castle_none_without_knights() -> None:
    """knights.castle.none: no question, and the tile is drawn"""
    match = board(OPENING.format(laid=0).replace("seat 0: knights 30", "seat 0: knights 0"))
    assert match.play("lay Pc 2,0").outcome is not None
    assert match.why_not("deploy 1") == "knights.castle.none" and match.why_not("deploy none") == "knights.castle.none"


# Worked positions


def test_red_and_yellow() -> None:
    """knights.castle.leave, knights.castle.four, knights.castle.top: the rulebook's example"""
    match = board("""
        2 seats, deploy=optional; seat 0: lay, 0 laid
        seat 0: knights 30, drawn 10, hand M Pc, played -
        seat 1: knights 30, drawn 10, hand M Pc, played -
         2  P   P   .
         1  P   Pv  .
         0  .   Fv  Pt
            0   1   2
    """)
    match.play("lay Pc 0,0")
    refusals(match, {"deploy E 1-2-1": None, "deploy E 1-1-2": "castle.leave"})
    match.play("deploy E 1-2-1", "Pc")
    match.play("stop")
    match.play("lay Pc 1,-1")
    match.play("deploy N 1-2-1", "M")
    same(
        match,
        """
        2 seats, deploy=optional; seat 1: lay, 1 laid
        seat 0: knights 26, drawn 11, hand M Pc, played Pc, kept M
        seat 1: knights 26, drawn 11, hand M M, played Pc, kept M
         2  P        P        .
         1  P        Pv/1     .
         0  Pc/0     Fv/0011  Pt/0
        -1  .        Pc/1     .
            0        1        2
        """,
    )
    assert match.scores == [1 + 3, 1 + 2 + 2]
    match.play("stop")
    match.play("lay Pc 0,1" if match.why_not("lay Pc 0,1") is None else "lay Pc 3,0")
    assert match.why_not("deploy W 1-1") is None  # over the town at 2,0, which holds one
    refusals(match, {"deploy W 1-1-2": "castle.four", "deploy W 2-1-2": "castle.four"})  # the forest village is closed


# End and score


def test_end_when_every_tile_lies() -> None:
    """knights.end"""
    for seats in (2, 3, 4):
        match = whole(seats, 11)
        laid = Counter(entry.seat for entry in match.entries() if entry.move.startswith("lay"))
        assert laid == dict.fromkeys(range(seats), 22)  # 24 less two in the layout
        assert match.reason == "knights.end" and match.mover is None and match.legal() == []
        for text in ("stop", "keep P", "keep L", "lay P 0,0", "lay P 99,0", "deploy none", "deploy 9", "resign 0", "timeout 1"):
            assert match.why_not(text) == "knights.end"
        with pytest.raises(BadMove):
            match.why_not("resign 4")


def test_score_castle_1_village_2_town_3_by_the_top_knight() -> None:
    """knights.score"""
    match = board("""
        3 seats, deploy=optional; seat 0: lay, 0 laid
        seat 0: knights 3, drawn 20, hand P, played -
        seat 1: knights 4, drawn 20, hand M, played -
        seat 2: knights 5, drawn 20, hand M, played -
         2  P/0    M/0000 Pv
         1  Pc/0   Pv/01  Pt/012
         0  Fc/110 Fv/22  Ft/1111
            0      1      2
    """)
    assert match.scores == [1 + 1, 2 + 3, 3 + 2]
    assert [(step["seat"], step["points"], step["where"], step["why"]) for step in match.count()] == [
        (0, 1, "0,1", "Pc"),
        (1, 2, "1,1", "Pv"),
        (2, 3, "2,1", "Pt"),
        (0, 1, "0,0", "Fc"),
        (2, 2, "1,0", "Fv"),
        (1, 3, "2,0", "Ft"),
    ]
    assert {step["rule"] for step in match.count()} == {"knights.score"}


LAST = """
    3 seats, deploy=optional; seat 0: lay, 0 laid
    seat 0: knights {0}, drawn 20, hand P, played -
    seat 1: knights {1}, drawn 20, hand -, played -
    seat 2: knights {2}, drawn 20, hand -, played -
     1  M     {cells}
     0  M     M    M    M
        0     1    2    3
"""


@pytest.mark.parametrize(
    ("knights", "cells", "scores", "winners"),
    [
        ((0, 9, 9), "Pt/0 Pv/1 Pv/2", [3, 2, 2], [0]),  # most points win, whoever has more knights
        ((1, 2, 9), "Pv/0 Pv/1 Pc/2", [2, 2, 1], [1]),  # equal: more unplaced knights
        ((4, 4, 9), "Pv/0 Pv/1 Pc/2", [2, 2, 1], [0, 1]),  # still equal: shared
        ((5, 5, 5), "P Pv P", [0, 0, 0], [0, 1, 2]),
        ((4, 5, 5), "Pv/0 Pv/1 Pv/2", [2, 2, 2], [1, 2]),
    ],
)
def test_tie(knights: tuple[int, int, int], cells: str, scores: list[int], winners: list[int]) -> None:
    """knights.tie"""
    match = board(LAST.format(*knights, cells=cells))
    assert match.winners == []
    match.play("lay P 0,-1")
    assert match.finished and match.scores == scores and match.winners == winners


@pytest.mark.parametrize(
    ("leave", "knights", "winners"),
    [
        ("resign 0", (9, 2, 2), [1, 2]),
        ("timeout 0", (9, 2, 3), [2]),
        ("resign 1", (2, 9, 3), [2]),
        ("timeout 2", (3, 3, 9), [0, 1]),
        ("resign 2", (3, 2, 9), [0]),
    ],
)
def test_tie_without_the_seat_that_left(leave: str, knights: tuple[int, int, int], winners: list[int]) -> None:
    """knights.tie: who left cannot win, the others rank as usual"""
    match = board(LAST.format(*knights, cells="Pv/0 Pv/1 Pv/2"))
    match.play(leave)
    assert match.winners == winners and match.reason == leave.split()[0] and match.scores == [2, 2, 2]


def test_tie_the_best_seat_leaves() -> None:
    """knights.tie"""
    match = board(LAST.format(9, 1, 1, cells="Pt/0 Pv/1 Pc/2"))
    match.resign(0)
    assert match.scores == [3, 2, 1] and match.winners == [1]


# Options and seats


def test_options() -> None:
    """Option deploy: optional (default) or forced"""
    assert start().options == {"deploy": "optional"}
    assert start(deploy="forced").options == {"deploy": "forced"}
    assert '[Options "deploy=forced"]' in start(deploy="forced").record() and "Options" not in start(deploy="optional").record()
    for wrong in ({"deploy": "never"}, {"deploy": ""}, {"place": "forced"}):
        with pytest.raises(BadOption):
            Match.start("knights", 2, wrong)


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_two_to_four_seats(seats: int) -> None:
    with pytest.raises(BadOption):
        start(seats)
