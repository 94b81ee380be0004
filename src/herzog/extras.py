"""How to install the packages of an extra."""

from __future__ import annotations

from pathlib import Path
from typing import Final

DISTRIBUTION: Final = "cafe-herzog"  # on PyPI, "herzog" is somebody else's
SOURCES: Final = Path(__file__).resolve().parents[2]


def how_to_install(extra: str, folder: Path = SOURCES) -> str:
    """Return what to run for *extra*, if the package runs from *folder*: the sources, or an environment with a wheel.

    For a wheel that is installed, pip asks no index for the wheel itself: it knows its extras.
    """
    if (folder / "pyproject.toml").is_file():
        return f"in the source folder, run: pip install -e '.[{extra}]'"
    return f"run: pip install '{DISTRIBUTION}[{extra}]'"
