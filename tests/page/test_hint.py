"""A hint in the browser: the best move and the next one in words, each shown on the board at a touch, heard, and put away; axe."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.page.kit import open_table, page_of
from tests.page.test_page import serious

WARM_UP = 150_000
"""Milliseconds for the first hint of a game: the search may have to be compiled."""


def test_a_hint_says_what_and_why(browser: Browser, url: str) -> None:
    with page_of(browser, "phone") as page:
        open_table(page, url, "Robber Knights")
        page.get_by_role("button", name="Hint").click()
        tips = page.locator(".advice .tip")
        expect(tips.first).to_be_visible(timeout=WARM_UP)
        # One tile of three is kept: the village or the mountains with their reason; the plain, which has none, tells only what is to be expected.
        best, next_one = tips.nth(0), tips.nth(1)
        expect(best).to_have_text(re.compile(r"^Best: Player 1 keeps (mountains|plain)"))
        expect(best).to_have_text(re.compile(r"You (win about \d of 10 games|hardly ever win|win nearly every game) from here\."))
        expect(next_one).to_have_text(re.compile(r"^Next best: Player 1 keeps (mountains|plain)"))
        expect(best).to_have_attribute("aria-pressed", "true")
        for tip in (best, next_one):
            tip.click()
            expect(tip).to_have_attribute("aria-pressed", "true")
            text = tip.inner_text()
            for tile, reason in (
                ("mountains", "The move keeps the mountains, which can bar"),
                ("village", "The move keeps the village out of the start"),
            ):
                assert (reason in text) == (tile in text.splitlines()[0])
            expect(page.locator("[aria-live=assertive]")).to_have_text(re.compile("^" + re.escape(text.splitlines()[0])))
        page.get_by_role("button", name="See the board").click()
        expect(tips).to_have_count(1)
        expect(tips).to_have_text(re.compile(r"^Next best: \S[^.]*$"))
        assert serious(page) == []
        page.keyboard.press("Escape")
        expect(page.locator(".advice")).to_have_count(0)
