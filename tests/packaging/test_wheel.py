"""The wheel, built as a stranger's pip would build it: from the sources alone, isolated, on a PATH without Node.js."""

import fcntl
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UV = shutil.which("uv", path=str(Path(sys.executable).parent))


def run(*command: str | Path, folder: Path, environment: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def plain_environment() -> dict[str, str]:
    """As a stranger's: nothing of this run's environment leads to its packages."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV", "DONJON_PAGE")}


Once = Callable[[str, Callable[[Path], None]], Path]


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Once:
    """Makes a folder once for all of pytest-xdist's workers."""
    top = tmp_path_factory.getbasetemp() if worker_id == "master" else tmp_path_factory.getbasetemp().parent

    def made(name: str, make: Callable[[Path], None]) -> Path:
        folder, done = top / name, top / f"{name}.done"
        with (top / f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not done.exists():
                shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir()
                make(folder)
                done.touch()
        return folder

    return made


@pytest.fixture(scope="session")
def sources(once: Once) -> Path:
    """What git has, and what it would take; nothing built."""

    def copy(folder: Path) -> None:
        listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", folder=ROOT)
        for name in filter(None, listed.split("\0")):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, folder / name)

    return once("sources", copy)


@pytest.fixture(scope="session")
def wheel(sources: Path, once: Once) -> Path:
    """Built where PATH has no Node.js."""

    def build(folder: Path) -> None:
        tools = folder / "tools"
        tools.mkdir()
        for tool in ("sh", "git", "env", "uname"):
            if found := shutil.which(tool):
                (tools / tool).symlink_to(found)
        environment = plain_environment() | {"PATH": str(tools)}
        run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", folder, sources, folder=sources, environment=environment)

    (made,) = once("wheel", build).glob("donjon-*.whl")
    return made


@pytest.fixture(scope="session")
def home(wheel: Path, once: Once) -> Path:
    """An environment with the wheel and what it requires, and nothing else."""

    def install(folder: Path) -> None:
        run(sys.executable, "-m", "venv", "--without-pip", folder, folder=folder)
        python = str(folder / "bin" / "python")
        pip = [UV, "pip", "install", "--python", python] if UV else [sys.executable, "-m", "pip", "--python", python, "install"]
        run(*pip, str(wheel), folder=folder)

    return once("home", install)


@pytest.fixture
def served(home: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server started from the wheel."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = plain_environment() | {"DONJON_DATABASE": f"sqlite:///{tmp_path}/tables.sqlite3", "DONJON_WORKERS": "1"}
    command = [str(home / "bin" / "donjon"), "--host", "127.0.0.1", "--port", str(port), "--no-browser"]
    with (tmp_path / "log").open("w") as log, subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=log, stderr=log) as server:
        try:
            url = f"http://127.0.0.1:{port}"
            for _ in range(300):
                assert server.poll() is None, (tmp_path / "log").read_text()
                try:
                    urllib.request.urlopen(f"{url}/healthz", timeout=60).close()
                    break
                except urllib.error.URLError:
                    time.sleep(0.1)
            yield url
        finally:
            server.terminate()


def test_the_page_is_inside(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        page = archive.read("donjon/server/static/index.html").decode()
    assets = [name for name in names if name.startswith("donjon/server/static/assets/")]
    assert any(name.endswith(".js") for name in assets)
    assert [name for name in assets if name.rpartition("/")[2] in page], "index.html names its script"
    assert "donjon/server/static/.built" not in names
    assert any(name.endswith("licenses/LICENSE") for name in names)


def test_all_that_the_package_reads_is_inside(wheel: Path, sources: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    files = {path.relative_to(sources / "src").as_posix() for path in (sources / "src" / "donjon").rglob("*") if path.is_file()}
    assert {name for name in files if "__pycache__" not in name and not name.endswith("static/.built")} <= names


def test_an_sdist_has_the_page_too(wheel: Path, sources: Path, tmp_path: Path) -> None:
    """`wheel` is asked for since its build leaves the page in the sources."""
    code = "import hatchling.build as build, sys; print(build.build_sdist(sys.argv[1]))"
    name = run(sys.executable, "-c", code, tmp_path, folder=sources, environment=plain_environment()).split()[-1]
    shutil.unpack_archive(tmp_path / name, tmp_path, filter="data")
    unpacked = tmp_path / name.removesuffix(".tar.gz")
    code = "import sys; sys.path.insert(0, 'scripts'); import page; sys.exit(not page.fresh())"
    run(sys.executable, "-c", code, folder=unpacked, environment=plain_environment())


def test_it_runs_from_an_empty_environment(home: Path, tmp_path: Path) -> None:
    said = run(home / "bin" / "donjon", "--version", folder=tmp_path, environment=plain_environment())
    version = run(home / "bin" / "python", "-c", "import donjon; print(donjon.__version__)", folder=tmp_path).strip()
    assert version in said


def test_it_serves_the_page(served: str) -> None:
    with urllib.request.urlopen(f"{served}/", timeout=60) as answer:
        assert answer.status == 200
        assert "<script" in answer.read().decode()


@pytest.mark.parametrize("module", ["donjon", "donjon.core.match", "donjon.games", "donjon.server.app"])
def test_referee_and_server_start_without_numba(module: str, tmp_path: Path) -> None:
    """What import-linter cannot see: imports by name."""
    code = f"import sys, json, {module}; print(json.dumps([name for name in ('numba', 'llvmlite') if name in sys.modules]))"
    assert json.loads(run(sys.executable, "-c", code, folder=tmp_path)) == []
