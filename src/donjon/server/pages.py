"""The built page: a folder, compressed once; browsers keep hashed assets for ever; index.html answers the page's own addresses."""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass, field
from pathlib import Path

HASHED = re.compile(r"^assets/.*[.-][\w-]{8,}\.\w+$")
OWN = re.compile(r"^(?:$|t/|rules(?:/|$)|pad(?:/|$)|puzzles(?:/|$)|lab(?:/|$)|[a-z-]+$)")
"""The page's own addresses; everything else that is no file is not found."""
SMALL = 600
"""Fewer bytes than this are not worth compressing."""
PACKED = {"br": ".br", "gzip": ".gz"}

MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>donjon</title>
<h1>donjon</h1>
<p>The server runs, but the page has not been built. <code>make play</code> builds it.</p>
<p>The <a href="/docs">HTTP interface</a> works without it.</p></html>
"""

for kind, ending in (
    ("text/javascript", ".js"),
    ("image/svg+xml", ".svg"),
    ("font/woff2", ".woff2"),
    ("application/manifest+json", ".webmanifest"),
):
    mimetypes.add_type(kind, ending)


@dataclass
class Page:
    """A file as it is sent, in every encoding it was asked for so far."""

    body: bytes
    kind: str
    lasting: bool
    etag: str
    stamp: tuple[int, int]
    packed: dict[str, bytes] = field(default_factory=dict)

    def encoded(self, accepted: str) -> tuple[bytes, str | None]:
        """The body and its encoding, for an Accept-Encoding header."""
        if "br" in self.packed and re.search(r"\bbr\b", accepted):
            return self.packed["br"], "br"
        if len(self.body) >= SMALL and compressible(self.kind) and re.search(r"\bgzip\b", accepted):
            if "gzip" not in self.packed:
                self.packed["gzip"] = gzip.compress(self.body, 9, mtime=0)
            return self.packed["gzip"], "gzip"
        return self.body, None


def compressible(kind: str) -> bool:
    """Whether bytes of that media type get smaller."""
    return kind.startswith("text/") or kind.partition(";")[0] in (
        "application/json",
        "application/manifest+json",
        "image/svg+xml",
        "application/wasm",
    )


class Pages:
    """The folder of the built page. A file that changes is read anew, so a page can be rebuilt while the server runs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._pages: dict[str, Page] = {}

    def find(self, path: str) -> Page | None:
        """The file of that path, index.html for an address of the page itself, None where there is nothing."""
        path = path.strip("/")
        page = self._read(path) if path else None
        if page is None and OWN.match(path):
            page = self._read("index.html") or Page(MISSING.encode(), "text/html", False, '"missing"', (0, 0))
        return page

    def _read(self, path: str) -> Page | None:
        file = self._folder / path
        try:
            if not file.resolve().is_relative_to(self._folder) or not file.is_file():
                return None
            status = file.stat()
        except (OSError, ValueError):
            return None
        stamp = (status.st_mtime_ns, status.st_size)
        page = self._pages.get(path)
        if page is None or page.stamp != stamp:
            page = self._pages[path] = _load(file, path, stamp)
        return page


def _load(file: Path, path: str, stamp: tuple[int, int]) -> Page:
    body = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    page = Page(body, kind, bool(HASHED.match(path)), f'"{hashlib.sha256(body).hexdigest()[:32]}"', stamp)
    for encoding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if packed.is_file():
            page.packed[encoding] = packed.read_bytes()
    return page


_INLINE = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL | re.IGNORECASE)


def policy(body: bytes) -> str:
    """The Content-Security-Policy of a page: its own files, its own inline scripts by their hashes, and nothing from elsewhere."""
    hashes = [base64.b64encode(hashlib.sha256(script).digest()).decode() for script in _INLINE.findall(body)]
    scripts = " ".join(["'self'", *(f"'sha256-{found}'" for found in hashes)])
    return (
        f"default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
