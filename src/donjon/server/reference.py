"""The page at /docs: the OpenAPI description as readable HTML, without a script and without anything from elsewhere."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from typing import Any

import msgspec
from litestar import MediaType, Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from donjon.server.messages import SOCKET

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fdfcf9}
pre{background:#f1eee6;padding:.7rem;overflow:auto;font-size:.85rem}summary{cursor:pointer}
h3 code{background:#e8e2d2;padding:.1rem .4rem;border-radius:.2rem}
table{border-collapse:collapse}td,th{padding:.2rem .6rem;text-align:left;border-bottom:1px solid #ddd}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#1d1b18}pre,h3 code{background:#2b2823}a{color:#9cf}td,th{border-color:#444}}
"""


class Reference(OpenAPIRenderPlugin):
    """Renders the description as one page."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        return page(complete(openapi_schema)).encode()


class Json(OpenAPIRenderPlugin):
    """The description itself."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=MediaType.JSON)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON."""
        return msgspec.json.encode(complete(openapi_schema))


def complete(schema: dict[str, Any]) -> dict[str, Any]:
    """The description with the messages of the WebSocket among its shapes, which the framework leaves out."""
    parts = schema["components"]
    return {**schema, "components": {**parts, "schemas": {**socket_schemas(), **parts["schemas"]}}}


@cache
def socket_schemas() -> dict[str, Any]:
    """The shapes of the WebSocket's messages."""
    _, found = msgspec.json.schema_components(SOCKET, ref_template="#/components/schemas/{name}")
    return found


def page(schema: dict[str, Any]) -> str:
    """The description as HTML."""
    info = schema["info"]
    paths = schema["paths"].items()
    calls = [call(path, method, told) for path, methods in paths for method, told in methods.items() if isinstance(told, dict)]
    shapes = [shape(name, told) for name, told in sorted(schema.get("components", {}).get("schemas", {}).items())]
    return "".join(
        [
            '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
            f"<title>{escape(info['title'])}</title>",
            f"<style>{STYLE}</style><h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info.get('description', ''))}</p>",
            '<p><a href="/docs/openapi.json">openapi.json</a></p><h2>Calls</h2>',
            *calls,
            "<h2>Shapes</h2>",
            *shapes,
            "</html>",
        ]
    )


def call(path: str, method: str, told: dict[str, Any]) -> str:
    """One call: what it does, takes and answers."""
    text = told.get("description") or told.get("summary") or ""
    parts = [f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{escape(text)}</p><table>"]
    parts += [_row(parameter["name"], parameter["in"], parameter.get("schema", {})) for parameter in told.get("parameters", [])]
    for media in told.get("requestBody", {}).get("content", {}).values():
        parts.append(_row("body", "", media.get("schema", {})))
    for status, answer in told.get("responses", {}).items():
        for kind, media in (answer.get("content") or {"": {}}).items():
            parts.append(_row(status, kind, media.get("schema", {}), answer.get("description", "")))
    return "".join(parts) + "</table>"


def _row(name: str, where: str, schema: dict[str, Any], text: str = "") -> str:
    return f"<tr><th>{escape(name)}</th><td>{escape(where)}</td><td>{_kind(schema)}</td><td>{escape(text)}</td></tr>"


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "items" in schema:
        return f"[{_kind(schema['items'])}]"
    return escape(str(schema.get("type", "")))


def shape(name: str, told: dict[str, Any]) -> str:
    """One schema."""
    text = escape(json.dumps(told, indent=1))
    title = f"<summary><b>{escape(name)}</b> {escape(told.get('description', ''))}</summary>"
    return f'<details id="{escape(name)}" open>{title}<pre>{text}</pre></details>'
