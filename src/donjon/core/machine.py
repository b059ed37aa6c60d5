"""What the machine offers."""

from __future__ import annotations

import os

CACHE_LINE = 64
"""Bytes that a processor fetches at once."""


def cores() -> int:
    """The processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
