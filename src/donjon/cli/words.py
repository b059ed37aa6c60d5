"""The games' sentences, in the language of the person's environment, English where there is none."""

from __future__ import annotations

import os
from collections.abc import Sequence

from donjon.bots.why import Because
from donjon.core.errors import BadOption
from donjon.core.game import PACKAGE
from donjon.lab.words import Look, Words, languages, look_up

KIN = {"no": "nb", "nn": "nb"}
"""Who reads one of these can read the other."""


def language() -> str:
    """Two letters from LC_ALL, LC_MESSAGES or LANG."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        chosen = os.environ.get(name, "").partition(".")[0].partition("_")[0].lower()
        if chosen:
            return KIN.get(chosen, chosen) if chosen.isalpha() and chosen not in ("c", "posix") else "en"
    return "en"


def words_of_reports(wanted: str | None) -> Words:
    """The words of the language that was asked for, else of the environment's; BadOption names the languages there are."""
    if wanted is None:
        return Words(language())
    lang = wanted.lower().replace("_", "-").partition("-")[0]
    lang = KIN.get(lang, lang)
    if lang not in languages():
        raise BadOption(f"there are no words in {wanted!r}; the languages: {', '.join(languages())}")
    return Words(lang)


def sentences(game: str, lang: str) -> Look:
    """Looks up a message of the game, by its id or a rule's, with the values of its variables."""
    return look_up(f"{PACKAGE}.{game}", lang)


def explain(rule: str) -> str:
    """A rule id and its sentence; the id alone where no sentence is there (resign, timeout)."""
    game, dot, _ = rule.partition(".")
    sentence = sentences(game, language())(rule) if dot else None
    return f"{rule}: {sentence}" if sentence else rule


def because(game: str, reasons: Sequence[Because], lang: str | None = None) -> str:
    """Two reasons of a move as phrases, what it gains before what it costs; empty where there is none."""
    look = sentences(game, lang or language())
    told = sorted(reasons, key=lambda reason: reason["price"])[:2]
    return "; ".join(phrase for reason in told if (phrase := look(f"{game}-because-{reason['word']}", reason["args"])))
