"""The report of an experiment in the terminal."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from donjon.cli.common import out
from donjon.cli.lab_page import notes, plain, summary
from donjon.lab.measure import MEASURES
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


def show_comparison(told: Told) -> None:
    """The verdict, then every measure."""
    a, b = told["labels"]
    out().print(told["sentence"], style="bold")
    out().print(f"A: {a}")
    out().print(f"B: {b}")
    rows = grid("", "A", "B", "B less A", "95 % interval", "effect size", "pairing saved", "")
    rows.columns[-1].justify = "left"
    for name, one in told["measures"].items():
        sure = "*" if not one["low"] <= 0 <= one["high"] else ""
        between = f"{one['low']:+.3g} to {one['high']:+.3g}{sure}"
        rows.add_row(
            name,
            plain(one["a"]),
            plain(one["b"]),
            f"{one['value']:+.3g}",
            between,
            f"{one['effect']:+.2f}",
            percent(one["saved"], 0),
            MEASURES[name][1],
        )
    out().print(rows)
    out().print(
        f"{told['pairs']:,} pairs of games on the same seeds, of at most {told['of']:,}. Each interval is valid at every look (Waudby-Smith et al. 2024); * it leaves 0. "
        "Effect size: the difference in standard deviations of a game, 0.2 is small, 0.8 large. Pairing saved: the part of the spread that both sides share and that is out of the difference."
    )


MET = {"yes": "yes", "no": "no", "not shown": "open"}
"""Whether a target is met, as the tables have it."""


def show_search(told: Told) -> None:
    """The finalists with their evidence."""
    how = "all of them" if told["exhaustive"] else f"{told['tried']} of {told['candidates']:,}, as TPE proposed"
    out().print(told["name"], style="bold")
    out().print(
        f"{told['candidates']:,} candidates; tried {how}, with {told['games']:,} games of each; the best confirmed with {told['confirm']:,} fresh games each:"
    )
    out().print(_nearest(told["finalists"]))
    for place, one in enumerate(told["finalists"], 1):
        chosen = ", ".join(f"{name}={value}" for name, value in one["candidate"].items())
        out().print()
        out().print(f"{place}. {chosen}", style="bold")
        rows = grid("", "wanted", "found", "met", "games")
        for target in one["targets"]:
            fair = target["measure"] == "fair"
            for cell in target["cells"]:
                wanted = f"{target['aim']:g} ± {target['within']:g}" if not fair else f"within {percent(target['within'])}"
                rows.add_row(
                    f"{target['measure']}, {cell['seats']} seats, {cell['bots']}",
                    wanted,
                    between(cell, points if fair else plain),
                    MET[cell["met"]],
                    f"{cell['games']:,}",
                )
        out().print(rows)
    if any(one["met"] == "not shown" for one in told["finalists"]):
        out().print()
        out().print("open: the interval reaches over the edge of what is wanted; more games (tune.confirm) would tell")


def _nearest(finalists: list[Told]) -> str:
    """What came of it, in a sentence."""
    if not finalists:
        return "No candidate could be played."
    good = [one for one in finalists if one["met"] == "yes"]
    best = (good or [one for one in finalists if one["met"] == "not shown"] or finalists)[0]
    chosen = ", ".join(f"{name}={value}" for name, value in best["candidate"].items())
    if good:
        return (
            f"{chosen} meets every target." if len(good) == 1 else f"{len(good)} candidates meet every target; nearest to them is {chosen}."
        )
    end = "may meet every target, but that is not shown" if best["met"] == "not shown" else "comes nearest"
    return f"No candidate is shown to meet every target; {chosen} {end}."
