"""The lab in the browser: the form filled and run at a desk, the report read there and on a phone; the file that the form writes and reads."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.page.kit import PATIENCE, page_of
from tests.page.test_page import serious

DECKS = """
name = "decks"
[[play]]
game = "dungeon"
seats = [3, 4]
games = 70
bots = [["greedy", "random"]]
options.deck = ["standard", "fiery"]
"""
SECTION = '[[play]]\ngame = "knights"\nbots = [["greedy", "random", "random"]]\nseats = 3\n'


def wide(page: Page) -> int:
    """Pixels by which the page is wider than the window."""
    found: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return found


def test_an_experiment_from_the_form_to_its_report(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop") as page:
        page.goto(url)
        page.locator("section", has=page.get_by_role("heading", name="Lab")).get_by_role("link").click()
        page.get_by_role("combobox", name=re.compile("^Game")).select_option(label="Birds, Dragons and the Dungeon")
        page.get_by_text("Compare options").click()
        page.get_by_role("checkbox", name="stormy: one more bird").check()
        page.get_by_label("Games of each combination").fill("50")
        expect(page.locator(".sum")).to_have_text(re.compile(r"2 combinations × 50 games\s+= 100 games"))
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save as a file").click()
        assert saved.value.suggested_filename == "dungeon.toml"
        asked = tomllib.loads(Path(saved.value.path()).read_text("utf-8"))
        assert asked["games"] == 50 and asked["play"] == [
            {"game": "dungeon", "seats": [2], "bots": ["greedy"], "options": {"deck": ["standard", "stormy"]}}
        ]
        assert serious(page) == []
        page.get_by_role("button", name="Run", exact=True).click()
        expect(page.get_by_role("progressbar")).to_be_visible()
        expect(page.get_by_role("link", name="As text")).to_be_visible(timeout=300_000)
        report = page.frame_locator("iframe")
        expect(report.get_by_role("heading", name="Who wins: seats")).to_be_visible()
        expect(report.get_by_text(re.compile("^stormy")).first).to_be_attached()
        assert page.locator("iframe").evaluate("frame => frame.contentDocument.documentElement.scrollHeight - frame.clientHeight") <= 1
        page.locator(".language select").select_option("fi")
        expect(report.get_by_role("heading", name="Kuka voittaa: paikat")).to_be_visible(timeout=60_000)
        expect(page.get_by_role("link", name="Tekstinä")).to_have_attribute("href", re.compile(r"report\.txt\?language=fi$"))
        page.locator(".language select").select_option("en")
        expect(report.get_by_role("heading", name="Who wins: seats")).to_be_visible()
        address = page.url
    with page_of(browser, "phone") as page:
        page.goto(f"{url}/lab")
        page.get_by_role("link", name="dungeon", exact=True).tap()
        assert page.url == address
        expect(page.frame_locator("iframe").get_by_role("heading", name="Who wins: seats")).to_be_visible()
        assert wide(page) <= 0
        page.get_by_role("button", name="Delete").tap()
        page.get_by_role("button", name="Delete", exact=True).tap()
        expect(page.get_by_text("There is none yet.")).to_be_visible()


def test_a_file_fills_the_form_or_is_run_as_it_is(browser: Browser, url: str) -> None:
    with page_of(browser, "phone") as page:
        page.goto(f"{url}/lab")
        bring = page.get_by_label("Load a file")
        bring.set_input_files({"name": "decks.toml", "mimeType": "text/plain", "buffer": DECKS.encode()})
        expect(page.get_by_text("Read from decks.toml.")).to_be_visible()
        expect(page.get_by_role("checkbox", name="fiery: one more dragon")).to_be_checked()
        expect(page.get_by_role("radio", name="two kinds meet")).to_be_checked()
        expect(page.locator(".sum")).to_have_text(re.compile(r"4 combinations × 70 games\s+= 280 games"))
        assert wide(page) <= 0 and serious(page) == []
        bring.set_input_files({"name": "more.toml", "mimeType": "text/plain", "buffer": (DECKS + SECTION).encode()})
        expect(page.get_by_text("This file says more than the form can show.")).to_be_visible()
        expect(page.locator(".sum")).to_have_text(re.compile(r"5 combinations\s+= 1,280 games"))
        page.get_by_role("button", name="Back to the form").tap()
        expect(page.get_by_role("radio", name="two kinds meet")).to_be_checked()
    # What the server refuses is an error on the console, which page_of does not tolerate.
    page = browser.new_page()
    page.goto(f"{url}/lab")
    page.get_by_label("Load a file").set_input_files(
        {"name": "wrong.toml", "mimeType": "text/plain", "buffer": DECKS.replace("fiery", "icy").encode()}
    )
    expect(page.get_by_role("alert")).to_contain_text("play[1].options.deck", timeout=PATIENCE)
    page.close()
