"""What a worker process does for a table: choose a move, give a hint, judge a move that was played."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from typing import TypedDict

from donjon.bots import levels
from donjon.bots.analysis import Ask, Decision, Judgement, Tried, judging
from donjon.bots.players import Player, make
from donjon.bots.why import Because, because
from donjon.core.game import load
from donjon.core.view import thawed

SHOWN = 5
"""Candidates in a hint."""


class Advice(TypedDict):
    """A candidate move of a hint: visits of the search, the share of the victory to expect by seat (0 to 1), and why, the strongest reason first."""

    move: str
    visits: int
    result: list[float]
    because: list[Because]


@cache
def _player(level: str, game: str) -> Player:
    return make(levels.parse(level), game)


def choose(game: str, concealed: bytes, seat: int, level: str, seed: int | str) -> str:
    """The move, as text, of a bot of that level; `concealed` is Match.concealed(seat), and `seat` is the mover."""
    return str(load(game).actions.write_move(_player(level, game).choose(concealed, seat, seed)))


def hint(game: str, concealed: bytes, seat: int, milliseconds: int, seed: int | str) -> list[Advice]:
    """The best moves of the mover `seat` by a search of so long, best first: of the others only those of which the search has learned something."""
    from donjon.bots import search  # compiled code: only where it is wanted

    candidates = search.load(game).run(concealed, seat, levels.Level("search", milliseconds=milliseconds), seed)
    tried = candidates[:1] + [one for one in candidates[1:] if one.visits]
    rules = load(game)
    seen = thawed(rules, concealed)
    return [
        {
            "move": rules.actions.write_move(one.action),
            "visits": one.visits,
            "result": list(one.result),
            "because": because(game, seen, one.action),
        }
        for one in tried[:SHOWN]
    ]


GAUGE = 1024
"""Simulations by which the speed of a position is measured."""


def pace(asked: Sequence[Decision]) -> float:
    """Simulations a second, on average over these positions; what is compiled or read from the cache before does not count."""
    search(asked[0], Ask(1, "warm"))
    begun = time.perf_counter()
    for decision in asked:
        search(decision, Ask(GAUGE, "pace"))
    return GAUGE * len(asked) / (time.perf_counter() - begun)


def search(decision: Decision, ask: Ask) -> list[Tried]:
    """One of the searches by which a decision is judged. The same question has the same answer."""
    from donjon.bots import search  # compiled code: only where it is wanted

    level = levels.Level("search", simulations=ask.simulations)
    run = search.load(decision.game).run
    found = run(decision.concealed, decision.seat, level, f"{ask.seed} {decision.ply}", only=ask.only)
    return [Tried(one.action, one.visits, one.result) for one in found]


def judge(decision: Decision, simulations: int) -> Judgement:
    """What the decision was worth, all searches made here."""
    searches = judging(decision, simulations)
    ask = next(searches)
    while True:
        try:
            ask = searches.send(search(decision, ask))
        except StopIteration as done:
            judged: Judgement = done.value
            return judged
