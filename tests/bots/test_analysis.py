"""Looking back: what a decision cost comes from searches that are fair to it, and what is told of them adds up."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from donjon.bots import analysis, think
from donjon.bots.analysis import Ask, Decision, Judgement, Tried
from donjon.core import game as games
from donjon.core.errors import DonjonError
from donjon.core.match import Match

GAMES = [name for name in games.names() if games.playable(name)]


def random_match(game: str, seed: int, plies: int | None = None) -> Match:
    """Random moves, to the end or so many plies."""
    match, rng = Match.start(game, seed=seed), random.Random(seed)
    while not match.finished and (plies is None or match.plies < plies):
        move = rng.choice(match.waived().legal())
        match.play(move, match.stand_in(move))
    return match


def decision(**changes: object) -> Decision:
    """A decision of seat 0, who played action 7."""
    told: dict[str, object] = {"ply": 1, "game": "knights", "seat": 0, "move": "stop", "action": 7, "forced": False, "turn": True}
    return Decision(**(told | {"concealed": Match.start("knights", seed=1).concealed(0)} | changes))  # type: ignore[arg-type]


def answered(asked: Decision, worth: Callable[[Ask], float | list[Tried]], best: int = 3) -> tuple[Judgement, list[Ask]]:
    """The judgement where each search answers with that chance of seat 0, or these candidates, and all that was asked."""
    searches, asks = analysis.judging(asked, 400), []
    ask = next(searches)
    while True:
        asks.append(ask)
        found = worth(ask)
        if isinstance(found, float):
            found = [Tried(ask.only if ask.only >= 0 else best, ask.simulations, (found, 1 - found))]
        try:
            ask = searches.send(found)
        except StopIteration as done:
            return done.value, asks


# --- marks


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0, "best"),
        (0.0199, "best"),
        (0.02, "good"),
        (0.05, "inaccuracy"),
        (0.0999, "inaccuracy"),
        (0.1, "mistake"),
        (0.2, "blunder"),
        (1, "blunder"),
    ],
)
def test_a_loss_has_a_name(loss: float, mark: str) -> None:
    assert analysis.mark_of(loss) == mark


# --- which searches are asked for


def test_the_move_played_gets_as_many_simulations_as_the_best() -> None:
    _, asks = answered(decision(), lambda ask: 0.5)
    spent = {action: sum(ask.simulations for ask in asks if ask.only == action) for action in (-1, 3, 7)}
    assert spent == {-1: 400, 3: 400, 7: 400}


def test_a_move_that_is_the_best_is_judged_once() -> None:
    judged, asks = answered(decision(action=3), lambda ask: 0.6)
    assert [ask.only for ask in asks] == [-1, 3, 3, 3, 3]
    assert (judged.best, judged.best_result, judged.played, judged.error) == (3, (0.6, 0.4), (0.6, 0.4), 0.0)


def test_nobody_is_accused_without_a_second_look() -> None:
    """At first the move looks 20 points worse, in other worlds it is as good."""
    judged, asks = answered(decision(), lambda ask: 0.4 if ask.seed.startswith("first") and ask.only == 7 else 0.6)
    assert sum(ask.simulations for ask in asks if ask.seed.startswith("second")) == 2 * analysis.AGAIN * 400
    assert judged.best_result == judged.played == pytest.approx((0.6, 0.4))


def test_only_the_second_look_counts() -> None:
    judged, _ = answered(decision(), lambda ask: 0.6 if ask.only != 7 else 0.3 if ask.seed.startswith("first") else 0.45)
    assert judged.best == 3
    assert judged.best_result == pytest.approx((0.6, 0.4))
    assert judged.played == pytest.approx((0.45, 0.55))


def test_what_is_held_against_a_seat_comes_with_why_the_other_move_is_better() -> None:
    """Who keeps the mountains has them to bar a way with; nothing is told of a loss that is not held against anybody."""
    mountains = games.load("knights").actions.read_move("keep M")
    held, _ = answered(decision(), lambda ask: 0.45 if ask.only == 7 else 0.6, mountains)
    assert held.because == ({"word": "keep-mountains", "args": {}, "price": False},)
    good, _ = answered(decision(), lambda ask: 0.57 if ask.only == 7 else 0.6, mountains)
    assert good.because == ()


def test_a_difference_within_the_noise_is_held_against_nobody() -> None:
    """Looks of 0.1, 0.3, 0.5, 0.7 have the mean 0.4; their standard error, sqrt(0.2 / 3 / 4) = 0.13, is more than half of the 0.1 that is lost."""
    judged, _ = answered(decision(), lambda ask: 0.5 if ask.only != 7 else 0.1 + 0.2 * int(ask.seed[-1]))
    assert judged.best == 7
    assert judged.played == pytest.approx((0.4, 0.6))
    assert judged.best_result == pytest.approx((0.5, 0.5))
    assert judged.error == pytest.approx((0.2 / 12) ** 0.5)


def test_a_forced_move_is_only_valued() -> None:
    judged, asks = answered(decision(forced=True), lambda ask: 0.3)
    assert [ask.only for ask in asks] == [7] * analysis.LOOKS
    assert judged.best_result == judged.played == pytest.approx((0.3, 0.7))


def test_who_leaves_while_others_think_is_valued_as_at_every_other_ply() -> None:
    """By the mover's best move: looks of 0.1, 0.3, 0.5, 0.7 have the mean 0.4 and the standard error sqrt(0.2 / 3 / 4). It has no move that would be better."""
    judged, asks = answered(decision(action=-1, turn=False), lambda ask: 0.9 if ask.only < 0 else 0.1 + 0.2 * int(ask.seed[-1]))
    assert [ask.only for ask in asks] == [-1, 3, 3, 3, 3]
    assert (judged.best, judged.played, judged.candidates) == (-1, (), ())
    assert judged.best_result == pytest.approx((0.4, 0.6))
    assert judged.doubt == judged.error == pytest.approx((0.2 / 12) ** 0.5)


def test_the_candidates_begin_with_the_best() -> None:
    found = [Tried(3, 300, (0.5, 0.5)), Tried(4, 90, (0.4, 0.6)), Tried(5, 10, (0.2, 0.8)), Tried(6, 0, ())]
    values = {3: (0.6, 0.4), 5: (0.7, 0.3)}
    judged = answered(decision(action=5), lambda ask: found if ask.only < 0 else [Tried(ask.only, 100, values[ask.only])])[0]
    assert [(one.action, one.visits) for one in judged.candidates] == [(5, 10), (3, 300), (4, 90)]
    assert [one.result[0] for one in judged.candidates] == pytest.approx([0.7, 0.6, 0.4])


# --- what is made of it


def judged(best: float, played: float | None, action: int, error: float = 0.0) -> Judgement:
    """A judgement in which seat 0 has these chances."""
    return Judgement(action, (best, 1 - best), () if played is None else (played, 1 - played), 0.03, error, ())


def test_the_chart_is_made_of_losses_and_luck() -> None:
    """Seat 0: 0.5, loses 0.1 by its move, luck lifts 0.4 to 0.6; seat 1 loses 0.3 (seat 0 has 0.9 now), luck takes 0.1, then seat 1 resigns at 0.2 of its own."""
    match = Match.start("knights", seed=1)
    for _ in range(2):
        match.play(match.legal()[0])
    match.resign(1)
    asked = [
        decision(ply=1, seat=0, action=7),
        decision(ply=2, seat=1, action=8),
        decision(ply=4, seat=1, action=-1, move="resign 1"),
    ]
    found = analysis.assemble(match, asked, [judged(0.5, 0.4, 3, 0.04), judged(0.6, 0.9, 3), judged(0.8, None, 3)], 256)
    one, two, three = found["plies"]
    assert [ply["ply"] for ply in found["plies"]] == [1, 2, 4]
    assert found["start"] == one["before"] == one["best_result"] == [0.5, 0.5]
    assert (one["loss"], one["mark"], one["after"], one["luck"]) == (0.1, "mistake", [0.6, 0.4], [0.2, -0.2])
    assert (two["loss"], two["mark"], two["after"], two["luck"]) == (0.3, "blunder", [0.8, 0.2], [-0.1, 0.1])
    assert (three["loss"], three["mark"], three["played"], three["after"]) == (0.2, "blunder", [1.0, 0.0], [1.0, 0.0])
    assert three["luck"] == [0.0, 0.0]
    assert found["costliest"] == [2, 4, 1]
    first, second = found["by_seat"]
    assert (first["loss"], first["luck"], first["moves"], first["mistake"], first["blunder"]) == (0.1, 0.1, 1, 1, 0)
    assert (second["loss"], second["luck"], second["moves"], second["mistake"], second["blunder"]) == (0.5, -0.1, 2, 0, 2)
    # result = start + luck - what was lost + what the other lost
    assert 0.5 + first["luck"] - first["loss"] + second["loss"] == pytest.approx(1.0)
    # the start's 0.03 and the first move's 0.04
    assert first["luck_error"] == second["luck_error"] == pytest.approx(0.1)


def test_many_small_losses_add_up_though_none_can_be_told_by_itself() -> None:
    """Seat 0 is twice behind by 0.03 and once ahead by 0.01, always within the noise: nothing is marked, but 0.05 is lost in all."""
    match = Match.start("knights", seed=1)
    for _ in range(3):
        match.play(match.legal()[0])
    match.resign(1)
    asked = [*(decision(ply=ply) for ply in (1, 2, 3)), decision(ply=4, seat=1, action=-1)]
    found = analysis.assemble(match, asked, [judged(0.5, 0.47, 7), judged(0.6, 0.57, 7), judged(0.6, 0.61, 7), judged(1, None, 3)], 256)
    assert [(ply["loss"], ply["mark"]) for ply in found["plies"]] == [(0, "best"), (0, "best"), (0, "best"), (0, "best")]
    first, second = found["by_seat"]
    assert (first["loss"], second["loss"]) == (0.05, 0)
    # 0.6 - 0.47, 0.6 - 0.57, 1 - 0.61
    assert first["luck"] == pytest.approx(0.13 + 0.03 + 0.39)


def test_a_part_waits_for_the_next_position() -> None:
    match = Match.start("knights", seed=1)
    match.play(match.legal()[0])
    match.resign(1)
    asked = [decision(ply=1), decision(ply=2, seat=1, action=-1)]
    found = analysis.assemble(match, asked, [judged(0.5, 0.4, 3)], 256)
    assert (found["start"], found["plies"], found["costliest"]) == ([0.5, 0.5], [], [])


def test_leaving_out_of_turn_has_no_better_move_and_is_never_among_the_costliest() -> None:
    match = Match.start("knights", seed=1)
    match.resign(1)
    (left,) = analysis.decisions(match)
    assert (left.action, left.turn, left.forced, left.seat) == (-1, False, False, 1)
    result, asks = answered(left, lambda ask: 0.5)
    assert len(asks) == 5 and result.best == -1
    found = analysis.assemble(match, [left], [result], 256)
    assert (found["plies"][0]["best"], found["plies"][0]["loss"], found["costliest"]) == ("", 0.5, [])


# --- from what a decision is judged


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_judged_from_what_its_record_tells_and_no_more(game: str) -> None:
    """A record that is read has another order of what stays hidden; the questions are the same, byte for byte, but for lines that let something pass."""
    match = random_match(game, 5)
    asked = list(analysis.decisions(match))
    again = ((one.seat, one.move, one.forced, one.concealed) for one in analysis.decisions(Match.read(match.record())))
    assert all((one.seat, one.move, one.forced, one.concealed) in again for one in asked)
    assert [one.move for one in asked] == [line.move for line in match.entries()]
    for one in asked[:: max(1, len(asked) // 10)]:
        there = match.at(one.ply - 1)
        there = there if one.move in there.legal() else there.waived()
        assert one.concealed == there.concealed(one.seat)
        assert one.forced == (len(there.legal()) == 1)


def test_plies_can_be_told_by_other_numbers() -> None:
    match = random_match("knights", 1, plies=3)
    match.resign(0)
    assert [one.ply for one in analysis.decisions(match, [1, 4, 5, 9])] == [1, 4, 5, 9]


def test_only_a_match_that_is_over_is_looked_back_on() -> None:
    with pytest.raises(DonjonError, match="not over"):
        analysis.check(Match.start("knights", seed=1))


# --- how much is searched


def test_simulations_are_shared_by_what_there_is_to_decide() -> None:
    """Ten decisions and five forced moves are 10 x 3.5 + 5 = 40 parts; 400,000 / 40 = 10,000 is 39 whole portions of 256."""
    asked = [decision() for _ in range(10)] + [decision(forced=True) for _ in range(5)]
    assert analysis.share(400_000, asked) == 39 * 256
    assert analysis.share(1, asked) == analysis.FEWEST
    assert analysis.share(1e12, asked) == analysis.MOST


def test_speed_is_measured_all_over_the_match() -> None:
    asked = [decision(ply=ply, forced=ply % 2 == 0) for ply in range(1, 81)]
    assert [one.ply for one in analysis.sample(asked)] == [5, 15, 25, 35, 45, 55, 65, 75]
    assert [one.ply for one in analysis.sample([decision(forced=True)])] == [1] * 8


# --- with the search itself


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_last_move_costs_what_the_referee_says(seed: int) -> None:
    """Where every move ends the match, its worth is the result, which the referee knows."""
    match = random_match("castle", seed)
    last = match.at(match.plies - 1)
    seat = last.mover
    assert seat is not None
    results = {}
    for move in last.legal():
        ended = last.at(last.plies)
        ended.play(move)
        assert ended.finished
        results[move] = 1 / len(ended.winners) if seat in ended.winners else 0.0
    best, worst = max(results.values()), min(results.values())
    assert best > worst
    for move in (max(results, key=lambda move: results[move]), min(results, key=lambda move: results[move])):
        played = last.at(last.plies)
        played.play(move)
        *_, asked = analysis.decisions(played)
        found = think.judge(asked, 256)
        assert found.best_result[seat] == best and found.played[seat] == results[move]
        assert results[played.game.actions.write_move(found.best)] == best
    assert think.judge(asked, 256) == found
