"""Write the screens in docs/terminal.md.

Each follows a comment `<!-- screen: words | typed | typed -->`, which says how `herzog` is started and what is typed.
If a typed line begins with `~`, everything shown before its answer is left out.
"""

from __future__ import annotations

import io
import os
import re
import sys
import tempfile
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final
from unittest.mock import patch

from herzog.cli import main as herzog

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "terminal.md"
SCREEN: Final = re.compile(r"(<!-- screen: (.*?) -->\n```text\n).*?(```\n)", re.DOTALL)
PROMPT: Final = "\n> "


def filled(page: str) -> str:
    """Return *page* with every screen as the program prints it now."""
    return SCREEN.sub(lambda found: f"{found[1]}{screen(*found[2].split(' | '))}\n{found[3]}", page)


def screen(words: str, *typed: str) -> str:
    """Return what 80 columns and 24 lines show when `herzog` is started with *words* and these lines are *typed*."""
    out = io.StringIO()
    keyboard = io.StringIO("".join(f"{line.removeprefix('~')}\n" for line in typed))
    with tempfile.TemporaryDirectory() as home:
        environ = {"XDG_DATA_HOME": home, "COLUMNS": "80", "LINES": "24", "LANG": "C"}
        with patch.dict(os.environ, environ), patch.object(sys, "stdin", keyboard), redirect_stdout(out):
            if herzog(words.split()):
                sys.exit(f"herzog {words} fails; {PAGE.name} is not changed")
    shown, *answers = [re.sub(r" +$", "", part, flags=re.MULTILINE) for part in out.getvalue().split(PROMPT)]
    for line, answer in zip(typed, answers, strict=False):
        shown = answer if line.startswith("~") else f"{shown}{PROMPT}{line}\n{answer}"
    return shown.rstrip()


def main() -> None:
    """Rewrite the page."""
    PAGE.write_text(filled(PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
