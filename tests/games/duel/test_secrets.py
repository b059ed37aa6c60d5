"""What both know of face-down cards, what a sampled world may change, and drawings both ways."""

from __future__ import annotations

from collections import Counter

import pytest

from donjon import Match
from donjon.core import view
from donjon.core.chance import words
from donjon.games.duel.state import State
from tests.games.duel.kit import GAME, board, inner, place, play

SHIELD_3 = "towers - | - | - | - | - | - | S0 S1 S2 S3 | -"


def worlds(match: Match, count: int = 200) -> list[State]:
    """Worlds that seat 1 may take for this one."""
    found = []
    for seed in range(count):
        state = view.observed(GAME, inner(match), 1)
        state.rng = words(f"world {seed}")
        GAME.secrets.determinise(state, 1)
        assert isinstance(state, State)
        found.append(state)
    return found


def test_unseen_cards_of_a_player_are_one_pool() -> None:
    """Depot below the top and stock; never the other's cards, and what is seen stays where it is."""
    match = board("depot 0 (F9) (P9) [B9] P12", "stock 0 (F7) (P7) [B7]")
    seen = worlds(match)
    lows, nexts = Counter(state.depot[0] for state in seen), Counter(state.stock[1] for state in seen)
    names = {GAME.actions.write_card(card) for card in lows}
    assert names == {"F9", "P9", "F7", "P7"} == {GAME.actions.write_card(card) for card in nexts}
    assert min(lows.values()) > 25 and min(nexts.values()) > 25  # 50 expected, 6 the deviation
    assert {(state.depot[2], state.depot[3], state.stock[2]) for state in seen} == {(9, 26 + 12, 7)}


def test_the_views_know_as_much_as_people() -> None:
    match = board("depot 0 (F9) (P9) [B9] P12", "depot 1", "stock 0 (F7) [P7] [B7]", "stock 1", "waste 1 f1", first="1")
    for seat in (None, 0, 1):
        assert match.view(seat)["extras"] == {
            "depot": [26 + 12, None],
            "below": [9, None],
            "stock": [[7, 26 + 7], []],
            "unseen": [[13 + 7, 13 + 9, 26 + 9], []],
        }
        shown = match.text(seat)
        assert "depot 0  2? [B9] P12" in shown and "stock 0  1? [P7] [B7]" in shown and "F9" not in shown and "F7" not in shown
        assert not {"depot", "stock", "rng"} & set(match.view(seat)["fields"])


def test_a_stock_is_known_once_it_was_turned_over() -> None:
    """duel.draw.flip"""
    match = play(board("stock 0", "waste 0 F6 P4 F3"), "draw")
    assert match.view(1)["extras"]["stock"][0] == [26 + 4, 13 + 3]
    play(match, "waste")
    assert all(state.stock[:2] == [13 + 3, 26 + 4] for state in worlds(match, 20))


def test_what_a_call_turns_down_again_stays_known() -> None:
    """duel.call.right, duel.known"""
    match = board(SHIELD_3, "store 8 S4", "depot 0 (F9) (P9) P12", "stock 0 (F7) (P7)")
    play(match, "store depot 1", "call")
    assert match.view(0)["extras"]["below"][0] == 26 + 9
    assert all(state.depot[1:3] == [26 + 9, 26 + 12] for state in worlds(match, 20))
    play(match, "build 8", "draw", "waste", "leave", "store depot 1")
    assert place(match, "depot 0") == "(F9) P9" and match.view(0)["extras"]["below"][0] is None


def test_nothing_betrays_a_missed_chance() -> None:
    """duel.call.wrong: while a call is open everything shown is as after `let`; the journal leaves `let` out before the end"""
    for move in ("draw", "store 1 3", "shed"):
        called = play(board(SHIELD_3, "store 8 S4", "store 1 B10", "depot 0 (F9) (P9) P12", "stock 0 (F7) (P7)"), move)
        passed = play(board(SHIELD_3, "store 8 S4", "store 1 B10", "depot 0 (F9) (P9) P12", "stock 0 (F7) (P7)"), move, "let")
        for seat in (None, 0, 1):
            assert called.view(seat) == passed.view(seat) and called.text(seat) == passed.text(seat)
            assert called.entries(seat) == passed.entries(seat) and "let" not in str(passed.entries(seat))
            assert seat is None or called.record(seat) == passed.record(seat)
        assert called.concealed(1) != passed.concealed(1), "a bot that may call is told so"


def test_memory_none_closes_the_waste_piles() -> None:
    """Option memory: the drawing for people shows the top card and the count; the rules and the bots are the same"""
    match = board("waste 0 F6 P4 F3", options="memory=none")
    assert "waste 0  2 cards below F3" in match.text(0) and "waste 0  2 cards below F3" in match.text()
    assert "waste 0  F6 P4 F3" in board("waste 0 F6 P4 F3").text(1)


DRAWING = """
colours=deck, tower_call=on, rewards=claimed, memory=aid
seat 1: call, quiet 7, shifts 1, owed 0 1, first 1
towers  B0 b1 | - | F0 | - | - | - | S0 S1 S2 S3 | -
store 1  B10 f9
store 2
store 3
store 4
store 5
store 6
store 7
store 8  S4
gold 3 5, blocked 1
depot 0  (F9) [P9] P12
stock 0  (F7) (P7) [B7]
waste 0  B1 F11
depot 1  (b5) p12
stock 1  (b6) (b7)
waste 1
hand B4
missed store depot 3: quiet 7, lively, first -, flipped
""".strip()


def test_a_drawing_is_read() -> None:
    state = GAME.text.parse(DRAWING)
    assert GAME.text.draw(state, None) == DRAWING
    assert (state.by_deck, state.calls, state.claims, state.forgetful) == (1, 1, 1, 0)
    assert (state.turn, state.phase, state.quiet, state.lively, state.row, state.owed, state.first) == (1, 1, 7, 0, 1, [0, 1], 1)
    assert state.height == [2, 0, 1, 0, 0, 0, 4, 0] and state.whose == [2, 0, 0, 0, 0, 0, 0, 0]
    assert state.size == [2, 0, 0, 0, 0, 0, 0, 1] and state.store[:3] == [10, 52 + 13 + 9, -1]
    assert state.empties == 0b01111110
    # With colours=deck the bare f9 of seat 1's deck takes an 8 of seat 0's, the bare S4 a 3 of seat 1's.
    assert [(hue, stores) for hue, stores in enumerate(state.takers) if stores] == [(8, 1), (13 + 3, 128)]
    assert state.gold == [3, 5] and state.blocked == [0, 1] and state.hand == 4
    assert (state.depots, state.peeked, state.stocks, state.known, state.wastes) == ([3, 2], [1, 0], [3, 2], [1, 0], [2, 0])
    assert (state.missed, state.flipped, state.was_lively, state.was_quiet, state.was_first) == (
        GAME.actions.read_move("store depot 3"),
        1,
        1,
        7,
        -1,
    )


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("store 8  S4", "store 8  B4"),
        ("store 8  S4", "store 9  S4"),
        ("f9", "x9"),
        ("S0 S1 S2", "S0 S2 S1"),
        ("seat 1: call", "seat 2: call"),
        ("gold 3 5", "gold 3"),
    ],
)
def test_what_is_no_drawing(old: str, new: str) -> None:
    with pytest.raises(ValueError, match=r"drawing|site"):
        GAME.text.parse(DRAWING.replace(old, new))


def test_features_are_those_of_the_observer() -> None:
    """Both seats see the same position from their own side."""
    match = board("store 1 B10", "depot 1 3? f7", "waste 0 B4", gold="5 2")
    out = [[0.0] * GAME.actions.FEATURES for _ in (0, 1)]
    for seat in (0, 1):
        GAME.secrets.features(view.observed(GAME, inner(match), seat), seat, out[seat])
    assert out[0] != out[1] and out[0][:8] == [0.0] * 8
    assert out[0][8 + 10] == out[1][8 + 10] == 1.0  # store 1: green 10
    mine, theirs = 8 + 8 * 28, 8 + 8 * 28 + 45
    assert out[0][mine : mine + 45] == out[1][theirs : theirs + 45] and out[1][mine : mine + 45] == out[0][theirs : theirs + 45]
    assert out[0][mine + 38] == 5 / 20 and out[1][mine + 38] == 2 / 20
    assert theirs + 45 + 22 == GAME.actions.FEATURES


def test_a_record_invents_no_cards() -> None:
    """A match that is over shows how all cards lay, but read from its record, which does not tell it, only what was seen."""
    match = Match.start("duel", seed=5)
    match.play("draw")
    match.resign(0)
    read = Match.read(match.record())
    for past in (match, match.at(0)):
        assert "?" not in past.text() and "depot 0  (" in past.text()
    for past in (read, read.at(0), read.at(1), Match.read(match.record()).at(0)):
        assert "(" not in past.text() and past.view() == Match.read(match.record()).at(past.plies).view()
    assert "depot 0  12? " in read.text() and "depot 1  12? " in read.at(0).text()
