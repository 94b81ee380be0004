"""Run a Firefox that Playwright can speak to: python tools/firefox_bidi.py FIREFOX ARGUMENTS.

Playwright speaks WebDriver BiDi as the newest Firefox does. What an older one does not know is about downloads, bodies
of answers and languages; no test needs it, so it is answered as done instead of refused.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from typing import TYPE_CHECKING, Final

from websockets.asyncio.client import connect
from websockets.asyncio.server import serve

if TYPE_CHECKING:
    from websockets.asyncio.connection import Connection
    from websockets.asyncio.server import ServerConnection

DOOR: Final = re.compile(rb"(?<=WebDriver BiDi listening on ws://127\.0\.0\.1:)\d+")
UNKNOWN: Final = "unknown command"


async def run(*words: str) -> int:
    """Run the browser, and let it name our door instead of its own; return how it ended."""
    browser = await asyncio.create_subprocess_exec(*words, stderr=asyncio.subprocess.PIPE)
    assert browser.stderr
    async for line in browser.stderr:
        found = DOOR.search(line)
        sys.stderr.buffer.write(DOOR.sub(await stand_between(found[0]), line) if found else line)
        sys.stderr.flush()
    return await browser.wait()


async def stand_between(port: bytes) -> bytes:
    """Open a port through which everything goes to and from the browser that listens at *port*; return which."""

    async def meet(client: ServerConnection) -> None:
        assert client.request
        async with connect(f"ws://127.0.0.1:{port.decode()}{client.request.path}", max_size=None) as browser:
            ways = [asyncio.create_task(pass_on(client, browser)), asyncio.create_task(pass_on(browser, client))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()

    door = await serve(meet, "127.0.0.1", 0, max_size=None)
    return str(door.sockets[0].getsockname()[1]).encode()


async def pass_on(one: Connection, other: Connection) -> None:
    """Tell *other* what *one* says."""
    async for message in one:
        await other.send(softened(message) if UNKNOWN in str(message) else message)


def softened(message: str | bytes) -> str | bytes:
    """Return *message*, or "done" if it says that a command is not known."""
    said = json.loads(message)
    if said.get("error") != UNKNOWN:
        return message
    return json.dumps({"type": "success", "id": said["id"], "result": {"collector": ""}})


if __name__ == "__main__":
    sys.exit(asyncio.run(run(*sys.argv[1:])))
