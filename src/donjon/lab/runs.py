"""An experiment carried out in a folder: chunks by processes or by Ray, each whole or not there, joined in order. A run that was cut short goes on."""

from __future__ import annotations

import hashlib
import importlib
import json
import math
import os
import re
import shutil
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, Protocol

import polars as pl

from donjon.core import game as catalogue
from donjon.core.errors import DonjonError, UnknownGame
from donjon.lab import chunks, dictionary, records
from donjon.lab.experiment import Experiment, rebuild
from donjon.lab.run import Progress, Stopped

ASKED, DONE, PARTS, DRAFTS, TIMES = "experiment.json", "complete.json", "chunks", ".drafts", "times.json"
TABLES = ("games", "decisions", "chance", "sales", "verbs", "pieces", "rules")
SUMMED = {"verbs": "verb", "pieces": "piece", "rules": "rule"}
"""Tables with a row for each of these a cell: chunks are added up."""
ROW_GROUP = 2**18


@cache
def code_mark() -> str:
    """A hash of all that the bytes of a chunk depend on, beside the experiment: sources, the numbers of bots, and the versions of what computes and writes."""
    package = Path(__file__).parent.parent
    found = hashlib.sha256()
    for layer in ("core", "bots", "games", "lab"):
        for source in sorted(path for path in (package / layer).rglob("*") if path.suffix in (".py", ".toml", ".npz")):
            found.update(str(source.relative_to(package)).encode())
            found.update(source.read_bytes())
    found.update(repr([version(part) for part in ("numba", "numpy", "polars")]).encode())
    return found.hexdigest()[:16]


class Folder:
    """Where an experiment's results lie."""

    def __init__(self, path: Path, experiment: Experiment) -> None:
        self.path = path
        self.experiment = experiment

    @contextmanager
    def open(self) -> Iterator[None]:
        """Makes the folder, or sees that it is this experiment's, and lets no other run write in it until the end; it may be opened within.

        DonjonError if it is another's, or another run is at work there.
        """
        with records.alone(self.path):
            self._begin()
            yield

    def _begin(self) -> None:
        """Sees that the folder is this experiment's, and throws away what was half written."""
        asked = {"experiment": self.experiment.told(), "code": code_mark()}
        found = self.path / ASKED
        if found.exists():
            before = read_json(found)
            if before.get("experiment") != asked["experiment"]:
                other = before.get("experiment")
                raise DonjonError(
                    f"{self.path} holds another experiment, {other.get('name') if isinstance(other, dict) else None!r}: name another folder with --out, or remove it"
                )
            if before.get("code") != asked["code"] and not self.complete:
                raise DonjonError(
                    f"{self.path} was begun by another version of donjon or Polars: name another folder with --out, or remove it to begin anew"
                )
        elif any(path.name != records.LOCK for path in self.path.iterdir()):
            raise DonjonError(f"{self.path} holds files that are no experiment's: name another folder with --out")
        shutil.rmtree(self.path / DRAFTS, ignore_errors=True)
        if not found.exists():
            records.write_file(found, json.dumps(asked, indent=1, ensure_ascii=False))

    @property
    def complete(self) -> bool:
        """Whether all is done and joined."""
        return (self.path / DONE).exists()

    def part(self, number: int) -> Path:
        """The folder of a chunk."""
        return self.path / PARTS / f"{number:06}"

    def missing(self) -> list[int]:
        """The chunks that are not done."""
        return [number for number in range(len(self.experiment.chunks())) if not self.part(number).exists()]

    def put(self, number: int, files: dict[str, bytes]) -> None:
        """Writes a chunk under a draft name, then gives it its own."""
        draft = self.path / DRAFTS / f"{number:06}"
        for name, data in files.items():
            (draft / name).parent.mkdir(parents=True, exist_ok=True)
            (draft / name).write_bytes(data)
        self.part(number).parent.mkdir(exist_ok=True)
        draft.replace(self.part(number))

    def join(self) -> None:
        """Puts the chunks together in their order, notes the hash of each file, and throws the chunks away."""
        names: dict[str, dict[str, pl.DataType]] = {}
        numbers = range(len(self.experiment.chunks()))
        for table in ("cells", *TABLES):
            parts = [self.part(number) / f"{table}.parquet" for number in numbers]
            frame = cells_frame(self.experiment) if table == "cells" else joined(table, [part for part in parts if part.exists()])
            if frame is None:
                continue
            if table == "rules":
                frame = with_ends(frame, pl.read_parquet(self.path / "games.parquet", columns=["cell", "reason"]))
            draft = self.path / f".{table}.parquet"
            frame.write_parquet(draft, compression="zstd", statistics=True, row_group_size=ROW_GROUP)
            draft.replace(self.path / f"{table}.parquet")
            names[table] = dict(frame.schema)
        for number in numbers:
            for record in sorted((self.part(number) / "records").glob("*.donjon")):
                (self.path / "records").mkdir(exist_ok=True)
                records.write_file(self.path / "records" / record.name, record.read_text("utf-8"))
        records.write_file(self.path / "dictionary.md", dictionary.text(names))
        files = [*(self.path / f"{table}.parquet" for table in names), *sorted((self.path / "records").glob("*.donjon"))]
        marks = {str(file.relative_to(self.path)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}
        records.write_file(self.path / DONE, json.dumps({"games": self.experiment.games, "sha256": marks}, indent=1))
        shutil.rmtree(self.path / PARTS, ignore_errors=True)
        shutil.rmtree(self.path / DRAFTS, ignore_errors=True)


def read_json(path: Path) -> dict[str, Any]:
    """A JSON object from a file; DonjonError says why not."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise DonjonError(f"{path}: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise DonjonError(f"{path} is no JSON; is this the folder of an experiment?") from None
    if not isinstance(found, dict):
        raise DonjonError(f"{path} holds no JSON object; is this the folder of an experiment?")
    return found


def read_table(path: Path, table: str) -> pl.DataFrame:
    """A table of a folder; DonjonError where it is missing or not as `join` wrote it."""
    file = path / f"{table}.parquet"
    damaged = f"{file} is damaged: remove {path} and run the experiment again"
    try:
        found = pl.read_parquet(file)
    except OSError as error:  # Polars gives no strerror
        raise DonjonError(
            f"{file} is missing: remove {path} and run the experiment again" if not file.exists() else f"{damaged} ({error})"
        ) from None
    except pl.exceptions.PolarsError:
        raise DonjonError(damaged) from None
    missing = [name for name in dictionary.COLUMNS[table] if name not in {re.sub(r"_\d+$", "_N", column) for column in found.columns}]
    if missing:
        raise DonjonError(f"{damaged} (it has no column {', '.join(missing)})")
    return found


def seconds(path: Path) -> float | None:
    """How long the experiment in a folder has taken; None where that is not noted."""
    file = path / TIMES
    if not file.exists():
        return None
    found = read_json(file).get("seconds")
    if isinstance(found, bool) or not isinstance(found, (int, float)) or not 0 <= found < math.inf:
        raise DonjonError(f"{file}: seconds is a number from 0; remove the file, nothing else needs it")
    return float(found)


def cells_frame(experiment: Experiment) -> pl.DataFrame:
    """A row a cell."""
    rows = []
    for number, cell in enumerate(experiment.cells):
        options = ",".join(f"{name}={value}" for name, value in cell.options.items())
        rows.append((number, experiment.label(number), cell.game, cell.seats, options, cell.boxed, cell.lineup, cell.swap, cell.games))
    return pl.DataFrame(rows, schema=list(dictionary.COLUMNS["cells"]), orient="row")


def joined(table: str, parts: Sequence[Path]) -> pl.DataFrame | None:
    """The chunks' rows of a table in order, or their sums."""
    if not parts:
        return None
    frame = pl.concat([pl.read_parquet(part) for part in parts], rechunk=True)
    if table in SUMMED:
        return frame.group_by("cell", SUMMED[table], maintain_order=True).sum()
    return frame


def with_ends(rules: pl.DataFrame, games: pl.DataFrame) -> pl.DataFrame:
    """How many games each rule ended."""
    ended = games.group_by("cell", pl.col("reason").alias("rule")).len("ended")
    found = rules.join(ended, on=["cell", "rule"], how="left", maintain_order="left")
    return found.with_columns(pl.col("ended").fill_null(0).cast(pl.Int64))


def read(path: Path) -> Experiment:
    """The experiment whose results lie in a folder; DonjonError where they are none or not complete."""
    if not (path / ASKED).exists():
        raise DonjonError(f"{path} holds no experiment: name the folder that donjon lab run wrote")
    if not (path / DONE).exists():
        raise DonjonError(f"the experiment in {path} is not over: donjon lab run goes on with it")
    try:
        found = rebuild(read_json(path / ASKED)["experiment"])
        right = found.cells and all(
            (type(cell.seats), type(cell.games), type(cell.options)) == (int, int, dict) and catalogue.meta(cell.game).title and cell.lineup
            for cell in found.cells
        )
    except (LookupError, TypeError, ValueError, AttributeError, UnknownGame):
        right = False
    if not right:
        raise DonjonError(f"{path / ASKED} tells no experiment: remove {path} and run the experiment again")
    return found


# Work

Job = tuple[dict[str, Any], str, int]
Result = tuple[int, dict[str, bytes]]


@cache
def _experiment(told: str) -> Experiment:
    return rebuild(json.loads(told))


def work(job: Job) -> Result:
    """A chunk made, in a process of its own or on another machine; its code must be the one that asked."""
    told, mark, number = job
    if code_mark() != mark:
        raise DonjonError("a worker runs another version of donjon or Polars: install the same one everywhere, or the results would differ")
    experiment = _experiment(json.dumps(told))
    return number, chunks.make(experiment, experiment.chunks()[number])


class Workers(Protocol):
    """Does jobs, in any order, and yields what is ready; once `stopped` answers True, no further one is begun."""

    def __call__(self, jobs: Sequence[Job], stopped: Stopped) -> Iterator[Result]:
        """The results as they come."""


class Local:
    """Processes of this machine, kept from one call to the next."""

    def __init__(self, count: int) -> None:
        self.count = count
        os.environ.setdefault("POLARS_MAX_THREADS", "1")  # for the processes: each has one core
        self.pool = records.processes(count)

    def __call__(self, jobs: Sequence[Job], stopped: Stopped) -> Iterator[Result]:
        """See Workers."""
        yield from records.through(self.pool, work, jobs, self.count, stopped)

    def close(self) -> None:
        """Ends the processes."""
        self.pool.shutdown(cancel_futures=True)


LOCAL = "local"
"""The address of a cluster that is started here."""
OF_RAY = {"POLARS_MAX_THREADS": "1", "RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""For a cluster that is started here: each worker has one core, nobody is told, and no warning about graphics cards."""


class OnRay:
    """The workers of a Ray cluster; `local` starts one here, with so many."""

    def __init__(self, address: str, count: int) -> None:
        try:
            self.ray: Any = importlib.import_module("ray")
        except ImportError:
            raise DonjonError('--ray needs Ray, which is not installed: pip install "donjon[ray]"') from None
        here: dict[str, Any] = {"num_cpus": count, "include_dashboard": False} if address == LOCAL else {"address": address}
        for name, value in OF_RAY.items():
            os.environ.setdefault(name, value)
        try:
            self.ray.init(log_to_driver=False, logging_level="error", **here)
        except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
            raise DonjonError(f"no Ray cluster answers at {address}: {' '.join(str(error).split())}") from None
        self.remote = self.ray.remote(work)

    def __call__(self, jobs: Sequence[Job], stopped: Stopped) -> Iterator[Result]:
        """See Workers."""
        todo = iter(jobs)
        running: list[Any] = []
        failed = self.ray.exceptions.RayError
        ahead = 2 * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        while True:
            while len(running) < ahead and not stopped() and (job := next(todo, None)) is not None:
                running.append(self.remote.remote(job))
            if not running:
                return
            ready, running = self.ray.wait(running, timeout=0.5)
            for one in ready:
                try:
                    found = self.ray.get(one)
                except failed as error:
                    raise _told(error) from None
                yield found

    def close(self) -> None:
        """Leaves the cluster."""
        self.ray.shutdown()


def _told(error: Exception) -> DonjonError:
    """What went wrong on a worker, in one line."""
    cause = getattr(error, "cause", None)
    if isinstance(cause, DonjonError):
        return cause
    lines = [line.strip() for line in str(cause or error).splitlines() if line.strip()]
    said = lines[-1] if lines else type(error).__name__
    return DonjonError(
        f'a worker of the Ray cluster failed: {said}; every machine needs the same donjon, with its extra: pip install "donjon[lab,ray]"'
    )


@contextmanager
def workers(count: int, ray: str | None) -> Iterator[Workers]:
    """What does the work: this machine's cores, or a Ray cluster."""
    made: Local | OnRay = Local(count) if ray is None else OnRay(ray, count)
    try:
        yield made
    finally:
        made.close()


def carry_out(folder: Folder, made: Workers, progress: Progress = lambda _: None, stopped: Stopped = lambda: False) -> bool:
    """Makes what is missing and joins all; whether it is complete. `progress` is told the games that are done, former runs' included."""
    with folder.open():
        if folder.complete:
            return True
        experiment = folder.experiment
        parts, missing = experiment.chunks(), folder.missing()
        done = experiment.games - sum(parts[number].count for number in missing)
        progress(done)
        told, mark, start = experiment.told(), code_mark(), time.perf_counter()
        for number, files in made([(told, mark, number) for number in missing], stopped) if missing else ():
            folder.put(number, files)
            done += parts[number].count
            progress(done)
        _note_time(folder.path, time.perf_counter() - start)
        if folder.missing():
            return False
        folder.join()
        return True


def _note_time(path: Path, more: float) -> None:
    """Seconds are kept apart: they are no result, and differ from run to run."""
    file = path / TIMES
    records.write_file(file, json.dumps({"seconds": round((seconds(path) or 0.0) + more, 3)}))
