"""No English word is left in the eight other languages: all that can be read or heard is collected while matches are looked at from the lobby to the count.

How a word counts as English: it stands in an English message of the page or of a game, or in a sentence with which the server refuses something, and in no message of the language that is
looked at. Taken out before: titles, authors, publishers, names of people, names of rules (castle.place.match), links, what stands on keys, the languages' own names, and the fingerprints of the
shuffle.

A run without more looks at each game early, in the middle and at the end, in two languages, so that each language has a game. DONJON_WORDS=all looks in all languages, closely at first and then with
ever longer steps to the end (a dozen positions in Tower Duel), and takes a quarter of an hour.
"""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from websockets.sync.client import ClientConnection, connect

from tests.page.kit import call, page_of
from tests.page.test_languages import word

ROOT = Path(__file__).parents[2]
GAMES = sorted(folder.parent.name for folder in (ROOT / "src" / "donjon" / "games").glob("*/locale"))
LANGUAGES = sorted(file.stem for file in (ROOT / "web" / "src" / "words").glob("*.ftl") if file.stem != "en")
ALL = os.environ.get("DONJON_WORDS") == "all"
SPOKEN = {game: LANGUAGES if ALL else [LANGUAGES[(2 * at + more) % len(LANGUAGES)] for more in (0, 1)] for at, game in enumerate(GAMES)}
PEOPLE = ("Ilmarikki", "Przemko")

COLLECT = """(() => {
  const HEARD = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'alt', 'placeholder', 'label']
  const PASSED = '.code, kbd, script, style, .language option'
  const put = (text, where) => { const said = text.trim(); if (/\\p{L}{2}/u.test(said) && !seen.has(said)) seen.set(said, where) }
  const place = one => one ? `${one.tagName}.${one.getAttribute('class') ?? ''}` : ''
  function take(node) {
    if (node.nodeType === Node.TEXT_NODE) { if (node.parentElement && !node.parentElement.closest(PASSED)) put(node.data, place(node.parentElement)) }
    else if (node.nodeType === Node.ELEMENT_NODE) {
      if (!node.closest(PASSED)) for (const name of HEARD) if (node.hasAttribute(name)) put(node.getAttribute(name), `${place(node)}[${name}]`)
      for (const child of node.childNodes) take(child)
    }
  }
  window.seen = new Map()
  window.takeAll = () => {
    seen.clear()
    take(document.documentElement)
    for (const spoken of document.querySelectorAll('[aria-live]')) seen.delete(spoken.textContent.trim())
  }
  window.taken = () => [...seen]
  new MutationObserver(changes => {
    for (const change of changes) {
      if (change.type === 'childList') change.addedNodes.forEach(take)
      else if (change.type === 'characterData') take(change.target)
      else if (!change.target.closest(PASSED)) put(change.target.getAttribute(change.attributeName) ?? '', `${place(change.target)}[${change.attributeName}]`)
    }
  }).observe(document, {subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: HEARD})
})()"""
"""Keeps what is shown or told, also where it goes away again. Lines that are hidden for the eye are for the ear, and count; but what was spoken before a switch was spoken in that language."""

HURRY = """(() => { const wait = window.setTimeout; window.setTimeout = (act, time, ...more) => wait(act, window.hurried ? Math.min(time, 15) : time, ...more) })()"""
"""The count is told in a moment, once this is asked for."""


def said_in(file: Path) -> str:
    """All that the messages of a file may say, without their names, variables and choices."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    text = "\n".join(re.sub(r"^[a-z][\w-]* =", "", line) for line in lines)
    text = re.sub(r"\{\s*\$\w+\s*->", "", text)
    text = re.sub(r"^\s*\*?\[\w+\]", "", text, flags=re.M)
    return re.sub(r"\*?\[(?:zero|one|two|few|many|other|\d+)\]|\{[^{}]*\}", "", text)


def words(text: str) -> set[str]:
    """The words of a text: runs of two letters or more, small."""
    return {word for word in re.findall(r"[^\W\d_]+", text.casefold()) if len(word) > 1}


def files(lang: str) -> list[Path]:
    page = [ROOT / "web" / "src" / place / f"{lang}.ftl" for place in ("words", "table/analysis/words")]
    return [*page, *(ROOT / "src" / "donjon" / "games").glob(f"*/locale/{lang}.ftl")]


def refused() -> set[str]:
    """The words of the sentences with which the server refuses."""
    sources = (ROOT / "src" / "donjon" / "server").glob("*.py")
    return words(
        " ".join(text for file in sources for text in re.findall(r'Refusal\(\s*\d+, "\w+", f?"([^"]*)"', file.read_text(encoding="utf-8")))
    )


def english(lang: str) -> set[str]:
    """The words that only English messages use, as seen from this language."""
    own = words(" ".join(map(said_in, files(lang))))
    return (words(" ".join(map(said_in, files("en")))) | refused()) - own


def names(url: str) -> list[str]:
    """What is no word of any language, the longest first."""
    games = call(f"{url}/api/games")
    given = {name for game in games for name in (game["title"], game["publisher"], *game["authors"], *game["rules"]) if name}
    titles = {found for file in files("en") for found in re.findall(r"^\w+-title = ([^{}\n]+)$", file.read_text(encoding="utf-8"), re.M)}
    return sorted({*given, *titles, *PEOPLE, "donjon"}, key=len, reverse=True)


class Collector:
    """Looks for English words on a page that is switched from language to language."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.names = names(url)
        self.english = {lang: english(lang) for lang in LANGUAGES}
        self.left: set[str] = set()
        page.add_init_script(COLLECT)
        page.add_init_script(HURRY)

    def found(self, lang: str) -> list[str]:
        """What was seen with words that only English has."""
        left = []
        for text, where in self.page.evaluate("taken()"):
            plain = re.sub(r"https?://\S+", " ", text)
            for name in self.names:
                plain = plain.replace(name, " ")
            if wrong := sorted(words(plain) & self.english[lang]):
                left.append(f"{lang}: {text!r} ({', '.join(wrong)}) in {where}")
        return left

    def switch(self, lang: str) -> None:
        """By the choice in sight, or the one in the table's drawer; from then on everything is collected anew."""
        choice = self.page.locator(".language select")
        if self.page.locator(".drawer header button").count():  # a stray click on the board has opened the rules
            self.page.locator(".drawer header button").click()
        drawer = not choice.count()
        if drawer:
            self.page.locator(".buttons .act:not(.phone)").last.click()
        choice.select_option(lang)
        self.page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        self.page.evaluate("() => new Promise(requestAnimationFrame)")
        self.page.evaluate("takeAll()")
        if drawer:
            self.page.keyboard.press("Escape")

    def note(self, lang: str) -> None:
        """What was shown or told since the switch, and stands there now."""
        self.left.update(self.found(lang))


@contextmanager
def collecting(browser: Browser, url: str) -> Iterator[Collector]:
    """A page that begins in German; what is English on it fails the test."""
    with page_of(browser, "desktop", "de-DE") as page:
        collector = Collector(page, url)
        yield collector
        assert not collector.left, "\n".join(sorted(collector.left))


class Players:
    """Plays the people's seats of a table by chance, beside the browser that looks on."""

    def __init__(self, socket: ClientConnection, opened: dict[str, Any], address: str) -> None:
        self.socket = socket
        self.address = address
        self.chance = random.Random(address)
        self.where: dict[str, Any] = {"ply": -1}
        socket.send(json.dumps({"type": "hello", "tokens": list(opened["seats"].values())}))
        self._wait()

    def _wait(self) -> None:
        """Until one of the people is to move, or it is over."""
        before = self.where["ply"]
        while True:
            message = json.loads(self.socket.recv(30))
            assert message["type"] != "error", message
            if "legal" in message and message["ply"] > before and (message["legal"] or message["finished"]):
                self.where = message
                return

    def play(self, moves: int) -> bool:
        """Some moves on; whether there is something to decide then."""
        for _ in range(moves):
            if self.where["finished"]:
                return False
            move = self.chance.choice(self.where["legal"])
            self.socket.send(json.dumps({"type": "play", "n": 1, "seat": self.where["mover"], "move": move, "ply": self.where["ply"]}))
            self._wait()
        return not self.where["finished"]


@contextmanager
def sitting(url: str, game: str) -> Iterator[Players]:
    """A table with two people, and bots on all other seats."""
    most = next(one["seats"][1] for one in call(f"{url}/api/games") if one["name"] == game)
    chairs = [{"kind": "human", "name": name} for name in PEOPLE] + [{"kind": "bot", "level": "random"}] * (most - 2)
    opened = call(f"{url}/api/tables", {"game": game, "seats": chairs, "hot_seat": True, "pace": False})
    address = f"{url}/t/{opened['table']}#" + "&".join(f"{seat}={token}" for seat, token in opened["seats"].items())
    with connect(f"ws{url[4:]}/api/tables/{opened['table']}/ws", max_size=None) as socket:
        yield Players(socket, opened, address)


class Refuser:
    """Between page and server: each move that the page sends, and each question why one is not allowed, is answered with the next rule of the game, or the next thing that can go wrong."""

    def __init__(self, page: Page, rules: list[str]) -> None:
        codes = [name.removeprefix("error-") for name in re.findall(r"^error-\w+", files("en")[0].read_text(encoding="utf-8"), re.M)]
        self.answers: list[tuple[str, str | None]] = [*(("illegal", rule) for rule in rules), *((code, None) for code in codes)]
        self.asked = 0
        page.route_web_socket("**/ws", self._stand_between)

    def _stand_between(self, here: WebSocketRoute) -> None:
        there = here.connect_to_server()

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] not in ("play", "why"):
                there.send(text)
                return
            code, rule = self.answers[self.asked % len(self.answers)]
            self.asked += 1
            if message["type"] == "why" and rule:
                here.send(json.dumps({"type": "why", "n": message["n"], "move": message["move"], "rule": rule}))
            else:
                here.send(json.dumps({"type": "error", "n": message["n"], "code": code, "text": "", "rule": rule}))

        here.on_message(up)


POINTS = """found => [...document.querySelectorAll(`main.board :is(${found})`)].map(one => {
  const box = one.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}).filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)"""
TAKEN = "button:enabled, [role=button], [data-place], [data-card], .coin"
LIT = ".lit, .fits, .open, .target"


def press_about(page: Page, turn: int, most: int) -> None:
    """Clicks on things on the board, others each `turn`, and where something is lit then; beside them too. What opens is closed now and then."""
    points = page.evaluate(POINTS, TAKEN)
    step = max(1, len(points) // most)
    for n, (x, y) in enumerate(points[turn % step :: step]):
        page.mouse.click(x, y)
        for at in page.evaluate(POINTS, LIT)[:1]:
            page.mouse.click(*at)
        page.mouse.click(x + 40, y - 40)
        if n % 3 == 2:
            page.keyboard.press("Escape")
    page.keyboard.press("Escape")


def open_drawers(page: Page) -> None:
    """The rules, the keys, the talk: one after the other."""
    for key in ("r", "?"):
        page.keyboard.press(key)
        page.locator(".drawer").wait_for()
        page.keyboard.press("Escape")
    page.locator(".buttons .act:not(.phone)").nth(3).click()
    page.locator(".drawer").wait_for()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("game", GAMES)
def test_no_english_word_in_a_whole_match(browser: Browser, url: str, game: str) -> None:
    rules = next(one["rules"] for one in call(f"{url}/api/games") if one["name"] == game)
    with sitting(url, game) as players, collecting(browser, url) as collector:
        page = collector.page
        refuser = Refuser(page, rules)
        stage = 0
        while players.play(1 + stage * stage if ALL else (3, 12, 100_000)[stage]):
            page.goto(players.address if stage == 0 else page.url)
            page.locator("main.board").wait_for()
            for turn, lang in enumerate(SPOKEN[game]):
                collector.switch(lang)
                if page.locator(".curtain button").count():
                    page.locator(".curtain button").click()
                if stage == 1:
                    open_drawers(page)
                if ALL and turn == stage % len(SPOKEN[game]):
                    page.evaluate("document.activeElement.blur()")
                    page.keyboard.press("h")
                    page.locator("div.advice, div.line").first.wait_for(timeout=120_000)
                press_about(page, turn + stage, 20 if ALL else 2 + 3 * stage)
                collector.note(lang)
            stage += 1
        page.goto(page.url)
        expect(page.locator(".now .won")).to_be_visible()
        page.evaluate("window.hurried = true")
        for lang in SPOKEN[game]:
            collector.switch(lang)
            page.evaluate("window.before = document.querySelector('.now .won .row')")
            page.locator(".now .won .row").get_by_role("button", name=word(lang, "the-count"), exact=True).click()
            page.wait_for_function("() => { const row = document.querySelector('.now .won .row'); return row && row !== window.before }")
            collector.note(lang)
        assert refuser.asked


BOXES = """async () => {
  const push = async found => { found.click(); await new Promise(requestAnimationFrame) }
  for (const _ of document.querySelectorAll('.shelf .lift')) {
    await push([...document.querySelectorAll('.shelf .lift')].at(-1))
    for (const way of [2, 1]) await push(document.querySelectorAll('.ways .button')[way])
  }
}"""
"""Takes one box after the other from the shelf, and opens the two ways to sit down with others."""


def test_no_english_word_before_a_match(browser: Browser, url: str) -> None:
    """All games on the home page with all ways to open a table, then a lobby as who has opened it and who comes by its link sees it."""
    with collecting(browser, url) as collector:
        page = collector.page
        page.goto(url)
        page.locator("#chosen").wait_for()
        for lang in LANGUAGES:
            collector.switch(lang)
            page.evaluate(BOXES)
            page.locator(".tray").wait_for()
            collector.note(lang)
        page.locator(".tray input").fill(PEOPLE[0])
        page.locator(".tray .accent").click()
        page.locator("section.invite").wait_for()
        for lang in LANGUAGES:
            collector.switch(lang)
            collector.note(lang)
        page.evaluate("localStorage.clear()")
        page.goto(page.url.partition("#")[0])
        page.get_by_role("textbox").wait_for()
        for lang in LANGUAGES:
            collector.switch(lang)
            collector.note(lang)


def test_english_is_found_where_it_is(browser: Browser, url: str) -> None:
    """The collector itself: on an English page each language finds something, in what is read, what is heard, and what has gone away again."""
    with page_of(browser, "desktop") as page:
        collector = Collector(page, url)
        page.goto(url)
        page.locator("#chosen").wait_for()
        page.locator(".ways .button").nth(1).click()
        page.locator(".tray").wait_for()
        page.locator(".ways .button").nth(1).click()
        page.locator(".tray").wait_for(state="detached")
        for lang in LANGUAGES:
            found = "\n".join(collector.found(lang))
            assert "Play now" in found and "Sounds are on" in found and "You get a link" in found
