"""What both kinds of environments stand on: positions, what seats know of them, sampling."""

from __future__ import annotations

import copy
import pickle
import random

import numpy as np
import pytest

from donjon import Match
from donjon.core import chance, view
from donjon.core.errors import BadOption
from donjon.core.game import meta
from donjon.core.state import digest, fields
from donjon.envs.position import Position, flat, table
from tests.envs.kit import GAMES, per_game, per_setting, walk

Options = tuple[tuple[str, str], ...]


@per_setting
def test_a_position_is_that_of_the_referee(name: str, seats: int, options: Options) -> None:
    at = Position.dealt(table(name, seats, options), "5/3")
    match = Match.start(name, seats, dict(options), "5/3")
    rng = random.Random(3)
    for _ in range(40):
        if at.finished:
            break
        moves = [match.game.actions.write_move(action) for action in at.legal()]
        assert moves == match.legal() and at.mover == match.mover
        played = rng.randrange(len(moves))
        outcome = match.asks(moves[played])
        if outcome:  # a real throw: the referee must be told, which changes the chance that follows
            break
        at.play(at.legal()[played])
        match.play(moves[played])
        assert digest(at.world) == digest(match._state)
    assert at.record() == match.record()
    assert [at.record(seat) for seat in range(seats)] == [match.record(seat) for seat in range(seats)]


@per_setting
def test_a_record_leads_to_the_position(name: str, seats: int, options: Options) -> None:
    """Also where the referee would have to be told what comes of a move."""
    at = walk(name, seats, options, 8, 30)
    assert not at.finished
    match = Match.read(at.record())
    assert match.view()["fields"] == at.view(view.SPECTATOR)["fields"] and match.text() == at.text(view.SPECTATOR)
    assert match.mover == at.mover


@pytest.mark.parametrize(
    ("shares", "expected"),
    [
        ([1, 0], [1, -1]),
        ([0.5, 0.5], [0, 0]),
        ([0, 1, 0], [-0.5, 1, -0.5]),
        ([0.5, 0, 0.5], [0.25, -0.5, 0.25]),
        ([0, 0, 0, 1], [-1 / 3, -1 / 3, -1 / 3, 1]),
        ([0.25] * 4, [0, 0, 0, 0]),
    ],
)
def test_returns_sum_to_nothing(shares: list[float], expected: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    """Who wins alone gets 1, who has no share -1/(n-1), and what n players share is 0 for each."""
    name = next(name for name in GAMES if meta(name).seats[0] <= len(shares) <= meta(name).seats[1])
    at = table(name, len(shares))
    monkeypatch.setattr(type(at), "shares", lambda self, world: shares)
    assert at.returns(at.deal(1)) == pytest.approx(expected)


@per_game
def test_returns_are_those_of_the_winners(name: str) -> None:
    match = Match.start(name, None, {}, "0/1")
    at = walk(name, None, (), 0, 0)
    at.world = at.table.deal("0/1")
    rng = random.Random(1)
    while not at.finished:
        action = rng.choice(at.legal())
        at.play(action)
        match.play(match.game.actions.write_move(action))
    won = [seat in match.winners for seat in range(match.seats)]
    assert at.table.returns(at.world) == ([0.0, 0.0] if all(won) else [1.0 if winner else -1.0 for winner in won])
    assert at.mover is None and at.legal() == []


@per_game
def test_copies_go_their_own_ways(name: str) -> None:
    at = walk(name, None, (), 1, 6)
    whole = at.plies
    copies = [copy.deepcopy(at), at.twin(), pickle.loads(pickle.dumps(at))]
    for number, other in enumerate(copies):
        assert other.digest() == at.digest() and other.plies == whole
        other.play(other.legal()[-1 if number else 0])
        assert at.plies == whole and len(other) == len(at) + 1
        assert other.plies[:-1] == whole
    at.play(at.legal()[0])
    assert copies[0].plies == at.plies and copies[0].digest() == at.digest()
    assert copies[1].plies == copies[2].plies and copies[1].digest() == copies[2].digest()


@per_setting
def test_a_sampled_position_cannot_be_told_apart(name: str, seats: int, options: Options) -> None:
    for plies in (0, 3, 9, 20):
        at = walk(name, seats, options, plies, plies)
        for seat in range(seats):
            before = at.information(seat), at.digest()
            sampled = at.sampled(seat, chance.words(f"{plies} {seat}"))
            assert sampled.information(seat) == before[0]
            assert np.array_equal(sampled.table.features(sampled.world, seat), at.table.features(at.world, seat))
            if at.mover == seat:
                assert sampled.mover == seat and sampled.legal() == at.legal()
            for _ in range(3):
                if not sampled.finished:
                    sampled.play(sampled.legal()[0])
            assert (at.information(seat), at.digest()) == before, "sampling and playing on changed the original"


@per_setting
def test_what_a_seat_knows_tells_nothing_more(name: str, seats: int, options: Options) -> None:
    """The same moves in worlds that differ in hidden things only give the seat the same text, tensors and journal."""
    for plies in (2, 8, 15):
        at = walk(name, seats, options, plies, plies)
        for seat in range(seats):
            one, two = (at.sampled(seat, chance.words(f"{world}")) for world in range(2))
            assert one.information(seat) == two.information(seat) == at.information(seat)
            assert one.text(seat) == two.text(seat) == at.text(seat)
            assert one.own(seat) == two.own(seat) == at.own(seat)
            assert np.array_equal(one.fingerprint(seat), at.fingerprint(seat))
            assert np.array_equal(one.recent(seat, 8), at.recent(seat, 8))
            assert one.plies == two.plies == at.told(seat), "a sample knows more of the journal than the seat"


@per_game
def test_perfect_recall(name: str) -> None:
    """What a seat has once known goes on to tell positions apart: each line of its journal stays, or is told in more words."""
    at = walk(name, None, (), 4, 0)
    rng = random.Random(4)
    told: list[list[str]] = [[] for _ in range(at.table.seats)]
    for _ in range(60):
        if at.finished:
            break
        at.play(rng.choice(at.legal()))
        for seat, before in enumerate(told):
            now = [at.write(ply) for ply in at.told(seat)]
            assert len(now) >= len(before)
            for old, new in zip(before, now, strict=False):
                assert new == old or "?" in old
            told[seat] = now


@per_game
def test_the_oracle_tells_all(name: str) -> None:
    """Each number by its range, 0 its lowest and 1 its highest."""
    at = walk(name, None, (), 2, 10)
    seen = at.table.oracle(at.world)
    assert seen.shape == (at.table.size,) and seen.min() >= 0 and seen.max() <= 1
    ranges = [(field.low, field.high) for key, field in fields(type(at.world)).items() if key != "rng" for _ in range(field.shape or 1)]
    back = [round(low + float(part) * max(1, high - low)) for part, (low, high) in zip(seen.tolist(), ranges, strict=True)]
    assert all(abs(number - there) <= abs(there) * 1e-6 for number, there in zip(back, flat(at.world), strict=True))


def test_a_sample_has_no_record() -> None:
    at = walk(GAMES[0], None, (), 1, 4).sampled(0, chance.words(1))
    with pytest.raises(BadOption, match="sampled"):
        at.record()
