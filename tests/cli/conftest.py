from __future__ import annotations

import pytest

from tests.cli.kit import Here


@pytest.fixture
def donjon(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Here:
    monkeypatch.setenv("LC_ALL", "C")
    return Here(monkeypatch, capsys)
