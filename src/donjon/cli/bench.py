"""Speed: runs what lies in the checkout's bench/, one program after another.

Each `bench/NAME.py` prints its figures in words, or with --json as one object; it ends with status 0 and says on standard error what it cannot measure.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import donjon
from donjon.cli.common import err, out, tell
from donjon.core.errors import DonjonError


def folder() -> Path:
    """The folder of the programs; DonjonError where donjon does not run from its sources."""
    found = Path(donjon.__file__).parents[2] / "bench"
    if not found.is_dir():
        raise DonjonError("what is measured lies in bench/ beside the sources, not in the package: run make bench in a checkout")
    return found


def run(only: list[str], as_json: bool) -> None:
    """Runs the programs that are named, or all."""
    there = {path.stem: path for path in sorted(folder().glob("[a-z]*.py"))}
    for name in only:
        if name not in there:
            raise DonjonError(f"there is no bench {name!r}; there are {', '.join(there)}")
    told: dict[str, Any] = {}
    failed = []
    for name in only or there:
        if not as_json:
            out().rule(name, align="left")
            sys.stdout.flush()
        elif err().is_terminal:
            err().print(f"{name} …")
        command = [sys.executable, str(there[name]), *(["--json"] if as_json else [])]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE if as_json else None, text=True, check=False)
        if done.returncode:
            failed.append(name)
        if as_json:
            told[name] = _object(done.stdout, done.returncode)
    if as_json:
        tell(told)
    if failed:
        raise DonjonError(f"{', '.join(failed)} failed; what went wrong is above")


def _object(text: str, status: int) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return {"error": f"status {status}, and no JSON object: {text[-200:]!r}"}
