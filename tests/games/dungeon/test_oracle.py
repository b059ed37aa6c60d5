"""Matches held against a second referee, written from the rules alone (tests/oracle/dungeon.py).

`python -m tests.games.dungeon.test_oracle 1000` compares a thousand, over all numbers of seats and mixes of options.
"""

from __future__ import annotations

import random
import sys

import pytest

from donjon import Match
from donjon.core.errors import BadMove
from donjon.core.game import load
from tests.oracle.answers import engine_on_outcome, faults, oracle_faults, oracle_on_outcome
from tests.oracle.dungeon import OPTIONS, SLOTS, Oracle, replay
from tests.oracle.records import BadText

GAME = load("dungeon")
EVERY_MOVE = [GAME.actions.write_move(action) for action in range(GAME.actions.ACTIONS)]
ASTRAY = [f"climb {slot} {value} {target}" for slot in SLOTS for value in (1, 2, 3) for target in [*SLOTS, "top"]]
CARDS = ["1", "2", "3", "bird", "dragon"]


def mixed(seed: int) -> tuple[int, dict[str, str]]:
    """A number of seats and a mix of options."""
    rng = random.Random(f"mix {seed}")
    return 2 + seed % 3, {name: rng.choice(values) for name, values in OPTIONS.items()}


def fallen(match: Match, rng: random.Random) -> str:
    """What fell at a real tower: some of what stands there."""
    state = match._state
    standing = [f"{SLOTS[slot]}:{card or 'dragon'}" for slot in range(len(SLOTS)) for card in match.game.secrets.cards_on(state, slot)]
    return " ".join(card for card in standing if rng.random() < 0.3) or "-"


def played(seed: int) -> Match:
    """A match of uniform moves, of the playout policy, or half and half; a few are left."""
    seats, options = mixed(seed)
    rng = random.Random(seed)
    match = Match.start("dungeon", seats, options, f"oracle {seed}")
    policy = (0.0, 0.5, 1.0)[seed % 4 % 3]
    words = [rng.randrange(2**32) for _ in range(4)]
    leave = rng.randrange(150) if seed % 7 == 0 else None
    while not match.finished:
        if match.plies == leave:
            match.play(f"{rng.choice(('resign', 'timeout'))} {rng.randrange(seats)}")
            break
        move = rng.choice(match.legal())
        if rng.random() < policy:
            moves = [match.game.actions.read_move(move) for move in match.legal()]
            move = match.game.actions.write_move(match.game.heuristics.sample(match._state, moves, len(moves), words))
        match.play(move, fallen(match, rng) if move.startswith("throw") and options["throw"] == "table" else None)
    return match


def compare(match: Match, every: int) -> int:
    """Replays a match beside the oracle; asks for refusals at every so many plies. The number of questions."""
    oracle = Oracle(match.seats, **match.options)
    twin = Match.start("dungeon", match.seats, match.options, match.seed)
    leaving = [f"{kind} {seat}" for kind in ("resign", "timeout") for seat in range(match.seats)]
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
        assert twin.view()["extras"]["top"] == [list(knight) for knight in oracle.top]
        if ply % every == 0 or entry is None:
            texts = {*EVERY_MOVE, *ASTRAY, *leaving}
            told = {text: twin.why_not(text) for text in texts}
            assert told == {text: oracle.why_not(text) for text in texts}, f"{match.seed}, ply {ply}"
            asked += len(texts)
        if entry is not None:
            oracle.play(entry.move, entry.outcome)
            given = entry.outcome if entry.move.startswith("throw") and match.options["throw"] == "table" else None
            assert twin.play(entry.move, given) == entry
    return asked


@pytest.mark.parametrize("part", range(8))
def test_the_same_moves_refusals_scores_and_winners(part: int) -> None:
    for seed in range(6 * part, 6 * part + 6):
        match = played(seed)
        compare(match, 17)
        told = replay(match.record())
        assert (told.scores, told.winners, told.reason) == (match.scores, match.winners, match.reason)


@pytest.mark.parametrize(
    "text", ["", "draw ", "pass", "place 9", "place 4w", "climb 4 4 8", "climb 4 1", "climb top 1 8", "throw 4 firm", "perch top", "resign 4", "timeout -1", "place ٤"]
)  # fmt: skip
def test_the_same_texts_are_no_moves(text: str) -> None:
    for seats in (2, 3, 4):
        with pytest.raises(BadMove):
            Match.start("dungeon", seats).why_not(text)
        with pytest.raises(BadText):
            Oracle(seats).why_not(text)


def outcomes(oracle: Oracle, rng: random.Random) -> list[str]:
    """Outcomes right and wrong: drawn cards, cards that stand there, cards that do not, other forms."""
    standing = oracle.standing()
    some = [" ".join(rng.sample(standing, min(len(standing), rng.randint(1, 4)))) for _ in range(12) if standing]
    odd = [f"{rng.choice(SLOTS)}:{rng.choice(['1', '2', '3', 'dragon'])}" for _ in range(6)]
    return [*CARDS, "-", "", "- 4:1", "4", "1 1", "?", "4:", "4:bird", *some, *odd, *(f"{card} {card}" for card in some[:2])]


@pytest.mark.parametrize("seed", range(12))
def test_the_same_outcomes_are_refused(seed: int) -> None:
    match = played(1000 + seed)
    rng = random.Random(seed)
    oracle = Oracle(match.seats, **match.options)
    twin = Match.start("dungeon", match.seats, match.options, match.seed)
    for entry in match.entries():
        if entry.kind == "move" and (entry.outcome or rng.random() < 0.1):
            verb = entry.move.split()[0]
            moves = [move for move in twin.legal() if move.startswith(verb)]
            for move in rng.sample(moves, min(3, len(moves))):
                told = {outcome: engine_on_outcome(twin, move, outcome) for outcome in outcomes(oracle, rng)}
                assert told == {outcome: oracle_on_outcome(oracle, move, outcome) for outcome in told}, f"{move}, ply {twin.plies}"
        oracle.play(entry.move, entry.outcome)
        twin.play(entry.move, entry.outcome)


@pytest.mark.parametrize("seed", range(6))
def test_the_same_faults_in_records(seed: int) -> None:
    """A line dropped, doubled, exchanged, or one with another outcome or none; without the result"""
    rng = random.Random(seed)
    match = played(2000 + seed)
    lines = [line for line in match.record().splitlines() if not line.startswith(("[Result", "[Winners", "[Reason"))]
    start = lines.index("") + 1
    for _ in range(60):
        changed = [*lines]
        at = rng.randrange(start, len(lines))
        count, _, move = lines[at].partition(". ")
        bare = move.partition(" {")[0]
        other = lines[rng.randrange(start, len(lines))].partition(". ")[2]
        kind = rng.randrange(5)
        if kind == 0:
            del changed[at]
        elif kind == 1:
            changed.insert(at, lines[at])
        else:
            answered = f"{bare} {{{rng.choice([*CARDS, '-', '4', '4:1'])}}}"
            changed[at] = f"{count}. {(other, bare, answered)[kind - 2]}"
        text = "\n".join(changed)
        assert faults(text) == oracle_faults(replay, text), text


def main(count: int) -> None:
    """Compares so many matches; refusals at every ninth ply."""
    asked = plies = 0
    for seed in range(count):
        match = played(10_000 + seed)
        asked += compare(match, 9)
        plies += match.plies
        replay(match.record())
        if seed % 100 == 99:
            print(f"{seed + 1} matches, {plies} plies and {asked} questions so far", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
