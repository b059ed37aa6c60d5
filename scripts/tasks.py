"""What the Makefile's targets do: sets up what is missing, shows its progress, redoes only what changed. Standard library only.

Stamps in .venv/.stamps say what is done, each by a hash of what it was done from. Work cut short leaves no stamp, so the next run does it again.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import os
import re
import shutil
import socket
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import page

ROOT = page.ROOT
VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
STAMPS = VENV / ".stamps"
LOG = STAMPS / "log"

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Best without all that stands around a page: a new page takes two thirds of the time."""
CHROMIUM_HINT = "the browser tests need Chromium, which is not in PATH: install it (Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask chromium)"

OFFLINE = re.compile(
    r"name resolution|dns error|failed to lookup|getaddrinfo|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|NewConnectionError|Connection refused"
    r"|Network is unreachable|Failed to fetch|error sending request|ConnectTimeoutError|ProxyError|Max retries exceeded",
    re.IGNORECASE,
)
"""What pip, uv and npm say when they reach no network."""


class Stop(Exception):
    """The task cannot go on; the text is one line that says what to do, `said` what a program said before."""

    def __init__(self, text: str, said: str = "") -> None:
        super().__init__(text)
        self.said = said


# --- steps and their progress


class Steps:
    """Prints each step with its number, name and seconds; on a terminal the line follows what the step is doing."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.number = 0
        self.title = ""
        self.detail = ""
        self.began = 0.0
        self.moving = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"

    def _head(self) -> str:
        return f"[{self.number}/{self.total}] {self.title} …"

    @contextlib.contextmanager
    def step(self, title: str) -> Iterator[Steps]:
        """One step. Its work may set `detail`."""
        self.number, self.title, self.detail, self.began = self.number + 1, title, "", time.monotonic()
        over = threading.Event()
        drawer = threading.Thread(target=self._draw, args=(over,), daemon=True)
        if self.moving:
            drawer.start()
        else:
            print(self._head(), end="", flush=True)
        end = " failed"
        try:
            yield self
            seconds = time.monotonic() - self.began
            end = f" {seconds:.0f} s" if seconds >= 1 else " ready"
        finally:
            over.set()
            if self.moving:
                drawer.join()
                print(f"\r\033[K{self._head()}", end="")
            print(end, flush=True)

    def _draw(self, over: threading.Event) -> None:
        while not over.wait(0.2):
            seconds = time.monotonic() - self.began
            width = shutil.get_terminal_size().columns - 1
            print(f"\r\033[K{f'{self._head()} {seconds:.0f} s  {self.detail}'[:width]}", end="", flush=True)

    def run(self, command: list[str], folder: Path = ROOT, environment: dict[str, str] | None = None) -> int:
        """Runs a command inside a step: its last line is shown, all of it is kept in the log; gives its exit code."""
        with started(command, folder, environment) as process:
            return self.follow(process)

    def follow(self, process: subprocess.Popen[str]) -> int:
        """Shows what a command says that was started, from its first line on, until it has ended; gives its exit code."""
        STAMPS.mkdir(parents=True, exist_ok=True)
        with LOG.open("a") as log:
            assert isinstance(process.args, list) and process.stdout
            print("$", *process.args, file=log, flush=True)
            for line in process.stdout:
                log.write(line)
                self.detail = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", line).strip() or self.detail
        return process.wait()


def started(command: list[str], folder: Path, environment: dict[str, str] | None) -> subprocess.Popen[str]:
    """A command that runs from now on."""
    return subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )


def log_tail() -> str:
    """What the last command in the log said."""
    text = LOG.read_text(errors="replace") if LOG.is_file() else ""
    return text[text.rfind("\n$ ") + 1 :]


def failure(what: str) -> Stop:
    """Names what failed, and shows the end of what it said unless the network is the cause."""
    said, log = log_tail(), LOG.relative_to(ROOT)
    if OFFLINE.search(said):
        return Stop(
            f"{what}: no network. It is needed this once, to fetch what donjon is made of; run make again when it is there ({log})."
        )
    return Stop(f"{what} failed; what went wrong is above and in {log}.", "".join(f"    {line}\n" for line in said.splitlines()[-25:]))


# --- stamps


def digest(*parts: object) -> str:
    """A hash of some values."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def stamped(name: str, mark: str) -> bool:
    """Whether this was done from just that."""
    path = STAMPS / name
    return path.is_file() and path.read_text() == mark


@contextlib.contextmanager
def stamping(name: str, mark: str) -> Iterator[None]:
    """Around work: no stamp while it lasts, the new one once it is done."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    path = STAMPS / name
    path.unlink(missing_ok=True)
    yield
    draft = STAMPS / f"{name}.new"
    draft.write_text(mark)
    draft.replace(path)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One make at a time sets things up in this folder; another one waits."""
    import fcntl  # Windows has none, and no make either

    folder = os.open(ROOT, os.O_RDONLY)
    try:
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Another make is setting things up in this folder; waiting for it …", flush=True)
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


# --- the Python environment


def project() -> dict[str, Any]:
    """What pyproject.toml says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def venv_works() -> bool:
    """Whether .venv has a Python that is new enough, and a pip that runs."""
    test = "import sys, pip._internal.cli.main; sys.exit(sys.version_info < (3, 11))"
    try:
        return subprocess.run([PYTHON, "-c", test], capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.SubprocessError):
        return False


BUSY = "packages.busy"
"""Lies in the stamps while packages are being installed. Found at the start, it means that the install was killed: the environment is made anew."""


def make_venv(steps: Steps) -> None:
    """Makes .venv, unless one is there that works (one made by hand is taken as it is)."""
    with steps.step("Making the Python environment"):
        if (STAMPS / BUSY).exists():
            shutil.rmtree(VENV)
        mark = digest(sys.version_info[:2])
        if PYTHON.exists() and (stamped("venv", mark) or ((STAMPS / "venv").is_file() and venv_works())):
            return
        if VENV.exists() and not venv_works():
            if any(VENV.iterdir()) and not any((VENV / name).exists() for name in ("pyvenv.cfg", ".stamps", "bin", "lib")):
                raise Stop(f"{VENV} is there, but is no Python environment: move it away, then run make again.")
            shutil.rmtree(VENV)
        if not VENV.exists():
            made = subprocess.run([sys.executable, "-m", "venv", VENV], capture_output=True, text=True, check=False)
            if made.returncode:
                shutil.rmtree(VENV, ignore_errors=True)
                said = made.stdout + made.stderr
                if "ensurepip" in said or "No module named venv" in said:
                    version = f"{sys.version_info.major}.{sys.version_info.minor}"
                    raise Stop(
                        f"This Python has no venv module: install it (Debian, Ubuntu: apt-get install python{version}-venv), then run make again."
                    )
                raise Stop(f"The environment .venv could not be made: {(said.strip().splitlines() or ['no reason given'])[-1]}")
        with stamping("venv", mark):
            pass


def uv_environment() -> dict[str, str]:
    """The environment for uv: pip's settings (its variables and files), in uv's words. What is set for uv itself stands."""
    asked = subprocess.run([PYTHON, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False).stdout
    found: dict[str, str] = {}
    for section in ("global", "install", ":env:"):  # the later wins
        for key, value in re.findall(rf"^{section}\.([\w-]+)=(.+)$", asked, re.MULTILINE):
            found[key.replace("_", "-")] = str(ast.literal_eval(value))
    names = {
        "index-url": "UV_DEFAULT_INDEX",
        "extra-index-url": "UV_INDEX",
        "find-links": "UV_FIND_LINKS",
        "constraint": "UV_CONSTRAINT",
        "trusted-host": "UV_INSECURE_HOST",
        "cert": "SSL_CERT_FILE",
        "client-cert": "SSL_CLIENT_CERT",
        "proxy": "ALL_PROXY",
        "timeout": "UV_HTTP_TIMEOUT",
        "default-timeout": "UV_HTTP_TIMEOUT",
    }
    # pip passes over folders that are not there, uv stops at them; pip parts values by spaces, uv links and hosts by commas or spaces
    settings = {
        names[key]: (" " if key != "find-links" else ",").join(
            part for part in value.split() if "://" in part or key not in ("find-links", "constraint", "cert") or Path(part).exists()
        )
        for key, value in found.items()
        if key in names
    }
    if found.get("no-index", "").lower() in ("1", "true", "yes", "on"):
        settings["UV_NO_INDEX"] = "1"
    settings["UV_INDEX_STRATEGY"] = "unsafe-best-match"  # what pip does with several indexes
    return {**{name: value for name, value in settings.items() if value}, **os.environ}


def install(steps: Steps, *arguments: str) -> None:
    """Installs into .venv: by uv (from PyPI, in .venv), which takes a sixth of pip's time; by pip where uv cannot."""
    environment = {**os.environ, "DONJON_PAGE": "skip"}
    pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check"]
    if not (BIN / "uv").exists():
        steps.run([*pip, "uv>=0.7"], environment=environment)
    if (BIN / "uv").exists():
        # compiled now, as pip does: a start compiles nothing then, not even where Python may write no bytecode
        uv = [str(BIN / "uv"), "pip", "install", "--compile-bytecode", "--python", str(PYTHON), *arguments]
        if steps.run(uv, environment={**uv_environment(), "DONJON_PAGE": "skip"}) == 0:
            return
    hurry = ["--retries", "1"] if OFFLINE.search(log_tail()) else []
    if steps.run([*pip, *hurry, *arguments], environment=environment):
        (STAMPS / BUSY).unlink(missing_ok=True)
        raise failure("Installing Python packages")


def make_packages(steps: Steps, *groups: str) -> None:
    """Installs donjon (editable), what it needs, the groups of development, and Node.js where there is none."""
    told = project()
    wanted = {"packages": [*told["project"]["dependencies"], *told["build-system"]["requires"], "editables"]}
    wanted |= {f"packages-{group}": told["dependency-groups"][group] for group in groups}
    if page.find_node() is None:
        wanted["packages-node"] = [page.NODE_WHEEL]
    with steps.step("Installing Python packages"):
        version = PYTHON.resolve()
        marks = {name: digest(packages, version) for name, packages in wanted.items()}
        missing = [name for name in wanted if not stamped(name, marks[name])]
        package = digest((ROOT / "pyproject.toml").read_text(), (ROOT / "hatch_build.py").read_text(), version)
        if not missing and stamped("donjon", package):
            return
        (STAMPS / BUSY).touch()
        if missing:
            with contextlib.ExitStack() as stack:
                for name in missing:
                    stack.enter_context(stamping(name, marks[name]))
                install(steps, *dict.fromkeys(package for name in missing for package in wanted[name]))
        with stamping("donjon", package):
            install(steps, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
        (STAMPS / BUSY).unlink()


def make_page(steps: Steps) -> None:
    """Builds the page."""
    with steps.step("Building the page"):

        def run(command: list[str], folder: Path, environment: dict[str, str]) -> int:
            return steps.run(command, folder, environment)

        try:
            page.build(run)
        except page.PageError as error:
            if page.find_node() is None:
                raise Stop(f"{error}.") from None
            raise failure("Building the page") from None


def make_chromium(steps: Steps) -> str | None:
    """A browser for the tests: from PATH, or by apt where we may. Gives its path, or None."""
    with steps.step("Finding Chromium"):
        for again in (True, False):
            if found := next(filter(None, map(shutil.which, CHROMIUM)), None):
                return found
            if not (again and shutil.which("apt-get") and os.geteuid() == 0):
                break
            apt = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            steps.run(["apt-get", "update"], environment=apt)
            for package in CHROMIUM[:2]:  # Debian has both
                if steps.run(["apt-get", "install", "-y", package], environment=apt) == 0:
                    break
    return None


@contextlib.contextmanager
def compiling(environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """Compiles the games on all cores, meanwhile. If that fails, the tests that need them tell why."""
    with started([str(PYTHON), "-m", "tests.ahead"], ROOT, environment) as process:
        try:
            yield process
        finally:
            process.terminate()


def fresh_log() -> None:
    """Begins the log anew."""
    if STAMPS.is_dir():
        LOG.write_text("")


# --- tasks


def address() -> tuple[str, int]:
    """HOST and PORT, if a server could listen there."""
    host, text = os.environ.get("HOST") or "127.0.0.1", os.environ.get("PORT") or "8000"
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise Stop(f"PORT is a number from 1 to 65535, not '{text}'.")
    port = int(text)
    try:
        family, kind, *_, target = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(target)
    except socket.gaierror:
        raise Stop(f"HOST={host} is no address: use 127.0.0.1 for this machine alone, 0.0.0.0 for its whole network.") from None
    except PermissionError:
        raise Stop(f"Port {port} is kept for the administrator: choose one from 1024 on, e.g. make play PORT=8000.") from None
    except OSError as error:
        if error.errno == 98 or "in use" in str(error):
            raise Stop(
                f"Port {port} on {host} is taken by another program: end it, or choose another port, e.g. make play PORT={port % 65535 + 1}."
            ) from None
        raise Stop(f"A server cannot listen on {host}, port {port}: {error.strerror}.") from None
    return host, port


def play() -> int:
    """Sets up what is missing and becomes the server."""
    host, port = address()
    steps = Steps(4)
    with alone():
        fresh_log()
        make_venv(steps)
        make_packages(steps)
        make_page(steps)
    options = ["--no-browser"] if os.environ.get("OPEN") == "no" else []
    print(f"[4/4] Starting donjon on http://{host}:{port}/", flush=True)
    os.execv(BIN / "donjon", [str(BIN / "donjon"), "--host", host, "--port", str(port), *options])


def report(done: dict[str, bool]) -> int:
    """What passed and what did not; the exit code."""
    bad = [name for name, good in done.items() if not good]
    print(f"\n{'Failed: ' + ', '.join(bad) if bad else 'All passed: ' + ', '.join(done)}.")
    return 1 if bad else 0


def shown(title: str, command: list[str] | Callable[[], int]) -> bool:
    """Runs a check whose output is seen; tells whether it passed."""
    print(f"\n== {title}", flush=True)
    began = time.monotonic()
    code = command() if callable(command) else subprocess.run(command, cwd=ROOT, check=False).returncode
    print(f"-- {title}: {'passed' if code == 0 else 'FAILED'}, {time.monotonic() - began:.0f} s", flush=True)
    return code == 0


WORKERS = min(os.cpu_count() or 1, 4)
"""Processes that run tests. One more than there are cores brought nothing, and pages had to wait."""
NO_TESTS = 5
"""How pytest ends if ARGS choose no test of the part it runs."""


def test() -> int:
    """All tests."""
    arguments = os.environ.get("ARGS", "").split()
    # All compiled code that the tests run checks its bounds, so that each game is compiled once and not a second time for that check.
    environment = {"NUMBA_BOUNDSCHECK": "1", **os.environ, "PATH": os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])}
    steps = Steps(4 if arguments else 5)
    with alone(), contextlib.ExitStack() as meanwhile:
        fresh_log()
        make_venv(steps)
        make_packages(steps, "dev")
        # The page and the browser wait for the network most of their time.
        games = None if arguments else meanwhile.enter_context(compiling(environment))
        make_page(steps)
        browser = make_chromium(steps)
        if games:
            with steps.step("Compiling the games"):
                steps.follow(games)
    if browser:
        environment["CHROMIUM"] = browser
    done = {"page's words": shown("npm test", lambda: page.npm("test"))}

    def pytest(*where: str) -> int:
        command = [str(PYTHON), "-m", "pytest", "-n", str(WORKERS), "--dist", "worksteal", *where, *arguments]
        code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
        return 0 if code == NO_TESTS and arguments else code

    done["pytest"] = shown("pytest", lambda: pytest("--ignore=tests/page"))
    # In processes of their own: a browser's event loop runs as long as its process, and the server's tests need theirs.
    # Without a browser the other tests still run, and the run fails at its end.
    if browser:
        done["pytest, browser"] = shown("pytest, browser", lambda: pytest("tests/page"))
    done["browser tests"] = browser is not None
    code = report(done)
    if not browser:
        print(f"Not run: {CHROMIUM_HINT}.", file=sys.stderr)
    return code


TYPED = ["src", "scripts", "tests", "bench", "examples", "hatch_build.py"]


def check() -> int:
    """Lint, formatting, types, imports."""
    steps = Steps(2)
    with alone():
        fresh_log()
        make_venv(steps)
        make_packages(steps, "dev")
    typed = [name for name in TYPED if (ROOT / name).is_file() or any((ROOT / name).rglob("*.py"))]
    return report(
        {
            "ruff": shown("ruff check", [str(BIN / "ruff"), "check"]),
            "format": shown("ruff format --check", [str(BIN / "ruff"), "format", "--check"]),
            "mypy": shown("mypy --strict", [str(BIN / "mypy"), *typed]),
            "imports": shown("import contracts", [str(BIN / "lint-imports"), "--no-logo"]),
            "page": shown("svelte-check and tsc", lambda: page.npm("run", "check")),
        }
    )


def format() -> int:
    """Formats the Python sources."""
    steps = Steps(2)
    with alone():
        make_venv(steps)
        make_packages(steps, "dev")
    return subprocess.run([BIN / "ruff", "format"], cwd=ROOT, check=False).returncode


def wheel() -> int:
    """dist/donjon-*.whl."""
    steps = Steps(4)
    with alone():
        fresh_log()
        make_venv(steps)
        make_packages(steps)
        make_page(steps)
        dist = ROOT / "dist"
        for old in dist.glob("donjon-*.whl"):
            old.unlink()
        with steps.step("Building the wheel"):
            if steps.run([str(PYTHON), "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(dist), str(ROOT)]):
                raise failure("Building the wheel")
    for made in dist.glob("donjon-*.whl"):
        print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


def bench() -> int:
    """Speed, beside peers."""
    steps = Steps(2)
    with alone():
        fresh_log()
        make_venv(steps)
        make_packages(steps, "bench")
    os.execv(BIN / "donjon", [str(BIN / "donjon"), "bench", *os.environ.get("ARGS", "").split()])


def clean() -> int:
    """Removes what the other tasks made."""
    made = [
        ".venv",
        "dist",
        ".mypy_cache",
        ".ruff_cache",
        ".pytest_cache",
        ".hypothesis",
        ".import_linter_cache",
        ".benchmarks",
        "web/node_modules",
    ]
    for path in [*(ROOT / name for name in made), page.STATIC, *(cache for top in TYPED for cache in (ROOT / top).rglob("__pycache__"))]:
        shutil.rmtree(path, ignore_errors=True)
    return 0


TASKS: dict[str, Callable[[], int]] = {
    "play": play,
    "test": test,
    "check": check,
    "format": format,
    "wheel": wheel,
    "bench": bench,
    "clean": clean,
}


def main() -> NoReturn:
    """The command line: the name of a task."""
    try:
        sys.exit(TASKS[sys.argv[1]]())
    except Stop as reason:
        print(f"{reason.said}{reason}", file=sys.stderr)
    except KeyboardInterrupt:
        print("\nStopped; the next run goes on from here.", file=sys.stderr)
    sys.exit(1)


if __name__ == "__main__":
    main()
