"""Running the command line, in this process and in one of its own."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from donjon import Match
from donjon.cli import main


@dataclass
class Ran:
    """How a command ended."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Here:
    """Runs commands in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *words: str | Path, typed: str = "") -> Ran:
        self.capsys.readouterr()
        self.monkeypatch.setattr(sys, "argv", ["donjon", *map(str, words)])
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        status = 0
        try:
            main()
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
        said = self.capsys.readouterr()
        return Ran(status, said.out, said.err)


def apart(*words: str) -> subprocess.CompletedProcess[str]:
    """Runs a command in a process of its own."""
    return subprocess.run([sys.executable, "-m", "donjon", *words], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)


def whole_match(seed: int = 1, seats: int = 2, options: dict[str, str] | None = None) -> Match:
    """A match in which the last legal move is played each time, which is stop where it can be."""
    match = Match.start("knights", seats, options, seed)
    while not match.finished:
        legal = match.legal()
        match.play(legal[(7 * match.plies) % len(legal)])
    return match
