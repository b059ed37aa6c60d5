"""Folders for the databases of tests. On a disk each move waits until it is flushed, some milliseconds a time; in memory it does not, and is as safe from a killed process."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MEMORY = Path("/dev/shm")
"""A file system in memory, where there is one."""
ROOM = 200_000_000
"""Bytes that must be free there; a container may have little."""


@contextmanager
def folder(otherwise: Path) -> Iterator[Path]:
    """An empty folder in memory, or the one on a disk."""
    if not os.access(MEMORY, os.W_OK) or shutil.disk_usage(MEMORY).free < ROOM:
        yield otherwise
        return
    with tempfile.TemporaryDirectory(prefix="donjon-tests-", dir=MEMORY) as made:
        yield Path(made)
