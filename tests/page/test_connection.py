"""What the page makes of answers that come late or not at all: nobody has to load it anew, and nobody acts on a position that is gone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.page.kit import call, page_of
from tests.page.kit import open_by_call as open_castle
from tests.page.test_duel import open_by_call

Passes = Callable[[dict[str, Any]], bool]
"""Whether a message of the server reaches the page."""


class Wire:
    """What stands between a page and its server: it loses messages, or keeps them back."""

    def __init__(self, page: Page, passes: Passes) -> None:
        self.kept: list[str] = []
        self.passes = passes
        self.hello = ""
        page.route_web_socket("**/ws", self._stand_between)

    def _stand_between(self, here: WebSocketRoute) -> None:
        self.here, self.there = here, here.connect_to_server()
        here.on_message(self._up)
        self.there.on_message(self._down)

    def _up(self, text: str | bytes) -> None:
        if json.loads(text)["type"] == "hello":
            self.hello = str(text)
        self.there.send(text)

    def _down(self, text: str | bytes) -> None:
        if self.passes(json.loads(text)):
            self.here.send(text)
        else:
            self.kept.append(str(text))

    def types(self) -> list[str]:
        """What did not reach the page."""
        return [json.loads(text)["type"] for text in self.kept]

    def bring_table(self) -> None:
        """What the server does for a client that has read too slowly: the whole table instead of what was in its queue."""
        self.there.send(self.hello)

    def let_go(self) -> None:
        """What was kept back comes after all."""
        for text in self.kept:
            self.here.send(text)


def until(page: Page, done: Callable[[], bool]) -> None:
    """Waits while messages go to and fro."""
    for _ in range(200):
        if done():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it did not come")


def test_the_whole_table_stands_for_the_answer_to_a_move(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop") as page:
        wire = Wire(page, lambda message: message["type"] not in ("ok", "moved"))
        page.goto(open_by_call(url, {}, "human", "human")[1])
        page.get_by_role("button", name="Draw", exact=True).click()
        until(page, lambda: wire.types() == ["ok", "moved"])
        wire.passes = lambda message: True
        wire.bring_table()
        expect(page.locator(".log")).to_contain_text("draws")
        expect(page.locator(".card.held")).to_have_count(1)
        expect(page.get_by_role("button", name="Hint")).to_be_enabled()


def test_the_whole_table_stands_for_a_refusal(browser: Browser, url: str) -> None:
    table, address = open_by_call(url, {}, "human", "human")
    stores = call(f"{url}/api/tables/{table}/at/0")["view"]["fields"]["store"]
    tops = stores[:: len(stores) // 8]
    store = next(n for n, card in enumerate(tops) if card % 13)  # not a 0: it fits on no tower yet
    with page_of(browser, "desktop") as page:
        wire = Wire(page, lambda message: message["type"] != "error")
        page.goto(address)
        page.locator(f"[data-place=store-{store + 1}]").click(position={"x": 20, "y": 20})
        page.locator(f"[data-place=tower-{tops[store] % 52 // 13 * 2 + 1}]").click()
        until(page, lambda: wire.types() == ["error"])
        wire.passes = lambda message: True
        wire.bring_table()
        expect(page.locator("div.line")).to_contain_text("A tower grows from 0 to 12")
        page.get_by_role("button", name="Draw", exact=True).click()
        expect(page.locator(".log")).to_contain_text("draws")


def test_nothing_is_lit_between_the_answer_and_the_next_position(browser: Browser, url: str) -> None:
    """Else whoever is quick acts on a position that is gone."""
    answered: list[str] = []

    def passes(message: dict[str, Any]) -> bool:
        answered.append(message["type"])
        return bool(message["type"] != "moved")

    with page_of(browser, "desktop") as page:
        wire = Wire(page, passes)
        page.goto(open_by_call(url, {}, "human", "human")[1])
        page.get_by_role("button", name="Draw", exact=True).click()
        until(page, lambda: "ok" in answered and "moved" in wire.types())
        page.wait_for_timeout(200)
        expect(page.locator(".place.able, .place.lit")).to_have_count(0)
        expect(page.get_by_role("button", name="Hint")).to_be_disabled()
        wire.passes = lambda message: True
        wire.let_go()
        expect(page.get_by_role("button", name="Hint")).to_be_enabled()
        expect(page.locator(".card.held")).to_have_count(1)


def test_keys_go_on_only_in_the_next_position(browser: Browser, url: str) -> None:
    """Else the focus goes to a card of the old one, and stays there even if that card cannot be taken any more."""
    with page_of(browser, "desktop") as page:
        wire = Wire(page, lambda message: True)
        page.goto(open_castle(url, "castle")[0])
        page.locator(".card.can").first.focus()
        wire.passes = lambda message: message["type"] != "moved"
        page.keyboard.press("Enter")
        page.locator(".mark.fits").first.focus()
        page.keyboard.press("Enter")
        until(page, lambda: "moved" in wire.types())
        page.wait_for_timeout(300)
        expect(page.locator("[data-card]:focus")).to_have_count(0)
        wire.passes = lambda message: True
        wire.let_go()
        expect(page.locator(".card.can:focus, .mark.target:focus")).to_have_count(1, timeout=15_000)


def test_a_question_that_is_refused_leaves_no_error(browser: Browser, url: str) -> None:
    """The server may have no answer why a move is not allowed: too many were asked, or the turn is over."""
    with page_of(browser, "desktop") as page:

        def passes(message: dict[str, Any]) -> bool:
            if message["type"] == "why":
                wire.here.send(json.dumps({"type": "error", "n": message["n"], "code": "limit", "text": ""}))
            return bool(message["type"] != "why")

        wire = Wire(page, passes)
        page.goto(open_by_call(url, {}, "human", "human")[1])
        page.locator("[data-place=store-1]").click(position={"x": 20, "y": 20})
        page.locator(".place[data-kind=store]:not(.lit):not([data-place=store-1])").first.click(position={"x": 20, "y": 20})
        until(page, lambda: "why" in wire.types())
        expect(page.locator(".duel > .hidden-text")).to_have_text("That was too much at once. Wait a few seconds.")
