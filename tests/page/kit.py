"""What the browser's tests share: a page that tolerates no error, and a match played from the home page to its end."""

from __future__ import annotations

import json
import re
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
PATIENCE = 20_000
"""Milliseconds to wait for something that must come."""


HASTE = """(() => {
  const wait = window.setTimeout
  window.setTimeout = (act, time, ...more) => wait(act, time > 100 && time < 1000 ? 20 : time, ...more)
})()"""
"""What is only paced for the eye goes by in a moment; how long an answer is waited for stays."""


@contextmanager
def page_of(browser: Browser, size: str, lang: str = "en-GB", *, haste: bool = False) -> Iterator[Page]:
    """A new page; anything that the console calls an error fails the test. `haste`: it tells what happens without pauses."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=lang, has_touch=size == "phone", reduced_motion="reduce"
    )
    page = context.new_page()
    if haste:
        page.add_init_script(HASTE)
    page.set_default_timeout(PATIENCE)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    yield page
    context.close()
    assert not errors, "\n".join(errors)


def open_table(page: Page, url: str, title: str) -> None:
    """From the home page to a table of that game against the weakest bot."""
    page.goto(url)
    page.locator("#chosen").wait_for()
    if page.locator("#chosen").inner_text() != title:
        page.get_by_role("button", name=re.compile(title)).click()
    page.get_by_role("radio", name="Page", exact=True).check()
    page.get_by_role("button", name="Play now").click()
    page.locator("main.board").wait_for()


def call(address: str, body: dict[str, Any] | None = None) -> Any:
    """The JSON that the server answers."""
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, {"Content-Type": "application/json"})) as answer:
        return json.load(answer)


def open_by_call(url: str, game: str, seats: int = 2) -> tuple[str, str]:
    """A table opened over HTTP, the bots not pausing: its address with the seat's token."""
    chairs = [{"kind": "human", "name": "Ana"}] + [{"kind": "bot", "level": "random"}] * (seats - 1)
    opened = call(f"{url}/api/tables", {"game": game, "seats": chairs, "pace": False})
    return f"{url}/t/{opened['table']}#0={opened['seats']['0']}", opened["table"]


LAST = 16
"""Plies before the end of a match in which all that can happen near it does."""


def played_out(url: str, game: str, options: dict[str, str] | None = None, level: str = "random") -> str:
    """A table where two bots have played a match to its end."""
    chairs = [{"kind": "bot", "level": level}] * 2
    played: str = call(f"{url}/api/tables", {"game": game, "options": options or {}, "seats": chairs, "pace": False})["table"]
    end = time.monotonic() + STILL
    while not (match := call(f"{url}/api/tables/{played}"))["finished"]:
        assert time.monotonic() < end, f"the bots are at ply {match['ply']}"
        time.sleep(0.1)
    return played


def near_the_end(url: str, game: str, options: dict[str, str] | None = None, level: str = "random") -> str:
    """The address of a table where a person goes on from the last plies of a match that bots have played."""
    played = played_out(url, game, options, level)
    ply = call(f"{url}/api/tables/{played}")["ply"]
    opened = call(f"{url}/api/tables/{played}/whatif", {"ply": ply - LAST, "seats": {"0": "human"}, "level": level})
    return f"{url}/t/{opened['table']}#0={opened['seats']['0']}"


def sit_down(page: Page, url: str, game: str) -> None:
    """At a table that was opened over HTTP, where nothing is looked at on the way to it."""
    page.goto(open_by_call(url, game)[0])
    page.locator("main.board").wait_for()


def wait_for_turn(page: Page) -> None:
    """Until a person is to decide something on the board."""
    page.locator(YOURS).first.wait_for(state="attached", timeout=TOLD)


def tap(place: Locator) -> None:
    """A click on the first of these, unless it has just gone: the board may play a forced move, or end the count, by itself meanwhile."""
    with suppress(TimeoutError):
        place.first.click(timeout=1_500)


def press(place: Locator) -> None:
    """Enter on the first of these, unless it has just gone."""
    with suppress(TimeoutError):
        place.first.focus(timeout=1_000)
        place.page.keyboard.press("Enter")


def seen(page: Page, *places: str) -> str | None:
    """The first of these (CSS) that is on the page."""
    found: str | None = page.evaluate("places => places.find(place => document.querySelector(place)) ?? null", places)
    return found


def click_middle(page: Page, place: Locator) -> None:
    """A click at the middle of a drawn place, unless it has just gone; it may have nothing in it to click on but the board."""
    with suppress(TimeoutError):
        if box := place.bounding_box(timeout=300):
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


YOURS = ".now .yours"
"""Stands on a board once a person is to decide something there: then all of it is drawn."""
TOLD = 90_000
"""Milliseconds until then at most: what a bot did before is told move by move, and a turn of Tower Duel may have thirty."""
PLY = "async () => (await (await fetch('/api/tables' + location.pathname.slice(2))).json()).ply"
NEXT = """async () => {
  for (let frame = 0; frame < 120; frame++) {
    if (document.querySelector('.now .won')) return 'over'
    if (document.querySelector('.now .button')) return 'telling'
    if (document.querySelector('.now .yours')) return 'yours'
    await new Promise(requestAnimationFrame)
  }
  return 'theirs'
}"""
"""What a match waits for, as soon as it is something else than the others."""
PATIENT = 5.0
"""Seconds without a move after which a player closes what a stray click has opened."""
STILL = 40.0
"""Seconds without a move after which the match stands still: a busy machine may need some to store one."""
WHERE = """() => {
  const text = place => [...document.querySelectorAll(place)].map(one => one.textContent.trim().slice(0, 200))
  const at = document.activeElement, box = place => { const b = place.getBoundingClientRect(); return [b.x, b.y, b.width, b.height].map(Math.round) }
  return {
    asked: text('.now'), open: text('dialog[open], [role=dialog], [role=alert]'), focus: at ? at.outerHTML.slice(0, 200) : null,
    lit: [...document.querySelectorAll('.lit')].slice(0, 3).map(place => {
      const b = place.getBoundingClientRect(), over = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2)
      return [box(place), over ? over.outerHTML.slice(0, 120) : null]
    }),
  }
}"""
"""What a page that stands still looks like."""


class StandsStill(AssertionError):
    """No move in a long time; says what the page shows."""

    def __init__(self, page: Page, ply: int) -> None:
        super().__init__(f"the match does not go on after ply {ply}: {page.evaluate(WHERE)}")


def go_on(page: Page, decide: Callable[[Page], None]) -> bool:
    """Skips what is told, or decides what is asked; whether the match is not over."""
    wanted = page.evaluate(NEXT)
    if wanted == "telling":
        page.keyboard.press("Escape")
    elif wanted == "yours":
        decide(page)
        page.wait_for_timeout(10)
    return bool(wanted != "over")


def play_until(page: Page, decide: Callable[[Page], None], end: Callable[[int], bool]) -> None:
    """Goes on until the match is over, or `end` is True of its ply."""
    ply, moved, closed = -1, time.monotonic(), False
    for turn in range(1, 20_000):
        if not go_on(page, decide):
            return
        if turn % 10:
            continue
        now, still = page.evaluate(PLY), time.monotonic() - moved
        if end(now):
            return
        if now != ply:
            ply, moved, closed = now, time.monotonic(), False
        elif still > STILL:
            raise StandsStill(page, ply)
        elif still > PATIENT and not closed:
            page.keyboard.press("Escape")
            closed = True
    raise AssertionError("the match did not end")


def play_to_the_end(page: Page, decide: Callable[[Page], None]) -> None:
    """Goes on until somebody has won; then the count can be skipped and a rematch is offered."""
    play_until(page, decide, lambda ply: False)
    skip, rematch = page.get_by_role("button", name="Skip"), page.get_by_role("button", name="Rematch")
    expect(skip.or_(rematch).first).to_be_visible()  # the count begins a moment after the last move
    if skip.count():
        tap(skip)
    expect(rematch).to_be_visible(timeout=20_000)  # whoever misses the button sees the count to its end
