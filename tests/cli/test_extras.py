"""What works without the extra "server"."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

HIDDEN: Final = (
    "alembic",
    "cryptography",
    "httpcore",
    "itsdangerous",
    "jwt",
    "prometheus_client",
    "resvg_py",
    "sqlalchemy",
    "starlette",
    "structlog",
    "uvicorn",
)


def test_the_terminal_needs_nothing_that_only_the_server_brings() -> None:
    """After pip install cafe-herzog, a game can be played in the terminal, with clocks, too."""
    hide = f"sys.modules.update(dict.fromkeys({HIDDEN}))"
    parts = "herzog.cli.play, herzog.cli.terminal.session, herzog.cli.terminal.clock"
    run = subprocess.run(
        [sys.executable, "-c", f"import sys; {hide}; import {parts}"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
