"""Drawings both ways, and what leaves through the one door."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from donjon import Match
from donjon.core import view
from donjon.core.chance import words
from donjon.core.state import freeze
from donjon.games.towers.state import State
from tests.games.towers.kit import GAME, bidding, board, inner

DRAWING = """
2 seats, next_start=starter_left; seat 1: build, starter 0, high 3 by 1, take 2
draw pile 65, shuffled once; discarded P4 D15
display C5 . P0 J12 D9
demolished 0:C2 1:D3
 .   .   .   .   6     .   .   .   .   .
 .   .   .   .   10    .   3   .   .   .
 .   7   .   .   13    0   9   .   .   .
 C   S   P   J   D     C   S   P   J   D
""".strip("\n")


def test_a_drawing_is_read() -> None:
    state = inner(board(DRAWING))
    assert (state.seats, state.starter_left, state.turn, state.phase) == (2, 1, 1, 2)
    assert (state.starter, state.high, state.leader, state.take, state.shown) == (0, 3, 1, 2, 5)
    assert state.display == [5, -1, 32, 60, 73] and state.cards == [1 << 5, 0, 1, 1 << 12, 1 << 9]
    assert state.height[:10] == [0, 1, 0, 0, 3, 1, 2, 0, 0, 0] and state.tower[21 * 4 : 21 * 4 + 3] == [13, 10, 6]
    assert state.gone[:2] == [1, 1] and state.heap[:3] == [2, 80 + 67, -1]
    assert state.discards == 2 and state.left == 65


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_drawn_and_read_again_at_every_ply(seats: int) -> None:
    """All but the order of the draw pile comes back."""
    match = Match.start("towers", seats, {"next_start": "starter_left"}, seed=seats)
    number = 0
    while not match.finished:
        drawing = match.text()
        again = inner(board(drawing))
        assert GAME.text.draw(again, None) == drawing
        assert view.concealed(GAME, again, 0) == view.concealed(GAME, inner(match), 0)
        moves = match.legal()
        match.play(moves[number * 5 % len(moves)])
        number += 1
    assert GAME.text.draw(inner(board(match.text())), None) == match.text()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("2 seats", "two seats"),
        ("draw pile 65", "draw pile 66"),  # more than are left of the box
        ("C5", "C16"),
        ("P4 D15", "P4 D9"),  # it lies on display
        ("13    0", "13    "),
    ],
)
def test_what_is_no_drawing(old: str, new: str) -> None:
    with pytest.raises(ValueError, match=r"drawing"):
        GAME.text.parse(DRAWING.replace(old, new))


# The one door


def test_nothing_but_the_order_of_the_pile_is_hidden() -> None:
    match = Match.start("towers", 3, seed=4)
    seen = match.view(1)
    assert "pile" not in seen["fields"] and "wish" not in seen["fields"] and "rng" not in seen["fields"]
    assert json.dumps(seen["fields"]) == json.dumps(match.view()["fields"]) == json.dumps(match.view(0)["fields"])
    assert match.text(0) == match.text() == match.text(2)
    assert match.record(0) == match.record() and "?" not in match.record(2)


def test_the_order_of_the_pile_leaves_no_trace() -> None:
    """Two worlds that differ in it alone look the same."""
    match = Match.start("towers", 4, seed=4)
    other = inner(match).copy()
    other.pile[: other.left] = reversed(other.pile[: other.left])
    other.rng = words(99)
    for seat in (None, 0, 3):
        assert freeze(view.observed(GAME, inner(match), seat)).tobytes() == freeze(view.observed(GAME, other, seat)).tobytes()


def test_determinise_draws_every_order_of_the_same_cards() -> None:
    match = Match.start("towers", 2, seed=4)
    seen = view.observed(GAME, inner(match), 0)
    assert isinstance(seen, State)
    assert seen.pile[:75] == sorted(inner(match).pile[:75]) and seen.pile[75:] == [0] * 35
    tops: Counter[int] = Counter()
    for seed in range(3000):
        world = seen.copy()
        world.rng = words(seed)
        GAME.secrets.determinise(world, 0)
        assert sorted(world.pile[:75]) == seen.pile[:75]
        tops[world.pile[74]] += 1
    assert len(tops) == 75 and all(12 <= count <= 80 for count in tops.values())  # 40 expected, 6 the deviation


def test_extras() -> None:
    """What people would count by hand"""
    extras = board(DRAWING).view()["extras"]
    assert extras["points"] == [4 + 3 - 1, 4 + 2 - 1]
    assert extras["heap"] == [[2], [67]]
    assert sum(extras["holds"]) == 65
    assert [face for face in range(80) if extras["holds"][face] == 0][:4] == [0, 2, 5, 19]
    # seat 0: P0 and J12 on nothing, the C5 on nothing, D9 on the 6; seat 1 has a roof on C.
    assert extras["highest"] == [4, 3] and extras["unfit"] == [[], [5]]


def test_extras_of_the_last_pass() -> None:
    """`ahead`: what may still be turned up, discarded cards only as long as they come again"""
    once = inner(board(DRAWING))
    assert sum(bin(mask).count("1") for mask in once.ahead) == 67
    assert sum(bin(mask).count("1") for mask in inner(board(DRAWING.replace("once", "twice"))).ahead) == 65


@pytest.mark.parametrize("seats", [2, 5])
def test_what_may_still_be_turned_up_is_kept(seats: int) -> None:
    match = Match.start("towers", seats, seed=8, opening="C15 S14 P0 C8 C3")
    number = 0
    while not match.finished:
        state = inner(match)
        cards = state.pile[: state.left] + ([] if state.again else state.discard[: state.discards])
        found = Counter(dict.fromkeys(range(80), 0))
        for face in range(80):
            mask = state.ahead[face // 16]
            found[face] = (mask >> face % 16 & 1) + (mask >> 16 + face % 16 & 1)
        assert +found == Counter(cards)
        moves = match.legal()
        match.play(moves[number * 3 % len(moves)])
        number += 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_features(seats: int) -> None:
    """The numbers stand where secrets.py says, seats counted from the observer."""
    match = bidding("C5 S3 P0 J12 D9", "6 . . . . " + ". . . . . " * (seats - 1), seats=seats)
    size = GAME.actions.FEATURES
    planes = GAME.secrets.PLANES
    for seat in range(seats):
        out = [0.0] * size
        GAME.secrets.features(view.observed(GAME, inner(match), seat), seat, out)
        own = planes * (-seat % seats)
        assert out[own + 6] == 0.5 and out[own + 80 + 6] == 1.0 and sum(out[own : own + 160]) == 1.5
        assert out[own + 161] == 2 / 60 and out[own + 162] == 1.0
        place = 5 * planes
        assert [at for at in range(80) if out[place + at]] == [5, 19, 32, 60, 73]
        assert sum(out[place + 80 : place + 160]) == 20.0 and sum(out[place + 160 : place + 240]) == 0.0
        assert out[place + 240 : place + 243] == [1.0, 0.0, 0.0] and out[place + 243 + (-seat % seats)] == 1.0
        assert all(-1 <= number <= 1 for number in out)
