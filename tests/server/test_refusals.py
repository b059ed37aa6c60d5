"""Bad input, table-driven: every refusal has a status, a stable code, one sentence, and names the field or the rule."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.kit import WAIT, Client, running, settings

HUMAN = {"kind": "human"}
TWO = [HUMAN, HUMAN]

NEW_TABLES: list[tuple[Any, int, str, str | None]] = [
    ("{", 400, "invalid", None),
    ("", 400, "invalid", None),
    (b'{"game": "\xff"}', 400, "invalid", None),
    ("[]", 400, "invalid", None),
    ("[" * 20_000, 400, "invalid", None),
    ('{"game": "knights", "seats": ' + "[" * 20_000, 400, "invalid", None),
    ({}, 400, "invalid", "game"),
    ({"game": "knights"}, 400, "invalid", "seats"),
    ({"game": "knights", "seats": TWO, "colour": "red"}, 400, "invalid", "colour"),
    ({"game": "knights", "seats": [{"kind": "ghost"}, HUMAN]}, 400, "invalid", "seats[0].kind"),
    ({"game": "knights", "seats": [{"kind": "human", "age": 3}, HUMAN]}, 400, "invalid", "seats[0].age"),
    ({"game": "knights", "seats": []}, 400, "invalid", "seats"),
    ({"game": "chess", "seats": TWO}, 404, "game", "game"),
    ({"game": "knights", "seats": [HUMAN]}, 400, "seats", "seats"),
    ({"game": "knights", "seats": [HUMAN] * 5}, 400, "seats", "seats"),
    ({"game": "knights", "seats": [HUMAN] * 9}, 400, "invalid", "seats"),
    ({"game": "knights", "seats": TWO, "options": {"deploy": "never"}}, 400, "option", "options"),
    ({"game": "knights", "seats": TWO, "options": {"weather": "rain"}}, 400, "option", "options"),
    ({"game": "knights", "seats": TWO, "options": {"deploy": 1}}, 400, "invalid", "options[...]"),
    ({"game": "knights", "seats": [HUMAN, {"kind": "bot"}]}, 400, "level", "seats[1].level"),
    ({"game": "knights", "seats": [HUMAN, {"kind": "bot", "level": "godlike"}]}, 400, "level", "seats[1].level"),
    ({"game": "knights", "seats": [HUMAN, {"kind": "bot", "level": "search:60000ms"}]}, 400, "level", "seats[1].level"),
    ({"game": "knights", "seats": [HUMAN, {"kind": "open", "level": "random"}]}, 400, "level", "seats[1].level"),
    ({"game": "knights", "seats": [HUMAN, {"kind": "human", "name": "a,b"}]}, 400, "name", "seats[1].name"),
    ({"game": "knights", "seats": TWO, "name": "x" * 41}, 400, "invalid", "name"),
    ({"game": "knights", "seats": TWO, "name": "\u202e"}, 400, "name", "name"),
    ({"game": "knights", "seats": TWO, "name": "a\nb"}, 400, "name", "name"),
    ({"game": "knights", "seats": TWO, "name": "x" * 200_000}, 413, "size", None),
]


def told(answer: httpx.Response) -> dict[str, Any]:
    """The error of an answer, checked for its form."""
    error: dict[str, Any] = answer.json()["error"]
    assert set(error) <= {"code", "text", "field", "rule"}
    assert error["text"] and "\n" not in error["text"] and "Traceback" not in error["text"]
    return error


async def test_tables_that_cannot_be_opened(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        for body, status, code, field in NEW_TABLES:
            content = body if isinstance(body, str | bytes) else json.dumps(body)
            answer = await there.http.post("/api/tables", content=content, headers={"Content-Type": "application/json"})
            error = told(answer)
            assert (answer.status_code, error["code"], error.get("field")) == (status, code, field), (content[:200], error)
            if body == "":
                assert error["text"] == "the call needs a body: a JSON object"


async def test_calls_that_are_refused(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([HUMAN, {"kind": "open"}])
        full = await there.open(TWO)
        host = {"Authorization": f"Bearer {opened['host']}"}
        mine = {"Authorization": f"Bearer {opened['seats']['0']}"}
        odd = {"Authorization": "Bearer nonsense"}
        at, on = f"/api/tables/{opened['table']}", f"/api/tables/{full['table']}"
        bot = {"kind": "bot", "level": "random"}
        calls: list[tuple[str, str, Any, dict[str, str], int, str]] = [
            ("GET", "/api/tables/nowhere", None, {}, 404, "not_found"),
            ("GET", "/api/nothing", None, {}, 404, "not_found"),
            ("DELETE", "/api/tables", None, {}, 405, "method"),
            ("GET", "/api/words/xx", None, {}, 404, "language"),
            ("GET", "/api/words/..%2f..%2fen", None, {}, 404, "not_found"),
            ("POST", f"{at}/seats/1", {}, {}, 400, "invalid"),
            ("POST", f"{at}/seats/1", {"name": ""}, {}, 400, "invalid"),
            ("POST", f"{at}/seats/1", {"name": "   "}, {}, 400, "name"),
            ("POST", f"{at}/seats/5", {"name": "Bo"}, {}, 404, "seat"),
            ("POST", f"{at}/seats/x", {"name": "Bo"}, {}, 404, "not_found"),
            ("POST", f"{at}/seats/0", {"name": "Bo"}, {}, 409, "taken"),
            ("PUT", f"{at}/seats/1", bot, {}, 401, "token"),
            ("PUT", f"{at}/seats/1", bot, mine, 403, "token"),
            ("PUT", f"{at}/seats/1", bot, odd, 403, "token"),
            ("PUT", f"{at}/seats/0", bot, host, 409, "taken"),
            ("PUT", f"{at}/seats/1", {"kind": "human"}, host, 400, "invalid"),
            ("PUT", f"{at}/seats/1", {"kind": "bot"}, host, 400, "level"),
            ("PUT", f"{at}/seats/1", {"kind": "open", "level": "random"}, host, 400, "level"),
            ("PUT", f"{on}/seats/1", {"kind": "open"}, {"Authorization": f"Bearer {full['host']}"}, 409, "started"),
            ("POST", f"{at}/start", None, {}, 401, "token"),
            ("POST", f"{at}/start", None, host, 409, "open_seats"),
            ("GET", f"{at}/at/0", None, {}, 409, "not_started"),
            ("GET", f"{on}/at/1", None, {}, 404, "ply"),
            ("GET", f"{on}/at/0", None, odd, 403, "token"),
            ("GET", f"{at}/record", None, {}, 409, "not_started"),
            ("GET", f"{on}/record", None, {}, 403, "not_over"),
            ("GET", f"{on}/count", None, {}, 409, "not_over"),
            ("POST", f"{on}/rematch", None, {}, 401, "token"),
            ("POST", f"{on}/rematch", None, odd, 403, "token"),
            ("POST", f"{on}/rematch", None, {"Authorization": f"Bearer {full['host']}"}, 409, "not_over"),
        ]
        for method, path, body, headers, status, code in calls:
            answer = await there.http.request(method, path, json=body, headers=headers)
            error = told(answer)
            assert (answer.status_code, error["code"]) == (status, code), (method, path, error)


REQUESTS: list[tuple[Any, str, str | None]] = [
    (b'{"type":"say","n":1,"text":"\xff"}', "invalid", None),
    ("{", "invalid", None),
    ("[1]", "invalid", None),
    ("[" * 8_000, "invalid", None),
    ('{"x":' * 1_500, "invalid", None),
    ({"n": 1}, "invalid", "type"),
    ({"type": "dance", "n": 1}, "invalid", "type"),
    ({"type": "play", "n": 1}, "invalid", "seat"),
    ({"type": "play", "n": 1, "seat": "0", "move": "stop", "ply": 0}, "invalid", "seat"),
    ({"type": "play", "n": 1, "seat": 0, "move": "stop", "ply": 0, "as": 1}, "invalid", "as"),
    ({"type": "play", "n": 1, "seat": 0, "move": "x" * 201, "ply": 0}, "invalid", "move"),
    ({"type": "play", "n": 1, "seat": 0, "move": "jump", "ply": 0}, "move", "move"),
    ({"type": "play", "n": 1, "seat": 0, "move": "keep  P", "ply": 0}, "move", "move"),
    ({"type": "play", "n": 1, "seat": 0, "move": "timeout 1", "ply": 0}, "move", "move"),
    ({"type": "play", "n": 1, "seat": 0, "move": "keep P", "ply": 7}, "stale", "ply"),
    ({"type": "play", "n": 1, "seat": 1, "move": "keep P", "ply": 0}, "token", "seat"),
    ({"type": "play", "n": 1, "seat": 3, "move": "keep P", "ply": 0}, "seat", "seat"),
    ({"type": "play", "n": 1, "seat": 0, "move": "stop", "ply": 0}, "illegal", "move"),
    ({"type": "why", "n": 1, "seat": 0, "move": "nonsense"}, "move", "move"),
    ({"type": "why", "n": 1, "seat": 1, "move": "keep P"}, "token", "seat"),
    ({"type": "hint", "n": 1, "seat": 1}, "token", "seat"),
    ({"type": "undo", "n": 1, "seat": 0}, "undo", None),
    ({"type": "undo", "n": 1, "seat": 1}, "token", "seat"),
    ({"type": "resign", "n": 1, "seat": 1}, "token", "seat"),
    ({"type": "say", "n": 1, "text": ""}, "invalid", "text"),
    ({"type": "say", "n": 1, "text": "a\u0007b"}, "say", "text"),
    ({"type": "say", "n": 1, "text": "x" * 301}, "invalid", "text"),
    ({"type": "look", "n": 1, "seat": 1, "ply": 0}, "token", "seat"),
    ({"type": "look", "n": 1, "seat": 0, "ply": 1}, "ply", "ply"),
    ({"type": "ping", "n": -1}, "invalid", "n"),
    ({"type": "ping"}, "invalid", "n"),
]


async def test_requests_that_are_refused(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open(TWO)
        async with connect(f"ws://127.0.0.1:{there.port}/api/tables/{opened['table']}/ws") as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": [opened["seats"]["0"]]}))
            await socket.recv()
            for request, code, field in REQUESTS:
                await socket.send(request if isinstance(request, str | bytes) else json.dumps(request))
                answer = json.loads(await asyncio.wait_for(socket.recv(), WAIT))
                assert (answer["type"], answer["code"], answer.get("field")) == ("error", code, field), (request, answer)
                if isinstance(request, dict):
                    assert answer["n"] == request.get("n")
            # after all that the table still works
            await socket.send(json.dumps({"type": "ping", "n": 9}))
            assert json.loads(await socket.recv()) == {"type": "pong", "n": 9}


async def test_an_illegal_move_names_its_rule_and_shows_nothing(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open(TWO)
        client = await there.client(opened["table"], *opened["seats"].values())
        refused = await client.ask("play", seat=0, move="stop", ply=0)
        why = await client.ask("why", seat=0, move="stop")
        assert refused["rule"] == why["rule"] and refused["rule"].startswith("knights.")
        assert "\n" not in refused["text"]
        assert (await client.ask("why", seat=0, move=client.where["legal"][0]))["rule"] is None
        await client.close()


async def test_the_first_words_are_hello(tmp_path: Path) -> None:
    async with running(settings(tmp_path, hello_within=0.2)) as there:
        opened = await there.open(TWO)
        path = f"ws://127.0.0.1:{there.port}/api/tables/"
        greetings: list[tuple[str, str | bytes | None, str, int]] = [
            (opened["table"], '{"type":"ping","n":1}', "hello", 1008),
            (opened["table"], "nonsense", "invalid", 1008),
            (opened["table"], '{"x":' * 1_500, "invalid", 1008),
            (opened["table"], b'{"type":"hello","tokens":["\xff"]}', "invalid", 1008),
            (opened["table"], None, "hello", 1008),
            ("nowhere", None, "not_found", 4004),
        ]
        for table, words, code, closed in greetings:
            async with connect(path + f"{table}/ws") as socket:
                if words:
                    await socket.send(words)
                assert json.loads(await asyncio.wait_for(socket.recv(), WAIT))["code"] == code
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(socket.recv(), WAIT)
                assert socket.close_code == closed


async def test_a_frame_that_is_too_large_ends_the_connection(tmp_path: Path) -> None:
    from donjon.server.app import configure

    async with running(settings(tmp_path)) as there:
        assert configure(settings(tmp_path)).ws_max_size == settings(tmp_path).frame
        opened = await there.open(TWO)
        client = await there.client(opened["table"])
        await client.socket.send("x" * 100_000)
        async with asyncio.timeout(WAIT):
            await client.socket.wait_closed()
        assert client.socket.close_code == 1009
        await client.close()


async def test_pages_from_elsewhere_are_not_let_in(tmp_path: Path) -> None:
    async with running(settings(tmp_path, origins=("https://friends.example",))) as there:
        opened = await there.open(TWO)
        for origin in (there.url, "https://friends.example", there.url.replace("http:", "https:")):
            client = await Client.join(there.port, opened["table"], origin=origin)
            await client.close()
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{there.port + 1}"):
            with pytest.raises(InvalidStatus):
                await Client.join(there.port, opened["table"], origin=origin)


async def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    chosen = settings(tmp_path, limits=True, open_burst=2, open_rate=0.001, message_burst=5, message_rate=0.001, sockets_per_address=2)
    async with running(chosen) as there:
        opened = await there.open(TWO)
        await there.open(TWO)
        third = await there.http.post("/api/tables", json={"game": "knights", "seats": TWO})
        assert third.status_code == 429 and told(third)["code"] == "limit" and third.headers["retry-after"]
        client = await there.client(opened["table"])
        answers = [(await client.ask("ping"))["type"] for _ in range(7)]
        assert answers == ["pong"] * 5 + ["error"] * 2
        other = await there.client(opened["table"])
        with pytest.raises(InvalidStatus):
            await there.client(opened["table"])
        await client.close()
        await other.close()
        async with asyncio.timeout(WAIT):
            while there.server.door.inside:
                await asyncio.sleep(0.01)
        await (await there.client(opened["table"])).close()


async def test_calls_are_limited_by_address(tmp_path: Path) -> None:
    async with running(settings(tmp_path, limits=True, call_burst=3, call_rate=0.001)) as there:
        statuses = [(await there.http.get("/api/games")).status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        assert (await there.http.get("/healthz")).status_code == 200
