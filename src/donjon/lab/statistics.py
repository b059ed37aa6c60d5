"""Figures of many matches, with their intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import numpy as np
import numpy.typing as npt

from donjon.core.interval import Z

Ints = npt.NDArray[np.int64]


@dataclass
class Figures:
    """What came out of matches, counted in whole numbers: the order in which they are added changes nothing.

    Columns are seats, or whatever the matches were counted by.
    """

    columns: int
    games: int = 0
    moves: int = 0
    shared: int = 0
    seconds: float = 0.0
    points: Ints = field(init=False)
    squares: Ints = field(init=False)
    victories: Ints = field(init=False)
    """victories[n, column]: matches that the column won together with n - 1 others."""
    lengths: Ints = field(default_factory=lambda: np.zeros(1, np.int64))
    """lengths[n]: matches of n moves."""

    def __post_init__(self) -> None:
        self.points = np.zeros(self.columns, np.int64)
        self.squares = np.zeros(self.columns, np.int64)
        self.victories = np.zeros((self.columns + 1, self.columns), np.int64)

    def add(self, plies: Ints, points: Ints, marks: Ints) -> None:
        """Adds matches: plies (n), points and marks of the winners (n x columns)."""
        winners = marks.sum(1)
        for count in range(1, self.columns + 1):
            self.victories[count] += marks[winners == count].sum(0)
        self.points += points.sum(0)
        self.squares += (points * points).sum(0)
        self._add_lengths(np.bincount(plies))
        self.games += len(plies)
        self.moves += int(plies.sum())
        self.shared += int((winners > 1).sum())

    def merge(self, other: Figures) -> None:
        """Adds what others have counted; `seconds` is left alone."""
        self.victories += other.victories
        self.points += other.points
        self.squares += other.squares
        self._add_lengths(other.lengths)
        self.games += other.games
        self.moves += other.moves
        self.shared += other.shared

    def _add_lengths(self, counts: Ints) -> None:
        longest = max(len(self.lengths), len(counts))
        self.lengths = np.pad(self.lengths, (0, longest - len(self.lengths))) + np.pad(counts, (0, longest - len(counts)))

    @property
    def wins(self) -> list[float]:
        """Victories by column, a shared one split."""
        return [float(sum(Fraction(int(self.victories[n, at]), n) for n in range(1, self.columns + 1))) for at in range(self.columns)]

    @property
    def mean_scores(self) -> list[float]:
        """By column."""
        return [int(total) / self.games if self.games else 0.0 for total in self.points]

    @property
    def score_errors(self) -> list[float]:
        """Half the 95 % interval of each mean score."""
        if self.games < 2:
            return [0.0] * self.columns
        spread = [
            max(0.0, int(square) - int(total) ** 2 / self.games) / (self.games - 1)
            for total, square in zip(self.points, self.squares, strict=True)
        ]
        return [Z * math.sqrt(variance / self.games) for variance in spread]

    @property
    def shortest(self) -> int:
        """Moves of the shortest match."""
        return int(np.flatnonzero(self.lengths)[0]) if self.games else 0

    @property
    def longest(self) -> int:
        """Moves of the longest match."""
        return int(np.flatnonzero(self.lengths)[-1]) if self.games else 0

    def told(self) -> dict[str, Any]:
        """As a JSON object."""
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "moves": self.moves,
            "seconds": self.seconds,
            "games_per_second": self.games / seconds,
            "moves_per_second": self.moves / seconds,
            "wins": self.wins,
            "shared": self.shared,
            "mean_scores": self.mean_scores,
            "mean_moves": self.moves / self.games if self.games else 0.0,
        }
