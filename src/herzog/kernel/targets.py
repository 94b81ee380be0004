"""Targets: how an option, a refusal or an event points at something on the table, as "kind:id"."""

from __future__ import annotations


def target(kind: str, *ids: int | str) -> str:
    """Return a target of that *kind*: "card:17", "space:0:3", "pile:requests", or "supply" if there is only one."""
    return ":".join([kind, *map(str, ids)])


def kind_and_ids(target: str) -> tuple[str, list[int]]:
    """Return the kind and the numbers of *target*; for a word instead of numbers, use `kind_and_word`."""
    kind, *ids = target.split(":")
    return kind, [int(id_) for id_ in ids if id_.isdigit()]


def kind_and_word(target: str) -> tuple[str, str]:
    """Return the kind of *target* and the text after it."""
    kind, _, word = target.partition(":")
    return kind, word
