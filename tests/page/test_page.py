"""What holds for every page: nothing serious for axe, little to load before the board shows, two languages without a reload, keys."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.page.kit import open_table, page_of

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUDGET = 120_000
"""Compressed bytes of script and style before a board shows."""


def open_by_call(url: str, game: str, seats: int = 2) -> tuple[str, str]:
    """A table opened over HTTP: its address with the seat's token."""
    chairs = [{"kind": "human", "name": "Ana"}] + [{"kind": "bot", "level": "random"}] * (seats - 1)
    asked = urllib.request.Request(
        f"{url}/api/tables", json.dumps({"game": game, "seats": chairs}).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(asked) as answer:
        opened = json.load(answer)
    return f"{url}/t/{opened['table']}#0={opened['seats']['0']}", opened["table"]


def playable(url: str) -> list[str]:
    with urllib.request.urlopen(f"{url}/api/games") as answer:
        return [game["name"] for game in json.load(answer) if game["playable"]]


def serious(page: Page) -> list[str]:
    """What axe calls serious or critical, with the places."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(browser: Browser, url: str, scheme: str) -> None:
    with page_of(browser, "desktop") as page:
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.goto(url)
        page.locator("#chosen").wait_for()
        assert serious(page) == []
        for game in playable(url):
            page.goto(f"{url}/rules/{game}")
            page.locator("main li").first.wait_for()
            assert serious(page) == []
            page.goto(open_by_call(url, game)[0])
            page.locator("main.board").wait_for()
            page.wait_for_timeout(500)
            assert serious(page) == []


def test_little_is_loaded_before_a_board_shows(browser: Browser, url: str) -> None:
    for game in playable(url):
        sizes: dict[str, int] = {}

        def weigh(response: Response, sizes: dict[str, int] = sizes) -> None:
            if response.request.resource_type in ("script", "stylesheet"):
                sizes[response.url] = response.request.sizes()["responseBodySize"]

        with page_of(browser, "phone") as page:
            page.on("response", weigh)
            page.goto(open_by_call(url, game)[0])
            page.locator("main.board svg").locator("visible=true").first.wait_for()
            page.wait_for_timeout(300)
        assert 10_000 < sum(sizes.values()) <= BUDGET, (game, sizes)


def test_the_language_is_switched_without_a_reload(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop", "de-DE") as page:
        page.goto(url)
        expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
        page.evaluate("window.kept = true")
        page.get_by_label("Sprache").select_option("en")
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        assert page.evaluate("window.kept")


def test_a_seat_outlives_a_reload(browser: Browser, url: str) -> None:
    with page_of(browser, "phone") as page:
        open_table(page, url, "Robber Knights")
        page.locator(".choice:enabled").first.click()
        page.locator(".held").first.wait_for()
        page.reload()
        page.locator(".held").first.wait_for()


def test_a_tile_is_laid_by_keys_alone(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop") as page:
        open_table(page, url, "Robber Knights")
        page.locator(".choice:enabled").first.focus()
        page.keyboard.press("Enter")
        page.locator(".held:enabled").first.wait_for()
        board = page.get_by_role("application")
        board.focus()
        page.keyboard.press("1")
        lit = page.locator(".fit.lit").count()
        assert lit
        for key in ["ArrowUp"] * 2:
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        expect(page.locator(".log, .orders").get_by_text("lays").first).to_be_visible()
