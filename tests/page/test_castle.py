"""Whole matches of Build the Castle in a real browser, by clicking and by keys alone; cards that are turned, carried and refused."""

from __future__ import annotations

import json
import re
import tomllib
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from donjon import Match
from donjon.bots import puzzles
from donjon.games.castle.pieces import FIGURES
from tests.page.kit import SIZES, call, go_on, open_by_call, open_table, page_of, play_to_the_end, played_out, press, sit_down, tap
from tests.page.test_page import serious_day_and_night

CARDS = Path(__file__).parents[2] / "src" / "donjon" / "games" / "castle" / "castle.toml"


def decide(page: Page) -> None:
    """One decision, by clicks: shoot at a lit card, lay the held card on the first lit place, else take a card that fits."""
    lit = page.locator(".mark.fits, .mark.target")
    if lit.count():
        tap(lit)
    elif page.get_by_role("button", name="Discard", exact=True).count():
        tap(page.get_by_role("button", name="Discard", exact=True))
    elif page.locator(".card.can").count():
        tap(page.locator(".card.can"))


def decide_by_keys(page: Page) -> None:
    """The same without a pointer. Enter on a card moves the focus to a place where it fits."""
    if page.locator(".mark.fits:focus, .mark.target:focus").count():
        page.keyboard.press("Enter")
    elif page.locator(".mark.target").count():
        press(page.locator(".mark.target"))
    elif page.get_by_role("button", name="Discard", exact=True).count():
        press(page.get_by_role("button", name="Discard", exact=True))
    elif page.locator(".card.can").count():
        press(page.locator(".card.can"))


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_match_by_clicking_only(browser: Browser, url: str, size: str) -> None:
    with page_of(browser, size, haste=True) as page:
        if size == "desktop":
            open_table(page, url, "Build the Castle")
        else:
            sit_down(page, url, "castle")
        play_to_the_end(page, decide)
        if size == "phone":
            page.get_by_role("button", name="Who leads").click()
        totals = [int(cell) for cell in page.locator("tfoot td:visible").all_inner_texts()]
        shown = page.locator(".seats").inner_text().split()
        assert len(totals) == 2 and all(str(total) in shown for total in totals)


def test_a_whole_match_by_keys_alone(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop", haste=True) as page:
        sit_down(page, url, "castle")
        play_to_the_end(page, decide_by_keys)


HALL = re.compile("^(?!.*catapult).*below wall")


def hold_a_hall(page: Page, url: str) -> None:
    """A new table where a card for above castle, without a catapult, lies on display; it is held. On the bare start card it fits only above, the back beside as well."""
    for _ in range(30):
        page.goto(open_by_call(url, "castle")[0])
        page.locator("main.board").wait_for()
        page.locator(".card.can").first.wait_for()
        hall = page.get_by_role("button", name=HALL)
        if hall.count():
            hall.first.click()
            return
    raise AssertionError("thirty tables without a card for above castle")


def test_keys_go_on_at_the_next_thing_to_do(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop") as page:
        hold_a_hall(page, url)
        page.keyboard.press("Escape")
        card = page.locator(".card.can").first
        card.focus()
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-card]").nth(1)).to_be_focused()
        page.keyboard.press("ArrowLeft")
        expect(card).to_be_focused()
        page.get_by_role("button", name=HALL).first.focus()  # another card may fit only face down, and is then held so at once
        page.keyboard.press("Enter")
        page.keyboard.press("f")  # face down it fits on both sides of the start card and on it
        place = page.locator('[data-cell="-1,0"]')
        place.focus()
        page.keyboard.press("ArrowRight")
        expect(page.locator('[data-cell="-1,0"]')).not_to_be_focused()
        page.keyboard.press("ArrowLeft")
        expect(place).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".card.can:focus, .mark.target:focus")).to_have_count(1, timeout=15_000)


def test_places_say_how_a_card_fits(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop") as page:
        hold_a_hall(page, url)
        expect(page.locator(".mark")).to_have_count(3)
        expect(page.locator(".mark.fits")).to_have_attribute("data-cell", "0,1")
        for beside in ("-1,0", "1,0"):
            place = page.locator(f'[data-cell="{beside}"]')
            expect(place).to_have_class(re.compile("turned"))
            expect(place.locator(".bar").first).to_have_attribute("d", "M8 0H92")  # the lower edge
        page.keyboard.press("f")
        expect(page.locator(".mark.fits")).to_have_count(3)
        page.keyboard.press("Escape")
        expect(page.locator(".mark")).to_have_count(0)


def test_a_place_where_it_fits_turned_over_turns_the_card(browser: Browser, url: str) -> None:
    with page_of(browser, "phone") as page:
        hold_a_hall(page, url)
        page.locator('[data-cell="1,0"]').click()
        expect(page.locator(".card.held")).to_have_attribute("aria-label", "plain wall, face down")
        page.locator('[data-cell="1,0"]').click()
        expect(page.locator(".near svg[role=group]")).to_have_attribute("aria-label", re.compile("2 cards"))
        expect(page.locator(".mark")).to_have_count(0)


def test_a_place_that_does_not_fit_says_why(browser: Browser, url: str) -> None:
    """Played on until a card is held that fits somewhere neither way up; then that place names the rule."""
    with page_of(browser, "desktop", haste=True) as page:
        sit_down(page, url, "castle")
        for _ in range(2_000):
            if page.locator(".mark.not").count() or not go_on(page, decide):
                break
        page.locator(".mark.not").first.click()
        expect(page.locator("div.line")).to_contain_text("Where edges meet they must show the same.")
        expect(page.locator(".mark.not").first).to_be_visible()


def test_a_card_is_carried_to_its_place_or_goes_back(browser: Browser, url: str) -> None:
    with page_of(browser, "desktop") as page:
        hold_a_hall(page, url)
        card = page.locator(".card.held")
        name = card.get_attribute("data-card")
        goal = page.locator('[data-cell="0,1"]').bounding_box()
        start = card.bounding_box()
        assert goal and start
        page.keyboard.press("Escape")
        middle = (start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        page.mouse.move(*middle)
        page.mouse.down()
        page.mouse.move(middle[0] + 30, middle[1] - 40, steps=4)
        page.mouse.up()
        expect(page.locator(f'[data-card="{name}"]')).to_be_visible()
        expect(page.locator(".mark")).to_have_count(0)
        page.mouse.move(*middle)
        page.mouse.down()
        page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=8)
        page.mouse.up()
        expect(page.locator(f'[data-card="{name}"]')).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_serious(browser: Browser, url: str, size: str) -> None:
    with page_of(browser, size) as page:
        hold_a_hall(page, url)
        assert serious_day_and_night(page) == []
        page.get_by_role("button", name="Draw pile").click()
        assert serious_day_and_night(page) == []


def test_a_table_that_hides_the_scores_tells_nobody_who_leads(browser: Browser, url: str) -> None:
    chairs = [{"kind": "human", "name": "Ana"}, {"kind": "bot", "level": "random"}]
    opened = call(f"{url}/api/tables", {"game": "castle", "seats": chairs, "hide_scores": True})
    with page_of(browser, "desktop") as page:
        page.goto(f"{url}/t/{opened['table']}#0={opened['seats']['0']}")
        page.locator(".card.can").first.wait_for()
        expect(page.locator("table")).to_have_count(0)


def called(card: str) -> str:
    """What the page calls `c17`."""
    told = tomllib.loads(CARDS.read_text(encoding="utf-8"))["card"][int(card[1:]) - 1]
    shown = [f"a {figure}" for figure in FIGURES if figure in told["figures"]] + ["catapult"] * told["catapult"]
    return f"{', '.join(shown)} ({told['kind'].capitalize()})" if shown else told["kind"].capitalize()


def lines_of(match: Match) -> list[str]:
    """The log as it must read: what is shot off is told by what was laid there before."""
    lines = []
    castles: dict[tuple[str, str], str] = {}
    for entry in match.entries(None):
        verb, *words = entry.move.split()
        who = f"Bot {entry.seat + 1}"
        if verb == "lay":
            back = words[1] == "back"
            lines.append(f"{who} builds{' face down' * back}: {called(words[0])}")
            castles[str(entry.seat), words[2]] = "plain wall, face down" if back else called(words[0])
        elif verb == "discard":
            lines.append(f"{who} discards: {called(words[0])}")
        elif verb == "hold":
            lines.append(f"{who} holds fire")
        else:
            hit = castles.pop((words[0], words[1]), "the start card")
            lines.append(f"{who} shoots at Bot {int(words[0]) + 1}: {hit}")
    return lines


def test_the_log_names_the_cards(browser: Browser, url: str) -> None:
    table = played_out(url, "castle")
    with urllib.request.urlopen(f"{url}/api/tables/{table}/record") as answer:
        match = Match.read(answer.read().decode())
    with page_of(browser, "desktop") as page:
        page.goto(f"{url}/t/{table}")
        expect(page.locator(".log button")).to_have_text(lines_of(match))


def rows_of(page: Page) -> list[str]:
    """The moves of a puzzle that is done, as they read, the best first."""
    page.locator(".weighed").wait_for()
    return page.locator(".weighed .said").all_inner_texts()


def test_moves_with_different_cards_read_differently(browser: Browser, url: str) -> None:
    """The three best moves of a puzzle lay three cards face down at one place; those of another shoot."""
    laying, shooting = (next(one for one in puzzles.shelf("castle") if one.id == name) for name in ("b46c33d8", "3e537d3e"))
    with page_of(browser, "desktop") as page:
        page.goto(f"{url}/puzzles/castle/{laying.id}")
        _, card, _, cell = laying.weighed[0].move.split()
        page.locator(f'[data-card="{int(card[1:]) - 1}"]').click()
        page.keyboard.press("f")
        page.locator(f'[data-cell="{cell}"]').click()
        for row, one in zip(rows_of(page)[:3], laying.weighed, strict=False):
            assert f"builds face down: {called(one.move.split()[1])}" in row

        page.goto(f"{url}/puzzles/castle/{shooting.id}")
        page.locator(f'[data-cell="{shooting.weighed[0].move.split()[2]}"]').click()
        castle = {f"{cell['x']},{cell['y']}": cell for cell in puzzles.view(shooting)["extras"]["castles"][1]}
        for row, one in zip(rows_of(page), shooting.weighed, strict=False):
            there = castle.get(one.move.split()[-1])
            hit = there and ("plain wall, face down" if there["back"] else called(f"c{there['card'] + 1}"))
            assert (f": {hit}" if hit else "holds fire") in row


def bring(page: Page, url: str, file: Path) -> None:
    """Opens a table with a file of one's own cards, or tries to."""
    page.goto(url)
    page.get_by_role("button", name=re.compile("Build the Castle")).first.click()
    page.get_by_text("Options of this game").click()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Play now").click()


def test_a_table_with_cards_of_ones_own(browser: Browser, url: str, tmp_path: Path) -> None:
    built_in = CARDS.read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(built_in.replace('up = "castle"', 'up = "moat"', 1), encoding="utf-8")
    crowded = tmp_path / "crowded.toml"
    crowded.write_text(re.sub(r"figures = \[.*\]", f"figures = {json.dumps(['cat'] * 9)}", built_in), encoding="utf-8")
    page = browser.new_page()
    bring(page, url, wrong)
    expect(page.get_by_role("alert")).to_have_text("card 1: up is one of castle, tower, sky, not 'moat'")
    page.close()
    with page_of(browser, "desktop") as page:
        bring(page, url, crowded)
        page.locator(".card.can").first.wait_for()
        expect(page.locator("[data-card] text")).to_have_text(["9"] * page.locator("[data-card]").count())
        page.locator(".card.can").first.click()
        page.locator(".mark.fits").first.click()
        expect(page.locator(".log button").first).to_have_text(re.compile(r"builds( face down)?: 9 cats(, catapult)? \("))
