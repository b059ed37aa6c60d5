"""Puzzles over HTTP: nothing of the solution before a try, and every refusal."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from donjon.bots import puzzles
from donjon.bots.puzzles import Puzzle
from tests.server.kit import Running, running, settings


def first(game: str) -> Puzzle:
    return puzzles.shelf(game)[0]


async def tried(there: Running, puzzle: Puzzle, move: str | None, **more: Any) -> dict[str, Any]:
    answer = await there.http.post(f"/api/puzzles/{puzzle.game}/{puzzle.id}", json={"move": move, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_the_list_has_every_puzzle_and_that_of_the_day(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        before = datetime.now(UTC).date()
        listed = (await there.http.get("/api/puzzles")).json()
        day = date.fromisoformat(listed["day"])
        assert before <= day <= datetime.now(UTC).date()
        kept = [puzzle for game in puzzles.with_puzzles() for puzzle in puzzles.shelf(game)]
        assert [(one["game"], one["id"]) for one in listed["puzzles"]] == [(puzzle.game, puzzle.id) for puzzle in kept]
        assert listed["daily"] in listed["puzzles"]


async def test_before_a_try_nothing_is_told_but_the_position(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        for game in puzzles.with_puzzles():
            puzzle = first(game)
            shown = (await there.http.get(f"/api/puzzles/{game}/{puzzle.id}")).json()
            assert set(shown) == {"info", "seat", "position", "entries", "record"}
            position = shown["position"]
            assert position["mover"] == position["as"] == position["view"]["seat"] == puzzle.seat
            assert position["legal"] == puzzles.legal(puzzle)
            assert len(shown["entries"]) == position["ply"] == len(puzzle.movers)
            said = json.dumps(shown)
            assert not any(str(one.result) in said for one in puzzle.weighed if 0 < one.result < 1)


async def test_a_wrong_move_tells_what_it_loses_and_no_more(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        puzzle = first("knights")
        worst = puzzle.weighed[-1]
        lost = puzzle.weighed[0].result - worst.result
        assert await tried(there, puzzle, worst.move) == {"right": False, "lost": lost, "solutions": [], "candidates": []}
        told = await tried(there, puzzle, worst.move, solution=True)
        assert told["right"] is False and told["solutions"] == [one.move for one in puzzle.weighed[: puzzle.solutions]]
        worst_told = told["candidates"][-1]
        assert (worst_told["move"], worst_told["result"], worst_told["error"]) == (worst.move, worst.result, worst.error)
        assert [(one["word"], one["price"]) for one in worst_told["because"]] == [("reach", False)]


async def test_whoever_gives_up_needs_no_move(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        for game in puzzles.with_puzzles():
            puzzle = first(game)
            told = await tried(there, puzzle, None, solution=True)
            assert (told["right"], told["lost"]) == (False, None)
            assert told == {**await tried(there, puzzle, puzzle.weighed[0].move), "right": False, "lost": None}


async def test_every_solution_is_right(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        for game in puzzles.with_puzzles():
            puzzle = max(puzzles.shelf(game), key=lambda one: one.solutions)
            for weighed in puzzle.weighed[: puzzle.solutions]:
                told = await tried(there, puzzle, weighed.move)
                assert told["right"] is True and told["lost"] == 0
                assert told["candidates"][0]["move"] == puzzle.weighed[0].move


async def test_what_is_refused(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        puzzle = first("towers")
        path = f"/api/puzzles/towers/{puzzle.id}"
        for way, body, status, code, field in [
            ("/api/puzzles/chess/1", None, 404, "game", "game"),
            ("/api/puzzles/towers/none", None, 404, "puzzle", "puzzle"),
            (path, {"move": "castle"}, 400, "move", "move"),
            (path, {"move": "bid 99"}, 409, "illegal", "move"),
            (path, {}, 400, "invalid", "move"),
            (path, {"move": None}, 400, "invalid", "move"),
            (path, {"move": "", "solution": True}, 400, "invalid", "move"),
            (path, {"move": "pass", "hint": True}, 400, "invalid", "hint"),
            (f"{path}/why", {"move": ""}, 400, "invalid", "move"),
            (f"{path}/why", {"move": "castle"}, 400, "move", "move"),
        ]:
            answer = await (there.http.get(way) if body is None else there.http.post(way, json=body))
            assert answer.status_code == status, answer.text
            error = answer.json()["error"]
            assert (error["code"], error["field"]) == (code, field), error


async def test_why_a_move_is_forbidden(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        for game in puzzles.with_puzzles():
            puzzle = first(game)
            path = f"/api/puzzles/{game}/{puzzle.id}/why"
            assert (await there.http.post(path, json={"move": puzzle.weighed[0].move})).json() == {"rule": None}
        knights = next(one for one in puzzles.shelf("knights") if one.weighed[0].move.startswith("lay"))
        answer = await there.http.post(f"/api/puzzles/knights/{knights.id}/why", json={"move": "keep P"})
        assert answer.json() == {"rule": "knights.setup.choice"}  # long after the setup
