"""A whole match of Robber Knights in a real browser, by clicking only; on a desktop, on a phone, and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import SIZES

PATIENCE = 20_000
"""Milliseconds to wait for something that must come."""


@contextmanager
def page_of(browser: Browser, size: str, lang: str = "en-GB") -> Iterator[Page]:
    """A new page; anything that the console calls an error fails the test."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, locale=lang, has_touch=size == "phone", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    yield page
    context.close()
    assert not errors


def decide(page: Page) -> None:
    """One decision of the person, by clicks: whatever is lit."""
    for attempt in ("keep", "knights", "tile"):
        if attempt == "keep" and page.locator(".choice").count():
            return page.locator(".choice").first.click()
        if attempt == "knights" and page.locator(".way.words").count():
            return send_knights(page)
        if attempt == "tile" and page.locator(".held:enabled").count():
            return lay_tile(page)
    return None


def send_knights(page: Page) -> None:
    """As far as the first open direction goes, else to stay on the castle."""
    direction = page.locator(".way:enabled").first
    direction.click()
    page.locator(".hand .button.accent").click()


def lay_tile(page: Page) -> None:
    """Ends the turn after the first tile, else lays a tile on the first lit place."""
    stop = page.locator(".hand .button.accent:enabled")
    if stop.count():
        return stop.click()
    if not page.locator("path.fit").count():
        page.locator(".held:enabled").first.click()
    box = page.locator("path.fit").first.bounding_box()
    assert box, "a chosen tile lights the places where it fits"
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    return None


def play_to_the_end(page: Page) -> None:
    """Decides whenever it is the person's turn, until somebody has won."""
    for _ in range(1_500):
        if page.locator(".won").count():
            return
        decide(page)
        page.wait_for_timeout(60)
    raise AssertionError("the match did not end")


def open_knights(page: Page, url: str) -> None:
    """From the home page to a table against a bot."""
    page.goto(url)
    if page.locator("#chosen").inner_text() != "Robber Knights":
        page.get_by_role("button", name=re.compile("Robber Knights")).click()
    page.get_by_text("gentle", exact=True).click()
    page.get_by_role("button", name="Play now").click()
    page.locator(".choice").first.wait_for()


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_match_by_clicking_only(browser: Browser, url: str, size: str) -> None:
    with page_of(browser, size) as page:
        open_knights(page, url)
        play_to_the_end(page)
        skip = page.get_by_role("button", name="Skip")
        if skip.count():
            skip.click()
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
