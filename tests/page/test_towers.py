"""A whole match of 5 Towers in a real browser, by clicking only, and turns and an end by keys alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, Locator, Page

from tests.page.kit import near_the_end, open_table, page_of, play_to_the_end, play_until, press, seen, sit_down, tap


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


def test_a_whole_match_by_clicking_only(browser: Browser, url: str) -> None:
    with page_of(browser, "phone", haste=True) as page:
        sit_down(page, url, "towers")
        play_to_the_end(page, lambda page: decide(page, tap))


def test_turns_by_clicking_only_from_the_home_page_on(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop", haste=True) as page:
        open_table(page, url, "5 Towers")
        play_until(page, lambda page: decide(page, tap), lambda ply: ply >= 40)


def test_turns_by_keys_alone_and_the_end_of_a_match(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop", haste=True) as page:
        sit_down(page, url, "towers")
        play_until(page, lambda page: decide(page, press), lambda ply: ply >= 40)
        page.goto(near_the_end(url, "towers"))
        page.locator("main.board").wait_for()
        play_to_the_end(page, lambda page: decide(page, press))
