"""docs/envs.md: every block of code runs, and its tables are right."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from donjon.core.game import load
from tests.envs.kit import GAMES, stepping

TEXT = (Path(__file__).parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.splitlines()[-1][:40])
def test_a_block_of_code_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    for name in GAMES:
        if any(word in block for word in ("ismcts", "Vector", "make_vec")) and name in block:
            stepping(name)
    space: dict[str, Any] = {"__name__": "block"}
    exec(compile(block, "docs/envs.md", "exec"), space)
    printed = block.count("print(")
    assert len(capsys.readouterr().out.splitlines()) >= printed


@pytest.mark.parametrize(("column", "constant"), [("actions", "ACTIONS"), ("features", "FEATURES")])
def test_the_tables_have_the_sizes(column: str, constant: str) -> None:
    table = TEXT.partition(f"| game | {column} |")[2]
    told = {name: int(size) for name, size in re.findall(r"^\| (\w+) \| (\d+) \|", table.partition("\n\n")[0], re.MULTILINE)}
    assert told == {name: getattr(load(name).actions, constant) for name in GAMES}


def test_the_tables_name_the_first_and_the_last_action() -> None:
    """Each number before a verb is that of an action with this verb."""
    table = TEXT.partition("| game | actions |")[2].partition("\n\n")[0]
    checked = 0
    for name, row in re.findall(r"^\| (\w+) \| \d+ \| (.*) \|$", table, re.MULTILINE):
        actions = load(name).actions
        verbs = {actions.write_move(action).partition(" ")[0] for action in range(actions.ACTIONS)}
        for number, verb in re.findall(r"\b(\d+) ([a-z]+)", row):
            if verb in verbs:
                assert actions.write_move(int(number)).partition(" ")[0] == verb, (name, number, verb)
                checked += 1
        assert actions.write_move(actions.ACTIONS - 1).partition(" ")[0] in row
    assert checked >= 15
