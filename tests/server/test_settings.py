"""Settings from the environment."""

from __future__ import annotations

import re

import pytest

from donjon.core.errors import DonjonError
from donjon.server.settings import Settings


@pytest.mark.parametrize(
    ("name", "text", "right"),
    [
        ("WORKERS", "many", "a whole number from 1"),
        ("WORKERS", "0", "a whole number from 1"),
        ("WORKERS", "2.5", "a whole number from 1"),
        ("PACE", "fast", "a number of seconds"),
        ("PACE", "inf", "a number of seconds"),
        ("ANALYSIS", "nan", "a number of seconds"),
        ("ANALYSIS", "-1", "a number of seconds"),
        ("LIMITS", "no", "on or off"),
        ("LAB", "yes", "on or off"),
        ("LOAD_AHEAD", "OFF", "on or off"),
    ],
)
def test_what_a_variable_cannot_be_is_said(monkeypatch: pytest.MonkeyPatch, name: str, text: str, right: str) -> None:
    monkeypatch.setenv(f"DONJON_{name}", text)
    with pytest.raises(DonjonError, match=re.escape(f"DONJON_{name} is {text!r}; it should be {right}")):
        Settings().with_environment()


def test_what_the_environment_says_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"WORKERS": "3", "PACE": "0.5", "ANALYSIS": "0", "LIMITS": "off", "LAB": "on", "LOAD_AHEAD": "on", "DATABASE": ""}
    for name, text in (said | {"ORIGINS": "https://a.example, https://b.example", "PUBLIC_URL": "https://c.example/"}).items():
        monkeypatch.setenv(f"DONJON_{name}", text)
    wanted = Settings(workers=3, pace=0.5, analysis=0, limits=False, lab=True, load_ahead=True)
    found = Settings().with_environment()
    assert vars(found) == vars(wanted) | {"origins": ("https://a.example", "https://b.example"), "public_url": "https://c.example"}
