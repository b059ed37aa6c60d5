"""What the browser's tests share: a page that tolerates no error, and a match played from the home page to its end."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
PATIENCE = 20_000
"""Milliseconds to wait for something that must come."""


@contextmanager
def page_of(browser: Browser, size: str, lang: str = "en-GB") -> Iterator[Page]:
    """A new page; anything that the console calls an error fails the test."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=lang, has_touch=size == "phone", reduced_motion="reduce"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    yield page
    context.close()
    assert not errors


def open_table(page: Page, url: str, title: str) -> None:
    """From the home page to a table of that game against a gentle bot."""
    page.goto(url)
    page.locator("#chosen").wait_for()
    if page.locator("#chosen").inner_text() != title:
        page.get_by_role("button", name=re.compile(title)).click()
    page.get_by_text("gentle", exact=True).click()
    page.get_by_role("button", name="Play now").click()
    page.locator("main.board").wait_for()


def tap(place: Locator) -> None:
    """A click on the first of these, unless it has just gone: the board may play a forced move by itself meanwhile."""
    with suppress(TimeoutError):
        place.first.click(timeout=1_500)


def press(place: Locator) -> None:
    """Enter on the first of these, unless it has just gone."""
    with suppress(TimeoutError):
        place.first.focus(timeout=1_000)
        place.page.keyboard.press("Enter")


def skip_telling(page: Page) -> None:
    """Escape, where moves of others are still being told."""
    if page.locator(".now button", has_text="Skip").count():
        page.keyboard.press("Escape")


def click_middle(page: Page, place: Locator) -> None:
    """A click at the middle of a drawn place, unless it has just gone; it may have nothing in it to click on but the board."""
    with suppress(TimeoutError):
        if box := place.bounding_box(timeout=300):
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


PLY = "async () => (await (await fetch('/api/tables' + location.pathname.slice(2))).json()).ply"
STILL = 100
"""Decisions without a move, after which a player closes what a stray click has opened, and then loads the page anew."""


def play_to_the_end(page: Page, decide: Callable[[Page], None]) -> None:
    """Decides whenever something is lit, until somebody has won; then the count can be skipped and a rematch is offered."""
    ply, anew = -1, 0
    for turn in range(1, 20_000):
        if page.locator(".won").count():
            break
        decide(page)
        page.wait_for_timeout(40)
        if turn % STILL == 0:
            if ply == page.evaluate(PLY):
                anew += 1
                assert anew <= 4, f"the match does not go on after ply {ply}"
                page.keyboard.press("Escape")
                if anew % 2 == 0:
                    page.reload()
                    page.locator("main.board").wait_for()
            ply = page.evaluate(PLY)
    else:
        raise AssertionError("the match did not end")
    skip = page.get_by_role("button", name="Skip")
    if skip.count():
        skip.first.click()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
