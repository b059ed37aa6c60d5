"""A chunk of an experiment: its games played and measured, as tables. The same chunk gives the same bytes, wherever it is made."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np
import polars as pl

from donjon.bots import levels, search
from donjon.core import compiled
from donjon.lab import gather, trial
from donjon.lab.contest import mind
from donjon.lab.experiment import Cell, Chunk, Experiment
from donjon.lab.hooks import measures
from donjon.lab.replays import Replay
from donjon.lab.simulate import seeds
from donjon.lab.statistics import Ints

LOG = 60_000
"""Rows of the log beyond those that one game may need."""
SPARSE = 128
"""A position is asked for all refusals after so many actions of the game, in plies times this."""
KINDS = {"random": trial.BY_RANDOM, "greedy": trial.BY_GREEDY}
"""Bots that play inside the compiled loop; all others are asked move by move."""


@dataclass
class Played:
    """What came out of some games: arrays by game, the log of all plies with its ends, the tallies."""

    facts: Ints
    points: Ints
    won: Ints
    log: Ints
    ends: Ints
    sales: Ints

    def plies(self, index: int) -> Ints:
        """The log of one game."""
        return self.log[self.ends[index - 1] if index else 0 : self.ends[index]]


@cache
def table(game: str) -> compiled.Compiled:
    """A game compiled with what measures it, and with what gathers positions of it: one compilation for both."""
    return search.code(game, trial, gather, measures(game))


@cache
def verbs_of(game: str) -> tuple[tuple[str, ...], Ints]:
    """The verbs of a game's moves, and the place of each action's."""
    actions = table(game).game.actions
    words = [actions.write_move(action).partition(" ")[0] for action in range(actions.ACTIONS)]
    verbs = tuple(dict.fromkeys(words))
    return verbs, np.array([verbs.index(word) for word in words], np.int64)


class Bench:
    """All arrays of one cell's games."""

    def __init__(self, cell: Cell) -> None:
        self.cell = cell
        self.code = table(cell.game)
        game = self.code.game
        self.options = np.array(game.numbers(cell.options, cell.seats, cell.box), np.int64)
        self.states = self.code.records(3)
        self.moves = np.zeros(game.actions.WIDTH, np.int64)
        self.actions = np.zeros(game.actions.LONGEST, np.int64)
        self.worth = np.zeros(game.state.SEATS, np.float64)
        self.verbs, self.places = verbs_of(cell.game)
        self.used = np.zeros((len(self.verbs), trial.VERBS + 1), np.int64)
        names = measures(cell.game).NAMES
        self.tally = np.zeros((len(names), trial.TALLIES), np.int64)
        self.seen = np.zeros((cell.seats, len(names)), np.int64)
        self.refused = np.zeros((len(game.rules.Rule) + 1, 3), np.int64)
        self.refused[0, 2] = game.actions.ACTIONS
        self.every = max(1, game.actions.ACTIONS // SPARSE)
        self.sales = np.zeros((LOG + game.actions.LONGEST, 4), np.int64)
        self.log = np.zeros((LOG + game.actions.LONGEST, trial.L_SCORE + cell.seats), np.int64)

    def play(self, seed: str, chunk: Chunk) -> Iterator[tuple[int, Played]]:
        """The games of a chunk, as many at a time as fit: the number of the first, and what came out."""
        words = seeds(seed, chunk.first, chunk.count)
        kinds = np.array(
            [[KINDS.get(levels.parse(bot).kind, trial.BY_SCRIPT) for bot in self.cell.seated(index)] for index in self._numbers(chunk)],
            np.int64,
        )
        script, starts = np.zeros(1, np.int64), np.zeros(chunk.count, np.int64)
        if self.cell.thoughtful:
            scripts = [self._script(f"{seed}/{index}", index, words[at], kinds[at]) for at, index in enumerate(self._numbers(chunk))]
            script = np.concatenate([*scripts, script])
            starts = np.cumsum([0, *(len(one) for one in scripts[:-1])])
            kinds[:] = trial.BY_SCRIPT
        at = 0
        while at < chunk.count:
            done, found = self._run(words[at:], kinds[at:], script, starts[at:], chunk.first + at)
            yield chunk.first + at, found
            at += done

    @staticmethod
    def _numbers(chunk: Chunk) -> range:
        return range(chunk.first, chunk.first + chunk.count)

    def _run(self, words: Ints, kinds: Ints, script: Ints, starts: Ints, first: int) -> tuple[int, Played]:
        count, seats = len(words), self.cell.seats
        facts, points, won = (np.zeros((count, width), np.int64) for width in (trial.FACTS, seats, seats))
        ends, sold = np.zeros(count, np.int64), np.zeros(1, np.int64)
        done = self.code.trials(
            self.states, seats, self.options, words, kinds, script, starts, self.moves, self.every, first,
            facts, points, won, self.worth, self.log, ends, self.places, self.used, self.tally, self.seen,
            self.refused, self.sales, sold, self.code.game.actions.LONGEST,
        )  # fmt: skip
        log = self.log[: ends[done - 1]]
        return done, Played(facts[:done], points[:done], won[:done], log, ends[:done], self.sales[: sold[0]])

    def _script(self, seed: str, index: int, words: Ints, kinds: Ints) -> Ints:
        """The moves of a game with bots that are asked move by move. Their chance is that of the seed `S/index/seat/n` for the n-th decision."""
        code, rng, made, plies = self.code, words[4:].copy(), [0] * self.cell.seats, 0
        bots = self.cell.seated(index)
        code.begin(self.states, self.cell.seats, self.options, words)
        while True:
            plies = code.advance(self.states, kinds, rng, self.moves, self.actions, plies)
            if code.finished(self.states[1]):
                return self.actions[:plies].copy()
            seat = int(code.conceal(self.states))
            known = self.states[2:3].tobytes()
            self.actions[plies] = mind(bots[seat], self.cell.game).choose(known, seat, f"{seed}/{seat}/{made[seat]}")
            code.enact(self.states, self.actions[plies])
            made[seat] += 1
            plies += 1


# Tables


def make(experiment: Experiment, chunk: Chunk) -> dict[str, bytes]:
    """The files of a chunk by name: tables as Parquet, records as text."""
    cell = experiment.cells[chunk.cell]
    bench = Bench(cell)
    widest = max(one.seats for one in experiment.cells)
    parts: dict[str, list[pl.DataFrame]] = {}
    files: dict[str, bytes] = {}
    told: Counter[tuple[str, str]] = Counter()
    for first, played in bench.play(experiment.seed, chunk):
        _add(parts, "games", games_frame(bench, chunk.cell, first, played, widest))
        if len(played.sales):
            _add(parts, "sales", sales_frame(chunk.cell, played))
        if "decisions" in experiment.rows:
            _add(parts, "decisions", decisions_frame(bench, chunk.cell, first, played))
        for at in range(len(played.facts)):
            index = first + at
            record = index < experiment.records
            if record or "chance" in experiment.rows or index == chunk.first:
                again = Replay(
                    cell, experiment.seed, index, [int(action) for action in played.plies(at)[:, trial.L_ACTION]], index == chunk.first
                )
                if index == chunk.first:
                    told += again.told()
                if "chance" in experiment.rows:
                    _add(parts, "chance", again.chance_frame(chunk.cell))
                if record:
                    files[f"records/{chunk.cell:03}-{index:07}.donjon"] = again.record().encode()
    parts["verbs"] = [verbs_frame(bench, chunk.cell)]
    parts["pieces"] = [pieces_frame(bench, chunk.cell)]
    parts["rules"] = [rules_frame(bench, chunk.cell, told)]
    for name, frames in parts.items():
        files[f"{name}.parquet"] = packed(pl.concat(frames))
    return files


def packed(frame: pl.DataFrame) -> bytes:
    """A table as the bytes of a Parquet file."""
    held = io.BytesIO()
    frame.write_parquet(held, compression="zstd", statistics=True)
    return held.getvalue()


def _add(parts: dict[str, list[pl.DataFrame]], name: str, frame: pl.DataFrame) -> None:
    parts.setdefault(name, []).append(frame)


def games_frame(bench: Bench, number: int, first: int, played: Played, widest: int) -> pl.DataFrame:
    """A row a game."""
    cell, facts, rules = bench.cell, played.facts, bench.code.game
    count = len(facts)
    plies = facts[:, trial.F_PLIES]
    reasons = {int(rule): rules.rule_id(int(rule)) for rule in np.unique(facts[:, trial.F_REASON])}
    columns: dict[str, Any] = {
        "cell": np.full(count, number, np.int32),
        "game": np.arange(first, first + count, dtype=np.int64),
        "plies": plies.astype(np.int32),
        "choices": facts[:, trial.F_CHOICES].astype(np.int32),
        "forced": (plies - facts[:, trial.F_CHOICES]).astype(np.int32),
        "branching": facts[:, trial.F_BRANCHES] / plies,
        "widest": facts[:, trial.F_WIDEST].astype(np.int32),
        "changes": facts[:, trial.F_CHANGES].astype(np.int32),
        "ahead": facts[:, trial.F_AHEAD] / plies,
        "clear": facts[:, trial.F_CLEAR] / plies,
        "quarter": facts[:, trial.F_QUARTER].astype(np.int8),
        "half": facts[:, trial.F_HALF].astype(np.int8),
        "late": facts[:, trial.F_LATE].astype(np.int8),
        "margin": facts[:, trial.F_MARGIN].astype(np.int32),
        "winners": (played.won > 0).sum(1).astype(np.int8),
        "reason": [reasons[int(rule)] for rule in facts[:, trial.F_REASON]],
    }
    frame = pl.DataFrame(columns)
    seated = [cell.seated(first + at) for at in range(count)]
    more = []
    for seat in range(widest):
        there = seat < cell.seats
        more += [
            pl.Series(f"score_{seat}", played.points[:, seat] if there else [None] * count, pl.Int32),
            pl.Series(f"won_{seat}", played.won[:, seat] / trial.WHOLE if there else [None] * count, pl.Float64),
            pl.Series(f"bot_{seat}", [bots[seat] if there else None for bots in seated], pl.String),
        ]
    return frame.with_columns(more)


def sales_frame(number: int, played: Played) -> pl.DataFrame:
    """A row a purchase."""
    kinds = {"game": pl.Int64, "seat": pl.Int8, "price": pl.Int32, "value": pl.Int32}
    columns = [pl.Series(name, played.sales[:, at], dtype=kind) for at, (name, kind) in enumerate(kinds.items())]
    return pl.DataFrame([pl.Series("cell", [number] * len(played.sales), pl.Int32), *columns])


def decisions_frame(bench: Bench, number: int, first: int, played: Played) -> pl.DataFrame:
    """A row a ply."""
    log, names = played.log, measures(bench.cell.game).NAMES
    lengths = np.diff(played.ends, prepend=0)
    seats = log[:, trial.L_SEAT]
    games = np.repeat(np.arange(first, first + len(lengths)), lengths)
    actions, places = np.unique(log[:, trial.L_ACTION], return_inverse=True)
    moves = [bench.code.game.actions.write_move(int(action)) for action in actions]
    return pl.DataFrame(
        {
            "cell": np.full(len(log), number, np.int32),
            "game": games,
            "ply": (np.arange(len(log)) - np.repeat(played.ends - lengths, lengths) + 1).astype(np.int32),
            "seat": seats.astype(np.int8),
            "legal": log[:, trial.L_LEGAL].astype(np.int32),
            "action": log[:, trial.L_ACTION].astype(np.int32),
            "move": [moves[place] for place in places],
            "piece": [names[at] if at >= 0 else None for at in log[:, trial.L_PIECE]],
            "score": log[np.arange(len(log)), trial.L_SCORE + seats].astype(np.int32),
            "leader": log[:, trial.L_LEADER].astype(np.int8),
        },
        schema_overrides={"piece": pl.String, "move": pl.String},
    )


def verbs_frame(bench: Bench, number: int) -> pl.DataFrame:
    """A row a verb of the game's moves, those that were never legal too."""
    return pl.DataFrame(
        {
            "cell": np.full(len(bench.verbs), number, np.int32),
            "verb": list(bench.verbs),
            "offered": bench.used[:, trial.V_OFFERED],
            "taken": bench.used[:, trial.V_TAKEN],
        }
    )


def pieces_frame(bench: Bench, number: int) -> pl.DataFrame:
    """A row a piece."""
    names = measures(bench.cell.game).NAMES
    columns = ("offered", "taken", "offered_won", "taken_won", "taken_squares")
    frame = pl.DataFrame({"cell": np.full(len(names), number, np.int32), "piece": list(names)})
    return frame.with_columns(pl.Series(name, bench.tally[:, at], pl.Int64) for at, name in enumerate(columns))


def rules_frame(bench: Bench, number: int, told: Counter[tuple[str, str]]) -> pl.DataFrame:
    """A row a rule id: positions in which it forbade an action, and what a replayed game showed of it."""
    ids = bench.code.game.rule_ids()
    rules = [int(rule) for rule in bench.code.game.rules.Rule]
    frame = pl.DataFrame({"cell": np.full(len(ids), number, np.int32), "rule": ids, "refused": bench.refused[rules, 0]})
    return frame.with_columns(pl.Series(how, [told[how, rule] for rule in ids], pl.Int64) for how in ("carried", "counted"))


def prepare(experiment: Experiment, game: str) -> None:
    """Compiles a game and all bots that play it, or reads them from the cache."""
    cells = [cell for cell in experiment.cells if cell.game == game]
    for bot in dict.fromkeys(bot for cell in cells for bot in cell.bots):
        mind(bot, game)
    for _ in Bench(replace(cells[0], bots=("greedy",) * cells[0].seats)).play("warm", Chunk(0, 0, 1)):
        pass
    for cell in cells:
        if cell.thoughtful:
            Bench(cell)._script("warm", 0, seeds("warm", 0, 1)[0], np.zeros(cell.seats, np.int64))
            return
