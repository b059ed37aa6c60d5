"""The commands that print figures: perft, simulate."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from donjon.cli.common import Table, bar, err, out, stoppable, tell, waiting
from donjon.core import game as catalogue
from donjon.core.errors import DonjonError
from donjon.core.interval import wilson
from donjon.core.machine import cores
from donjon.lab.run import Run
from donjon.lab.statistics import Figures

if TYPE_CHECKING:
    from donjon.lab.contest import Contest

GAMES, GAMES_OF_BOTS = 10_000, 100
STOPPED = 130
"""Exit status of what Ctrl-C cut short, as shells have it."""
BARS = "▁▂▃▄▅▆▇█"
BUCKETS = 48


def _run(game: str, table: Table, games: int, threads: int | None) -> Run:
    """What is asked, checked before anything is compiled."""
    meta = catalogue.load(game).meta
    seats = meta.seats[0] if table.seats is None else table.seats
    meta.check_seats(seats)
    return Run(game, seats, games, "1" if table.seed is None else table.seed, meta.choose(table.options), threads or cores())


def perft(game: str, table: Table, depth: int, threads: int | None, divide: bool, json: bool) -> None:
    """Counts positions; a line for each first move where `divide` asks for it."""
    run = _run(game, table, 0, threads)
    from donjon.lab.perft import perft as count

    with waiting(f"compiling {game}, once for all"):
        count(game, run.seats, run.options, run.seed, 1)
    start = time.perf_counter()
    parts: dict[str, int] = {}
    if depth:
        with bar("counting", 100) as shown:
            parts = count(game, run.seats, run.options, run.seed, depth, run.threads, lambda done, moves: shown(100 * done // moves))
    seconds = time.perf_counter() - start
    total = sum(parts.values()) if depth else 1
    if json:
        told = {"depth": depth, "positions": total, "seconds": seconds, "positions_per_second": total / max(seconds, 1e-9)}
        tell(_asked(run) | told | ({"divide": parts} if divide else {}))
        return
    for move, positions in parts.items() if divide else ():
        print(f"{move}: {positions}")
    print(total)
    err().print(f"{_title(run)}, {depth} moves deep: {seconds:.2f} s, {total / max(seconds, 1e-9):,.0f} positions a second")


def simulate(game: str, table: Table, games: int | None, threads: int | None, swap: bool, folder: Path | None, json: bool) -> None:
    """Many matches, random or of bots."""
    run = _run(game, table, games or (GAMES_OF_BOTS if table.bots else GAMES), threads)
    if table.bots is None and swap:
        raise DonjonError("--swap moves bots from seat to seat: name them, for example --bots greedy,random")
    if table.bots is not None and table.seats is None:
        catalogue.meta(game).check_seats(len(table.bots))
        run.seats = len(table.bots)
    if table.bots is not None:
        from donjon.lab.contest import Contest, check

        _simulate_bots(Contest(run, check(table.bots, run.seats), swap), _folder(folder), json)
    else:
        _simulate_random(run, _folder(folder), json)


def _folder(folder: Path | None) -> Path | None:
    if folder:
        from donjon.lab.records import make_folder

        make_folder(folder)
    return folder


def _simulate_random(run: Run, folder: Path | None, json: bool) -> None:
    from donjon.lab.simulate import simulate as simulate_random

    with waiting(f"compiling {run.game}, once for all"):
        simulate_random(Run(run.game, run.seats, 1, run.seed, run.options))
    with stoppable() as stopped:
        with bar("playing", run.games) as progress:
            figures = simulate_random(run, progress, stopped)
        asked, run.games = run.games, figures.games
        if folder:
            _write_records(run, folder, stopped)
    if json:
        tell(figures.told() | _asked(run))
    else:
        _show_heading(run, "random play")
        _show(
            figures,
            [(f"seat {seat}", figures.wins[seat], figures.mean_scores[seat], figures.score_errors[seat]) for seat in range(run.seats)],
        )
        told = figures.told()
        speed = f"{told['games_per_second']:,.0f} games and {told['moves_per_second']:,.0f} moves a second"
        out().print(f"{figures.seconds:.2f} s on {_cores(run.threads)}: {speed}")
    _say_stopped(figures.games, asked)


def _write_records(run: Run, folder: Path, stopped: Any) -> None:
    from donjon.lab import records
    from donjon.lab.simulate import traces

    jobs = (
        (run.game, run.seats, dict(run.options), str(folder), [(index, f"{run.seed}/{index}", actions) for index, actions in some])
        for some in traces(run, records.BATCH)
    )
    written = 0
    with bar("writing records", run.games) as progress:
        for some in records.over_cores(records.write_some, jobs, min(run.threads, -(-run.games // records.BATCH)), stopped):
            written += some
            progress(written)
    err().print(f"{written} records in {folder}")


def _simulate_bots(asked: Contest, folder: Path | None, json: bool) -> None:
    from donjon.lab.contest import contest, mind

    run = asked.run
    with waiting(f"compiling {run.game}, once for all"):
        for level in asked.bots:
            mind(level, run.game)
    with stoppable() as stopped, bar("playing", run.games) as progress:
        results = contest(asked, progress, stopped, folder)
    figures = results.by_bot
    won = _by_level(asked.bots, figures.wins)
    pace = {
        level: seconds / max(moves, 1)
        for (level, seconds), moves in zip(
            _by_level(asked.bots, results.thought).items(), _by_level(asked.bots, [float(n) for n in results.moves]).values(), strict=True
        )
    }
    if json:
        more = {"wins": won, "wins_by_seat": results.by_seat.wins, "bots": list(asked.bots), "swap": asked.swap, "seconds_per_move": pace}
        tell(results.by_seat.told() | _asked(run) | more)
    else:
        _show_heading(run, "bots, moving on by a seat each match" if asked.swap else f"bots by seat: {', '.join(asked.bots)}")
        scores = _by_level(asked.bots, figures.mean_scores)
        _show(figures, [(level, wins, scores[level] / asked.bots.count(level), None) for level, wins in won.items()])
        out().print("wins by seat: " + ", ".join(f"{wins:g}" for wins in results.by_seat.wins))
        out().print("thinking: " + ", ".join(f"{level} {1000 * seconds:.3g} ms a move" for level, seconds in pace.items()))
        if folder:
            out().print(f"{figures.games} records in {folder}")
    _say_stopped(figures.games, run.games)


def _by_level(bots: tuple[str, ...], numbers: list[float]) -> dict[str, float]:
    """Sums by level: several bots of one level count as one."""
    found = dict.fromkeys(bots, 0.0)
    for bot, number in zip(bots, numbers, strict=True):
        found[bot] += number
    return found


def _asked(run: Run) -> dict[str, Any]:
    return {"game": run.game, "seats": run.seats, "seed": str(run.seed), "options": dict(run.options), "threads": run.threads}


def _title(run: Run) -> str:
    options = "".join(f", {name}={value}" for name, value in run.options.items())
    return f"{run.game}, {run.seats} seats{options}, seed {run.seed}"


def _cores(threads: int) -> str:
    return "1 core" if threads == 1 else f"{threads} cores"


def _show_heading(run: Run, how: str) -> None:
    out().print(_title(run), style="bold")
    out().print(f"{run.games:,} games of {how}")


def _show(figures: Figures, rows: list[tuple[str, float, float, float | None]]) -> None:
    """Wins with their intervals as a table, lengths as a row of bars."""
    from rich.table import Table as Grid

    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("", "wins", "share", "95 % interval", "mean score"):
        grid.add_column(column, justify="left" if not column else "right")
    grid.add_column("")
    for name, wins, score, spread in rows:
        low, high = wilson(wins, figures.games)
        share = wins / max(figures.games, 1)
        grid.add_row(
            name,
            f"{wins:,.1f}".removesuffix(".0"),
            f"{100 * share:.1f} %",
            f"{100 * low:.1f} – {100 * high:.1f} %",
            f"{score:.2f}" + (f" ± {spread:.2f}" if spread is not None else ""),
            "█" * round(20 * share),
        )
    out().print(grid)
    games = max(figures.games, 1)
    out().print(f"shared victories: {figures.shared:,} ({100 * figures.shared / games:.1f} %)")
    out().print(f"moves a game: {figures.moves / games:.1f} on average, {figures.shortest} to {figures.longest}  {_bars(figures)}")


def _bars(figures: Figures) -> str:
    """How the lengths are spread, from the shortest to the longest."""
    if figures.games < 2 or figures.shortest == figures.longest:
        return ""
    spread = figures.lengths[figures.shortest : figures.longest + 1]
    wide = -(-len(spread) // BUCKETS)
    sums = [int(spread[at : at + wide].sum()) for at in range(0, len(spread), wide)]
    return "".join(BARS[(len(BARS) - 1) * total // max(sums)] if total else " " for total in sums)


def _say_stopped(games: int, asked: int) -> None:
    if games < asked:
        err().print(f"stopped: {games:,} of {asked:,} games were played, and the figures are theirs")
        raise SystemExit(STOPPED)
