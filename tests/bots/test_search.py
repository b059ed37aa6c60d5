"""The search from Python: what it keeps from one move to the next, and several trees."""

from __future__ import annotations

import random

import pytest

from donjon import Match
from donjon.bots import search, tree
from donjon.bots.levels import Level
from tests.contract.kit import GAMES

QUICK = Level("search", milliseconds=4)
PLIES = 80


def choice(match: Match) -> bool:
    """Whether the mover has one."""
    return match.mover is not None and len(match.legal()) > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_goes_on_with_the_branch_that_was_thought_about(game: str) -> None:
    """Wherever a branch was kept and the position is the expected one, the root is the child of the move played, with all its visits."""
    thinker = search.Search(game, {"reuse": True})
    match = Match.start(game, 2, seed="reuse")
    went_on = 0
    for _ in range(PLIES):
        if match.mover is None:
            break
        seat, concealed = match.mover, match.concealed(match.mover)
        if not choice(match):
            match.play(match.legal()[0])
            continue
        kept = thinker.trees[0].next if thinker.trees else (b"", -1, 0)
        before = int(thinker.trees[0].links[kept[2], tree.VISITS]) if kept[:2] == (concealed, seat) else 0
        found = thinker.run(concealed, seat, QUICK, match.plies)
        (grown,) = thinker.trees
        root = int(grown.size[tree.ROOT])
        if before:
            went_on += 1
            assert root == kept[2] and int(grown.links[root, tree.VISITS]) > before > 0
        else:
            assert root == 0
        assert {match.game.actions.write_move(one.action) for one in found} >= set(match.legal())
        move = match.game.actions.write_move(found[0].action)
        match.play(move, match.stand_in(move))
    if game in ("knights", "duel"):  # whose turns are many moves without news between them
        assert went_on > 0


@pytest.mark.parametrize("game", GAMES)
def test_simulations_never_lean_on_what_was_thought_before(game: str) -> None:
    match = Match.start(game, 2, seed="anew")
    dice = random.Random(1)
    while not choice(match):
        match.play(dice.choice(match.legal()))
    assert match.mover is not None
    seat, concealed, level = match.mover, match.concealed(match.mover), Level("search", simulations=100)
    thinker = search.Search(game, {"reuse": True})
    first = thinker.run(concealed, seat, level, 7)
    thinker.run(concealed, seat, QUICK, 8)
    assert thinker.run(concealed, seat, level, 7) == first


@pytest.mark.parametrize("game", GAMES)
def test_several_trees_are_counted_together(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "cores", lambda: 3)
    match = Match.start(game, 2, seed="trees")
    while not choice(match):
        match.play(match.legal()[0])
    assert match.mover is not None
    thinker = search.Search(game)
    found = thinker.run(match.concealed(match.mover), match.mover, Level("strongest", milliseconds=4, trees=8), 1)
    assert len(thinker.trees) == 3
    roots = [one.children() for one in thinker.trees]
    assert len({tuple(one.rng) for one in thinker.trees}) == 3, "each has chance of its own"
    for one in found:
        here = [root[one.action] for root in roots if one.action in root]
        assert one.visits == sum(visits for visits, _ in here)
        if one.visits:
            assert one.result == pytest.approx([sum(total[seat] for _, total in here) / one.visits for seat in range(2)])


@pytest.mark.parametrize("game", GAMES)
def test_greedy_plies_go_on_from_the_end_of_the_tree(game: str) -> None:
    """With enough of them the first simulation ends with the match: one seat has the whole victory, or two share it. Without any it ends with a judgement in between."""
    match = Match.start(game, 2, seed="greedy")
    dice = random.Random(1)
    while match.plies < 9 or not choice(match):
        match.play(dice.choice(match.legal()))
    assert match.mover is not None
    for plies, ends in ((100_000, True), (0, False)):
        thinker = search.Search(game, {"greedy": plies, "playout": 0, "learned": False})
        found = thinker.run(match.concealed(match.mover), match.mover, Level("search", simulations=1), 1)
        (result,) = (one.result for one in found if one.visits)
        assert sum(result) == pytest.approx(1)
        assert (result in ((1.0, 0.0), (0.5, 0.5), (0.0, 1.0))) == ends
