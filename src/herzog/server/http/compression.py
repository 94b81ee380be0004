"""Sockets that compress quickly: each view resembles the last, so a larger window helps more than a higher level."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# uvicorn has a window of 4 kB at level 6. This is one of 16 kB at level 2: 80 kB for each socket instead of 32, but
# two fifths of the time and 11 to 25 % fewer bytes (docs/decisions/0046-quick-compression.md).
DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"level": 2, "memLevel": 5}
)


class QuickSocket(WebSocketsSansIOProtocol):
    """A socket of uvicorn with our settings of compression."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [DEFLATE]

    def connection_lost(self, exc: Exception | None) -> None:
        """Break reference cycles of the parser and its exception, which would wait for a full garbage collection."""
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.parser_exc = None
