"""The WebSocket of a table: reads requests, answers them, and sends what the table tells. A slow client never holds up a table."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect

from donjon.server import messages
from donjon.server.errors import UNREADABLE, Refusal, malformed
from donjon.server.limits import Bucket
from donjon.server.settings import Settings
from donjon.server.tables import Hall, Table

log = logging.getLogger("donjon.socket")

POLICY, RESTART, NO_TABLE = 1008, 1012, 4004


class Connection:
    """One client at one table. `offer` never waits: who falls too far behind loses the queue and gets the whole table on reading again."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: Table, settings: Settings) -> None:
        self.seats: frozenset[int] = frozenset()
        self.host = False
        self.seen = 0
        self.viewer: int | None = None
        self._socket = socket
        self._table = table
        self._settings = settings
        self._queue: deque[str] = deque()
        self._wake = asyncio.Event()
        self._behind = False

    def show(self, hello: messages.Hello) -> None:
        """Takes the client's tokens and the ply it has."""
        proved = self._table.prove(hello.tokens)
        self.seats, self.host, self.seen = proved.seats, proved.host, hello.seen

    def offer(self, text: str) -> None:
        """Puts a frame in the queue."""
        if len(self._queue) >= self._settings.queue:
            self._queue.clear()
            self._behind = True
        if not self._behind:
            self._queue.append(text)
        self._wake.set()

    async def send(self) -> None:
        """Sends what is in the queue, for ever. Who reads nothing for too long is let go by `patient`."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue or self._behind:
                if self._behind:
                    self._behind = False
                    self._queue.append(await self._table.fresh(self))
                await self._socket.send({"type": "websocket.send", "bytes": None, "text": self._queue.popleft()})


Answered = Callable[[Any], Awaitable[messages.Event | None]]


class Desk:
    """Takes the requests of one connection."""

    def __init__(self, connection: Connection, table: Table, settings: Settings) -> None:
        self.connection = connection
        self.table = table
        self._bucket = Bucket(settings.message_rate, settings.message_burst) if settings.limits else None
        self._talk = Bucket(settings.say_rate, settings.say_burst) if settings.limits else None
        self._hinting: asyncio.Task[None] | None = None
        self._answers: dict[type, Answered] = {
            messages.Hello: self._hello,
            messages.Play: self._play,
            messages.Why: self._why,
            messages.Hint: self._hint,
            messages.Undo: self._undo,
            messages.Resign: self._resign,
            messages.Say: self._say,
            messages.Look: self._look,
            messages.Ping: self._ping,
        }

    async def take(self, data: str | bytes) -> None:
        """Answers one frame."""
        number = None
        try:
            if self._bucket and not self._bucket.take():
                number = number_of(data)
                raise Refusal(429, "limit", "too many requests; wait a second")
            try:
                request = messages.decode(data)
            except UNREADABLE as error:
                problem = malformed(error)
                self._refuse(number_of(data), problem)
                return
            number = request.n
            reply = await self._answers[type(request)](request)
        except Refusal as refusal:
            self._refuse(number, refusal.problem)
        except Exception:
            self._fail(number)
        else:
            if reply is not None:
                self.connection.offer(messages.encode(reply))

    def close(self) -> None:
        """The client is gone; nobody waits for a hint any more."""
        if self._hinting:
            self._hinting.cancel()

    def _refuse(self, number: int | None, problem: messages.Problem) -> None:
        trouble = messages.Trouble(n=number, code=problem.code, text=problem.text, field=problem.field, rule=problem.rule)
        self.connection.offer(messages.encode(trouble))

    def _fail(self, number: int | None) -> None:
        """A fault of ours: it goes to the log, not to the client."""
        log.exception("a request failed at table %s", self.table.id)
        self._refuse(number, messages.Problem(code="internal", text="the server failed at this request; it has been noted, try again"))

    def _own(self, seat: int) -> None:
        self.table.chair(seat)
        if seat not in self.connection.seats:
            raise Refusal(403, "token", f"seat {seat} is not yours; say hello with its token", field="seat")

    def _ack(self, number: int) -> Callable[[int], None]:
        return lambda ply: self.connection.offer(messages.encode(messages.Ok(n=number, ply=ply)))

    async def _hello(self, request: messages.Hello) -> None:
        """Hello again, with other tokens: somebody has taken a seat meanwhile."""
        self.connection.show(request)
        await self.table.join(self.connection)

    async def _play(self, request: messages.Play) -> None:
        self._own(request.seat)
        await self.table.play(request.seat, request.move, request.outcome, request.ply, self._ack(request.n))

    async def _undo(self, request: messages.Undo) -> None:
        self._own(request.seat)
        await self.table.undo(request.seat, self._ack(request.n))

    async def _resign(self, request: messages.Resign) -> None:
        self._own(request.seat)
        await self.table.resign(request.seat, self._ack(request.n))

    async def _why(self, request: messages.Why) -> messages.Event:
        self._own(request.seat)
        return messages.WhyNot(n=request.n, move=request.move, rule=await self.table.why(request.seat, request.move))

    async def _hint(self, request: messages.Hint) -> None:
        self._own(request.seat)
        if self._hinting and not self._hinting.done():
            self.table.unfinished()
            raise Refusal(429, "limit", "one hint at a time; the last one is still being thought about")
        self._hinting = asyncio.create_task(self._find_hint(request), name="hint")

    async def _find_hint(self, request: messages.Hint) -> None:
        try:
            moves = await self.table.hint(request.seat)
        except Refusal as refusal:
            self._refuse(request.n, refusal.problem)
        except Exception:
            self._fail(request.n)
        else:
            self.connection.offer(messages.encode(messages.Hints(n=request.n, moves=moves)))

    async def _say(self, request: messages.Say) -> messages.Event:
        text = " ".join(request.text.split())
        if not text.isprintable() or not text:
            raise Refusal(400, "say", "a line has 1 to 300 visible characters", field="text")
        if self._talk and not self._talk.take():
            raise Refusal(429, "limit", "too much talk at once; wait a few seconds")
        self.table.say(self.connection, text)
        return messages.Ok(n=request.n, ply=self.table.ply)

    async def _look(self, request: messages.Look) -> messages.Event:
        if request.seat is not None:
            self._own(request.seat)
        where = await self.table.look(request.ply, request.seat)
        return messages.Looked(n=request.n, **where)

    async def _ping(self, request: messages.Ping) -> messages.Event:
        return messages.Pong(n=request.n)


def number_of(data: str | bytes) -> int | None:
    """The number of a request that could not be read otherwise."""
    try:
        found = msgspec.json.decode(data)
    except (*UNREADABLE, UnicodeError):
        return None
    number = found.get("n") if isinstance(found, dict) else None
    return number if type(number) is int else None


def same_origin(call: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether a browser's page of ours (or a client that is no browser) knocks."""
    origin = call.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    if settings.public_url and origin == settings.public_url:
        return True
    return urlsplit(origin).netloc.lower() == call.headers.get("host", "").lower()


class Door:
    """Lets clients in: origin, connections by address, the table, hello. Then it serves them until they leave."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._settings = settings
        self.inside: Counter[str] = Counter()
        self._open: set[WebSocket[Any, Any, Any]] = set()

    async def close(self) -> None:
        """Sends everybody away; they come back to the next server."""
        for socket in list(self._open):
            await _hang_up(socket, RESTART, "the server restarts")

    async def serve(self, socket: WebSocket[Any, Any, Any], name: str) -> None:
        """One client from the first knock to the end."""
        if not same_origin(socket, self._settings):
            await socket.close(POLICY, "this page is not one of ours")
            return
        address = socket.client.host if socket.client else ""
        if self._settings.limits and self.inside[address] >= self._settings.sockets_per_address:
            await socket.close(POLICY, "too many connections from this address")
            return
        self.inside[address] += 1
        self._open.add(socket)
        try:
            await socket.accept()
            await self._meet(socket, name)
        except WebSocketDisconnect:
            pass
        finally:
            self._open.discard(socket)
            self.inside[address] -= 1
            if not self.inside[address]:
                del self.inside[address]

    async def _meet(self, socket: WebSocket[Any, Any, Any], name: str) -> None:
        try:
            table = await self._hall.get(name)
            hello = await self._hello(socket)
        except Refusal as refusal:
            problem = refusal.problem
            trouble = messages.Trouble(n=None, code=problem.code, text=problem.text, field=problem.field)
            await socket.send({"type": "websocket.send", "bytes": None, "text": messages.encode(trouble)})
            await _hang_up(socket, NO_TABLE if problem.code == "not_found" else POLICY, problem.code)
            return
        connection = Connection(socket, table, self._settings)
        connection.show(hello)
        await self._attend(socket, connection, table)

    async def _hello(self, socket: WebSocket[Any, Any, Any]) -> messages.Hello:
        try:
            async with asyncio.timeout(self._settings.hello_within):
                request = messages.decode(await receive(socket))
        except TimeoutError:
            raise Refusal(400, "hello", f"say hello within {self._settings.hello_within:g} s") from None
        except UNREADABLE as error:
            problem = malformed(error)
            raise Refusal(400, "invalid", problem.text, field=problem.field) from None
        if not isinstance(request, messages.Hello):
            raise Refusal(400, "hello", "the first message is hello, with the tokens", field="type")
        return request

    async def _attend(self, socket: WebSocket[Any, Any, Any], connection: Connection, table: Table) -> None:
        desk = Desk(connection, table, self._settings)
        sender = asyncio.create_task(send_all(socket, connection), name="sender")
        try:
            await table.join(connection)
            while True:
                await desk.take(await receive(socket))
        finally:
            desk.close()
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
            await table.leave(connection)


async def send_all(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Sends until the client is gone. What cannot be sent ends the connection, so that the client comes back for a fresh view."""
    try:
        await connection.send()
    except Exception as error:
        if not isinstance(error, OSError):
            log.error("a connection failed", exc_info=error)
        await _hang_up(socket, RESTART, "come again")


async def _hang_up(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    try:
        await socket.close(code, reason)
    except Exception as error:  # whatever is left of a connection that is going away
        log.debug("closing a socket: %r", error)


async def receive(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    """The next frame; WebSocketDisconnect when there will be none."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(code=message.get("code", 1000), detail="")
    return cast("str | bytes", message.get("text") or message.get("bytes") or b"")
