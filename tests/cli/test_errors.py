from __future__ import annotations

import sys
from pathlib import Path

import pytest

from donjon import __version__, cli
from tests.cli.kit import Here, apart, whole_match

WRONG = [
    ("nonsense", "No such command 'nonsense'; commands: serve, play"),
    ("--prot 1", "No such option: --prot"),
    ("serve --port 123456", "'--port'"),
    ("simulate", "Missing argument 'GAME'"),
    ("simulate chess", "the games: "),
    ("simulate knights --seats 7", "2 to 4 seats, not 7"),
    ("simulate knights --games 0", "'--games'"),
    ("simulate knights --games many", "'--games'"),
    ("simulate knights --option deploy=no", "one of optional, forced"),
    ("simulate knights --option deploy", "name=value, for example deploy=forced"),
    ("simulate knights --option deploy=forced --option deploy=forced", "given twice"),
    ("simulate knights --option size=7", "its options: deploy"),
    ("simulate knights --swap", "--bots greedy,random"),
    ("simulate knights --bots greedy,deep", "'deep' is no bot; bots: level:1 to level:6, strongest, random, greedy, search:200ms"),
    ("simulate knights --seats 3 --bots greedy,random", "3 seats need 3 bots, not 2"),
    ("simulate knights --records /dev/null/x", "/dev/null/x"),
    ("simulate knights --table /nowhere.toml", "/nowhere.toml: No such file"),
    ("perft knights", "Missing option '--depth'"),
    ("play knights --seat 2", "the seats are 0 to 1"),
    ("play knights --seats 3 --bots greedy,greedy,greedy", "3 bots for 2 other seats"),
    ("replay /nowhere.donjon", "/nowhere.donjon: No such file"),
    ("replay /", "/: Is a directory"),
    ("play castle --box=", "the name of a file is empty"),
    ("warm chess", "there is no game 'chess'"),
    ("bench nothing", "there is no bench 'nothing'; there are "),
]


@pytest.mark.parametrize(("line", "said"), WRONG, ids=[line for line, _ in WRONG])
def test_bad_input_is_one_line_and_status_2(donjon: Here, line: str, said: str) -> None:
    ran = donjon(*line.split())
    assert ran.status == 2
    assert ran.out == ""
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("donjon")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("seats 3", "is no TOML"),
        ("chairs = 3", "'chairs' is nothing that a table has; it has seats, seed, bots, options"),
        ('seats = "3"', "seats should be a number, not '3'"),
        ("seats = true", "seats should be a number, not True"),
        ('bots = "greedy"', "bots should be a list"),
        ('bots = ["greedy", 1]', "bots should be a list"),
        ("seed = " + "9" * 5000, "thousands of digits"),
        ("seed = 0x" + "f" * 5000, "thousands of digits"),
        ("seed = " + "[" * 5000, "nested too deep"),
        ("seed = 1.5", "seed should be a number or text"),
        ("[options]\ndeploy = 1", "option deploy should be text"),
        ('[options]\ndeploy = "often"', "one of optional, forced"),
    ],
)
def test_a_table_file_that_is_wrong(donjon: Here, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "table.toml"
    file.write_text(text)
    ran = donjon("simulate", "knights", "--table", file)
    assert ran.status == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_fault_in_donjon_is_said_to_be_one(donjon: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(words: list[str]) -> int:
        raise ZeroDivisionError("by\nzero")

    monkeypatch.setattr(cli, "_run", fail)
    ran = donjon("legal", "x")
    assert ran.status == 1
    assert ran.err.count("\n") == 1
    assert "unexpected ZeroDivisionError: by zero" in ran.err
    assert "please report" in ran.err
    monkeypatch.setenv(cli.TRACEBACK, "1")
    with pytest.raises(ZeroDivisionError):
        donjon("legal", "x")


def test_version_and_help(donjon: Here) -> None:
    assert donjon("--version").out == f"donjon {__version__}\n"
    ran = donjon("--help")
    assert ran.status == 0
    for command in ("serve", "play", "replay", "legal", "perft", "simulate", "warm", "bench"):
        assert command in ran.out
        assert donjon(command, "--help").status == 0


def test_without_a_command_donjon_serves(donjon: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    from donjon.server import app

    asked: list[object] = []
    monkeypatch.setattr(app, "serve", lambda *args, **more: asked.append((args, more)))
    assert donjon().status == 0
    assert donjon("--port", "8123", "--no-browser", "--no-lab").status == 0
    assert donjon("serve", "--host", "0.0.0.0", "--database", "sqlite:///x").status == 0
    assert asked == [
        (("127.0.0.1", 8000), {"database": None, "browser": True, "lab": None}),
        (("127.0.0.1", 8123), {"database": None, "browser": False, "lab": False}),
        (("0.0.0.0", 8000), {"database": "sqlite:///x", "browser": True, "lab": None}),
    ]


@pytest.mark.parametrize("command", ["--version", "--help", "replay", "legal", "simulate"])
def test_light_commands_import_no_compiler(command: str, tmp_path: Path) -> None:
    record = tmp_path / "a.donjon"
    record.write_text(whole_match().record())
    words = {"replay": ["replay", str(record)], "legal": ["legal", str(record)], "simulate": ["simulate", "knights", "--seats", "9"]}.get(
        command, [command]
    )
    program = (
        "import sys\nfrom donjon.cli import main\nsys.argv = ['donjon', *sys.argv[1:]]\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "wrong = {'numba', 'llvmlite'} | ({'numpy', 'typer'} if '--version' in sys.argv else set())\n"
        "assert not wrong & set(sys.modules), wrong & set(sys.modules)\n"
    )
    import subprocess

    done = subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_python_m_donjon() -> None:
    assert apart("--version").stdout == f"donjon {__version__}\n"
