"""What the commands share: options, table files, JSON, progress, the stop sign."""

from __future__ import annotations

import json
import math
import signal
import sys
import tempfile
import threading
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from donjon.core.errors import BadOption, DonjonError

if TYPE_CHECKING:
    from rich.console import Console

STDIN = "-"


@cache
def out() -> Console:
    """Standard output."""
    return _console(stderr=False)


@cache
def err() -> Console:
    """Standard error."""
    return _console(stderr=True)


def _console(stderr: bool) -> Console:
    """Rich is imported when something is shown, not before."""
    from rich.console import Console

    class Plain(Console):
        def on_broken_pipe(self) -> None:
            """Leaves it to `main`, as with everything that is printed."""
            raise BrokenPipeError

    return Plain(stderr=stderr, highlight=False, markup=False, soft_wrap=True)


def tell(told: Any) -> None:
    """One JSON object on standard output; what is no finite number is null there, since JSON has none."""
    print(json.dumps(_finite(told), ensure_ascii=False, allow_nan=False), flush=True)


def _finite(told: Any) -> Any:
    if isinstance(told, dict):
        return {key: _finite(value) for key, value in told.items()}
    if isinstance(told, (list, tuple)):
        return [_finite(value) for value in told]
    return None if isinstance(told, float) and not math.isfinite(told) else told


def read_text(file: str) -> str:
    """The text of a file, `-` for standard input; DonjonError says why it cannot be read."""
    if not file:
        raise DonjonError("the name of a file is empty; - reads from standard input")
    try:
        data = sys.stdin.buffer.read() if file == STDIN else Path(file).read_bytes()
        return data.decode("utf-8")
    except OSError as error:
        raise DonjonError(f"{file}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise DonjonError(f"{file}: not UTF-8 text (byte {error.start}); is this the right file?") from None


# What is played


@dataclass
class Table:
    """What is asked for a table: seats (None: as the game says), options, bots, seed."""

    seats: int | None = None
    seed: str | None = None
    bots: list[str] | None = None
    options: dict[str, str] = field(default_factory=dict)


def read_table(file: str | None, seats: int | None, seed: str | None, bots: str | None, options: list[str] | None) -> Table:
    """The table file, if one is named, and over it what the command line says."""
    table = Table() if file is None else _read_file(file)
    table.options |= read_options(options)
    if seats is not None:
        table.seats = seats
    if seed is not None:
        table.seed = seed
    if bots is not None:
        table.bots = [bot.strip() for bot in bots.split(",")]
    if table.seed is not None and not (table.seed.isprintable() and table.seed.strip()):
        raise BadOption(f"the seed {table.seed!r} is no number and no printable text")
    return table


def read_options(texts: list[str] | None) -> dict[str, str]:
    """`name=value` texts as a mapping."""
    found: dict[str, str] = {}
    for text in texts or []:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name or not value:
            raise BadOption(f"--option takes name=value, for example deploy=forced, not {text!r}")
        if name in found:
            raise BadOption(f"--option {name} is given twice")
        found[name] = value
    return found


def _read_file(file: str) -> Table:
    try:
        return _table_of(file, tomllib.loads(read_text(file)))
    except tomllib.TOMLDecodeError as error:
        raise BadOption(f"{file} is no TOML: {error}") from None
    except (ValueError, RecursionError):
        raise BadOption(f"{file}: a number in it has thousands of digits, or it is nested too deep") from None


def _table_of(file: str, found: dict[str, Any]) -> Table:
    kinds: dict[str, tuple[type, str]] = {
        "seats": (int, "a number"),
        "seed": (object, "a number or text"),
        "bots": (list, 'a list, for example ["greedy", "random"]'),
        "options": (dict, 'a section with lines such as deploy = "forced"'),
    }
    for key, value in found.items():
        if key not in kinds:
            raise BadOption(f"{file}: {key!r} is nothing that a table has; it has {', '.join(kinds)}")
        kind, wanted = kinds[key]
        if not isinstance(value, kind) or isinstance(value, bool) or (key == "seed" and not isinstance(value, int | str)):
            raise BadOption(f"{file}: {key} should be {wanted}, not {value!r}")
    for name, value in found.get("options", {}).items():
        if not isinstance(value, str):
            raise BadOption(f'{file}: option {name} should be text, for example "forced", not {value!r}')
    bots = found.get("bots")
    if bots is not None and not all(isinstance(bot, str) for bot in bots):
        raise BadOption(f"{file}: bots should be {kinds['bots'][1]}, not {bots!r}")
    return Table(found.get("seats"), str(found["seed"]) if "seed" in found else None, bots, dict(found.get("options", {})))


# Waiting


@contextmanager
def bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, where that is a terminal; yields what is told the number that is done."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err(), transient=True, disable=not err().is_terminal) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.update(task, completed=done)


@contextmanager
def waiting(what: str) -> Iterator[None]:
    """A spinner on standard error, where that is a terminal."""
    if err().is_terminal:
        with err().status(what):
            yield
    else:
        yield


@contextmanager
def stoppable() -> Iterator[Callable[[], bool]]:
    """Ctrl-C asks to stop after what is running; a second one stops at once."""
    asked = threading.Event()

    def stop(*_: object) -> None:
        if asked.is_set():
            raise KeyboardInterrupt
        asked.set()

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield asked.is_set
    finally:
        signal.signal(signal.SIGINT, before)


# What is written at the end


def check_writable(file: Path, option: str) -> None:
    """DonjonError where the file that the option names could not be written after a long search. It is tried, and what is there stays as it is."""
    from donjon.lab.records import writing

    with writing(file):
        if file.is_dir():
            raise DonjonError(f"{file} is a folder; {option} takes the name of a file")
        if not file.parent.is_dir():
            raise DonjonError(f"there is no folder {file.parent}; make it, or name a file in one that is there")
        if file.is_file():
            file.open("ab").close()
        elif file.exists():
            raise DonjonError(f"{file} is a device or the like; {option} takes the name of a file")
        with tempfile.NamedTemporaryFile(prefix=f".{file.name}.", dir=file.parent, buffering=0) as probe:
            probe.write(b"\n")


def write_result(file: Path, content: str | bytes) -> None:
    """Writes the file whole or not at all; DonjonError says why not."""
    from donjon.lab import records

    with records.writing(file):
        records.write_file(file, content)
