"""Starts real servers fast: the program is loaded once, and each line on stdin forks a server process that can be killed like any other."""

import os
import sys

from donjon.server.app import serve
from donjon.server.settings import Settings


def main(database: str, port: int) -> None:
    """Forks a server for each line; says its process id."""
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if not child:
            os.close(0)
            serve(port=port, settings=Settings(database=database, limits=False, pace=0.01, workers=1))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
