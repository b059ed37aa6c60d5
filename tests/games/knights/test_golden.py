"""Whole matches written down with comments, one for each way a match can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from donjon import Match
from donjon.core.notation import parse

FOLDER = Path(__file__).parent / "golden"
ENDINGS = {
    # name: scores, unplaced knights, winners, reason
    "last-tile": ([17, 19], [1, 4], [1], "knights.end"),
    "resign": ([1, 0, 4], [29, 30, 26], [0], "resign"),
    "timeout": ([3, 4, 3, 2], [22, 21, 20, 27], [0], "timeout"),
    "tie-knights": ([16, 16], [3, 2], [0], "knights.end"),
    "shared": ([12, 19, 19], [7, 5, 5], [1, 2], "knights.end"),
}


def golden(name: str) -> str:
    return (FOLDER / f"{name}.donjon").read_text(encoding="utf-8")


def test_all_are_here() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_ends_as_told(name: str) -> None:
    match = Match.read(golden(name))
    scores, knights, winners, reason = ENDINGS[name]
    assert (match.scores, match.view()["fields"]["knights"][: match.seats], match.winners, match.reason) == (
        scores,
        knights,
        winners,
        reason,
    )
    assert match.finished and match.mover is None


@pytest.mark.parametrize("name", ENDINGS)
def test_is_written_again_without_loss(name: str) -> None:
    """All but comments and blank lines"""
    lines = [line for line in golden(name).splitlines() if line and not line.startswith(";")]
    assert [line for line in Match.read(golden(name)).record().splitlines() if line] == lines


@pytest.mark.parametrize("name", ENDINGS)
def test_the_running_score_in_the_comments(name: str) -> None:
    """`; Ana   3 : 4` before a turn"""
    match = Match.read(golden(name))
    plies = 0
    told = 0
    for line in golden(name).splitlines():
        if line[:1].isdigit():
            plies += 1
        elif line.startswith("; ") and " : " in line:
            player, scores = line[2:].split("   ")
            past = match.at(plies)
            assert past.scores == [int(score) for score in scores.split(" : ")]
            assert past.mover is not None and match.names[past.mover] == player
            told += 1
    assert told > 5


def test_the_seed_gives_the_same_match() -> None:
    """Pins the generator, the shuffle and the order in which both are used"""
    text = golden("last-tile")
    headers = parse(text).headers
    match = Match.start("knights", 2, seed=headers["Seed"], names=["Ana", "Bo"], headers={"Date": headers["Date"]})
    for line in parse(text).moves:
        assert match.play(line.move).outcome == line.outcome
    assert match.record() == Match.read(text).record()


def test_the_last_knights_come_after_the_last_tile() -> None:
    """knights.end"""
    match = Match.read(golden("last-tile"))
    assert [entry.move.split()[0] for entry in match.entries()[-2:]] == ["lay", "deploy"]
    assert not match.at(match.plies - 1).finished
