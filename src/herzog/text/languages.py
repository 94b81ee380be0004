"""The four languages, where their messages are, and which one a person wants."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

if TYPE_CHECKING:
    from collections.abc import Mapping

Language: TypeAlias = Literal["en", "fr", "pl", "ru"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
REFERENCE: Final = "en"  # what needs no translation is in this language only
MESSAGES: Final = Path(__file__).parent / "messages"


def preferred(environ: Mapping[str, str]) -> str:
    """Return the language that the environment asks for, or English if we do not have it."""
    asked = next(filter(None, map(environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = re.split(r"[_.@-]", asked)[0]
    return language if language in LANGUAGES else REFERENCE
