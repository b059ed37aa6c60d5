"""Token buckets: how often somebody may do something."""

from __future__ import annotations

import time


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second; every act takes one."""

    __slots__ = ("burst", "level", "rate", "when")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.when = time.monotonic()

    def take(self) -> bool:
        """Whether there was a token to take."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.when) * self.rate)
        self.when = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def full(self) -> bool:
        """Whether nothing was taken for so long that the bucket can be forgotten."""
        return self.level + (time.monotonic() - self.when) * self.rate >= self.burst


class Buckets:
    """One bucket a client address; full ones are forgotten, so that memory stays bounded by the recent traffic."""

    def __init__(self, rate: float, burst: int, enabled: bool = True) -> None:
        self.rate = rate
        self.burst = burst
        self.enabled = enabled
        self._by_key: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Whether that client may act now."""
        if not self.enabled:
            return True
        if len(self._by_key) > 10_000:
            self._by_key = {name: bucket for name, bucket in self._by_key.items() if not bucket.full()}
        bucket = self._by_key.get(key)
        if bucket is None:
            bucket = self._by_key[key] = Bucket(self.rate, self.burst)
        return bucket.take()
