"""The lab's commands: experiments run, reported, compared, and searched for better options."""

from __future__ import annotations

import importlib.util
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from donjon.cli.common import bar, err, out, stoppable, tell, waiting
from donjon.cli.figures import STOPPED
from donjon.cli.words import words_of_reports
from donjon.core.errors import DonjonError
from donjon.core.machine import cores
from donjon.lab.experiment import Experiment, read
from donjon.lab.words import ENGLISH

if TYPE_CHECKING:
    from donjon.lab.runs import Folder, Workers

PARTS = ("polars", "altair", "vl_convert", "optuna")
"""What the extra `lab` brings."""
ENDING, REPORT = ".lab", "report.html"


def needed() -> None:
    """Says what is missing before anything is begun."""
    missing = [part for part in PARTS if importlib.util.find_spec(part) is None]
    if missing:
        raise DonjonError(f'the lab needs {", ".join(missing)}: pip install "donjon[lab]"')


def run(file: Path, folder: Path | None, threads: int | None, ray: str | None, opened: bool, json: bool, language: str | None) -> None:
    """An experiment from its file; where its folder holds a part of it, the rest."""
    needed()
    words_of_reports(language)  # a wrong one is told before anything is played
    experiment = read(file)
    path = folder or Path(f"{file.stem}{ENDING}")
    complete(path, experiment, threads, ray)
    show(path, opened, False, json, language)


def complete(path: Path, experiment: Experiment, threads: int | None, ray: str | None) -> None:
    """Carries the experiment out in the folder, with progress; ends the command where it is stopped."""
    from donjon.lab import runs

    if any(cell.timed for cell in experiment.cells):
        err().print("a bot has a time budget: this run cannot be repeated to the byte, and says so in its report")
    folder = runs.Folder(path, experiment)
    with folder.open():
        if folder.complete:
            return
        count = threads or cores()
        _announce(folder, count)
        with workers(experiment, count, ray) as made, stoppable() as stopped, bar("playing", experiment.games) as progress:
            done = runs.carry_out(folder, made, progress, stopped)
    if not done:
        left = sum(experiment.chunks()[number].count for number in folder.missing())
        err().print(f"stopped: {left:,} of {experiment.games:,} games are left; the same command goes on with them")
        raise SystemExit(STOPPED)


def _announce(folder: Folder, threads: int) -> None:
    experiment, missing = folder.experiment, len(folder.missing())
    begun = len(experiment.chunks()) - missing
    cells = "1 combination" if len(experiment.cells) == 1 else f"{len(experiment.cells)} combinations"
    going = f", {begun} of {begun + missing} chunks done already" if begun else ""
    err().print(
        f"{experiment.name}: {cells}, {experiment.games:,} games on {threads} core{'' if threads == 1 else 's'}{going}; results in {folder.path}"
    )


@contextmanager
def workers(experiment: Experiment, count: int, ray: str | None) -> Iterator[Workers]:
    """What plays an experiment, its games compiled where that is done on this machine."""
    from donjon.lab import runs

    with runs.workers(count, ray) as made:
        if ray in (None, runs.LOCAL):
            compile_games(experiment)
        yield made


def compile_games(experiment: Experiment) -> None:
    """Each game once, here, so that no two workers do it at the same time."""
    from donjon.lab.chunks import prepare

    for game in dict.fromkeys(cell.game for cell in experiment.cells):
        with waiting(f"compiling {game}, once for all"):
            prepare(experiment, game)


def show(path: Path, opened: bool, text: bool, json: bool, language: str | None) -> None:
    """The report of a folder whose experiment is over: written as a page, and told."""
    needed()
    words = words_of_reports(language)
    from donjon.cli import lab_page, lab_text
    from donjon.lab import report
    from donjon.lab.records import write_file

    told = report.findings(path)
    if json:
        tell(told)
        return
    if text:
        lab_text.show(told, words)
        return
    with waiting("drawing the report"):
        write_file(path / REPORT, lab_page.page(told, words))
    for sentence in report.sentences(report.in_words(told, words), words):
        out().print(f"· {sentence}")
    out().print(f"report: {path / REPORT}")
    if opened:
        webbrowser.open((path / REPORT).resolve().as_uri())


def compare(files: list[Path], measure: str | None, threads: int | None, ray: str | None, json: bool, language: str | None) -> None:
    """A against B, until it is clear."""
    needed()
    from donjon.cli import lab_text
    from donjon.lab import compare as comparing

    words = words_of_reports(language)
    asked = comparing.read(files, measure, ENGLISH if json else words)
    count = threads or cores()
    with (
        workers(asked.experiment, count, ray) as made,
        stoppable() as stopped,
        bar("playing pairs", asked.experiment.cells[0].games) as progress,
    ):
        told = comparing.compare(asked, made, progress, stopped)
        cut = stopped() and told["verdict"] == "open" and told["pairs"] < told["of"]
    if json:
        tell(told)
    elif told["pairs"]:
        lab_text.show_comparison(told, words)
    if cut:
        err().print(f"stopped after {told['pairs']:,} of at most {told['of']:,} pairs")
        raise SystemExit(STOPPED)


def tune(file: Path, threads: int | None, ray: str | None, json: bool, language: str | None) -> None:
    """A search for options and pieces."""
    needed()
    from donjon.cli import lab_text
    from donjon.lab import tune as tuning

    words = words_of_reports(language)
    search = tuning.read(file)
    with (
        workers(search.base, threads or cores(), ray) as made,
        stoppable() as stopped,
        bar("trying candidates", min(search.size, search.trials)) as progress,
    ):
        told = tuning.tune(search, made, progress, stopped)
    if json:
        tell(told)
    else:
        lab_text.show_search(told, words)
    if not told["complete"]:
        err().print(f"stopped: {told['tried']} candidates were tried, and what is told is theirs")
        raise SystemExit(STOPPED)
