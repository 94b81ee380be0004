"""Plain data out and in, and refusal of what is no state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from herzog.kernel import BrokenData, Codec, Match, frames_of
from tests.kernel import toy
from tests.kernel.toy import GAME, ToyBox

if TYPE_CHECKING:
    from collections.abc import Callable

BOX = GAME.load()
CODEC = Codec(GAME, BOX)


def saved() -> dict[str, Any]:
    """Return a table in the middle of a secret choice."""
    match = Match.start(GAME, ["a", "b"], {}, BOX, 1)
    match.submit(0, "Bid", 2)
    return CODEC.encode(match.masked(0))


def test_the_agenda_can_be_read() -> None:
    """A person can tell what will happen."""
    data = saved()
    assert [frame["is"] for frame in data["agenda"]] == ["Round", "Bid"]
    assert data["agenda"][-1] == {"is": "Bid", "bids": {"tuple": [2, -1]}, "raises": 0}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda data: data.update({"is": "Chess"}), "'Chess' names no frame or part"),
        (lambda data: data.pop("coins"), "Table needs the fields .*coins.*; found"),
        (lambda data: data.update({"extra": 1}), "found .*extra"),
        (lambda data: data.update({"box": {"box": "other"}}), "component set other, but this is set toy"),
    ],
)
def test_what_is_no_state_is_refused(change: Callable[[dict[str, Any]], object], says: str) -> None:
    """Wrong data names what is wrong."""
    data = saved()
    change(data)
    with pytest.raises(BrokenData, match=says):
        CODEC.decode(data)


def test_the_frames_of_a_game_are_those_its_modules_define() -> None:
    """Whatever a module only imports, such as the base classes, is not among them."""
    assert frames_of(toy) == GAME.frames


def test_a_foreign_object_cannot_be_saved() -> None:
    """A state that holds something else than its parts is a fault of the game."""
    state = Match.start(GAME, ["a", "b"], {}, BOX, 1).state
    state.box = ToyBox()
    with pytest.raises(TypeError, match="ToyBox is in neither the frames nor the parts"):
        CODEC.encode(state)
