"""What holds for every page: nothing serious for axe, little to load before the board shows, two languages without a reload, keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response, expect

from tests.page.kit import call, open_by_call, page_of, sit_down, wait_for_turn

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUDGET = 120_000
"""Compressed bytes of script and style before a board shows."""


def playable(url: str) -> list[str]:
    return [game["name"] for game in call(f"{url}/api/games") if game["playable"]]


def serious(page: Page, *rules: str) -> list[str]:
    """What axe calls serious or critical, with the places; by some of its rules, or by all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "async rules => (await axe.run(document, {resultTypes: ['violations'], ...(rules.length ? {runOnly: rules} : {})})).violations",
        list(rules),
    )
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe that look at colours."""


MOVING = """async () => {
  await new Promise(requestAnimationFrame)
  return document.getAnimations().filter(one => one instanceof CSSTransition).length
}"""
"""How much is on its way from one look to another: nothing, where less motion is asked for, as it is here."""


def serious_day_and_night(page: Page) -> list[str]:
    """What axe finds by daylight, and by candlelight, where nothing but the colours is another."""
    page.emulate_media(color_scheme="light")
    assert page.evaluate(MOVING) == 0
    found = serious(page)
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(MOVING) == 0
    return found + serious(page, *COLOURS)


def test_axe_finds_nothing_serious(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop") as page:
        page.goto(url)
        page.locator("#chosen").wait_for()
        assert serious_day_and_night(page) == []
        for game in playable(url):
            page.goto(f"{url}/rules/{game}")
            page.locator("main li").first.wait_for()
            assert serious_day_and_night(page) == []
            sit_down(page, url, game)
            wait_for_turn(page)
            assert serious_day_and_night(page) == []


def test_axe_sees_what_cannot_be_read_by_day_or_by_night(browser: Browser, url: str) -> None:
    """The look itself: white words on a page that is light by day, black ones where it is dark by night."""
    with page_of(browser, "phone") as page:
        page.goto(f"{url}/rules/towers")
        page.locator("main li").first.wait_for()
        for colour in ("white", "black"):
            page.evaluate("colour => { document.querySelector('main li').style.color = colour }", colour)
            assert any(one.startswith("color-contrast: ") for one in serious_day_and_night(page)), colour


def test_little_is_loaded_before_a_board_shows(browser: Browser, url: str) -> None:
    for game in playable(url):
        sizes: dict[str, int] = {}

        def weigh(response: Response, sizes: dict[str, int] = sizes) -> None:
            if response.request.resource_type in ("script", "stylesheet"):
                sizes[response.url] = response.request.sizes()["responseBodySize"]

        with page_of(browser, "phone") as page:
            page.on("response", weigh)
            page.goto(open_by_call(url, game)[0])
            page.locator("main.board svg").locator("visible=true").first.wait_for()
            page.wait_for_timeout(300)
        assert 10_000 < sum(sizes.values()) <= BUDGET, (game, sizes)


def test_the_language_is_switched_without_a_reload(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop", "de-DE") as page:
        page.goto(url)
        expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
        page.evaluate("window.kept = true")
        page.get_by_label("Sprache").select_option("en")
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        assert page.evaluate("window.kept")


def test_a_seat_outlives_a_reload(browser: Browser, url: str) -> None:
    with page_of(browser, "phone") as page:
        sit_down(page, url, "knights")
        page.locator(".choice:enabled").first.click()
        page.locator(".held").first.wait_for()
        page.reload()
        page.locator(".held").first.wait_for()


def test_a_tile_is_laid_by_keys_alone(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop") as page:
        sit_down(page, url, "knights")
        page.locator(".choice:enabled").first.focus()
        page.keyboard.press("Enter")
        page.locator(".held:enabled").first.wait_for()
        board = page.get_by_role("application")
        board.focus()
        page.keyboard.press("1")
        lit = page.locator(".fit.lit").count()
        assert lit
        for key in ["ArrowUp"] * 2:
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        expect(page.locator(".log, .orders").get_by_text("lays").first).to_be_visible()
