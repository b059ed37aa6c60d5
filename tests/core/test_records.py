"""The reader and writer of records (records.md): what is read, and where a record is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from donjon import Match
from donjon.core.errors import BadOption, BadRecord, DonjonError
from donjon.core.notation import parse, write

HEAD = '[Game "knights"]\n[Rules "1"]\n[Seats "Ana, Bo"]\n'
MOVES = "\n1. keep P\n2. keep Pv {M Pv, P M}\n3. lay P 2,0 {Fv}\n4. stop\n"
RESIGNED = "5. resign 1\n"


def read(text: str) -> Match:
    return Match.read(text)


def test_the_example() -> None:
    match = read(HEAD + MOVES)
    assert (match.seats, match.names, match.options, match.mover) == (2, ["Ana", "Bo"], {"deploy": "optional"}, 1)
    assert [(entry.seat, entry.move, entry.outcome) for entry in match.entries(0)] == [
        (0, "keep P", None),
        (1, "keep Pv", "M Pv, P M"),
        (0, "lay P 2,0", "Fv"),
        (0, "stop", None),
    ]
    assert match.record() == HEAD + MOVES
    assert match.record(1) == HEAD + MOVES.replace("{Fv}", "{?}")


SAME = [
    pytest.param(HEAD + MOVES, id="as written"),
    pytest.param("\ufeff" + HEAD + MOVES, id="byte order mark"),
    pytest.param((HEAD + MOVES).replace("\n", "\r\n"), id="CRLF"),
    pytest.param((HEAD + MOVES).rstrip("\n"), id="no line break at the end"),
    pytest.param("\n\n; a game at a table\n" + HEAD.replace("]\n", "] ; noted ; later\n") + MOVES, id="comments after headers"),
    pytest.param(HEAD + MOVES.replace("\n", " ; well\n"), id="comments after moves"),
    pytest.param(HEAD + MOVES.replace("\n", "\n\n  ; then {what} 7. [x]\n"), id="lines of comments"),
    pytest.param(HEAD.replace("]\n", "] ").strip() + "\n" + MOVES, id="headers in one line"),
    pytest.param("\n".join(reversed(HEAD.splitlines())) + MOVES, id="headers in another order"),
    pytest.param("  " + (HEAD + MOVES).replace("\n", "  \n\t"), id="blanks around lines"),
    pytest.param(HEAD + '[Options "deploy=optional"]\n' + MOVES, id="an option with its default value"),
    pytest.param(HEAD + '[Options ""]\n' + MOVES, id="no option"),
    pytest.param(HEAD + MOVES.replace(" {", "{").replace("{M Pv, P M}", "{ M  Pv ,P M }"), id="blanks in outcomes"),
    pytest.param(HEAD.replace("Ana, Bo", "Ana,Bo") + MOVES, id="no blank between names"),
]


@pytest.mark.parametrize("text", SAME)
def test_forms_of_the_same_record(text: str) -> None:
    assert read(text).record() == HEAD + MOVES


def test_options_are_read_and_written() -> None:
    match = read(HEAD + '[Options "deploy=forced"]\n' + MOVES)
    assert match.options == {"deploy": "forced"}
    assert match.record().splitlines()[2] == '[Options "deploy=forced"]'
    assert read(match.record()).record() == match.record()


def test_results_need_not_stand_and_are_written() -> None:
    """Seat 1 leaves: seat 0 has won whatever the count."""
    match = read(HEAD + MOVES + RESIGNED)
    assert match.record() == HEAD + '[Result "0 0"]\n[Winners "0"]\n[Reason "resign"]\n' + MOVES + RESIGNED
    assert read(match.record()).record() == match.record()
    assert read(HEAD + '[Winners "0"]\n' + MOVES + RESIGNED).record() == match.record()


def test_winners_with_spaces() -> None:
    shared = HEAD.replace("Ana, Bo", "Ana, Bo, Cy") + '[Winners "{}"]\n\n1. timeout 0\n'
    for winners in ("1,2", "1, 2", " 1 , 2 "):
        assert '[Winners "1,2"]' in read(shared.format(winners)).record()
    for winners in ("2,1", "1", "", "0,1,2", "1;2", "1,2,"):
        with pytest.raises(BadRecord) as refused:
            read(shared.format(winners))
        assert refused.value.line == 4


def test_semicolons_and_escapes_in_values() -> None:
    text = '[Game "knights"] ; the game\n[Rules "1"]\n[Seats "A;na \\"x\\", B\\\\o"]\n[Site "cellar; [second] door"] ; [not "a header"]\n'
    match = read(text)
    assert match.names == ['A;na "x"', "B\\o"] and match.headers == {"Site": "cellar; [second] door"}
    assert read(match.record()).record() == match.record()
    assert '[Seats "A;na \\"x\\", B\\\\o"]' in match.record()


def test_unknown_headers_are_kept_in_order_behind_the_known() -> None:
    text = '[Zebra "1"]\n[Event "Évening"]\n' + HEAD + '[Date "2026-11-28"]\n[Ähre "x"]\n' + MOVES
    written = read(text).record()
    assert written == HEAD + '[Date "2026-11-28"]\n[Zebra "1"]\n[Event "Évening"]\n[Ähre "x"]\n' + MOVES
    assert read(written).record() == written


def test_a_match_that_was_read_has_no_seed_of_its_own() -> None:
    """Not even where no outcome was given: the table's luck is not known."""
    assert "Seed" not in read(HEAD + "\n1. keep P\n2. resign 0\n").record()
    told = HEAD + '[Seed "7"]\n[Commitment "ab"]\n\n1. resign 0\n'
    assert '[Seed "7"]\n[Commitment "ab"]\n' in read(told).record()


def test_a_seed_is_written_once_over_and_only_where_chance_decided_all() -> None:
    match = Match.start("knights", 2, seed=7)
    assert "Seed " not in match.record() and "Commitment" not in match.record()
    match.play("keep P")
    match.resign(0)
    assert '[Seed "7"]\n[Commitment "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"]' in match.record()
    given = Match.start("knights", 2, seed=7)
    given.play("keep P")
    given.play("keep P", "M Pv, M Pv")
    given.resign(0)
    assert "[Seed " not in given.record()


@pytest.mark.parametrize(
    "headers",
    [
        {"Game": "duel"},
        {"Result": "1 2"},
        {"Seats": "A, B"},
        {"Start": ""},
        {"Event": "a\nb"},
        {"Event": "a\u2028b"},
        {"two words": "x"},
        {"": "x"},
    ],
)
def test_headers_that_cannot_be_given(headers: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        Match.start("knights", 2, headers=headers)


H = 4  # lines before the first move
BAD = [
    # text, line, move, rule
    pytest.param("", 1, None, None, id="nothing"),
    pytest.param(HEAD.replace('[Game "knights"]\n', "") + MOVES, 1, None, None, id="no Game"),
    pytest.param(HEAD.replace('[Rules "1"]\n', "") + MOVES, 1, None, None, id="no Rules"),
    pytest.param(HEAD.replace('[Seats "Ana, Bo"]\n', "") + MOVES, 1, None, None, id="no Seats"),
    pytest.param(HEAD.replace("knights", "chess") + MOVES, 1, None, None, id="unknown game"),
    pytest.param(HEAD.replace("knights", "Knights") + MOVES, 1, None, None, id="game in capitals"),
    pytest.param(HEAD.replace('"1"', '"2"') + MOVES, 2, None, None, id="rules to come"),
    pytest.param(HEAD.replace('"1"', '""') + MOVES, 2, None, None, id="no version"),
    pytest.param(HEAD.replace('"1"', '"01"') + MOVES, 2, None, None, id="version with a zero"),
    pytest.param(HEAD.replace("Ana, Bo", "Ana") + MOVES, 3, None, None, id="one seat"),
    pytest.param(HEAD.replace("Ana, Bo", "A, B, C, D, E") + MOVES, 3, None, None, id="five seats"),
    pytest.param(HEAD.replace("Ana, Bo", "Ana, ") + MOVES, 3, None, None, id="a seat without name"),
    pytest.param(HEAD.replace("Ana, Bo", "") + MOVES, 3, None, None, id="no names"),
    pytest.param(HEAD + '[Options "place=forced"]\n' + MOVES, 4, None, None, id="unknown option"),
    pytest.param(HEAD + '[Options "deploy=never"]\n' + MOVES, 4, None, None, id="unknown value"),
    pytest.param(HEAD + '[Options "deploy"]\n' + MOVES, 4, None, None, id="option without value"),
    pytest.param(HEAD + '[Options "deploy=forced,deploy=forced"]\n' + MOVES, 4, None, None, id="option twice"),
    pytest.param(HEAD + '[Start "P"]\n' + MOVES, 4, None, "knights.lay.refill", id="a start where the game has none"),
    pytest.param(HEAD + '[Seats "Cy, Di"]\n' + MOVES, 4, None, None, id="header twice"),
    pytest.param(HEAD + "[Date 2026]\n" + MOVES, 4, None, None, id="header without quotes"),
    pytest.param(HEAD + '[Date "2026]\n' + MOVES, 4, None, None, id="header without end"),
    pytest.param(HEAD + '[Date "20"26"]\n' + MOVES, 4, None, None, id="quote not escaped"),
    pytest.param(HEAD + '[Date "a\\b"]\n' + MOVES, 4, None, None, id="backslash not escaped"),
    pytest.param(HEAD + '[Date "x"] noted\n' + MOVES, 4, None, None, id="text after a header"),
    pytest.param(HEAD + MOVES + '[Date "x"]\n', H + 5, None, None, id="header after the moves"),
    pytest.param(HEAD + '[Result "0 0"]\n' + MOVES, 4, None, None, id="result before the end"),
    pytest.param(HEAD + '[Winners ""]\n' + MOVES, 4, None, None, id="winners before the end"),
    pytest.param(HEAD + '[Reason "knights.end"]\n' + MOVES, 4, None, None, id="reason before the end"),
    pytest.param(HEAD + '[Result "0 1"]\n' + MOVES + RESIGNED, 4, None, None, id="wrong result"),
    pytest.param(HEAD + '[Result "0, 0"]\n' + MOVES + RESIGNED, 4, None, None, id="result with a comma"),
    pytest.param(HEAD + '[Result "0 0"]\n[Winners "1"]\n' + MOVES + RESIGNED, 5, None, None, id="wrong winners"),
    pytest.param(HEAD + '[Reason "timeout"]\n' + MOVES + RESIGNED, 4, None, None, id="wrong reason"),
    pytest.param(HEAD + "\n2. keep P\n", 5, "keep P", None, id="number that does not begin"),
    pytest.param(HEAD + MOVES.replace("3.", "4."), 7, "lay P 2,0", None, id="number left out"),
    pytest.param(HEAD + MOVES.replace("3.", "2."), 7, "lay P 2,0", None, id="number twice"),
    pytest.param(HEAD + "\n01. keep P\n", 5, None, None, id="number with a zero"),
    pytest.param(HEAD + "\n" + "1" * 5000 + ". keep P\n", 5, "keep P", None, id="endless number"),
    pytest.param(HEAD + "\n1٠. keep P\n", 5, None, None, id="number in other digits"),
    pytest.param(HEAD + "\n1 keep P\n", 5, None, None, id="number without point"),
    pytest.param(HEAD + "\n1.keep P\n", 5, None, None, id="no blank after the point"),
    pytest.param(HEAD + "\n1.\n", 5, None, None, id="no move"),
    pytest.param(HEAD + "\nkeep P\n", 5, None, None, id="no number"),
    pytest.param(HEAD + "\n1. keep P 2. keep Pv {M Pv, P M}\n", 5, "keep P 2. keep Pv", None, id="two moves in a line"),
    pytest.param(HEAD + MOVES.replace("{Fv}", "{Fv"), 7, None, None, id="brace not closed"),
    pytest.param(HEAD + MOVES.replace("{Fv}", "{Fv} {L}"), 7, None, None, id="two outcomes"),
    pytest.param(HEAD + MOVES.replace("{Fv}", "{}"), 7, "lay P 2,0", None, id="empty braces"),
    pytest.param(HEAD + MOVES.replace("{Fv}", "{X}"), 7, "lay P 2,0", None, id="no such tile"),
    pytest.param(HEAD + MOVES.replace(" {Fv}", ""), 7, "lay P 2,0", "knights.lay.refill", id="outcome missing"),
    pytest.param(HEAD + MOVES.replace("{Fv}", "{Fv L}"), 7, "lay P 2,0", "knights.lay.refill", id="outcome surplus"),
    pytest.param(HEAD + MOVES.replace("{Fv}", "{Ft}"), 7, "lay P 2,0", "knights.setup.pile", id="outcome of a later group"),
    pytest.param(HEAD + MOVES.replace(" {M Pv, P M}", ""), 6, "keep Pv", "knights.setup.layout", id="layout missing"),
    pytest.param(HEAD + MOVES.replace("{M Pv, P M}", "{M P, P M}"), 6, "keep Pv", "knights.setup.layout", id="wrong layout"),
    pytest.param(HEAD + MOVES.replace("keep P\n", "keep P {M Pv}\n"), 5, "keep P", "knights.lay.refill", id="layout too early"),
    pytest.param(HEAD + MOVES.replace("keep P\n", "keep ?\n"), 5, "keep ?", None, id="hidden move"),
    pytest.param(HEAD + MOVES.replace("{Fv}", "{?}"), 7, "lay P 2,0", None, id="hidden outcome"),
    pytest.param(HEAD + MOVES.replace("lay P", "lay L"), 7, "lay L 2,0", "knights.lay.hand", id="not in hand"),
    pytest.param(HEAD + MOVES.replace("2,0", "0,0"), 7, "lay P 0,0", "knights.lay.empty", id="not empty"),
    pytest.param(HEAD + MOVES.replace("2,0", "02,0"), 7, "lay P 02,0", None, id="coordinate with a zero"),
    pytest.param(HEAD + MOVES.replace("stop", "Stop"), 8, "Stop", None, id="capital"),
    pytest.param(HEAD + MOVES.replace("stop", "stop {L}"), 8, "stop", "knights.lay.refill", id="outcome where there is none"),
    pytest.param(HEAD + MOVES.replace("3. lay P 2,0 {Fv}", "3. stop"), 7, "stop", "knights.lay.count", id="stop at once"),
    pytest.param(HEAD + MOVES + "5. resign 2\n", 9, "resign 2", None, id="no such seat"),
    pytest.param(HEAD + MOVES + "5. resign 00\n", 9, "resign 00", None, id="seat with a zero"),
    pytest.param(HEAD + MOVES + "5. resign\n", 9, "resign", None, id="no seat"),
    pytest.param(HEAD + MOVES + "5. resign 0 {P}\n", 9, "resign 0", None, id="outcome of a resignation"),
    pytest.param(HEAD + MOVES + RESIGNED + "6. lay Pc 3,0 {L}\n", 10, "lay Pc 3,0", "knights.end", id="move after the end"),
    pytest.param(HEAD + MOVES + RESIGNED + "6. timeout 0\n", 10, "timeout 0", "knights.end", id="timeout after the end"),
]


@pytest.mark.parametrize(("text", "line", "move", "rule"), BAD)
def test_where_a_record_is_wrong(text: str, line: int, move: str | None, rule: str | None) -> None:
    with pytest.raises(BadRecord) as refused:
        read(text)
    assert (refused.value.line, refused.value.move, refused.value.rule) == (line, move, rule)
    told = str(refused.value)
    assert (
        told.startswith(f"line {line}: ") and "line" not in told[4:].replace("in line", "").replace("line break", "") and "\n" not in told
    )
    assert rule is None or rule in told


@given(st.text(alphabet='[]"\\;{}. \n\r\t1230keepstoplayPMv,GamRuls?\ufeff\x00é', max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    for whole in (text, HEAD + text, HEAD + MOVES + text):
        try:
            match = Match.read(whole)
        except BadRecord as error:
            assert error.line >= 1  # noqa: PT017
        else:
            assert Match.read(match.record()).record() == match.record()


letters = st.characters(exclude_categories=("C", "Z")) | st.sampled_from(' "\\;[]{}')
names = st.text(letters, min_size=1, max_size=12).filter(lambda name: name.isprintable() and "," not in name and bool(name.strip()))
values = st.text(letters, max_size=20)


@given(st.lists(names, min_size=2, max_size=4), st.dictionaries(st.sampled_from(["Date", "Event", "Über", "x_1", "Site"]), values))
def test_names_and_headers_survive(called: list[str], headers: dict[str, str]) -> None:
    match = Match.start("knights", len(called), names=called, headers=headers)
    again = Match.read(match.record())
    assert again.names == [name.strip() for name in called] == match.names
    assert again.headers == headers
    assert again.record() == match.record()


@given(
    st.dictionaries(st.sampled_from(["Game", "Reason", "Zebra", "Ähre", "x_1", "Start"]), values),
    st.lists(st.tuples(st.sampled_from(["stop", "keep P"]), st.none() | st.just("P, M"))),
)
def test_write_and_parse(headers: dict[str, str], moves: list[tuple[str, str | None]]) -> None:
    parsed = parse(write(headers, moves))
    assert parsed.headers == headers
    assert [(line.move, line.outcome) for line in parsed.moves] == moves


def test_errors_are_one_family() -> None:
    with pytest.raises(DonjonError, match="line 1: "):
        read("nonsense")
