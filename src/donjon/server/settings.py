"""What can be set, with its defaults; `from_environment` reads the variables that start with DONJON_."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from donjon.core.errors import DonjonError
from donjon.core.machine import cores


def data_folder() -> Path:
    """Where a person's tables are kept when nothing else is said."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "donjon"


LOOPBACK = ("127.0.0.1", "localhost", "::1")
"""Hosts that only this machine reaches."""


def default_database() -> str:
    """The SQLite file in the data folder."""
    return f"sqlite:///{data_folder() / 'donjon.sqlite3'}"


DAY = 86_400
MOST = 1024
"""Workers."""

_Variable = tuple[Callable[[str], Any], str]
"""How the text of a variable is read, and what it should be."""


@dataclass(frozen=True)
class Settings:
    """All settings of a server. Rates are by second, pauses and deadlines in seconds, sizes in bytes."""

    database: str = field(default_factory=default_database)
    static: Path = Path(__file__).parent / "static"
    public_url: str | None = None
    origins: tuple[str, ...] = ()
    host: str = "127.0.0.1"
    port: int = 8000

    limits: bool = True
    open_rate: float = 0.2
    open_burst: int = 30
    call_rate: float = 20
    call_burst: int = 200
    message_rate: float = 20
    message_burst: int = 60
    say_rate: float = 0.5
    say_burst: int = 5
    sockets_per_address: int = 200
    body: int = 65_536
    frame: int = 8_192

    hello_within: float = 10
    queue: int = 64
    drain_within: float = 30
    idle: float = 600
    sweep: float = 30

    workers: int = field(default_factory=cores)
    pace: float = 0.7
    hint_ms: int = 800
    """A hint is to be there within a second."""
    analysis: float = 12
    """What an analysis takes while no table needs the workers."""
    patience: float = 10
    warm_up: float = 120
    load_ahead: bool = True
    """Whether the workers load a game's search as soon as people come to play it, so that their first hint does not wait for that."""

    lab: bool | None = None
    """Whether experiments may be run; None: where only this machine reaches the server."""
    lab_folder: Path | None = None
    lab_cores: int = field(default_factory=cores)
    lab_games: int = 1_000_000
    lab_rows: int = 20_000
    """Games of an experiment of which every decision or chance event is written down."""
    lab_records: int = 1_000
    lab_combinations: int = 200
    lab_queue: int = 10
    lab_kept: int = 200
    lab_check_within: float = 30
    lab_report_within: float = 300
    lab_stop_within: float = 10

    @property
    def experiments(self) -> bool:
        """Whether there is a lab: as asked; else where the server listens for this machine, and nobody says that others reach it through another one."""
        return self.lab if self.lab is not None else self.host in LOOPBACK and not self.public_url and not self.origins

    @property
    def experiments_folder(self) -> Path:
        """Where experiments lie: beside the database, where that is a file."""
        url = self.database.partition(":///")
        beside = Path(url[2]).with_suffix(".lab") if url[0].startswith("sqlite") and url[2] else data_folder() / "donjon.lab"
        return self.lab_folder or beside

    def with_environment(self) -> Settings:
        """These settings, changed by DONJON_DATABASE, _ORIGINS (comma separated), _PUBLIC_URL, _WORKERS, _PACE, _ANALYSIS, and _LIMITS, _LAB and _LOAD_AHEAD (on or off).

        DonjonError says which of them cannot be read. _PACE is the seconds that a bot waits where people watch, _ANALYSIS those that a match is looked at.
        """
        changes: dict[str, Any] = {}
        for name, (read, right) in _VARIABLES.items():
            variable = f"DONJON_{name.upper()}"
            if text := os.environ.get(variable):
                try:
                    changes[name] = read(text)
                except (KeyError, ValueError):
                    raise DonjonError(f"{variable} is {text[:60]!r}; it should be {right}") from None
        return replace(self, **changes)


def _within(low: float, high: float, number: float) -> float:
    if not low <= number <= high:  # nor what is no number at all
        raise ValueError
    return number


_SWITCH: _Variable = {"on": True, "off": False}.__getitem__, "on or off"
_SECONDS: _Variable = lambda text: _within(0, DAY, float(text)), f"a number of seconds, from 0 to {DAY}"
_VARIABLES: dict[str, _Variable] = {
    "database": (str, "a URL"),
    "origins": (lambda text: tuple(part.strip() for part in text.split(",")), "URLs"),
    "public_url": (lambda text: text.rstrip("/"), "a URL"),
    "limits": _SWITCH,
    "lab": _SWITCH,
    "load_ahead": _SWITCH,
    "workers": (lambda text: _within(1, MOST, int(text)), f"a whole number from 1 to {MOST}"),
    "pace": _SECONDS,
    "analysis": _SECONDS,
}
