"""Matches held against a second referee, written from the rules alone (tests/oracle/duel.py).

`python -m tests.games.duel.test_oracle 1000` compares a thousand, over all mixes of options.
"""

from __future__ import annotations

import random
import re
import sys

import pytest

from donjon import Match
from donjon.core.errors import BadMove
from donjon.core.game import load
from tests.oracle.answers import engine_on_outcome, engine_on_start, faults, opening, oracle_faults, oracle_on_outcome, oracle_on_start
from tests.oracle.duel import DECKS, EVERY_MOVE, LEAVING, OPTIONS, Oracle, replay
from tests.oracle.records import BadText

GAME = load("duel")
START = "B7 s3 / B1 F4 P9 S12 b2 f4 p6 s8 / 1"
LINE = re.compile(r"^\d+\. ([^{}\n]*[^{} \n])(?: \{([^{}]*)\})?$", re.MULTILINE)


def mixed(seed: int) -> dict[str, str]:
    """A mix of options; the call more often than not."""
    rng = random.Random(f"mix {seed}")
    return {name: values[0] if rng.random() < (0.7 if name == "tower_call" else 0.5) else values[1] for name, values in OPTIONS.items()}


def lines_of(match: Match) -> list[tuple[str, str | None]]:
    """Every move of a match that is over, each `let` too, with what chance decided."""
    return [(found[1], found[2]) for found in LINE.finditer(match.record())]


def played(seed: int) -> Match:
    """A match of uniform moves, of the playout policy, or half and half, that builds more or less readily; a few are left."""
    rng = random.Random(seed)
    match = Match.start("duel", 2, mixed(seed), f"oracle {seed}")
    policy, build, call = rng.choice((0.0, 0.5, 0.9)), rng.choice((0.3, 0.9, 0.99)), rng.choice((0.0, 0.3, 0.9))
    words = [rng.randrange(2**32) for _ in range(4)]
    gone = rng.randrange(400) if rng.random() < 0.15 else None
    while not match.finished:
        if match.plies == gone:
            match.play(f"{rng.choice(('resign', 'timeout'))} {rng.randrange(2)}")
            break
        moves = match.legal()
        move = rng.choice(moves)
        good = [move for move in moves if move.startswith("build") or move in ("claim", "give drawn")]
        if "call" in moves:
            move = "call" if rng.random() < call else "let"
        elif good and rng.random() < build:
            move = rng.choice(good)
        elif rng.random() < policy:
            numbers = [GAME.actions.read_move(move) for move in moves]
            move = GAME.actions.write_move(GAME.heuristics.sample(match._state, numbers, len(numbers), words))
        match.play(move)
    return match


def compare(match: Match, every: int) -> int:
    """Replays a match beside the oracle; asks the engine for refusals at every so many plies. The number of questions."""
    oracle = Oracle(opening(match), **match.options)
    twin = Match.start("duel", 2, match.options, match.seed)
    asked = 0
    for ply, line in enumerate([*lines_of(match), None]):
        moves = twin.legal()
        rules = {move: oracle.why_not(move) for move in [*EVERY_MOVE, *LEAVING]}
        numbers = [GAME.actions.read_move(move) for move in moves]
        legal = {move for move in EVERY_MOVE if rules[move] is None}
        assert numbers == sorted(set(numbers)) and set(moves) == legal, f"{match.seed}, ply {ply}"
        assert (twin.mover, twin.finished, twin.scores, twin.winners, twin.reason) == (
            oracle.mover,
            oracle.finished,
            oracle.scores,
            oracle.winners,
            oracle.reason,
        ), f"{match.seed}, ply {ply}"
        if ply % every == 0 or line is None or oracle.asked != "moves":
            assert {move: twin.why_not(move) for move in rules} == rules, f"{match.seed}, ply {ply}"
            asked += len(rules)
        if line is not None:
            oracle.play(*line)
            entry = twin.play(line[0])
            assert (entry.move, entry.outcome) == line, f"{match.seed}, ply {ply}"
    assert twin.record() == match.record()
    return asked


@pytest.mark.parametrize("part", range(8))
def test_the_same_moves_refusals_scores_and_winners(part: int) -> None:
    for seed in range(part, 8, 8):
        match = played(seed)
        compare(match, 9)
        text = match.record()
        told = replay(text)
        assert (told.scores, told.winners, told.reason) == (match.scores, match.winners, match.reason)
        assert Match.read(text).record() == text


def without_let(text: str) -> str:
    """A record as somebody writes it who does not see the missed chances."""
    told, count = [], 0
    for line in text.splitlines():
        if re.match(r"\d+\. ", line):
            if line.endswith(". let"):
                continue
            count += 1
            line = f"{count}. {line.partition('. ')[2]}"
        told.append(line)
    return "\n".join(told) + "\n"


@pytest.mark.parametrize("seed", range(6))
def test_a_let_left_out_is_read_in(seed: int) -> None:
    match = played(500 + seed)
    text = match.record()
    bare = without_let(text)
    told = replay(bare)
    assert (told.scores, told.winners, told.reason) == (match.scores, match.winners, match.reason)
    again = Match.read(bare)
    assert (again.scores, again.winners, again.reason) == (match.scores, match.winners, match.reason)
    assert again.record() == text or text.rstrip().endswith(". let")


def test_the_oracle_fits_cards_as_the_rules_say() -> None:
    """The positions of the rules on stores and waste piles"""
    oracle = Oracle("B7 s3 / B10 F1 F10 S12 b2 f4 p6 s8 / 1")
    assert [oracle.fits_store(card, "1") for card in ("F9", "P9", "B9", "S9", "F8")] == [True, True, False, False, False]
    assert oracle.fits_store("B12", "2") and oracle.fits_store("s0", "2") and not oracle.fits_store("p12", "2")
    oracle.wastes[0] = ["b5"]
    assert [oracle.fits_waste(card) for card in ("B4", "b6", "F4", "B5")] == [True, True, False, False]
    oracle.wastes[0] = ["b12"]
    assert [oracle.fits_waste(card) for card in ("B1", "B11", "B0")] == [True, True, False]


def test_the_oracle_takes_a_missed_chance_back() -> None:
    """Tower shield 3, store top shield 4: drawing is a missed chance; the drawn card goes back, known, and the caller has a nugget and the turn"""
    for option in ("on", "off"):
        oracle = Oracle("B7 s3 / B1 F4 S4 S12 b2 f4 p6 s8 / 1", tower_call=option)
        oracle.towers[6] = ["s0", "s1", "s2", "s3"]
        assert oracle.why_not("draw") == (None if option == "on" else "duel.tower.first")
        if option == "off":
            oracle.play("build 3")
            assert oracle.purses == [3, 4]
            continue
        oracle.play("draw", "f11")
        assert (oracle.mover, oracle.legal()) == (0, {"call", "let"})
        oracle.play("call")
        assert (oracle.mover, oracle.purses, oracle.hand, oracle.stocks[1][-1], len(oracle.stocks[1])) == (0, [4, 2], None, "f11", 35)


@pytest.mark.parametrize(
    "text",
    ["", "build", "build 0", "build 9", "build 01", "build hand", "build tower", "store depot", "store depot 0", "store depot 9", "store depot 1 2", "store stock 1", "give", "give 9",
     "pair 1", "pair 1 9", "pair depot 1", "pair 0 1", "Shed", "draw 1", "waste 1", "pass", "Call", "TURM!", "let 1", "resign 2", "resign 00", "timeout -1", "store 1 ١"],
)  # fmt: skip
def test_the_same_texts_are_no_moves(text: str) -> None:
    with pytest.raises(BadMove):
        Match.start("duel", 2).why_not(text)
    with pytest.raises(BadText):
        Oracle(START).why_not(text)


def outcomes(oracle: Oracle, rng: random.Random) -> list[str]:
    """Outcomes right and wrong: cards unseen, cards known to lie face down, cards that lie open, the other's, other forms."""
    seat = oracle.turn
    face_down = [card for card in [*oracle.depots[seat][:-1], *oracle.stocks[seat]] if card is not None]
    unseen = sorted(oracle.unseen[seat])
    some = (
        rng.sample(unseen, min(2, len(unseen))) + rng.sample(face_down, min(3, len(face_down))) + face_down[-1:] + oracle.wastes[seat][:1]
    )
    some += [card for card in (oracle.depots[seat][-2:-1] + oracle.stocks[seat][-1:]) if card is not None]
    odd = [rng.choice(DECKS[0]), rng.choice(DECKS[1]), *oracle.stores["1"][:1]]
    two = " ".join(rng.sample(unseen, 2)) if len(unseen) > 1 else "B1 B2"
    return [*some, *odd, two, "", "?", "B13", "b01", "X1", "B", "7", "B1,B2"]


@pytest.mark.parametrize("seed", range(8))
def test_the_same_outcomes_are_refused(seed: int) -> None:
    match = played(1000 + seed)
    rng = random.Random(seed)
    oracle, twin = Oracle(opening(match), **match.options), Match.start("duel", 2, match.options, match.seed)
    for ply, (move, outcome) in enumerate(lines_of(match)):
        if outcome or move == "call" or rng.random() < 0.05:
            tried = outcomes(oracle, rng)
            told = {outcome: engine_on_outcome(twin, move, outcome) for outcome in tried}
            assert told == {outcome: oracle_on_outcome(oracle, move, outcome) for outcome in tried}, f"{move}, ply {ply}"
        oracle.play(move, outcome)
        twin.play(move)


STARTS = [
    START,
    "B7 s3 / B1 F4 P9 S12 b2 f4 p6 s8 / 2", "B7 s3 / B1 F4 P9 S12 b2 f4 p6 s8 / 0", "B7 s7 / B1 F4 P9 S12 b2 f4 p6 s8 / 0", "B7 s7 / B1 F4 P9 S12 b2 f4 p6 s8 / 1", "B3 s7 / B1 F4 P9 S12 b2 f4 p6 s8 / 1",
    "b7 s3 / B1 F4 P9 S12 b2 f4 p6 s8 / 1", "B7 S3 / B1 F4 P9 S12 b2 f4 p6 s8 / 1", "B7 s3 / B7 F4 P9 S12 b2 f4 p6 s8 / 1",
    "B7 s3 / B1 F4 P9 s12 b2 f4 p6 s8 / 1", "B7 s3 / b2 f4 p6 s8 B1 F4 P9 S12 / 1", "B7 s3 / B1 F4 P9 S12 b2 f4 p6 s3 / 1", "B7 s3 / B1 F4 P9 S12 b2 f4 p6 p6 / 1", "s3 B7 / B1 F4 P9 S12 b2 f4 p6 s8 / 0",
    "B7 s3 / B1 F4 P9 S12 b2 f4 p6 s8", "B7 s3", "", "B7 s3 / / 1", "/ B1 F4 P9 S12 b2 f4 p6 s8 / 1", "B7 s3 / B1 F4 P9 S12 b2 f4 p6 s8 /", "B13 s3 / B1 F4 P9 S12 b2 f4 p6 s8 / 1",
    "B7 ? / B1 F4 P9 S12 b2 f4 p6 s8 / 1", "B7 s3 / B1 F4 P9 S12 b2 f4 p6 s8 / x", "B7 s3 / B1 F4 P9 S12 b2 f4 p6 s8 / -1", "B7 s3 / B1 F4 P9 S12 b2 f4 p6 s8 / 1 / 1",
]  # fmt: skip


@pytest.mark.parametrize("start", STARTS)
def test_the_same_starts_are_refused(start: str) -> None:
    assert engine_on_start(lambda: Match.start("duel", 2, opening=start)) == oracle_on_start(lambda: Oracle(start))


@pytest.mark.parametrize("seed", range(8))
def test_the_same_faults_in_records(seed: int) -> None:
    """A line dropped, doubled, exchanged, or one with another outcome or none; without the result"""
    rng = random.Random(seed)
    match = played(2000 + seed)
    lines = [line for line in match.record().splitlines() if not line.startswith(("[Result", "[Winners", "[Reason"))]
    start = lines.index("") + 1
    lines = lines[: start + 120]
    for _ in range(40):
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
            answered = f"{bare} {{{rng.choice([rng.choice(DECKS[0]), rng.choice(DECKS[1]), 'B1 B2', 'X', ''])}}}"
            changed[at] = f"{count}. {(other, bare, answered)[kind - 2]}"
        text = "\n".join(changed)
        assert faults(text) == oracle_faults(replay, text), text


def main(count: int) -> None:
    """Compares so many matches; refusals at every third ply."""
    asked = plies = 0
    for seed in range(count):
        match = played(10_000 + seed)
        asked += compare(match, 3)
        plies += match.plies
        told = replay(without_let(match.record()))
        assert (told.scores, told.winners, told.reason) == (match.scores, match.winners, match.reason)
        if seed % 100 == 99:
            print(f"{seed + 1} matches, {plies} plies and {asked} questions so far", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
