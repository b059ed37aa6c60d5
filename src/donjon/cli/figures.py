"""The commands that print figures: perft, simulate, warm."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.table import Table

from donjon.bots import levels
from donjon.cli.common import bar, err, out, stoppable, tell
from donjon.core import game as catalogue
from donjon.core.errors import BadOption, DonjonError
from donjon.core.match import Match
from donjon.lab import simulate as lab
from donjon.lab.statistics import wilson


def count_positions(match: Match, depth: int, divide: bool, json: bool) -> None:
    """perft, by first move where `divide` asks for it."""
    read = match.game.actions.read_move
    start = time.perf_counter()
    parts: dict[str, int] = {}
    if divide and depth:
        for move in match.legal():
            parts[move] = lab.perft(match.game.name, match.seats, match.options, match.seed, depth - 1, [read(move)])
        total = sum(parts.values())
    else:
        total = lab.perft(match.game.name, match.seats, match.options, match.seed, depth)
    seconds = time.perf_counter() - start
    if json:
        tell(
            {"game": match.game.name, "seats": match.seats, "seed": match.seed, "depth": depth, "positions": total, "seconds": seconds}
            | ({"divide": parts} if divide else {})
        )
        return
    for move, positions in parts.items():
        print(f"{move}: {positions}")
    print(total)


def run_random(run: lab.Run, records: Path | None, json: bool) -> None:
    """simulate with uniform random play."""
    with stoppable() as stopped:
        with bar("playing", run.games, not json) as progress:
            figures = lab.simulate(run, progress, stopped)
        if records:
            _write_records(run, records, json)
    told = figures.told() | _asked(run)
    if json:
        tell(told)
        return
    _say_stopped(figures.games, run.games)
    table = Table(title=f"{run.game}, {run.seats} seats, {figures.games} random matches, seed {run.seed}")
    for column in ("seat", "wins", "95 %", "mean score"):
        table.add_column(column, justify="right")
    for seat, won in enumerate(figures.won):
        table.add_row(str(seat), *_share(won, figures.games), f"{figures.points[seat] / figures.games:.2f}")
    out.print(table)
    _say_lengths(figures)
    out.print(f"{told['games_per_second']:,.0f} matches and {told['moves_per_second']:,.0f} moves a second on {run.threads} cores")


def run_bots(run: lab.Run, text: str, swap: bool, records: Path | None, json: bool) -> None:
    """simulate with bots."""
    bots = tuple(str(levels.parse(bot.strip())) for bot in text.split(","))
    if len(bots) != run.seats:
        raise BadOption(f"--bots names {len(bots)} bots for {run.seats} seats: name one for each seat")
    asked = lab.Contest(run, bots, swap)
    with stoppable() as stopped, bar("playing", run.games, not json) as progress:
        figures = lab.contest(asked, progress, stopped, records)
    won: dict[str, float] = {}
    for bot, share in zip(bots, figures.won, strict=True):
        won[bot] = won.get(bot, 0.0) + share
    if json:
        tell(figures.told() | _asked(run) | {"wins": won, "bots": list(bots), "swap": swap})
        return
    _say_stopped(figures.games, run.games)
    table = Table(
        title=f"{run.game}, {run.seats} seats, {figures.games} matches of bots, seed {run.seed}" + (", seats swapped" if swap else "")
    )
    for column in ("bot", "wins", "95 %"):
        table.add_column(column, justify="right")
    for bot, share in won.items():
        table.add_row(bot, *_share(share, figures.games))
    out.print(table)
    _say_lengths(figures)


def _write_records(run: lab.Run, records: Path, json: bool) -> None:
    with stoppable() as stopped, bar("writing records", run.games, not json) as progress:
        try:
            written = lab.write_records(run, records, progress, stopped)
        except OSError as error:
            raise DonjonError(f"--records {records}: {error.strerror}") from None
    if not json:
        out.print(f"{written} records in {records}")


def _asked(run: lab.Run) -> dict[str, Any]:
    return {"game": run.game, "seats": run.seats, "seed": run.seed, "options": dict(run.options), "threads": run.threads}


def _share(won: float, games: int) -> tuple[str, str]:
    low, high = wilson(won, games)
    return f"{100 * won / max(games, 1):.1f} %", f"{100 * low:.1f} to {100 * high:.1f} %"


def _say_stopped(games: int, asked: int) -> None:
    if games < asked:
        err.print(f"stopped after {games} of {asked} matches")


def _say_lengths(figures: lab.Figures) -> None:
    games = max(figures.games, 1)
    out.print(
        f"{figures.moves / games:.1f} moves a match ({figures.shortest} to {figures.longest}), {100 * figures.shared / games:.1f} % shared victories"
    )


def warm_games(names: list[str] | None) -> None:
    """Compiles games, one a process."""
    wanted = names or [name for name in catalogue.names() if catalogue.playable(name)]
    for name in wanted:
        catalogue.load(name)
    with (
        bar("compiling", len(wanted), True) as progress,
        ProcessPoolExecutor(min(lab.cores(), len(wanted)), mp_context=get_context("spawn")) as pool,
    ):
        running = {pool.submit(lab.warm, name): name for name in wanted}
        for done, future in enumerate(as_completed(running), 1):
            progress(done)
            out.print(f"{running[future]} is ready ({future.result():.1f} s)")
