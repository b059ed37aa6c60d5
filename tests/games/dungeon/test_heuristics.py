"""What bots do and never do, whatever their strength."""

from __future__ import annotations

import pytest

from donjon.bots import levels, players
from donjon.core.chance import words
from donjon.core.game import NEVER
from tests.games.dungeon.kit import tower


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
