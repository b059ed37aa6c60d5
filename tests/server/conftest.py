from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import memory


@pytest.fixture
def tmp_path(tmp_path: Path) -> Iterator[Path]:
    """In memory, if possible: what is stored there is thrown away, and nobody cuts the power."""
    with memory.folder(tmp_path) as folder:
        yield folder
