"""What comparisons and searches can aim at: figures of a game, each a number a row of `games`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import polars as pl

from donjon.core.errors import BadOption

Measure = Callable[[int], pl.Expr]
"""The figure of a game as an expression over its row, for so many seats."""


def _column(name: str) -> Measure:
    return lambda _: pl.col(name).cast(pl.Float64)


MEASURES: Mapping[str, Measure] = {
    "plies": _column("plies"),
    "choices": _column("choices"),
    "branching": _column("branching"),
    "forced": lambda _: pl.col("forced") / pl.col("plies"),
    "changes": _column("changes"),
    "ahead": _column("ahead"),
    "clear": _column("clear"),
    "margin": _column("margin"),
    "shared": lambda _: (pl.col("winners") > 1).cast(pl.Float64),
    "score": lambda seats: pl.mean_horizontal(f"score_{seat}" for seat in range(seats)),
    "winning": lambda seats: pl.max_horizontal(f"score_{seat}" for seat in range(seats)).cast(pl.Float64),
    "first": _column("won_0"),
}


def find(name: str) -> Measure:
    """The measure of that name; BadOption names what there is."""
    if name not in MEASURES:
        raise BadOption(f"{name!r} is no measure; the measures: {', '.join(MEASURES)}")
    return MEASURES[name]


def values(name: str, games: pl.DataFrame, seats: int) -> pl.Series:
    """The figure of each game."""
    return games.select(find(name)(seats).alias(name)).to_series()
