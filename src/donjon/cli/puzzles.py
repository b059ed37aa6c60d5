"""The command that makes puzzles: positions in which one move is clearly best and the greedy bot misses it."""

from __future__ import annotations

import itertools
import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from donjon.cli.common import bar, check_writable, err, out, stoppable, tell, waiting, write_result
from donjon.cli.figures import STOPPED
from donjon.core import game as catalogue
from donjon.core.errors import DonjonError
from donjon.core.machine import cores

if TYPE_CHECKING:
    from donjon.bots.puzzles import Puzzle

SEED = "1"


def run(
    game: str,
    count: int,
    seats: int | None,
    seed: str | None,
    simulations: int | None,
    threads: int | None,
    file: Path | None,
    as_json: bool,
) -> None:
    """Finds the puzzles, and shows them or writes them to a file, one JSON object a line."""
    meta = catalogue.load(game).meta
    if seats is not None:
        meta.check_seats(seats)
    if file is not None:
        check_writable(file, "--out")
    from donjon.bots import search
    from donjon.lab import puzzles as lab

    asked = lab.Hunt(game, seats, seed or SEED, simulations or lab.SIMULATIONS)
    with waiting(f"compiling {game}, once for all"):
        search.warm(game)
    found: list[Puzzle] = []
    failed: DonjonError | None = None
    with stoppable() as stopped, bar("finding puzzles", count) as progress:
        try:
            for puzzle in lab.hunt(asked, count, threads or cores(), progress, stopped):
                found.append(puzzle)
        except DonjonError as error:
            failed = error
        cut = stopped()
    if file is not None and found:
        try:
            write(file if len(found) == count else _free(file), found)
        except DonjonError as error:
            failed, file = error, None  # they are shown instead
    if as_json:
        tell(
            {"game": game, "seats": seats, "seed": asked.seed, "simulations": asked.simulations, "puzzles": [asdict(one) for one in found]}
        )
    elif file is None:
        show(meta.title, found)
    if failed:
        raise failed
    if len(found) < count:
        err().print(f"{'stopped' if cut else 'too many matches gave none'}: {len(found)} of {count} puzzles were found")
        raise SystemExit(STOPPED if cut else 1)


def _free(file: Path) -> Path:
    """The file, or one beside it if it is there already: fewer than were asked for must not take the place of what it holds."""
    names = (file.with_name(f"{file.stem}.part{number}{file.suffix}") for number in itertools.count(1))
    return next(name for name in itertools.chain((file,), names) if not name.exists())


def write(file: Path, found: list[Puzzle]) -> None:
    """The puzzles, one a line, whole or not at all."""
    from donjon.bots import puzzles

    write_result(file, "".join(f"{puzzles.write(one)}\n" for one in found))
    err().print(f"{len(found)} puzzles in {file}")


def show(title: str, found: list[Puzzle]) -> None:
    """Each puzzle with its position; the solution in the last line."""
    from donjon.bots import puzzles

    for one in found:
        out().rule(f"{title}, puzzle {one.id}", align="left")
        out().print(f"{one.seats} players, seat {one.seat} decides; {len(one.weighed)} moves; difficulty {one.level} of 3")
        print(puzzles.text(one))
        best = one.weighed[0]
        right = ", ".join(json.dumps(weighed.move) for weighed in one.weighed[: one.solutions])
        out().print(
            f"right: {right}, expected share {100 * best.result:.0f} % ± {100 * best.error:.0f}; greedy loses {100 * one.loss:.0f}\n"
        )
