"""A whole match of Robber Knights in a real browser, by clicking only, and turns and an end by keys alone."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Browser, Page, TimeoutError, expect

from tests.page.kit import click_middle, go_on, near_the_end, open_table, page_of, play_to_the_end, play_until, press, seen, sit_down, tap

ASKED = (".choice:enabled", ".orders", ".stop:enabled", ".fit.lit", ".held:enabled")
"""What may be to decide: a tile to keep, where knights go, an end of the turn, a place, a tile to lay."""


COVERED = """() => [...document.querySelectorAll('.fit.lit')].filter(place => {
  const box = place.getBoundingClientRect()
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.tools')
}).length"""
"""Lit places under a button."""


def decide(page: Page) -> None:
    """One decision, by clicks: the first tile to keep, the first direction for knights, one tile a turn on the first lit place."""
    assert page.evaluate(COVERED) == 0
    match seen(page, *ASKED):
        case ".orders":
            tap(page.locator(".orders .way:not([aria-disabled=true])"))
            tap(page.locator(".orders .go"))
        case ".fit.lit":
            click_middle(page, page.locator(".fit.lit").first)
        case str() as found:
            tap(page.locator(found))


def test_a_whole_match_by_clicking_only(browser: Browser, url: str) -> None:
    with page_of(browser, "phone", haste=True) as page:
        sit_down(page, url, "knights")
        play_to_the_end(page, decide)


def test_turns_by_clicking_only_from_the_home_page_on(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop", haste=True) as page:
        open_table(page, url, "Robber Knights")
        play_until(page, decide, lambda ply: ply >= 24)


def decide_by_keys(page: Page) -> None:
    """The same decisions without a pointer: Enter on what has the focus, a number for the tile, arrows to the first lit place."""
    match seen(page, *ASKED):
        case ".orders":
            press(page.locator(".orders .way:not([aria-disabled=true])"))
            press(page.locator(".orders .go"))
        case ".fit.lit":
            walk_to_lit(page)
        case ".held:enabled":
            with suppress(TimeoutError):
                page.get_by_role("application").focus(timeout=1_000)
                page.keyboard.press("1")
        case str() as found:
            press(page.locator(found))


WAY = """() => {
  const cursor = [...document.querySelectorAll('rect.cursor')].at(-1), place = document.querySelector('.fit.lit')
  if (!cursor || !place) return null
  const [, east, south] = place.getAttribute('transform').match(/translate\\((-?\\d+) (-?\\d+)\\)/)
  return [Math.trunc(east / 100) - Math.floor(cursor.getAttribute('x') / 100), Math.trunc(south / 100) - Math.floor(cursor.getAttribute('y') / 100)]
}"""
"""How many places the first lit one is away from the cursor, east and south."""


def walk_to_lit(page: Page) -> None:
    """Arrows from where the cursor is to the first lit place, then Enter."""
    page.get_by_role("application").focus()
    page.keyboard.press("ArrowUp")
    if way := page.evaluate(WAY):
        east, south = way
        for key, times in (("ArrowRight", east), ("ArrowLeft", -east), ("ArrowDown", south), ("ArrowUp", -south)):
            for _ in range(times):
                page.keyboard.press(key)
        page.keyboard.press("Enter")


def test_turns_by_keys_alone_and_the_end_of_a_match(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop", haste=True) as page:
        sit_down(page, url, "knights")
        play_until(page, decide_by_keys, lambda ply: ply >= 24)
        page.goto(near_the_end(url, "knights"))
        page.locator("main.board").wait_for()
        play_to_the_end(page, decide_by_keys)


def look_at_a_tile(page: Page) -> None:
    """A click on the first tile of the land, in its own turn before one of the hand is taken up."""
    for _ in range(400):
        if seen(page, *ASKED) == ".held:enabled" and page.locator(".land .base").count():
            break
        assert go_on(page, decide)
    click_middle(page, page.locator(".land .base").first)
    expect(page.locator(".slip")).to_be_visible()


def test_what_is_looked_at_goes_away_by_escape_and_where_a_tile_is_to_be_laid(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop", haste=True) as page:
        sit_down(page, url, "knights")
        look_at_a_tile(page)
        page.locator(".slip h2").click()
        page.keyboard.press("Escape")
        expect(page.locator(".slip")).to_have_count(0)
        look_at_a_tile(page)
        page.locator(".held:enabled").first.click()
        expect(page.locator(".fit.lit").first).to_be_visible()
        expect(page.locator(".slip")).to_have_count(0)
