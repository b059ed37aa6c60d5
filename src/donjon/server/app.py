"""The HTTP side: routes, errors, headers; and `serve`, which runs it all."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import io
import logging
import os
import re
import socket as sockets
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated, Any

import uvicorn
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, put, route, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath, JSONBody, PathParameter
from litestar.types import Message, Receive, Send

from donjon.core import game as games
from donjon.server import messages
from donjon.server.course import playable
from donjon.server.errors import DEEP, Refusal, failures
from donjon.server.lab import HANDLERS as LAB
from donjon.server.lab import Lab
from donjon.server.limits import Buckets
from donjon.server.pad import pad_count, pad_rows, padded
from donjon.server.pages import Pages, policy
from donjon.server.patience import patient
from donjon.server.puzzles import list_puzzles, show_puzzle, try_puzzle, why_puzzle
from donjon.server.reference import Json, Reference
from donjon.server.settings import Settings
from donjon.server.socket import Door
from donjon.server.store import Store, StoreError
from donjon.server.studies import Studies
from donjon.server.tables import Hall, Table, check_bot, check_name, link
from donjon.server.workers import Pool

log = logging.getLogger("donjon.server")

Caller = Request[Any, Any, Any]
SeatNumber = Annotated[int, PathParameter(ge=0, le=7, description="seats count from 0")]
PlyNumber = Annotated[int, PathParameter(ge=0, le=100_000, description="so many journal entries")]
TableName = FromPath[str]
TEXT = "text/plain; charset=utf-8"


@dataclass
class Server:
    """The parts of a running server."""

    settings: Settings
    pages: Pages
    calls: Buckets
    openings: Buckets
    store: Store
    pool: Pool
    hall: Hall
    studies: Studies
    lab: Lab
    door: Door


Parts = NamedDependency[Server]


def release() -> str:
    """The version of donjon."""
    try:
        return version("donjon")
    except PackageNotFoundError:
        return "0"


def address(request: Caller) -> str:
    """Whose call this is, for the limits."""
    return request.client.host if request.client else ""


def bearer(request: Caller) -> str | None:
    """The token of the Authorization header, if there is one."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


def need_bearer(request: Caller, whose: str) -> str:
    """The token; Refusal where there is none."""
    token = bearer(request)
    if token is None:
        raise Refusal(401, "token", f"send the token of {whose} as `Authorization: Bearer …`")
    return token


def need_host(request: Caller, table: Table) -> None:
    """Refuses everyone but the host."""
    if not table.prove([need_bearer(request, "the host")]).host:
        raise Refusal(403, "token", "only the host of the table may do that, and this token is not the host's")


def viewer_of(request: Caller, table: Table) -> int | None:
    """The seat that the caller proves, None for a spectator; a token that proves nothing is refused."""
    token = bearer(request)
    if token is None:
        return None
    seats = table.prove([token]).seats
    if not seats:
        raise Refusal(403, "token", "this token belongs to no seat of this table")
    return table.course.viewpoint(seats) if table.course else min(seats)


TOKEN: list[dict[str, list[str]]] = [{"token": []}]
MAYBE_TOKEN: list[dict[str, list[str]]] = [{}, {"token": []}]


@get("/healthz", responses=failures())
async def healthz(server: Parts) -> Response[messages.Health]:
    """Whether the server can do its work: 200, or 503 where the store does not answer."""
    store = await server.store.check()
    health = messages.Health(ok=store == "ok", version=release(), tables=len(server.hall), workers=server.pool.health(), store=store)
    return Response(health, status_code=200 if health.ok else 503)


@cache
def all_games() -> list[messages.Game]:
    """All games of the box, those that are only announced included."""
    return [_game(name) for name in games.names()]


def _game(name: str) -> messages.Game:
    about = games.meta(name)
    return messages.Game(
        name=name,
        title=about.title,
        authors=list(about.authors),
        publisher=about.publisher,
        year=about.year,
        seats=about.seats,
        minutes=about.minutes,
        playable=games.playable(name),
        options=[messages.Option(name=option, values=list(values), default=values[0]) for option, values in about.options.items()],
        rules=playable(name),
        pad=padded(name),
        components=bool(about.components),
        relaxed=dict(about.relaxed),
    )


@get("/api/games", responses=failures())
async def list_games() -> list[messages.Game]:
    """All games of the box."""
    return all_games()


@get("/api/words/{lang:str}", media_type=MediaType.TEXT, responses=failures(404))
async def words(lang: FromPath[str]) -> Response[str]:
    """The words of all games in one language, as Fluent text."""
    found = read_words(lang)
    if found is None:
        raise Refusal(404, "language", f"there are no words in {lang!r}", field="lang")
    return Response(found, media_type=TEXT, headers={"Cache-Control": "no-cache"})


def read_words(lang: str) -> str | None:
    """All games' words of that language, one after the other."""
    if not re.fullmatch(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?", lang):
        return None
    folders = [Path(found) for found in games_path()]
    texts = [file.read_text("utf-8") for folder in folders for file in sorted(folder.glob(f"*/locale/{lang}.ftl"))]
    return "\n".join(texts) if texts else None


def games_path() -> list[str]:
    """The folders in which the games are."""
    import donjon.games

    return list(donjon.games.__path__)


@post("/api/tables", responses=failures(404, 413))
async def open_table(request: Caller, data: JSONBody[messages.NewTable], server: Parts) -> messages.Opened:
    """Opens a table."""
    if not server.openings.take(address(request)):
        raise Refusal(429, "limit", "too many tables were opened from here; wait a minute")
    return await server.hall.open_table(data)


@get("/api/tables/{table:str}", responses=failures(404, 409))
async def table_info(table: TableName, server: Parts) -> messages.TableInfo:
    """What everyone may know of a table."""
    return await (await server.hall.get(table)).info()


@post("/api/tables/{table:str}/seats/{seat:int}", responses=failures(404, 409, 413))
async def sit(table: TableName, seat: SeatNumber, data: JSONBody[messages.Sit], server: Parts) -> messages.Seated:
    """Sits down on an open seat."""
    name = check_name(data.name, "name")
    assert name
    return messages.Seated(token=await (await server.hall.get(table)).sit(seat, name), seat=seat)


@put("/api/tables/{table:str}/seats/{seat:int}", responses=failures(401, 403, 404, 409, 413), security=TOKEN)
async def set_chair(
    request: Caller, table: TableName, seat: SeatNumber, data: JSONBody[messages.SetChair], server: Parts
) -> messages.TableInfo:
    """Before the start the host turns an open seat into a bot and back."""
    found = await server.hall.get(table)
    need_host(request, found)
    if data.kind == "bot":
        check_bot(data.level, "level")
    elif data.level is not None:
        raise Refusal(400, "level", "only a bot has a level", field="level")
    await found.set_chair(seat, data.kind, data.level)
    return await found.info()


@post("/api/tables/{table:str}/start", status_code=200, responses=failures(401, 403, 404, 409), security=TOKEN)
async def start(request: Caller, table: TableName, server: Parts) -> messages.TableInfo:
    """Names the seats that are still open; a match starts by itself when none is."""
    found = await server.hall.get(table)
    need_host(request, found)
    found.start()
    return await found.info()


@get("/api/tables/{table:str}/at/{ply:int}", responses=failures(403, 404, 409), security=MAYBE_TOKEN)
async def look(request: Caller, table: TableName, ply: PlyNumber, server: Parts) -> messages.Position:
    """The position after so many journal entries, as the caller may see it; everything once the match is over."""
    found = await server.hall.get(table)
    return messages.Position(**await found.look(ply, viewer_of(request, found)))


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=failures(403, 404, 409), security=MAYBE_TOKEN)
async def record(request: Caller, table: TableName, server: Parts) -> Response[str]:
    """The record: everyone gets the whole of it once the match is over, before that a seat gets what it saw."""
    found = await server.hall.get(table)
    text = await found.record(viewer_of(request, found))
    return Response(
        text, media_type=TEXT, headers={"Content-Disposition": f'inline; filename="{found.id}.donjon"', "Cache-Control": "no-store"}
    )


@get("/api/tables/{table:str}/count", responses=failures(404, 409))
async def count(table: TableName, server: Parts) -> list[messages.CountStep]:
    """The score step by step, once the match is over."""
    return await (await server.hall.get(table)).count()


@get("/api/tables/{table:str}/analysis", responses=failures(404, 409))
async def analysis(request: Caller, table: TableName, server: Parts) -> messages.Study:
    """Looks back on a match that is over; begins with the first call, and tells how far it is."""
    found = await server.hall.get(table)
    course = await found.over("an analysis can be asked for")
    return await server.studies.look(found.id, course.match, course.standing, address(request))


@post("/api/tables/{table:str}/whatif", responses=failures(404, 409, 413))
async def what_if(request: Caller, table: TableName, data: JSONBody[messages.WhatIf], server: Parts) -> messages.Opened:
    """A new table that goes on from a ply of a match that is over, against bots."""
    if not server.openings.take(address(request)):
        raise Refusal(429, "limit", "too many tables were opened from here; wait a minute")
    return await server.hall.what_if(await server.hall.get(table), data)


@post("/api/tables/{table:str}/rematch", responses=failures(401, 403, 404, 409), security=TOKEN)
async def rematch(request: Caller, table: TableName, server: Parts) -> messages.Opened:
    """The same people and options again, seats turned by one; old seat tokens work at the new table."""
    token = need_bearer(request, "the host or of a seat")
    if not server.openings.take(address(request)):
        raise Refusal(429, "limit", "too many tables were opened from here; wait a minute")
    return await server.hall.rematch(await server.hall.get(table), token)


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml", responses=failures(404, 409))
async def qr(request: Caller, table: TableName, server: Parts) -> Response[bytes]:
    """The invitation as a QR code."""
    import segno  # only who is invited needs it

    found = await server.hall.get(table)
    out = io.BytesIO()
    segno.make(public_url(request, server.settings) + link(found.id), error="m", micro=False).save(
        out, kind="svg", scale=4, border=2, svgclass=None, lineclass=None
    )
    return Response(out.getvalue(), media_type="image/svg+xml")


def public_url(request: Caller, settings: Settings) -> str:
    """How others reach this server. A phone cannot follow a link to localhost: where the server listens everywhere, the LAN's is named."""
    if settings.public_url:
        return settings.public_url
    url = request.base_url
    if url.hostname in ("localhost", "127.0.0.1", "::1") and settings.host in ("0.0.0.0", "::", ""):
        outward = lan_address()
        if outward:
            return f"{url.scheme}://{outward}:{url.port or settings.port}"
    return str(url).rstrip("/")


def lan_address() -> str | None:
    """This machine's address in its network; nothing is sent to find it."""
    with contextlib.suppress(OSError), sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return None


@websocket("/api/tables/{table:str}/ws")
async def table_socket(socket: WebSocket[Any, Any, Any], table: TableName, server: Parts) -> None:
    """The table itself: see docs/protocol.md."""
    await server.door.serve(socket, table)


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: Caller, server: Parts) -> Response[bytes]:
    """The built page."""
    path = request.url.path.strip("/")
    found = None if path == "api" or path.startswith("api/") else server.pages.find(path)
    if found is None:
        raise Refusal(404, "not_found", f"there is nothing at /{path[:100]}")
    headers = {
        "ETag": found.etag,
        "Vary": "Accept-Encoding",
        "Cache-Control": "public, max-age=31536000, immutable" if found.lasting else "no-cache",
    }
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers)
    body, encoding = found.encoded(request.headers.get("accept-encoding", ""))
    if encoding:
        headers["Content-Encoding"] = encoding
    if found.kind.startswith("text/html"):
        headers["Content-Security-Policy"] = policy(found.body)
    return Response(body, media_type=found.kind, headers=headers)


# --- errors


def failure(status: int, problem: messages.Problem) -> Response[messages.Failure]:
    """The answer to a call that was refused."""
    headers = {"Retry-After": "10"} if status == 429 else {}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(messages.Failure(error=problem), status_code=status, headers=headers, media_type=MediaType.JSON)


def on_refusal(_request: Caller, refusal: Refusal) -> Response[messages.Failure]:
    """A refusal of ours."""
    return failure(refusal.status, refusal.problem)


def on_http(_request: Caller, error: HTTPException) -> Response[messages.Failure]:
    """A refusal of the framework: a path that is not there, a body that is no JSON."""
    if isinstance(error, ValidationException):
        return failure(400, invalid(error))
    codes = {404: "not_found", 405: "method", 413: "size", 429: "limit"}
    texts = {404: "there is nothing at this address", 405: "this address does not know that method", 413: "the body is too large"}
    status = error.status_code
    if status >= 500:
        log.error("a call failed", exc_info=error)
        return failure(500, INTERNAL)
    return failure(
        status,
        messages.Problem(code=codes.get(status, "invalid"), text=texts.get(status) or error.detail or "the call cannot be understood"),
    )


def invalid(error: ValidationException) -> messages.Problem:
    """What the framework found wrong with a body or a parameter."""
    found = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    text = str(found.get("message") or error.detail)
    if text == "'data'":  # all that the framework says of no body at all
        text = "the call needs a body: a JSON object"
    key = re.sub(r"^data\.?", "", str(found.get("key") or ""))
    named = re.search(r"(?:unknown|missing required) field `([^`]*)`", text)
    path = ".".join(filter(None, (key, named[1] if named else ""))) or None
    return messages.Problem(code="invalid", text=f"{path}: {text}" if path else text, field=path)


def on_serialization(_request: Caller, error: SerializationException | UnicodeDecodeError) -> Response[messages.Failure]:
    """A body that is no JSON, or not in UTF-8."""
    return failure(400, messages.Problem(code="invalid", text="the body is not JSON"))


INTERNAL = messages.Problem(code="internal", text="the server failed at this call; it has been noted, try again")


class Call(Request[Any, Any, Any]):
    """A call whose body may be nested deeper than JSON can be read."""

    async def json(self) -> Any:
        """The body as JSON."""
        try:
            return await super().json()
        except RecursionError:
            raise Refusal(400, DEEP.code, DEEP.text) from None


def on_error(request: Caller, error: Exception) -> Response[messages.Failure]:
    """A fault of ours: it goes to the log, not to the client."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return failure(500, INTERNAL)


# --- the application

HEADERS = {
    "content-security-policy": policy(b""),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class WithHeaders:
    """The application, with the headers that every answer has. Frames of WebSockets pass it untouched."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Answers a call."""

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                there = {name.lower() for name, _ in headers}
                headers += [(name.encode(), value.encode()) for name, value in HEADERS.items() if name.encode() not in there]
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, add if scope["type"] == "http" else send)


def limit_calls(request: Caller) -> None:
    """Refuses a client that calls too often."""
    server: Server = request.app.state.server
    if request.url.path != "/healthz" and not server.calls.take(address(request)):
        raise Refusal(429, "limit", "too many calls; wait a little")


def description() -> OpenAPIConfig:
    """The OpenAPI description at /docs."""
    return OpenAPIConfig(
        title="donjon",
        version=release(),
        description="Castle-and-tower board games: tables over HTTP, one WebSocket a table. Its messages are among the shapes.",
        path="/docs",
        use_handler_docstrings=True,
        render_plugins=[Reference(), Json()],
        components=Components(
            security_schemes={"token": SecurityScheme(type="http", scheme="bearer", description="the token of a seat or of the host")},
        ),
    )


def the_server(state: State) -> Server:
    """The parts, for the calls that ask for them."""
    server: Server = state.server
    return server


def the_lab(state: State) -> Lab:
    """The lab, for the calls that ask for it."""
    lab: Lab = state.server.lab
    return lab


def create_app(settings: Settings | None = None) -> Litestar:
    """The application; store and workers live as long as it does."""
    chosen = settings or Settings().with_environment()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(chosen.database)
        pool = Pool(chosen)
        hall = Hall(store, pool, chosen)
        calls = Buckets(chosen.call_rate, chosen.call_burst, chosen.limits)
        openings = Buckets(chosen.open_rate, chosen.open_burst, chosen.limits)
        studies = Studies(store, pool, chosen)
        lab = Lab(chosen)
        app.state.server = Server(chosen, Pages(chosen.static), calls, openings, store, pool, hall, studies, lab, Door(hall, chosen))
        try:
            await hall.open()
            await lab.open()
            yield
        finally:
            await app.state.server.door.close()
            await hall.close()
            await lab.close()
            await studies.close()
            await pool.close()
            await store.close()

    return Litestar(
        route_handlers=[
            healthz, list_games, words, open_table, table_info, sit, set_chair, start, look, record, count, analysis, what_if, rematch, qr, pad_rows, pad_count, list_puzzles, show_puzzle, try_puzzle,
            why_puzzle, *LAB, table_socket, page,
        ],
        lifespan=[lifespan],
        dependencies={"server": Provide(the_server, sync_to_thread=False), "lab": Provide(the_lab, sync_to_thread=False)},
        before_request=limit_calls,
        exception_handlers={
            Refusal: on_refusal,
            HTTPException: on_http,
            SerializationException: on_serialization,
            UnicodeDecodeError: on_serialization,
            Exception: on_error,
        },
        request_class=Call,
        openapi_config=description(),
        request_max_body_size=chosen.body,
        logging_config=None,
        debug=False,
    )  # fmt: skip


# --- running it


class _Running(uvicorn.Server):
    """A server that says where it is once it is there."""

    def __init__(self, config: uvicorn.Config, url: str, browser: bool) -> None:
        super().__init__(config)
        self._url = url
        self._browser = browser

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Starts, then prints the address."""
        await super().startup(sockets)
        if self.started:
            print(f"donjon is at {self._url}", flush=True)
            if self._browser:
                threading.Thread(target=show, args=(self._url,), daemon=True).start()


def show(url: str) -> None:
    """Opens a browser where there is a screen."""
    if sys.platform not in ("win32", "darwin") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(url)


def bind(host: str, port: int) -> sockets.socket:
    """A listening socket; SystemExit(2) with a plain sentence where that is not possible."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    listening = sockets.socket(family, sockets.SOCK_STREAM)
    if sys.platform != "win32":
        listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        listening.close()
        print(f"donjon cannot listen on {host}, port {port}: {reason(error)}", file=sys.stderr)
        raise SystemExit(2) from None
    return listening


def reason(error: OSError | OverflowError) -> str:
    """Why a port cannot be had."""
    if isinstance(error, OverflowError):
        return "a port is a number from 0 to 65535"
    if error.errno == errno.EADDRINUSE:
        return "the port is taken by another program; stop it or choose another port (PORT=8001, --port 8001)"
    if error.errno in (errno.EACCES, errno.EPERM):
        return "this port needs more rights; choose one above 1023"
    return error.strerror or str(error)


SWITCH = 0.0005
"""After so many seconds the event loop lets the store's thread have the interpreter: a commit must not wait ten times as long."""


def configure(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        WithHeaders(create_app(settings)),
        log_level="warning",
        lifespan="on",
        ws_max_size=settings.frame,
        ws=patient(settings.drain_within),
        # compressing each frame costs a context of memory a watcher and more time than a table's small frames are worth
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        access_log=False,
        server_header=False,
    )


def prepare(url: str) -> None:
    """Brings the database up to date; SystemExit(2) with a plain sentence where it cannot be used."""

    async def once() -> None:
        await (await Store.open(url)).close()

    try:
        asyncio.run(once())
    except StoreError as error:
        print(f"donjon cannot start: {error}", file=sys.stderr)
        raise SystemExit(2) from None


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    *,
    database: str | None = None,
    browser: bool = False,
    lab: bool | None = None,
    settings: Settings | None = None,
) -> None:
    """Runs the server until it is stopped. A taken port or a database that cannot be opened ends it with status 2 and a plain sentence."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    chosen = replace(settings or Settings().with_environment(), host=host, port=port)
    if database:
        chosen = replace(chosen, database=database)
    if lab is not None:
        chosen = replace(chosen, lab=lab)
    listening = bind(host, port)
    where = "127.0.0.1" if host in ("0.0.0.0", "") else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
    prepare(chosen.database)
    server = _Running(configure(chosen), f"http://{where}:{listening.getsockname()[1]}/", browser)
    sys.setswitchinterval(SWITCH)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        return
    if not server.started:
        raise SystemExit(2)
