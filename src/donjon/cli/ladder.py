"""The command ladder: plays it, and tells it as text, JSON, Markdown and a picture."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from donjon.cli.common import Table, bar, err, out, stoppable, tell, waiting, write_result
from donjon.cli.figures import STOPPED
from donjon.core import game as catalogue
from donjon.core.machine import cores
from donjon.lab.run import Run

if TYPE_CHECKING:
    from donjon.lab.ladder import Ladder, Rung

GOOD = (0.65, 0.80)
"""The share of the matches against the level below that a level should win."""


def run(game: str, table: Table, games: int, levels: str, folder: Path | None, threads: int | None, as_json: bool) -> None:
    """Plays what is missing and writes the results beside the matches."""
    meta = catalogue.load(game).meta
    seats = meta.seats[0] if table.seats is None else table.seats
    meta.check_seats(seats)
    asked = Run(game, seats, games, table.seed or "1", meta.choose(table.options), threads or cores())
    from donjon.lab import records
    from donjon.lab.ladder import Ladder, check, chosen, climb, rungs

    ladder = Ladder(asked, chosen(levels))
    check(ladder)
    folder = folder or Path(f"ladder-{game}-{seats}")
    _warm(ladder)
    with records.alone(folder):
        with stoppable() as stopped, bar("playing", ladder.total) as progress:
            played = climb(ladder, folder, progress, stopped)
        found = rungs(ladder, played)
        told = _told(ladder, found, len(played))
        if as_json:
            tell(told)
        else:
            _show(ladder, found)
        write_result(folder / "ladder.json", json.dumps(told, indent=1) + "\n")
        write_result(folder / "ladder.md", markdown(ladder, found))
        write_result(folder / "ladder.svg", picture(title(ladder), found))
    if not as_json:
        out().print(f"{len(played):,} matches, table and picture in {folder}")
    if len(played) < ladder.total:
        err().print(f"stopped: {len(played):,} of {ladder.total:,} matches are played; the same command goes on from there")
        raise SystemExit(STOPPED)


def _warm(ladder: Ladder) -> None:
    """Compiles before many processes do."""
    from donjon.bots import levels
    from donjon.lab.contest import mind

    searching = [level for level in ladder.levels if levels.of(level, ladder.run.game).searches]
    if searching:
        with waiting(f"compiling {ladder.run.game}, once for all"):
            mind(searching[0], ladder.run.game)


def title(ladder: Ladder) -> str:
    """What was played."""
    options = "".join(f", {name}={value}" for name, value in ladder.run.options.items())
    return f"{ladder.run.game}, {ladder.run.seats} seats{options}"


def _told(ladder: Ladder, found: list[Rung], played: int) -> dict[str, Any]:
    rungs = [
        {
            "level": rung.level,
            "rating": rung.rating,
            "rating_interval": [rung.rating - rung.spread, rung.rating + rung.spread],
            "games_with_level_below": rung.games,
            "share": rung.share,
            "share_interval": list(rung.interval) if rung.games else None,
            "ms_per_move": rung.mean_ms,
            "longest_ms": rung.longest_ms,
        }
        for rung in found
    ]
    return ladder.asked() | {"matches": played, "ladder": rungs}


COLUMNS = ("level", "rating", "95 % interval", "against the level below", "95 % interval", "games", "ms a move", "longest")


def _cells(rung: Rung) -> tuple[str, ...]:
    compared = ("", "", "")
    if rung.share is not None:
        low, high = rung.interval
        compared = (f"{100 * rung.share:.0f} %", f"{100 * low:.0f} – {100 * high:.0f} %", str(rung.games))
    rating = (f"{rung.rating:.1f}", f"{rung.rating - rung.spread:.1f} – {rung.rating + rung.spread:.1f}")
    return (rung.level, *rating, *compared, f"{rung.mean_ms:.3g}", f"{rung.longest_ms:.0f} ms")


def _show(ladder: Ladder, found: list[Rung]) -> None:
    from rich.table import Table as Grid

    out().print(title(ladder), style="bold")
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for at, column in enumerate(COLUMNS):
        grid.add_column(column, justify="right" if at else "left")
    for rung in reversed(found):
        grid.add_row(*_cells(rung))
    out().print(grid)


def markdown(ladder: Ladder, found: list[Rung]) -> str:
    """The table for a document."""
    rows = [COLUMNS, (":--", *["--:"] * (len(COLUMNS) - 1)), *(_cells(rung) for rung in reversed(found))]
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return f"## {title(ladder)}\n\n![The ladder](ladder.svg)\n\n{table}\n"


ROW, LEFT, PANEL, GAP, TOP = 44, 156, 330, 56, 66
WIDTH = LEFT + 2 * PANEL + GAP + 20
STYLE = """
svg { --paper: #fbf9f4; --ink: #24211c; --faint: #6b655b; --line: #d9d2c4; --good: #d8e6d2; --dot: #0072b2 }
@media (prefers-color-scheme: dark) { svg { --paper: #1d1b18; --ink: #ece6da; --faint: #a79f91; --line: #413c34; --good: #2e4229; --dot: #56b4e9 } }
text { font: 14px system-ui, sans-serif; fill: var(--ink) } .faint { font-size: 12px; fill: var(--faint) } .title { font-weight: 700 }
line { stroke: var(--line) } .spread { stroke: var(--dot); stroke-width: 3 } circle { fill: var(--dot) }
"""


def picture(heading: str, found: list[Rung]) -> str:
    """Two panels, the strongest on top: ratings, and the share won against the level below with the band that is aimed at."""
    bottom = TOP + ROW * len(found)
    right = LEFT + PANEL + GAP
    low = min(rung.rating - rung.spread for rung in found)
    high = max(rung.rating + rung.spread for rung in found)
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 10**6) if high - low <= 6 * step)
    first, last = step * int(low // step), step * -int(-high // step)

    def x(rating: float) -> float:
        return LEFT + PANEL * (rating - first) / max(1, last - first)

    def share(of: float) -> float:
        return right + PANEL * of

    aimed = all(rung.level.startswith("level:") for rung in found)
    aim = f"; aim: {100 * GOOD[0]:.0f} to {100 * GOOD[1]:.0f} %" if aimed else ""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 34}" role="img" aria-label="{escape(heading)}: the levels and their ratings">',
        f'<style>{STYLE}</style><rect width="100%" height="100%" fill="var(--paper)"/>',
        f'<text class="title" x="16" y="26">{escape(heading)}</text>',
        f'<text class="faint" x="{LEFT}" y="{TOP - 14}">rating, with 95 % interval</text>',
        f'<text class="faint" x="{right}" y="{TOP - 14}">won against the level below{aim}</text>',
    ]
    if aimed:
        parts.append(
            f'<rect x="{share(GOOD[0]):.1f}" y="{TOP}" width="{PANEL * (GOOD[1] - GOOD[0]):.1f}" height="{bottom - TOP}" fill="var(--good)"/>'
        )
    for at in range(first, last + 1, step):
        parts.append(f'<line x1="{x(at):.1f}" x2="{x(at):.1f}" y1="{TOP}" y2="{bottom}"/>')
        parts.append(f'<text class="faint" x="{x(at):.1f}" y="{bottom + 20}" text-anchor="middle">{at}</text>')
    for percent in (0, 25, 50, 75, 100):
        at_share = share(percent / 100)
        parts.append(f'<line x1="{at_share:.1f}" x2="{at_share:.1f}" y1="{TOP}" y2="{bottom}"/>')
        parts.append(f'<text class="faint" x="{at_share:.1f}" y="{bottom + 20}" text-anchor="middle">{percent} %</text>')
    for row, rung in enumerate(reversed(found)):
        y = TOP + ROW * row + ROW / 2
        parts.append(f'<text x="{LEFT - 14}" y="{y + 5:.1f}" text-anchor="end">{escape(rung.level.replace(":", " "))}</text>')
        parts.append(_mark(x(rung.rating - rung.spread), x(rung.rating), x(rung.rating + rung.spread), y))
        if rung.share is not None:
            parts.append(_mark(share(rung.interval[0]), share(rung.share), share(rung.interval[1]), y))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _mark(low: float, middle: float, high: float, y: float) -> str:
    return f'<line class="spread" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/><circle cx="{middle:.1f}" cy="{y}" r="6"/>'
