"""Looking back on a match that is over: what each decision cost, and what luck did. Nothing here searches; who does is asked search by search.

Every position is judged from what its mover knew (Match.concealed), so nobody is blamed for what could not be seen. A winning chance is the share of the victory
to expect, 0 to 1. What moves the chart splits in two: a decision costs its seat `best_result - played`; what is left between the move's value and the
next position's is luck, by chance or by hidden things turned up, and whatever the search mistakes.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypedDict

from donjon.bots.why import Because, because
from donjon.core.errors import DonjonError
from donjon.core.game import load
from donjon.core.match import Match
from donjon.core.view import thawed

Mark = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]

MARKS: tuple[tuple[Mark, float], ...] = (("best", 0.02), ("good", 0.05), ("inaccuracy", 0.1), ("mistake", 0.2), ("blunder", math.inf))
"""What a move is called by the winning chance that it loses, as chess sites do: each name holds below its bound."""
COSTLY = MARKS[1][1]
"""From here on a loss is held against a move, after a second look."""

SHOWN = 3
"""Candidates of a ply, and costliest plies."""
DIGITS = 4

LOOKS = 4
"""Independent searches that share the simulations of one value: how far they differ tells how much it can be trusted."""
GRAIN = 64 * LOOKS
"""Simulations of a value come in these portions, the search's slices."""
FEWEST, MOST = GRAIN, 100 * GRAIN
AGAIN = 2
"""Times the simulations that a value gets in a second look: enough to tell, and a match full of mistakes takes at most twice as long as one without."""
SHARE = 3.5
"""Times the simulations that a decision takes on average: to choose, to judge the best and the move played, and some second looks."""


@dataclass(frozen=True)
class Decision:
    """A ply to be judged: the position as its seat knew it, and what it did. `action` is -1 where it left the match, `turn` says whether it was on turn."""

    ply: int
    game: str
    seat: int
    move: str
    action: int
    forced: bool
    turn: bool
    concealed: bytes


class Ask(NamedTuple):
    """A search to be made from a decision's position; `only`: the action it begins with, -1 for any."""

    simulations: int
    seed: str
    only: int = -1


@dataclass(frozen=True)
class Tried:
    """A candidate: its action, visits, and winning chances by seat."""

    action: int
    visits: int
    result: tuple[float, ...]


@dataclass(frozen=True)
class Judgement:
    """What the search says of a decision. `best` is -1 where the seat has no move, `played` empty where it left the match, since only its result tells.

    `doubt` is the standard error of the seat's chance, `error` that of its loss: 0 where the search would have done the same.
    `because` says why the best move is, where the one played is held against the seat.
    """

    best: int
    best_result: tuple[float, ...]
    played: tuple[float, ...]
    doubt: float
    error: float
    candidates: tuple[Tried, ...]
    because: tuple[Because, ...] = ()


class Candidate(TypedDict):
    """A move that the search weighed."""

    move: str
    visits: int
    result: list[float]


class Ply(TypedDict):
    """An entry of the match, judged; lists are by seat. See docs/protocol.md."""

    ply: int
    seat: int
    move: str
    forced: bool
    before: list[float]
    best: str
    best_result: list[float]
    played: list[float]
    after: list[float]
    loss: float
    mark: Mark
    candidates: list[Candidate]
    because: list[Because]
    luck: list[float]


class BySeat(TypedDict):
    """What a seat lost by its decisions and gained by luck, and how many of its decisions have each mark."""

    loss: float
    luck: float
    luck_error: float
    moves: int
    best: int
    good: int
    inaccuracy: int
    mistake: int
    blunder: int


class Analysis(TypedDict):
    """A match looked back on, or its first plies."""

    game: str
    seats: int
    level: dict[str, int]
    start: list[float]
    plies: list[Ply]
    costliest: list[int]
    by_seat: list[BySeat]


def check(match: Match) -> None:
    """DonjonError unless there is something to look back on."""
    if match.mover is not None:
        raise DonjonError(f"the match is not over, {match.names[match.mover]} is to move: only a match that is over can be analysed")


def decisions(match: Match, numbers: Sequence[int] | None = None) -> Iterator[Decision]:
    """The entries of a match in order, each with the position before it; `numbers` are the plies by which they are told, 1, 2, … if not given."""
    then = match.at(0)
    for index in range(match.plies):
        entry = match.line(index + 1)
        moves = entry.kind == "move"
        # Who goes on while somebody could interrupt does not know of it.
        there = then if moves and then.why_not(entry.move) is None else then.waived()
        yield Decision(
            ply=numbers[index] if numbers else index + 1,
            game=match.game.name,
            seat=entry.seat,
            move=entry.move,
            action=match.game.actions.read_move(entry.move) if moves else -1,
            forced=moves and len(there.legal()) == 1,
            turn=there.mover == entry.seat,
            concealed=there.concealed(entry.seat),
        )
        then.play(entry.move, entry.outcome)


def share(simulations: float, asked: Sequence[Decision]) -> int:
    """The simulations of one value, where so many in all are shared among the decisions."""
    parts = sum(1 if decision.forced else SHARE for decision in asked)
    return max(FEWEST, min(MOST, int(simulations / max(parts, 1)) // GRAIN * GRAIN))


def sample(asked: Sequence[Decision], count: int = 8) -> list[Decision]:
    """Some decisions from the whole length of the match, to learn how fast its positions are searched."""
    real = [decision for decision in asked if not decision.forced and decision.turn] or list(asked)
    return [real[(2 * index + 1) * len(real) // (2 * count)] for index in range(count)] if real else []


Searches = Generator[Ask, Sequence[Tried], Judgement]


def judging(decision: Decision, simulations: int) -> Searches:
    """Asks for one search after the other, each answered by its candidates, and returns the judgement; so many simulations for each value.

    The best move and the one played are valued alike, by searches of their own. What looks costly then is looked at again in other worlds, with more simulations,
    and only that counts. A move that is behind by no more than the noise is itself called the best.
    """
    if decision.forced:
        value = yield from _value(decision, decision.action, simulations, "first")
        return Judgement(decision.action, value.chances, value.chances, value.error, 0.0, ())
    candidates = yield Ask(simulations, "choose")
    chosen = best = candidates[0].action
    value = yield from _value(decision, best, simulations, "first")
    if not decision.turn:
        return Judgement(-1, value.chances, (), value.error, value.error, ())
    if decision.action < 0:
        return Judgement(best, value.chances, (), value.error, value.error, _tried(candidates, best, {best: value.chances}))
    played = value if best == decision.action else (yield from _value(decision, decision.action, simulations, "first"))
    if value.chances[decision.seat] - played.chances[decision.seat] >= COSTLY:
        value = yield from _value(decision, best, AGAIN * simulations, "second")
        played = yield from _value(decision, decision.action, AGAIN * simulations, "second")
    values = {chosen: value.chances, decision.action: played.chances}
    error = 0.0 if best == decision.action else math.hypot(value.error, played.error)
    loss = value.chances[decision.seat] - played.chances[decision.seat]
    if loss < 2 * error:
        best = decision.action
    why: list[Because] = []
    if best != decision.action and loss >= COSTLY:
        why = because(decision.game, thawed(load(decision.game), decision.concealed), best)
    return Judgement(best, value.chances, played.chances, value.error, error, _tried(candidates, best, values), tuple(why))


class _Value(NamedTuple):
    """Winning chances by seat, and the standard error of the seat's own."""

    chances: tuple[float, ...]
    error: float


def _value(decision: Decision, action: int, simulations: int, seed: str) -> Generator[Ask, Sequence[Tried], _Value]:
    """What an action is worth, by LOOKS searches that begin with it."""
    looks = []
    for look in range(LOOKS):
        candidates = yield Ask(simulations // LOOKS, f"{seed} {look}", action)
        looks.append(candidates[0].result)
    chances = tuple(sum(chance) / LOOKS for chance in zip(*looks, strict=True))
    spread = sum((look[decision.seat] - chances[decision.seat]) ** 2 for look in looks) / (LOOKS - 1)
    return _Value(chances, math.sqrt(spread / LOOKS))


def _tried(candidates: Sequence[Tried], best: int, valued: dict[int, tuple[float, ...]]) -> tuple[Tried, ...]:
    """The candidates, the best first; those that were valued by themselves have that value."""
    found = [Tried(one.action, one.visits, valued.get(one.action, one.result)) for one in candidates if one.visits or one.action in valued]
    return tuple(sorted(found, key=lambda one: one.action != best))


def mark_of(loss: float) -> Mark:
    """The name of a decision that loses so much."""
    return next(name for name, bound in MARKS if loss < bound)


def assemble(match: Match, asked: Sequence[Decision], judged: Sequence[Judgement], simulations: int) -> Analysis:
    """The analysis of a match as far as its decisions are judged, in order; the last of them waits for the next position."""
    whole = len(judged) == match.plies
    chances = [one.best_result for one in judged]
    if whole:
        won = match.winners
        chances.append(tuple(1 / len(won) if seat in won else 0.0 for seat in range(match.seats)))
    plies = [_ply(match, *told) for told in zip(asked, judged, chances[1:], strict=False)]
    # The sum of luck is result - start + what decisions moved: all other noise falls out of it.
    spread = 2 * math.hypot(judged[0].doubt, *(one.error for one in judged))
    return Analysis(
        game=match.game.name,
        seats=match.seats,
        level={"simulations": simulations},
        start=_rounded(chances[0]),
        plies=plies,
        costliest=[ply["ply"] for ply in _costliest(plies)],
        by_seat=[_by_seat(plies, seat, spread) for seat in range(match.seats)],
    )


def _ply(match: Match, decision: Decision, judged: Judgement, after: Sequence[float]) -> Ply:
    write = match.game.actions.write_move
    played = judged.played or after
    loss = (
        0.0 if judged.best == decision.action >= 0 else round(max(0.0, judged.best_result[decision.seat] - played[decision.seat]), DIGITS)
    )
    return Ply(
        ply=decision.ply,
        seat=decision.seat,
        move=decision.move,
        forced=decision.forced,
        before=_rounded(judged.best_result),
        best=write(judged.best) if judged.best >= 0 else "",
        best_result=_rounded(judged.best_result),
        played=_rounded(played),
        after=_rounded(after),
        loss=loss,
        mark="forced" if decision.forced else mark_of(loss),
        candidates=[Candidate(move=write(one.action), visits=one.visits, result=_rounded(one.result)) for one in judged.candidates[:SHOWN]],
        because=list(judged.because),
        luck=_rounded([now - then for now, then in zip(after, played, strict=True)]),
    )


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]


def _costliest(plies: Sequence[Ply]) -> list[Ply]:
    """The plies that lost most, where a better move can be named."""
    held = [ply for ply in plies if ply["loss"] >= COSTLY and ply["best"]]
    return sorted(held, key=lambda ply: (-ply["loss"], ply["ply"]))[:SHOWN]


def _by_seat(plies: Sequence[Ply], seat: int, spread: float) -> BySeat:
    own = [ply for ply in plies if ply["seat"] == seat]
    marks = [ply["mark"] for ply in own]
    return BySeat(
        # All differences count here, also those that are within the noise of a single move: else many small losses would pass as bad luck.
        loss=round(max(0.0, sum(ply["best_result"][seat] - ply["played"][seat] for ply in own)), DIGITS),
        luck=round(sum(ply["luck"][seat] for ply in plies), DIGITS),
        luck_error=round(spread, DIGITS),
        moves=len(marks) - marks.count("forced"),
        best=marks.count("best"),
        good=marks.count("good"),
        inaccuracy=marks.count("inaccuracy"),
        mistake=marks.count("mistake"),
        blunder=marks.count("blunder"),
    )
