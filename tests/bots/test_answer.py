"""The one place where a bot is asked."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from herzog.bots.answer import BotFailed, answer
from herzog.kernel import IllegalPick, Pick, Seat

np = pytest.importorskip("numpy")


class Puppet:
    """Does what it is told to."""

    name = "puppet"
    looks = False

    def __init__(self, picked: Any = None, problem: BaseException | None = None) -> None:
        self._picked = picked
        self._problem = problem

    def choose(self, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> Any:
        """Return or raise what was given."""
        if self._problem:
            raise self._problem
        return self._picked(picks) if callable(self._picked) else self._picked


def asked(puppet: Puppet) -> Pick:
    """Return what seat 1 answers if it may pick 4, 1 or 0."""
    return answer(puppet, "PlaceMarker", None, 1, [4, 1, 0], Random(1))


@pytest.mark.parametrize("picked", [999, -1, 1.0, "1", None, True, [1], np.bool_(True), np.float64(1)])
def test_a_wrong_pick_is_refused(picked: Any) -> None:
    """Whatever is not one of the picks on offer, or no whole number, is no answer; the error says what would be."""
    with pytest.raises(IllegalPick) as refused:
        asked(Puppet(picked))
    said = f"bot 'puppet' at seat 1 answers PlaceMarker with {picked!r}, but it may pick 4, 1, 0"
    assert str(refused.value) == said


def test_a_long_wrong_pick_is_shortened() -> None:
    """One sentence stays one sentence."""
    with pytest.raises(IllegalPick) as refused:
        asked(Puppet(list(range(10_000))))
    assert len(str(refused.value)) < 150


@pytest.mark.parametrize("picked", [4, np.int64(4), np.uint8(4)])
def test_a_right_pick_is_a_plain_int(picked: Any) -> None:
    """NumPy's whole numbers are taken, but not kept: no record could be written with them."""
    found = asked(Puppet(picked))
    assert found == 4
    assert type(found) is int


@pytest.mark.parametrize("picked", [list.pop, lambda picks: picks.clear() or 4])
def test_a_bot_may_take_its_list_apart(picked: Any) -> None:
    """What it may pick does not depend on what it does with the list."""
    assert asked(Puppet(picked)) in (0, 4)


def test_no_pick_is_added_to_the_list() -> None:
    """Nor does writing to the list make a pick legal."""
    with pytest.raises(IllegalPick, match="may pick 4, 1, 0"):
        asked(Puppet(lambda picks: picks.append(999) or 999))


def test_a_bot_that_raises_is_named() -> None:
    """With what it was asked, what it raised and where; the error itself is the cause, for its traceback."""
    problem = KeyError("vp")
    with pytest.raises(BotFailed) as failed:
        asked(Puppet(problem=problem))
    said = str(failed.value)
    assert said.startswith("bot 'puppet' at seat 1 fails at PlaceMarker: KeyError: 'vp' (")
    assert "test_answer.py, line " in said
    assert failed.value.__cause__ is problem
    assert str(pickle.loads(pickle.dumps(failed.value))) == said  # noqa: S301  (it comes from another process)


def test_a_bot_without_a_method_is_named() -> None:
    """There is no line of its own to name."""

    class Unfinished:
        name, looks, choose = "unfinished", False, None

    with pytest.raises(BotFailed) as failed:
        asked(Unfinished())  # type: ignore[arg-type]
    assert str(failed.value) == (
        "bot 'unfinished' at seat 1 fails at PlaceMarker: TypeError: 'NoneType' object is not callable"
    )


def test_a_bot_that_exits_has_failed() -> None:
    """Or the program would end as if it had succeeded."""
    with pytest.raises(BotFailed, match="SystemExit: 0"):
        asked(Puppet(problem=SystemExit(0)))


def test_nobody_stops_ctrl_c() -> None:
    """An interrupted bot has not failed."""
    with pytest.raises(KeyboardInterrupt):
        asked(Puppet(problem=KeyboardInterrupt()))
