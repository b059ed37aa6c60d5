"""A whole match of Robber Knights in a real browser, by clicking only, and by keys alone."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Page, TimeoutError

from tests.page.kit import SIZES, click_middle, open_table, page_of, play_to_the_end, press, tap


def decide(page: Page) -> None:
    """One decision, by clicks: the first tile to keep, the first direction for knights, one tile a turn on the first lit place."""
    if page.locator(".choice:enabled").count():
        tap(page.locator(".choice"))
    elif page.locator(".orders").count():
        tap(page.locator(".orders .way:not([aria-disabled=true])"))
        tap(page.locator(".orders .go"))
    elif page.locator(".stop:enabled").count():
        tap(page.locator(".stop"))
    elif page.locator(".fit.lit").count():
        click_middle(page, page.locator(".fit.lit").first)
    elif page.locator(".held:enabled").count():
        tap(page.locator(".held:enabled"))


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_match_by_clicking_only(browser: Browser, url: str, size: str) -> None:
    with page_of(browser, size) as page:
        open_table(page, url, "Robber Knights")
        play_to_the_end(page, decide)


def decide_by_keys(page: Page) -> None:
    """The same decisions without a pointer: Enter on what has the focus, a number for the tile, arrows to the first lit place."""
    if page.locator(".choice:enabled").count():
        press(page.locator(".choice"))
    elif page.locator(".orders").count():
        press(page.locator(".orders .way:not([aria-disabled=true])"))
        press(page.locator(".orders .go"))
    elif page.locator(".stop:enabled").count():
        press(page.locator(".stop"))
    elif page.locator(".fit.lit").count():
        walk_to_lit(page)
    elif page.locator(".held:enabled").count():
        with suppress(TimeoutError):
            page.get_by_role("application").focus(timeout=1_000)
            page.keyboard.press("1")


def walk_to_lit(page: Page) -> None:
    """Arrows from where the cursor is to the first lit place, then Enter."""
    page.get_by_role("application").focus()
    page.keyboard.press("ArrowUp")
    with suppress(TimeoutError):
        here = page.locator("rect.cursor").last
        x, y = (int(str(here.get_attribute(name, timeout=1_000))) // 100 for name in ("x", "y"))
        place = re.search(r"translate\((-?\d+) (-?\d+)\)", str(page.locator(".fit.lit").first.get_attribute("transform", timeout=1_000)))
        assert place
        east, south = int(place[1]) // 100 - x, int(place[2]) // 100 - y
        for key, times in (("ArrowRight", east), ("ArrowLeft", -east), ("ArrowDown", south), ("ArrowUp", -south)):
            for _ in range(times):
                page.keyboard.press(key)
        page.keyboard.press("Enter")


def test_a_whole_match_by_keys_alone(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop") as page:
        open_table(page, url, "Robber Knights")
        play_to_the_end(page, decide_by_keys)
