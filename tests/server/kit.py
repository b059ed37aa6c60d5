"""What the server's tests share: a server in this loop, a client of a table, and whole games played over the wire."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from donjon.server.app import Server, configure
from donjon.server.settings import Settings

WAIT = 20


def settings(folder: Path, **changes: Any) -> Settings:
    """Settings for a test: a store of its own, no limits, bots without pauses, no worker before it is needed."""
    defaults: dict[str, Any] = {
        "database": f"sqlite:///{folder / 'test.sqlite3'}",
        "limits": False,
        "pace": 0.0,
        "static": folder / "none",
        "load_ahead": False,
    }
    return Settings(**(defaults | changes))


class Running:
    """A server that listens."""

    def __init__(self, port: int, server: Server) -> None:
        self.port = port
        self.server = server
        self.url = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=self.url, timeout=WAIT)

    async def open(self, seats: list[dict[str, Any]], game: str = "knights", **more: Any) -> dict[str, Any]:
        """Opens a table."""
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def client(self, table: str, *tokens: str, seen: int = 0) -> Client:
        """Sits down before a table."""
        return await Client.join(self.port, table, *tokens, seen=seen)


@contextlib.asynccontextmanager
async def running(chosen: Settings) -> AsyncIterator[Running]:
    """A server in this loop."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    config = configure(chosen)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.005)
    there = Running(listening.getsockname()[1], config.app.app.state.server)  # type: ignore[union-attr]
    try:
        yield there
    finally:
        await there.http.aclose()
        server.should_exit = True
        await task


class Client:
    """Somebody at a table: keeps every frame it got, and the newest position."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.table: dict[str, Any] = {}
        self.where: dict[str, Any] = {}
        self.entries: list[dict[str, Any]] = []
        self._number = 0
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None
        self.troubles: list[dict[str, Any]] = []

    @classmethod
    async def join(cls, port: int, table: str, *tokens: str, seen: int = 0, **more: Any) -> Client:
        """Connects, says hello and waits for the table."""
        client = cls(await connect(f"ws://127.0.0.1:{port}/api/tables/{table}/ws", max_size=None, compression=None, **more))
        await client.socket.send(json.dumps({"type": "hello", "tokens": list(tokens), "seen": seen}))
        client.take(await asyncio.wait_for(client.socket.recv(), WAIT))
        client._reader = asyncio.create_task(client._read())
        return client

    async def close(self) -> None:
        """Leaves."""
        await self.socket.close()
        if self._reader:
            await self._reader

    async def _read(self) -> None:
        with contextlib.suppress(Exception):
            async for frame in self.socket:
                self.take(frame)
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the server is gone"))
        self._news.set()

    def take(self, frame: str | bytes) -> None:
        """Notes a frame."""
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] in ("table", "moved"):
            self.where = message
            since = message.get("since", 0)
            self.entries = self.entries[:since] + message["entries"]
            if message["type"] == "table":
                self.table = message
            self._news.set()
        elif message.get("n") in self._answers:
            self._answers.pop(message["n"]).set_result(message)
        elif message["type"] == "error":
            self.troubles.append(message)

    async def ask(self, kind: str, *, wait: float = WAIT, **fields: Any) -> dict[str, Any]:
        """Sends a request and waits for its answer."""
        self._number += 1
        answer = self._answers[self._number] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"type": kind, "n": self._number, **fields}))
        return await asyncio.wait_for(answer, wait)

    async def play(self, move: str | None = None, rng: random.Random | None = None) -> dict[str, Any]:
        """Plays a move, a random legal one if none is named."""
        where = self.where
        chosen = move or (rng or random.Random()).choice(where["legal"])
        return await self.ask("play", seat=where["mover"], move=chosen, ply=where["ply"])

    async def until(self, ready: Any) -> None:
        """Waits until ready(position) holds."""
        async with asyncio.timeout(WAIT):
            while not ready(self.where):
                self._news.clear()
                await self._news.wait()

    async def turn(self) -> bool:
        """Waits for a turn of its own, or the end; whether it is its turn."""
        await self.until(lambda where: where["finished"] or where["legal"])
        return not self.where["finished"]


async def play_out(client: Client, rng: random.Random, most: int = 10_000) -> None:
    """Plays random moves for all seats the client holds until the end."""
    for _ in range(most):
        if not await client.turn():
            return
        before = client.where["ply"]
        answer = await client.play(rng=rng)
        assert answer["type"] == "ok", answer
        await client.until(lambda where, ply=before: where["ply"] > ply)
