"""Nothing but the environments needs the extra, and where it is missing they say so."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from donjon.envs import MissingExtra, need

BROUGHT = ("pyspiel", "open_spiel", "pettingzoo", "gymnasium")
BLOCKED = f"""
import sys
for name in {BROUGHT}:
    sys.modules[name] = None
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", BLOCKED + code], capture_output=True, text=True, timeout=120, check=False)


def test_the_server_the_command_line_and_the_lab_do_without() -> None:
    done = run("import donjon, donjon.server.app, donjon.cli, donjon.lab.contest, donjon.envs.vector")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("module", ["openspiel", "pettingzoo", "gymnasium", "ismcts"])
def test_a_missing_extra_is_named(module: str) -> None:
    done = run(f"import donjon.envs.{module}")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith("is not installed; it comes with the extra envs: pip install 'donjon[envs]'")


def test_only_what_is_asked_for_counts_as_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MissingExtra, match="no_such_package is not installed"):
        need("no_such_package")
    (tmp_path / "donjon_test_faulty.py").write_text("import no_such_package")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError) as fault:
        need("donjon_test_faulty")
    assert not isinstance(fault.value, MissingExtra)
