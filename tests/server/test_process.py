"""The program as it is started: the address, a taken port, a database that is none."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from pathlib import Path

import httpx
import pytest

PROGRAM = """
import sys
from donjon.server.app import serve
serve(port=int(sys.argv[1]), database=sys.argv[2], browser=True)
"""


async def program(port: int, database: str) -> asyncio.subprocess.Process:
    """A server process."""
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(sys.executable, "-c", PROGRAM, str(port), database, stdout=pipe, stderr=pipe)


async def test_it_says_where_it_is_and_stops_when_asked(tmp_path: Path) -> None:
    process = await program(0, f"sqlite:///{tmp_path / 'x.sqlite3'}")
    assert process.stdout
    line = (await process.stdout.readline()).decode()
    assert line.startswith("donjon is at http://127.0.0.1:")
    async with httpx.AsyncClient() as http:
        assert (await http.get(line.split()[-1] + "healthz")).json()["ok"]
    process.send_signal(signal.SIGTERM)
    _, err = await process.communicate()
    assert b"Traceback" not in err


async def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = await program(port, f"sqlite:///{tmp_path / 'x.sqlite3'}")
        out, err = await process.communicate()
    assert process.returncode == 2 and not out
    assert f"port {port}" in err.decode() and "taken" in err.decode() and "Traceback" not in err.decode()


@pytest.mark.parametrize("database", ["nonsense", "mysql://x/y", "sqlite:////proc/nowhere/x.sqlite3"])
async def test_a_database_that_is_none_is_named(database: str) -> None:
    process = await program(0, database)
    out, err = await process.communicate()
    assert process.returncode == 2 and not out
    assert "Traceback" not in err.decode() and len(err.decode().strip().splitlines()) == 1, err.decode()
