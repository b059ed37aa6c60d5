"""A against B on the same seeds, game by game, until it is clear. The interval is valid at every look.

It is the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (Time-uniform central limit theory and asymptotic confidence
sequences, Annals of Statistics 52, 2024, theorem 2.2): whoever looks after every game and stops where the interval leaves 0 errs in 5 % of comparisons, not more.
"""

from __future__ import annotations

import io
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import polars as pl

from donjon.core.errors import BadOption, DonjonError
from donjon.lab import measure, runs
from donjon.lab.experiment import HEAD, Cell, Experiment, Place, compose, load
from donjon.lab.run import Progress, Stopped
from donjon.lab.words import ENGLISH, Told, Words

Floats = npt.NDArray[np.float64]

ERROR = 0.05
FEWEST = 50
"""Pairs before the first look: the sequence is one of large samples."""

KEYS = {
    **HEAD,
    "measure": (str, f"what is compared: one of {', '.join(measure.MEASURES)}"),
    "margin": ((int, float), "the smallest difference that matters, 0 or more, for example 0.5"),
}


@dataclass(frozen=True)
class Question:
    """Two cells, what is compared, and the smallest difference that matters (0: any)."""

    experiment: Experiment
    measure: str
    margin: float
    labels: tuple[str, str]


def read(files: Sequence[Path], named: str | None = None, words: Words = ENGLISH) -> Question:
    """Two files with a combination each, or one file with two, labelled in these words. The seed is the first file's, the number of games the smaller.

    `named` is a measure asked for beside the files; the margin of a file is for its own measure, and no other takes it.
    """
    if len(files) > 2:
        raise DonjonError(f"a comparison takes two files, or one with two combinations, not {len(files)}")
    found: list[Experiment] = []
    cells: list[Cell] = []
    names: list[str] = []
    chosen: str | None = None
    margins: list[tuple[str | None, float]] = []
    for file in files:
        place = Place(str(file))
        told = load(str(file), read_text(file))
        extra = {key: told[key] for key in ("measure", "margin") if key in place.checked(told, KEYS)}
        experiment = compose(place, told, file.parent, file.stem, KEYS)
        chosen = chosen or extra.get("measure")
        margins.append((extra.get("measure"), place.at("margin").finite(extra.get("margin", 0.0), 0.0, KEYS["margin"][1])))
        found.append(experiment)
        cells += experiment.cells
        names += [experiment.name if len(files) > 1 else experiment.label(at, words) for at in range(len(experiment.cells))]
        if len(experiment.cells) != (1 if len(files) == 2 else 2):
            wanted = "one combination in each of two files, or two in one file"
            raise place.at("play").wrong(f"a comparison takes {wanted}; here are {len(experiment.cells)}")
        try:
            measure.find(named or chosen or "plies")
        except BadOption as error:
            raise place.at("measure").wrong(str(error)) from None
    if names[0] == names[1]:
        names = [f"{files[0]}", f"{files[-1]}"]
    usual = chosen or "plies"
    wanted = named or usual
    margin = max(margin for own, margin in [*margins, (wanted, 0.0)] if (own or usual) == wanted)
    games = min(cell.games for cell in cells)
    both = tuple(Cell(**{**vars(cell), "games": games}) for cell in cells)
    first = found[0]
    return Question(Experiment(first.name, first.seed, both, (), 0), wanted, margin, (names[0], names[1]))


def read_text(file: Path) -> str:
    """The text of a file; DonjonError says why it cannot be read."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DonjonError(f"{file}: {getattr(error, 'strerror', None) or 'not UTF-8 text'}") from None


def half_width(deviation: float, count: int, aimed: int) -> float:
    """Half the interval of the mean after `count` pairs, narrowest at about `aimed` of them."""
    if count < 2:
        return math.inf
    least = -2 * math.log(ERROR)
    loose = (least + math.log(least + 1)) / aimed  # their ρ², equation 24
    inside = 2 * (count * loose + 1) / (count * count * loose) * math.log(math.sqrt(count * loose + 1) / ERROR)
    return deviation * math.sqrt(inside)


def difference(first: Floats, second: Floats, aimed: int) -> Told:
    """Of paired games: the mean difference with its interval, its size in standard deviations, and what pairing has saved."""
    count = len(first)
    gap = second - first
    spread = float(gap.std(ddof=1)) if count > 1 else 0.0
    half = half_width(spread, count, aimed)
    middle = float(gap.mean())
    pooled = math.sqrt((float(first.var(ddof=1)) + float(second.var(ddof=1))) / 2) if count > 1 else 0.0
    scale = float(first.var(ddof=1) + second.var(ddof=1)) if count > 1 else 0.0
    return {
        "a": float(first.mean()),
        "b": float(second.mean()),
        "value": middle,
        "low": middle - half,
        "high": middle + half,
        "pairs": count,
        "effect": middle / pooled if pooled else 0.0,
        "saved": 1 - spread**2 / scale if scale else 0.0,
    }


def verdict(told: Told, margin: float) -> str:
    """`b`: B has clearly more; `a`: A has; `same`: no difference that matters; `open`."""
    if told["pairs"] < FEWEST:
        return "open"
    if told["low"] > 0:
        return "b"
    if told["high"] < 0:
        return "a"
    return "same" if margin and -margin < told["low"] and told["high"] < margin else "open"


class Halves:
    """The games of two cells as they come in, in their order."""

    def __init__(self, experiment: Experiment) -> None:
        self.chunks = experiment.chunks()
        self.numbers = [[number for number, chunk in enumerate(self.chunks) if chunk.cell == cell] for cell in (0, 1)]
        self.held: dict[int, pl.DataFrame] = {}
        self.step = max(chunk.count for chunk in self.chunks)

    def order(self) -> Iterator[int]:
        """The chunks, those of A and B in turn: by the game that they begin with."""
        return iter(sorted(range(len(self.chunks)), key=lambda number: (self.chunks[number].first, self.chunks[number].cell)))

    def put(self, number: int, files: dict[str, bytes]) -> None:
        """A chunk has come."""
        self.held[number] = pl.read_parquet(io.BytesIO(files["games.parquet"]))

    def ready(self) -> int:
        """The games that are there of both, without a gap."""
        return min(self._ready(cell) for cell in (0, 1))

    def _ready(self, cell: int) -> int:
        found = 0
        for number in self.numbers[cell]:
            if number not in self.held:
                break
            found += self.chunks[number].count
        return found

    def games(self, cell: int, count: int) -> pl.DataFrame:
        """The first `count` games of a cell."""
        parts = [self.held[number] for number in self.numbers[cell] if number in self.held and self.chunks[number].first < count]
        return pl.concat(parts).head(count)


def compare(asked: Question, workers: runs.Workers, progress: Progress = lambda _: None, stopped: Stopped = lambda: False) -> Told:
    """Plays pairs until it is clear, or all are played. Looks come after fixed numbers of pairs, so that the answer does not depend on the machine."""
    experiment = asked.experiment
    halves = Halves(experiment)
    total, mark = experiment.cells[0].games, runs.code_mark()
    clear: list[str] = []
    looked = 0
    jobs = [(experiment.told(), mark, number) for number in halves.order()]

    def enough() -> bool:
        return bool(clear) or stopped()

    for number, files in workers(jobs, enough):
        halves.put(number, files)
        while not clear and looked < total and halves.ready() >= min(total, looked + halves.step):
            looked = min(total, looked + halves.step)
            progress(looked)
            found = verdict(_of(asked, halves, asked.measure, looked), asked.margin)
            clear += [found] if found != "open" else []
    return _answer(asked, halves, looked, total)


def _of(asked: Question, halves: Halves, name: str, count: int) -> Told:
    cells = asked.experiment.cells
    first, second = (measure.values(name, halves.games(at, count), cells[at].seats).to_numpy() for at in (0, 1))
    return difference(first, second, max(FEWEST, cells[0].games // 4))


def _answer(asked: Question, halves: Halves, looked: int, total: int) -> Told:
    if not looked:
        return {"pairs": 0, "of": total, "verdict": "open", "labels": list(asked.labels), "measure": asked.measure, "measures": {}}
    measures = {name: _of(asked, halves, name, looked) for name in measure.MEASURES}
    found = verdict(measures[asked.measure], asked.margin)
    told: Told = {
        "pairs": looked,
        "of": total,
        "verdict": found,
        "measure": asked.measure,
        "margin": asked.margin,
        "seed": asked.experiment.seed,
    }
    told |= {"labels": list(asked.labels), "measures": measures}
    return {**told, "sentence": sentence(told)}


def sentence(told: Told, words: Words = ENGLISH) -> str:
    """The verdict of a comparison."""
    one = told["measures"][told["measure"]]
    a, b = told["labels"]
    gap = {name: words.change(one[key]) for name, key in (("gap", "value"), ("low", "low"), ("high", "high"))}
    middles = {"a": words.number(f"{one['a']:.4g}"), "b": words.number(f"{one['b']:.4g}")}
    figures = words("compare-figures", what=words(f"measure-{told['measure']}"), left=a, right=b, **middles, **gap)
    pairs = words("compare-pairs", count=one["pairs"])
    if told["verdict"] == "open":
        return words("compare-open", pairs=pairs, figures=figures)
    if told["verdict"] == "same":
        return words("compare-same", margin=words.number(f"{told['margin']:g}"), pairs=pairs, figures=figures)
    more, less = (b, a) if told["verdict"] == "b" else (a, b)
    return words("compare-higher", more=more, less=less, pairs=pairs, figures=figures)
