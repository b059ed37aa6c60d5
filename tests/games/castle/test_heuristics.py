"""What bots do and never do, whatever their strength."""

from __future__ import annotations

import math

import pytest

from donjon import Match
from donjon.bots import levels, players
from donjon.core.state import digest
from donjon.games.castle.heuristics import TERMS, terms
from tests.games.castle.kit import LONE, castles, inner


def weights(match: Match) -> dict[str, int]:
    """What each legal move looks like to its mover."""
    actions, heuristics = match.game.actions, match.game.heuristics
    before = digest(match._state)
    found = {move: heuristics.weigh(match._state, actions.read_move(move)) for move in match.legal()}
    assert digest(match._state) == before, "to weigh is not to play"
    return found


def chosen(match: Match) -> str:
    """The move of the greedy bot."""
    greedy = players.make(levels.parse("greedy"), "castle")
    assert match.mover is not None
    return str(match.game.actions.write_move(greedy.choose(match.concealed(match.mover), match.mover, 1)))


def shares(match: Match) -> list[float]:
    out = [0.0] * match.seats
    match.game.heuristics.evaluate(match._state, out)
    return out


def prospects(match: Match, seat: int) -> list[float]:
    """What the two best cards on display would bring the seat, and the best shot, in hundredths of a point; the share of the display that is left; whether it begins the round."""
    out = [math.nan] * TERMS
    terms(inner(match), seat, out)
    return [*(round(300 * term) for term in out[-5:-2]), *out[-2:]]


def test_a_figure_is_worth_more_than_a_plain_wall() -> None:
    """castle.score.rows: c7 with a knight, face up or down at the same place"""
    told = weights(castles("c7 c10", LONE, LONE, pile=0))
    assert told["lay c7 up -1,0"] > told["lay c7 back -1,0"]


def test_the_last_card_is_counted_exactly() -> None:
    """castle.score.first, castle.score.tie_first: the last card of the match

    Doves 0 : 1 and knights 2 : 2. c8 (dove, knight) makes the doves equal, 0 : 3 becomes 2 : 2, and the knights 2 : 2 become 3 : 1; c7 (knight) changes the knights alone;
    c3 (dove) the doves alone.
    """
    match = castles("c8 c7 c3", "0 (?) c14 c17\n0 1 2", "0 (?) c33 c35 c23\n0 1 2 3", pile=0, starter=1)
    told = weights(match)
    both, knight, dove, nothing = (told[f"lay {card} -1,0"] for card in ("c8 up", "c7 up", "c3 up", "c3 back"))
    # The mover's own points, less what the other gains: +2 +1 and -1 -1, so 5; 1 and -1, so 2; 2 and -1, so 3.
    assert (both - nothing, knight - nothing, dove - nothing) == (500, 200, 300)
    assert chosen(match) == "lay c8 up -1,0"


def test_a_shot_hits_where_it_hurts() -> None:
    """castle.catapult, castle.score.tower: the roof of the only tower, not a plain card"""
    match = castles("c1 c10", "0 (?) c44\n0 1", "2 c62 . .\n1 c51 . .\n0 (?) c10 c20\n0 1 2", pile=0)
    match.play("lay c1 back -1,0")
    told = weights(match)
    assert told["shoot 1 0,2"] == 300 and told["hold"] == told["shoot 1 1,0"] == 0  # 3 for the only tower
    assert chosen(match) == "shoot 1 0,2"


def test_nobody_shoots_without_gain() -> None:
    """castle.catapult: of three seats, the one that is behind loses nothing by a plain card"""
    match = castles("c1 c3", LONE, "0 (?) c10\n0 1", LONE, pile=0)
    match.play("lay c1 up -1,0")
    assert set(weights(match).values()) == {0}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_victory_to_expect(seats: int) -> None:
    """Shares that add up to one; more for who has more, alike for who has alike; surer towards the end"""
    early, late = (castles("c20 c3 c4 c5 c10", "0 (?) c7 c14\n0 1 2", *[LONE] * (seats - 1), pile=pile) for pile in (50, 0))
    for match in (early, late):
        out = shares(match)
        assert abs(sum(out) - 1) < 1e-9 and all(0 < share < 1 for share in out)
        assert out[0] > out[1] and all(share == out[1] for share in out[1:])
    assert shares(late)[0] > shares(early)[0]


def test_equal_castles_have_equal_shares() -> None:
    assert shares(castles("c20 c3", LONE, LONE)) == [0.5, 0.5]


def test_what_the_display_could_bring() -> None:
    """castle.score.first, castle.score.tie_first: the position of test_the_last_card_is_counted_exactly

    To seat 0 c8 brings 5 and c3 3. Seat 1 has most doves already; a knight makes its 2 alone first, +1, and the other second, -1: c8 and c7 bring 2 each.
    """
    match = castles("c8 c7 c3", "0 (?) c14 c17\n0 1 2", "0 (?) c33 c35 c23\n0 1 2 3", pile=0, starter=1)
    assert prospects(match, 0) == [500, 300, 0, 0.6, 0]
    assert prospects(match, 1) == [200, 200, 0, 0.6, 0]


@pytest.mark.parametrize("catapult", ["and", "or"])
def test_a_catapult_on_display_is_a_prospect(catapult: str) -> None:
    """castle.catapult: c1 shoots the only tower of seat 1, or the only cat of seat 0: 3 points each; c10 counts for nothing"""
    match = castles("c1 c10", "0 (?) c44\n0 1", "2 c62 . .\n1 c51 . .\n0 (?) c10 c20\n0 1 2", pile=0, catapult=catapult)
    assert prospects(match, 0) == [300, 0, 300, 0.4, 1]
    assert prospects(match, 1) == [300, 0, 300, 0.4, 0]


def test_what_fits_nowhere_is_no_prospect() -> None:
    """castle.place.match: a roof needs a tower below"""
    assert prospects(castles("c62", LONE, LONE, pile=0), 0)[0] == 0
    assert prospects(castles("c62", "1 c51\n0 (?)\n0", LONE, pile=0), 0)[0] > 0


def test_while_somebody_shoots_there_is_no_display_to_take_from() -> None:
    match = castles("c1 c10", "0 (?) c44\n0 1", "0 (?) c10 c20\n0 1 2", pile=0)
    match.play("lay c1 back -1,0")
    assert prospects(match, 1) == [0, 0, 0, 0, 0]


def test_with_more_than_two_seats_nothing_is_looked_for() -> None:
    """No network has learned to read it there."""
    assert not any(prospects(Match.start("castle", 3, seed=1), 0))
