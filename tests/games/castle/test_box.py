"""Compositions from a file: what is read, what is refused and how it is said; matches and records with cards of one's own; start cards that nobody saw."""

from __future__ import annotations

import hashlib
from importlib import resources

import pytest

from donjon import Match
from donjon.core.errors import BadMove, BadOption, BadRecord, IllegalMove
from donjon.core.notation import parse
from donjon.games.castle import pieces
from donjon.games.castle.pieces import BOX, read_box
from donjon.games.castle.text import parse as parse_board
from tests.games.castle.kit import GAME, inner

BUILT_IN = (resources.files("donjon.games.castle") / "castle.toml").read_text(encoding="utf-8")
HALL = '[[card]]\nup = "castle"\nright = "castle"\ndown = "castle"\nleft = "castle"\nfigures = []\ncatapult = false\n'
GATE = HALL.replace('down = "castle"', 'down = "ground"')


def cards(count: int, card: str = HALL) -> str:
    return card * count


def refusal(text: str, seats: int = 2) -> str:
    with pytest.raises(BadOption) as error:
        read_box(text, seats)
    return str(error.value)


def test_the_built_in_file() -> None:
    """75 cards; c1 gatehouse with a catapult, c5 cat and ghost, c19 tower above and sky beside, c74 roof between walls, cat"""
    assert len(BOX) == 75 == len(read_box(BUILT_IN, 5))
    castle, tower, ground, sky = 1, 2, 0, 3
    cat, ghost, catapult = 1 << 24, 1 << 16, 1 << 28
    assert BOX[0] == castle | castle << 2 | ground << 4 | castle << 6 | catapult
    assert BOX[4] == castle | castle << 2 | ground << 4 | castle << 6 | cat | ghost
    assert BOX[18] == tower | sky << 2 | ground << 4 | sky << 6 | cat
    assert BOX[73] == sky | castle << 2 | tower << 4 | castle << 6 | cat
    assert sum(card >> 28 for card in BOX) == BUILT_IN.count("catapult = true")


@pytest.mark.parametrize(("seats", "fewest"), [(2, 20), (3, 25), (4, 30), (5, 35)])
def test_how_many_cards(seats: int, fewest: int) -> None:
    """five a seat and ten at least, at most 77"""
    assert len(read_box(cards(fewest), seats)) == fewest and len(read_box(cards(77), seats)) == 77
    for count in (0, 1, fewest - 1, 78):
        assert refusal(cards(count), seats) == f"the file has {count} cards: {seats} seats play with {fewest} to 77"


@pytest.mark.parametrize(
    ("line", "other", "told"),
    [
        ('up = "castle"', 'up = "ground"', "card 20: up is one of castle, tower, sky; 'ground' cannot be there"),
        ('right = "castle"', 'right = "tower"', "card 20: right is one of castle, sky; 'tower' cannot be there"),
        ('left = "castle"', 'left = "ground"', "card 20: left is one of castle, sky; 'ground' cannot be there"),
        ('down = "castle"', 'down = "sky"', "card 20: down is one of ground, castle, tower; 'sky' cannot be there"),
        ('down = "castle"', 'down = "water"', "card 20: down is one of ground, castle, tower, not 'water'"),
        ('down = "castle"', "down = 3", "card 20: down is one of ground, castle, tower, not 3"),
        ('down = "castle"', 'down = ["castle"]', "card 20: down is one of ground, castle, tower, not ['castle']"),
        ('down = "castle"\n', "", "card 20 has no 'down': a card has up, right, down, left, figures, catapult"),
        ("figures = []", 'figures = ["dog"]', "card 20: 'dog' is no figure; the figures: knight, princess, ghost, dove, cat"),
        ("figures = []", "figures = [1]", "card 20: 1 is no figure; the figures: knight, princess, ghost, dove, cat"),
        ("figures = []", 'figures = "cat"', """card 20: figures is a list such as ["knight", "cat"], [] for none, not 'cat'"""),
        ("figures = []", f"figures = {['cat'] * 16}", "card 20 shows more than 15 times 'cat': a card shows a figure at most so often"),
        ("catapult = false", "catapult = 0", "card 20: catapult is true or false, not 0"),
        ("catapult = false", 'catapult = "no"', "card 20: catapult is true or false, not 'no'"),
        ("catapult = false", 'catapult = false\ncolour = "red"', "card 20 has an unknown key 'colour': a card has up, right, down, left, figures, catapult, and kind, a name, if you like"),
        ("catapult = false", "catapult = 0x" + "f" * 5000, "card 20: catapult is true or false, not what cannot be repeated here"),
        ('up = "castle"', 'up = "' + "w" * 1000 + '"', "card 20: up is one of castle, tower, sky, not '" + "w" * 39 + "…"),
        ("catapult = false", "catapult = false\nkind = 7", "card 20: kind is a name in quotation marks, not 7"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_card(line: str, other: str, told: str) -> None:
    assert refusal(cards(19) + HALL.replace(line, other)) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "the file has 0 cards"),
        ("card = 3", "the file of cards has a 'card' that is no [[card]]"),
        ("card = [1, 2]", "the file of cards has a 'card' that is no [[card]]"),
        ("[card]\nup = 1", "the file of cards has a 'card' that is no [[card]]"),
        ("cards = []", "the file of cards has 'cards': it holds nothing but one [[card]] a card"),
        ("title = 'mine'\n" + HALL * 20, "the file of cards has 'title'"),
        ("[[card]\n", "the file of cards is no TOML: "),
        ("PNG\x89\x00", "the file of cards is no TOML: "),
        ("x = " + "[" * 100000, "the file of cards "),
        ("x = " + "9" * 5000, "the file of cards is no TOML: it holds a number with thousands of digits"),
        ("x" * 5000 + " = 1", "the file of cards has '" + "x" * 39 + "…: it holds"),
        ("a." * 19000 + "a = 1", "the file of cards is nested too deep"),
        ("[" + "a." * 19000 + "a]", "the file of cards is nested too deep"),
        ("[[card]]\nup = 1\nup = 1", "the file of cards is no TOML: "),
    ],
)
def test_what_is_no_file_of_cards(text: str, told: str) -> None:
    assert refusal(text).startswith(told)


def test_a_byte_order_mark_is_passed_over() -> None:
    """as in records: editors put it there unasked"""
    assert read_box("\ufeff" + BUILT_IN, 2) == list(BOX)


def test_many_figures_of_a_kind_count() -> None:
    """castle.score.rows"""
    crowd = GATE.replace("[]", '["cat", "dove", "cat", "cat"]')
    match = Match.start("castle", 2, seed=1, opening="? ? / 0 / c1 c2 c3 c4 c5", box=cards(20, crowd))
    match.play("lay c1 up 1,0")
    assert match.view()["extras"]["rows"] == [[0, 0, 0, 1, 3, 0], [0] * 6]


def test_a_match_with_cards_of_ones_own() -> None:
    """[Cards] names the file; without it the record cannot be read."""
    own = cards(12) + cards(10, GATE)
    match = Match.start("castle", 2, seed=3, box=own)
    assert inner(match).cards == 22 and inner(match).left == 15
    while not match.finished:
        match.play(match.legal()[0])
    record = match.record()
    mark = hashlib.sha256(own.encode()).hexdigest()[:8]
    assert parse(record).headers["Cards"] == mark
    assert Match.read(record, box=own).record() == record
    for other in (None, own + "\n", BUILT_IN):
        with pytest.raises(BadRecord, match="Cards"):
            Match.read(record, box=other)
    assert "Cards" not in Match.start("castle", box=BUILT_IN).record()


def test_cards_beyond_the_box() -> None:
    """castle.take for a move, no card at all for an outcome"""
    own = cards(12) + cards(10, GATE)
    match = Match.start("castle", 2, opening="? ? / 0 / c22 c1 c2 c3 c4", box=own)
    assert match.why_not("lay c23 up 1,0") == match.why_not("discard c77") == match.why_not("discard c78") == "castle.take"
    assert match.why_not("lay c22 up 1,0") is None
    with pytest.raises(BadMove):
        match.why_not("lay c0 up 1,0")
    with pytest.raises(BadOption):
        Match.start("castle", 5, box=own)
    with pytest.raises(BadOption):
        Match.start("towers", 2, box=own)


def test_the_lean_and_the_long_box() -> None:
    """77 cards for two: 15 full rounds; 20 cards for two: three full rounds and one of three"""
    for count, rounds in ((77, 15), (20, 4)):
        match = Match.start("castle", 2, seed=1, box=cards(count, GATE))
        plies = 0
        while not match.finished:
            match.play(match.legal()[-1])
            plies += 1
        assert plies == 2 * rounds and inner(match).left == 0


def test_a_drawing_with_cards_of_ones_own() -> None:
    own = cards(12) + cards(10, GATE)
    match = Match.start("castle", 2, seed=5, box=own)
    match.play(match.legal()[0])
    state = parse_board(GAME.text.draw(match._state, None), pieces.read_box(own, 2))
    assert GAME.text.draw(state, None) == GAME.text.draw(match._state, None)


# Start cards that nobody saw


START = '[Game "castle"]\n[Rules "1"]\n[Seats "Ana, Bo"]\n[Start "? c71 / 1 / c1 c2 c3 c4 c9"]\n\n'


def test_what_was_never_seen_is_never_told() -> None:
    """castle.setup.start"""
    text = START + "1. lay c3 back 1,0\n2. lay c4 back 1,0 {c10 c11 c12 c13 c14}\n"
    match = Match.read(text)
    assert match.record() == text
    match.resign(0)
    assert '[Start "? c71 / 1' in match.record() and Match.read(match.record()).record() == match.record()
    assert match.view()["extras"]["starts"] == [-1, 70] and "starts ? c71" in match.text()
    assert "Seed" not in match.record()


def test_every_unused_card_may_turn_up() -> None:
    """castle.round.reveal: a card that was filled in for `?` gives way"""
    for name in ("c10", "c20", "c75"):
        for _ in range(3):
            match = Match.read(START + "1. lay c3 back 1,0\n")
            inner(match).start[0], old = int(name[1:]) - 1, inner(match).start[0]
            if old != inner(match).start[0]:
                inner(match).pile[inner(match).pile.index(inner(match).start[0])] = old
            match.play("lay c4 back 1,0", f"c16 c17 {name} c18 c19")
            unused = [*inner(match).pile[: inner(match).left], *inner(match).start[:2]]
            assert len(set(unused)) == len(unused) == 75 - 10 and inner(match).start[1] == 70
    with pytest.raises(IllegalMove) as error:
        Match.read(START + "1. lay c3 back 1,0\n").play("lay c4 back 1,0", "c16 c17 c71 c18 c19")
    assert error.value.rule == "castle.round.reveal"


def test_what_is_filled_in_is_drawn_anew() -> None:
    found = {inner(Match.read(START)).start[0] for _ in range(40)}
    assert len(found) > 10 and not found & {70, 0, 1, 2, 3, 8}


def test_a_file_that_the_record_does_not_name_is_not_passed_over() -> None:
    """[Cards] stands in the record if it is not the built-in file"""
    start = '[Game "castle"]\n[Rules "1"]\n[Seats "Ana, Bo"]\n[Start "? ? / 0 / c1 c2 c3 c4 c5"]\n'
    own = cards(22, GATE)
    mark = hashlib.sha256(own.encode()).hexdigest()[:8]
    for told in (start, '[Cards ""]\n' + start):
        with pytest.raises(BadRecord, match=rf'leave the file out, or write \[Cards "{mark}"\]'):
            Match.read(told, box=own)
    assert inner(Match.read(f'[Cards "{mark}"]\n' + start, box=own)).cards == 22
    assert inner(Match.read(start, box=BUILT_IN)).cards == 75
    knights = Match.start("knights", seed=1)
    with pytest.raises(BadRecord, match="a file of one's own cannot be given"):
        Match.read(knights.record(), box=own)
