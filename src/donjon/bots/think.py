"""What a worker process does for a table: choose a move, give a hint, judge a move that was played."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, TypedDict

from donjon.bots import levels
from donjon.bots.analysis import COSTLY, LOOKS, Decision, Judgement, Weighed
from donjon.bots.players import Player, make, thawed
from donjon.core.game import Reason, load

if TYPE_CHECKING:
    from donjon.bots.search import Candidate

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


GAUGE = 256
"""Simulations by which the speed of a position is measured."""


def pace(asked: Sequence[Decision]) -> float:
    """Simulations a second, on average over these positions; what is compiled or read from the cache before does not count."""
    _run(asked[0], 1, "warm")
    begun = time.perf_counter()
    for decision in asked:
        _run(decision, GAUGE, "pace")
    return GAUGE * len(asked) / (time.perf_counter() - begun)


def judge(decision: Decision, simulations: int) -> Judgement:
    """What the decision was worth, and what would have been better, with so many simulations for each value. The same question has the same answer.

    The best move and the one played are valued alike, by searches of their own. What looks costly then is looked at again in other worlds, with more simulations, and
    only that counts; a difference within the noise is none.
    """
    if decision.forced:
        value = _value(decision, decision.action, simulations, "first")
        return Judgement(decision.action, value.chances, value.chances, value.error, ())
    candidates = _run(decision, simulations, "choose")
    best = candidates[0].action
    if not decision.turn:
        return Judgement(-1, _mean(candidates), (), 0.0, ())
    value = _value(decision, best, simulations, "first")
    if decision.action < 0:
        return Judgement(best, value.chances, (), value.error, _weighed(candidates, {best: value.chances}))
    played = value if best == decision.action else _value(decision, decision.action, simulations, "first")
    if value.chances[decision.seat] - played.chances[decision.seat] >= COSTLY:
        value, played = (_value(decision, action, LOOKS * simulations, "second") for action in (best, decision.action))
    error = math.hypot(value.error, played.error)
    if value.chances[decision.seat] - played.chances[decision.seat] < 2 * error:
        best, value, error = decision.action, played, played.error
    told = _weighed(candidates, {decision.action: played.chances, best: value.chances})
    return Judgement(best, value.chances, played.chances, error, told)


class _Value(NamedTuple):
    """Winning chances by seat, and the standard error of the seat's own."""

    chances: tuple[float, ...]
    error: float


def _run(decision: Decision, simulations: int, seed: str, only: int = -1) -> list[Candidate]:
    from donjon.bots import search  # compiled code: only where it is wanted

    level = levels.Level("search", simulations=simulations)
    return search.load(decision.game).run(decision.concealed, decision.seat, level, f"{seed} {decision.ply}", only=only)


def _value(decision: Decision, action: int, simulations: int, seed: str) -> _Value:
    """What an action is worth, by LOOKS searches that begin with it."""
    looks = [_run(decision, simulations // LOOKS, f"{seed} {look}", action)[0].result for look in range(LOOKS)]
    chances = tuple(sum(chance) / LOOKS for chance in zip(*looks, strict=True))
    spread = sum((look[decision.seat] - chances[decision.seat]) ** 2 for look in looks) / (LOOKS - 1)
    return _Value(chances, math.sqrt(spread / LOOKS))


def _mean(candidates: Sequence[Candidate]) -> tuple[float, ...]:
    """What the search expects at its root."""
    tried = [one for one in candidates if one.visits]
    visits = sum(one.visits for one in tried)
    return tuple(sum(one.visits * one.result[seat] for one in tried) / visits for seat in range(len(tried[0].result)))


def _weighed(candidates: Sequence[Candidate], valued: dict[int, tuple[float, ...]]) -> tuple[Weighed, ...]:
    """The candidates, those that were valued by themselves with that value; the best move is the last of these and comes first."""
    found = [
        Weighed(one.action, one.visits, valued.get(one.action, one.result)) for one in candidates if one.visits or one.action in valued
    ]
    best = list(valued)[-1]
    return tuple(sorted(found, key=lambda one: one.action != best))
