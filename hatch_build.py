"""What hatchling calls before it packs a wheel, an editable one too: the page is built with the package."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools.page import build


class Page(BuildHookInterface[BuilderConfig]):
    """The page of the table on the web."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it, unless it is fresh."""
        build()
