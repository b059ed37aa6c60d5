"""What the commands share: options of games, JSON, progress, the stop sign, words."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from donjon.core.errors import BadOption, DonjonError

out = Console()
err = Console(stderr=True)

Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="name=value; may be given several times", show_default=False)]
Json = Annotated[bool, typer.Option("--json", help="print one JSON object")]


def read_options(texts: list[str] | None) -> dict[str, str]:
    """`name=value` texts as a mapping."""
    found: dict[str, str] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals or not name or name in found:
            raise BadOption(f"--option {text!r}: an option is name=value, each name once")
        found[name] = value
    return found


def tell(told: Any) -> None:
    """One JSON object on standard output."""
    print(json.dumps(told, ensure_ascii=False))


def read_file(path: Path) -> str:
    """The text of a record's file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise DonjonError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise DonjonError(f"{path} is not UTF-8 text; a record is") from None


@contextmanager
def bar(what: str, total: int, shown: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error; yields what is called with the number that is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not shown) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.update(task, completed=done)


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


@cache
def sentences(game: str) -> Callable[[str], str | None]:
    """Looks up the sentence of a rule id in the person's language, English where there is none."""
    from fluent.runtime import FluentBundle, FluentResource

    folder = Path(__file__).parent.parent / "games" / game / "locale"
    language = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "en")[:2]
    bundles = []
    for name in dict.fromkeys((language, "en")):
        file = folder / f"{name}.ftl"
        if file.exists():
            bundle = FluentBundle([name], use_isolating=False)
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            bundles.append(bundle)

    def look(rule: str) -> str | None:
        for bundle in bundles:
            if bundle.has_message(name := rule.replace(".", "-")) and (pattern := bundle.get_message(name).value):
                return str(bundle.format_pattern(pattern, {})[0])
        return None

    return look


def explain(rule: str) -> str:
    """A rule id with its sentence."""
    sentence = sentences(rule.partition(".")[0])(rule)
    return f"{rule}: {sentence}" if sentence else rule
