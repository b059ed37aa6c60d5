"""Puzzles over HTTP: the list, a position, and the judgement of a move that somebody tries. What is right is told after a try, or to whoever asks for it."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import get, post
from litestar.params import FromPath, JSONBody

from donjon.bots import puzzles
from donjon.bots.puzzles import Puzzle
from donjon.bots.why import because
from donjon.core.errors import BadMove
from donjon.core.game import load
from donjon.server import messages
from donjon.server.errors import Refusal, failures

TOLD = 5
"""Moves whose results are told, beside the one that was tried."""


def need_puzzle(game: str, name: str) -> Puzzle:
    """The puzzle of that name; Refusal where there is none."""
    there = puzzles.with_puzzles()
    if game not in there:
        raise Refusal(404, "game", f"there are no puzzles of a game {game[:40]!r}; the games: {', '.join(there)}", field="game")
    found = next((puzzle for puzzle in puzzles.shelf(game) if puzzle.id == name), None)
    if found is None:
        raise Refusal(404, "puzzle", f"there is no puzzle {name[:40]!r} of {game}; /api/puzzles lists them", field="puzzle")
    return found


def listed(puzzle: Puzzle) -> messages.PuzzleInfo:
    """What the list says of a puzzle."""
    return messages.PuzzleInfo(
        id=puzzle.id, game=puzzle.game, seats=puzzle.seats, moves=len(puzzle.weighed), level=puzzle.level, ply=len(puzzle.movers)
    )


@get("/api/puzzles", responses=failures())
async def list_puzzles() -> messages.Puzzles:
    """All puzzles, and that of the day: the same for everybody until midnight UTC."""
    today = datetime.now(UTC).date()
    daily = puzzles.daily(today)
    shelves = [[listed(puzzle) for puzzle in puzzles.shelf(game)] for game in puzzles.with_puzzles()]
    return messages.Puzzles(
        day=today.isoformat(), daily=listed(daily) if daily else None, puzzles=[puzzle for shelf in shelves for puzzle in shelf]
    )


@get("/api/puzzles/{game:str}/{puzzle:str}", responses=failures(404))
async def show_puzzle(game: FromPath[str], puzzle: FromPath[str]) -> messages.Puzzle:
    """A position in which one move is clearly best, as its mover sees it."""
    found = need_puzzle(game, puzzle)
    entries = [
        messages.Entry(ply=ply, seat=entry.seat, move=entry.move, outcome=entry.outcome, kind=entry.kind, forced=False)
        for ply, entry in enumerate(puzzles.entries(found), 1)
    ]
    position = messages.Position(
        ply=len(entries),
        as_=found.seat,
        mover=found.seat,
        finished=False,
        scores=puzzles.scores(found),
        winners=[],
        reason=None,
        view=messages.View(**puzzles.view(found)),
        legal=puzzles.legal(found),
        undo=False,
    )
    return messages.Puzzle(info=listed(found), seat=found.seat, position=position, entries=entries, record=found.record)


@post("/api/puzzles/{game:str}/{puzzle:str}", status_code=200, responses=failures(404, 409, 413))
async def try_puzzle(game: FromPath[str], puzzle: FromPath[str], data: JSONBody[messages.PuzzleTry]) -> messages.PuzzleJudgement:
    """Judges a move. Whoever has tried a wrong one may ask for the solution with it; whoever gives up, without any."""
    found = need_puzzle(game, puzzle)
    if data.move is None and not data.solution:
        raise Refusal(400, "invalid", "move: without one only the solution can be asked for", field="move")
    rule = forbidden(found, data.move) if data.move is not None else None
    if rule:
        raise Refusal(409, "illegal", f"{data.move!r} is forbidden by the rule {rule}", field="move", rule=rule)
    right = data.move is not None and found.right(data.move)
    tried = next((one for one in found.weighed if one.move == data.move), None)
    lost = 0.0 if right else found.weighed[0].result - tried.result if tried else None
    if not (right or data.solution):
        return messages.PuzzleJudgement(right=False, lost=lost, solutions=[], candidates=[])
    shown = list(dict.fromkeys([*found.weighed[: max(TOLD, found.solutions)], *([tried] if tried else [])]))
    seen, read_move = puzzles.position(found), load(found.game).actions.read_move
    return messages.PuzzleJudgement(
        right=right,
        lost=lost,
        solutions=[one.move for one in found.weighed[: found.solutions]],
        candidates=[
            messages.PuzzleCandidate(
                move=one.move, result=one.result, error=one.error, because=because(found.game, seen, read_move(one.move))
            )
            for one in shown
        ],
    )


@post("/api/puzzles/{game:str}/{puzzle:str}/why", status_code=200, responses=failures(404, 413))
async def why_puzzle(game: FromPath[str], puzzle: FromPath[str], data: JSONBody[messages.PuzzleWhy]) -> messages.PuzzleRule:
    """Which rule forbids a move there, null if it is legal."""
    return messages.PuzzleRule(rule=forbidden(need_puzzle(game, puzzle), data.move))


def forbidden(puzzle: Puzzle, move: str) -> str | None:
    """The rule that forbids a move; Refusal where the text is no move of the game."""
    try:
        return puzzles.why_not(puzzle, move)
    except BadMove as error:
        raise Refusal(400, "move", str(error), field="move") from None
