"""How long a stored move takes: 100 tables of bots and 200 idle watchers, and people who play at tables of their own meanwhile.

    python bench/server.py [--tables 100] [--watchers 200] [--people 10] [--seconds 20] [--pace 0.7] [--level greedy] [--json]

A real server process with SQLite (WAL, synchronous=FULL) in a fresh folder; all clients are in this process. The time is from the moment before a
person's move is written to the socket to the moment its `ok` is read, so it holds what the busy client process adds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

SERVER = """
import sys
from donjon.server.app import serve
from donjon.server.settings import Settings
serve(port=0, settings=Settings(database=sys.argv[1], pace=float(sys.argv[2]), limits=False))
"""
GOAL_MS = 5.0


async def start(folder: Path, pace: float) -> tuple[asyncio.subprocess.Process, str]:
    """A server process and its address."""
    database = f"sqlite:///{folder / 'bench.sqlite3'}"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", SERVER, database, str(pace), stdout=asyncio.subprocess.PIPE)
    assert process.stdout
    line = (await process.stdout.readline()).decode()
    return process, line.split()[-1].rstrip("/")


def call(url: str, body: dict[str, Any] | None = None) -> Any:
    """A JSON call."""
    request = urllib.request.Request(url, None if body is None else json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


async def enter(url: str, table: str, *tokens: str) -> ClientConnection:
    """A connection that has said hello."""
    socket = await connect(f"{url.replace('http', 'ws')}/api/tables/{table}/ws", max_size=None, compression=None, max_queue=None)
    await socket.send(json.dumps({"type": "hello", "tokens": tokens}))
    return socket


class Bench:
    """What is running, and what was counted."""

    def __init__(self, url: str, level: str) -> None:
        self.url = url
        self.level = level
        self.frames = 0
        self.bot_moves = 0
        self.times: list[float] = []

    async def open(self, chairs: list[dict[str, Any]]) -> dict[str, Any]:
        """A new table."""
        found: dict[str, Any] = await asyncio.to_thread(call, f"{self.url}/api/tables", {"game": "knights", "seats": chairs})
        return found

    async def bots(self, watchers: int) -> None:
        """A table of bots with its watchers; when a match is over they go on at another."""
        while True:
            opened = await self.open([{"kind": "bot", "level": self.level}] * 2)
            watching = [asyncio.create_task(self.watch(opened["table"], first=not number)) for number in range(max(1, watchers))]
            try:
                await asyncio.gather(*watching)
            finally:
                for task in watching:
                    task.cancel()

    async def watch(self, table: str, first: bool) -> None:
        """An idle watcher: reads, and looks at no more than whether the match is over."""
        async with await enter(self.url, table) as socket:
            async for frame in socket:
                self.frames += 1
                text = str(frame)
                self.bot_moves += first and text.startswith('{"type":"moved"')
                if '"finished":true' in text:
                    return

    async def person(self, seed: int) -> None:
        """Somebody who plays both seats of a table, a move about every fifth of a second."""
        rng = random.Random(seed)
        while True:
            opened = await self.open([{"kind": "human"}] * 2)
            async with await enter(self.url, opened["table"], *opened["seats"].values()) as socket:
                where = json.loads(await socket.recv())
                while not where["finished"]:
                    await asyncio.sleep(rng.uniform(0.1, 0.3))
                    where = await self.move(socket, where, rng)

    async def move(self, socket: ClientConnection, where: dict[str, Any], rng: random.Random) -> dict[str, Any]:
        """One timed move; the position after it."""
        request = {"type": "play", "n": where["ply"], "seat": where["mover"], "move": rng.choice(where["legal"]), "ply": where["ply"]}
        text = json.dumps(request)
        begun = time.perf_counter()
        await socket.send(text)
        while True:
            frame = str(await socket.recv())
            if frame.startswith('{"type":"ok"'):
                self.times.append(time.perf_counter() - begun)
            elif frame.startswith('{"type":"moved"'):
                found: dict[str, Any] = json.loads(frame)
                return found
            elif frame.startswith('{"type":"error"'):
                raise RuntimeError(frame)


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    """Runs the load and counts."""
    with tempfile.TemporaryDirectory() as folder:
        process, url = await start(Path(folder), args.pace)
        bench = Bench(url, args.level)
        share, rest = divmod(args.watchers, args.tables) if args.tables else (0, 0)
        tasks = [asyncio.create_task(bench.bots(share + (number < rest))) for number in range(args.tables)]
        tasks += [asyncio.create_task(bench.person(seed)) for seed in range(args.people)]
        try:
            await asyncio.sleep(args.warm)
            bench.times.clear()
            bench.frames = bench.bot_moves = 0
            begun = time.perf_counter()
            for _ in range(int(args.seconds)):
                await asyncio.sleep(1)
                failed = [task for task in tasks if task.done()]
                for task in failed:
                    task.result()
            return report(bench, args, time.perf_counter() - begun)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await process.wait()


def report(bench: Bench, args: argparse.Namespace, seconds: float) -> dict[str, Any]:
    """The figures."""
    times = sorted(bench.times)
    return {
        "tables": args.tables,
        "watchers": args.watchers,
        "people": args.people,
        "pace": args.pace,
        "seconds": round(seconds, 1),
        "moves": len(times),
        "median_ms": round(1000 * statistics.median(times), 2),
        "p95_ms": round(1000 * times[int(0.95 * len(times))], 2),
        "max_ms": round(1000 * times[-1], 2),
        "bot_moves_per_second": round(bench.bot_moves / seconds, 1),
        "frames_per_second": round(bench.frames / seconds, 1),
        "goal_ms": GOAL_MS,
    }


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="The time of a stored move under load.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--watchers", type=int, default=200)
    parser.add_argument("--people", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=float, default=5)
    parser.add_argument("--pace", type=float, default=0.7, help="seconds between a bot's moves; 0: as fast as they can")
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    figures = asyncio.run(measure(args))
    if args.json:
        print(json.dumps(figures))
        return
    print(f"{figures['tables']} tables of bots ({figures['bot_moves_per_second']} moves a second), {figures['watchers']} watchers")
    print(f"{figures['moves']} moves of {figures['people']} people, sent to acknowledged: median {figures['median_ms']} ms, ", end="")
    print(f"p95 {figures['p95_ms']} ms, longest {figures['max_ms']} ms (goal: median under {GOAL_MS:g} ms)")


if __name__ == "__main__":
    main()
