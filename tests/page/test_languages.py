"""Nine languages: the browser's own is taken at the first visit, a chosen one is kept, and no word is cut off on a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.kit import page_of, sit_down, wait_for_turn
from tests.page.test_page import playable

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
LANGUAGES = sorted(file.stem for file in WORDS.glob("*.ftl"))
SPOKEN = {
    "da": "da-DK", "de": "de-AT", "en": "en-GB", "et": "et-EE", "fi": "fi-FI", "nb": "nb-NO", "pl": "pl-PL", "ru": "ru-RU", "sv": "sv-FI",
}  # fmt: skip
"""What browsers call them, some by another country than one would think of."""
LONGEST = ("fi", "ru")
"""The languages with the longest words: all games are looked at in these, one game in the others."""
CUT_OFF = """() => [...document.querySelectorAll('body *')].filter(one => {
    if (one.closest('svg, .hidden-text') || !one.clientWidth) return false
    const across = document.documentElement.clientWidth, box = one.getBoundingClientRect()
    const beyond = box.right > across + 1 && box.left < across
    const clipped = !one.children.length && getComputedStyle(one).overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1
    return beyond || clipped
}).map(one => `${one.tagName} ${one.className}: ${one.textContent.trim().slice(0, 40)}`)"""
"""What reaches beyond the right edge, or has words that its own edge cuts off."""


def word(lang: str, name: str) -> str:
    """A message of one line."""
    found = re.search(rf"^{name} = (.+)$", (WORDS / f"{lang}.ftl").read_text(encoding="utf-8"), re.M)
    assert found, f"{name} in {lang}"
    return found[1]


def language(page: Page) -> str:
    page.locator("#chosen").wait_for()
    said: str = page.evaluate("document.documentElement.lang")
    return said


def first_visit(page: Page, url: str, given: str) -> None:
    """The home page speaks the language that was given."""
    page.goto(url)
    assert language(page) == given
    expect(page.get_by_role("button", name=word(given, "play-now"))).to_be_visible()
    assert page.locator("h1").inner_text() == word(given, "home-title")


@pytest.mark.parametrize(("wanted", "given"), [("nn-NO", "nb"), ("no", "nb"), ("ja-JP", "en")])
def test_the_first_visit_takes_a_language_near_the_browsers_or_english(browser: Browser, url: str, wanted: str, given: str) -> None:
    with page_of(browser, "phone", wanted) as page:
        first_visit(page, url, given)


def test_a_chosen_language_is_kept(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop", "de-DE") as page:
        page.goto(url)
        assert language(page) == "de"
        choice = page.get_by_label(word("de", "language"))
        names = choice.locator("option").all_inner_texts()
        assert names[0] == "English"
        assert set(names[1:]) == {"Dansk", "Deutsch", "Eesti", "Norsk bokmål", "Polski", "Suomi", "Svenska", "Русский"}
        choice.select_option("fi")
        expect(page.get_by_role("button", name=word("fi", "play-now"))).to_be_visible()
        page.reload()
        assert language(page) == "fi"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_visit_takes_the_browsers_language_and_no_word_is_cut_off_on_a_phone(browser: Browser, url: str, lang: str) -> None:
    with page_of(browser, "phone", SPOKEN[lang]) as page:
        first_visit(page, url, lang)
        assert page.evaluate(CUT_OFF) == []
        for game in playable(url)[: None if lang in LONGEST else 1]:
            page.goto(f"{url}/rules/{game}")
            page.locator("main li").first.wait_for()
            assert page.evaluate(CUT_OFF) == []
            sit_down(page, url, game)
            wait_for_turn(page)
            assert page.evaluate(CUT_OFF) == []
