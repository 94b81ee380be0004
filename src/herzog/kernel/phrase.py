"""Phrases: what to say, before it is put into any language.

Values of the engine hold no sentences. A phrase names a message and gives its variables; the text layer makes
phrases and renders them in each reader's language.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Phrase(msgspec.Struct, frozen=True):
    """Something to say: the key of a message and its variables.

    As JSON a variable is a number, a string, a name (an object of languages) or a phrase (an object with a "key").
    """

    key: str
    args: dict[str, int | str | dict[str, str] | Phrase] = {}


UNSAID: Final = Phrase("")  # a placeholder until the text layer fills it in
