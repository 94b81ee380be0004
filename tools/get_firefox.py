"""Find a Firefox for the tests, or fetch Debian's.

Prints the path of $FIREFOX, of a Firefox on the PATH, or of Firefox ESR from Debian's packages, unpacked into .cache
without being installed; nothing if there is none.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / ".cache" / "firefox"
PACKAGE: Final = "firefox-esr"
NAMES: Final = ("firefox", "firefox-esr")
RUN: Final = """#!/bin/sh
for folder in "{0}"/usr/lib/*-linux-gnu "{0}/usr/lib/firefox-esr"; do LD_LIBRARY_PATH="$folder:$LD_LIBRARY_PATH"; done
export LD_LIBRARY_PATH
exec "{0}/usr/lib/firefox-esr/firefox-esr" "$@"
"""


def installed() -> str | None:
    """Return the path of an installed browser."""
    named = os.environ.get("FIREFOX")
    found = (shutil.which(name) for name in ([named] if named else NAMES))
    return next((path for path in found if path), None)


def brought() -> str | None:
    """Return the path of Debian's browser, unpacked on first use; None if there are no such packages."""
    run = KEPT / "run"
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT.parent / "firefox.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests in several processes may need it at the same time
        if not run.exists() and _unpack():
            run.write_text(RUN.format(KEPT), "utf-8")
            run.chmod(0o755)
    return str(run) if run.exists() else None


def _unpack() -> bool:
    """Fetch and unpack the package and its missing dependencies; return whether that was possible."""
    try:
        plan = _said("apt-get", "--simulate", "install", "--no-install-recommends", PACKAGE)
        wanted = [line.split()[1] for line in plan.splitlines() if line.startswith("Inst ")]
        _said("apt-get", "download", *wanted)
        for packed in KEPT.glob("*.deb"):
            _said("dpkg-deb", "--extract", str(packed), str(KEPT))
            packed.unlink()
    except (OSError, subprocess.CalledProcessError):
        return False
    return PACKAGE in wanted


def _said(*words: str) -> str:
    return subprocess.run(words, cwd=KEPT, capture_output=True, text=True, check=True).stdout


def firefox() -> str | None:
    """Return the path of a browser, or None if there is none."""
    return installed() or brought()


if __name__ == "__main__":
    sys.stdout.write(f"{firefox() or 'No Firefox found: install one, or name one with FIREFOX=path.'}\n")
