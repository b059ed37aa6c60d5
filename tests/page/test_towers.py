"""A whole match of 5 Towers in a real browser, by clicking only, and by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.page.kit import SIZES, open_table, page_of, play_to_the_end, press, skip_telling, tap


def decide(page: Page, act: Callable[[Locator], None]) -> None:
    """One decision: the highest lit bid, take nothing down, build the first lit card."""
    skip_telling(page)
    keep = page.locator(".hand .button:not(.off)", has_text="Take nothing down")
    if page.locator(".coin.can").count():
        act(page.locator(".coin.can").last)
    elif page.locator(".card.can").count():
        act(page.locator(".card.can"))
    elif keep.count():
        act(keep)
    elif page.locator(".site.open").count():
        act(page.locator(".site.open"))


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_match_by_clicking_only(browser: Browser, url: str, size: str) -> None:
    with page_of(browser, size) as page:
        open_table(page, url, "5 Towers")
        play_to_the_end(page, lambda page: decide(page, tap))


def test_a_whole_match_by_keys_alone(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop") as page:
        open_table(page, url, "5 Towers")
        play_to_the_end(page, lambda page: decide(page, press))
