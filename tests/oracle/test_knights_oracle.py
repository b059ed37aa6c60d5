"""The second referee of `knights` is itself held against the positions worked by hand in rules/knights.md, and against itself."""

from collections import Counter
from random import Random

import pytest

from tests.oracle.knights import (
    GROUP_A,
    PILE_GROUPS,
    TILES,
    BadText,
    Cell,
    Oracle,
    RecordError,
    Refused,
    malformed,
    replay,
)

RED, YELLOW = 0, 1
PILE = [tile for group in PILE_GROUPS for tile in group]


def laid(*columns: str, seats: int = 2, deploy: str = "optional") -> Oracle:
    """A match whose start layout lies, column by column, each written from y = 0 up."""
    oracle = Oracle(seats, deploy=deploy)
    for seat, column in enumerate(columns):
        left = Counter(GROUP_A) - Counter(["Pc", *column.split()])
        oracle.play(f"keep {next(iter(left))}", ", ".join(columns) if seat == seats - 1 else None)
    return oracle


def table(tiles: dict[Cell, str], hand: str, stacks: dict[Cell, list[int]] | None = None, deploy: str = "optional") -> Oracle:
    """Red to lay in a position set by hand."""
    oracle = laid("P Pv", "P Pv", deploy=deploy)
    oracle.tiles = dict(tiles)
    oracle.hands[RED] = hand.split()
    oracle.stacks = dict(stacks or {})
    return oracle


def row(*tiles: str) -> dict[Cell, str]:
    """Tiles side by side from 0,0 to the east."""
    return {(x, 0): tile for x, tile in enumerate(tiles)}


# ------------------------------------------------------------------------------------------- positions of the rules, worked by hand


def test_four_knights_over_a_forest_village_and_a_town() -> None:
    oracle = table({(1, 0): "Fv", (2, 0): "Pt", (3, 0): "P"}, "Pc P")
    oracle.play("lay Pc 0,0")
    assert oracle.why_not("deploy E 1-2-1") is None
    assert oracle.why_not("deploy E 1-1-2") == "knights.castle.leave"
    assert "deploy E 1-2-1" in oracle.legal()
    assert "deploy E 1-1-2" not in oracle.legal()
    oracle.play("deploy E 1-2-1", "L")
    assert oracle.stacks == {(0, 0): [RED], (1, 0): [RED] * 2, (2, 0): [RED]}
    assert oracle.scores == [1 + 2 + 3, 0]
    assert oracle.unplaced == [26, 30]


def test_yellow_covers_the_forest_village_and_closes_it() -> None:
    oracle = table({(1, 0): "Fv", (2, 0): "Pt", (1, -1): "Pv"}, "Pc P")
    oracle.play("lay Pc 0,0")
    oracle.play("deploy E 1-2-1", "L")
    oracle.play("stop")
    oracle.hands[YELLOW] = ["Pc", "Pc"]
    oracle.play("lay Pc 1,1")
    assert oracle.why_not("deploy S 1-3") == "knights.castle.four"
    oracle.play("deploy S 1-2-1", "L")
    assert oracle.stacks[1, 0] == [RED, RED, YELLOW, YELLOW]
    assert oracle.stacks[1, 1] == oracle.stacks[1, -1] == [YELLOW]
    assert oracle.scores == [1 + 3, 1 + 2 + 2]
    oracle.play("stop")
    oracle.hands[RED] = ["Pc"]
    oracle.play("lay Pc 1,-2")
    for move in ("deploy N 1-1-2", "deploy N 1-1-3", "deploy N 1-1-2-1"):
        assert oracle.why_not(move) == "knights.castle.four"
    assert oracle.why_not("deploy N 1-1-1") == "knights.castle.leave"
    assert oracle.why_not("deploy N 1-1") is None


@pytest.mark.parametrize(("tile", "standing", "enters"), [("M", 3, 3), ("F", 3, 2), ("Fv", 3, 2), ("M", 2, 3), ("P", 4, 1)])
def test_a_tile_without_room_for_its_number_is_closed(tile: str, standing: int, enters: int) -> None:
    oracle = table({(1, 0): tile, (2, 0): "P"}, "Pc", {(1, 0): [YELLOW] * standing})
    oracle.play("lay Pc 0,0")
    assert oracle.why_not(f"deploy E 1-{enters}") == "knights.castle.four"
    assert not any(" E " in move for move in oracle.legal())


@pytest.mark.parametrize(("tile", "standing", "enters"), [("M", 1, 3), ("M", 0, 4), ("F", 2, 2), ("P", 3, 1)])
def test_a_tile_with_just_the_room_is_open(tile: str, standing: int, enters: int) -> None:
    oracle = table({(1, 0): tile}, "Pc", {(1, 0): [YELLOW] * standing})
    oracle.play("lay Pc 0,0")
    assert f"deploy E 1-{enters}" in oracle.legal()
    assert oracle.why_not(f"deploy E 1-{enters}") is None


@pytest.mark.parametrize("x", [7, -1])
def test_seven_in_a_row_are_the_whole_width_for_two(x: int) -> None:
    oracle = table(row("P", "P", "P", "P", "P", "P", "P"), "P Pv")
    assert oracle.why_not(f"lay P {x},0") == "knights.lay.area"
    assert {int(move.split()[2].split(",")[0]) for move in oracle.legal()} == set(range(7))


def test_five_on_the_castle_alone_are_too_many() -> None:
    oracle = table(row("P"), "Pc")
    oracle.play("lay Pc 1,0")
    assert oracle.why_not("deploy 5") == "knights.castle.four"
    assert oracle.why_not("deploy 4") is None


# ----------------------------------------------------------------------------------------------------------------------- laying


def test_the_order_of_refusals_of_a_laying() -> None:
    oracle = table(row("P", "P", "P"), "P Pv")
    assert oracle.why_not("lay M 99,0") == "knights.lay.hand"
    assert oracle.why_not("lay P 99,0") == oracle.why_not("lay P 0,-6") == "knights.lay.area"
    assert oracle.why_not("lay P 1,0") == "knights.lay.empty"
    assert oracle.why_not("lay P 3,1") == oracle.why_not("lay P 6,6") == "knights.lay.edge"
    assert oracle.why_not("lay P 3,0") is None


def test_two_equal_tiles_are_one_move() -> None:
    assert table(row("P"), "P P").legal() == {"lay P 1,0", "lay P -1,0", "lay P 0,1", "lay P 0,-1"}


def test_three_layings_end_the_turn_and_the_refill_comes_between() -> None:
    oracle = laid("P Pv", "P Pv")
    assert oracle.why_not("stop") == "knights.lay.count"
    oracle.play("lay M 0,2", "L")
    assert oracle.hands[RED] == ["Pc", "L"]
    oracle.play("lay L 0,3", "Pt")
    oracle.play("lay Pt 0,4", "Fv")
    assert oracle.mover == YELLOW
    oracle.play("lay M 1,2", "L")
    oracle.play("stop")
    assert oracle.mover == RED


def test_who_has_no_tiles_is_skipped_and_the_last_one_ends_it() -> None:
    oracle = table(row("P"), "P M")
    oracle.drawn = [list(PILE), list(PILE)]
    oracle.hands[YELLOW] = []
    oracle.play("lay P 1,0")
    oracle.play("stop")
    assert oracle.mover == RED
    oracle.play("lay M 2,0")
    assert (oracle.finished, oracle.reason) == (True, "knights.end")
    assert oracle.winners == [RED, YELLOW]
    assert oracle.legal() == set()
    assert oracle.why_not("stop") == oracle.why_not("resign 0") == "knights.end"


def test_the_end_waits_for_the_last_knights() -> None:
    oracle = table(row("P"), "Pc")
    oracle.drawn = [list(PILE), list(PILE)]
    oracle.hands[YELLOW] = []
    oracle.play("lay Pc 1,0")
    assert not oracle.finished
    oracle.play("deploy 1")
    assert oracle.reason == "knights.end"
    assert (oracle.scores, oracle.winners) == ([1, 0], [RED])


def test_an_empty_hand_ends_the_turn() -> None:
    oracle = table(row("P"), "P")
    oracle.drawn[RED] = list(PILE)
    oracle.play("lay P 1,0")
    assert oracle.mover == YELLOW


# ---------------------------------------------------------------------------------------------------------------------- knights


def test_the_line_ends_at_a_gap_and_a_lake_and_the_first_broken_tile_answers() -> None:
    oracle = table({(1, 0): "P", (3, 0): "P", (0, 1): "L", (0, 2): "P"}, "Pc")
    oracle.play("lay Pc 0,0")
    assert oracle.why_not("deploy E 1-1-1") == "knights.castle.line"
    assert oracle.why_not("deploy W 1-1") == "knights.castle.line"
    assert oracle.why_not("deploy N 1-1") == oracle.why_not("deploy N 1-1-1") == "knights.castle.lake"
    assert oracle.why_not("deploy E 5-1") == oracle.why_not("deploy 6") == "knights.castle.place"
    assert oracle.legal() == {"deploy none"} | {f"deploy {here}" for here in (1, 2, 3, 4)} | {
        f"deploy E {here}-{there}" for here in (1, 2, 3, 4) for there in (1, 2, 3, 4) if here + there <= 5
    }


def test_a_forest_castle_takes_none_or_two_and_is_not_asked_below() -> None:
    oracle = table(row("P"), "Fc")
    oracle.play("lay Fc 1,0")
    assert oracle.why_not("deploy 1") == oracle.why_not("deploy W 1-1") == "knights.castle.leave"
    assert oracle.why_not("deploy none") is oracle.why_not("deploy 2") is None
    assert oracle.why_not("lay P 2,0") == oracle.why_not("stop") == "knights.castle.place"
    oracle = table(row("P"), "Fc")
    oracle.unplaced[RED] = 1
    oracle.play("lay Fc 1,0", "L")
    assert oracle.waiting is None
    assert oracle.why_not("deploy none") == "knights.castle.place"


def test_no_more_than_one_has_and_nothing_without_knights() -> None:
    oracle = table(row("P"), "Pc")
    oracle.unplaced[RED] = 2
    oracle.play("lay Pc 1,0")
    assert oracle.why_not("deploy 3") == oracle.why_not("deploy W 1-2") == "knights.castle.place"
    oracle = table(row("P"), "Pc")
    oracle.unplaced[RED] = 0
    oracle.play("lay Pc 1,0", "L")
    assert oracle.why_not("deploy none") == oracle.why_not("deploy 1") == "knights.castle.none"


def test_forced() -> None:
    oracle = table(row("P"), "Pc", deploy="forced")
    oracle.play("lay Pc 1,0")
    assert oracle.why_not("deploy none") == "knights.castle.forced"
    assert "deploy none" not in oracle.legal()


# ------------------------------------------------------------------------------------------------------------- choice and chance


def test_nothing_but_one_of_three_tiles_during_the_choice() -> None:
    oracle = Oracle(2)
    assert oracle.legal() == {"keep P", "keep Pv", "keep M"}
    for move in ("keep Pc", "keep L", "lay P 0,2", "deploy none", "stop"):
        assert oracle.why_not(move) == "knights.setup.choice"
    assert laid("P Pv", "P Pv").why_not("keep P") == "knights.setup.choice"


def test_outcomes() -> None:
    oracle = Oracle(2)
    assert oracle.outcome_why_not("keep P", "M Pv, P M") == "knights.lay.refill"
    oracle.play("keep P")
    for layout in (None, "M Pv", "M P, P M", "M Pv, P Pv", "M Pv P M"):
        assert oracle.outcome_why_not("keep Pv", layout) == "knights.setup.layout"
    for text in ("", "M Pv,", "M Pv, P ?", "M Pv, P m"):
        with pytest.raises(BadText):
            oracle.play("keep Pv", text)
    oracle.play("keep Pv", "M Pv, P M")
    assert oracle.tiles == {(0, 0): "M", (0, 1): "Pv", (1, 0): "P", (1, 1): "M"}
    assert oracle.outcome_why_not("lay P 0,2", None) == "knights.lay.refill"
    assert oracle.outcome_why_not("lay P 0,2", "L Pv") == "knights.lay.refill"
    assert oracle.outcome_why_not("lay P 0,2", "Ft") == "knights.setup.pile"
    assert oracle.outcome_why_not("lay Pc 0,2", "L") == "knights.lay.refill"
    oracle.play("lay P 0,2", "L")
    assert oracle.outcome_why_not("lay L 0,3", "L") == "knights.setup.pile"
    with pytest.raises(Refused, match=r"knights\.lay\.refill"):
        oracle.play("stop", "Pt")


def test_tiles_by_kind() -> None:
    totals = {"P": 3, "Pv": 3, "Pc": 6, "Pt": 3, "Fv": 3, "Fc": 2, "Ft": 1, "M": 2, "L": 1}
    assert Counter(GROUP_A + PILE) == totals


# ------------------------------------------------------------------------------------------------------------------ end and score


def test_more_unplaced_knights_win_a_tie() -> None:
    oracle = table(row("Pv", "Pv", "P"), "P", {(0, 0): [RED, YELLOW], (1, 0): [YELLOW, RED]})
    oracle.reason, oracle.mover = "knights.end", None
    assert (oracle.scores, oracle.winners) == ([2, 2], [RED, YELLOW])
    oracle.unplaced = [28, 29]
    assert oracle.winners == [YELLOW]


def test_who_leaves_cannot_win_and_the_others_rank() -> None:
    oracle = laid("P Pv", "P Pv", "P Pv", seats=3)
    oracle.tiles |= {(0, 2): "Pt", (1, 2): "P"}
    oracle.stacks = {(0, 2): [2], (1, 2): [0]}
    oracle.unplaced = [29, 30, 29]
    oracle.play("timeout 2")
    assert (oracle.scores, oracle.winners, oracle.reason) == ([0, 0, 3], [1], "timeout")
    assert oracle.why_not("lay P 9,9") == "knights.end"


# ------------------------------------------------------------------------------------------------------------------ whole records


def played(seed: int, seats: int, deploy: str) -> tuple[str, Oracle]:
    """A match of random moves, and its record."""
    luck, oracle = Random(seed), Oracle(seats, deploy=deploy)
    lines: list[str] = []
    while not oracle.finished:
        legal = sorted(oracle.legal())
        move = luck.choice(legal) if "stop" not in legal or luck.random() < 0.5 else "stop"
        outcome = chance(oracle, move, luck)
        oracle.play(move, outcome)
        lines.append(f"{len(lines) + 1}. {move}" + (f" {{{outcome}}}" if outcome else ""))
    head = ['[Game "knights"]', '[Rules "1"]', f'[Seats "{", ".join("ABCD"[:seats])}"] ; a comment', f'[Options "deploy={deploy}"]']
    head.append(f'[Result "{" ".join(str(score) for score in oracle.scores)}"]')
    head += [f'[Winners "{",".join(str(seat) for seat in oracle.winners)}"]', f'[Reason "{oracle.reason}"]']
    return "\n".join([*head, "", *lines, ""]), oracle


def chance(oracle: Oracle, move: str, luck: Random) -> str | None:
    """An outcome that the move can have."""
    if oracle.outcome_why_not(move, None) is None:
        return None
    if oracle.choosing:
        columns = [list((Counter(GROUP_A) - Counter(["Pc", tile])).elements()) for tile in [*oracle.kept, move.split()[1]]]
        return ", ".join(" ".join(luck.sample(column, 2)) for column in columns)
    return luck.choice([tile for tile in TILES if oracle.outcome_why_not(move, tile) is None])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deploy", ["optional", "forced"])
def test_random_matches_replay(seats: int, deploy: str) -> None:
    text, oracle = played(seats, seats, deploy)
    again = replay(text)
    assert again == oracle
    assert len(again.tiles) == 24 * seats
    assert replay(text[: text.index("[Result")] + text[text.index("\n1.") :]).reason == "knights.end"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_building_and_judging_agree(seats: int) -> None:
    luck, oracle = Random(seats), Oracle(seats)
    while not oracle.finished:
        legal = oracle.legal()
        texts = list(oracle.refusals(thin=False))
        assert legal == {text for text in texts if oracle.why_not(text) is None and text.split()[0] not in ("resign", "timeout")}
        assert set(oracle.refusals()) <= set(texts)
        move = luck.choice(sorted(legal))
        oracle.play(move, chance(oracle, move, luck))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_texts_that_are_no_moves(seats: int) -> None:
    oracle = Oracle(seats)
    for text in malformed(seats):
        with pytest.raises(BadText):
            oracle.why_not(text)


HEAD = '[Game "knights"]\n[Rules "1"]\n[Seats "Ana, B\\"o\\\\; x"]\n'


@pytest.mark.parametrize(
    ("text", "line", "rule"),
    [
        ("", 1, None),
        (HEAD.replace("Seats", "Seat"), 1, None),
        (HEAD.replace('"1"', '"2"'), 2, None),
        (HEAD.replace("Ana, ", ""), 3, None),
        (HEAD.replace("Ana", "A, B, C, D"), 3, None),
        (HEAD + '[Options "deploy=never"]', 4, None),
        (HEAD + '[Options "aim=hand"]', 4, None),
        (HEAD + '[Result "0 0"]\n1. keep P', 4, None),
        (HEAD + "1. keep P\n3. keep P", 5, None),
        (HEAD + "1. keep P\n\n2. keep L {P M}", 6, "knights.setup.choice"),
        (HEAD + "1. keep P\n2. keep P", 5, "knights.setup.layout"),
        (HEAD + "1. keep ?", 4, None),
        (HEAD + "1. resign 0\n2. stop", 5, "knights.end"),
        (HEAD + "1. resign 2", 4, None),
        (HEAD + '[Result "0 0"]\n[Winners "0"]\n1. resign 0', 5, None),
        (HEAD + '[Result "1 0"]\n1. resign 0', 4, None),
        (HEAD + '[Reason "timeout"]\n1. resign 0', 4, None),
        (HEAD + "keep P", 4, None),
    ],
)
def test_wrong_records(text: str, line: int, rule: str | None) -> None:
    with pytest.raises(RecordError) as caught:
        replay(text)
    assert (caught.value.line, caught.value.rule) == (line, rule)


def test_a_record_by_hand() -> None:
    text = HEAD + '[Table "round"] ; kept\n1. keep P ; first\n2. keep Pv {M Pv, P M}\n; a line of comment\n3. lay P 0,2 {Fv}\n4. stop\n'
    oracle = replay(text)
    assert (oracle.mover, oracle.hands) == (YELLOW, [["Pc", "Fv"], ["Pc", "Pv"]])
    ended = replay(HEAD + '[Result "0 0"]\n[Winners "0"]\n[Reason "resign"]\n1. keep P\n2. resign 1\n')
    assert ended.winners == [RED]
