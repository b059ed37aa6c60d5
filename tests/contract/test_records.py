"""Records of every game: written and read without loss, cut anywhere, forced outcomes."""

from __future__ import annotations

import random

import pytest

from donjon import Match
from donjon.core.errors import BadOutcome, BadRecord, IllegalMove
from donjon.core.notation import parse
from donjon.core.state import check, digest
from donjon.core.view import observed
from tests.contract.kit import Case, Player, legal, matches, moments, per_case, play, playable_action, played, viewers

ENDINGS = ("[Result ", "[Winners ", "[Reason ", "[Seed ", "[Commitment ")


def cut(record: str, plies: int) -> str:
    """A record of so many plies, made with scissors: without the headers that only stand once a match is over."""
    lines = [line for line in record.splitlines(keepends=True) if not line.startswith(ENDINGS)]
    start = lines.index("\n") + 1
    return "".join(lines[: start + plies])


def refusal(match: Match, move: str, outcome: str) -> IllegalMove | BadOutcome | None:
    """What is wrong with an outcome; None: it was played."""
    try:
        match.play(move, outcome)
    except (IllegalMove, BadOutcome) as error:
        return error
    return None


def unreadable(text: str) -> BadRecord | None:
    """What is wrong with a record."""
    try:
        Match.read(text)
    except BadRecord as error:
        return error
    return None


@per_case
def test_record_read_record(case: Case) -> None:
    for seed in matches(case, 4):
        match = played(case, seed)
        record = match.record()
        read = Match.read(record)
        assert read.record() == record
        assert read.entries() == match.entries()
        assert (read.scores, read.winners, read.reason) == (match.scores, match.winners, match.reason)
        assert read.options == match.options and read.names == match.names
        for other in (
            "\ufeff" + record,
            record.replace("\n", "\r\n"),
            record.replace("\n", " ; noted\n").replace("\n ; noted", "\n\n; noted"),
        ):
            assert Match.read(other).record() == record
        for seat in range(case.seats):
            assert match.record(seat) == record


@per_case
def test_a_record_cut_anywhere_is_read_and_goes_on(case: Case) -> None:
    match = played(case, "cut")
    record = match.record()
    for ply in moments(case, match.plies):
        text = cut(record, ply)
        past = match.at(ply)
        assert text == past.record()
        read = Match.read(text)
        assert read.record() == text
        assert read.legal() == past.legal() and read.scores == past.scores and read.mover == past.mover
        for seat in viewers(case):
            assert observed(read.game, read._state, seat) == observed(past.game, past._state, seat)
        play(read, ply)
        assert read.finished and read.record().startswith(tuple(f'[Game "{case.game}"]'.splitlines()))
        assert Match.read(read.record()).record() == read.record()


@per_case
def test_what_is_still_hidden_is_drawn_anew(case: Case) -> None:
    text = cut(played(case, "anew").record(), 3)
    assert len({play(Match.read(text), "same moves").record() for _ in range(5)}) > 1


@per_case
def test_left_matches_are_records_too(case: Case) -> None:
    for plies in (0, 1, case.seats, 25):
        for leave in ("resign 0", f"timeout {case.seats - 1}"):
            match = play(case.start(plies), plies, plies)
            match.play(leave)
            record = match.record()
            assert record.endswith(f"{match.plies}. {leave}\n") and f'[Reason "{leave.split()[0]}"]' in record
            assert Match.read(record).record() == record


@per_case
def test_given_outcomes_are_natural_ones(case: Case) -> None:
    for seed in matches(case, 3):
        match = played(case, seed)
        twin = Match.start(case.game, case.seats, dict(case.options), "other luck", opening=parse(match.record()).headers.get("Start"))
        for ply, entry in enumerate(match.entries()):
            assert twin.play(entry.move, entry.outcome) == entry
            if ply % 9 == 0:
                past = match.at(ply + 1)
                for seat in viewers(case):
                    assert observed(twin.game, twin._state, seat) == observed(past.game, past._state, seat)
                assert digest(twin.at(ply + 1)._state) == digest(twin._state)
        assert (twin.scores, twin.winners, twin.reason) == (match.scores, match.winners, match.reason)
        assert "[Seed " not in twin.record() and "[Seed " in match.record()


@per_case
def test_outcomes_are_possible_or_refused(case: Case) -> None:
    """Outcomes from elsewhere in the match: either the position stays sound, or nothing has happened."""
    rng = random.Random(1)
    accepted = refused = 0
    for seed in range(2):
        pool = [entry.outcome for entry in played(case, f"pool {seed}").entries() if entry.outcome is not None]
        match = case.start(seed)
        player = Player(match.game, seed)
        while not match.finished:
            move = match.game.actions.write_move(playable_action(match.game, match._state, player))
            before = digest(match._state)
            error = refusal(match, move, rng.choice(pool))
            if error:
                refused += 1
                assert digest(match._state) == before
                assert isinstance(error, BadOutcome) or error.rule in match.game.rule_ids()
                match.play(move)
            else:
                accepted += 1
                assert match.entries()[-1].outcome is not None
            check(match._state)
        assert Match.read(match.record()).record() == match.record()
    assert accepted and refused


@per_case
def test_outcomes_outside_the_grammar(case: Case) -> None:
    match = case.start(2)
    player = Player(match.game, 2)
    for _ in range(25):
        if match.finished:
            return
        move = match.game.actions.write_move(playable_action(match.game, match._state, player))
        before = digest(match._state)
        for outcome in ("", " ", ",", "no card", "{", "Pv,", "?", "1 " * 500):
            with pytest.raises((BadOutcome, IllegalMove)):
                match.play(move, outcome)
        assert digest(match._state) == before
        match.play(move)


@per_case
def test_every_line_of_a_record_is_checked(case: Case) -> None:
    """A line exchanged for another move: the reader accepts what the rules allow, and names this line or one after it else."""
    rng = random.Random(3)
    record = played(case, "lines").record()
    lines = cut(record, 10**6).splitlines()
    start = lines.index("") + 1
    match = case.start("lines")
    for _ in range(40):
        at = rng.randrange(start, len(lines))
        move = match.game.actions.write_move(rng.randrange(match.game.actions.ACTIONS))
        changed = [*lines]
        changed[at] = f"{at - start + 1}. {move}"
        error = unreadable("\n".join(changed))
        if error:
            assert error.line > at
            assert str(error).startswith(f"line {error.line}: ")
            assert error.move is not None and (error.rule is None or error.rule in match.game.rule_ids())


@per_case
def test_outcomes_are_never_left_to_chance_by_the_reader(case: Case) -> None:
    match = played(case, "missing")
    lines = cut(match.record(), 10**6).splitlines()
    start = lines.index("") + 1
    told = [at for at in range(start, len(lines)) if lines[at].endswith("}")]
    for at in random.Random(4).sample(told, min(25, len(told))):
        changed = [*lines]
        changed[at] = changed[at].partition(" {")[0]
        with pytest.raises(BadRecord) as refused:
            Match.read("\n".join(changed))
        assert refused.value.line == at + 1


@per_case
def test_moves_can_be_told_by_their_place_in_legal(case: Case) -> None:
    match = case.start(9)
    player = Player(match.game, 9)
    for _ in range(50):
        if match.finished:
            break
        moves = match.legal()
        assert moves == [match.game.actions.write_move(action) for action in legal(match.game, match._state)]
        assert all(match.why_not(move) is None for move in moves)
        match.play(match.game.actions.write_move(playable_action(match.game, match._state, player)))


@per_case
def test_headers_are_kept(case: Case) -> None:
    headers = {"Date": "2026-11-28", "Event": 'The "old" tower \\ cellar; second night', "Site": "[here] ; there"}
    match = Match.start(case.game, case.seats, dict(case.options), 1, headers=headers)
    text = play(match, 1, 12).record()
    read = Match.read(text)
    assert read.headers == headers and read.record() == text
