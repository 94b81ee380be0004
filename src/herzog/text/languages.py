"""The four languages: which one a person wants, and how a message is said in it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES: Final = ("en", "fr", "pl", "ru")
REFERENCE: Final = "en"  # what needs no translation stands here only
MESSAGES: Final = Path(__file__).parent / "messages"


def preferred(environ: Mapping[str, str]) -> str:
    """Return the language that the variables of a person's environment ask for, English if it is none of ours."""
    asked = next(filter(None, map(environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = re.split(r"[_.@-]", asked)[0]
    return language if language in LANGUAGES else REFERENCE


def say(language: str, key: str, **values: str | int) -> str:
    """Return the message *key* in *language*, with *values* for its variables."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    said, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return str(said)


@cache
def _bundle(language: str) -> FluentBundle:
    """Return the messages of *language*; the rules are read by `herzog.text.rulebook`."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((MESSAGES / language).glob("*.ftl")):
        if not file.name.startswith("rules-"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
