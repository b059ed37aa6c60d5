"""The server is killed, again and again, in the middle of moves: what was acknowledged or shown stays, once; what was not may be lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.kit import Client

KILLS = 50
PLAYERS = 6
GONE = (OSError, WebSocketException, TimeoutError, httpx.TransportError)


class Servers:
    """Server processes on one port and one store, one after the other."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.file = folder / "kill.sqlite3"
        self.up = asyncio.Event()
        self.acknowledged = 0
        self.over = False
        self._pid = 0

    async def open(self) -> None:
        """Loads the program."""
        self._launcher = await asyncio.create_subprocess_exec(
            sys.executable,
            str(Path(__file__).with_name("forking.py")),
            f"sqlite:///{self.file}",
            str(self.port),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )

    def kill(self) -> None:
        """Kills the server that runs."""
        self.up.clear()
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)
            self._pid = 0

    async def start(self) -> None:
        """Starts a server and waits until it answers."""
        assert self._launcher.stdin and self._launcher.stdout
        self._launcher.stdin.write(b"\n")
        self._pid = int(await self._launcher.stdout.readline())
        line = await self._launcher.stdout.readline()
        assert b"donjon is at" in line, line
        self.up.set()

    async def close(self) -> None:
        """Ends the launcher and what it has started."""
        self.kill()
        self._launcher.kill()
        await self._launcher.communicate()


class Player:
    """Plays all seats of a table, opens another when it is over, comes back when the server was away, and remembers all it was told."""

    def __init__(self, servers: Servers, seed: int) -> None:
        self.servers = servers
        self.rng = random.Random(seed)
        self.told: dict[str, dict[int, str]] = defaultdict(dict)
        self.resumed = 0
        self.bots = [{"kind": "bot", "level": "random"}] if seed == 0 else []
        self.table: dict[str, Any] | None = None

    async def run(self) -> None:
        """Plays until all servers are dead."""
        while not self.servers.over:
            await self.servers.up.wait()
            try:
                await self.visit()
            except GONE:
                await asyncio.sleep(0.01)

    async def visit(self) -> None:
        """From hello until the server dies or the match is over."""
        if self.table is None:
            chairs = [{"kind": "human"}, {"kind": "human"}, *self.bots]
            async with httpx.AsyncClient() as http:
                answer = await http.post(f"http://127.0.0.1:{self.servers.port}/api/tables", json={"game": "knights", "seats": chairs})
            self.table = answer.json()
        told = self.told[self.table["table"]]
        client = await Client.join(self.servers.port, self.table["table"], *self.table["seats"].values(), seen=len(told))
        try:
            self.check(client, told)
            self.resumed += bool(told)
            await self.play(client, told)
            self.table = None
        finally:
            for entry in client.entries:
                assert told.setdefault(entry["ply"], entry["move"]) == entry["move"] or "?" in told[entry["ply"]] + entry["move"]
            await client.close()

    async def play(self, client: Client, told: dict[int, str]) -> None:
        """Moves until the end."""
        while await self.turn(client):
            where = client.where
            move = self.rng.choice(where["legal"])
            answer = await client.ask("play", seat=where["mover"], move=move, ply=where["ply"])
            if answer["type"] == "ok":
                assert answer["ply"] == where["ply"] + 1
                assert told.setdefault(answer["ply"], move) == move
                self.servers.acknowledged += 1
                await client.until(lambda now, ply=answer["ply"]: now["ply"] >= ply or not self.servers.up.is_set())
            else:
                assert answer["code"] == "stale", answer

    async def turn(self, client: Client) -> bool:
        """Waits for a turn; ConnectionError once the server is gone."""
        await client.until(lambda where: where["finished"] or where["legal"] or not self.servers.up.is_set())
        if not self.servers.up.is_set():
            raise ConnectionError
        return not client.where["finished"]

    def check(self, client: Client, told: dict[int, str]) -> None:
        """Everything told so far is there, in its place; what is new is remembered."""
        shown = {entry["ply"]: entry["move"] for entry in client.entries}
        assert list(shown) == list(range(1, len(shown) + 1))
        for ply, move in told.items():
            assert ply in shown, f"ply {ply} ({move}) was told and is missing"
            assert shown[ply] == move or "?" in shown[ply] or "?" in move
        for ply, move in shown.items():
            told.setdefault(ply, move)


async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    servers = Servers(tmp_path)
    await servers.open()
    players = [Player(servers, seed) for seed in range(PLAYERS)]
    playing = [asyncio.create_task(player.run()) for player in players]
    try:
        for kill in range(KILLS):
            await servers.start()
            before = servers.acknowledged
            async with asyncio.timeout(30):
                while servers.acknowledged < before + PLAYERS:
                    assert not any(task.done() for task in playing), [task.result() for task in playing if task.done()]
                    await asyncio.sleep(0.005)
            await asyncio.sleep(random.Random(kill).uniform(0, 0.05))
            servers.kill()
    finally:
        servers.over = True
        await servers.close()
        servers.up.set()  # whoever waits for a server looks again, and finds that it is over
        await asyncio.gather(*playing)
    assert sum(player.resumed for player in players) >= KILLS
    check_file(servers.file, players)


def check_file(file: Path, players: list[Player]) -> None:
    """The journals in the file: no gap, nothing twice, and all that was told."""
    with contextlib.closing(sqlite3.connect(file)) as store:
        for player in players:
            for table, told in player.told.items():
                rows = store.execute("SELECT ply, move FROM journal WHERE match = ? ORDER BY ply", (table,)).fetchall()
                assert [ply for ply, _ in rows] == list(range(1, len(rows) + 1))
                stored = dict(rows)
                for ply, move in told.items():
                    assert stored[ply] == move or "?" in move, json.dumps([table, ply, move, stored.get(ply)])
        assert store.execute("PRAGMA integrity_check").fetchone() == ("ok",)
