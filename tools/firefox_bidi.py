"""Run a Firefox that Playwright can control: python tools/firefox_bidi.py FIREFOX ARGUMENTS.

Playwright uses the WebDriver BiDi of the newest Firefox. The commands that older versions do not know are about
downloads, response bodies and languages, which no test needs, so they are answered with success.
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
    """Run the browser, replacing the port in its output with that of our proxy; return its exit code."""
    browser = await asyncio.create_subprocess_exec(*words, stderr=asyncio.subprocess.PIPE)
    assert browser.stderr
    async for line in browser.stderr:
        found = DOOR.search(line)
        sys.stderr.buffer.write(DOOR.sub(await stand_between(found[0]), line) if found else line)
        sys.stderr.flush()
    return await browser.wait()


async def stand_between(port: bytes) -> bytes:
    """Start a proxy for the browser listening on *port*; return the proxy's port."""

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
    """Forward everything from *one* to *other*."""
    async for message in one:
        await other.send(softened(message) if UNKNOWN in str(message) else message)


def softened(message: str | bytes) -> str | bytes:
    """Return *message*, with an error about an unknown command replaced by success."""
    said = json.loads(message)
    if said.get("error") != UNKNOWN:
        return message
    return json.dumps({"type": "success", "id": said["id"], "result": {"collector": ""}})


if __name__ == "__main__":
    sys.exit(asyncio.run(run(*sys.argv[1:])))
