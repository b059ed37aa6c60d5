"""A against B: the interval, the verdict and when it is looked at, on games made up by hand."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

from donjon.cli.common import tell
from donjon.core.errors import DonjonError
from donjon.lab import compare, experiment, measure, runs
from donjon.lab.chunks import packed
from donjon.lab.compare import FEWEST, Question, difference, half_width, verdict
from donjon.lab.experiment import Cell, Experiment
from donjon.lab.run import Stopped

CELLS = tuple(Cell("dungeon", 2, {"deck": deck}, ("greedy", "greedy"), 1000, False) for deck in ("standard", "fiery"))
ASKED = Question(Experiment("two", "s", CELLS), "plies", 0.0, ("standard", "fiery"))


def games(cell: int, first: int, count: int, plies: Sequence[int]) -> pl.DataFrame:
    """Rows as `games` has them, all figures but the plies the same."""
    same = {"choices": 5, "forced": 1, "changes": 1, "margin": 2, "winners": 1, "score_0": 3, "score_1": 1}
    parts = {"ahead": 0.5, "clear": 0.5, "branching": 2.0, "won_0": 1.0}
    told: dict[str, Any] = {"cell": [cell] * count, "game": list(range(first, first + count)), "plies": list(plies)}
    return pl.DataFrame(told | {name: [value] * count for name, value in (same | parts).items()})


class Made:
    """Workers that make games up: game i of A has 50 + noise plies, of B `more` plies more and other noise."""

    def __init__(self, more: float, turned: bool = False) -> None:
        self.more, self.turned, self.asked = more, turned, list[int]()

    def __call__(self, jobs: Sequence[runs.Job], stopped: Stopped) -> Iterator[runs.Result]:
        pairs = [jobs[at : at + 2] for at in range(0, len(jobs), 2)]
        for pair in pairs:
            for told, _, number in reversed(pair) if self.turned else pair:
                if stopped():
                    return
                self.asked.append(number)
                chunk = experiment.rebuild(told).chunks()[number]
                chance = np.random.default_rng(chunk.first)
                plies = np.round(
                    50 + 4 * chance.standard_normal(chunk.count) + chunk.cell * (self.more + chance.standard_normal(chunk.count))
                )
                yield number, {"games.parquet": packed(games(chunk.cell, chunk.first, chunk.count, plies.astype(int).tolist()))}


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experiment, "CHUNK", 100)


def test_the_interval_by_hand() -> None:
    """α = 0.05, aimed at 100: −2 ln α = 5.9915, ρ² = (5.9915 + ln 6.9915) / 100 = 0.079362. After 400 pairs tρ² + 1 = 32.745, so the half width is
    √(2 · 32.745 / (400² · 0.079362) · ln(√32.745 / 0.05)) = √(0.0051575 · ln 114.447) = √(0.0051575 · 4.74011) = 0.156356."""
    assert half_width(1.0, 400, 100) == pytest.approx(0.156356, abs=2e-5)
    assert half_width(2.0, 400, 100) == pytest.approx(2 * 0.156356, abs=4e-5)
    assert half_width(1.0, 1, 100) == math.inf


def test_the_interval_holds_at_every_look() -> None:
    """Of 400 sequences without a difference, looked at after each of 1,000 pairs, some 5 % at most ever leave 0; stopping at Student's interval would err far oftener."""
    gaps = np.random.default_rng(3).standard_normal((400, 1000))
    at = np.arange(FEWEST, 1001)
    means = np.cumsum(gaps, 1)[:, FEWEST - 1 :] / at
    spreads = np.sqrt((np.cumsum(gaps**2, 1)[:, FEWEST - 1 :] - at * means**2) / (at - 1))
    widths = np.array([half_width(1.0, int(count), 250) for count in at]) * spreads
    assert float((np.abs(means) > widths).any(1).mean()) <= 0.06
    assert float((np.abs(means) > 1.96 * spreads / np.sqrt(at)).any(1).mean()) > 0.2


def test_a_difference_by_hand() -> None:
    """A 1 2 3, B 2 3 7: gaps 1 1 4, mean 2; variances 1 and 7, so the effect is 2 / √4 = 1; the gaps' variance 3 of 8 in all: pairing saved 5/8."""
    told = difference(np.array([1.0, 2.0, 3.0]), np.array([2.0, 3.0, 7.0]), 100)
    assert (told["a"], told["b"], told["value"], told["pairs"]) == (2.0, 4.0, 2.0, 3)
    assert told["effect"] == pytest.approx(1.0) and told["saved"] == pytest.approx(5 / 8)


@pytest.mark.parametrize(
    ("low", "high", "margin", "pairs", "found"),
    [
        (0.1, 2, 0, 100, "b"),
        (-2, -0.1, 0, 100, "a"),
        (-1, 1, 0, 100, "open"),
        (-1, 1, 1.5, 100, "same"),
        (-2, 1, 1.5, 100, "open"),
        (0.1, 2, 0, 49, "open"),
    ],
)
def test_verdicts(low: float, high: float, margin: float, pairs: int, found: str) -> None:
    assert verdict({"low": low, "high": high, "pairs": pairs}, margin) == found


def test_it_stops_when_it_is_clear_and_says_who_has_more() -> None:
    workers = Made(2.0)
    told = compare.compare(ASKED, workers)
    assert (told["verdict"], told["pairs"]) == ("b", 100)
    assert told["sentence"].startswith("Higher in fiery than in standard, clear after 100 pairs of games: length in plies ")
    assert len(workers.asked) < 20
    assert told["measures"]["plies"]["value"] == pytest.approx(2.0, abs=0.4)
    # The noise that both share is out of the difference.
    assert told["measures"]["plies"]["saved"] > 0.8
    assert set(told["measures"]) == set(measure.MEASURES)
    assert told["measures"]["margin"]["value"] == 0


def test_when_it_stops_does_not_depend_on_which_chunk_comes_first() -> None:
    one, two = (compare.compare(ASKED, Made(0.35, turned)) for turned in (False, True))
    assert one == two and 100 <= one["pairs"] < 1000


def test_no_difference_that_matters_and_none_that_is_clear() -> None:
    same = compare.compare(Question(ASKED.experiment, "plies", 1.0, ASKED.labels), Made(0.0))
    assert same["verdict"] == "same" and same["pairs"] < 1000
    open_ = compare.compare(ASKED, Made(0.0))
    assert (open_["verdict"], open_["pairs"]) == ("open", 1000)
    assert open_["sentence"].startswith("Not clear after 1,000 pairs")
    assert compare.compare(ASKED, Made(2.0), stopped=lambda: True)["pairs"] == 0


PLAY = '[[play]]\ngame = "dungeon"\nbots = ["greedy"]\n'


def test_what_is_asked(tmp_path: Path) -> None:
    one, two, both = (tmp_path / name for name in ("one.toml", "two.toml", "both.toml"))
    one.write_text("seed = 4\ngames = 300\n" + PLAY)
    two.write_text("games = 200\nmeasure = 'margin'\nmargin = 0.5\n" + PLAY + "options.deck = 'fiery'")
    both.write_text(PLAY + "options.deck = ['standard', 'fiery']")
    asked = compare.read([one, two])
    assert (asked.measure, asked.margin, asked.labels, asked.experiment.seed) == ("margin", 0.5, ("one", "two"), "4")
    assert [cell.games for cell in asked.experiment.cells] == [200, 200]
    assert compare.read([both]).labels == ("standard", "fiery")
    assert compare.read([both], "shared").measure == "shared"
    for files, words in [
        ([one], "one combination in each of two files, or two in one"),
        ([one, both], "here are 2"),
        ([one, two, both], "takes two files"),
    ]:
        with pytest.raises(DonjonError, match=words):
            compare.read(files)
    with pytest.raises(DonjonError, match="measure: 'length' is no measure; the measures: plies, choices"):
        compare.read([both], "length")


def test_the_margin_of_a_file_is_for_its_own_measure(tmp_path: Path) -> None:
    both, one, two = (tmp_path / name for name in ("both.toml", "one.toml", "two.toml"))
    both.write_text("measure = 'margin'\nmargin = 5\n" + PLAY + "options.deck = ['standard', 'fiery']")
    assert (compare.read([both]).margin, compare.read([both], "margin").margin, compare.read([both], "shared").margin) == (5.0, 5.0, 0.0)
    one.write_text("margin = 3\n" + PLAY)
    two.write_text("measure = 'shared'\nmargin = 0.1\n" + PLAY + "options.deck = 'fiery'")
    # The first file says no measure: its margin is for the one that the second says.
    assert (compare.read([one, two]).measure, compare.read([one, two]).margin) == ("shared", 3.0)
    assert compare.read([one, two], "plies").margin == 0.0


@pytest.mark.parametrize("margin", ["-1", "nan", "inf", "-inf", "1" + 400 * "0"])
def test_a_margin_is_a_number_from_0(margin: str, tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(f"margin = {margin}\n" + PLAY + "options.deck = ['standard', 'fiery']")
    with pytest.raises(DonjonError, match="margin: this is the smallest difference that matters, 0 or more"):
        compare.read([plan])


def test_json_has_no_infinite_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    """Of one pair no interval is known."""
    told = difference(np.array([1.0]), np.array([3.0]), 100)
    assert told["low"] == -math.inf
    tell({"measures": [told], "open": math.nan})
    found = json.loads(capsys.readouterr().out, parse_constant=pytest.fail)
    assert (found["measures"][0]["value"], found["measures"][0]["low"], found["measures"][0]["high"], found["open"]) == (
        2.0,
        None,
        None,
        None,
    )
