"""The secret with which a server signs links: given by the operator, or kept in its folder."""

from __future__ import annotations

import os
import re
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from herzog.server.operations.files import sync_folder

SECRET: Final = re.compile("[0-9a-f]{64}")


class BadSecret(Exception):
    """The signing secret is damaged or cannot be written; the message says what to do."""


def secret_of(given: str, folder: Path) -> str:
    """Return the secret that was *given*, or else the one kept in *folder*."""
    if given and not SECRET.fullmatch(given):
        raise BadSecret("HERZOG_SECRET must be 64 hexadecimal digits, such as: openssl rand -hex 32")
    return given or secret_in(folder)


def secret_in(folder: Path) -> str:
    """Return the secret kept in *folder*; it is created on first use, readable only by its owner."""
    path = folder / "secret"
    if not path.exists():
        _make_secret(path)
    secret = path.read_text("ascii", "replace")
    if not SECRET.fullmatch(secret):
        advice = (
            "restore it from a backup, or delete it to get a new one; links given out before will then stop working"
        )
        raise BadSecret(f"{path} is damaged: it does not hold 64 hexadecimal digits; {advice}")
    return secret


def _make_secret(path: Path) -> None:
    """Write a new secret to *path* atomically; if another server was first, keep its secret."""
    handle, draft = tempfile.mkstemp(dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            path.hardlink_to(draft)  # unlike a rename, it never replaces what is there
        sync_folder(path.parent)
    except OSError as problem:
        raise BadSecret(f"{path} cannot be written: {problem.strerror}") from None
    finally:
        Path(draft).unlink()
