"""Makes the pictures of boards in this folder: plays a match in a real browser and looks at it early, in the middle, at its end and during the count.

    .venv/bin/python docs/pictures/make.py                                    all that stand in docs/boards.md
    .venv/bin/python docs/pictures/make.py --to /tmp/look --size phone --lang de --scheme dark dungeon

It starts a server of its own. All seats play greedily, and every run shows another match. Needs an installed Chromium, as the tests of the page do.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

from donjon import Match
from donjon.bots import think
from donjon.core import game as games
from donjon.core.errors import DonjonError

HERE = Path(__file__).parent
SIZES = {"desktop": (1200, 760), "phone": (390, 844)}
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
NAMES = ("Ana", "Bo", "Cleo", "Dag", "Eva")
EARLY, MIDDLE = 0.1, 0.55
"""When to look, as parts of a match's usual length."""
LONG = {"castle": 17, "duel": 160, "dungeon": 34}
"""The usual decisions of a seat in a match, where they are not about 60."""


@contextmanager
def server() -> Iterator[str]:
    """A server on a free port; its tables are gone afterwards."""
    with socket.socket() as free, tempfile.TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        changes = {"DONJON_DATABASE": f"sqlite:///{folder}/x.sqlite3", "DONJON_LIMITS": "off", "DONJON_PACE": "0"}
        running = subprocess.Popen(
            [sys.executable, "-m", "donjon", "--port", str(port), "--no-browser", "--no-warm"], env={**os.environ, **changes}
        )
        try:
            wait_for(f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}"
        finally:
            running.terminate()
            running.wait(10)


def wait_for(url: str) -> None:
    """Waits until the server answers."""
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{url}/healthz", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def call(url: str, body: dict[str, Any] | None = None) -> Any:
    """An answer over HTTP."""
    asked = urllib.request.Request(url, json.dumps(body).encode() if body else None, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        return json.load(answer)


class Player:
    """Plays seat 0 greedily, over a connection of its own."""

    def __init__(self, socket: ClientConnection, url: str, game: str, table: str, token: str) -> None:
        self.game = game
        self.record = urllib.request.Request(f"{url}/api/tables/{table}/record", headers={"Authorization": f"Bearer {token}"})
        self.socket = socket
        self.number = 0
        self.where: dict[str, Any] = {}
        self.socket.send(json.dumps({"type": "hello", "tokens": [token], "seen": 0}))
        self.take()

    def take(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(60))
        if message["type"] in ("table", "moved"):
            self.where = message
        return message

    def ask(self, **request: Any) -> dict[str, Any]:
        """The answer to a request."""
        self.number += 1
        self.socket.send(json.dumps({"n": self.number, **request}))
        while True:
            answer = self.take()
            if answer.get("n") == self.number:
                return answer

    def go_on(self, until: int) -> bool:
        """Plays until it is our turn after so many entries; False once the match is over."""
        while not self.where["finished"]:
            if not self.where["legal"]:
                self.take()
            elif self.where["ply"] >= until:
                return True
            else:
                ply = self.where["ply"]
                self.ask(type="play", seat=0, move=self.choose(), ply=ply)
                while self.where["ply"] == ply:
                    self.take()
        return False

    def choose(self) -> str:
        """A greedy move; any legal one where the record hides too much to know the position."""
        with urllib.request.urlopen(self.record) as answer:
            text = answer.read().decode()
        try:
            return think.choose(self.game, Match.read(text).concealed(0), 0, "greedy", self.number)
        except DonjonError:
            return str(random.choice(self.where["legal"]))


def skip(page: Page) -> None:
    """Does not wait until all moves, or all steps of the count, are told."""
    page.wait_for_timeout(500)
    page.keyboard.press("Escape")


def look(page: Page, file: Path, rest: int = 1500) -> None:
    """A picture of the page after so many milliseconds of rest."""
    page.wait_for_timeout(rest)
    page.screenshot(path=file)
    print(file, file.stat().st_size // 1000, "kB")


def pictures(
    browser: Browser, url: str, game: str, to: Path, size: str, lang: str, scheme: Any, seats: int, options: dict[str, str]
) -> None:
    """Plays one match and looks at it four times."""
    seats = min(seats, games.meta(game).seats[1])
    chairs = [{"kind": "human", "name": NAMES[0]}] + [{"kind": "bot", "level": "greedy", "name": name} for name in NAMES[1:seats]]
    opened = call(f"{url}/api/tables", {"game": game, "seats": chairs, "options": options})
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=lang, color_scheme=scheme, has_touch=size == "phone", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(f"{url}/t/{opened['table']}#0={opened['seats']['0']}")
    page.locator("main.board").wait_for()
    with connect(f"ws{url[4:]}/api/tables/{opened['table']}/ws", max_size=None) as socket:
        player = Player(socket, url, game, opened["table"], opened["seats"]["0"])
        for name, when in (("early", EARLY), ("middle", MIDDLE)):
            if player.go_on(int(when * LONG.get(game, 60) * seats)):
                skip(page)
                page.locator(".big.yours").first.wait_for()
                look(page, to / f"{game}-{name}.png")
        player.go_on(100_000)
    skip(page)
    page.locator(".won .step").wait_for()
    look(page, to / f"{game}-count.png", 300)
    skip(page)
    look(page, to / f"{game}-end.png")
    context.close()


def main() -> None:
    """Reads what is asked for, and makes it."""
    asked = argparse.ArgumentParser(description="Makes the pictures of boards.")
    asked.add_argument("games", nargs="*", default=["towers", "duel", "dungeon", "castle"])
    asked.add_argument("--to", type=Path, default=HERE)
    asked.add_argument("--size", choices=SIZES, default="desktop")
    asked.add_argument("--lang", default="en")
    asked.add_argument("--scheme", choices=("light", "dark"), default="light")
    asked.add_argument("--seats", type=int, default=3)
    asked.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    chosen = asked.parse_args()
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        raise SystemExit(f"no browser: install one of {', '.join(BROWSERS)}")
    chosen.to.mkdir(parents=True, exist_ok=True)
    options = dict(option.split("=", 1) for option in chosen.option)
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for game in chosen.games:
            pictures(browser, url, game, chosen.to, chosen.size, chosen.lang, chosen.scheme, chosen.seats, options)
        browser.close()


if __name__ == "__main__":
    main()
