"""A whole match of Tower Duel in a real browser, by clicking only, and by keys alone; and what must not be seen where a chance can be called."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.page.kit import SIZES, open_table, page_of, play_to_the_end, tap

LOOK = """() => {
  const at = found => [...document.querySelectorAll(found)].map(place => {
    const box = place.getBoundingClientRect()
    return [place.dataset.place, place.dataset.kind, box.x + box.width / 2, box.y + 20, place.querySelector('.price') !== null]
  })
  return {lit: at('.place.lit'), able: at('.place.able')}
}"""
BEST = ("tower", "waste", "store", "depot", "hand", "stock")


def first(places: list[list[Any]], *kinds: str) -> list[Any] | None:
    """The place of the first of these kinds that costs nothing."""
    return next((place for kind in kinds for place in places if place[1] == kind and not place[4]), None)


def decide(page: Page) -> None:
    """One decision, by clicks: what is held goes on a tower, else away, else on a store; then the depot, the waste pile's card, what can be built, or a draw."""
    seen = page.evaluate(LOOK)
    if to := first(seen["lit"], "tower", "waste", "store"):
        page.mouse.click(to[2], to[3])
        return
    for button in ("Leave it open", "Lay it off", "End turn"):
        if page.locator(".duel .hand .button:enabled", has_text=button).count():
            return tap(page.locator(".duel .hand .button", has_text=button))
    drawn = page.locator(".duel .hand .button:enabled", has_text="Draw")
    taken = first(seen["able"], "depot", "waste") or (None if drawn.count() else first(seen["able"], "store"))
    if taken:
        page.mouse.click(taken[2], taken[3])
    elif drawn.count():
        tap(drawn)
    elif page.get_by_role("button", name="Skip").count():
        tap(page.get_by_role("button", name="Skip"))


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_match_by_clicking_only(browser: Browser, url: str, size: str) -> None:
    with page_of(browser, size) as page:
        open_table(page, url, "Tower Duel")
        play_to_the_end(page, decide)
