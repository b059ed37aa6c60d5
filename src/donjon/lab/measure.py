"""What comparisons and searches can aim at: figures of a game, each a number a row of `games`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import polars as pl

from donjon.core.errors import BadOption

Measure = Callable[[int], pl.Expr]
"""The figure of a game as an expression over its row, for so many seats."""


def _column(name: str) -> Measure:
    return lambda _: pl.col(name).cast(pl.Float64)


MEASURES: Mapping[str, tuple[Measure, str]] = {
    "plies": (_column("plies"), "length in plies"),
    "choices": (_column("choices"), "plies with more than one legal move"),
    "branching": (_column("branching"), "legal moves a ply"),
    "forced": (lambda _: pl.col("forced") / pl.col("plies"), "share of plies with one legal move"),
    "changes": (_column("changes"), "lead changes"),
    "ahead": (_column("ahead"), "part of the game after which the winner stayed ahead in points"),
    "clear": (_column("clear"), "part of the game after which the game's own estimate had the winner"),
    "margin": (_column("margin"), "points between the winner and the next"),
    "shared": (lambda _: (pl.col("winners") > 1).cast(pl.Float64), "share of games with several winners"),
    "score": (lambda seats: pl.mean_horizontal(f"score_{seat}" for seat in range(seats)), "score of a seat"),
    "winning": (lambda seats: pl.max_horizontal(f"score_{seat}" for seat in range(seats)).cast(pl.Float64), "highest score"),
    "first": (_column("won_0"), "share of the victories of the first seat"),
}


def find(name: str) -> Measure:
    """The measure of that name; BadOption names what there is."""
    if name not in MEASURES:
        raise BadOption(f"{name!r} is no measure; the measures: {', '.join(MEASURES)}")
    return MEASURES[name][0]


def values(name: str, games: pl.DataFrame, seats: int) -> pl.Series:
    """The figure of each game."""
    return games.select(find(name)(seats).alias(name)).to_series()
