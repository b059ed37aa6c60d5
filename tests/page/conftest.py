"""A server of its own on a free port, and an installed Chromium that looks at it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests import memory

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox", "--disable-gpu", "--disable-audio-output", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server, its tables in a folder of this run."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with memory.folder(tmp_path_factory.mktemp("page")) as folder:
        yield from _served(folder, port)


def _served(folder: Path, port: int) -> Iterator[str]:
    environment = {
        **os.environ,
        "DONJON_DATABASE": f"sqlite:///{folder / 'page.sqlite3'}",
        "DONJON_LIMITS": "off",
        "DONJON_PACE": "0.05",
        "DONJON_ANALYSIS": "1",
        # Tables of all games are opened within seconds: loading five searches at once would hold the bots of the first ones up.
        "DONJON_LOAD_AHEAD": "off",
    }
    with Path(folder / "server.log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "donjon", "--port", str(port), "--no-browser", "--no-warm"], env=environment, stdout=log, stderr=log
        )
        address = f"http://127.0.0.1:{port}"
        try:
            _wait(address)
            yield address
        finally:
            server.terminate()
            server.wait(10)


def _wait(address: str) -> None:
    end = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=20):
                return
        except OSError:
            assert time.monotonic() < end, "the server did not answer"
            time.sleep(0.1)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium; the tests fail with a plain sentence where there is none."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, f"no browser: install one of {', '.join(BROWSERS)} (Debian: apt-get install chromium)"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(QUIET))
        yield browser
        browser.close()
