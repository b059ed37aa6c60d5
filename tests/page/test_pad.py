"""The score pad in the browser: entered by touch and by keys, counted, kept, cleared, shared."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.kit import SIZES, call, page_of
from tests.page.test_page import serious_day_and_night


def padded(url: str) -> list[str]:
    return [game["name"] for game in call(f"{url}/api/games") if game["pad"]]


def points(page: Page) -> list[str]:
    """The last line of the count, once it is there."""
    page.locator("tfoot td").first.wait_for()
    return page.locator("tfoot td").all_inner_texts()


def test_by_touch_from_the_home_page(browser: Browser, url: str) -> None:
    """Candy 3 with a roof, 6, and the tallest 3: 9. Sand 4 open, the tallest 4, one card taken down -1: 7."""
    with page_of(browser, "phone") as page:
        page.goto(url)
        page.locator("nav.pads").get_by_role("link", name="5 Towers").tap()
        expect(page.get_by_text("Nothing is entered yet.")).to_be_visible()
        for _ in range(3):
            page.get_by_role("button", name="One more: Candy tower, Player 1").tap()
        page.get_by_role("button", name="Candy tower: Roof, Player 1").tap()
        page.get_by_label("Name of player 1").fill("Ana")
        page.locator(".strip button").nth(1).tap()
        page.get_by_label("Sand tower, Player 2", exact=True).fill("5")
        page.get_by_role("button", name="One less: Sand tower, Player 2").tap()
        page.get_by_role("button", name="One more: Cards taken down, Player 2").tap()
        expect(page.locator("tfoot td")).to_have_text(["9", "7"])
        expect(page.get_by_text("Ana wins")).to_be_visible()
        page.get_by_text("Tallest tower", exact=True).tap()
        expect(page.get_by_text("Your tallest tower scores 1 more for each of its cards.")).to_be_visible()

        page.reload()
        assert points(page) == ["9", "7"]
        page.get_by_role("button", name="Clear").tap()
        expect(page.get_by_text("Nothing is entered yet.")).to_be_visible()
        page.get_by_role("button", name="Bring it back").tap()
        assert points(page) == ["9", "7"]
        page.get_by_role("button", name="Clear").tap()
        page.reload()
        expect(page.get_by_text("Nothing is entered yet.")).to_be_visible()


def test_by_keys_a_tie_and_its_link(browser: Browser, url: str) -> None:
    """Two towns against three villages are 6 each; 4 knights left against 5."""
    with page_of(browser, "desktop") as page:
        page.goto(f"{url}/pad/knights")
        page.get_by_label("Towns held, Player 1", exact=True).focus()
        page.keyboard.type("2")
        page.get_by_role("button", name="One more: Villages held, Player 2").focus()
        for _ in range(3):
            page.keyboard.press("Enter")
        page.get_by_label("Knights left, Player 1", exact=True).focus()
        page.keyboard.type("4")
        page.keyboard.press("Tab")  # its own button for one more
        page.keyboard.press("Tab")  # the next seat's for one less
        page.keyboard.press("Tab")
        page.keyboard.type("4")
        page.keyboard.press("ArrowUp")
        expect(page.get_by_text("Player 2 wins")).to_be_visible()
        expect(page.get_by_text("Player 1 and Player 2 have 6 points each. The rule for ties decides.")).to_be_visible()
        expect(page.get_by_text("Player 2: 5 knights left")).to_be_visible()
        page.locator(".tie summary").press("Enter")
        expect(page.locator(".tie .sentence")).to_be_visible()
        link = page.get_by_label("Link to this count").input_value()
    with page_of(browser, "desktop", "de-DE") as other:
        other.goto(link)
        assert points(other) == ["6", "6"]
        expect(other.get_by_text("Diese Zahlen kamen mit einem Link.")).to_be_visible()
        assert other.evaluate("localStorage.getItem('donjon.pad.knights')") is None
        other.get_by_label("Gehaltene Burgen, Person 1", exact=True).fill("1")
        expect(other.locator("tfoot td")).to_have_text(["7", "6"])
        assert "#" not in other.url
        other.reload()
        assert points(other) == ["7", "6"]


def test_what_the_game_does_not_have(browser: Browser, url: str) -> None:
    """17 cards of a type with two players: 16 are in the box. A browser calls every refusal an error, so this page watches none."""
    page = browser.new_page(locale="en-GB")
    page.goto(f"{url}/pad/towers")
    page.get_by_label("Candy tower, Player 1", exact=True).fill("9")
    page.get_by_label("Candy tower, Player 2", exact=True).fill("8")
    expect(page.get_by_role("alert")).to_contain_text("Candy tower: together that is more than the game has.")
    assert page.locator("[aria-invalid=true]").count() == 2
    page.get_by_label("Candy tower, Player 2", exact=True).fill("7")
    expect(page.locator("tfoot td")).to_have_text(["18", "14"])
    page.context.close()


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_serious(browser: Browser, url: str, size: str) -> None:
    with page_of(browser, size) as page:
        for game in padded(url):
            page.goto(f"{url}/pad/{game}")
            page.get_by_role("spinbutton").first.fill("3")
            page.get_by_role("button", name="Copy link").wait_for()
            points(page)
            assert serious_day_and_night(page) == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
