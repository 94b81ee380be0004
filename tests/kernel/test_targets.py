from __future__ import annotations

import pytest

from herzog.kernel.targets import kind_and_ids, kind_and_word, target


@pytest.mark.parametrize(
    ("kind", "ids", "written"),
    [("card", (17,), "card:17"), ("space", (0, 3), "space:0:3"), ("supply", (), "supply")],
)
def test_numbers_are_read_as_they_were_written(kind: str, ids: tuple[int, ...], written: str) -> None:
    """A target says its kind and its numbers, none of them lost, also 0."""
    assert target(kind, *ids) == written
    assert kind_and_ids(written) == (kind, [*ids])


def test_a_word_may_stand_for_a_number() -> None:
    """Piles and actions are told apart by words; whoever asks for numbers gets none."""
    assert target("pile", "requests") == "pile:requests"
    assert kind_and_word("pile:requests") == ("pile", "requests")
    assert kind_and_word("supply") == ("supply", "")
    assert kind_and_ids("pile:requests") == ("pile", [])
