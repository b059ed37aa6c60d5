"""Compiling ahead: a process a game. What is compiled is noted beside it, so that a second look needs no compiler.

`python -m donjon.cli.warm GAME NOTE…` is one of those processes: it prints each step when it is done.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

from donjon.cli.common import err, out
from donjon.core import cache
from donjon.core import game as catalogue
from donjon.core.errors import DonjonError
from donjon.core.machine import cores
from donjon.lab.run import Run

NOTE, LAB = "warm.json", "warm-lab.json"


def _random_play(game: str) -> None:
    from donjon.lab import simulate

    table = simulate.Table(Run(game, catalogue.meta(game).seats[0], 1))
    table.play(simulate.seeds(0, 0, 1))
    table.trace(simulate.seeds(0, 0, 1)[0])


def _perft(game: str) -> None:
    from donjon.lab.perft import perft

    perft(game, catalogue.meta(game).seats[0], {}, 0, 2)


def _search(game: str) -> None:
    from donjon.lab.contest import mind

    mind("search:1", game)


def _experiments(game: str) -> None:
    from donjon.lab.chunks import prepare
    from donjon.lab.experiment import Cell, Experiment

    seats = catalogue.meta(game).seats[0]
    prepare(Experiment("warm", "warm", (Cell(game, seats, {}, ("search:1", *["greedy"] * (seats - 1)), 1, False),)), game)


def _vector(game: str) -> None:
    from donjon.envs.vector import Vector

    matches = Vector(game, 1, threads=1)
    matches.reset(seed=0)
    matches.step(matches.random)


Steps = Mapping[str, Callable[[str], None]]
STEPS: Mapping[str, Steps] = {
    NOTE: {"random play": _random_play, "perft": _perft, "search": _search},
    LAB: {"experiments": _experiments, "vector environment": _vector},
}
"""All that is compiled for a game, by the note that tells of it: for play, and for the lab."""


def _notes(game: str, name: str) -> list[Path]:
    """Where a note may lie: in the cache, or in what stands in for it where that cannot be written."""
    return [cache.cache_root() / game / name, *Path(tempfile.gettempdir()).glob(f"donjon-*/{game}/{name}")]


def is_warm(game: str, name: str = NOTE) -> bool:
    """Whether all steps of a note are compiled, from just these sources, and still there."""
    mark = cache.mark(game)
    for note in _notes(game, name):
        try:
            found = json.loads(note.read_text())
            whole = all(_holds(folder, files) for folder, files in found["folders"].items())
            if whole and found["mark"] == mark and found["steps"] == list(STEPS[name]):
                return True
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            continue
    return False


def _holds(folder: str, files: Iterable[str]) -> bool:
    return {path.name for path in Path(folder).iterdir()}.issuperset(files)


def run(names: list[str], lab: bool = False) -> None:
    """Compiles what is not compiled yet; with `lab` also what experiments and the vector environment need."""
    if lab:
        from donjon.cli.lab import needed

        needed()
    wanted = names or [name for name in catalogue.names() if catalogue.playable(name)]
    for name in wanted:
        if not catalogue.playable(name):
            catalogue.load(name)  # says why not
    cold: dict[str, list[str]] = {}
    for name in wanted:
        missing = [note for note in ([NOTE, LAB] if lab else [NOTE]) if not is_warm(name, note)]
        if missing:
            cold[name] = missing
    if not cold:
        out().print(f"warm already: {', '.join(dict.fromkeys(wanted))}")
        return
    start = time.perf_counter()
    with ThreadPoolExecutor(min(cores(), len(cold))) as pool, _Progress(cold) as progress:
        running = [pool.submit(_compile, name, notes, progress) for name, notes in cold.items()]
        faults = [fault for future in running if (fault := future.result())]
    if faults:
        raise DonjonError("; ".join(faults))
    out().print(f"compiled in {time.perf_counter() - start:.1f} s: {', '.join(cold)}")


LATER = 4.0
"""Seconds until compiling begins behind a server, which is to be there first."""


@contextmanager
def behind() -> Iterator[None]:
    """Compiles what is cold in a process of its own, out of the way of what runs meanwhile, and ends it with it."""
    started: list[subprocess.Popen[bytes]] = []

    def start() -> None:
        if all(is_warm(name) for name in catalogue.names() if catalogue.playable(name)):
            return
        started.append(subprocess.Popen([sys.executable, "-m", "donjon", "warm"], stdin=subprocess.DEVNULL, start_new_session=True))
        if hasattr(os, "setpriority"):
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, started[0].pid, 15)

    timer = threading.Timer(LATER, start)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        for process in started:
            with suppress(ProcessLookupError, AttributeError):
                os.killpg(process.pid, signal.SIGTERM)
            process.wait()


class _Progress:
    """A bar for each game on a terminal, a line for each step elsewhere. Knows the processes, so that Ctrl-C ends them."""

    def __init__(self, cold: Mapping[str, list[str]]) -> None:
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        columns = (TextColumn("{task.fields[game]}"), BarColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
        self.shown = Progress(*columns, console=err(), transient=True, disable=not err().is_terminal)
        self.steps = {game: [step for note in notes for step in STEPS[note]] for game, notes in cold.items()}
        self.tasks = {game: self.shown.add_task("waits", total=len(steps), game=game) for game, steps in self.steps.items()}
        self.processes: list[subprocess.Popen[str]] = []
        self.stopped = threading.Event()

    def __enter__(self) -> _Progress:
        self.shown.start()
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is not None:
            self.stopped.set()
            for process in self.processes:
                process.terminate()
        self.shown.stop()

    def tell(self, game: str, done: int) -> None:
        """So many steps are done."""
        steps = self.steps[game]
        doing = steps[done] if done < len(steps) else "ready"
        self.shown.update(self.tasks[game], completed=done, description=doing)
        if not err().is_terminal and done < len(steps):
            err().print(f"{game}: compiling {doing} …")


def _compile(game: str, notes: list[str], progress: _Progress) -> str:
    """What went wrong; nothing, if all is well."""
    if progress.stopped.is_set():
        return f"{game} was not begun"
    with tempfile.TemporaryFile("w+") as said:
        command = [sys.executable, "-m", "donjon.cli.warm", game, *notes]
        with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=said, text=True) as process:
            progress.processes.append(process)
            progress.tell(game, 0)
            assert process.stdout
            for done, _ in enumerate(process.stdout, 1):
                progress.tell(game, done)
        if process.returncode == 0:
            return ""
        said.seek(0)
        lines = [line for line in said.read().splitlines() if line.strip()]
        return f"{game} cannot be compiled: {lines[-1].strip() if lines else f'status {process.returncode}'}"


def main() -> None:
    """Compiles one game, and notes it."""
    game, notes = sys.argv[1], sys.argv[2:]
    mark = cache.mark(game)
    for name in notes:
        for step, carry_out in STEPS[name].items():
            carry_out(game)
            print(step, flush=True)
        _note(game, mark, name)


def _note(game: str, mark: str, name: str) -> None:
    from donjon.bots.search import code

    folders = [code(game).folder]
    if name == LAB:
        from donjon.lab.chunks import table

        folders.append(table(game).folder)
    files = {str(folder): sorted(path.name for path in folder.iterdir()) for folder in folders}
    draft = folders[0].parent / f"{name}.{folders[0].name}"
    draft.write_text(json.dumps({"mark": mark, "steps": list(STEPS[name]), "folders": files}))
    draft.replace(folders[0].parent / name)


if __name__ == "__main__":
    main()
