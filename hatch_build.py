"""The build hook of hatchling: builds the page and compiles the rules before a wheel is packed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import compiled
from tools.page import build


class Herzog(BuildHookInterface[BuilderConfig]):
    """Builds the page and the compiled form of rules and bots."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what compiling needs: mypyc, and the packages whose types the sources use."""
        if self.target_name != "wheel" or not compiled.is_wanted():
            return []
        return [compiled.MYPYC, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page unless it is up to date; compile, except for an editable install, whose sources change."""
        build()
        if self.target_name == "wheel" and version == "standard" and compiled.is_wanted():
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        try:
            folder = compiled.built()
        except compiled.CannotCompile as problem:
            if compiled.is_required():
                raise
            self.app.display_warning(f"{problem}\nThis cannot be compiled here, so the wheel is pure Python.")
            return
        libraries = [file for file in folder.rglob("*") if file.is_file() and "linked" not in file.parts]
        build_data["force_include"].update({str(file): file.relative_to(folder).as_posix() for file in libraries})
        build_data.update(pure_python=False, infer_tag=True)
