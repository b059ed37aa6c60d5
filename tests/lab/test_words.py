"""Reports in nine languages: nothing in them is left in English, numbers are written as each language does, and what programs read stays as it is."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from donjon.cli import lab_page, lab_text
from donjon.cli.common import out
from donjon.lab import compare, measure, report, runs, tune
from donjon.lab.words import ENGLISH, Words, languages
from tests.cli.kit import Here
from tests.lab import test_compare, test_tune
from tests.lab.plans import here, small
from tests.page.test_words_whole import said_in, words

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src" / "donjon" / "lab" / "locale"
OTHERS = [lang for lang in languages() if lang != "en"]

Told = dict[str, Any]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("report")
    assert runs.carry_out(runs.Folder(path, small(10)), here)
    return path


@pytest.fixture(scope="module")
def told(folder: Path) -> Told:
    """Findings with all that a report may have: also what was bought, a rule of each kind, a move that was never taken."""
    found = report.findings(folder)
    found["cells"][0]["sales"] = [{"price": 2, "share": report.share(3, 4), "value": {"value": 1.5, "low": 1.0, "high": 2.0, "games": 4}}]
    found["cells"][0]["verbs"] += [{"verb": "loiter", **report.share(0, 9)}, {"verb": "wait", **report.share(0, 0)}]
    found["rules"] += [{"game": "g", "rule": "g.x", "seen": "never", **dict.fromkeys(("refused", "carried", "counted", "ended"), 0)}]
    return found


@pytest.fixture(scope="module")
def compared() -> Told:
    return compare.compare(test_compare.ASKED, test_compare.Made(0.0))


@pytest.fixture(scope="module")
def searched(tmp_path_factory: pytest.TempPathFactory) -> Told:
    plan = test_tune.written(tmp_path_factory.mktemp("search"), test_tune.PLAN + test_tune.TUNE)
    return tune.tune(tune.read(plan), test_tune.Made())


def printed(show: Callable[[Told, Words], None], found: Told, lang: str) -> str:
    with out().capture() as said:
        show(found, Words(lang))
    return said.get()


def seen(page: str) -> str:
    """What of a page is read or heard."""
    heard = " ".join(re.findall(r'aria-label="([^"]*)"', page))
    shown = re.sub(r"<(style|script)\b.*?</\1>|<code>.*?</code>|<a href=\"(?!#).*?</a>", " ", page, flags=re.S)
    return unescape(f"{heard} {re.sub('<[^>]*>', ' ', shown)}")


def left(text: str, lang: str) -> list[str]:
    """The words of a report that English messages have and none of this language; without the names that stand as files have them."""
    english, own = (words(said_in(LOCALE / f"{name}.ftl")) for name in ("en", lang))
    plain = re.sub(r"\b\w+(?:\.\w+)+\b|\b(?:small|standard|stormy|fiery|greedy|random|loiter|wait|TPE)\b", " ", text)
    return sorted(words(plain) & (english - own))


@pytest.mark.parametrize("lang", OTHERS)
def test_no_word_of_a_report_is_english(lang: str, told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("donjon.lab.charts.both", lambda make, label: f"<p>{label}</p>")
    page = lab_page.page(told, Words(lang))
    assert f'<html lang="{lang}">' in page and page.count("<h2") == 9
    assert left(seen(page), lang) == []
    assert left(printed(lab_text.show, told, lang), lang) == []


def test_the_finder_finds_english(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("donjon.lab.charts.both", lambda make, label: "")
    page = lab_page.page(told)
    for lang in OTHERS:
        assert {"wins", "rows", "never", "games"} <= {*left(seen(page), lang)}


def test_the_charts_speak_the_language(told: Told) -> None:
    page = lab_page.page(told, Words("fi"))
    drawn = " ".join(re.findall(r"<svg .*?</svg>", page, re.S))
    assert ">paikka 1<" in drawn and ">2 paikkaa" in drawn and "pituus siirtoina" in drawn
    axes = re.findall(r">([\d.,]+)( ?%)?<", drawn)
    assert any("," in number for number, _ in axes) and not any("." in number for number, _ in axes)


@pytest.mark.parametrize("lang", OTHERS)
def test_no_word_of_a_comparison_or_a_search_is_english(lang: str, compared: Told, searched: Told) -> None:
    names = "|".join([*measure.MEASURES, "deck", "stall", "fair"])
    for show, found in ((lab_text.show_comparison, compared), (lab_text.show_search, searched)):
        told = re.sub(rf"\b(?:{names})\b", " ", printed(show, found, lang))
        assert left(told, lang) == []


VERDICTS: list[Told] = [{"verdict": "open"}, {"verdict": "same", "margin": 0.5}, {"verdict": "a"}, {"verdict": "b"}]


@pytest.mark.parametrize("lang", languages())
def test_every_verdict_can_be_said(lang: str, compared: Told, searched: Told) -> None:
    speak = Words(lang)
    assert len({compare.sentence(compared | one, speak) for one in VERDICTS}) == 4
    best, *_ = searched["finalists"]
    ends = [[], [best | {"met": "yes"}], [best | {"met": "yes"}] * 2, [best | {"met": "not shown"}], [best | {"met": "no"}]]
    assert len({printed(lab_text.show_search, searched | {"finalists": end}, lang).splitlines()[2] for end in ends}) == 5


def test_every_message_that_is_used_is_there() -> None:
    known = set(re.findall(r"^([\w-]+) =", (LOCALE / "en.ftl").read_text(encoding="utf-8"), re.M))
    sources = [ROOT / "src" / "donjon" / "cli" / name for name in ("lab_page.py", "lab_text.py")]
    sources += (ROOT / "src" / "donjon" / "lab").glob("*.py")
    used = {name for file in sources for name in re.findall(r'\b(?:words|self)\(\s*["\']([\w-]+)["\']', file.read_text(encoding="utf-8"))}
    assert len(used) > 50
    assert {*used, *(f"measure-{name}" for name in measure.MEASURES)} <= known


@pytest.mark.parametrize(
    ("lang", "many", "share", "points", "range_"),
    [
        ("en", "12,345", "12.3 %", "−4.5", "0.12 to 3"),
        ("fi", "12\u00a0345", "12,3 %", "−4,5", "0,12 … 3"),
        ("de", "12.345", "12,3 %", "−4,5", "0,12 bis 3"),
        ("pl", "12\u00a0345", "12,3%", "−4,5", "od 0,12 do 3"),
        ("et", "12\u00a0345", "12,3%", "−4,5", "0,12 kuni 3"),
    ],
)
def test_numbers_as_the_language_writes_them(lang: str, many: str, share: str, points: str, range_: str) -> None:
    speak = Words(lang)
    assert (speak.count(12345), speak.percent(0.1234), speak.points(-0.045)) == (many, share, points)
    assert speak.range({"low": 0.12, "high": 3}, speak.plain) == range_
    assert many in speak("summary-games", games=12345)


def test_nothing_is_less_than_nothing() -> None:
    """Minus four hundred-thousandths is no share, no points and no number at the decimals that are told."""
    assert (ENGLISH.percent(-0.00004), ENGLISH.points(-0.00004), ENGLISH.signed(-0.00004)) == ("0.0 %", "±0.0", "0.00")


@pytest.mark.parametrize("lang", languages())
def test_one_minus_sign(lang: str) -> None:
    speak = Words(lang)
    forms = (speak.plain, speak.signed, speak.change, speak.points, speak.percent)
    for text in (form(value) for form in forms for value in (-1234.5, -11.2, -0.4, -0.04)):
        assert text.count("−") == 1 and "-" not in text


def test_a_polish_report_counts_as_polish_does() -> None:
    """1 partia, 2 to 4 partie, 5 to 21 partii, 22 partie again."""
    speak = Words("pl")
    said = [speak("summary-games", games=games) for games in (1, 2, 5, 12, 21, 22)]
    assert said == ["1 partia", "2 partie", "5 partii", "12 partii", "21 partii", "22 partie"]


def test_a_card_has_its_word_but_in_english_the_name_of_the_file() -> None:
    assert Words("de").of_game("castle", "castle-kind-west wall", "west wall") == "Westmauer"
    assert ENGLISH.of_game("castle", "castle-kind-west wall", "west wall") == "west wall"
    assert Words("de").of_game("castle", "castle-kind-moat", "moat") == "moat"


def test_a_number_sorts_by_its_value_in_every_language(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    """The script of the page takes out what stands between thousands."""
    monkeypatch.setattr("donjon.lab.charts.both", lambda make, label: "")
    for lang, mark in (("en", ","), ("de", "."), ("fi", "\u00a0")):
        assert f'replace(/[{mark} ]/g, "")' in lab_page.page(told, Words(lang))


def test_the_command_takes_a_language_or_the_environments(folder: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    donjon = Here(monkeypatch, capsys)
    monkeypatch.setenv("LC_ALL", "C")
    english = donjon("lab", "report", folder, "--text").out
    finnish = donjon("lab", "report", folder, "--text", "--language", "fi").out
    assert "seat 3" in english and "paikka 3" in finnish and "3 paikkaa" in finnish
    as_json = donjon("lab", "report", folder, "--json").out
    monkeypatch.setenv("LC_ALL", "fi_FI.UTF-8")
    assert donjon("lab", "report", folder, "--text").out == finnish
    assert donjon("lab", "report", folder, "--text", "--language", "en").out == english
    assert donjon("lab", "report", folder, "--json").out == as_json
    wrong = donjon("lab", "report", folder, "--language", "xx")
    assert wrong.status == 2 and "there are no words in 'xx'; the languages: da, de, en" in wrong.err
