"""The report of an experiment in the terminal."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from donjon.cli.common import out
from donjon.cli.lab_page import notes, plain, summary
from donjon.lab.report import percent, points, sentences

Told = dict[str, Any]


def grid(*columns: str) -> Table:
    """A table whose first column is text."""
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for at, column in enumerate(columns):
        made.add_column(column, justify="right" if at else "left")
    return made


def between(told: Told, form: Any) -> str:
    """A value with its interval."""
    return f"{form(told['value'])} ({form(told['low'])} to {form(told['high'])})"


def show(told: Told) -> None:
    """All of it, the widest tables aside, which the page and --json have."""
    out().print(told["name"], style="bold")
    out().print(summary(told))
    for sentence in sentences(told):
        out().print(f"· {sentence}")
    for cell in told["cells"]:
        out().print()
        out().print(f"{cell['label']}, {cell['games']:,} games", style="bold")
        seats = grid("", "wins", "off fair", "mean score")
        for one in cell["wins"]:
            seats.add_row(f"seat {one['seat'] + 1}", between(one, percent), points(one["off"]), between(one["score"], plain))
        for one in cell["bots"]:
            seats.add_row(one["bot"], between(one, percent), f"skill {one['skill']:.2f}", "")
        out().print(seats)
        figures = grid("", "")
        for name, text in _figures(cell):
            figures.add_row(name, text)
        out().print(figures)
    quiet = [rule["rule"] for rule in told["rules"] if rule["seen"] == "never"]
    out().print()
    out().print(f"rules never exercised: {', '.join(quiet) or 'none'}")
    out().print(notes(told))


def _figures(cell: Told) -> list[tuple[str, str]]:
    found = [("plies", f"{between(cell['plies'], plain)}, {cell['plies']['least']:.0f} to {cell['plies']['most']:.0f}")]
    found += [(name, between(cell[key], plain)) for name, key in (("score", "scores"), ("margin", "margin"), ("lead changes", "changes"))]
    found += [
        (name, between(cell[key], percent))
        for name, key in (("shared victories", "shared"), ("ahead for good after", "ahead"), ("clear after", "clear"))
    ]
    stages = cell["stages"]
    found += [
        (f"leader at {part} wins", between(stages[key], percent))
        for part, key in (("¼", "quarter"), ("½", "half"), ("¾", "late"))
        if stages[key]["games"]
    ]
    found += [
        ("legal moves a ply", f"{between(cell['branching'], plain)}, at most {cell['widest']:,}"),
        ("forced plies", between(cell["forced"], percent)),
    ]
    found.append(("ended by", ", ".join(f"{one['rule']} {percent(one['value'])}" for one in cell["reasons"])))
    never = [one["verb"] for one in cell["verbs"] if one["games"] and not one["value"]]
    return [*found, ("never chosen", ", ".join(never) or "–")]
