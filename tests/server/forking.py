"""Starts real servers fast: the program is loaded once, and each line on stdin forks a server process that can be killed like any other."""

import asyncio
import os
import sys

from donjon.server.app import configure, serve
from donjon.server.settings import Settings
from donjon.server.store import Store


def settings(database: str) -> Settings:
    """One worker that loads nothing ahead, no limits, hardly a pause."""
    return Settings(database=database, limits=False, pace=0.01, workers=1, load_ahead=False)


async def warm(database: str) -> None:
    """Runs everything once, so that a fork has it in memory."""
    configure(settings(database)).load()
    store = await Store.open(database)
    await store.load("nothing")
    await store.close()


def main(database: str, port: int) -> None:
    """Forks a server for each line; says its process id."""
    asyncio.run(warm(database))
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if not child:
            os.close(0)
            serve(port=port, settings=settings(database))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
