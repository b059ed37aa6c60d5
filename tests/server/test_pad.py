"""The score pad over HTTP: its rows, the count, and every refusal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from donjon.core import game as games
from donjon.core import pad as pads
from tests.server.kit import Running, running, settings

TOWERS = {"cards-C": [3, 0], "roof-C": [1, 0], "cards-S": [4, 0], "cards-D": [6, 0], "roof-D": [1, 0], "demolished": [2, 1]}

REFUSALS: list[tuple[str, Any, int, str, str | None, str | None]] = [
    ("chess", {"seats": 2}, 404, "game", "game", None),
    ("towers", "{", 400, "invalid", None, None),
    ("towers", {}, 400, "invalid", "seats", None),
    ("towers", {"seats": 2, "colour": "red"}, 400, "invalid", "colour", None),
    ("towers", {"seats": 6}, 400, "seats", "seats", None),
    ("duel", {"seats": 3}, 400, "seats", "seats", None),
    ("towers", {"seats": 2, "options": {"tie": "last"}}, 400, "option", "options", None),
    ("dungeon", {"seats": 2, "options": {"tie": "first"}}, 400, "option", "options", None),
    ("towers", {"seats": 2, "entries": {"moats": [1, 2]}}, 400, "entry", "entries.moats", None),
    ("towers", {"seats": 2, "entries": {"cards-C": [1]}}, 400, "entry", "entries.cards-C", None),
    ("towers", {"seats": 2, "entries": {"cards-C": [0, 22]}}, 400, "entry", "entries.cards-C[1]", None),
    ("towers", {"seats": 2, "entries": {"cards-C": [-1, 0]}}, 400, "entry", "entries.cards-C[0]", None),
    ("towers", {"seats": 2, "entries": {"cards-C": [10**30, 0]}}, 400, "invalid", "entries[...][0]", None),
    ("towers", {"seats": 2, "entries": {"cards-C": ["three", 0]}}, 400, "invalid", "entries[...][0]", None),
    ("towers", {"seats": 2, "entries": {"roof-C": [0, 1]}}, 400, "entry", "entries.roof-C[1]", None),
    ("towers", {"seats": 2, "entries": {"cards-C": [9, 8]}}, 400, "entry", "entries.cards-C", "towers.setup.deck"),
    ("dungeon", {"seats": 2, "entries": {"last": [1, 1]}}, 400, "entry", "entries.last", None),
    ("knights", {"seats": 2, "entries": {"left": [31, 0]}}, 400, "entry", "entries.left[0]", None),
    ("knights", {"seats": 2, "entries": {"towns": [3, 0], "left": [28, 0]}}, 400, "entry", "entries.left[0]", "knights.castle.leave"),
]


async def pad(there: Running, game: str, body: Any) -> httpx.Response:
    if isinstance(body, str):
        return await there.http.post(f"/api/pad/{game}", content=body, headers={"Content-Type": "application/json"})
    return await there.http.post(f"/api/pad/{game}", json=body)


async def test_what_cannot_be_counted(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        for game, body, status, code, field, rule in REFUSALS:
            answer = await pad(there, game, body)
            assert answer.status_code == status, (body, answer.text)
            error = answer.json()["error"]
            assert (answer.status_code, error["code"], error.get("field"), error.get("rule")) == (status, code, field, rule), (
                body,
                answer.text,
            )
            assert error["text"] and "\n" not in error["text"] and "Traceback" not in error["text"]
        assert "0 to 21" in (await pad(there, "towers", {"seats": 2, "entries": {"cards-C": [0, 22]}})).json()["error"]["text"]


async def test_the_pad_of_every_game_that_can_be_played(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        listed = {game["name"]: game["pad"] for game in (await there.http.get("/api/games")).json()}
        assert listed == {name: games.playable(name) and pads.part(name) is not None for name in games.names()}
        assert listed["towers"]
        for name in (name for name, there_is in listed.items() if there_is):
            told = (await there.http.get(f"/api/pad/{name}")).json()
            names = [row["name"] for row in told["rows"]]
            assert len(set(names)) == len(names) > 0
            assert set(told["options"]) <= set(games.meta(name).options)
            for row in told["rows"]:
                assert row["beside"] is None or row["beside"] in names
                assert row["when"] is None or (
                    row["when"][0] in told["options"] and row["when"][1] in games.meta(name).options[row["when"][0]]
                )
        answer = await there.http.get("/api/pad/chess")
        assert answer.status_code == 404 and "towers" in answer.json()["error"]["text"]


async def test_a_count(tmp_path: Path) -> None:
    """score.card, score.tallest, score.demolished of rules/towers.md: 6 + 4 + 12 + 6 - 3, and -1"""
    async with running(settings(tmp_path)) as there:
        answer = await pad(there, "towers", {"seats": 2, "entries": TOWERS})
        assert answer.status_code == 200
        found = answer.json()
        assert found["scores"] == [25, -1] and found["winners"] == [0] and found["tied"] == [] and found["tie"] is None
        assert [(line["row"], line["points"]) for line in found["lines"] if line["seat"] == 0] == [
            ("cards-C", 6), ("cards-S", 4), ("cards-D", 12), ("tallest", 6), ("demolished", -3),
        ]  # fmt: skip


async def test_a_tie_names_its_rule(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        body = {
            "seats": 2,
            "options": {"tie": "last"},
            "entries": {"knights-1": [2, 0], "knights-2": [0, 3], "knights-3": [1, 0], "last": [3, 0]},
        }
        found = (await pad(there, "dungeon", body)).json()
        assert (found["scores"], found["winners"], found["tied"], found["tie"], found["breaks"]) == (
            [3, 3], [1], [0, 1], "dungeon.tie", [-3, -2],
        )  # fmt: skip


async def test_counts_are_limited_like_other_calls(tmp_path: Path) -> None:
    async with running(settings(tmp_path, limits=True, call_burst=3, call_rate=0.01)) as there:
        answers = [(await pad(there, "towers", {"seats": 2})).status_code for _ in range(5)]
        assert answers == [200] * 3 + [429] * 2


@pytest.mark.parametrize("path", ["/pad", "/pad/towers"])
async def test_the_address_is_the_page(tmp_path: Path, path: str) -> None:
    async with running(settings(tmp_path)) as there:
        answer = await there.http.get(path)
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
