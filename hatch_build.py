"""The package's build: builds the page and puts it in the wheel. Asks for Node.js from PyPI only where there is none."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))

import page  # it lies in scripts/, which is on the path only now

SKIP = "DONJON_PAGE"
"""Set to `skip` by who builds the page apart, to show its progress (scripts/tasks.py)."""


class PageHook(BuildHookInterface[Any]):
    """Called by hatchling for the wheel, the sdist and editable installs."""

    PLUGIN_NAME = "custom"

    def _needed(self) -> bool:
        return os.environ.get(SKIP) != "skip" and not page.fresh()

    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling."""
        return [page.NODE_WHEEL] if self._needed() and page.find_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are gathered."""
        if self._needed():
            self.app.display_waiting("Building the page")
            page.build()
