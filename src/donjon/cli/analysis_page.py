"""An analysis as a page of its own: one file that needs nothing else, with the chart, all moves and the boards of the costliest."""

from __future__ import annotations

from html import escape

from donjon.bots.analysis import MARKS, Analysis, Ply
from donjon.cli.analyse import SIGNS, chances, costliest, explanation, points, signed
from donjon.cli.paper import document, row, table
from donjon.cli.words import because
from donjon.core.match import Match
from donjon.lab.colours import COLOURS

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 960, 320, 60, 12, 12, 28
DASHES = ("", "9 5", "2 5", "12 4 2 4", "5 3", "1 3", "14 6", "4 8")
"""By seat, as the colours: they tell lines apart without colours."""

OWN_STYLE = """
svg.key { display: inline-block; width: 26px; min-width: 0; height: 12px; margin: 0 8px 0 0; vertical-align: -1px } .mistake, .blunder, .inaccuracy { color: var(--bad) }
"""


def page(match: Match, found: Analysis) -> str:
    """The whole page."""
    title = f"{match.game.meta.title}: {', '.join(match.names)}"
    options = ", ".join(f"{name}={value}" for name, value in match.options.items())
    scores = ", ".join(f"{name} {score}" for name, score in zip(match.names, match.scores, strict=True))
    won = " and ".join(match.names[seat] for seat in match.winners)
    parts = [
        f"<h1>{escape(match.game.meta.title)}</h1>",
        f"<p>{escape(scores)}. Won by {escape(won)}.</p>",
        f'<p class="faint">{escape(" · ".join(filter(None, (match.headers.get("Date", ""), options))))}</p>',
        "<h2>Winning chances</h2>",
        f'<div class="scroll">{chart(match, found)}</div>',
        _seats(match, found),
        f'<p class="faint">{escape(explanation(found))}</p>',
        _boards(match, found),
        _moves(match, found),
    ]
    return document(title, parts, OWN_STYLE)


def _x(ply: int, last: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * ply / max(last, 1)


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def chart(match: Match, found: Analysis) -> str:
    """The winning chances by seat over the match, with a dot at each costly move."""
    last = len(found["plies"])
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="Winning chances by seat, from the start to the end">']
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="var(--line)"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10**9) if last <= 12 * step)
    for at in range(0, last + 1, step):
        parts.append(f'<text x="{_x(at, last):.1f}" y="{HEIGHT - 8}" text-anchor="middle">{at}</text>')
    for seat in range(match.seats):
        line = " ".join(f"{_x(at, last):.1f},{_y(chance):.1f}" for at, chance in enumerate(chances(found, seat)))
        style = f'stroke="{COLOURS[seat]}" stroke-dasharray="{DASHES[seat]}"'
        parts.append(f'<polyline points="{line}" fill="none" {style} stroke-width="2.2" stroke-linejoin="round"/>')
    for index, ply in enumerate(found["plies"], 1):
        if ply["mark"] in SIGNS:
            seat = ply["seat"]
            told = f"{ply['ply']}. {match.names[seat]}: {ply['move']}, {ply['mark']}"
            where = f'cx="{_x(index, last):.1f}" cy="{_y(ply["after"][seat]):.1f}"'
            parts.append(f'<circle {where} r="5" fill="{COLOURS[seat]}"><title>{escape(told)}</title></circle>')
    return "".join([*parts, "</svg>"])


def _key(seat: int) -> str:
    line = f'<line x1="0" x2="26" y1="6" y2="6" stroke="{COLOURS[seat]}" stroke-width="3" stroke-dasharray="{DASHES[seat]}"/>'
    return f'<svg class="key" viewBox="0 0 26 12" aria-hidden="true">{line}</svg>'


def _seats(match: Match, found: Analysis) -> str:
    names = [name for name, _ in MARKS]
    heads = [("", "text"), ("decisions", ""), *((name, "") for name in names), ("points lost", ""), ("luck", "")]
    rows = []
    for at, seat in enumerate(found["by_seat"]):
        counts = (seat["moves"], seat["best"], seat["good"], seat["inaccuracy"], seat["mistake"], seat["blunder"])
        luck = f"{signed(seat['luck'])} ± {points(seat['luck_error'])}"
        cells = [
            (_key(at) + escape(match.names[at]), "text"),
            *((str(count), "") for count in counts),
            (points(seat["loss"]), ""),
            (luck, ""),
        ]
        rows.append(row(cells))
    return table(heads, rows)


def _boards(match: Match, found: Analysis) -> str:
    costly = costliest(found)
    if not costly:
        return "<h2>Costliest moves</h2><p>No decision lost much: none is an inaccuracy or worse.</p>"
    return "<h2>Costliest moves</h2>" + "".join(_board(match, found, ply) for ply in costly)


def _board(match: Match, found: Analysis, ply: Ply) -> str:
    seat = ply["seat"]
    said = f"<b>{ply['ply']}. {escape(match.names[seat])}: {escape(ply['move'])} {SIGNS[ply['mark']]}</b>"
    lost = f"{points(ply['loss'])} points lost, {100 * ply['best_result'][seat]:.0f} → {100 * ply['played'][seat]:.0f} %"
    why = because(match.game.name, ply["because"], "en")
    better = f"better: <b>{escape(ply['best'])}</b>" + (f", which {escape(why)}" if why else "")
    board = match.at(found["plies"].index(ply)).text()
    return f"<p>{said} · {lost} · {better}</p><pre>{escape(board)}</pre>"


def _moves(match: Match, found: Analysis) -> str:
    heads = [("", ""), ("", "text"), ("move", "text"), ("", "text"), ("points lost", ""), ("luck", ""), ("better", "text"), ("chance", "")]
    rows = []
    for ply in found["plies"]:
        seat = ply["seat"]
        mark = f'<span class="{ply["mark"]}">{SIGNS.get(ply["mark"], "")} {ply["mark"]}</span>'
        lost = points(ply["loss"]) if ply["loss"] else ""
        better = escape(ply["best"]) if ply["loss"] else ""
        cells = [(f"{ply['ply']}.", ""), (_key(seat) + escape(match.names[seat]), "text"), (escape(ply["move"]), "text"), (mark, "text")]
        cells += [(lost, ""), (signed(ply["luck"][seat]), ""), (better, "text"), (f"{100 * ply['after'][seat]:.0f} %", "")]
        rows.append(row(cells))
    return "<h2>All moves</h2>" + table(heads, rows)
