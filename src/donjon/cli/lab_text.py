"""The report of an experiment in the terminal."""

from __future__ import annotations

from rich.table import Table

from donjon.cli.common import out
from donjon.cli.lab_page import PARTS, notes, reach, summary
from donjon.lab.compare import sentence
from donjon.lab.experiment import label
from donjon.lab.report import STAGES, in_words, sentences
from donjon.lab.words import ENGLISH, Form, Told, Words


def grid(*columns: str) -> Table:
    """A table whose first column is text."""
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for at, column in enumerate(columns):
        made.add_column(column, justify="right" if at else "left", overflow="fold")
    return made


def between(told: Told, form: Form, words: Words) -> str:
    """A value with its interval."""
    return f"{form(told['value'])} ({words.range(told, form)})"


def show(told: Told, words: Words = ENGLISH) -> None:
    """All of it, the widest tables aside, which the page and --json have."""
    told = in_words(told, words)
    out().print(told["name"], style="bold")
    out().print(summary(told, words))
    for said in sentences(told, words):
        out().print(f"· {said}")
    for cell in told["cells"]:
        out().print()
        out().print(words("text-cell", label=cell["label"], games=cell["games"]), style="bold")
        seats = grid("", words("head-wins"), words("head-off"), words("head-score"))
        for one in cell["wins"]:
            figures = between(one, words.percent, words), words.points(one["off"]), between(one["score"], words.plain, words)
            seats.add_row(words.seat(one["seat"]), *figures)
        for one in cell["bots"]:
            skill = words("text-skill", n=words.signed(one["skill"]))
            seats.add_row(one["bot"], between(one, words.percent, words), skill, "")
        out().print(seats)
        rows = grid("", "")
        for name, text in _figures(cell, words):
            rows.add_row(name, text)
        out().print(rows)
    quiet = [rule["rule"] for rule in told["rules"] if rule["seen"] == "never"]
    out().print()
    out().print(words("text-rules-never", rules=", ".join(quiet) or words("nothing")))
    out().print(notes(told, words))


def _figures(cell: Told, words: Words) -> list[tuple[str, str]]:
    found = [(words("head-plies"), f"{between(cell['plies'], words.plain, words)}, {reach(cell['plies'], words)}")]
    found += [(words(f"head-{key}"), between(cell[key], words.plain, words)) for key in ("scores", "margin", "changes")]
    found += [(words(f"head-{key}"), between(cell[key], words.percent, words)) for key in ("shared", "ahead", "clear")]
    stages = cell["stages"]
    found += [
        (words("head-leader", part=part), between(stages[key], words.percent, words))
        for part, key in zip(PARTS, STAGES, strict=True)
        if stages[key]["games"]
    ]
    branching = between(cell["branching"], words.plain, words)
    found += [
        (words("head-branching"), words("text-at-most", figure=branching, most=words.count(cell["widest"]))),
        (words("head-forced"), between(cell["forced"], words.percent, words)),
    ]
    found.append((words("text-ended"), ", ".join(f"{one['rule']} {words.percent(one['value'])}" for one in cell["reasons"])))
    never = [one["verb"] for one in cell["verbs"] if one["games"] and not one["value"]]
    return [*found, (words("text-never-chosen"), ", ".join(never) or "–")]


def show_comparison(told: Told, words: Words = ENGLISH) -> None:
    """The verdict, then every measure."""
    a, b = told["labels"]
    out().print(sentence(told, words), style="bold")
    out().print(f"A: {a}")
    out().print(f"B: {b}")
    rows = grid("", "A", "B", *(words(f"compare-{name}") for name in ("gap", "interval", "effect", "saved")), "")
    rows.columns[-1].justify = "left"
    for name, one in told["measures"].items():
        sure = "*" if not one["low"] <= 0 <= one["high"] else ""
        rows.add_row(
            name,
            words.plain(one["a"]),
            words.plain(one["b"]),
            words.change(one["value"]),
            f"{words.range(one, words.change)}{sure}",
            words.number(f"{one['effect']:+.2f}"),
            words.whole(one["saved"]),
            words(f"measure-{name}"),
        )
    out().print(rows)
    out().print(words("compare-how", pairs=told["pairs"], most=told["of"]))


MET = {"yes": "yes", "no": "no", "not shown": "open"}
"""Whether a target is met, as the tables have it."""


def show_search(told: Told, words: Words = ENGLISH) -> None:
    """The finalists with their evidence."""
    candidates = told["candidates"]
    how = words("search-all") if told["exhaustive"] else words("search-some", tried=told["tried"], candidates=candidates)
    out().print(told["name"], style="bold")
    out().print(words("search-how", candidates=candidates, how=how, games=told["games"], confirm=told["confirm"]))
    out().print(_nearest(told["finalists"], words))
    for place, one in enumerate(told["finalists"], 1):
        out().print()
        out().print(f"{place}. {_chosen(one)}", style="bold")
        rows = grid("", words("search-wanted"), words("search-found"), words("search-met"), words("head-games"))
        for target in one["targets"]:
            fair = target["measure"] == "fair"
            near = words("search-within", share=words.percent(target["within"]))
            wanted = near if fair else words.number(f"{target['aim']:g} ± {target['within']:g}")
            for cell in target["cells"]:
                rows.add_row(
                    f"{target['measure']}, {label({'seats': cell['seats']}, ['seats'], words)}, {cell['bots']}",
                    wanted,
                    between(cell, words.points if fair else words.plain, words),
                    words(f"met-{MET[cell['met']]}"),
                    words.count(cell["games"]),
                )
        out().print(rows)
    if any(one["met"] == "not shown" for one in told["finalists"]):
        out().print()
        out().print(words("met-open-how"))


def _chosen(one: Told) -> str:
    return ", ".join(f"{name}={value}" for name, value in one["candidate"].items())


def _nearest(finalists: list[Told], words: Words) -> str:
    """What came of it, in a sentence."""
    if not finalists:
        return words("search-none")
    good = [one for one in finalists if one["met"] == "yes"]
    best = (good or [one for one in finalists if one["met"] == "not shown"] or finalists)[0]
    chosen = _chosen(best)
    if good:
        return words("search-one", chosen=chosen) if len(good) == 1 else words("search-several", count=len(good), chosen=chosen)
    return words("search-perhaps" if best["met"] == "not shown" else "search-nearest", chosen=chosen)
