"""How phrases are made. Terminal, log, screen reader and browser all say them with the same Fluent files.

Keys, in every language:

- `<game>-event-<event>`, `<game>-ask-<frame>`, `<game>-do-<meaning>` (an option), `<game>-why-<code>` (a refusal or a
  caution), with classes in kebab case: `fourberies-event-needle-moved`;
- `reason-not-now`, `reason-not-asked`, `barrier-<kind>`: what every game has;
- `shell-option-<game>-<option>`, and `-<value>` after it: what can be chosen when a table is set up;
- `bot-<bot>`: who sits there.

Variables: `$you` is "yes" when the person spoken of is the reader and "no" otherwise; `$player` is their name.
A second person has `$victim` and `$you_victim`, and so on. Numbers are ints, so that plurals work.
A fact is given as a bool and reaches the message as "yes" or "no".
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

    If it *counts* at the end, `explain-<game>-<kind>-end` says where.
    """

    rule: str  # the one that explains it best
    counts: bool = False


class Described(msgspec.Struct, frozen=True, kw_only=True):
    """A component in words: what it is called, it in one line, and what it costs and brings, sentence by sentence.

    *later* is what it goes on giving or counts for at the end, by itself; *kind* is what it is, if its target does not
    say so.
    """

    name: Phrase
    line: Phrase
    about: list[Phrase] = []
    later: Phrase | None = None
    kind: str = ""


def phrase(key: str, /, **args: Arg) -> Phrase:
    """Return the phrase of that *key*; facts become words, since Fluent cannot choose by true and false."""
    for name, arg in args.items():
        if arg is True or arg is False:
            args[name] = "yes" if arg else "no"
    return Phrase(key, args)


def listing(items: Sequence[Arg], none: str = "list-nothing") -> Arg:
    """Return *items* as one thing to say: "a, b and c"; the message *none* says that there are none."""
    if not items:
        return phrase(none)
    rest = items[-1]
    for place, item in enumerate(reversed(items[:-1])):
        rest = phrase("list-comma" if place else "list-and", item=item, rest=rest)
    return rest
