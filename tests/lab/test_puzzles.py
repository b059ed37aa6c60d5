"""Puzzles: what is kept of a position, what counts as right, and that a hunt can be repeated; and all that are shipped."""

from __future__ import annotations

import dataclasses
import errno
import json
import os
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from donjon.bots import players, puzzles
from donjon.bots.puzzles import Puzzle
from donjon.core import game as games
from donjon.core import notation
from donjon.core import view as door
from donjon.core.errors import DonjonError, StateError
from donjon.core.match import Match
from donjon.core.state import freeze
from donjon.lab import puzzles as lab
from donjon.lab import records

PLAYABLE = [name for name in games.names() if games.playable(name)]
SHIPPED = 20


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_puzzle_shows_what_its_mover_sees_in_the_match(game: str) -> None:
    match = Match.start(game, seed="seen")
    greedy = players.GreedyPlayer(match.game)
    for ply in range(60):
        seat = match.mover
        if seat is None:
            break
        if ply % 7 == 0 and not match.interruptible:
            state = puzzles.kept(door.thawed(match.game, match.concealed(seat)))
            movers = [entry.seat for entry in match.entries(seat)]
            puzzle = Puzzle("x", game, match.game.meta.version, match.seats, seat, state, match.record(seat), movers, [], 0, [])
            assert puzzles.view(puzzle) == match.view(seat)
            assert puzzles.legal(puzzle) == match.legal()
            assert puzzles.entries(puzzle) == match.entries(seat)
            assert puzzles.scores(puzzle) == match.scores
            assert puzzles.text(puzzle) == match.text(seat)
        move = match.game.actions.write_move(greedy.choose(match.concealed(seat), seat, ply))
        match.play(move, match.stand_in(move))


@pytest.mark.parametrize("game", PLAYABLE)
def test_the_puzzles_that_are_shipped(game: str) -> None:
    shelf = puzzles.shelf(game)
    assert len(shelf) >= SHIPPED
    assert len({puzzle.id for puzzle in shelf}) == len(shelf)
    for puzzle in shelf:
        loaded = games.load(game)
        state = puzzles.position(puzzle)
        # Nothing is in it that the mover does not know, and it is the mover's turn.
        assert door.observed(loaded, state, puzzle.seat) == state
        assert loaded.rules.mover(state) == puzzle.seat and not loaded.rules.finished(state)
        assert puzzle.id == puzzles.mark(game, puzzle.seat, puzzle.state)
        assert puzzles.read(puzzles.write(puzzle)) == puzzle
        moves = [one.move for one in puzzle.weighed]
        assert len(set(moves)) == len(moves) and set(moves) <= set(puzzles.legal(puzzle))
        # Greedy misses it surely, and every other move is clearly worse.
        _, obvious = lab.obvious(loaded, freeze(state).tobytes())
        assert puzzle.greedy == [loaded.actions.write_move(action) for action in obvious]
        assert not any(puzzle.right(move) for move in puzzle.greedy)
        right, wrong = puzzle.weighed[: puzzle.solutions], puzzle.weighed[puzzle.solutions :]
        assert wrong and right[0].result - max(one.result for one in wrong) >= lab.CLEAR - lab.NEAR
        assert right[0].result - right[-1].result < lab.NEAR
        assert "Seed" not in notation.parse(puzzle.record).headers


def test_what_counts_as_right() -> None:
    """Two moves within the noise are both right; a third that loses 0.2 is not; where it loses 0.05 give or take, nothing is clear."""
    near = {1: [0.60, 0.61, 0.59, 0.60, 0.60], 2: [0.59, 0.60, 0.60, 0.59, 0.60]}
    clear = near | {3: [0.40, 0.41, 0.40, 0.39, 0.40]}
    assert lab.solved(clear, {1}) == {1, 2}
    assert lab.solved(clear, {1, 2}) == {1, 2}
    assert lab.solved(clear, {3}) == set()
    assert lab.solved(near | {3: [0.55, 0.56, 0.54, 0.55, 0.55]}, {1}) == set()
    assert lab.solved(near, {1}) == set()
    # By far the worst on average, but one seed sees it ahead.
    assert lab.solved({1: [0.6, 0.6, 0.6, 0.6, 0.6], 2: [0.1, 0.1, 0.1, 0.1, 0.65]}, {1}) == set()


def test_the_interval_of_five_seeds() -> None:
    """1, 2, 3, 4, 5: variance 2.5, standard error the root of 0.5, times Student's 2.776."""
    assert lab.interval([1, 2, 3, 4, 5]) == pytest.approx(2.776 * 0.5**0.5)


def test_the_same_seed_gives_the_same_puzzles() -> None:
    asked = lab.Hunt("dungeon", 2, "again", 800)
    first = list(lab.hunt(asked, 2))
    assert len(first) == 2 and all(puzzle.seats == 2 for puzzle in first)
    assert list(lab.hunt(asked, 2, threads=2)) == first
    assert list(lab.hunt(asked, 1)) == first[:1]
    seen: list[int] = []
    assert list(lab.hunt(asked, 2, progress=seen.append, stopped=lambda: bool(seen))) == first[: seen[-1]]


def test_greedy_chooses_only_among_what_is_obvious() -> None:
    match = Match.start("castle", 2, seed=5)
    assert match.mover is not None
    concealed = match.concealed(match.mover)
    _, obvious = lab.obvious(match.game, concealed)
    player = players.GreedyPlayer(match.game)
    assert {player.choose(concealed, match.mover, seed) for seed in range(200)} == set(obvious)


def test_the_day_has_one_puzzle_and_every_game_its_turn() -> None:
    days = [puzzles.daily(date(2026, 11, 28) + timedelta(days)) for days in range(len(PLAYABLE) * SHIPPED)]
    assert {day.game for day in days[: len(PLAYABLE)] if day} == set(PLAYABLE)
    assert len({day.id for day in days if day}) == len(days)


def test_what_is_no_puzzle() -> None:
    puzzle = puzzles.shelf("towers")[0]
    for line in ("", "{}", "[]", '{"id": 1}', '{"weighed": 3}'):
        with pytest.raises(DonjonError, match="no puzzle"):
            puzzles.read(line)
    old = puzzles.write(dataclasses.replace(puzzle, rules="0"))
    with pytest.raises(DonjonError, match="version 0 of the rules of towers"):
        puzzles.read(old)
    with pytest.raises(StateError):
        puzzles.position(dataclasses.replace(puzzle, state={**puzzle.state, next(iter(puzzle.state)): 10**6}))


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from donjon.cli import puzzles as command

    file = tmp_path / "some.jsonl"
    command.run("dungeon", 1, 2, "again", 800, 1, file, True)
    told = json.loads(capsys.readouterr().out)
    written = [puzzles.read(line) for line in file.read_text("utf-8").splitlines()]
    assert [puzzle.id for puzzle in written] == [one["id"] for one in told["puzzles"]]
    command.run("dungeon", 1, 2, "again", 800, 1, None, False)
    shown = capsys.readouterr().out
    assert f'right: "{written[0].weighed[0].move}"' in shown and puzzles.text(written[0]) in shown
    for bad, words in [(tmp_path, "is a folder"), (tmp_path / "none" / "x", "there is no folder")]:
        with pytest.raises(DonjonError, match=words):
            command.run("dungeon", 1, 2, "again", 800, 1, bad, False)


def test_what_was_found_before_a_process_was_killed_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from donjon.cli import puzzles as command

    one = puzzles.shelf("dungeon")[0]

    def killed(*_: object) -> Iterator[Puzzle]:
        yield one
        raise DonjonError("killed")

    monkeypatch.setattr(lab, "hunt", killed)
    for name in ("some.jsonl", "some.part1.jsonl", "some.part2.jsonl"):  # a part never takes the place of what is there
        with pytest.raises(DonjonError, match="killed"):
            command.run("dungeon", 2, 2, None, None, 1, tmp_path / "some.jsonl", False)
        assert str(tmp_path / name) in capsys.readouterr().err
        assert puzzles.read((tmp_path / name).read_text("utf-8")) == one
        (tmp_path / name).write_text("kept")
    assert {file.read_text() for file in tmp_path.iterdir()} == {"kept"}
    (tmp_path / "kept").touch()
    monkeypatch.setattr(lab, "hunt", lambda *_: iter([one]))
    monkeypatch.setattr(records, "write_file", full)
    with pytest.raises(DonjonError, match=r"kept cannot be written: No space left on device"):
        command.run("dungeon", 1, 2, None, None, 1, tmp_path / "kept", False)
    assert puzzles.text(one) in capsys.readouterr().out


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
