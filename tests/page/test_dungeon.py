"""A whole match of Birds, Dragons and the Dungeon in a real browser, by clicking only, and turns and an end by keys alone; a bird that is really thrown."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from websockets.sync.client import ClientConnection, connect

from tests.page.kit import (
    SIZES,
    call,
    click_middle,
    near_the_end,
    open_table,
    page_of,
    play_to_the_end,
    play_until,
    press,
    seen,
    sit_down,
    tap,
)


def decide(page: Page) -> None:
    """One decision, by clicks: climb where a knight is lifted, else turn up a card and play it on the first lit slot, else shuffle it back."""
    match seen(page, ".place.open, .top.lit", ".piece.able", ".deck:enabled", ".turn i"):
        case ".place.open, .top.lit" as lit:
            click_middle(page, page.locator(lit).first.locator("rect").first)
        case ".piece.able":
            click_middle(page, page.locator(".piece.able").first)
        case ".deck:enabled":
            tap(page.locator(".deck"))
        case ".turn i":
            tap(page.locator(".turn"))
        case _ if page.get_by_role("button", name="Shuffle it back").count():
            tap(page.get_by_role("button", name="Shuffle it back"))


def decide_by_keys(page: Page) -> None:
    """The same decisions without a pointer: Enter on a place, D for the deck."""
    match seen(page, ".place.open, .top.lit", ".place.from", ".deck:enabled"):
        case ".deck:enabled":
            page.locator(".place").first.focus()
            page.keyboard.press("d")
        case str() as found:
            press(page.locator(found))
        case _ if page.get_by_role("button", name="Shuffle it back").count():
            press(page.get_by_role("button", name="Shuffle it back"))


def test_a_whole_match_by_clicking_only(browser: Browser, url: str) -> None:
    with page_of(browser, "phone", haste=True) as page:
        sit_down(page, url, "dungeon")
        play_to_the_end(page, decide)


def test_turns_by_clicking_only_from_the_home_page_on(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop", haste=True) as page:
        open_table(page, url, "Birds, Dragons and the Dungeon")
        play_until(page, decide, lambda ply: ply >= 30)


def test_turns_by_keys_alone_and_the_end_of_a_match(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop", haste=True) as page:
        sit_down(page, url, "dungeon")
        play_until(page, decide_by_keys, lambda ply: ply >= 30)
        page.goto(near_the_end(url, "dungeon"))
        page.locator("main.board").wait_for()
        play_to_the_end(page, decide_by_keys)


def go_on(socket: ClientConnection, where: dict[str, Any], move: str) -> dict[str, Any]:
    """Plays a move over the wire; where the table then stands."""
    socket.send(json.dumps({"type": "play", "n": 1, "seat": where["mover"], "move": move, "ply": where["ply"]}))
    while True:
        message: dict[str, Any] = json.loads(socket.recv(20))
        assert message["type"] != "error", message
        if message.get("ply", 0) > where["ply"] and "legal" in message:
            return message


def table_with_a_bird(url: str) -> str:
    """The address of a table for two at one screen, where a real bird is to be thrown at a tower that holds two cards or more."""
    for _ in range(30):
        wanted = {
            "game": "dungeon",
            "seats": [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bo"}],
            "options": {"throw": "table", "deck": "stormy"},
            "hot_seat": True,
        }
        opened = call(f"{url}/api/tables", wanted)
        with connect(f"ws{url[4:]}/api/tables/{opened['table']}/ws", max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "tokens": list(opened["seats"].values())}))
            where = json.loads(socket.recv(20))
            while not where["finished"]:
                moves = [move for move in where["legal"] if not move.startswith("throw")]
                if len(moves) < len(where["legal"]) and sum(map(bool, where["view"]["fields"]["low"])) > 1:
                    return f"{url}/t/{opened['table']}#" + "&".join(f"{seat}={token}" for seat, token in opened["seats"].items())
                places = [move for move in moves if move.startswith("place")]
                where = go_on(socket, where, "draw" if "draw" in moves else (places or moves)[0])
    raise AssertionError("no bird in thirty matches")


def touch(page: Page, place: Locator) -> None:
    """A finger on the middle of a drawn place."""
    box = place.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("size", SIZES)
def test_the_thrower_marks_what_fell(browser: Browser, url: str, size: str) -> None:
    with page_of(browser, size) as page:
        page.goto(table_with_a_bird(url))
        page.locator(".place.open").first.wait_for()
        if size == "phone":
            touch(page, page.locator(".place.open .hit").first)
        else:
            press(page.locator(".place.open"))
        cards = page.get_by_role("checkbox")
        expect(page.get_by_role("button", name="Nothing fell")).to_be_visible()
        before = cards.count()
        if size == "phone":
            box = cards.first.locator(".hit").bounding_box()
            assert box and box["width"] >= 44 and box["height"] >= 43
            touch(page, cards.first.locator(".hit"))
        else:
            press(cards)
            page.keyboard.press("ArrowDown")
            page.keyboard.press(" ")
            page.keyboard.press(" ")
        expect(cards.first).to_be_checked()
        assert page.locator('[role=checkbox][aria-checked="true"]').count() == 1
        name = cards.first.get_attribute("aria-label") or ""
        page.get_by_role("button", name="This card fell").click()
        expect(page.locator(".gone")).to_have_count(1)
        expect(page.get_by_role("button", name=name.partition(":")[0])).to_be_visible()
        assert before > 1
        if size == "desktop":
            expect(page.locator(".log").get_by_text(r"falls").last).to_be_visible()


def test_the_rules_end_with_how_the_editions_differ(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop") as page:
        page.goto(f"{url}/rules/dungeon")
        last = page.locator("article section").last
        expect(last.get_by_role("heading", name="How the printed editions differ")).to_be_visible()
        assert last.locator("li").count() == 7
        page.goto(f"{url}/rules/towers")
        page.locator("article section").first.wait_for()
        assert page.get_by_role("heading", name="editions").count() == 0
