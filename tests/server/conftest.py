from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.harness import Server

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server for all tests that do not kill it."""
    with Server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running
