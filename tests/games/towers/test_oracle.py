"""Matches held against a second referee, written from the rules alone (tests/oracle/towers.py).

`python -m tests.games.towers.test_oracle 1000` compares a thousand, over all numbers of seats and both options.
"""

from __future__ import annotations

import random
import sys
from functools import partial

import pytest

from donjon import Match
from donjon.core.errors import BadMove
from donjon.core.game import load
from tests.oracle.answers import engine_on_outcome, engine_on_start, faults, opening, oracle_faults, oracle_on_outcome, oracle_on_start
from tests.oracle.records import BadText
from tests.oracle.towers import OPTIONS, TYPES, VALUES, Oracle, box, replay

GAME = load("towers")
EVERY_MOVE = [GAME.actions.write_move(action) for action in range(GAME.actions.ACTIONS)]
ASTRAY = ["bid 6", "bid 10", "bid 99", f"bid {10**20}"]
KINDS = [(seats, option) for seats in (2, 3, 4, 5) for option in OPTIONS["next_start"]]


def beside(match: Match) -> tuple[Oracle, Match]:
    """The two referees at the start of a match."""
    oracle = Oracle(match.seats, opening(match), **match.options)
    return oracle, Match.start("towers", match.seats, match.options, match.seed)


def played(seed: int) -> Match:
    """A match of uniform moves, of the playout policy, or half and half; timid, bold or even; a few are left."""
    seats, option = KINDS[seed % len(KINDS)]
    rng = random.Random(seed)
    match = Match.start("towers", seats, {"next_start": option}, f"oracle {seed}")
    policy = rng.choice((0.0, 0.5, 1.0))
    timid = rng.choice((0.0, 0.0, 0.6, 0.95))
    words = [rng.randrange(2**32) for _ in range(4)]
    leave = rng.randrange(150) if rng.random() < 0.15 else None
    while not match.finished:
        if match.plies == leave:
            match.play(f"{rng.choice(('resign', 'timeout'))} {rng.randrange(seats)}")
            break
        moves = match.legal()
        move = rng.choice(moves)
        if rng.random() < timid:
            move = "pass" if "pass" in moves else moves[0]
        elif rng.random() < policy:
            numbers = [match.game.actions.read_move(move) for move in moves]
            move = match.game.actions.write_move(match.game.heuristics.sample(match._state, numbers, len(numbers), words))
        match.play(move)
    return match


def compare(match: Match, every: int) -> int:
    """Replays a match beside the oracle; asks for refusals at every so many plies. The number of questions."""
    oracle, twin = beside(match)
    texts = [*EVERY_MOVE, *ASTRAY, *(f"{kind} {seat}" for kind in ("resign", "timeout") for seat in range(match.seats))]
    asked = 0
    for ply, entry in enumerate([*match.entries(), None]):
        moves = twin.legal()
        numbers = [GAME.actions.read_move(move) for move in moves]
        assert numbers == sorted(set(numbers)) and set(moves) == oracle.legal(), f"{match.seed}, ply {ply}"
        assert (twin.mover, twin.finished, twin.scores, twin.winners, twin.reason) == (
            oracle.mover,
            oracle.finished,
            oracle.scores,
            oracle.winners,
            oracle.reason,
        ), f"{match.seed}, ply {ply}"
        if ply % every == 0 or entry is None:
            told = {text: twin.why_not(text) for text in texts}
            assert told == {text: oracle.why_not(text) for text in texts}, f"{match.seed}, ply {ply}"
            extras = twin.view()["extras"]
            assert extras["holds"] == [oracle.pile[f"{kind}{value}"] for kind in TYPES for value in VALUES]
            if not oracle.finished and not oracle.left:
                assert extras["highest"] == [oracle.highest(seat) for seat in range(match.seats)], f"{match.seed}, ply {ply}"
            asked += len(texts)
        if entry is not None:
            oracle.play(entry.move, entry.outcome)
            assert twin.play(entry.move) == entry
    return asked


@pytest.mark.parametrize("part", range(8))
def test_the_same_moves_refusals_scores_and_winners(part: int) -> None:
    for seed in range(part, 40, 8):
        match = played(seed)
        compare(match, 7)
        told = replay(match.record())
        assert (told.scores, told.winners, told.reason) == (match.scores, match.winners, match.reason)
        assert Match.read(match.record()).record() == match.record()


def test_the_oracle_scores_the_position_of_the_rules() -> None:
    """Towers of 3 (roofed), 4 (open) and 6 cards (roofed), two cards demolished: 6 + 4 + 12 + 6 - 3"""
    oracle = Oracle(2, "C5 S3 P1 J12 D9")
    oracle.towers[0] = {"C": [9, 4, 0], "S": [9, 6, 5, 1], "P": [15, 12, 9, 7, 2, 0], "J": [], "D": []}
    oracle.demolished[0] = ["J3", "D4"]
    oracle.demolished[1] = ["C1"]
    assert oracle.scores == [25, -1]


@pytest.mark.parametrize(("sand", "highest"), [([13, 10, 6], 5), ([13, 6, 4], 4)])
def test_the_oracle_bids_as_the_rules_say(sand: list[int], highest: int) -> None:
    oracle = Oracle(2, "D7 C3 C5 P1 J12")
    oracle.towers[0]["D"] = sand
    assert oracle.highest(0) == highest


@pytest.mark.parametrize(
    "text",
    ["", "bid", "bid -1", "bid 01", "bid +1", "bid ١", "Pass", "pass 1", "build", "build C16", "build C07", "build c7", "build X1", "build ?", "demolish", "demolish X",
     "demolish C7", "keep C", "lay C1", "build C7 ", " pass", "resign 5", "resign 05", "timeout -1", "build C٤"],
)  # fmt: skip
def test_the_same_texts_are_no_moves(text: str) -> None:
    for seats in (2, 5):
        with pytest.raises(BadMove):
            Match.start("towers", seats).why_not(text)
        with pytest.raises(BadText):
            Oracle(seats, "C5 S3 P0 J12 D9").why_not(text)


def drawn(cards: list[str], count: int, rng: random.Random) -> str:
    """So many of the cards as an outcome."""
    return " ".join(rng.sample(cards, min(count, len(cards))))


def outcomes(oracle: Oracle, rng: random.Random) -> list[str]:
    """Outcomes right and wrong: displays of the pile, of what is not in it any more, of other lengths, other forms."""
    pile = sorted(oracle.pile.elements())
    heap = sorted(oracle.discards.elements()) + oracle.display
    every = sorted(box(oracle.seats))
    shown = [drawn(pile, count, rng) for count in (5, 5, 1, 4, 6)] + [drawn(heap, 5, rng), " ".join(oracle.display), " ".join(heap)]
    twice = [" ".join([card, *drawn(pile, 3, rng).split(), card]) for card in rng.sample(every, 4)]
    astray = ["", "?", "-", "C16 S3 P0 J12 D9", "C5 S3 P0 J12 D09", "c5", "C5,S3"]
    return [*shown, *(drawn(every, 5, rng) for _ in range(4)), *twice, *astray]


@pytest.mark.parametrize("seed", range(8))
def test_the_same_outcomes_are_refused(seed: int) -> None:
    match = played(1000 + seed)
    rng = random.Random(seed)
    oracle, twin = beside(match)
    for ply, entry in enumerate(match.entries()):
        if entry.outcome or ply >= match.plies - 2 or rng.random() < 0.05:
            tried = outcomes(oracle, rng)
            told = {outcome: engine_on_outcome(twin, entry.move, outcome) for outcome in tried}
            assert told == {outcome: oracle_on_outcome(oracle, entry.move, outcome) for outcome in tried}, f"{entry.move}, ply {ply}"
        oracle.play(entry.move, entry.outcome)
        twin.play(entry.move)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_same_first_displays_are_refused(seats: int) -> None:
    rng = random.Random(seats)
    every = sorted(box(seats))
    tried = [drawn(every, count, rng) for count in (1, 4, 5, 5, 6)]
    for text in [*tried, "", "C0 C0 C1 C2 C3", "C0 C0 C0 C1 C2", "C1 C1 C2 C3 C4", "C16 C1 C2 C3 C4", "? ? ? ? ?"]:
        engine = engine_on_start(partial(Match.start, "towers", seats, opening=text))
        assert engine == oracle_on_start(partial(Oracle, seats, text)), text


@pytest.mark.parametrize("seed", range(8))
def test_the_same_faults_in_records(seed: int) -> None:
    """A line dropped, doubled, exchanged, or one with another outcome or none; another first display; without the result"""
    rng = random.Random(seed)
    match = played(2000 + seed)
    lines = [line for line in match.record().splitlines() if not line.startswith(("[Result", "[Winners", "[Reason"))]
    start = lines.index("") + 1
    every = sorted(box(match.seats))
    for _ in range(40):
        changed = [*lines]
        at = rng.randrange(start, len(lines))
        count, _, move = lines[at].partition(". ")
        bare = move.partition(" {")[0]
        other = lines[rng.randrange(start, len(lines))].partition(". ")[2]
        kind = rng.randrange(6)
        if kind == 0:
            del changed[at]
        elif kind == 1:
            changed.insert(at, lines[at])
        elif kind == 2:
            first = next(line for line in range(start) if lines[line].startswith("[Start"))
            changed[first] = f'[Start "{drawn(every, 5, rng)}"]'
        else:
            answered = f"{bare} {{{rng.choice([drawn(every, 5, rng), drawn(every, 4, rng), 'C5', 'X', ''])}}}"
            changed[at] = f"{count}. {(other, bare, answered)[kind - 3]}"
        text = "\n".join(changed)
        assert faults(text) == oracle_faults(replay, text), text


@pytest.mark.parametrize("seed", range(4))
def test_the_same_results_are_right(seed: int) -> None:
    match = played(3000 + seed)
    text = match.record()
    assert faults(text) is None and oracle_faults(replay, text) is None
    for header, value in (("Result", " ".join(["7"] * match.seats)), ("Winners", "0,1"), ("Winners", ""), ("Reason", "towers.end.first")):
        lines = [f'[{header} "{value}"]' if line.startswith(f"[{header} ") else line for line in text.splitlines()]
        changed = "\n".join(lines)
        right = changed == "\n".join(text.splitlines())
        assert (faults(changed) is None, oracle_faults(replay, changed) is None) == (right, right), changed


def main(count: int) -> None:
    """Compares so many matches; refusals at every third ply."""
    asked = plies = 0
    for seed in range(count):
        match = played(10_000 + seed)
        asked += compare(match, 3)
        plies += match.plies
        replay(match.record())
        if seed % 100 == 99:
            print(f"{seed + 1} matches, {plies} plies and {asked} questions so far", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
