"""Where compiled code is kept, and a mark of all that it is made from. Known without numba, so that looking whether all is there takes no time."""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from importlib.metadata import version
from pathlib import Path


def cache_root() -> Path:
    """Where compiled code is kept: DONJON_CACHE, or the user's cache folder."""
    chosen = os.environ.get("DONJON_CACHE")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or (Path.home() / ".cache")
    return Path(home) / "donjon"


def mark(game: str) -> str:
    """A hash of what may go into a game's compiled code: all layers that compile, versions, the processor. Never the same where `compiled` sees a change."""
    package = Path(__file__).parent.parent
    found = hashlib.sha256()
    for layer in ("core", "bots", "lab", "envs", f"games/{game}"):
        for source in sorted((package / layer).glob("*.py")):
            found.update(f"{layer}/{source.name}".encode())
            found.update(source.read_bytes())
    settings = sorted((name, value) for name, value in os.environ.items() if name.startswith("NUMBA_"))
    parts = [version(part) for part in ("numba", "llvmlite", "numpy")]
    found.update(repr((parts, sys.version, platform.machine(), _processor(), settings)).encode())
    return found.hexdigest()[:20]


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return "\n".join(dict.fromkeys(line for line in lines if line.startswith(("model name", "flags", "Features", "CPU part"))))
