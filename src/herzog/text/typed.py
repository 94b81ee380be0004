"""Understands what a person types: option keys, short commands and names, accents optional, freely abbreviated."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

LETTERS: Final = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae"})  # letters that Unicode does not decompose
ARTICLES: Final = frozenset({"the", "a", "an", "le", "la", "les", "l"})


def plain(text: str) -> tuple[str, ...]:
    """Return the words of *text* without capitals, accents and punctuation."""
    apart = unicodedata.normalize("NFKD", text.casefold().translate(LETTERS))
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return tuple(re.findall(r"\w+", bare))


def fits(typed: Sequence[str], name: Sequence[str]) -> bool:
    """Return whether each word of *typed* begins a word of *name*, in order; numbers must be the same."""
    words = iter(name)
    return all(any(word == part if part.isdigit() else word.startswith(part) for word in words) for part in typed)


class Choice(NamedTuple):
    """An option as it can be typed: its *key*, a verb, a name, or a verb and a name.

    Other names (*also*), in full and in short, are tried last.
    """

    pick: int
    key: str
    verbs: tuple[tuple[str, ...], ...]
    names: tuple[tuple[str, ...], ...]
    also: tuple[tuple[str, ...], ...] = ()


def meant(typed: Sequence[str], choices: Iterable[Choice]) -> list[Choice]:
    """Return the choices that *typed* may mean: by key, else by a whole verb or name, else by abbreviation."""
    choices = list(choices)
    keyed = [choice for choice in choices if (choice.key,) == tuple(typed)]
    if keyed:
        return keyed
    asked = [(choice, rest) for choice in choices for rest in _after_verb(typed, choice)]
    exact = [choice for choice, rest in asked if tuple(rest) in choice.names]
    exact += [choice for choice in choices if tuple(typed) in choice.verbs]
    named = [choice for choice in choices if choice.also and tuple(typed) == choice.also[0]]
    fitting = [choice for choice, rest in asked if not rest or any(fits(rest, name) for name in choice.names)]
    return _once(exact or named or fitting)


def _after_verb(typed: Sequence[str], choice: Choice) -> list[Sequence[str]]:
    """Return the parts of *typed* that may be a name: all of it, or whatever follows a verb of *choice*."""
    rests = [typed] if choice.names else []
    for verb in choice.verbs + choice.also:
        head, rest = typed[: len(verb)], typed[len(verb) :]
        if len(head) == len(verb) and fits(head, verb):
            rests.append(rest)
    return rests


def _once(choices: Iterable[Choice]) -> list[Choice]:
    return list({choice.pick: choice for choice in choices}.values())


def keys(names: Sequence[tuple[tuple[str, ...], ...]]) -> list[str]:
    """Return a key for each option from its *names*: its number, a letter of its name, or any free letter."""
    found: list[str] = []
    for of_one in names:
        spare = (letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in found)
        good = [key for key in _candidates(of_one) if key not in found]
        found.append(good[0] if good else next(spare, str(len(found) + 1)))
    return found


def _candidates(names: tuple[tuple[str, ...], ...]) -> list[str]:
    numbers = [name[0] for name in names if len(name) == 1 and name[0].isdigit()]
    words = [word for name in names for word in name if word not in ARTICLES and not word.isdigit()]
    return [*numbers, *[word[0] for word in words], *[letter for word in words for letter in word if letter.isalpha()]]
