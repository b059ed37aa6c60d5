"""The charts of a report: Vega-Lite by Altair, turned into SVG, so that a page needs no script and no network for them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from itertools import count
from textwrap import wrap
from typing import Any

import altair as alt
import polars as pl
import vl_convert

from donjon.lab.colours import COLOURS
from donjon.lab.words import ENGLISH, Words

SHAPES = ("circle", "square", "triangle-up", "diamond", "cross", "triangle-down", "stroke", "arrow")
WIDE, NARROW = 900, 358
"""Widths: a desktop's column and a phone's."""
ROW, LINE = 22, 15
FONT, SIZE = "system-ui, sans-serif", 13
MEASURED, WIDER = "Liberation Sans", 1.25
"""The font that the drawing program brings along and measures with, and how much wider than it a reader's font may be (DejaVu Sans and Verdana are 1.15 times as wide)."""
EM = 0.62
"""The width of a letter of a wide font, in ems."""
_numbers = count(1)


def figure(chart: Any, width: int, label: str) -> str:
    """A chart as SVG, named for those who hear it."""
    written = {} if chart.config is alt.Undefined else {"locale": chart.config["locale"]}
    size = SIZE * WIDER  # to measure with; the page's own size is put in below
    themed = chart.configure_view(stroke=None).configure(
        background="transparent", font=MEASURED, padding={"left": 14, "right": 8, "top": 2, "bottom": 2}, **written
    )
    themed = themed.configure_axis(
        labelFontSize=size, titleFontSize=size, titleFontWeight="normal", gridColor="#88888844", domain=False, ticks=False
    )
    themed = themed.configure_legend(
        orient="top", labelFontSize=size, titleFontSize=size, titleFontWeight="normal", labelLimit=0, titleLimit=0
    )
    spec = themed.to_dict(validate=False)
    svg = str(vl_convert.vegalite_to_svg(spec))
    svg = svg.replace(f'font-family="{MEASURED}"', f'font-family="{FONT}"').replace(f'font-size="{size:g}px"', f'font-size="{SIZE}px"')
    # Several charts share one page: names inside one must not be those of another.
    mark = f"c{next(_numbers)}-"
    svg = re.sub(r'(id="|url\(#|xlink:href="#|href="#)', lambda found: found[1] + mark, svg)
    return svg.replace("<svg ", f'<svg role="img" aria-label="{escape(label)}" ', 1)


def _in(chart: Any, words: Words) -> Any:
    """The chart with its numbers as the language writes them; Vega's own way is the English one."""
    if words.lang == ENGLISH.lang:
        return chart
    thousands, decimal = words.marks
    number = {"decimal": decimal, "thousands": thousands, "grouping": [3], "currency": ["", ""], "percent": words("percent", n="")}
    return chart.configure(locale={"number": number})


def both(make: Any, label: str) -> str:
    """A chart for wide and for narrow screens; make(width) gives it."""
    return "".join(f'<div class="{name}">{figure(make(width), width, label)}</div>' for name, width in (("wide", WIDE), ("narrow", NARROW)))


def _frame(rows: Sequence[dict[str, Any]]) -> pl.DataFrame:
    return pl.DataFrame(list(rows), infer_schema_length=None)


def _labels(width: int) -> int:
    return 300 if width == WIDE else 110


def _plot(width: int) -> int:
    return width - _labels(width) - (50 if width == WIDE else 40)


def _lines(label: str, width: int, parts: bool = False) -> str:
    """A label in lines that fit the width in any usual font; `parts` begins a line with each part."""
    letters = int(width / (EM * SIZE))
    return "\n".join(line for part in (label.split(", ") if parts else [label]) for line in wrap(part, letters))


def _height(order: Sequence[str], kinds: int = 1) -> int:
    """Room for the kinds of each row, and for the lines of its label."""
    most = max(row.count("\n") + 1 for row in order)
    return max(ROW, 11 * kinds, LINE * most + 8 if most > 1 else 0) * len(order)


SPLIT = "split(datum.label, '\\n')"


def _rows_axis(order: list[str]) -> alt.Y:
    # Vega sets the first line at the row's middle; half of the others' height brings the label's middle there.
    middle = alt.ExprRef(f"-{LINE / 2} * (length({SPLIT}) - 1)")
    axis = alt.Axis(
        title=None, labelLimit=0, grid=False, labelPadding=8, labelExpr=SPLIT, labelLineHeight=LINE, labelOffset=middle, labelOverlap=False
    )
    return alt.Y("row:N", sort=order, axis=axis)


def _rows(frame: pl.DataFrame, width: int) -> tuple[pl.DataFrame, list[str]]:
    """The frame with its rows' labels in lines, and these labels in order."""
    labels = {row: _lines(row, _labels(width), parts=width == NARROW) for row in frame["row"]}
    return frame.with_columns(row=pl.Series([labels[row] for row in frame["row"]])), list(dict.fromkeys(labels.values()))


def _colours(frame: pl.DataFrame, kinds: Sequence[str], width: int, title: str) -> tuple[pl.DataFrame, list[str], alt.Color]:
    """The frame with its kinds' labels in lines, these labels, and their colours. The legend has as many columns as fit."""
    inside = width - 60
    labels = {kind: _lines(kind, inside) for kind in kinds}
    present = list(labels.values())
    longest = max(len(line) for label in present for line in label.split("\n")) * EM * SIZE + 40
    legend = alt.Legend(title=title or None, columns=max(1, min(len(present), int(inside / longest))), labelExpr=SPLIT)
    scale = alt.Scale(domain=present, range=list(COLOURS[: len(present)]))
    colour = alt.Color("kind:N", sort=present, scale=scale).legend(legend if len(present) > 1 else None)
    return frame.with_columns(kind=pl.Series([labels.get(kind, kind) for kind in frame["kind"]])), present, colour


def forest(
    rows: Sequence[dict[str, Any]],
    title: str,
    kinds: Sequence[str],
    form: str = "",
    zero: float | None = None,
    legend: str = "",
    words: Words = ENGLISH,
) -> str:
    """Values with their intervals, a line a row: `row`, `kind` (its colour), `value`, `low`, `high`. A rule stands at `zero`."""
    given = _frame(rows)
    known = [kind for kind in kinds if kind in set(given["kind"])]

    def make(width: int) -> Any:
        frame, order = _rows(given, width)
        frame, present, colour = _colours(frame, known, width, legend)
        shape = alt.Shape("kind:N", sort=present, scale=alt.Scale(domain=present, range=list(SHAPES[: len(present)])), legend=None)
        base = alt.Chart(frame).encode(y=_rows_axis(order), yOffset=alt.YOffset("kind:N", sort=present))
        axis = alt.Axis(title=title, format=form or alt.Undefined, tickCount=8 if width == WIDE else 4, labelFlush=True)
        lines = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", axis=axis, scale=alt.Scale(zero=False)), x2="high:Q", color=colour)
        dots = base.mark_point(size=55, filled=True, opacity=1).encode(x="value:Q", color=colour, shape=shape)
        parts: list[Any] = [lines, dots]
        if zero is not None:
            parts.insert(0, alt.Chart(pl.DataFrame({"zero": [zero]})).mark_rule(strokeDash=[4, 4], stroke="#888").encode(x="zero:Q"))
        return _in(alt.layer(*parts).properties(width=_plot(width), height=_height(order, len(present))), words)

    return both(make, title)


def spreads(rows: Sequence[dict[str, Any]], title: str, words: Words = ENGLISH) -> str:
    """Distributions, a line a row: 5 to 95 % thin, the middle half thick, the median as a tick."""
    given = _frame(rows)

    def make(width: int) -> Any:
        frame, order = _rows(given, width)
        base = alt.Chart(frame).encode(y=_rows_axis(order))
        axis = alt.Axis(title=title, tickCount=8 if width == WIDE else 4, labelFlush=True)
        thin = base.mark_rule(strokeWidth=2, stroke=COLOURS[0]).encode(x=alt.X("q05:Q", axis=axis, scale=alt.Scale(zero=False)), x2="q95:Q")
        thick = base.mark_bar(height=10, color=COLOURS[0], cornerRadius=2).encode(x="q25:Q", x2="q75:Q")
        tick = base.mark_tick(thickness=3, height=16, color=COLOURS[1]).encode(x="q50:Q")
        return _in(alt.layer(thin, thick, tick).properties(width=_plot(width), height=_height(order)), words)

    return both(make, title)


def lines(
    rows: Sequence[dict[str, Any]],
    x: str,
    y: str,
    kinds: Sequence[str],
    form: str = "",
    legend: str = "",
    x_form: str = "",
    words: Words = ENGLISH,
) -> str:
    """Lines over numbers, with intervals: `x`, `kind`, `value`, `low`, `high`."""
    given = _frame(rows)
    places = sorted(set(given["x"]))
    known = [kind for kind in kinds if kind in set(given["kind"])]

    def make(width: int) -> Any:
        frame, present, colour = _colours(given, known, width, legend)
        dash = alt.StrokeDash("kind:N", sort=present, legend=None)
        across = alt.X(
            "x:Q", axis=alt.Axis(title=x, values=places, format=x_form or alt.Undefined), scale=alt.Scale(zero=False, padding=12)
        )
        base = alt.Chart(frame).encode(x=across, color=colour)
        drawn = base.mark_line(strokeWidth=2.2).encode(
            y=alt.Y("value:Q", axis=alt.Axis(title=y, format=form or alt.Undefined), scale=alt.Scale(zero=False)), strokeDash=dash
        )
        bars = base.mark_rule(strokeWidth=1.5).encode(y="low:Q", y2="high:Q")
        dots = base.mark_point(size=40, filled=True, opacity=1).encode(y="value:Q")
        return _in(alt.layer(drawn, bars, dots).properties(width=width - 90, height=260), words)

    return both(make, y)
