"""Makes phrases, which terminal, log, screen reader and browser all render with the same Fluent files.

Keys, in every language:

- `<game>-event-<event>`, `<game>-ask-<frame>`, `<game>-do-<meaning>` (an option), `<game>-why-<code>` (a refusal or a
  caution), with classes in kebab case: `fourberies-event-needle-moved`;
- `reason-not-now`, `reason-not-asked`, `barrier-<kind>`: common to all games;
- `shell-option-<game>-<option>`, and `-<value>` after it: options when a table is set up;
- `bot-<bot>`: the name of a bot.

Variables: `$you` is "yes" when the sentence is about the reader and "no" otherwise; `$player` is the person's name.
A second person is `$victim` with `$you_victim`, and so on. Numbers are ints, so that plurals work.
A bool reaches the message as "yes" or "no".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from herzog.kernel import Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Arg", "Described", "Kind", "Name", "Phrase", "listing", "phrase"]

Name: TypeAlias = dict[str, str]  # of a component, by language, as its pack has it
Arg: TypeAlias = int | str | Name | Phrase


class Kind(msgspec.Struct, frozen=True):
    """A kind of thing on the table, explained by `explain-<game>-<kind>`.

    If it *counts* at the end, `explain-<game>-<kind>-end` says how.
    """

    rule: str  # the most relevant one
    counts: bool = False


class Described(msgspec.Struct, frozen=True, kw_only=True):
    """A component in words: its *name*, a summary in one *line*, and what it costs and gives, sentence by sentence.

    *later* is the sentence about what it keeps giving, or counts for at the end; *kind* is its kind, if its target does
    not say so.
    """

    name: Phrase
    line: Phrase
    about: list[Phrase] = []
    later: Phrase | None = None
    kind: str = ""


def phrase(key: str, /, **args: Arg) -> Phrase:
    """Return the phrase with that *key*; bools become "yes" and "no", because Fluent cannot select by them."""
    for name, arg in args.items():
        if arg is True or arg is False:
            args[name] = "yes" if arg else "no"
    return Phrase(key, args)


def listing(items: Sequence[Arg], none: str = "list-nothing") -> Arg:
    """Return *items* as one phrase, "a, b and c"; without any, the phrase *none*."""
    if not items:
        return phrase(none)
    rest = items[-1]
    for place, item in enumerate(reversed(items[:-1])):
        rest = phrase("list-comma" if place else "list-and", item=item, rest=rest)
    return rest
