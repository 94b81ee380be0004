"""The processes of a pool."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing.process import BaseProcess


def processes_of(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    """Return the processes of *pool*; before Python 3.14, there is no public way to terminate them."""
    return [*(pool._processes or {}).values()]  # noqa: SLF001
