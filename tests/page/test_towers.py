"""A whole match of 5 Towers in a real browser, by clicking only, and by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.page.kit import SIZES, begin, page_of, play_to_the_end, press, seen, sit_down, tap


def decide(page: Page, act: Callable[[Locator], None]) -> None:
    """One decision: the highest lit bid, take nothing down, build the first lit card."""
    keep = page.locator(".hand .button:not(.off)", has_text="Take nothing down")
    match seen(page, ".coin.can", ".card.can"):
        case ".coin.can":
            act(page.locator(".coin.can").last)
        case ".card.can":
            act(page.locator(".card.can"))
        case _ if keep.count():
            act(keep)
        case _ if page.locator(".site.open").count():
            act(page.locator(".site.open"))


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_match_by_clicking_only(browser: Browser, url: str, size: str) -> None:
    with page_of(browser, size, haste=True) as page:
        begin(page, url, "towers", "5 Towers", size)
        play_to_the_end(page, lambda page: decide(page, tap))


def test_a_whole_match_by_keys_alone(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop", haste=True) as page:
        sit_down(page, url, "towers")
        play_to_the_end(page, lambda page: decide(page, press))
