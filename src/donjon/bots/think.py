"""What a worker process does for a table: choose a move, give a hint. Text in, text out."""

from __future__ import annotations

from functools import cache
from typing import TypedDict

from donjon.bots import levels
from donjon.bots.players import Player, make, thawed
from donjon.core.game import Reason, load

SHOWN = 5
"""Candidates in a hint."""


class Advice(TypedDict):
    """A candidate move of a hint: visits of the search, the share of the victory to expect by seat (0 to 1), and why, the strongest reason first."""

    move: str
    visits: int
    result: list[float]
    because: list[Reason]


@cache
def _player(level: str, game: str) -> Player:
    return make(levels.parse(level), game)


def choose(game: str, concealed: bytes, seat: int, level: str, seed: int | str) -> str:
    """The move, as text, of a bot of that level; `concealed` is Match.concealed(seat), and `seat` is the mover."""
    return str(load(game).actions.write_move(_player(level, game).choose(concealed, seat, seed)))


def hint(game: str, concealed: bytes, seat: int, milliseconds: int, seed: int | str) -> list[Advice]:
    """The best moves of the mover `seat` by a search of so long, best first."""
    from donjon.bots import search  # compiled code: only where it is wanted

    candidates = search.load(game).run(concealed, seat, levels.Level("search", milliseconds=milliseconds), seed)
    found = load(game)
    return [
        {
            "move": found.actions.write_move(one.action),
            "visits": one.visits,
            "result": list(one.result),
            "because": found.reasons.reasons(thawed(found, concealed), one.action),
        }
        for one in candidates[:SHOWN]
    ]
