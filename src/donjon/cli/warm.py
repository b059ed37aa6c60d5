"""Compiling ahead: a process a game. What is compiled is noted beside it, so that a second look needs no compiler.

`python -m donjon.cli.warm GAME` is one of those processes: it prints each step when it is done.
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
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

from donjon.cli.common import err, out
from donjon.core import cache
from donjon.core import game as catalogue
from donjon.core.errors import DonjonError
from donjon.lab.run import Run, cores

NOTE = "warm.json"


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


STEPS: dict[str, Callable[[str], None]] = {"random play": _random_play, "perft": _perft, "search": _search}
"""All that is compiled for a game."""


def _notes(game: str) -> list[Path]:
    """Where a note may lie: in the cache, or in what stands in for it where that cannot be written."""
    return [cache.cache_root() / game / NOTE, *Path(tempfile.gettempdir()).glob(f"donjon-*/{game}/{NOTE}")]


def is_warm(game: str) -> bool:
    """Whether all steps are compiled, from just these sources, and still there."""
    mark = cache.mark(game)
    for note in _notes(game):
        try:
            found = json.loads(note.read_text())
            there = {path.name for path in Path(found["folder"]).iterdir()}
            if found["mark"] == mark and found["steps"] == list(STEPS) and there.issuperset(found["files"]):
                return True
        except (OSError, ValueError, KeyError, TypeError):
            continue
    return False


def run(names: list[str]) -> None:
    """Compiles what is not compiled yet."""
    wanted = names or [name for name in catalogue.names() if catalogue.playable(name)]
    for name in wanted:
        if not catalogue.playable(name):
            catalogue.load(name)  # says why not
    cold = [name for name in dict.fromkeys(wanted) if not is_warm(name)]
    if not cold:
        out().print(f"warm already: {', '.join(dict.fromkeys(wanted))}")
        return
    start = time.perf_counter()
    with ThreadPoolExecutor(min(cores(), len(cold))) as pool, _Progress(cold) as progress:
        running = [pool.submit(_compile, name, progress) for name in cold]
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

    def __init__(self, games: list[str]) -> None:
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        columns = (TextColumn("{task.fields[game]}"), BarColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
        self.shown = Progress(*columns, console=err(), transient=True, disable=not err().is_terminal)
        self.tasks = {game: self.shown.add_task("waits", total=len(STEPS), game=game) for game in games}
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
        doing = list(STEPS)[done] if done < len(STEPS) else "ready"
        self.shown.update(self.tasks[game], completed=done, description=doing)
        if not err().is_terminal and done < len(STEPS):
            err().print(f"{game}: compiling {doing} …")


def _compile(game: str, progress: _Progress) -> str:
    """What went wrong; nothing, if all is well."""
    if progress.stopped.is_set():
        return f"{game} was not begun"
    with tempfile.TemporaryFile("w+") as said:
        command = [sys.executable, "-m", "donjon.cli.warm", game]
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
    game = sys.argv[1]
    mark = cache.mark(game)
    for name, step in STEPS.items():
        step(game)
        print(name, flush=True)
    from donjon.bots.search import code

    folder = code(game).folder
    files = sorted(path.name for path in folder.iterdir())
    draft = folder.parent / f"{NOTE}.{folder.name}"
    draft.write_text(json.dumps({"mark": mark, "steps": list(STEPS), "folder": str(folder), "files": files}))
    draft.replace(folder.parent / NOTE)


if __name__ == "__main__":
    main()
