"""A whole match of 5 Towers in a real browser, by clicking only."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.page.kit import SIZES, open_table, page_of, play_to_the_end, tap


def decide(page: Page) -> None:
    """One decision, by clicks: the lowest lit bid above nothing, take nothing down, build the first lit card."""
    coins = page.locator(".coin.can")
    if coins.count():
        tap(coins.last)
    elif page.locator(".card.can").count():
        tap(page.locator(".card.can"))
    elif page.locator(".hand .button:not(.off)", has_text="Take nothing down").count():
        tap(page.locator(".hand .button:not(.off)", has_text="Take nothing down"))
    elif page.locator(".site.open").count():
        tap(page.locator(".site.open"))


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_match_by_clicking_only(browser: Browser, url: str, size: str) -> None:
    with page_of(browser, size) as page:
        open_table(page, url, "5 Towers")
        play_to_the_end(page, decide)
