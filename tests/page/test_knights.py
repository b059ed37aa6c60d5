"""A whole match of Robber Knights in a real browser, by clicking only."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.page.kit import SIZES, click_middle, open_table, page_of, play_to_the_end, tap


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
