"""A search for options and numbers of pieces that come near stated targets: Optuna proposes, games judge, fresh games confirm.

What is told of a candidate rests on games of a seed of its own, which had no part in choosing it: otherwise the luckiest would look best.
"""

from __future__ import annotations

import hashlib
import io
import itertools
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import optuna
import polars as pl

from donjon.core import game as catalogue
from donjon.core.errors import BadOption
from donjon.lab import boxes, measure, report, runs
from donjon.lab.compare import read_text
from donjon.lab.experiment import HEAD, Cell, Experiment, Place, compose, load, shown
from donjon.lab.run import Progress, Stopped

Told = dict[str, Any]
Candidate = dict[str, Any]
"""A value for each thing that can be chosen: options by name, numbers of pieces by kind."""

FAIR = "fair"
"""The target that every seat wins its share: told as the farthest seat's distance."""
TOGETHER = 4
"""Candidates proposed at a time, whatever the machine, so that the search is the same everywhere."""

KEYS = {**HEAD, "tune": (dict, "a section [tune] that says what may change and what is wanted")}
TUNE: Mapping[str, tuple[Any, str]] = {
    "trials": (int, "how many candidates to try, for example 24"),
    "finalists": (int, "how many of them to confirm with fresh games, for example 3"),
    "confirm": (int, "games of each finalist, for example 10000"),
    "target": (list, "one [[tune.target]] or more"),
    "counts": (dict, "a section of kinds of component with the fewest and the most: gatehouse = [2, 7]"),
}
TARGET: Mapping[str, tuple[Any, str]] = {
    "measure": (str, f"{FAIR}, or one of {', '.join(measure.MEASURES)}"),
    "aim": ((int, float), "the wanted mean, for example 60"),
    "within": ((int, float), "how far off is near enough, for example 0.01"),
}


@dataclass(frozen=True)
class Target:
    """A mean that is wanted, and how far off it may be."""

    measure: str
    aim: float
    within: float


@dataclass(frozen=True)
class Search:
    """What may change, what is wanted, and how much is played."""

    base: Experiment
    cells: tuple[Cell, ...]
    options: Mapping[str, tuple[str, ...]]
    counts: Mapping[str, tuple[int, int]]
    targets: tuple[Target, ...]
    trials: int
    finalists: int
    confirm: int

    @property
    def size(self) -> int:
        """How many candidates there are."""
        return math.prod([*map(len, self.options.values()), *(most - fewest + 1 for fewest, most in self.counts.values())])

    def everything(self) -> Iterator[Candidate]:
        """All candidates."""
        ranges = [*self.options.values(), *(range(fewest, most + 1) for fewest, most in self.counts.values())]
        for chosen in itertools.product(*ranges):
            yield dict(zip([*self.options, *self.counts], chosen, strict=True))

    def seated(self, candidate: Candidate) -> tuple[Cell, ...]:
        """The candidate's cells: one for each number of seats and line-up of the file. BadOption where its components cannot be played with."""
        options = {name: str(candidate[name]) for name in self.options}
        counts = {kind: int(candidate[kind]) for kind in self.counts}
        found = []
        for cell in self.cells:
            changed = replace(cell, options={**cell.options, **options})
            if counts:
                game = catalogue.load(cell.game)
                text = boxes.changed(cell.box or boxes.own(game), counts)
                game.box(text, cell.seats)
                changed = replace(changed, box=text, boxed=", ".join(f"{kind} {count}" for kind, count in counts.items()))
            found.append(changed)
        return tuple(found)


def read(path: Path) -> Search:
    """The search that a file asks for: an experiment whose lists of options are what may change, with a section [tune]."""
    place = Place(str(path))
    told = place.checked(load(str(path), read_text(path)), KEYS, ("play", "tune"))
    base = compose(place, told, path.parent, path.stem, KEYS)
    if len(told["play"]) != 1:
        raise place.at("play").wrong(f"a search has one [[play]], not {len(told['play'])}")
    tune = place.at("tune").checked(told["tune"], TUNE, ("target",))
    play = told["play"][0]
    if len({cell.boxed for cell in base.cells}) > 1:
        raise place.at("play[1]", "box").wrong("a search has one box; what may change in it stands in tune.counts")
    options = {
        name: tuple(map(str, value)) for name, value in play.get("options", {}).items() if isinstance(value, list) and len(value) > 1
    }
    kept = dict.fromkeys((cell.seats, cell.bots) for cell in base.cells)
    cells = tuple(next(cell for cell in base.cells if (cell.seats, cell.bots) == one) for one in kept)
    counts = _counts(place.at("tune", "counts"), tune.get("counts", {}), cells[0], max(cell.seats for cell in cells))
    if not options and not counts:
        raise place.at("tune").wrong(
            "nothing may change: give an option several values in play.options, or kinds of component in tune.counts"
        )
    if not tune["target"]:
        raise place.at("tune", "target").wrong(f"this is {TUNE['target'][1]}")
    targets = tuple(_target(place.at(f"tune.target[{number}]"), one) for number, one in enumerate(tune["target"], 1))
    numbers = {key: tune.get(key, usual) for key, usual in (("trials", 24), ("finalists", 3), ("confirm", 4 * base.cells[0].games))}
    for key, number in numbers.items():
        if number < 1:
            raise place.at("tune", key).wrong(f"this is a number from 1, not {number}")
    return Search(base, cells, options, counts, targets, numbers["trials"], numbers["finalists"], numbers["confirm"])


def _counts(place: Place, told: Mapping[str, Any], cell: Cell, seats: int) -> Mapping[str, tuple[int, int]]:
    """The fewest and the most of each kind. Each end must be playable where the other kinds leave most room for it."""
    game = catalogue.load(cell.game)
    if not told:
        return {}
    if not game.meta.components:
        raise place.wrong(f"{game.name} has no file of components; what can change is its options")
    text = cell.box or boxes.own(game)
    found: dict[str, tuple[int, int]] = {}
    for kind, ends in told.items():
        if not (isinstance(ends, list) and len(ends) == 2 and all(type(end) is int for end in ends) and 0 <= ends[0] <= ends[1]):
            raise place.at(kind).wrong(f"this is the fewest and the most, for example [2, 7], not {shown(ends)}")
        try:
            for end in ends:
                boxes.changed(text, {kind: end})
        except BadOption as error:
            raise place.at(kind).wrong(str(error)) from None
        found[kind] = ends[0], ends[1]
    fewest, most = ({kind: ends[at] for kind, ends in found.items()} for at in (0, 1))
    for kind, ends in found.items():
        for others, end in ((most, ends[0]), (fewest, ends[1])):
            try:
                game.box(boxes.changed(text, {**others, kind: end}), seats)
            except BadOption as error:
                raise place.at(kind).wrong(f"{end} is a number that no candidate can have: {error}") from None
    return found


def _target(place: Place, told: Any) -> Target:
    found = place.checked(told, TARGET, ("measure", "within"))
    name = found["measure"]
    if name != FAIR:
        try:
            measure.find(name)
        except BadOption as error:
            raise place.at("measure").wrong(f"{error}, and {FAIR}") from None
        if "aim" not in found:
            raise place.at("aim").wrong(f"this is missing: {TARGET['aim'][1]}")
    within = place.at("within").finite(found["within"], -math.inf, TARGET["within"][1])
    if within <= 0:
        raise place.at("within").wrong(f"this is more than 0: {TARGET['within'][1]}")
    return Target(name, place.at("aim").finite(found.get("aim", 0.0), -math.inf, TARGET["aim"][1]), within)


# Evidence


def evidence(cells: tuple[Cell, ...], frames: list[pl.DataFrame], target: Target) -> list[Told]:
    """The target's figure in each cell, with its interval, and whether it is met: surely, perhaps or surely not."""
    found = []
    for cell, frame in zip(cells, frames, strict=True):
        if target.measure == FAIR:
            wins = report.wins(frame, cell)
            seats = [(one["off_low"], one["off_high"]) for one in wins]
            value = report.unfairness(wins)
            told = {"value": value["off"], "low": value["off_low"], "high": value["off_high"], "games": frame.height}
            sure = all(-target.within <= low and high <= target.within for low, high in seats)
            missed = any(low > target.within or high < -target.within for low, high in seats)
        else:
            told = report.mean(measure.values(target.measure, frame, cell.seats))
            low, high = target.aim - target.within, target.aim + target.within
            sure, missed = low <= told["low"] and told["high"] <= high, told["high"] < low or told["low"] > high
        found.append({**told, "seats": cell.seats, "bots": cell.lineup, "met": "yes" if sure else "no" if missed else "not shown"})
    return found


def loss(search: Search, cells: tuple[Cell, ...], frames: list[pl.DataFrame]) -> float:
    """How far off the targets, in units of what is near enough; the mean over cells, summed over targets."""
    total = 0.0
    for target in search.targets:
        told = evidence(cells, frames, target)
        total += math.fsum(abs(one["value"] - target.aim) / target.within for one in told) / len(told)
    return total


def games_of(experiment: Experiment, workers: runs.Workers, progress: Progress, stopped: Stopped) -> list[pl.DataFrame] | None:
    """The games of each cell; None where it was stopped."""
    parts = experiment.chunks()
    held: dict[int, pl.DataFrame] = {}
    told, mark, done = experiment.told(), runs.code_mark(), 0
    for number, files in workers([(told, mark, number) for number in range(len(parts))], stopped):
        held[number] = pl.read_parquet(io.BytesIO(files["games.parquet"]))
        done += parts[number].count
        progress(done)
    if len(held) < len(parts):
        return None
    return [pl.concat([held[at] for at, chunk in enumerate(parts) if chunk.cell == cell]) for cell in range(len(experiment.cells))]


def _proposals(search: Search) -> Iterator[tuple[list[Candidate], Any]]:
    """Candidates, some at a time, with what takes their losses: all there are, or what Optuna's TPE finds promising (Bergstra et al. 2011)."""
    if search.size <= search.trials:
        every = list(search.everything())
        for at in range(0, len(every), TOGETHER):
            yield every[at : at + TOGETHER], lambda _: None
        return
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    seed = int.from_bytes(hashlib.sha256(search.base.seed.encode()).digest()[:4], "little")
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=seed, constant_liar=True))
    for at in range(0, search.trials, TOGETHER):
        trials = [study.ask() for _ in range(min(TOGETHER, search.trials - at))]
        asked = [
            {name: trial.suggest_categorical(name, values) for name, values in search.options.items()}
            | {kind: trial.suggest_int(kind, *ends) for kind, ends in search.counts.items()}
            for trial in trials
        ]

        def answer(losses: list[float], trials: list[Any] = trials) -> None:
            for trial, found in zip(trials, losses, strict=True):
                study.tell(trial, found)

        yield asked, answer


def tune(search: Search, workers: runs.Workers, progress: Progress = lambda _: None, stopped: Stopped = lambda: False) -> Told:
    """Tries candidates, confirms the best with fresh games, and tells them with their evidence. `progress` is told the candidates that were tried."""
    tried: dict[str, tuple[float, Candidate]] = {}
    whole = True
    for asked, answer in _proposals(search):
        losses = []
        for candidate in asked:
            key = repr(sorted(candidate.items()))
            if key not in tried:
                try:
                    cells = search.seated(candidate)
                except BadOption:  # too few or too many components: no game at all
                    tried[key] = (1e9, candidate)
                    losses.append(1e9)
                    continue
                frames = games_of(replace(search.base, cells=cells, rows=(), records=0), workers, lambda _: None, stopped)
                if frames is None:
                    whole = False
                    break
                tried[key] = (loss(search, cells, frames), candidate)
            losses.append(tried[key][0])
            progress(len(tried))
        if not whole:
            break
        answer(losses)
    best = sorted((one for one in tried.values() if one[0] < 1e9), key=lambda one: one[0])
    found: list[Told] = []
    for guess, candidate in best[: search.finalists]:
        cells = tuple(replace(cell, games=search.confirm) for cell in search.seated(candidate))
        fresh = replace(search.base, cells=cells, rows=(), records=0, seed=f"{search.base.seed} confirm")
        frames = games_of(fresh, workers, lambda _: None, stopped)
        if frames is None:
            whole = False
            break
        told: list[Told] = [{**vars(target), "cells": evidence(cells, frames, target)} for target in search.targets]
        met = [one["met"] for target in told for one in target["cells"]]
        verdict = "yes" if all(one == "yes" for one in met) else "no" if "no" in met else "not shown"
        found.append({"candidate": candidate, "first": guess, "loss": loss(search, cells, frames), "met": verdict, "targets": told})
    found.sort(key=lambda one: one["loss"])
    return {
        "name": search.base.name,
        "seed": search.base.seed,
        "candidates": search.size,
        "tried": len(tried),
        "exhaustive": search.size <= search.trials,
        "games": search.base.cells[0].games,
        "confirm": search.confirm,
        "complete": whole,
        "finalists": found,
        "trials": [{"candidate": candidate, "loss": guess} for guess, candidate in best],
    }
