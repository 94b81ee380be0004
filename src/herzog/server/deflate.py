"""Sockets that compress quickly: a view is like the last one, so that looking back far helps more than looking hard."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# uvicorn looks 4 kB back at level 6. This looks 16 kB back at level 2: 80 kB for each socket instead of 32, but two
# fifths of the time and 11 to 25 % fewer bytes (docs/decisions/0046-quick-compression.md).
DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"level": 2, "memLevel": 5}
)


class QuickSocket(WebSocketsSansIOProtocol):
    """A socket as uvicorn has it, with another measure of compression."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [DEFLATE]

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what holds itself: the parser, and why it ended, or memory waits for a full garbage collection."""
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.parser_exc = None
