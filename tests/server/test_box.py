"""Tables with components of their own (castle): checked when they are opened, kept with the table, named in the record."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest

from donjon.core.errors import BadRecord
from donjon.core.match import Match
from tests.server.kit import play_out, running, settings

HUMAN = {"kind": "human"}
CARD = """
[[card]]
up = "sky"
right = "castle"
down = "ground"
left = "castle"
figures = ["cat", "cat"]
catapult = true
"""
TWENTY = 20 * CARD


async def test_a_match_with_own_cards_survives_a_restart_and_reads_back(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    async with running(chosen) as there:
        games = (await there.http.get("/api/games")).json()
        assert [game["name"] for game in games if game["components"]] == ["castle"]
        opened = await there.open([HUMAN, HUMAN], "castle", box=TWENTY)
        client = await there.client(opened["table"], *opened["seats"].values())
        for _ in range(3):
            ply = client.where["ply"]
            assert (await client.play(rng=random.Random(ply)))["type"] == "ok"
            await client.until(lambda where, ply=ply: where["ply"] > ply)
        before = client.where
        await client.close()
    async with running(chosen) as there:
        client = await there.client(opened["table"], *opened["seats"].values())
        assert client.where["view"] == before["view"]
        await play_out(client, random.Random(1))
        record = (await there.http.get(f"/api/tables/{opened['table']}/record")).text
        await client.close()
    assert f'[Cards "{hashlib.sha256(TWENTY.encode()).hexdigest()[:8]}"]' in record
    assert Match.read(record, box=TWENTY).record() == record
    with pytest.raises(BadRecord, match="file is needed"):
        Match.read(record)


@pytest.mark.parametrize(
    ("game", "box", "words"),
    [
        ("castle", 19 * CARD, "19 cards"),
        ("castle", TWENTY.replace('up = "sky"', 'up = "ground"', 1), "card 1"),
        ("castle", TWENTY.replace('["cat", "cat"]', '["dog"]', 1), "dog"),
        ("castle", "no file of cards", "TOML"),
        ("castle", TWENTY.replace("catapult = true", "catapult = 1", 1), "catapult"),
        ("duel", TWENTY, "cannot be given"),
    ],
)
async def test_a_file_that_is_wrong_is_refused_by_name(tmp_path: Path, game: str, box: str, words: str) -> None:
    async with running(settings(tmp_path)) as there:
        answer = await there.http.post("/api/tables", json={"game": game, "seats": [HUMAN, HUMAN], "box": box})
        told = answer.json()["error"]
        assert (answer.status_code, told["code"], told["field"]) == (400, "box", "box")
        assert words in told["text"]
