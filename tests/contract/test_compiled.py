"""Interpreted and compiled rules agree byte for byte, and the batch with itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

from donjon.core import chance, view
from donjon.core.compiled import CONFIG
from donjon.core.outcome import rank
from donjon.core.state import freeze
from donjon.lab.simulate import seeds
from tests.contract import bounded
from tests.contract.kit import Case, batch, compiled, features, legal, matches, outlandish, per_case, per_game, viewers, walk


@per_case
def test_whole_matches_agree_byte_for_byte(case: Case) -> None:
    found = compiled(case.game)
    game = case.rules
    moves = np.zeros(game.actions.WIDTH, np.int64)
    options = np.array(case.numbers(), np.int64)
    for seed in matches(case, 6):
        record = found.records(1)
        found.setup(record[0], case.seats, options, np.array(chance.words(seed), np.int64))
        for state, action in walk(case, seed):
            assert freeze(state).tobytes() == record.tobytes()
            assert moves[: found.legal(record[0], moves)].tolist() == legal(game, state)
            assert found.mover(record[0]) == game.rules.mover(state)
            assert found.finished(record[0]) == game.rules.finished(state)
            if action >= 0:
                found.apply(record[0], action)
        assert found.reason(record[0]) == game.rules.reason(state)


@per_case
def test_all_other_functions_agree(case: Case) -> None:
    found = compiled(case.game)
    game = case.rules
    for seed in matches(case, 2):
        for ply, (state, action) in enumerate(walk(case, f"others {seed}")):
            if ply % 3 and action >= 0:
                continue
            record = freeze(state)
            compare_judgements(case, state, record)
            for other in [*range(ply % 11, game.actions.ACTIONS, 97), *outlandish(case.game)[:9]]:
                assert found.why_not(record[0], other) == game.rules.why_not(state, other)
            for seat in viewers(case):
                compare_secrets(case, state, seat, ply)
            assert freeze(state).tobytes() == record.tobytes(), "a question has changed the state"


def compare_judgements(case: Case, state: Any, record: Any) -> None:
    found, game = compiled(case.game), case.rules
    for name, kind in (("scores", np.int64), ("evaluate", np.float64)):
        theirs, ours = np.zeros(case.seats, kind), [kind(0)] * case.seats
        getattr(found, name)(record[0], theirs)
        getattr(game.rules if name == "scores" else game.heuristics, name)(state, ours)
        assert theirs.tolist() == ours, name
    for barred in viewers(case):
        marks, own = np.zeros(case.seats, np.int64), [0] * case.seats
        assert found.rank(record[0], barred, marks) == game.bind(rank)(state, barred, own) and marks.tolist() == own
    for seat in range(case.seats):
        assert found.tiebreak(record[0], seat) == game.rules.tiebreak(state, seat)
    moves = legal(game, state)
    alone = [game.heuristics.weigh(state, action) for action in moves]
    assert [found.weigh(record[0], action) for action in moves] == alone
    together, theirs = [0.0] * len(moves), np.zeros(len(moves))
    game.heuristics.weigh_all(state, moves, len(moves), together)
    found.weigh_all(record[0], np.array(moves, np.int64), len(moves), theirs)
    assert together == theirs.tolist() == alone
    if moves:
        words, twin = chance.words("sample"), np.array(chance.words("sample"), np.int64)
        padded = np.array(moves + [0] * (game.actions.WIDTH - len(moves)), np.int64)
        for _ in range(3):
            assert found.sample(record[0], padded, len(moves), twin) == game.heuristics.sample(state, moves, len(moves), words)
            assert twin.tolist() == words


def compare_secrets(case: Case, state: Any, seat: int, ply: int) -> None:
    found, game = compiled(case.game), case.rules
    record = freeze(state)
    seen = view.observed(game, state, seat)
    found.observe(record[0], seat)
    assert freeze(seen).tobytes() == record.tobytes()
    if seat >= 0:
        compare_features(case, state, seat, features(game, seen, seat))
        compare_features(case, seen, seat, features(game, seen, seat))
    seen.rng = chance.words(ply)
    record[0]["rng"] = seen.rng
    game.secrets.determinise(seen, seat)
    found.determinise(record[0], seat)
    assert freeze(seen).tobytes() == record.tobytes()


def compare_features(case: Case, state: Any, seat: int, expected: list[float]) -> None:
    """Observed or not, interpreted or compiled, the numbers are the same."""
    found, game = compiled(case.game), case.rules
    assert all(-2 <= number <= 2 for number in expected)
    theirs, ours = np.zeros(game.actions.FEATURES), features(game, state, seat)
    found.features(freeze(state)[0], seat, theirs)
    assert ours == expected
    assert theirs.tolist() == expected


@per_case
def test_what_was_told_is_renewed_from_action_to_action(case: Case) -> None:
    """And from match to match, after the last position that somebody was told."""
    found, game = compiled(case.game), case.rules
    theirs, ours = np.zeros(game.actions.FEATURES), [0.0] * game.actions.FEATURES
    for seed in matches(case, 4):
        played = -1
        for state, action in walk(case, f"told {seed}"):
            if action < 0:
                break
            record, seat = freeze(state)[0], game.rules.mover(state)
            found.renew(record, played, seat, theirs)
            game.secrets.renew(state, played, seat, ours)
            assert ours == features(game, state, seat)
            assert theirs.tolist() == ours
            found.erase(record, seat, theirs)
            game.secrets.erase(state, seat, ours)
            played = action


@per_case
def test_shares_of_the_victory(case: Case) -> None:
    for state, _ in walk(case, "shares"):
        out = [0.0] * case.seats
        case.rules.heuristics.evaluate(state, out)
        assert all(0 <= share <= 1 for share in out) and abs(sum(out) - 1) < 1e-6


@per_case
def test_two_halves_give_the_figures_of_the_whole(case: Case) -> None:
    found = compiled(case.game)
    whole = batch(found, case.seats, case.numbers(), seeds("halves", 0, 200))
    first = batch(found, case.seats, case.numbers(), seeds("halves", 0, 77))
    second = batch(found, case.seats, case.numbers(), seeds("halves", 77, 123))
    for name, figures in whole.items():
        assert np.array_equal(figures, np.concatenate([first[name], second[name]]))
    again = batch(found, case.seats, case.numbers(), seeds("halves", 0, 200))
    assert all(np.array_equal(whole[name], again[name]) for name in whole)
    assert whole["plies"].max() <= case.rules.actions.LONGEST
    assert (whole["won"].sum(axis=1) >= 1).all()


@per_game
def test_nothing_is_read_out_of_range(name: str) -> None:
    if CONFIG.BOUNDSCHECK:
        assert bounded.check(name) > 0
        return
    # numba reads the variable when it is imported, so without it this needs a process of its own.
    done = subprocess.run(
        [sys.executable, "-m", "tests.contract.bounded", name],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=500,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    assert done.stdout.startswith("checked ")
