"""How long a client that reads nothing is waited for."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


def patient(seconds: float) -> type[asyncio.Protocol]:
    """A WebSocket that is cut off when its client takes nothing for so long. Closing it would wait for the client to read, that is for ever."""

    class Patient(WebSocketsSansIOProtocol):
        """One connection."""

        cut: asyncio.TimerHandle | None = None

        def pause_writing(self) -> None:
            """The client reads slower than we write."""
            super().pause_writing()
            self.cut = asyncio.get_running_loop().call_later(seconds, self.transport.abort)

        def resume_writing(self) -> None:
            """The client has caught up."""
            super().resume_writing()
            self._forget()

        def connection_lost(self, exc: Exception | None) -> None:
            """The connection is gone."""
            self._forget()
            super().connection_lost(exc)

        def _forget(self) -> None:
            if self.cut:
                self.cut.cancel()
                self.cut = None

    return Patient
