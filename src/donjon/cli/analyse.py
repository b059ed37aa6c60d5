"""The command that looks back on a record: what moves cost, what luck did."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from donjon.bots import analysis, think
from donjon.bots.analysis import Analysis, Decision, Judgement, Ply
from donjon.cli.common import bar, check_writable, err, out, stoppable, tell, waiting, write_result
from donjon.cli.figures import BARS, STOPPED
from donjon.cli.records import read
from donjon.cli.words import because
from donjon.core.machine import cores
from donjon.core.match import Match
from donjon.lab import records

WIDE = 36
SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
"""Marks as chess players write them."""

Asked = tuple[int, Decision, int]


def judge(asked: Asked) -> tuple[int, Judgement]:
    """In a process: the judgement of a decision, with its number."""
    index, decision, simulations = asked
    return index, think.judge(decision, simulations)


def look_back(
    match: Match, seconds: float, simulations: int | None, threads: int, progress: Callable[[int], None], stopped: Callable[[], bool]
) -> tuple[Analysis | None, int]:
    """The analysis, and how many plies were judged; without an analysis if it was stopped."""
    from donjon.bots import search

    asked = list(analysis.decisions(match))
    with waiting(f"compiling {match.game.name}, once for all"):
        if simulations is None:
            simulations = analysis.share(seconds * threads * think.pace(analysis.sample(asked)), asked)
        else:
            search.warm(match.game.name)
    judged: dict[int, Judgement] = {}
    jobs = ((index, decision, simulations) for index, decision in enumerate(asked))
    for index, found in records.over_cores(judge, jobs, min(threads, len(asked)), stopped):
        judged[index] = found
        progress(len(judged))
    if len(judged) < len(asked):
        return None, len(judged)
    return analysis.assemble(match, asked, [judged[index] for index in range(len(asked))], simulations), len(judged)


def analyse(
    file: str, box: str | None, seconds: float, simulations: int | None, threads: int | None, html: Path | None, json: bool
) -> None:
    """Looks back on the match of a record's file."""
    match = read(file, box, json)
    analysis.check(match)
    if html is not None:
        check_writable(html, "--html")
    with stoppable() as stopped, bar("analysing", match.plies) as progress:
        found, done = look_back(match, seconds, simulations, threads or cores(), progress, stopped)
    if found is None:
        err().print(f"stopped: {done:,} of {match.plies:,} moves were judged; nothing is shown of a part")
        raise SystemExit(STOPPED)
    if json:
        tell(found)
    else:
        show(match, found)
    if html is not None:
        from donjon.cli.analysis_page import page

        write_result(html, page(match, found))
        if not json:
            out().print(f"the page: {html}")


def show(match: Match, found: Analysis) -> None:
    """The figures, for people."""
    options = ", ".join(f"{name}={value}" for name, value in match.options.items())
    out().print(f"{match.game.meta.title}: {', '.join(match.names)}" + (f"; {options}" if options else ""), style="bold")
    _show_chances(match, found)
    _show_seats(match, found)
    _show_costliest(match, found)
    out().print(explanation(found))


def explanation(found: Analysis) -> str:
    """How the figures were got, and how to read them."""
    return (
        f"Every decision is judged from what its player knew, with {found['level']['simulations']:,} simulations for each value. Lost and luck are in points of winning "
        f"chance: {_bounds()}; lost also sums what is too little to be marked. Luck is what no decision moved: chance, hidden things turned up, and the search's noise (±: twice its standard error)."
    )


def _bounds() -> str:
    """From where on a loss has which name."""
    froms = [bound for _, bound in analysis.MARKS]
    return ", ".join(
        f"{SIGNS[name]} {name} from {100 * low:.0f}" for (name, _), low in zip(analysis.MARKS[1:], froms, strict=False) if name in SIGNS
    )


def chances(found: Analysis, seat: int) -> list[float]:
    """The winning chance of a seat, at the start and after each ply."""
    return [found["start"][seat], *(ply["after"][seat] for ply in found["plies"])]


def points(share: float) -> str:
    """A winning chance, or a part of one, in points."""
    return f"{100 * share:.1f}"


def signed(share: float) -> str:
    """The same with its sign."""
    return f"{100 * share:+.1f}".replace("-", "−")


def _show_chances(match: Match, found: Analysis) -> None:
    from rich.table import Table as Grid

    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("winning chance", "start", "", "end"):
        grid.add_column(column, justify="right" if column in ("start", "end") else "left", no_wrap=column != "winning chance")
    for seat, name in enumerate(match.names):
        line = chances(found, seat)
        grid.add_row(name, f"{100 * line[0]:.0f} %", _curve(line), f"{100 * line[-1]:.0f} %")
    out().print(grid)


def _curve(line: list[float]) -> str:
    """A row of bars, each the mean of some plies."""
    wide = -(-len(line) // WIDE)
    means = [sum(part) / len(part) for part in (line[at : at + wide] for at in range(0, len(line), wide))]
    return "".join(BARS[min(len(BARS) - 1, int(mean * len(BARS)))] for mean in means)


def _show_seats(match: Match, found: Analysis) -> None:
    from rich.table import Table as Grid

    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("decisions", "of", "best", "good", *SIGNS.values(), "lost", "luck"):
        grid.add_column(column, justify="left" if column == "decisions" else "right", no_wrap=column != "decisions")
    for name, seat in zip(match.names, found["by_seat"], strict=True):
        counts = (seat["moves"], seat["best"], seat["good"], seat["inaccuracy"], seat["mistake"], seat["blunder"])
        luck = f"{signed(seat['luck'])} ± {points(seat['luck_error'])}"
        grid.add_row(name, *map(str, counts), points(seat["loss"]), luck)
    out().print(grid)


def costliest(found: Analysis) -> list[Ply]:
    """The plies that lost most."""
    return [ply for number in found["costliest"] for ply in found["plies"] if ply["ply"] == number]


def _show_costliest(match: Match, found: Analysis) -> None:
    from rich.table import Table as Grid

    costly = costliest(found)
    if not costly:
        out().print("No decision lost much: none is an inaccuracy or worse.")
        return
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("ply", "costliest", "played", "better", "chance", "lost", ""):
        grid.add_column(column, justify="right" if column in ("ply", "chance", "lost") else "left", no_wrap=column != "costliest")
    for ply in costly:
        seat = ply["seat"]
        fall = f"{100 * ply['best_result'][seat]:.0f} → {100 * ply['played'][seat]:.0f} %"
        grid.add_row(f"{ply['ply']}.", match.names[seat], ply["move"], ply["best"], fall, points(ply["loss"]), SIGNS[ply["mark"]])
    out().print(grid)
    for ply in costly:
        if why := because(match.game.name, ply["because"]):
            out().print(f"{ply['ply']}. {ply['best']}: {why}")
