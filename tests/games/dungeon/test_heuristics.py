"""What bots do and never do, whatever their strength."""

from __future__ import annotations

import math
from typing import cast

import pytest

from donjon import Match
from donjon.bots import levels, players
from donjon.core.chance import words
from donjon.core.game import NEVER
from donjon.games.dungeon.heuristics import TERMS, terms
from donjon.games.dungeon.state import KINDS, State
from tests.games.dungeon.kit import tower

HUNTED = ("4 0:2", "6 1:1")
"""A 2 of seat 0 two numbers below a 1 of seat 1."""


def prospects(match: Match, seat: int) -> list[float]:
    """What the seat could gain by its best climbs, by a drawn knight on average, by the drawn card; in hundredths of a knight on top."""
    out = [math.nan] * TERMS
    terms(cast(State, match._state), seat, out)
    return [round(100 * term, 1) for term in out[-4:]]


def drawn(match: Match, seat: int) -> list[float]:
    """Which kind of card the seat has drawn."""
    out = [math.nan] * TERMS
    terms(cast(State, match._state), seat, out)
    return out[-4 - KINDS : -4]


@pytest.mark.parametrize("options", ["aim=hand", "aim=hand throw=shaky"])
def test_bots_throw_by_the_option(options: str) -> None:
    """dungeon.bird.aim: never sharp or wild"""
    match = tower("4 1:22", "6 1:3", "1w 0:1", ask="play bird", options=options)
    actions, heuristics = match.game.actions, match.game.heuristics
    moves = [actions.read_move(move) for move in match.legal()]
    rng = words("throws")
    for _ in range(300):
        chosen = actions.write_move(heuristics.sample(match._state, moves, len(moves), rng))
        assert not chosen.endswith(("sharp", "wild")) and match.why_not(chosen) is None
    for move in match.legal():
        weight = heuristics.weigh(match._state, actions.read_move(move))
        assert (weight == NEVER) == move.endswith(("sharp", "wild"))
    greedy = players.make(levels.parse("greedy"), "dungeon")
    assert actions.write_move(greedy.choose(match.concealed(0), 0, 1)) == "throw 4"
    chance = players.make(levels.parse("random"), "dungeon")
    chosen_by_chance = {actions.write_move(chance.choose(match.concealed(0), 0, seed)) for seed in range(60)}
    assert chosen_by_chance == {move for move in match.legal() if not move.endswith(("sharp", "wild"))}


def test_the_victory_to_expect() -> None:
    """Shares that add up to one; alike for players who have alike"""
    for seats in (2, 3, 4):
        out = [0.0] * seats
        match = tower("4 1:22", seats=seats, top="0:3 1:1")
        match.game.heuristics.evaluate(match._state, out)
        assert abs(sum(out) - 1) < 1e-9 and all(0 < share < 1 for share in out)
        assert out[1] > out[0]
        assert all(share == out[2] for share in out[2:])


def test_a_throw_that_nobody_told_of_is_steady() -> None:
    """Bots may think ahead at a table that throws for real."""
    for seed in range(20):
        falls = []
        for options in ("throw=steady", "throw=table"):
            match = tower("4 1:22", "3w 0:1", "6 1:3", ask="play bird", options=options)
            state = match._state.copy()
            state.rng = words(seed)
            match.game.rules.apply(state, match.game.actions.read_move("throw 4"))
            falls.append((state.low, state.high))  # type: ignore[attr-defined]
        assert falls[0] == falls[1]


def test_what_the_next_climbs_could_bring() -> None:
    """dungeon.climb.step, dungeon.slot.capture: a knight is worth 14, 8 a number and 3 a value

    The 2 leaves 52 and takes the 1 with 65 and 6 for a fresh card, where it is worth 68: 87. The 1 is in danger and so worth 36; on 7 it is worth 73: 37. A drawn knight,
    alone on its number, loses 12 in 100: 22, 32 or 42, by 4, 4 and 5 of 15 cards.
    """
    match = tower(*HUNTED)
    assert prospects(match, 0) == [87, 0, 28.4, 0]
    assert prospects(match, 1) == [37, 0, 28.4, 0]


def test_the_second_climb_is_another_knights() -> None:
    """dungeon.climb.step: a 3 on 6 is worth 71 and on top 97, so 26; a 1 on 5 is worth 57 and on 6 beside it 65, so 8"""
    assert prospects(tower("6 0:3", "5 0:1"), 0)[:2] == [26, 8]


def test_who_cannot_climb_has_no_prospects_of_it() -> None:
    """dungeon.climb.stuck, dungeon.slot.pair"""
    assert prospects(tower("4 0:2 dragon 1", "6 1:1"), 0)[0] == 0
    assert prospects(tower("4 0:2", "6 1:11"), 0)[0] == 0


def test_what_the_drawn_card_brings() -> None:
    """dungeon.slot.number, dungeon.dragon.perch: a 3 on 3 is worth 42; a dragon costs half of the 1's 65; what a bird hits is not foretold"""
    assert prospects(tower(*HUNTED, ask="play 3"), 0)[3] == 42
    assert prospects(tower(*HUNTED, ask="play dragon"), 0)[3] == 32
    assert prospects(tower(*HUNTED, ask="play bird"), 0)[3] == 0
    assert drawn(tower(*HUNTED, ask="play dragon"), 0) == [0, 0, 0, 0, 1]
    assert prospects(tower(*HUNTED, ask="play 3"), 1)[3] == 0 and not any(drawn(tower(*HUNTED, ask="play 3"), 1))


def test_the_turn_is_as_it_was() -> None:
    match = tower(*HUNTED, ask="play 3")
    prospects(match, 1)
    assert match.mover == 0


def test_with_more_than_two_seats_nothing_is_looked_for() -> None:
    """No network has learned to read it there."""
    assert not any(prospects(Match.start("dungeon", 3, seed=1), 0))
