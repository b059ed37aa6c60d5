"""The built page: files, the page's own addresses, compression, caching, and the headers that every answer has."""

from __future__ import annotations

import gzip
from pathlib import Path

from donjon.server.pages import policy
from tests.server.kit import running, settings

SCRIPT = "console.log('hello');\n" * 100


def build(folder: Path) -> Path:
    """A page as the build leaves it."""
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><script>theme()</script><script type=module src=/assets/index-abcd1234.js></script>")
    (static / "assets" / "index-abcd1234.js").write_text(SCRIPT)
    (static / "favicon.svg").write_text("<svg/>")
    (folder / "secret.txt").write_text("secret")
    return static


async def test_the_page_and_its_addresses(tmp_path: Path) -> None:
    async with running(settings(tmp_path, static=build(tmp_path))) as there:
        for path in ("/", "/t/abc", "/rules/knights", "/rules", "/puzzles/knights", "/lab"):
            answer = await there.http.get(path)
            assert answer.status_code == 200 and "doctype" in answer.text, path
            assert answer.headers["cache-control"] == "no-cache"
            assert "'sha256-" in answer.headers["content-security-policy"]
        again = await there.http.get("/", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304 and again.content == b""
        icon = await there.http.get("/favicon.svg")
        assert icon.headers["content-type"].startswith("image/svg+xml") and icon.headers["cache-control"] == "no-cache"
        assert (await there.http.head("/")).status_code == 200


async def test_assets_are_compressed_and_kept(tmp_path: Path) -> None:
    static = build(tmp_path)
    async with running(settings(tmp_path, static=static)) as there:
        path = "/assets/index-abcd1234.js"
        plain = await there.http.get(path, headers={"Accept-Encoding": "identity"})
        assert plain.text == SCRIPT and "content-encoding" not in plain.headers
        packed = await there.http.get(path, headers={"Accept-Encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip" and packed.text == SCRIPT
        assert int(packed.headers["content-length"]) < len(SCRIPT) / 4
        assert packed.headers["vary"] == "Accept-Encoding" and "immutable" in packed.headers["cache-control"]
        (static / "assets" / "new-abcd1234.js").write_text(SCRIPT)
        (static / "assets" / "new-abcd1234.js.gz").write_bytes(gzip.compress(b"made by the build"))
        assert (await there.http.get("/assets/new-abcd1234.js", headers={"Accept-Encoding": "gzip"})).text == "made by the build"


async def test_nothing_outside_the_folder_is_served(tmp_path: Path) -> None:
    async with running(settings(tmp_path, static=build(tmp_path))) as there:
        for path in (
            "/../secret.txt",
            "/..%2fsecret.txt",
            "/assets/../../secret.txt",
            "/assets/%2e%2e/%2e%2e/secret.txt",
            "/%2fetc/passwd",
            "/a%00b.js",
        ):
            answer = await there.http.get(path)
            assert answer.status_code == 404 and "secret" not in answer.text.replace("secret.txt", ""), path


async def test_without_a_build_a_plain_page_says_so(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        answer = await there.http.get("/")
        assert answer.status_code == 200 and "has not been built" in answer.text


async def test_every_answer_has_the_headers(tmp_path: Path) -> None:
    async with running(settings(tmp_path, static=build(tmp_path))) as there:
        for path in (
            "/",
            "/healthz",
            "/api/games",
            "/api/tables/none",
            "/nothing.js",
            "/docs",
            "/docs/openapi.json",
            "/assets/index-abcd1234.js",
        ):
            headers = (await there.http.get(path)).headers
            assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer", path
            assert (
                "frame-ancestors 'none'" in headers["content-security-policy"] and "'unsafe-eval'" not in headers["content-security-policy"]
            )
        assert (await there.http.delete("/api/tables")).headers["x-content-type-options"] == "nosniff"


async def test_the_invitation_as_a_code(tmp_path: Path) -> None:
    async with running(settings(tmp_path, public_url="https://games.example")) as there:
        opened = await there.open([{"kind": "human"}, {"kind": "open"}])
        answer = await there.http.get(f"/api/tables/{opened['table']}/qr.svg")
        assert answer.headers["content-type"].startswith("image/svg+xml") and "<svg" in answer.text
        assert (await there.http.get("/api/tables/none/qr.svg")).status_code == 404


async def test_games_and_words(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as there:
        games = {game["name"]: game for game in (await there.http.get("/api/games")).json()}
        assert set(games) == {"castle", "duel", "dungeon", "knights", "towers"}
        knights = games["knights"]
        assert knights["playable"] and knights["seats"] == [2, 4] and "knights.end" in knights["rules"]
        assert knights["options"] == [{"name": "deploy", "values": ["optional", "forced"], "default": "optional"}]
        docs = (await there.http.get("/docs")).text
        assert "/api/tables/{table}/rematch" in docs and "Looked" in docs and "<script" not in docs


def test_inline_scripts_are_allowed_by_their_hash_alone() -> None:
    assert "script-src 'self';" in policy(b"<script src=a.js></script>")
    assert "'sha256-" in policy(b"<script>x</script>") and "script-src 'self' 'unsafe-inline'" not in policy(b"<script>x</script>")
