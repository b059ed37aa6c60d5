from __future__ import annotations

import numpy as np

from donjon.lab.statistics import Figures


def test_a_shared_victory_is_split() -> None:
    figures = Figures(3)
    figures.add(np.array([5, 7]), np.array([[1, 2, 2], [4, 0, 0]]), np.array([[0, 1, 1], [1, 0, 0]]))
    assert figures.wins == [1.0, 0.5, 0.5]
    assert figures.shared == 1
    assert figures.mean_scores == [2.5, 1.0, 1.0]
    assert (figures.shortest, figures.longest) == (5, 7)
    assert figures.told()["mean_moves"] == 6.0


def test_the_order_of_adding_changes_nothing() -> None:
    chance = np.random.default_rng(1)
    plies, points = chance.integers(1, 50, 300), chance.integers(0, 30, (300, 3))
    marks = (points == points.max(1)[:, None]).astype(np.int64)
    told = []
    for parts in (1, 7):
        whole = Figures(3)
        for share in np.array_split(chance.permutation(300), parts):
            part = Figures(3)
            part.add(plies[share], points[share], marks[share])
            whole.merge(part)
        told.append((whole.told(), whole.score_errors, whole.lengths.tolist()))
    assert told[0] == told[1]


def test_no_matches_are_no_division_by_zero() -> None:
    told = Figures(2).told()
    assert told["games"] == 0
    assert told["mean_moves"] == 0.0
    assert told["mean_scores"] == [0.0, 0.0]
