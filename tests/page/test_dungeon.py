"""A whole match of Birds, Dragons and the Dungeon in a real browser, by clicking only."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.page.kit import SIZES, click_middle, open_table, page_of, play_to_the_end, tap


def decide(page: Page) -> None:
    """One decision, by clicks: climb where a knight is lifted, else turn up a card and play it on the first lit slot, else shuffle it back."""
    lit = page.locator(".place.open, .top.lit")
    if lit.count():
        click_middle(page, lit.first.locator("rect").first)
    elif page.locator(".piece.able").count():
        click_middle(page, page.locator(".piece.able").first)
    elif page.locator(".deck:enabled").count():
        tap(page.locator(".deck"))
    elif page.locator(".turn i").count():
        tap(page.locator(".turn"))
    elif page.get_by_role("button", name="Shuffle it back").count():
        tap(page.get_by_role("button", name="Shuffle it back"))


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_match_by_clicking_only(browser: Browser, url: str, size: str) -> None:
    with page_of(browser, size) as page:
        open_table(page, url, "Birds, Dragons and the Dungeon")
        play_to_the_end(page, decide)
