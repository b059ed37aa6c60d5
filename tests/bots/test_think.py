"""What a worker does for a table."""

from __future__ import annotations

import pytest

from donjon import Match
from donjon.bots import search, think
from donjon.bots.search import Candidate


class Found:
    """A search that has found these candidates."""

    def __init__(self, candidates: list[Candidate]) -> None:
        self.candidates = candidates

    def run(self, *_: object) -> list[Candidate]:
        """See Search."""
        return self.candidates


@pytest.mark.parametrize(
    ("visits", "shown"),
    [
        ((7, 0, 2, 0), [7, 2]),  # where moves compete, those that were never tried are not always the last
        ((0, 0), [0]),
        ((9, 8, 7, 6, 5, 4), [9, 8, 7, 6, 5]),
        ((9, 0, 8, 7, 6, 5, 4), [9, 8, 7, 6, 5]),
    ],
)
def test_a_hint_names_no_move_that_was_not_tried(visits: tuple[int, ...], shown: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is known of it, so it cannot be the next best; the best stays in any case."""
    match = Match.start("castle", 2, seed="hint")
    assert match.mover is not None
    actions = [match.game.actions.read_move(move) for move in match.legal()]
    results = [(0.5, 0.5) if count else () for count in visits]
    found = Found([Candidate(*one) for one in zip((actions * len(visits))[: len(visits)], visits, results, strict=True)])
    monkeypatch.setattr(search, "load", lambda _game: found)
    hint = think.hint("castle", match.concealed(match.mover), match.mover, 1, 1)
    assert [one["visits"] for one in hint] == shown
