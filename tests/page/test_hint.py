"""A hint in the browser: the best move and the next one in words, each shown on the board at a touch, heard, and put away; axe; and that none is lost while the match goes on."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.page.kit import call, open_table, page_of
from tests.page.test_connection import Wire, until
from tests.page.test_duel import open_by_call as open_duel
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


class Adviser(Wire):
    """Hints are answered by the test, when it likes; `only` is the number of moves that the page is told of as legal."""

    def __init__(self, page: Page, only: int | None = None) -> None:
        self.only, self.legal, self.asked = only, list[str](), list[int]()
        super().__init__(page, self._told)

    def _told(self, message: dict[str, Any]) -> bool:
        self.legal = message.get("legal", self.legal)
        if self.only is None or not message.get("legal"):
            return True
        self.here.send(json.dumps({**message, "legal": self.legal[: self.only]}))
        return False

    def _up(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "hint":
            self.asked.append(message["n"])
        else:
            super()._up(text)

    def answer(self, move: str) -> None:
        self.here.send(json.dumps({"type": "hint", "n": self.asked[-1], "moves": [{"move": move, "result": [], "because": []}]}))


BEAT = """(() => {
  const wait = window.setTimeout
  window.setTimeout = (act, time, ...more) => time === 900 ? (window.beat = act, 0) : wait(act, time, ...more)
})()"""
"""What plays itself waits until the test calls `beat`."""


def open_castle(url: str) -> str:
    """The address of a table of two people for the one who begins; the other one never comes."""
    opened = call(f"{url}/api/tables", {"game": "castle", "seats": [{"kind": "human", "name": name} for name in "PQ"], "hot_seat": True})
    seat = call(f"{url}/api/tables/{opened['table']}")["mover"]
    return f"{url}/t/{opened['table']}#{seat}={opened['seats'][str(seat)]}"


def test_no_hint_is_asked_for_what_plays_itself(browser: Browser, url: str) -> None:
    """Else the move takes the hint away with it."""
    with page_of(browser, "desktop") as page:
        page.add_init_script(BEAT)
        adviser = Adviser(page, only=1)
        page.goto(open_castle(url))
        until(page, lambda: bool(page.evaluate("!!window.beat")))
        expect(page.get_by_role("button", name="Hint")).to_be_disabled()
        page.keyboard.press("h")
        page.evaluate("beat()")
        expect(page.locator(".log")).to_contain_text("builds")
        assert adviser.asked == []


def test_a_hint_for_a_position_that_is_gone_is_asked_for_again(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop") as page:
        adviser = Adviser(page)
        page.goto(open_duel(url, {}, "human", "human")[1])
        hint = page.get_by_role("button", name="Hint")
        hint.click()
        page.get_by_role("button", name="Draw", exact=True).click()
        expect(page.locator(".log")).to_contain_text("draws")
        adviser.answer("draw")
        until(page, lambda: len(adviser.asked) == 2)
        expect(hint).to_have_attribute("aria-busy", "true")
        adviser.answer(adviser.legal[0])
        expect(page.locator(".advice .tip")).to_have_count(1)
        expect(hint).to_be_enabled()


def test_a_hint_is_let_go_when_another_is_to_move(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop") as page:
        adviser = Adviser(page)
        page.goto(open_castle(url))
        hint = page.get_by_role("button", name="Hint")
        hint.click()
        page.locator(".card.can").first.press("Enter")
        page.locator(".mark.fits").first.press("Enter")
        expect(page.locator(".log button")).to_have_count(1)
        expect(hint).to_have_attribute("aria-busy", "true")
        adviser.answer("gone")
        expect(hint).to_have_attribute("aria-busy", "false")
        expect(page.locator(".advice, div.line")).to_have_count(0)
        assert len(adviser.asked) == 1


def test_a_hint_that_takes_its_time_says_so(browser: Browser, url: str) -> None:
    with page_of(browser, "phone") as page:
        adviser = Adviser(page)
        page.goto(open_castle(url))
        page.get_by_role("button", name="Hint").click()
        line = page.locator(".buttons").get_by_text("The bots are being prepared for this game")
        expect(line).to_be_visible()
        assert serious(page) == []
        adviser.answer(adviser.legal[0])
        expect(page.locator(".advice .tip")).to_have_count(1)
        expect(line).to_have_count(0)
