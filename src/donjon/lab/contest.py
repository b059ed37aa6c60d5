"""Matches of bots, in processes over the cores."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import numpy as np

from donjon.bots import levels, players
from donjon.core.errors import BadOption
from donjon.core.match import Match
from donjon.lab import records
from donjon.lab.run import Progress, Run, Stopped
from donjon.lab.statistics import Figures


@dataclass(frozen=True)
class Contest:
    """Matches of bots, a level for each seat; with `swap` everyone moves on by one seat each match."""

    run: Run
    bots: tuple[str, ...]
    swap: bool = False

    def seating(self, index: int) -> list[int]:
        """Which bot sits on each seat in match `index`."""
        return [(seat - (index if self.swap else 0)) % len(self.bots) for seat in range(self.run.seats)]


@dataclass
class Results:
    """Figures by seat and by bot (in the order of `bots`; several of one level are several), and each bot's seconds and moves."""

    by_seat: Figures
    by_bot: Figures
    thought: list[float] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class _Job:
    asked: Contest
    index: int
    folder: str | None


@dataclass(frozen=True)
class _Played:
    seating: list[int]
    plies: int
    scores: list[int]
    winners: list[int]
    thought: list[float]
    moves: list[int]
    began: float
    ended: float


def check(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bots' levels, each written in full; BadOption names what is wrong."""
    found = tuple(str(levels.parse(bot.strip())) for bot in bots)
    if len(found) != seats:
        raise BadOption(
            f"{seats} seats need {seats} bots, not {len(found)}: name one for each seat, for example {','.join(['greedy'] * seats)}"
        )
    return found


@cache
def mind(level: str, game: str) -> players.Player:
    """The player of a level, one a process. A search has compiled its code, or read it from the cache, before it is given out."""
    found = levels.of(level, game)
    player = players.make(found, game)
    if found.searches:
        from donjon.bots import search  # compiled code: only where it is wanted

        search.warm(game)
    return player


def play(asked: Contest, index: int) -> tuple[Match, list[float], list[int]]:
    """Match `index`, with each seat's seconds of thought and moves. A bot's chance is that of the seed `S/index/seat`, move by move."""
    match, thought = between(asked.run, f"{asked.run.seed}/{index}", [asked.bots[bot] for bot in asked.seating(index)])
    return match, [sum(seconds) for seconds in thought], [len(seconds) for seconds in thought]


def between(run: Run, seed: str, seated: Sequence[str]) -> tuple[Match, list[list[float]]]:
    """The match of a seed between these levels by seat, with each seat's seconds of thought, move by move."""
    names = [f"Bot {seat + 1} (bot:{level})" for seat, level in enumerate(seated)]
    match = Match.start(run.game, run.seats, run.options, seed, names)
    return match, play_out(match, [mind(level, run.game) for level in seated], seed)


def play_out(match: Match, minds: Sequence[players.Player], seed: str) -> list[list[float]]:
    """Plays a match to its end; each seat's seconds of thought, move by move."""
    thought: list[list[float]] = [[] for _ in minds]
    while (seat := match.mover) is not None:
        start = time.perf_counter()
        action = minds[seat].choose(match.concealed(seat), seat, f"{seed}/{seat}/{len(thought[seat])}")
        thought[seat].append(time.perf_counter() - start)
        move = match.game.actions.write_move(action)
        match.play(move, match.stand_in(move))
    return thought


def _work(job: _Job) -> _Played:
    for level in job.asked.bots:
        mind(level, job.asked.run.game)
    began = time.time()
    match, thought, moves = play(job.asked, job.index)
    if job.folder is not None:
        records.write_file(Path(job.folder) / records.name(job.index), match.record())
    return _Played(job.asked.seating(job.index), match.plies, match.scores, match.winners, thought, moves, began, time.time())


def contest(asked: Contest, progress: Progress = lambda _: None, stopped: Stopped = lambda: False, folder: Path | None = None) -> Results:
    """All matches, as many at a time as `run.threads` says; `seconds` is the time from the first move to the last."""
    seats = asked.run.seats
    results = Results(Figures(seats), Figures(seats), [0.0] * seats, [0] * seats)
    began, ended = math.inf, 0.0
    jobs = (_Job(asked, index, None if folder is None else str(folder)) for index in range(asked.run.games))
    for played in records.over_cores(_work, jobs, min(asked.run.threads, asked.run.games), stopped):
        _count(results, played)
        began, ended = min(began, played.began), max(ended, played.ended)
        progress(results.by_seat.games)
    results.by_seat.seconds = results.by_bot.seconds = max(0.0, ended - began)
    return results


def _count(results: Results, played: _Played) -> None:
    plies = np.array([played.plies], np.int64)
    points = np.array([played.scores], np.int64)
    marks = np.array([[int(seat in played.winners) for seat in range(len(played.scores))]], np.int64)
    sits = np.argsort(played.seating)  # the seat of each bot
    results.by_seat.add(plies, points, marks)
    results.by_bot.add(plies, points[:, sits], marks[:, sits])
    for seat, bot in enumerate(played.seating):
        results.thought[bot] += played.thought[seat]
        results.moves[bot] += played.moves[seat]
