"""One record a match, as the referee writes it."""

from __future__ import annotations

import contextlib
import os
import signal
import tempfile
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import TypeVar

from filelock import FileLock, Timeout

from donjon.core.errors import DonjonError
from donjon.core.match import Match

T = TypeVar("T")
Job = TypeVar("Job")

BATCH = 16
"""Records a worker writes at a time."""
LOCK = ".donjon-lock"
"""In a folder that a run writes in, as long as it does."""


def name(index: int) -> str:
    """The file of match `index`: `0000017.donjon`."""
    return f"{index:07}.donjon"


def make_folder(folder: Path) -> None:
    """Makes the folder, and sees that files can be written in it; DonjonError says why they cannot."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise DonjonError(f"nothing can be written in {folder}: {error.strerror}; name a folder that can be written") from None


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Makes the folder and lets no other run write in it until the end; DonjonError where one does, or nothing can be written.

    May be held within itself. The lock is the system's: it ends with the process, however that ends.
    """
    make_folder(folder)
    lock = FileLock(folder / LOCK, timeout=0, is_singleton=True)
    try:
        lock.acquire()
    except Timeout:
        raise DonjonError(
            f"another run is at work in {folder}: wait until it is over or stop it, or name another folder with --out"
        ) from None
    try:
        yield
    finally:
        if lock.lock_counter == 1:
            # Before it is let go: afterwards it may be another's already. Windows removes it itself.
            with contextlib.suppress(OSError):
                (folder / LOCK).unlink()
        lock.release()


@contextmanager
def writing(file: Path, then: str = "") -> Iterator[None]:
    """DonjonError where the file cannot be written meanwhile; `then` says what follows from that."""
    try:
        yield
    except OSError as error:
        raise DonjonError(f"{file} cannot be written: {error.strerror}{then}") from None


def write_file(path: Path, content: str | bytes) -> None:
    """Writes a file whole or not at all."""
    handle, part = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
        mask = os.umask(0)
        os.umask(mask)
        Path(part).chmod(0o666 & ~mask)
        Path(part).replace(path)
    except BaseException:
        Path(part).unlink(missing_ok=True)
        raise


def over_cores(work: Callable[[Job], T], jobs: Iterable[Job], workers: int, stopped: Callable[[], bool]) -> Iterator[T]:
    """Does the jobs in processes and yields what is ready, in any order; once `stopped` answers True, no further job is begun."""
    with processes(workers) as pool:
        yield from through(pool, work, jobs, workers, stopped)


def processes(workers: int) -> ProcessPoolExecutor:
    """So many processes, one at least, that leave Ctrl-C to the one that made them and do not outlive it, even if it is killed."""
    return ProcessPoolExecutor(max(1, workers), mp_context=get_context("spawn"), initializer=_begin)


def through(
    pool: ProcessPoolExecutor, work: Callable[[Job], T], jobs: Iterable[Job], workers: int, stopped: Callable[[], bool]
) -> Iterator[T]:
    """The same in processes that are there already; DonjonError where the system kills one."""
    todo = iter(jobs)
    running: set[Future[T]] = set()
    try:
        while True:
            while len(running) < 2 * workers and not stopped() and (job := next(todo, None)) is not None:
                running.add(pool.submit(work, job))
            if stopped():
                # What waits in line is given up, what has begun is waited for.
                running = {future for future in running if not future.cancel()}
            if not running:
                return
            done, running = wait(running, timeout=0.2, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise DonjonError("one of the processes at work was killed (was there too little memory?): use fewer, with --threads") from None
    finally:
        for future in running:
            future.cancel()


def _begin() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one is to act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(OSError):
        os.nice(1)


def _end_with_parent() -> None:
    """A parent that was killed told nobody to stop, and the pool's queues stay open while one worker has them."""
    parent = parent_process()
    assert parent, "a worker of a pool has one"
    parent.join()
    os._exit(1)


def replay(game: str, seats: int, options: dict[str, str], seed: str, actions: list[int]) -> Match:
    """The match of a seed in which these actions are played."""
    names = [f"Bot {seat + 1} (bot:random)" for seat in range(seats)]
    match = Match.start(game, seats, options, seed, names)
    for action in actions:
        match.play(match.game.actions.write_move(action))
    return match


Some = tuple[str, int, dict[str, str], str, list[tuple[int, str, list[int]]]]


def write_some(asked: Some) -> int:
    """Writes the records of some matches (number, seed, actions); how many. DonjonError where one does not end with its last action."""
    game, seats, options, folder, some = asked
    for index, seed, actions in some:
        match = replay(game, seats, options, seed, actions)
        if not match.finished:
            raise DonjonError(f"match {seed} of {game}: the referee and the compiled rules disagree about its end; please report this")
        write_file(Path(folder) / name(index), match.record())
    return len(some)
