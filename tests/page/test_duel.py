"""Turns of Tower Duel in a real browser, by clicking only and by keys alone, a whole match and the end of one; and what must not be seen where a chance can be called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.kit import PLY, WHERE, call, near_the_end, open_table, page_of, play_to_the_end, play_until, press, tap

LOOK = """() => {
  const at = found => [...document.querySelectorAll(found)].map(place => {
    const box = place.getBoundingClientRect()
    return [place.dataset.place, place.dataset.kind, box.x + box.width / 2, box.y + 20, place.querySelector('.price') !== null]
  })
  const buttons = [...document.querySelectorAll('.duel .hand .button:enabled')].map(button => button.textContent.trim())
  return {lit: at('.place.lit'), able: at('.place.able'), buttons}
}"""
"""What can be done."""
WAY = """name => {
  const at = place => { const box = place.getBoundingClientRect(); return [box.x + box.width / 2, box.y] }
  if (!document.activeElement.dataset.place) document.querySelector('.place[tabindex="0"]').focus()
  const [x, y] = at(document.activeElement), [to, down] = at(document.querySelector(`[data-place="${name}"]`))
  return [to - x, down - y]
}"""
"""How far a place lies from the one that has the focus: pixels to the east, and to the south."""


def open_by_call(url: str, options: dict[str, str], *chairs: str) -> tuple[str, str]:
    """A table opened over HTTP, its chairs `human` or a bot's level, the bots not pausing: its name, and its address with all seats of this browser."""
    seats = [{"kind": "human", "name": f"P{n}"} if chair == "human" else {"kind": "bot", "level": chair} for n, chair in enumerate(chairs)]
    opened = call(
        f"{url}/api/tables", {"game": "duel", "options": options, "seats": seats, "hot_seat": chairs.count("human") > 1, "pace": False}
    )
    tokens = "&".join(f"{seat}={token}" for seat, token in opened["seats"].items())
    return opened["table"], f"{url}/t/{opened['table']}#{tokens}"


def first(places: list[list[Any]], *kinds: str) -> list[Any] | None:
    """The place of the first of these kinds that costs nothing."""
    return next((place for kind in kinds for place in places if place[1] == kind and not place[4]), None)


def decide(page: Page, touch: Callable[[Page, list[Any]], None], push: Callable[[Locator], None]) -> None:
    """One decision: what is held goes on a tower, else away, else on a store; then the depot, the waste pile's card, what can be built, or a draw."""
    seen = page.evaluate(LOOK)
    if to := first(seen["lit"], "tower", "waste", "store"):
        return touch(page, to)
    for button in ("Leave it open", "Lay it off", "End turn"):
        if button in seen["buttons"]:
            return push(page.locator(".duel .hand .button", has_text=button))
    draws = "Draw" in seen["buttons"]
    if taken := first(seen["able"], "depot", "waste") or (None if draws else first(seen["able"], "store")):
        touch(page, taken)
        if to := first(page.evaluate(LOOK)["lit"], "tower", "waste", "store"):
            touch(page, to)
    elif draws:
        push(page.locator(".duel .hand .button", has_text="Draw"))


def decide_by_clicks(page: Page) -> None:
    decide(page, lambda page, place: page.mouse.click(place[2], place[3]), tap)


def decide_by_keys(page: Page) -> None:
    decide(page, walk, press)


def walk(page: Page, place: list[Any]) -> None:
    """Arrows from the place that has the focus, row first, then Enter. Where the place lies is looked up at each step: the board may still find its size."""
    for _ in range(40):
        east, south = page.evaluate(WAY, place[0])
        if abs(south) > 9:
            page.keyboard.press("ArrowDown" if south > 0 else "ArrowUp")
        elif abs(east) > 2:
            page.keyboard.press("ArrowRight" if east > 0 else "ArrowLeft")
        else:
            return page.keyboard.press("Enter")
    raise AssertionError(f"the arrows do not lead to {place[0]}: {page.evaluate(WHERE)}")


def test_a_whole_match_by_clicking_only(browser: Browser, url: str) -> None:
    with page_of(browser, "phone", haste=True) as page:
        table, address = open_by_call(url, {"tower_call": "off"}, "human", "greedy")
        page.goto(address)
        page.locator("main.board").wait_for()
        play_to_the_end(page, decide_by_clicks)
        nuggets = [int(purse) for purse in page.locator(".purse b").all_inner_texts()]
        assert sorted(nuggets) == sorted(call(f"{url}/api/tables/{table}/at/{page.evaluate(PLY)}")["scores"])


def test_turns_by_clicking_only_and_the_end_of_a_match(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop", haste=True) as page:
        page.goto(open_by_call(url, {"tower_call": "off"}, "human", "greedy")[1])
        page.locator("main.board").wait_for()
        play_until(page, decide_by_clicks, lambda ply: ply >= 40)
        page.goto(near_the_end(url, "duel", {"tower_call": "off"}, "greedy"))
        page.locator("main.board").wait_for()
        play_to_the_end(page, decide_by_clicks)


def test_turns_by_keys_alone(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop", haste=True) as page:
        page.goto(open_by_call(url, {"tower_call": "off"}, "human", "greedy")[1])
        page.locator("main.board").wait_for()
        play_until(page, decide_by_keys, lambda ply: ply >= 40)


def test_play_now_is_relaxed_and_the_rulebook_is_one_switch_away(browser: Browser, url: str) -> None:
    with page_of(browser, "phone") as page:
        open_table(page, url, "Tower Duel")
        expect(page.locator(".turm")).to_have_count(0)
        page.goto(url)
        page.get_by_role("button", name="Tower Duel").click()
        page.get_by_text("by the rulebook, with TURM!").click()
        page.get_by_role("button", name="Play now").click()
        expect(page.locator(".turm")).to_be_visible()


def test_a_second_quick_click_where_a_card_was_laid_does_nothing(browser: Browser, url: str) -> None:
    """Neither does it open the list of what lies there, nor is it refused."""
    with page_of(browser, "desktop") as page:
        for _ in range(30):
            page.goto(open_by_call(url, {"tower_call": "off"}, "human", "human")[1])
            page.get_by_role("button", name="Draw", exact=True).or_(page.locator(".place.able")).first.wait_for()
            if page.get_by_role("button", name="Draw", exact=True).count() == 0:
                continue
            page.keyboard.press("d")
            page.locator(".card.held").wait_for()
            if page.get_by_role("button", name="Lay it off").count():
                break
        own = page.locator(".place.lit[data-kind=waste]")
        expect(own).to_have_count(1)
        own.dblclick()
        expect(page.get_by_role("button", name="Leave it open")).to_be_visible()
        assert page.locator(".slip, div.line").count() == 0


def with_a_zero(url: str) -> tuple[str, int, int]:
    """A table with calls, a store on which a 0 lies at the start, and a tower that it fits on."""
    for _ in range(60):
        table, address = open_by_call(url, {}, "human", "human")
        fields = call(f"{url}/api/tables/{table}/at/0")["view"]["fields"]
        for store in range(8):
            card = fields["store"][len(fields["store"]) // 8 * store]
            if card % 13 == 0:
                return address, store + 1, card % 52 // 13 * 2 + 1
    raise AssertionError("no 0 on the stores of 60 tables")


def test_nothing_betrays_a_chance_until_it_is_called(browser: Browser, url: str) -> None:
    address, store, tower = with_a_zero(url)
    with page_of(browser, "desktop") as page:
        page.goto(address)
        place = page.locator(f"[data-place=store-{store}]")
        place.click(position={"x": 20, "y": 20})
        expect(page.locator(".card.held")).to_have_count(1)
        expect(page.locator(".place.lit[data-kind=tower]")).to_have_count(0)
        page.locator(f"[data-place=tower-{(tower + 1) % 8 + 1}]").click()
        expect(page.locator(".line")).to_contain_text("A tower grows from 0 to 12")
        page.keyboard.press("Escape")
        page.keyboard.press("t")
        expect(page.locator(".line")).to_contain_text("nothing to call")
        page.keyboard.press("d")
        expect(page.locator(".log")).to_contain_text("draws")
        expect(page.locator(".place.lit[data-kind=tower], .card.missed, .ghost.missed")).to_have_count(0)
        page.locator(".turm").click()
        expect(page.locator(".ask")).to_contain_text("overlooked")
        expect(page.locator(".ghost.missed").first).to_be_visible()
        assert sorted(page.locator(".purse b").all_inner_texts()) == ["2", "4"]
