"""Real bots at a table: greedy and search play it to its end, and a hint weighs the moves."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.kit import play_out, running, settings

HUMAN = {"kind": "human"}


async def test_greedy_bots_play_a_match_alone(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([{"kind": "bot", "level": "greedy"}] * 3)
        watcher = await there.client(opened["table"])
        await watcher.until(lambda where: where["finished"])
        assert watcher.where["reason"] == "knights.end" and there.server.pool.failures == 0
        assert any('"type":"thinking"' in frame for frame in watcher.frames)
        await watcher.close()


async def test_a_hint_weighs_the_moves_of_the_mover(tmp_path: Path) -> None:
    async with running(settings(tmp_path, hint_ms=50, workers=1)) as there:
        opened = await there.open([HUMAN, {"kind": "bot", "level": "search:20"}])
        client = await there.client(opened["table"], opened["seats"]["0"])
        assert await client.turn()
        hint = await client.ask("hint", seat=0, wait=100)
        assert hint["type"] == "hint" and hint["moves"][0]["move"] in client.where["legal"]
        assert [move["visits"] for move in hint["moves"]] == sorted((move["visits"] for move in hint["moves"]), reverse=True)
        assert all(len(move["result"]) == 2 for move in hint["moves"])
        reasons = {move["move"]: move["because"] for move in hint["moves"]}
        assert reasons["keep Pv"] == [{"word": "keep-village", "args": {}, "price": False}] and reasons["keep P"] == []
        await play_out(client, random.Random(1))
        assert client.where["finished"] and there.server.pool.failures == 0
        await client.close()


async def test_a_hint_that_fails_and_one_after_the_end_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(settings(tmp_path)) as there:
        opened = await there.open([HUMAN, HUMAN])
        client = await there.client(opened["table"], *opened["seats"].values())
        asked, over = asyncio.Event(), asyncio.Event()

        async def fail(*_: object) -> None:
            asked.set()
            await over.wait()
            raise RuntimeError("odd")

        monkeypatch.setattr(there.server.pool, "weigh", fail)
        first = asyncio.create_task(client.ask("hint", seat=0))
        await asked.wait()
        assert (await client.ask("hint", seat=0))["code"] == "limit"
        await client.ask("resign", seat=1)
        assert (await client.ask("hint", seat=0))["code"] == "over"
        over.set()
        assert (await first)["code"] == "internal"
        await client.close()
