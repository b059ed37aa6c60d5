"""The charts of a report: their labels are whole, in any usual font."""

from __future__ import annotations

import re
from html import unescape

import pytest

from donjon.lab import charts

BOTS = "search:20 + greedy + search:20"
LABELS = [f"{seats} seats, {option}, {BOTS}" for seats in (2, 3) for option in ("steady", "rules=long, market=open")]
NAMED = "own=models/" + "a-name-without-any-space" * 6
SPREAD = {"q05": 1, "q25": 2, "q50": 3, "q75": 4, "q95": 5}
FIGURE = {"value": 1.0, "low": 0.0, "high": 2.0}


def drawn(made: str) -> list[str]:
    """The text of each SVG's labels, their lines joined without spaces."""
    found = []
    for svg in re.findall(r"<svg .*?</svg>", made, re.S):
        texts = re.findall(r"<text [^>]*>(.*?)</text>", svg, re.S)
        found.append(" ".join(re.sub(r"\s", "", unescape(re.sub("<[^>]*>", "", text))) for text in texts))
    return found


def bare(label: str, *without: str) -> str:
    for mark in (" ", *without):
        label = label.replace(mark, "")
    return label


def test_rows_have_their_whole_labels() -> None:
    wide, narrow = drawn(charts.spreads([{"row": label, **SPREAD} for label in [*LABELS, NAMED]], "plies"))
    for label in [*LABELS, NAMED]:
        assert bare(label) in wide
        assert bare(label, ",") in narrow  # a line for each part
    assert "…" not in wide + narrow


def test_legends_have_their_whole_labels() -> None:
    rows = [{"x": x, "row": "all", "kind": label, **FIGURE} for label in [*LABELS, NAMED] for x in (1, 2)]
    made = charts.lines(rows, "part", "leader", [*LABELS, NAMED]) + charts.forest(rows, "share", [*LABELS, NAMED])
    for texts in drawn(made):
        assert all(bare(label) in texts for label in [*LABELS, NAMED]) and "…" not in texts


@pytest.mark.parametrize("width", [charts.WIDE, charts.NARROW])
def test_a_long_label_stands_at_the_middle_of_its_row(width: int) -> None:
    """Two labels of as many lines: they are as far from each other as the rows, and the first is half a row from the top, 4.5 px below for its baseline."""
    rows = [{"row": label, **SPREAD} for label in (f"2 seats, {BOTS}", f"3 seats, {BOTS}")]
    svg = re.findall(r"<svg .*?</svg>", charts.spreads(rows, "plies"), re.S)[width == charts.NARROW]
    labels = [(float(y), 1 + text.count("dy=")) for y, text in re.findall(r"<text [^>]*translate\(-8,([\d.]+)\)[^>]*>(.*?)</text>", svg)]
    (first, count), (second, same) = labels
    assert count == same > 1
    height = charts.LINE * count + 8
    assert second - first == height
    assert first + charts.LINE * (count - 1) / 2 == height / 2 + 4.5


def test_drawn_in_the_fonts_of_the_page() -> None:
    made = charts.spreads([{"row": "2 seats", **SPREAD}], "plies")
    assert charts.MEASURED not in made
    assert set(re.findall(r'font-size="([^"]*)"', made)) == {"13px"}
