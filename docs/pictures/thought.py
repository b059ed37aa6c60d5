"""Draws thought.svg: what a move loses by the time that it is thought about, from thought.jsonl, a line a run of `bench/thought.py … --json`, and prints it as a table.

    .venv/bin/python docs/pictures/thought.py

Runs of a game with other seeds are put together, each counted by its positions.
"""

from __future__ import annotations

import json
import math
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

from donjon.bots import levels
from donjon.core.game import meta
from donjon.lab import charts

HERE = Path(__file__).parent


def pooled(runs: list[dict[str, Any]], at: int, value: str, half: str) -> tuple[float, float]:
    """The mean over all positions, and half of its interval."""
    count = sum(run["positions"] for run in runs)
    mean = sum(run["positions"] * run["rows"][at][value] for run in runs) / count
    return mean, math.hypot(*(run["positions"] * run["rows"][at][half] for run in runs)) / count


def main() -> None:
    """Draws and prints."""
    runs = defaultdict(list)
    for line in (HERE / "thought.jsonl").read_text(encoding="utf-8").splitlines():
        run = json.loads(line)
        runs[meta(run["game"]).title].append(run)
    points = []
    for name, found in sorted(runs.items()):
        cells = [name, str(sum(run["positions"] for run in found))]
        for at, row in enumerate(found[0]["rows"]):
            mean, half = pooled(found, at, "loss", "half")
            points.append(
                {
                    "x": levels.parse(row["budget"]).milliseconds,
                    "kind": name,
                    "value": mean,
                    "low": max(0.0, mean - half),
                    "high": mean + half,
                }
            )
            cells.append(f"{mean:.2f} ± {half:.2f}")
            if at:
                less, half = pooled(found, at, "less", "less_half")
                cells[-1] += f" ({less:+.2f} ± {half:.2f})"
        print(f"| {' | '.join(cells)} |")
    drawn = charts.lines(points, "milliseconds a move", "hundredths of the victory that a move loses", sorted(runs), form=".1f")
    wide = re.search(r"<svg.*?</svg>", drawn, re.DOTALL)
    assert wide
    # Vega's letters are black, and a page that shows the picture may be dark.
    on_paper = re.sub(r"<svg[^>]*>", lambda opening: f'{opening[0]}<rect width="100%" height="100%" fill="#fff"/>', wide[0], count=1)
    (HERE / "thought.svg").write_text(on_paper + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
