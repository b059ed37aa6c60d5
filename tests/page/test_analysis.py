"""After the game: the chart that is the replay's slider, what each move was worth, the better one on the board, and playing on from there."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from websockets.sync.client import connect

from tests.page.kit import call, open_by_call, page_of
from tests.page.test_connection import Wire
from tests.page.test_page import serious

GAME = "castle"
ANALYSED = 120_000
"""Milliseconds for an analysis, where the search must be compiled first."""


@pytest.fixture(scope="module")
def finished(url: str) -> tuple[str, str]:
    """A match played to its end by random moves: its address and its table."""
    address, table = open_by_call(url, GAME)
    chance = random.Random(7)
    token = address.partition("#0=")[2]
    with connect(f"{url.replace('http', 'ws')}/api/tables/{table}/ws", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [token], "seen": 0}))
        sent = 0
        while True:
            message = json.loads(socket.recv(60))
            assert message["type"] != "error", message
            if message["type"] not in ("table", "moved"):
                continue
            if message["finished"]:
                return address, table
            if message["legal"] and message["ply"] >= sent:
                sent = message["ply"] + 1
                socket.send(
                    json.dumps({"type": "play", "n": sent, "seat": 0, "move": chance.choice(message["legal"]), "ply": message["ply"]})
                )


def analyse(page: Page, address: str) -> None:
    """Opens the analysis from the result, and waits until it is whole."""
    page.goto(address)
    page.get_by_role("button", name="Analysis").click()
    page.locator("figure").get_by_role("slider").wait_for(timeout=ANALYSED)
    expect(page.locator("progress")).to_have_count(0, timeout=ANALYSED)


def where(page: Page) -> int:
    """The ply that the board shows."""
    told = page.locator("figure").get_by_role("slider").get_attribute("aria-valuetext")
    found = re.match(r"Move (\d+) of", told or "")
    assert found, told
    return int(found[1])


def test_the_chart_is_the_slider_and_has_a_table(browser: Browser, url: str, finished: tuple[str, str]) -> None:
    address, table = finished
    info = call(f"{url}/api/tables/{table}")
    with page_of(browser, "desktop") as page:
        analyse(page, address)
        assert where(page) == info["ply"]
        slider = page.locator("figure").get_by_role("slider")
        slider.focus()
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        expect(slider).to_have_value(str(info["ply"] - 2))
        expect(page.locator(".replay")).to_contain_text(f"Move {info['ply'] - 2} of {info['ply']}")
        page.keyboard.press("Home")
        expect(page.locator(".replay")).to_contain_text(f"Move 0 of {info['ply']}")

        page.get_by_text("The chances as a table").click()
        rows = page.get_by_role("region", name="Analysis").locator("table tbody tr")
        expect(rows).to_have_count(info["ply"] + 1)  # the start, and every move: none was taken back
        share = f"{100 // len(info['winners'])} %"
        expect(rows.last.locator("td").nth(1)).to_have_text(share if 0 in info["winners"] else "0 %")
        expect(rows.last.locator("td").nth(2)).to_have_text(share if 1 in info["winners"] else "0 %")
        assert serious(page) == []

        page.get_by_role("button", name="Moves", exact=True).click()
        expect(page.locator(".log .mark")).to_have_count(info["ply"])
        expect(page.locator(".log .mark").first).to_have_text(re.compile("move|mistake"))


def test_the_better_move_is_shown_and_can_be_played_on(browser: Browser, url: str, finished: tuple[str, str]) -> None:
    address, table = finished

    def crowned(message: dict[str, Any]) -> bool:
        """A bot as good as any, as far as the page knows."""
        if message["type"] != "table":
            return True
        ana, bot = message["chairs"]
        wire.here.send(json.dumps({**message, "chairs": [ana, {**bot, "level": "level:6"}]}))
        return False

    with page_of(browser, "desktop") as page:
        wire = Wire(page, crowned)
        analyse(page, address)
        costliest = page.get_by_role("region", name="Analysis").locator("article", has_text="Show it on the board").first
        told = re.search(r"Move (\d+)", costliest.inner_text())
        assert told
        ply = int(told[1])
        costliest.get_by_role("button", name="Show it on the board").click()
        expect(page.get_by_text("Better here:")).to_be_visible()
        assert where(page) == ply - 1
        page.get_by_role("button", name="What was played").click()
        expect(page.locator(".replay")).to_contain_text(f"Move {ply} of")
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".replay")).to_contain_text(f"Move {ply - 1} of")

        page.get_by_role("button", name="Play on from here").click()
        dialog = page.get_by_role("dialog", name="What if …?")
        expect(dialog.get_by_role("radio").first).to_be_checked()  # the seat that was one's own, whoever is on turn
        expect(dialog.get_by_role("radio", name="King", exact=True)).to_be_checked()
        assert serious(page) == []
        mover = call(f"{url}/api/tables/{table}/at/{ply - 1}")["mover"]
        dialog.get_by_role("radio").nth(mover).check()
        dialog.get_by_role("radio", name="Page", exact=True).check()
        dialog.get_by_role("button", name="Play on from here").click()
        page.wait_for_url(lambda to: f"/t/{table}" not in to)
        page.locator("main.board").wait_for()
        expect(page.get_by_role("group", name="What to do now")).to_contain_text("Your turn")
        other = call(f"{url}/api/tables/{page.url.rpartition('/')[2]}")
        assert other["origin"] == {"table": table, "ply": ply - 1}
        assert other["chairs"][mover]["kind"] == "human" and other["chairs"][1 - mover]["kind"] == "bot"


def test_a_phone_by_candlelight(browser: Browser, finished: tuple[str, str]) -> None:
    with page_of(browser, "phone") as page:
        page.emulate_media(color_scheme="dark")
        analyse(page, finished[0])
        assert serious(page) == []
        page.get_by_role("button", name="Overview").locator("visible=true").click()
        drawer = page.get_by_role("dialog", name="Analysis")
        expect(drawer.get_by_text("Luck and skill", exact=True)).to_be_visible()
        expect(drawer.get_by_role("heading", level=4)).to_have_count(2)
        assert serious(page) == []
        drawer.get_by_role("button", name="Show it on the board").first.click()
        expect(page.get_by_text("Better here:")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        box = page.locator("figure").bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390
