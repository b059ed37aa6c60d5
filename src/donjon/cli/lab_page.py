"""The report of an experiment as a page of its own: charts, tables that can be sorted, links to records. It needs nothing but its folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from donjon.cli.paper import document, row, table
from donjon.lab import charts
from donjon.lab.report import STAGES, percent, points, sentences

Told = dict[str, Any]

OWN_STYLE = """
.wide svg, .narrow svg { width: auto; max-width: 100%; min-width: 0 } .narrow { display: none }
@media (max-width: 620px) { .wide { display: none } .narrow { display: block } h1 { font-size: 23px } }
ul { margin: 8px 0; padding-left: 20px } li { margin: 3px 0 } h3 { font-size: 16px; margin: 20px 0 4px }
th button { all: unset; cursor: pointer } th button:focus-visible { outline: 2px solid currentColor; outline-offset: 2px }
th button::after { content: " ↕"; opacity: .4 } th[aria-sort=ascending] button::after { content: " ↑"; opacity: 1 }
th[aria-sort=descending] button::after { content: " ↓"; opacity: 1 } th { vertical-align: bottom } td small { display: block; color: var(--faint); font-size: 13px; line-height: 1.25 } td { vertical-align: top }
details { margin: 8px 0 } summary { cursor: pointer; color: var(--faint) } a { color: inherit } td.text { white-space: normal; min-width: 11em }
nav { display: flex; flex-wrap: wrap; gap: 2px 16px }
"""

SCRIPT = """
for (const head of document.querySelectorAll("table.sort th")) {
  const button = document.createElement("button");
  button.type = "button";
  button.append(...head.childNodes);
  head.append(button);
  button.addEventListener("click", () => {
    const body = head.closest("table").tBodies[0], at = head.cellIndex;
    const up = head.getAttribute("aria-sort") === "descending" || (!head.hasAttribute("aria-sort") && head.classList.contains("text"));
    for (const other of head.parentNode.children) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", up ? "ascending" : "descending");
    const key = (line) => { const cell = line.cells[at], given = cell.querySelector("[data-v]");
      return given ? Number(given.dataset.v) : cell.textContent.trim() ? (isNaN(cell.textContent.replace(/[, ]/g, "")) ? cell.textContent : Number(cell.textContent.replace(/[, ]/g, ""))) : -Infinity; };
    const order = (a, b) => typeof a === "string" || typeof b === "string" ? String(a).localeCompare(String(b), "en", { numeric: true }) : a - b;
    for (const line of [...body.rows].sort((a, b) => (up ? 1 : -1) * order(key(a), key(b)))) body.append(line);
  });
}
"""

MANY = 30
"""More rows are folded away."""


def page(told: Told) -> str:
    """The whole page."""
    cells = told["cells"]
    sections: list[tuple[str, str, str]] = [
        ("seats", "Who wins: seats", _seats(cells)),
        ("skill", "Skill against chance", _skill(cells)),
        ("length", "Length and scores", _lengths(cells)),
        ("tension", "When it is decided", _tension(cells)),
        ("choices", "Choices", _choices(cells)),
        ("pieces", "Pieces", _pieces(cells)),
        ("prices", "Prices", _prices(cells)),
        ("rules", "Rules", _rules(told)),
        ("records", "Records", _records(told)),
    ]
    shown = [one for one in sections if one[2]]
    links = "".join(f'<a href="#{name}">{escape(title)}</a>' for name, title, _ in shown)
    found = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences(told))
    parts = [
        f"<h1>{escape(told['name'])}</h1>",
        f'<p class="faint">{escape(summary(told))}</p>',
        f"<ul>{found}</ul>",
        f"<nav>{links}</nav>",
    ]
    parts += [f'<h2 id="{name}">{escape(title)}</h2>{body}' for name, title, body in shown]
    parts.append(f'<p class="faint">{escape(notes(told))}</p>')
    return document(f"{told['name']}: report", parts, OWN_STYLE, SCRIPT)


def summary(told: Told) -> str:
    """What was played."""
    many = f"{len(told['cells'])} combinations, " if len(told["cells"]) > 1 else ""
    took = f", played in {told['seconds']:,.0f} s" if told["seconds"] else ""
    return f"{many}{told['games']:,} games, seed {told['seed']}{took}"


def notes(told: Told) -> str:
    """What the figures mean."""
    again = (
        f"The same file gives the same tables to the byte (code {told['code']})."
        if told["repeatable"]
        else "A bot had a time budget: these games cannot be repeated, another run gives others."
    )
    return (
        "Intervals are 95 %: Wilson's for shares, Student's for means; figures of several combinations are not corrected for their number. "
        f"A shared victory counts in parts. All combinations play from the same seeds. {again}"
    )


def measured(told: Told, form: Callable[[float], str], games: bool = False) -> str:
    """A value with its interval, as a cell of a table."""
    n = f" <small>n {told['games']:,}</small>" if games else ""
    return f'<span data-v="{told["value"]:.6g}">{form(told["value"])}</span> <small>{form(told["low"])} to {form(told["high"])}</small>{n}'


def plain(value: float) -> str:
    """A number, as precise as it is worth telling."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}" if abs(value) >= 0.1 else f"{value:.2f}"


def signed(value: float) -> str:
    """A number with a minus sign where it has one."""
    return f"{value:.2f}".replace("-", "−")


def whole(value: float) -> str:
    """A share without decimals."""
    return percent(value, 0)


def folded(heads: Sequence[tuple[str, str]], rows: Sequence[str], title: str = "All figures") -> str:
    """A table that can be sorted, behind a line to open where it is long."""
    made = table(heads, rows, "sort")
    return f"<details><summary>{title} ({len(rows)} rows)</summary>{made}</details>" if len(rows) > MANY else made


def _said(text: str) -> str:
    return f'<p class="faint">{escape(text)}</p>'


def _seats(cells: Sequence[Told]) -> str:
    rows = []
    for cell in cells:
        for one in cell["wins"]:
            told = [(escape(cell["label"]), "text"), (str(one["seat"] + 1), ""), (measured(one, percent), "")]
            told += [
                (f'<span data-v="{one["off"]:.6g}">{points(one["off"])}</span>', ""),
                (measured(one["score"], plain), ""),
                (f"{one['games']:,}", ""),
            ]
            rows.append(row(told))
    heads = [("", "text"), ("seat", ""), ("wins", ""), ("off fair", ""), ("mean score", ""), ("games", "")]
    lineups = list(dict.fromkeys(cell["named"]["bots"] for cell in cells))
    parts = []
    for bots in lineups:  # each on a scale of its own: a search's games are few
        title = f"<h3>{escape(bots)}</h3>" if len(lineups) > 1 else ""
        parts.append(title + _off_fair([cell for cell in cells if cell["named"]["bots"] == bots]))
    return "".join(parts) + folded(heads, rows)


def _off_fair(cells: Sequence[Told]) -> str:
    drawn = [
        {"row": cell["label"], "kind": f"seat {one['seat'] + 1}"}
        | {key: 100 * one[of] for key, of in (("value", "off"), ("low", "off_low"), ("high", "off_high"))}
        for cell in cells
        for one in cell["wins"]
    ]
    seats = [f"seat {seat}" for seat in range(1, 6)]
    return charts.forest(drawn, "percentage points off a fair share of the victories", seats, zero=0.0)


def _skill(cells: Sequence[Told]) -> str:
    mixed = [cell for cell in cells if cell["bots"]]
    if not mixed:
        return ""
    drawn, rows = [], []
    for cell in mixed:
        for one in cell["bots"]:
            drawn.append({"row": cell["label"], "kind": one["bot"]} | {key: 100 * one[key] for key in ("value", "low", "high")})
            told = [(escape(cell["label"]), "text"), (escape(one["bot"]), "text"), (measured(one, percent), ""), (percent(one["fair"]), "")]
            rows.append(row([*told, (f'<span data-v="{one["skill"]:.4g}">{signed(one["skill"])}</span>', ""), (f"{one['games']:,}", "")]))
    kinds = list(dict.fromkeys(one["kind"] for one in drawn))
    heads = [("", "text"), ("bot", "text"), ("wins", ""), ("by chance", ""), ("skill", ""), ("games", "")]
    said = "Where bots of different strength meet: how often each kind wins. Skill is 0 where it wins no more than its seats would by chance, 1 where it always wins."
    return _said(said) + charts.forest(drawn, "share of the victories, %", kinds) + folded(heads, rows)


def _lengths(cells: Sequence[Told]) -> str:
    parts = []
    for key, title in (
        ("plies", "length in plies"),
        ("scores", "scores of all seats"),
        ("margin", "points between the winner and the next"),
    ):
        drawn = [{"row": cell["label"], **{name: cell[key][name] for name in ("q05", "q25", "q50", "q75", "q95")}} for cell in cells]
        parts.append(f"<h3>{title[0].upper()}{title[1:]}</h3>" + charts.spreads(drawn, title))
    rows = [
        row(
            [
                (escape(cell["label"]), "text"),
                (measured(cell["plies"], plain), ""),
                (f"{cell['plies']['least']:.0f} to {cell['plies']['most']:.0f}", ""),
            ]
            + [(measured(cell[key], plain), "") for key in ("scores", "winning", "margin")]
            + [(measured(cell["shared"], percent), ""), (f"{cell['games']:,}", "")]
        )
        for cell in cells
    ]
    heads = [
        ("", "text"),
        ("plies", ""),
        ("least, most", ""),
        ("score", ""),
        ("winner's score", ""),
        ("margin", ""),
        ("shared victories", ""),
        ("games", ""),
    ]
    said = "Bars hold the middle half of the games, thin lines 90 % of them, the tick is the median."
    return _said(said) + "".join(parts) + folded(heads, rows)


def _tension(cells: Sequence[Told]) -> str:
    drawn = [
        {"x": at, "kind": cell["label"], **{key: cell["stages"][stage][key] for key in ("value", "low", "high")}}
        for cell in cells
        for stage, at in STAGES.items()
        if cell["stages"][stage]["games"]
    ]
    said = "How often the seat that is ahead in points after a part of the game wins it. Near 100 % early on, the leader runs away; near an even share, the points so far tell nothing."
    chart = (
        charts.lines(drawn, "part of the game", "leader wins", [cell["label"] for cell in cells][:8], ".0%", x_form=".0%") if drawn else ""
    )
    rows = [
        row(
            [(escape(cell["label"]), "text"), (measured(cell["changes"], plain), "")]
            + [(measured(cell[key], whole), "") for key in ("ahead", "clear")]
            + [(measured(cell["stages"][stage], whole, games=True), "") for stage in STAGES]
            + [(f"{cell['games']:,}", "")]
        )
        for cell in cells
    ]
    heads = [
        ("", "text"),
        ("lead changes", ""),
        ("ahead for good after", ""),
        ("clear after", ""),
        ("leader at ¼ wins", ""),
        ("at ½", ""),
        ("at ¾", ""),
        ("games", ""),
    ]
    more = "“Ahead for good”: the part of the game after which the winner stayed ahead in points. “Clear”: after which the game's own estimate gave the winner a majority to the end."
    return _said(said) + chart + folded(heads, rows) + _said(more)


def _choices(cells: Sequence[Told]) -> str:
    rows = []
    for cell in cells:
        told = [(escape(cell["label"]), "text"), (measured(cell["branching"], plain), ""), (f"{cell['widest']:,}", "")]
        rows.append(row([*told, (measured(cell["forced"], percent), ""), (f"{cell['games']:,}", "")]))
    heads = [("", "text"), ("legal moves a ply", ""), ("most", ""), ("forced plies", ""), ("games", "")]
    verbs = []
    for cell in cells:
        for one in cell["verbs"]:
            if not one["games"]:
                told = [("never possible beside another move", ""), ("0", "")]
            else:
                told = [
                    (measured(one, percent) if one["value"] else '<b><span data-v="0">never taken</span></b>', ""),
                    (f"{one['games']:,}", ""),
                ]
            verbs.append(row([(escape(cell["label"]), "text"), (escape(one["verb"]), "text"), *told]))
    of = [("", "text"), ("move", "text"), ("taken where possible", ""), ("decisions", "")]
    return table(heads, rows, "sort") + "<h3>Kinds of move</h3>" + folded(of, verbs, "How often each was taken")


MOST_PIECES = 12
"""At either end of the chart."""


def _named(one: Told) -> str:
    """`c12 west wall`: a piece, and where it is one of a file, its kind."""
    return f"{one['piece']} {one['kind']}".rstrip()


def _pieces(cells: Sequence[Told]) -> str:
    parts: list[str] = []
    for cell in cells:
        known = sorted((one for one in cell["pieces"] if "lift" in one and one["lift"]["games"] > 9), key=lambda one: -one["lift"]["value"])
        if not known:
            continue
        rows = []
        for one in cell["pieces"]:
            won = (
                [(measured(one["won"], percent), ""), (measured(one["lift"], points, games=True), "")]
                if "won" in one
                else [("", ""), ("", "")]
            )
            rows.append(
                row([(escape(_named(one)), "text"), (measured(one["drawn"], whole), ""), (measured(one["played"], whole), ""), *won])
            )
        ends = known if len(known) <= 2 * MOST_PIECES else [*known[:MOST_PIECES], *known[-MOST_PIECES:]]
        drawn = [{"row": _named(one), "kind": "", **{key: 100 * one["lift"][key] for key in ("value", "low", "high")}} for one in ends]
        heads = [("", "text"), ("could be played", ""), ("was, where it could", ""), ("wins when played", ""), ("lift", "")]
        chart = charts.forest(drawn, "lift in percentage points", [""], zero=0.0)
        inside = chart + folded(heads, rows)
        parts.append(f"<details{' open' if len(parts) == 0 else ''}><summary>{escape(cell['label'])}</summary>{inside}</details>")
    said = (
        "Counted by seats of games. Lift: how much more often those win who play the piece at least once than those who could have. "
        "It tells what goes together, not what causes it; seats of one game are not independent, so the intervals are a little rough."
    )
    return _said(said) + "".join(parts) if parts else ""


def _prices(cells: Sequence[Told]) -> str:
    sold = [cell for cell in cells if cell["sales"]]
    if not sold:
        return ""
    drawn, rows = [], []
    for cell in sold:
        for one in cell["sales"]:
            if one["value"]["games"] > 1:
                drawn.append({"x": one["price"], "kind": cell["label"], **{key: one["value"][key] for key in ("value", "low", "high")}})
            rows.append(
                row(
                    [
                        (escape(cell["label"]), "text"),
                        (str(one["price"]), ""),
                        (measured(one["share"], percent), ""),
                        (measured(one["value"], plain, games=True), ""),
                    ]
                )
            )
    said = "What was promised, and what it brought: the change of the buyer's score by what was bought for it."
    chart = charts.lines(drawn, "price", "points won", [cell["label"] for cell in sold][:8]) if drawn else ""
    return _said(said) + chart + folded([("", "text"), ("price", ""), ("of all purchases", ""), ("points won", "")], rows)


def _rules(told: Told) -> str:
    rows = []
    for one in told["rules"]:
        seen = f"<b>{one['seen']}</b>" if one["seen"] == "never" else one["seen"]
        numbers = [(f"{one[key]:,}", "") for key in ("refused", "carried", "counted", "ended")]
        rows.append(row([(escape(one["rule"]), "text"), (seen, "text"), *numbers]))
    heads = [
        ("rule", "text"),
        ("seen", "text"),
        ("positions in which it forbade", ""),
        ("calls of its function", ""),
        ("steps of counts", ""),
        ("games it ended", ""),
    ]
    quiet = [one for one in told["rules"] if one["seen"] != "at work"]
    never = [one["rule"] for one in quiet if one["seen"] == "never"]
    said = "Never exercised: " + (", ".join(never) if never else "none") + "."
    ran = [one["rule"] for one in quiet if one["seen"] != "never"]
    more = f" Only the function that holds it was seen to run: {', '.join(ran)}." if ran else ""
    return f"<p>{escape(said)}{escape(more)}</p>" + folded(heads, rows, "All rules")


MOST_RECORDS = 60


def _records(told: Told) -> str:
    links = [f'<a href="records/{name}">{name}</a>' for name in told["records"][:MOST_RECORDS]]
    tables = ", ".join(f'<a href="{name}">{name}</a>' for name in told["tables"])
    first = (
        "<p>Games to replay, by combination and number: "
        + ", ".join(links)
        + ". <code>donjon replay FILE</code> shows them move by move.</p>"
        if links
        else ""
    )
    return first + f'<p>All rows: {tables}; <a href="dictionary.md">dictionary.md</a> says what the columns mean.</p>'
