"""Find the move in the browser: a wrong try, the solution, a right one, by touch and by keys; the day, what is kept, axe."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from donjon.bots import puzzles
from donjon.bots.puzzles import Puzzle
from donjon.bots.why import because
from donjon.core.game import load
from tests.page.kit import SIZES, call, page_of
from tests.page.test_page import serious_day_and_night


def bidding() -> Puzzle:
    """A puzzle of bids alone: each is one coin, or the button to pass."""
    return next(puzzle for puzzle in puzzles.shelf("towers") if all(one.move.split()[0] in ("bid", "pass") for one in puzzle.weighed))


def address(url: str, puzzle: Puzzle) -> str:
    return f"{url}/puzzles/{puzzle.game}/{puzzle.id}"


def coin(page: Page, move: str) -> Any:
    return page.locator(".coin").nth(int(move.split()[1])) if move != "pass" else page.get_by_role("button", name="Pass", exact=True)


def wrong(puzzle: Puzzle) -> str:
    return next(one.move for one in puzzle.weighed[puzzle.solutions :])


def troubles(page: Page) -> list[str]:
    """What axe finds, but for the numbers drawn on the towers' cards, which its experimental rule takes for the label of a building site."""
    return [one for one in serious_day_and_night(page) if not one.startswith("label-content-name-mismatch: ['.site.")]


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('donjon.puzzles')"))
    return found


def test_by_touch_a_wrong_try_and_then_the_right_one(browser: Browser, url: str) -> None:
    puzzle = bidding()
    with page_of(browser, "phone") as page:
        page.goto(address(url, puzzle))
        coin(page, wrong(puzzle)).tap()
        lost = max(1, round(100 * (puzzle.weighed[0].result - puzzle.weighed[puzzle.solutions].result)))
        expect(page.locator("section.now")).to_contain_text(f"{lost} % less chance to win")
        assert page.locator(".weighed").count() == 0
        page.get_by_role("button", name="Try again").tap()
        expect(page.get_by_text("Find the best move", exact=True)).to_be_visible()
        coin(page, puzzle.weighed[0].move).tap()
        expect(page.locator("section.now").get_by_text("Yes, that’s the move!")).to_be_visible()
        expect(page.locator(".weighed li").first).to_contain_text(f"{100 * puzzle.weighed[0].result:.0f} %")
        assert kept(page)["done"] == {puzzle.id: "solved"}
        page.get_by_role("link", name="Next position").tap()
        expect(page.get_by_text("Find the best move", exact=True)).to_be_visible()
        assert not page.url.endswith(puzzle.id)
        page.goto(f"{url}/puzzles/towers")
        expect(page.get_by_text(f"1 of {len(puzzles.shelf('towers'))} found")).to_be_visible()


def test_by_keys_the_solution_that_was_looked_up_is_not_found(browser: Browser, url: str) -> None:
    puzzle = bidding()
    with page_of(browser, "desktop") as page:
        page.goto(address(url, puzzle))
        coin(page, wrong(puzzle)).press("Enter")
        expect(page.get_by_text("There is a better one", exact=True)).to_be_visible()
        expect(page.locator("section.now")).to_be_focused()
        page.get_by_role("button", name="Show the solution").press("Enter")
        expect(page.locator("section.now").get_by_text("The solution")).to_be_visible()
        expect(page.locator(".weighed li").first).to_contain_text("best")
        expect(page.locator(".hinted")).to_have_count(1)
        assert kept(page)["done"] == {puzzle.id: "seen"}
        coin(page, puzzle.weighed[0].move).press("Enter")
        expect(page.locator("section.now").get_by_text("Yes, that’s the move!")).to_be_visible()
        assert kept(page)["done"] == {puzzle.id: "seen"}


def test_whoever_gives_up_needs_no_try(browser: Browser, url: str) -> None:
    listed = call(f"{url}/api/puzzles")
    daily = next(one for one in puzzles.shelf(listed["daily"]["game"]) if one.id == listed["daily"]["id"])
    with page_of(browser, "phone") as page:
        page.goto(address(url, daily))
        page.get_by_role("button", name="Show the solution").tap()
        expect(page.locator("section.now").get_by_text("The solution")).to_be_visible()
        expect(page.locator(".weighed [aria-pressed=true]")).to_contain_text("best")
        expect(page.locator(".weighed")).not_to_contain_text("your move")
        assert kept(page)["done"] == {daily.id: "seen"}
        assert troubles(page) == []
        page.goto(f"{url}/puzzles")
        expect(page.locator(".today")).to_contain_text("solution seen")
        expect(page.locator(".today").get_by_role("link")).to_have_text("Look at it again")


@pytest.mark.parametrize(
    ("game", "words", "said"),
    [
        (
            "dungeon",
            ["climb", "safe", "split"],
            "The move brings your knight up to 2, but it leaves the other knight alone and within reach.",
        ),
        ("duel", ["spends"], "Its use only shows later; for now the move costs a nugget."),
        ("duel", ["vacates", "spends"], "The move empties a store, but it costs a nugget."),
    ],
)
def test_a_solution_says_why_and_what_it_costs(browser: Browser, url: str, game: str, words: list[str], said: str) -> None:
    """What costs is never told as a merit."""

    def reasons(puzzle: Puzzle) -> list[str]:
        action = load(game).actions.read_move(puzzle.weighed[0].move)
        return [one["word"] for one in because(game, puzzles.position(puzzle), action)]

    puzzle = next(one for one in puzzles.shelf(game) if reasons(one) == words)
    with page_of(browser, "phone") as page:
        page.goto(address(url, puzzle))
        page.get_by_role("button", name="Show the solution").tap()
        expect(page.locator(".weighed .why")).to_have_text(said)


def test_a_move_that_is_forbidden_names_its_rule(browser: Browser, url: str) -> None:
    puzzle = next(one for one in puzzles.shelf("towers") if "pass" not in puzzles.legal(one) and "bid 0" in puzzles.legal(one))
    with page_of(browser, "desktop") as page:
        page.goto(address(url, puzzle))
        page.get_by_role("button", name="Pass", exact=True).click(force=True)  # what is forbidden can be asked
        expect(page.get_by_text("cannot pass").first).to_be_visible()
        page.get_by_role("button", name="The rule").click()
        expect(page.get_by_role("dialog")).to_be_visible()


def test_the_solution_is_not_told_before_a_try(browser: Browser, url: str) -> None:
    puzzle = bidding()
    with page_of(browser, "desktop") as page:
        answers: list[Response] = []
        page.on("response", lambda answer: answers.append(answer) if "/api/puzzles/" in answer.url else None)
        page.goto(address(url, puzzle))
        coin(page, wrong(puzzle)).click()
        expect(page.get_by_text("There is a better one", exact=True)).to_be_visible()
        told = [answer.text() for answer in answers]  # not when they come: to read one takes longer than to show it
        assert len(told) == 2
        assert not any(str(one.result) in text for one in puzzle.weighed for text in told)


def test_days_in_a_row(browser: Browser, url: str) -> None:
    """Solved yesterday and the day before: two; today's makes three. A day left out begins anew."""
    listed = call(f"{url}/api/puzzles")
    before = "new Date(Date.parse(day) - 864e5 * ago).toISOString().slice(0, 10)"
    with page_of(browser, "desktop") as page:
        page.goto(f"{url}/puzzles")
        for ago, run, shown in [(1, 2, "2 days in a row"), (0, 3, "3 days in a row"), (0, 1, "1 day in a row"), (2, 9, "")]:
            page.evaluate(
                f"([day, ago, run]) => localStorage.setItem('donjon.puzzles', JSON.stringify({{done: {{}}, day: {before}, run}}))",
                [listed["day"], ago, run],
            )
            page.reload()
            page.get_by_role("heading", name="Position of the day").wait_for()
            assert page.locator(".streak").all_inner_texts() == ([shown] if shown else [])
        daily = page.get_by_role("link", name="Find it")
        assert daily.get_attribute("href") == f"/puzzles/{listed['daily']['game']}/{listed['daily']['id']}"


def test_from_home_to_every_game(browser: Browser, url: str) -> None:
    with page_of(browser, "phone", "fi-FI") as page:
        page.goto(url)
        page.get_by_role("link", name="Etsi se").tap()
        expect(page.get_by_role("heading", name="Löydä siirto")).to_be_visible()
        assert page.locator(".number").count() == sum(len(puzzles.shelf(game)) for game in puzzles.with_puzzles())


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_serious(browser: Browser, url: str, size: str) -> None:
    with page_of(browser, size) as page:
        page.goto(f"{url}/puzzles")
        page.get_by_role("heading", name="Position of the day").wait_for()
        assert troubles(page) == []
        for game in puzzles.with_puzzles():
            page.goto(address(url, puzzles.shelf(game)[0]))
            page.get_by_text("Find the best move", exact=True).wait_for()
            assert troubles(page) == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        puzzle = bidding()
        page.goto(address(url, puzzle))
        coin(page, puzzle.weighed[0].move).click()
        page.locator("section.now").get_by_text("Yes, that’s the move!").wait_for()
        assert troubles(page) == []


def test_what_is_not_there(browser: Browser, url: str) -> None:
    """A browser calls every refusal an error, so this page watches none."""
    page = browser.new_page(locale="en-GB")
    page.goto(f"{url}/puzzles/towers/none")
    expect(page.get_by_text("There is no such position here.")).to_be_visible()
    page.goto(f"{url}/puzzles/chess")
    expect(page.get_by_text("There is no such position here.")).to_be_visible()
    page.context.close()
