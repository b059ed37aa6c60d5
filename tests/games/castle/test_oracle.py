"""Matches held against a second referee, written from the rules alone (tests/oracle/castle.py).

`python -m tests.games.castle.test_oracle 1000` compares a thousand, over all numbers of seats, both options and other boxes of cards.
"""

from __future__ import annotations

import random
import sys
from functools import cache
from importlib import resources
from typing import Any

import pytest

from donjon import Match
from donjon.core.errors import BadMove
from donjon.core.game import load
from tests.oracle.answers import engine_on_outcome, engine_on_start, faults, opening, oracle_faults, oracle_on_outcome, oracle_on_start
from tests.oracle.castle import FIGURES, Oracle, read_box, replay
from tests.oracle.records import BadText

GAME = load("castle")
OWN = (resources.files("donjon.games.castle") / GAME.meta.components).read_text(encoding="utf-8")
KINDS = [(seats, option) for seats in (2, 3, 4, 5) for option in ("and", "or")]
FAR = [(16, 0), (-16, 0), (0, 16), (0, -1), (3, -2), (16, 16), (15, 0), (-15, 15), (15, 15), (100, 0), (0, 10**12), (-(10**12), 3)]


@cache
def other_box(seed: int) -> str:
    """A file of components with random edges, towers among them, and random figures."""
    rng = random.Random(f"box {seed}")
    lines = []
    for _ in range(rng.choice((75, 77, 60))):
        down = rng.choice(("ground", "ground", "castle", "tower", "tower"))
        edges = {"up": rng.choice(("castle", "tower", "tower", "sky")), "right": rng.choice(("castle", "castle", "sky")), "down": down, "left": rng.choice(("castle", "castle", "sky"))}  # fmt: skip
        figures = ", ".join(f'"{figure}"' for figure in FIGURES if rng.random() < 0.2)
        lines += ["[[card]]", 'kind = "piece"', *(f'{edge} = "{pattern}"' for edge, pattern in edges.items())]
        lines += [f"figures = [{figures}]", f"catapult = {'true' if rng.random() < 0.3 else 'false'}", ""]
    return "\n".join(lines)


def box_of(seed: int) -> str | None:
    """The components of a match: every fourth has its own."""
    return other_box(seed % 5) if seed % 4 == 3 else None


@cache
def cards(box: str | None) -> dict[str, dict[str, Any]]:
    """The cards of a box as the oracle reads them."""
    return read_box(OWN if box is None else box)


def played(seed: int, leave: bool = True) -> tuple[Match, str | None]:
    """A match of uniform moves, of the playout policy, or half and half; a few are left. With its components."""
    seats, option = KINDS[(seed + seed // 8) % len(KINDS)]
    rng = random.Random(seed)
    box = box_of(seed)
    match = Match.start("castle", seats, {"catapult": option}, f"oracle {seed}", box=box)
    policy = rng.choice((0.0, 0.5, 1.0))
    shots = rng.choice((0.1, 0.9))
    words = [rng.randrange(2**32) for _ in range(4)]
    gone = rng.randrange(60) if leave and rng.random() < 0.15 else None
    while not match.finished:
        if match.plies == gone:
            match.play(f"{rng.choice(('resign', 'timeout'))} {rng.randrange(seats)}")
            break
        moves = match.legal()
        move = rng.choice(moves)
        wanted = [move for move in moves if move.startswith(("shoot", "discard"))]
        if wanted and rng.random() < shots:
            move = rng.choice(wanted)
        elif rng.random() < policy:
            numbers = [GAME.actions.read_move(move) for move in moves]
            move = GAME.actions.write_move(GAME.heuristics.sample(match._state, numbers, len(numbers), words))
        match.play(move)
    return match, box


def questions(oracle: Oracle, rng: random.Random) -> list[str]:
    """Moves about every cell in and around the castles, of cards on display and of some others; all of the far ones too."""
    texts = ["hold", *(f"{kind} {seat}" for kind in ("resign", "timeout") for seat in range(oracle.seats))]
    others = [*rng.sample(sorted(oracle.box), 3), "c78", "c999"]
    for seat, castle in enumerate(oracle.castles):
        xs, ys = [x for x, _ in castle], [y for _, y in castle]
        cells = [(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(-1, max(ys) + 3)] + FAR
        texts += [f"shoot {seat} {x},{y}" for x, y in cells]
        if seat == oracle.turn:
            texts += [f"lay {card} {side} {x},{y}" for card in oracle.display for side in ("up", "back") for x, y in cells]
            texts += [f"lay {card} {rng.choice(('up', 'back'))} {x},{y}" for card in others for x, y in rng.sample(cells, 6)]
    texts += [f"shoot {oracle.seats} 0,0", "shoot 9 0,0"]
    return [*texts, *(f"discard {card}" for card in [*oracle.display, *others])]


def compare(match: Match, box: str | None, every: int, start: str | None = None) -> int:
    """Replays a match beside the oracle; asks for refusals at every so many plies. The number of questions."""
    rng = random.Random(match.plies)
    oracle = Oracle(match.seats, cards(box), start or opening(match), **match.options)
    twin = Match.start("castle", match.seats, match.options, match.seed, box=box, opening=start)
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
        ), f"{match.seed}, ply {ply}"
        if ply % every == 0 or entry is None:
            texts = questions(oracle, rng)
            told = {text: twin.why_not(text) for text in texts}
            assert told == {text: oracle.why_not(text) for text in texts}, f"{match.seed}, ply {ply}"
            asked += len(texts)
        if entry is not None:
            oracle.play(entry.move, entry.outcome)
            assert twin.play(entry.move, entry.outcome if start else None) == entry
    return asked


@pytest.mark.parametrize("part", range(8))
def test_the_same_moves_refusals_scores_and_winners(part: int) -> None:
    for seed in range(part, 24, 8):
        match, box = played(seed)
        compare(match, box, 5)
        text = match.record()
        told = replay(text, cards(box))
        assert (told.scores, told.winners, told.reason) == (match.scores, match.winners, match.reason)
        assert Match.read(text, box=box).record() == text


def test_every_move_of_the_grammar_once() -> None:
    """All 77 cards, both sides, all cells, all shots: at the start, in the middle, at a shot and at the end"""
    match, _ = played(0, leave=False)
    start = opening(match)
    oracle = Oracle(match.seats, cards(None), start, **match.options)
    twin = Match.start("castle", match.seats, match.options, match.seed)
    shown: set[str] = set()
    for ply, entry in enumerate([*match.entries(), None]):
        moment = "over" if entry is None else "shot" if entry.move.startswith(("shoot", "hold")) else "early" if ply < 3 else "late"
        if moment not in shown and (moment != "late" or ply > 18):
            shown.add(moment)
            cells = [(x, y) for x in range(-16, 17) for y in range(-1, 17)]
            texts = [
                f"lay c{card} {side} {x},{y}" for card in range(1, 79, 1 if ply == 0 else 7) for side in ("up", "back") for x, y in cells
            ]
            texts += [f"lay {card} {side} {x},{y}" for card in oracle.display for side in ("up", "back") for x, y in cells]
            texts += [f"shoot {seat} {x},{y}" for seat in range(6) for x, y in cells] + [f"discard c{card}" for card in range(1, 79)]
            for text in texts:
                assert twin.why_not(text) == oracle.why_not(text), f"{text}, ply {ply}"
        if entry is not None:
            oracle.play(entry.move, entry.outcome)
            twin.play(entry.move)
    assert {"early", "late", "over"} <= shown


@pytest.mark.parametrize(
    ("counts", "points"),
    [([4, 4, 1], [2, 2, 0]), ([5, 3, 3], [3, 0, 0]), ([2, 1, 0], [3, 1, 0]), ([0, 0, 0], [0, 0, 0])],
)  # fmt: skip
def test_the_oracle_counts_the_rows_of_the_rules(counts: list[int], points: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    oracle = Oracle(3, cards(None), "c1 c2 c3 / 0 / c4 c5 c6 c7 c8")
    monkeypatch.setattr(oracle, "rows", lambda: [counts])
    assert oracle.scores == points


def test_the_oracle_counts_a_tower_with_its_roof() -> None:
    """A base on a card of wall, a shaft and a roof at (2, 1), (2, 2), (2, 3); without the roof none"""
    plain = {"right": "castle", "left": "castle", "figures": [], "catapult": False}
    box = {f"c{number}": plain | edges for number, edges in enumerate([{"up": "castle", "down": "ground"}] * 8, 1)}
    box |= {
        "c9": plain | {"up": "tower", "down": "castle"},
        "c10": plain | {"up": "tower", "down": "tower"},
        "c11": plain | {"up": "sky", "down": "tower"},
    }
    oracle = Oracle(2, box, "c1 c2 / 0 / c3 c4 c5 c6 c7")
    oracle.castles[0] |= {(1, 0): ("c8", "up"), (2, 0): ("c8", "up"), (2, 1): ("c9", "up"), (2, 2): ("c10", "up")}
    assert oracle.rows()[5] == [0, 0]
    oracle.castles[0][2, 3] = ("c11", "up")
    assert oracle.rows()[5] == [1, 0]


@pytest.mark.parametrize(
    "text",
    ["", "lay", "lay c1", "lay c1 up", "lay c0 up 0,1", "lay c01 up 0,1", "lay c1 down 0,1", "lay c1 up 0,01", "lay c1 up -0,1", "lay c1 up +1,1", "lay c1 up 1, 1", "lay C1 up 0,1",
     "lay c? up 0,1", "lay ? up 0,1", "discard", "discard 1", "discard c0", "shoot", "shoot 1", "shoot -1 0,0", "shoot 01 0,0", "shoot 1 0", "Hold", "hold 1", "pass", "resign 5", "resign 05",
     "timeout -1", "lay c١ up 0,1"],
)  # fmt: skip
def test_the_same_texts_are_no_moves(text: str) -> None:
    for seats in (2, 5):
        match = Match.start("castle", seats)
        with pytest.raises(BadMove):
            match.why_not(text)
        with pytest.raises(BadText):
            Oracle(seats, cards(None), opening(match)).why_not(text)


def outcomes(oracle: Oracle, rng: random.Random) -> list[str]:
    """Outcomes right and wrong: displays of the pile, of cards seen before, of start cards, of other lengths, other forms."""
    pile = sorted(oracle.unused)
    every = sorted(oracle.box)
    some = [" ".join(rng.sample(pile, min(count, len(pile)))) for count in (5, 5, 3, 1, 4, 6)]
    used = [
        " ".join([*rng.sample(pile, min(4, len(pile))), rng.choice([card for card in every if card not in oracle.unused])])
        for _ in range(3)
    ]
    starts = [" ".join([castle[0, 0][0], *rng.sample(pile, min(4, len(pile)))]) for castle in oracle.castles if (0, 0) in castle]
    twice = [" ".join([card, *rng.sample(pile, min(3, len(pile))), card]) for card in rng.sample(every, 2)]
    return [
        *some,
        *used,
        *starts,
        *twice,
        " ".join(oracle.display),
        "",
        "?",
        "-",
        "c0",
        "c78",
        "c01",
        "c1 c2 c3 c4 c500",
        "C1",
        "1",
        "c1,c2",
    ]


@pytest.mark.parametrize("seed", range(8))
def test_the_same_outcomes_are_refused(seed: int) -> None:
    match, box = played(1000 + seed)
    rng = random.Random(seed)
    oracle = Oracle(match.seats, cards(box), opening(match), **match.options)
    twin = Match.start("castle", match.seats, match.options, match.seed, box=box)
    for ply, entry in enumerate(match.entries()):
        if entry.outcome or ply >= match.plies - 2 or rng.random() < 0.1:
            tried = outcomes(oracle, rng)
            told = {outcome: engine_on_outcome(twin, entry.move, outcome) for outcome in tried}
            assert told == {outcome: oracle_on_outcome(oracle, entry.move, outcome) for outcome in tried}, f"{entry.move}, ply {ply}"
        oracle.play(entry.move, entry.outcome)
        twin.play(entry.move)


STARTS = [
    "c5 c71 / 1 / c1 c2 c3 c4 c9", "? c71 / 1 / c1 c2 c3 c4 c9", "? ? / 0 / c1 c2 c3 c4 c9", "c5 c5 / 1 / c1 c2 c3 c4 c9", "c5 / 1 / c1 c2 c3 c4 c9",
    "c5 c6 c7 / 1 / c1 c2 c3 c4 c9", "c5 c71 / 2 / c1 c2 c3 c4 c9", "c5 c5 / 2 / c1 c1", "c5 c71 / 2 / c1 c1", "c5 c71 / 1 / c1 c2 c3 c4 c5", "c5 c71 / 1 / c1 c2 c3 c4",
    "c5 c71 / 1 / c1 c2 c3 c4 c9 c10", "c5 c71 / 1 / c1 c1 c3 c4 c9", "c5 c71 / 1", "c5 c71", "", "c5 c71 / 1 /", "c5 c71 / / c1 c2 c3 c4 c9", "/ 1 / c1 c2 c3 c4 c9",
    "c5 c71 / x / c1 c2 c3 c4 c9", "c5 c76 / 1 / c1 c2 c3 c4 c9", "c5 c71 / 1 / c1 c2 c3 c4 c99", "c5 c71 / 1 / c1 c2 c3 c4 ?", "c5 c71 / 1 / c1 c2 c3 c4 c9 / c10", "c0 c71 / 1 / c1 c2 c3 c4 c9",
]  # fmt: skip


@pytest.mark.parametrize("start", STARTS)
def test_the_same_starts_are_refused(start: str) -> None:
    assert engine_on_start(lambda: Match.start("castle", 2, opening=start)) == oracle_on_start(lambda: Oracle(2, cards(None), start))


@pytest.mark.parametrize("seed", range(6))
def test_a_match_whose_start_cards_nobody_saw(seed: int) -> None:
    """Some or all start cards told as `?`: whatever is unused may still turn up, and the record says `?` again"""
    match, box = played(4000 + seed)
    rng = random.Random(seed)
    starts, first, shown = opening(match).split(" / ")
    told = " ".join(card if seed > 2 and rng.random() < 0.5 else "?" for card in starts.split())
    start = f"{told} / {first} / {shown}"
    compare(match, box, 9, start)
    text = match.record().replace(opening(match), start)
    again = Match.read(text, box=box)
    assert again.record() == text
    assert (
        (again.scores, again.winners)
        == (match.scores, match.winners)
        == (replay(text, cards(box)).scores, replay(text, cards(box)).winners)
    )


@pytest.mark.parametrize("seed", range(8))
def test_the_same_faults_in_records(seed: int) -> None:
    """A line dropped, doubled, exchanged, or one with another outcome or none; another start; without the result"""
    rng = random.Random(seed)
    match, box = played(2000 + seed)
    lines = [line for line in match.record().splitlines() if not line.startswith(("[Result", "[Winners", "[Reason"))]
    start = lines.index("") + 1
    every = sorted(cards(box))
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
            dealt = rng.sample(every, match.seats + 5)
            changed[first] = f'[Start "{" ".join(dealt[5:])} / {rng.randrange(match.seats + 1)} / {" ".join(dealt[:5])}"]'
        else:
            answered = f"{bare} {{{rng.choice([' '.join(rng.sample(every, 5)), ' '.join(rng.sample(every, 4)), 'c5', 'X', ''])}}}"
            changed[at] = f"{count}. {(other, bare, answered)[kind - 3]}"
        text = "\n".join(changed)
        assert faults(text, box) == oracle_faults(replay, text, cards(box)), text


def main(count: int) -> None:
    """Compares so many matches; refusals at every fourth ply."""
    asked = plies = 0
    for seed in range(count):
        match, box = played(10_000 + seed)
        asked += compare(match, box, 4)
        plies += match.plies
        replay(match.record(), cards(box))
        if seed % 100 == 99:
            print(f"{seed + 1} matches, {plies} plies and {asked} questions so far", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
