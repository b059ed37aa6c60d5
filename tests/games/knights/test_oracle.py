"""Matches held against a second referee, written from the rules alone (tests/oracle/knights.py).

`python -m tests.games.knights.test_oracle 1000` compares a thousand for every number of seats and both options.
"""

from __future__ import annotations

import random
import sys

import pytest

from donjon import Match
from donjon.core.errors import BadMove
from tests.oracle.answers import engine_on_outcome, faults
from tests.oracle.knights import BadText, Oracle, RecordError, Refused, malformed, replay

KINDS = (2, 3, 4)
OPTIONS = ("optional", "forced")


def played(seats: int, option: str, seed: int) -> Match:
    """A match of uniform moves, of the playout policy, or half and half; a few are left."""
    rng = random.Random(f"{seats} {option} {seed}")
    match = Match.start("knights", seats, {"deploy": option}, f"oracle {seed}")
    policy = (0.0, 0.5, 1.0)[seed % 3]
    words = [rng.randrange(2**32) for _ in range(4)]
    leave = rng.randrange(200) if seed % 7 == 0 else None
    while not match.finished:
        if match.plies == leave:
            match.play(f"{rng.choice(('resign', 'timeout'))} {rng.randrange(seats)}")
        elif rng.random() < policy:
            moves = [match.game.actions.read_move(move) for move in match.legal()]
            match.play(match.game.actions.write_move(match.game.heuristics.sample(match._state, moves, len(moves), words)))
        else:
            match.play(rng.choice(match.legal()))
    return match


def compare(match: Match, every: int) -> int:
    """Replays a match beside the oracle; asks for refusals at every so many plies. The number of questions."""
    oracle = Oracle(match.seats, deploy=match.options["deploy"])
    twin = Match.start("knights", match.seats, match.options, match.seed)
    asked = 0
    for ply, entry in enumerate([*match.entries(), None]):
        moves = twin.legal()
        assert len(set(moves)) == len(moves) and set(moves) == oracle.legal(), f"{match.seed}, ply {ply}"
        assert (twin.mover, twin.finished, twin.scores, twin.winners, twin.reason) == (
            oracle.mover,
            oracle.finished,
            oracle.scores,
            oracle.winners,
            oracle.reason,
        )
        if ply % every == 0 or entry is None:
            texts = [*oracle.refusals(), *moves]
            told = {text: twin.why_not(text) for text in texts}
            assert told == {text: oracle.why_not(text) for text in texts}, f"{match.seed}, ply {ply}"
            asked += len(texts)
        if entry is not None:
            oracle.play(entry.move, entry.outcome)
            assert twin.play(entry.move) == entry
    return asked


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("seats", KINDS)
@pytest.mark.parametrize("part", range(5))
def test_the_same_moves_refusals_scores_and_winners(seats: int, option: str, part: int) -> None:
    for seed in (2 * part, 2 * part + 1):
        match = played(seats, option, seed)
        compare(match, 5)
        told = replay(match.record())
        assert (told.scores, told.winners, told.reason) == (match.scores, match.winners, match.reason)


@pytest.mark.parametrize("seats", KINDS)
def test_the_same_texts_are_no_moves(seats: int) -> None:
    for plies in (0, seats, seats + 3, 10**9):
        match = Match.start("knights", seats, seed=plies)
        oracle = Oracle(seats)
        while not match.finished and match.plies < plies:
            entry = match.play(match.legal()[0])
            oracle.play(entry.move, entry.outcome)
        for text in malformed(seats):
            with pytest.raises(BadMove):
                match.why_not(text)
            with pytest.raises(BadText):
                oracle.why_not(text)


OUTCOMES = ("", "L", "M", "P", "Pv", "Pc", "Pt", "Fv", "Fc", "Ft", "P Pv", "Pc, Pc", ",", "X", "M P, M P", "M P, M Pv", "P M, Pv M", "M Pv", "M P M P", "M Pv, P M, P M", "?", "P,")  # fmt: skip


def oracle_on_outcome(oracle: Oracle, move: str, outcome: str) -> str | None:
    try:
        return oracle.outcome_why_not(move, outcome)
    except BadText:
        return "malformed"


@pytest.mark.parametrize("seats", KINDS)
def test_the_same_outcomes_are_refused(seats: int) -> None:
    rng = random.Random(seats)
    for seed in range(2):
        match = Match.start("knights", seats, seed=seed)
        oracle = Oracle(seats)
        while not match.finished:
            if match.plies < 8 or match.plies % 6 == 0:
                move = rng.choice(match.legal())
                told = {outcome: engine_on_outcome(match, move, outcome) for outcome in OUTCOMES}
                assert told == {outcome: oracle_on_outcome(oracle, move, outcome) for outcome in OUTCOMES}, f"{move}, ply {match.plies}"
            entry = match.play(rng.choice(match.legal()))
            oracle.play(entry.move, entry.outcome)


def oracle_faults(text: str) -> tuple[int, str | None] | None:
    try:
        replay(text)
    except RecordError as error:
        return error.line, error.rule
    return None


@pytest.mark.parametrize("seats", KINDS)
def test_the_same_faults_in_records(seats: int) -> None:
    """A line dropped, doubled, exchanged, or one with another outcome or none"""
    rng = random.Random(seats)
    text = played(seats, "optional", 1).record()
    lines = text.splitlines()
    start = lines.index("") + 1
    for _ in range(60):
        changed = [*lines]
        at = rng.randrange(start, len(lines))
        number, _, move = lines[at].partition(". ")
        kind = rng.randrange(5)
        if kind == 0:
            del changed[at]
        elif kind == 1:
            changed.insert(at, lines[at])
        elif kind == 2:
            changed[at] = f"{number}. {lines[rng.randrange(start, len(lines))].partition('. ')[2]}"
        elif kind == 3:
            changed[at] = f"{number}. {move.partition(' {')[0]}"
        else:
            changed[at] = f"{number}. {move.partition(' {')[0]} {{{rng.choice(OUTCOMES)}}}"
        text = "\n".join(changed)
        assert faults(text) == oracle_faults(text), text


def test_a_refused_outcome_is_refused_when_played() -> None:
    oracle = Oracle(2)
    oracle.play("keep P")
    with pytest.raises(Refused):
        oracle.play("keep P", "P P, P P")


def main(count: int) -> None:
    """Compares so many matches for every number of seats and both options; refusals at every seventh ply."""
    asked = plies = 0
    for seats in KINDS:
        for option in OPTIONS:
            for seed in range(count):
                match = played(seats, option, 1000 + seed)
                asked += compare(match, 7)
                plies += match.plies
                replay(match.record())
            print(f"{seats} seats, {option}: {count} matches, {plies} plies and {asked} questions so far", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
