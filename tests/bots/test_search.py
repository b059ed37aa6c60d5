"""The search from Python: what it keeps from one move to the next, and several trees."""

from __future__ import annotations

import random

import numpy as np
import pytest

from donjon import Match
from donjon.bots import learned, search, tree
from donjon.bots.levels import Level
from donjon.core import chance, compiled
from donjon.core.game import NEVER, load
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
        assert {match.game.actions.write_move(one.action) for one in found} == set(match.legal())
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
def test_small_shares_are_not_rounded_away_in_a_tree_of_millions(game: str) -> None:
    """Sums of 2^25 are numbers of 32 bits four apart; a hundred simulations share out a hundred victories in all."""
    match = Match.start(game, 2, seed="many")
    assert match.mover is not None
    thinker = search.Search(game)
    thinker.run(match.concealed(match.mover), match.mover, Level("search", simulations=1), 7)
    (one,) = thinker.trees
    one.value[0, :2] += 2.0**25
    before = one.value[0].sum()
    one.grow(match.mover, 100, ())
    assert one.value[0].sum() - before == pytest.approx(100)


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
        assert one.visits == sum(child.visits for child in here)
        if one.visits:
            assert one.result == pytest.approx([sum(child.total[seat] for child in here) / one.visits for seat in range(2)])


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


@pytest.mark.parametrize("game", GAMES)
def test_moves_that_compete_are_searched_as_often_and_the_better_half_stays(game: str) -> None:
    """Four moves and 80 simulations are two rounds. The first, of 40, gives 10 to each of four; the second, of 40, 20 more to each of two. One simulation shows the
    moves there are, so that the move it began with has one more: 81 in all."""
    match = Match.start(game, 2, seed="compete")
    while len(match.legal()) < 6:
        match.play(match.legal()[0])
    assert match.mover is not None
    seat, concealed, level = match.mover, match.concealed(match.mover), Level("search", simulations=80)
    thinker = search.Search(game, {"halve": 4})
    found = thinker.run(concealed, seat, level, 1)
    assert len(found) == len(match.legal())
    assert [one.visits // 10 for one in found[:4]] == [3, 3, 1, 1] and sum(one.visits for one in found) == 81
    assert not any(one.visits for one in found[4:])
    assert found[0].result[seat] >= found[1].result[seat]
    assert thinker.run(concealed, seat, level, 1) == found
    assert {one.action for one in thinker.run(concealed, seat, level, 2)} == {one.action for one in found}
    few = thinker.run(concealed, seat, Level("search", simulations=3), 1)
    assert sum(one.visits > 0 for one in few) <= 3, "where there are few simulations, fewer compete"


def test_what_no_bot_takes_does_not_compete() -> None:
    """A position of the Dungeon with a move that weighs game.NEVER, and fewer moves than may compete"""
    match, dice = Match.start("dungeon", 2, {"aim": "hand"}, "never"), random.Random(1)
    tried = 0
    while tried < 3 and match.mover is not None:
        actions = {move: match.game.actions.read_move(move) for move in match.legal()}
        never = {action for action in actions.values() if match.game.heuristics.weigh(match._state, action) <= NEVER}
        if never and len(never) < len(actions):
            tried += 1
            found = search.Search("dungeon", {"halve": 1000}).run(
                match.concealed(match.mover), match.mover, Level("search", simulations=5000), 1
            )
            assert {one.action for one in found if not one.visits} == never
        move = dice.choice([move for move, action in actions.items() if action not in never] or list(actions))
        match.play(move, match.stand_in(move))
    assert tried == 3


def test_a_move_that_competes_in_time_ends_in_time() -> None:
    """Each round has its share of the budget: with two rounds the last two moves are visited more often than the others."""
    match = Match.start("castle", 2, seed="time")
    assert match.mover is not None
    found = search.Search("castle", {"halve": 4}).run(match.concealed(match.mover), match.mover, Level("search", milliseconds=60), 1)
    visits = [one.visits for one in found[:4]]
    assert min(visits[:2]) > max(visits[2:]) > 0


@pytest.mark.parametrize("game", GAMES)
def test_worlds_of_one_number_are_alike(game: str) -> None:
    """Where moves are compared on the same worlds: the same number deals the same world and the same luck, another number another."""
    match = Match.start(game, 2, seed="worlds")
    while not choice(match):
        match.play(match.legal()[0])
    assert match.mover is not None
    one = search.Tree(search.code(game), np.zeros(len(search.PARAMETERS)), {})
    one.plant(match.concealed(match.mover), match.mover, "worlds", anew=True)

    def world(number: int) -> tuple[bytes, tuple[int, ...]]:
        one.worlds[0] = one.root[0]
        one.code.deal_world(one.worlds[0], match.mover, one.deals, number, one.luck)
        return one.worlds.tobytes(), tuple(one.luck)

    worlds = [world(number) for number in range(50)]
    assert worlds == [world(number) for number in range(50)]
    assert len({there for there, _ in worlds}) == len({luck for _, luck in worlds}) == 50


@pytest.mark.parametrize("paired", [True, False])
def test_moves_are_compared_on_the_same_worlds(paired: bool) -> None:
    """Two generators that stand elsewhere lead to the same first 16 worlds of a move where moves are paired, so to the same results, and else to others."""
    match = Match.start("castle", 2, seed="pairs")
    assert match.mover is not None
    seat, action = match.mover, match.game.actions.read_move(match.legal()[0])
    numbers = search.parameters("castle") | {"greedy": 1000, "paired": paired}
    one = search.Tree(search.code("castle"), np.array([numbers[name] for name in search.PARAMETERS]), {})
    results = []
    for skipped in (0, 1):
        one.plant(match.concealed(seat), seat, "pairs", anew=True)
        for _ in range(skipped):
            chance.word(one.rng)
        one.grow(seat, 16, [action])
        results.append(one.children()[action].total.tolist())
    assert (results[0] == results[1]) == paired


@pytest.mark.parametrize("game", GAMES)
def test_what_is_warm_loads_nothing_more_in_a_search_of_any_budget(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's time for thought goes into compiling, nor into reading what was compiled."""
    fresh = compiled.Compiled(load(game), (tree, learned))
    monkeypatch.setattr(search, "code", lambda _game: fresh)
    thinker = search.Search(game)
    monkeypatch.setattr(search, "load", lambda _game: thinker)
    search.warm(game)
    ready = {name for name, entry in fresh._entries.items() if entry.signatures}
    match = Match.start(game, 2, seed="warm")
    for _ in range(PLIES // 2):
        if match.mover is None:
            break
        if choice(match):
            for level in (QUICK, Level("search", simulations=8)):
                thinker.run(match.concealed(match.mover), match.mover, level, match.plies)
        move = match.legal()[0]
        match.play(move, match.stand_in(move))
    assert {name for name, entry in fresh._entries.items() if entry.signatures} == ready
