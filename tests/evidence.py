"""What is kept of a test that failed, in a folder of its own."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from datetime import UTC, datetime
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Final

from tests import witnesses
from tools.run_tests import EVIDENCE, SUMMARY

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest

NUMBERS: Final = count(1)  # several cases of a test may fail within a second
PLACE: Final = EVIDENCE.absolute()  # a test may work in another folder
MOST: Final = 20_000_000  # bytes of the temporary files of a test
DATABASES: Final = ("*.sqlite*",)  # servers write them, so witnesses copy them
DESCRIBE: Final = ("git", "describe", "--always", "--dirty")
COMMIT: Final = subprocess.run(DESCRIBE, capture_output=True, text=True, check=False).stdout.strip()


def gather(item: pytest.Item) -> Path:
    """Write what the witnesses of a failing test know; return the folder."""
    name = re.sub(r"[^\w-]+", "-", item.name)[:60].strip("-")
    folder = PLACE / f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}-{name}-{os.getpid()}-{next(NUMBERS)}"
    folder.mkdir(parents=True)
    for n, witness in enumerate(witnesses.known(), 1):
        _try(partial(witness.testify, folder, f"{type(witness).__name__.lower()}-{n}"), folder)
    _try(partial(_copy_files, item, folder), folder)
    return folder


def _try(keep: Callable[[], None], folder: Path) -> None:
    """Keep something; what cannot be kept must not hide why the test failed."""
    try:
        keep()
    except Exception as problem:  # noqa: BLE001  (whatever it is)
        with (folder / "not-kept.txt").open("a") as file:
            file.write(f"{problem!r}\n")


def _copy_files(item: pytest.Item, folder: Path) -> None:
    """Copy what the test wrote, such as logs of its programs."""
    files: Path | None = getattr(item, "funcargs", {}).get("tmp_path")
    if files and sum(file.lstat().st_size for file in files.rglob("*")) <= MOST:
        shutil.copytree(files, folder / "tmp_path", symlinks=True, ignore=shutil.ignore_patterns(*DATABASES))


def conclude(folder: Path, report: pytest.TestReport) -> None:
    """Add to *folder* what pytest says, and when, where and of which sources."""
    lines = [
        f"test:    {report.nodeid}",
        f"failed:  in {report.when}, {datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC, after {report.duration:.1f} seconds",
        f"commit:  {COMMIT or 'unknown'}",
        f"load:    {os.getloadavg()} on {os.cpu_count()} processors, {os.environ.get('PYTEST_XDIST_WORKER', 'alone')}",
        f"repeat:  make flaky TEST={shlex.quote(report.nodeid)}",
        f"files:   {', '.join(sorted(file.name for file in folder.iterdir()))}",
        "",
        report.longreprtext,
        *(f"\n---- {title} ----\n{text}" for title, text in report.sections),
    ]
    with (folder / SUMMARY).open("a", encoding="utf-8") as file:  # a test can fail in its body and when it is put away
        file.write("\n".join(lines) + "\n")
