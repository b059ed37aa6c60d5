"""The report of an experiment as a page of its own: charts, tables that can be sorted, links to records. It needs nothing but its folder."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from donjon.cli.paper import document, row, table
from donjon.lab import charts
from donjon.lab.report import STAGES, in_words, sentences
from donjon.lab.words import ENGLISH, Form, Told, Words

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
      return given ? Number(given.dataset.v) : cell.textContent.trim() ? (isNaN(cell.textContent.replace(/[GROUP ]/g, "")) ? cell.textContent : Number(cell.textContent.replace(/[GROUP ]/g, ""))) : -Infinity; };
    const order = (a, b) => typeof a === "string" || typeof b === "string" ? String(a).localeCompare(String(b), "LANGUAGE", { numeric: true }) : a - b;
    for (const line of [...body.rows].sort((a, b) => (up ? 1 : -1) * order(key(a), key(b)))) body.append(line);
  });
}
"""

MANY = 30
"""More rows are folded away."""


def page(told: Told, words: Words = ENGLISH) -> str:
    """The whole page."""
    told = in_words(told, words)
    cells = told["cells"]
    sections: list[tuple[str, str]] = [
        ("seats", _seats(cells, words)),
        ("skill", _skill(cells, words)),
        ("length", _lengths(cells, words)),
        ("tension", _tension(cells, words)),
        ("choices", _choices(cells, words)),
        ("pieces", _pieces(cells, words)),
        ("prices", _prices(cells, words)),
        ("rules", _rules(told, words)),
        ("records", _records(told, words)),
    ]
    shown = [(name, words(f"section-{name}"), body) for name, body in sections if body]
    links = "".join(f'<a href="#{name}">{escape(title)}</a>' for name, title, _ in shown)
    found = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences(told, words))
    parts = [
        f"<h1>{escape(told['name'])}</h1>",
        f'<p class="faint">{escape(summary(told, words))}</p>',
        f"<ul>{found}</ul>",
        f"<nav>{links}</nav>",
    ]
    parts += [f'<h2 id="{name}">{escape(title)}</h2>{body}' for name, title, body in shown]
    parts.append(f'<p class="faint">{escape(notes(told, words))}</p>')
    script = SCRIPT.replace("GROUP", words.marks[0]).replace("LANGUAGE", words.lang)
    return document(words("title", name=told["name"]), parts, OWN_STYLE, script, words.lang)


def summary(told: Told, words: Words) -> str:
    """What was played."""
    parts = [words("summary-combinations", count=len(told["cells"]))] if len(told["cells"]) > 1 else []
    parts += [words("summary-games", games=told["games"]), words("summary-seed", seed=told["seed"])]
    parts += [words("summary-took", seconds=words.number(f"{told['seconds']:,.0f}"))] if told["seconds"] else []
    return ", ".join(parts)


def notes(told: Told, words: Words) -> str:
    """What the figures mean."""
    again = words("notes-again", code=told["code"]) if told["repeatable"] else words("notes-timed")
    return f"{words('notes')} {again}"


def measured(told: Told, form: Form, words: Words, games: bool = False) -> str:
    """A value with its interval, as a cell of a table."""
    n = f" <small>n {words.count(told['games'])}</small>" if games else ""
    return f'<span data-v="{told["value"]:.6g}">{form(told["value"])}</span> <small>{words.range(told, form)}</small>{n}'


def folded(heads: Sequence[tuple[str, str]], rows: Sequence[str], title: str, words: Words) -> str:
    """A table that can be sorted, behind a line to open where it is long."""
    made = table(heads, rows, "sort")
    line = words("folded", title=words(title), rows=len(rows))
    return f"<details><summary>{line}</summary>{made}</details>" if len(rows) > MANY else made


def _heads(words: Words, *names: str, texts: Sequence[str] = ()) -> list[tuple[str, str]]:
    """Heads of columns by their messages, after one without words for the combination; `texts` are those of columns of text."""
    return [("", "text"), *((words(f"head-{name}"), "text" if name in texts else "") for name in names)]


def reach(told: Told, words: Words) -> str:
    """The least and the most of a distribution."""
    return words("between", low=f"{told['least']:.0f}", high=f"{told['most']:.0f}")


def _said(text: str) -> str:
    return f'<p class="faint">{escape(text)}</p>'


def _seats(cells: Sequence[Told], words: Words) -> str:
    rows = []
    for cell in cells:
        for one in cell["wins"]:
            told = [(escape(cell["label"]), "text"), (str(one["seat"] + 1), ""), (measured(one, words.percent, words), "")]
            told += [
                (f'<span data-v="{one["off"]:.6g}">{words.points(one["off"])}</span>', ""),
                (measured(one["score"], words.plain, words), ""),
                (words.count(one["games"]), ""),
            ]
            rows.append(row(told))
    heads = _heads(words, "seat", "wins", "off", "score", "games")
    lineups = list(dict.fromkeys(cell["named"]["bots"] for cell in cells))
    parts = []
    for bots in lineups:  # each on a scale of its own: a search's games are few
        title = f"<h3>{escape(bots)}</h3>" if len(lineups) > 1 else ""
        parts.append(title + _off_fair([cell for cell in cells if cell["named"]["bots"] == bots], words))
    return "".join(parts) + folded(heads, rows, "all-figures", words)


def _off_fair(cells: Sequence[Told], words: Words) -> str:
    drawn = [
        {"row": cell["label"], "kind": words.seat(one["seat"])}
        | {key: 100 * one[of] for key, of in (("value", "off"), ("low", "off_low"), ("high", "off_high"))}
        for cell in cells
        for one in cell["wins"]
    ]
    seats = [words.seat(seat) for seat in range(5)]
    return charts.forest(drawn, words("chart-off"), seats, zero=0.0, words=words)


def _skill(cells: Sequence[Told], words: Words) -> str:
    mixed = [cell for cell in cells if cell["bots"]]
    if not mixed:
        return ""
    drawn, rows = [], []
    for cell in mixed:
        for one in cell["bots"]:
            drawn.append({"row": cell["label"], "kind": one["bot"]} | {key: 100 * one[key] for key in ("value", "low", "high")})
            told = [
                (escape(cell["label"]), "text"),
                (escape(one["bot"]), "text"),
                (measured(one, words.percent, words), ""),
                (words.percent(one["fair"]), ""),
            ]
            rows.append(
                row(
                    [*told, (f'<span data-v="{one["skill"]:.4g}">{words.signed(one["skill"])}</span>', ""), (words.count(one["games"]), "")]
                )
            )
    kinds = list(dict.fromkeys(one["kind"] for one in drawn))
    heads = _heads(words, "bot", "wins", "chance", "skill", "games", texts=("bot",))
    chart = charts.forest(drawn, words("chart-share"), kinds, words=words)
    return _said(words("skill-how")) + chart + folded(heads, rows, "all-figures", words)


def _lengths(cells: Sequence[Told], words: Words) -> str:
    parts = []
    for key in ("plies", "scores", "margin"):
        drawn = [{"row": cell["label"], **{name: cell[key][name] for name in ("q05", "q25", "q50", "q75", "q95")}} for cell in cells]
        parts.append(f"<h3>{words(f'length-{key}')}</h3>" + charts.spreads(drawn, words(f"chart-{key}"), words))
    rows = [
        row(
            [
                (escape(cell["label"]), "text"),
                (measured(cell["plies"], words.plain, words), ""),
                (reach(cell["plies"], words), ""),
            ]
            + [(measured(cell[key], words.plain, words), "") for key in ("scores", "winning", "margin")]
            + [(measured(cell["shared"], words.percent, words), ""), (words.count(cell["games"]), "")]
        )
        for cell in cells
    ]
    heads = _heads(words, "plies", "least-most", "scores", "winning", "margin", "shared", "games")
    return _said(words("length-how")) + "".join(parts) + folded(heads, rows, "all-figures", words)


PARTS = ("¼", "½", "¾")
"""The parts of the game at STAGES."""


def _tension(cells: Sequence[Told], words: Words) -> str:
    drawn = [
        {"x": at, "kind": cell["label"], **{key: cell["stages"][stage][key] for key in ("value", "low", "high")}}
        for cell in cells
        for stage, at in STAGES.items()
        if cell["stages"][stage]["games"]
    ]
    labels = [cell["label"] for cell in cells][:8]
    titles = words("chart-part"), words("chart-leader")
    chart = charts.lines(drawn, *titles, labels, ".0%", x_form=".0%", words=words) if drawn else ""
    rows = [
        row(
            [(escape(cell["label"]), "text"), (measured(cell["changes"], words.plain, words), "")]
            + [(measured(cell[key], words.whole, words), "") for key in ("ahead", "clear")]
            + [(measured(cell["stages"][stage], words.whole, words, games=True), "") for stage in STAGES]
            + [(words.count(cell["games"]), "")]
        )
        for cell in cells
    ]
    first, *others = PARTS
    leaders = [(words("head-leader", part=first), ""), *((words("head-leader-next", part=part), "") for part in others)]
    heads = [*_heads(words, "changes", "ahead", "clear"), *leaders, (words("head-games"), "")]
    return _said(words("tension-how")) + chart + folded(heads, rows, "all-figures", words) + _said(words("tension-more"))


def _choices(cells: Sequence[Told], words: Words) -> str:
    rows = []
    for cell in cells:
        told = [(escape(cell["label"]), "text"), (measured(cell["branching"], words.plain, words), ""), (words.count(cell["widest"]), "")]
        rows.append(row([*told, (measured(cell["forced"], words.percent, words), ""), (words.count(cell["games"]), "")]))
    heads = _heads(words, "branching", "widest", "forced", "games")
    verbs = []
    for cell in cells:
        for one in cell["verbs"]:
            if not one["games"]:
                told = [(words("moves-never-possible"), ""), ("0", "")]
            else:
                told = [
                    (
                        measured(one, words.percent, words)
                        if one["value"]
                        else f'<b><span data-v="0">{words("moves-never-taken")}</span></b>',
                        "",
                    ),
                    (words.count(one["games"]), ""),
                ]
            verbs.append(row([(escape(cell["label"]), "text"), (escape(one["verb"]), "text"), *told]))
    of = _heads(words, "move", "taken", "decisions", texts=("move",))
    return table(heads, rows, "sort") + f"<h3>{words('moves-kinds')}</h3>" + folded(of, verbs, "moves-how-often", words)


MOST_PIECES = 12
"""At either end of the chart."""


def _named(one: Told, game: str, words: Words) -> str:
    """`c12 west wall`: a piece, and where it is one of a file, its kind."""
    kind = words.of_game(game, f"{game}-kind-{one['kind']}", one["kind"])
    return f"{one['piece']} {kind}".rstrip()


def _pieces(cells: Sequence[Told], words: Words) -> str:
    parts: list[str] = []
    for cell in cells:
        known = sorted((one for one in cell["pieces"] if "lift" in one and one["lift"]["games"] > 9), key=lambda one: -one["lift"]["value"])
        if not known:
            continue
        rows = []
        for one in cell["pieces"]:
            won = (
                [(measured(one["won"], words.percent, words), ""), (measured(one["lift"], words.points, words, games=True), "")]
                if "won" in one
                else [("", ""), ("", "")]
            )
            rows.append(
                row(
                    [
                        (escape(_named(one, cell["named"]["game"], words)), "text"),
                        (measured(one["drawn"], words.whole, words), ""),
                        (measured(one["played"], words.whole, words), ""),
                        *won,
                    ]
                )
            )
        ends = known if len(known) <= 2 * MOST_PIECES else [*known[:MOST_PIECES], *known[-MOST_PIECES:]]
        drawn = [
            {
                "row": _named(one, cell["named"]["game"], words),
                "kind": "",
                **{key: 100 * one["lift"][key] for key in ("value", "low", "high")},
            }
            for one in ends
        ]
        heads = _heads(words, "drawn", "played", "won", "lift")
        chart = charts.forest(drawn, words("chart-lift"), [""], zero=0.0, words=words)
        inside = chart + folded(heads, rows, "all-figures", words)
        parts.append(f"<details{' open' if len(parts) == 0 else ''}><summary>{escape(cell['label'])}</summary>{inside}</details>")
    return _said(words("pieces-how")) + "".join(parts) if parts else ""


def _prices(cells: Sequence[Told], words: Words) -> str:
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
                        (measured(one["share"], words.percent, words), ""),
                        (measured(one["value"], words.plain, words, games=True), ""),
                    ]
                )
            )
    labels = [cell["label"] for cell in sold][:8]
    chart = charts.lines(drawn, words("chart-price"), words("chart-points"), labels, words=words) if drawn else ""
    return _said(words("prices-how")) + chart + folded(_heads(words, "price", "purchases", "points"), rows, "all-figures", words)


SEEN = {"at work": "work", "its function ran": "ran", "never": "never"}
"""How a rule was seen, as the findings have it, and in the message."""


def _rules(told: Told, words: Words) -> str:
    rows = []
    for one in told["rules"]:
        said = words("rules-seen", seen=SEEN[one["seen"]])
        seen = f"<b>{said}</b>" if one["seen"] == "never" else said
        numbers = [(words.count(one[key]), "") for key in ("refused", "carried", "counted", "ended")]
        rows.append(row([(escape(one["rule"]), "text"), (seen, "text"), *numbers]))
    _, *heads = _heads(words, "rule", "seen", "refused", "carried", "counted", "ended", texts=("rule", "seen"))
    quiet = [one for one in told["rules"] if one["seen"] != "at work"]
    never = [one["rule"] for one in quiet if one["seen"] == "never"]
    first = words("rules-never", rules=", ".join(never) or words("nothing"))
    ran = [one["rule"] for one in quiet if one["seen"] != "never"]
    more = f" {words('rules-ran', rules=', '.join(ran))}" if ran else ""
    return f"<p>{escape(first)}{escape(more)}</p>" + folded(heads, rows, "rules-all", words)


MOST_RECORDS = 60


def _records(told: Told, words: Words) -> str:
    links = [f'<a href="records/{name}">{name}</a>' for name in told["records"][:MOST_RECORDS]]
    tables = ", ".join(f'<a href="{name}">{name}</a>' for name in told["tables"])
    command, dictionary = "<code>donjon replay FILE</code>", '<a href="dictionary.md">dictionary.md</a>'
    first = f"<p>{words('records-games', links=', '.join(links), command=command)}</p>" if links else ""
    return first + f"<p>{words('records-tables', tables=tables, dictionary=dictionary)}</p>"
