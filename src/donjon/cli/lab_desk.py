"""The lab as the server asks for it: a process of its own, so that no table waits for an experiment, told by JSON on its standard input.

`python -m donjon.cli.lab_desk about` tells what can be asked, `check` reads an experiment, `report FOLDER LANGUAGE` writes the report of one that is over in another language, `run FOLDER NAME PROCESSES` carries out
the one of that folder and tells in lines of JSON how far it is. A run stops at the line `stop`; where its input ends, the server is gone, and it ends at once.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import sys
import threading
from pathlib import Path
from typing import IO, Any

from donjon.bots import levels
from donjon.cli import lab
from donjon.cli.common import out
from donjon.core import game as catalogue
from donjon.core.errors import DonjonError
from donjon.lab import boxes
from donjon.lab.experiment import Experiment, Place, compose, load
from donjon.lab.words import ENGLISH, Words, languages

PLAN, RESULTS = "experiment.toml", "results"
"""In an experiment's folder: what is asked, and the folder that donjon lab run would write."""
NICE = 15
"""So much lower than the server's is the priority of its experiments."""
MOST_LABELS = 24

Told = dict[str, Any]


def about() -> Told:
    """Whether the lab's packages are there, the languages of reports, and what components there are of each kind, where a game has a file of them."""
    missing = ""
    try:
        lab.needed()
    except DonjonError as error:
        missing = str(error)
    kinds: dict[str, dict[str, int]] = {}
    for name in catalogue.names():
        if catalogue.playable(name) and catalogue.meta(name).components:
            kinds[name] = {kind: len(numbers) for kind, numbers in boxes.kinds(boxes.own(catalogue.load(name))).items()}
    return {"missing": missing, "languages": languages(), "kinds": kinds}


def read(text: str, name: str) -> Experiment:
    """The experiment of a text; it may name no file."""
    return compose(Place(PLAN), load(PLAN, text), None, name)


def check(asked: Told) -> Told:
    """What an experiment is, in numbers; or what is wrong with it, and where."""
    try:
        lab.needed()
    except DonjonError as error:
        return {"missing": str(error)}
    try:
        found = read(asked["toml"], asked["name"])
    except DonjonError as error:
        text = str(error).removeprefix(f"{PLAN}: ")
        named = re.match(r"([a-z]+(?:\[\d+\])?(?:\.[\w-]+(?:\[\d+\])?)*): ", text)
        return {"error": text, "field": named[1] if named else None}
    bots = [levels.parse(bot) for cell in found.cells for bot in cell.bots]
    return {
        "name": found.name,
        "games": found.games,
        "combinations": len(found.cells),
        "labels": [found.label(cell) for cell in range(min(MOST_LABELS, len(found.cells)))],
        "rows": bool(found.rows),
        "records": sum(min(found.records, cell.games) for cell in found.cells),
        "simulations": max(bot.simulations for bot in bots),
        "milliseconds": max(bot.milliseconds for bot in bots),
        "plan": load(PLAN, asked["toml"]),
    }


def run(folder: Path, name: str, count: int, tell: Any, stopped: threading.Event) -> None:
    """The experiment of a folder, as far as it is not done; then its report as page, text and JSON."""
    lab.needed()
    from donjon.lab import runs
    from donjon.lab.chunks import prepare

    found = read((folder / PLAN).read_text("utf-8"), name)
    made = runs.Folder(folder / RESULTS, found)
    with made.open():
        if not made.complete:
            with runs.workers(count, None) as workers:
                for game in dict.fromkeys(cell.game for cell in found.cells):
                    if stopped.is_set():
                        break
                    tell({"state": "compiling", "game": game})
                    prepare(found, game)
                if stopped.is_set() or not runs.carry_out(
                    made, workers, lambda done: tell({"state": "playing", "done": done}), stopped.is_set
                ):
                    tell({"state": "stopped"})
                    return
    tell({"state": "reporting", "done": found.games})
    report(made.path)
    tell({"state": "done"})


def report(path: Path, lang: str = ENGLISH.lang) -> None:
    """The report beside the results, in all its forms; in another language than English page and text alone, named by it (`report.fi.html`)."""
    from donjon.cli import lab_page, lab_text
    from donjon.lab.records import write_file
    from donjon.lab.report import findings

    told, words = findings(path), Words(lang)
    english = words.lang == ENGLISH.lang
    name = "report" if english else f"report.{words.lang}"
    with out().capture() as said:
        lab_text.show(told, words)
    write_file(path / f"{name}.txt", said.get())
    if english:
        write_file(path / "report.json", json.dumps(told, indent=1, ensure_ascii=False))
    write_file(path / f"{name}.html", lab_page.page(told, words))


def listen(source: IO[str], stopped: threading.Event) -> None:
    """Waits for the line that stops a run. Where the input ends, all processes of the run do."""
    for line in source:
        if line.strip() == "stop":
            stopped.set()
    if hasattr(os, "killpg") and os.getpgid(0) == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def main() -> None:
    """Does what the arguments say."""
    # What others print is no answer.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    os.dup2(2, 1)

    def tell(told: Told) -> None:
        with contextlib.suppress(BrokenPipeError):
            print(json.dumps(told, default=str), file=answers, flush=True)

    match sys.argv[1:]:
        case ["about"]:
            tell(about())
        case ["check"]:
            tell(check(json.load(sys.stdin)))
        case ["report", folder, lang]:
            report(Path(folder) / RESULTS, lang)
            tell({"state": "done"})
        case ["run", folder, name, count]:
            with contextlib.suppress(OSError, AttributeError):
                os.nice(NICE)
            stopped = threading.Event()
            threading.Thread(target=listen, args=(sys.stdin, stopped), daemon=True).start()
            try:
                run(Path(folder), name, int(count), tell, stopped)
            except DonjonError as error:
                tell({"state": "failed", "trouble": str(error)})
        case _:
            raise SystemExit("about, check, report FOLDER LANGUAGE or run FOLDER NAME PROCESSES")


if __name__ == "__main__":
    main()
