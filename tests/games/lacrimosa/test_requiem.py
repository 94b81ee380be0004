from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.actions import TakeActions
from herzog.games.lacrimosa.box import COMMISSION, NONE
from herzog.games.lacrimosa.events import ComposerHired, Gained, MarkerPlaced, NeutralPlaced, NeutralUnused
from herzog.games.lacrimosa.neutral import PlaceNeutral
from herzog.games.lacrimosa.payment import BY_DEFAULT
from herzog.games.lacrimosa.requiem import HireComposer, PlaceMarker, Requiem, why_not_requiem
from herzog.games.lacrimosa.rewards import story_steps
from herzog.games.lacrimosa.state import CLOSED, MARKER, NEUTRAL, replaced
from herzog.games.lacrimosa.why import Why
from herzog.kernel import CHANCE, apply, settle
from tests.games.lacrimosa.scenario import (
    BOX,
    EIGHTH,
    SIXTEENTH,
    J,
    a_game,
    answer,
    ask,
    asked,
    composer_tile,
    name,
    opus,
    picks,
    plain,
    refused,
    slot,
    space,
)
from tests.rule import rule

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from herzog.games.lacrimosa.state import State

RICH = {"ducats": 20, "track": (4, 4, 4), "counters": (0, 0, 0)}


@rule("LAC-8.1", "LAC-8.2", "LAC-8.8")
def test_only_empty_slots_with_a_matching_marker() -> None:
    """Closed ones, taken ones and those without a marker are refused, each with its reason."""
    state = a_game(
        closed=["kyrie/strings"],
        slots={"kyrie/organ": (1, EIGHTH), "sanctus/percussion": (0, EIGHTH)},
        seat0=RICH,
    )
    ask(state, Requiem(0))
    codes = {pick: reason.code for pick, reason in refused(state).items()}
    assert codes[slot("kyrie/strings")] == "slot-is-closed"
    assert codes[slot("kyrie/organ")] == "slot-is-taken"
    assert codes[slot("kyrie/percussion")] == "no-marker-left"
    assert slot("kyrie/voice-1") in picks(state)
    assert set(codes) | set(picks(state)) == set(range(28))


@rule("LAC-8.3", "LAC-8.4", "LAC-8.5", "LAC-8.6", "LAC-8.7", "LAC-Q22", "LAC-8.1")
def test_the_steps_of_the_action_in_order() -> None:
    """Marker and its reward, then the price, then the tile's reward; the tile lies where the marker lay."""
    state = ask(a_game(closed=[], seat0=RICH), Requiem(0))
    answer(state, slot("kyrie/voice-1"))
    assert picks(state) == [EIGHTH, SIXTEENTH]
    answer(state, EIGHTH)
    assert picks(state) == [space("voice-1"), space("voice-2")]
    heard = answer(state, space("voice-2"), BY_DEFAULT)
    tile = composer_tile("eybler-kyrie-1")
    assert [type(event).__name__ for event in heard] == ["MarkerPlaced", "Gained", "Paid", "ComposerHired", "Gained"]
    assert heard[0] == MarkerPlaced(0, slot("kyrie/voice-1"), EIGHTH, space("voice-2"))
    assert heard[1] == Gained(0, "instrument", vp=2)
    assert heard[3] == ComposerHired(0, tile, space("voice-2"))
    patron = state.patrons[0]
    assert state.slots[slot("kyrie/voice-1")] == 2 * 0 + EIGHTH
    assert patron.spaces[space("voice-2")] == tile
    assert patron.spaces[space("voice-1")] == MARKER
    assert (patron.ducats, patron.track, patron.counters, patron.vp) == (18, [4, 4, 3], [0, 1, 0], 3)
    assert state.stacks[0][0] == composer_tile("eybler-kyrie-2")


@rule("LAC-Q22", "LAC-Q23", "LAC-8.4")
def test_the_reward_of_the_space_helps_to_pay() -> None:
    """The two ducats of the second strings space are just what is missing."""
    state = a_game(closed=[], seat0={"ducats": 0, "track": (0, 0, 1), "counters": (0, 0, 0)})
    ask(state, HireComposer(0, slot("kyrie/strings")))
    assert picks(state) == [EIGHTH, SIXTEENTH]
    answer(state, EIGHTH)
    assert picks(state) == [space("strings-2")]
    reason = refused(state)[space("strings-1")]
    assert reason.code == "composer-not-payable"
    assert (reason.numbers["needs_ducats"], reason.numbers["has_ducats"]) == (2, 0)
    assert refused(state)[space("organ")].code == "wrong-instrument"
    answer(state, space("strings-2"), BY_DEFAULT)
    assert state.patrons[0].ducats == 0


@rule("LAC-Q22", "LAC-Q23", "LAC-8.1")
def test_a_refused_slot_counts_the_reward_of_the_space() -> None:
    """One ducat more and it would be offered: the second strings space gives two of the five that it takes."""
    poor: dict[str, Any] = {"track": (0, 0, 0), "counters": (0, 0, 0)}
    state = ask(a_game(closed=[], seat0={**poor, "ducats": 2}), Requiem(0))
    reason = refused(state)[slot("sequentia/strings-1")]
    assert reason.code == "composer-not-payable"
    assert reason.numbers == {
        "needs_composition": 1,
        "has_composition": 0,
        "could_buy": 1,
        "for_ducats": 3,
        "needs_ducats": 5,
        "has_ducats": 4,
        "could_sell": 0,
        "rewarded": 1,
    }
    state = ask(a_game(closed=[], seat0={**poor, "ducats": 3}), Requiem(0))
    assert slot("sequentia/strings-1") in picks(state)


@rule("LAC-Q22", "LAC-Q23", "LAC-8.1", "LAC-8.2")
def test_a_refused_slot_counts_what_is_missing() -> None:
    """With as many ducats more it is offered, with one fewer it is not, whoever of two composers that pays."""
    found = Counter[int]()
    for seed in range(600):
        dice, state = Random(seed), GAME.new(2 + seed % 3, {}, BOX)
        settle(state)
        while state.agenda:
            seat = state.agenda[-1].seats()[0]
            if name(state) == "Requiem":
                for reason in state.agenda[-1].refusals(state, seat):
                    if reason.code == "composer-not-payable":
                        found[_missing(reason.numbers) - _enough(state, seat, reason.pick)] += 1
            top = state.agenda[-1]
            apply(state, seat, dice.choice(top.picks(state, seat) if seat == CHANCE else top.plain(state, seat)))
            settle(state)
    assert [*found] == [0]
    assert found[0] > 100


def _missing(numbers: Mapping[str, int]) -> int:
    """Return how many ducats are missing, as the refusal says."""
    return numbers["needs_ducats"] - numbers["has_ducats"] - numbers["could_sell"]


def _enough(state: State, seat: int, pick: int) -> int:
    """Return how many ducats more would be enough."""
    for more in range(1, 100):
        richer = state.clone()
        richer.patrons[seat].ducats += more
        if pick in richer.agenda[-1].picks(richer, seat):
            return more
    raise AssertionError("no ducats would be enough")


@rule("LAC-Q22", "LAC-Q23", "LAC-8.1")
def test_a_refused_slot_counts_a_wildcard_as_composition() -> None:
    """With the organ's counter only ducats are missing."""
    state = a_game(closed=[], seat0={"ducats": 0, "track": (0, 0, 0), "counters": (0, 0, 0)})
    reason = refused(ask(state, Requiem(0)))[slot("kyrie/organ")]
    assert reason.numbers == {"needs_ducats": 1, "has_ducats": 0, "could_sell": 0, "rewarded": 1}


@rule("LAC-Q23")
def test_a_space_without_help_is_not_said_to_help() -> None:
    """The second voice space gives VP alone."""
    state = a_game(closed=[], seat0={"ducats": 0, "track": (0, 0, 0), "counters": (0, 0, 0)})
    ask(state, PlaceMarker(0, slot("kyrie/voice-1"), EIGHTH))
    assert refused(state)[space("voice-2")].numbers["rewarded"] == 0
    assert refused(state)[space("voice-1")].numbers["rewarded"] == 1


@rule("LAC-Q23")
def test_a_wildcard_of_the_space_must_leave_the_price_payable() -> None:
    """The organ's counter has to be Composition when nothing else can pay it."""
    state = a_game(closed=[], seat0={"ducats": 2, "track": (0, 0, 0), "counters": (0, 0, 0)})
    ask(state, PlaceMarker(0, slot("kyrie/organ"), EIGHTH))
    answer(state, space("organ"))
    assert name(state) == "ChooseCounter"
    assert picks(state) == [2]
    answer(state, 2, BY_DEFAULT)
    assert state.patrons[0].spaces[space("organ")] == composer_tile("eybler-kyrie-1")


@rule("LAC-8.3")
def test_a_marker_that_is_gone_cannot_go_again() -> None:
    """Its space is refused."""
    state = a_game(closed=[], slots={"sanctus/voice": (0, EIGHTH)}, seat0=RICH)
    ask(state, PlaceMarker(0, slot("kyrie/voice-1"), EIGHTH))
    assert picks(state) == [space("voice-1")]
    assert refused(state)[space("voice-2")].code == "marker-is-gone"


@rule("LAC-8.5", "LAC-Q15", "LAC-3.2", "LAC-Q22")
def test_finance_steps_must_be_there_in_full() -> None:
    """A composer who takes a step cannot be hired at 0, unless the space gives one first."""
    state = a_game(closed=[], seat0={**RICH, "finance": 0})
    ask(state, HireComposer(0, slot("agnus-dei/voice")))
    assert picks(state) == [EIGHTH]
    assert refused(state)[SIXTEENTH].code == "too-few-finance-steps"
    assert refused(state)[SIXTEENTH].numbers == {"needs": 1, "has": 0}
    ask(state, HireComposer(0, slot("agnus-dei/percussion")))
    assert picks(state) == [EIGHTH, SIXTEENTH]
    answer(state, SIXTEENTH, space("percussion"), BY_DEFAULT)
    assert state.patrons[0].finance == 0


@rule("LAC-Q15", "LAC-Q22", "LAC-8.1")
def test_a_slot_that_lacks_only_finance_steps_says_so() -> None:
    """Stadler alone is left in the Agnus Dei and takes a step: neither ducats nor points would help."""
    state = a_game(closed=[], seat0={**RICH, "finance": 0})
    state.stacks = (*state.stacks[:4], (), *state.stacks[5:])
    ask(state, Requiem(0))
    reason = refused(state)[slot("agnus-dei/voice")]
    assert (reason.code, reason.rule) == ("too-few-finance-steps", "LAC-Q15")
    assert reason.numbers == {"needs": 1, "has": 0}
    assert slot("agnus-dei/percussion") in picks(state)  # that space gives a step first


@rule("LAC-Q15", "LAC-Q22")
def test_the_step_of_the_space_counts_before_finance_is_refused() -> None:
    """With the percussion's step only ducats are missing, and that is what is said."""
    state = a_game(closed=[], seat0={"ducats": 0, "track": (0, 0, 0), "counters": (0, 0, 0), "finance": 0})
    ask(state, HireComposer(0, slot("agnus-dei/percussion")))
    assert refused(state)[SIXTEENTH].code == "composer-not-payable"
    assert refused(state)[SIXTEENTH].numbers["has_ducats"] == 0


@rule("LAC-Q25", "LAC-8.1", "LAC-8.4")
def test_an_empty_stack_offers_no_composer() -> None:
    """In that movement."""
    state = a_game(closed=[], seat0=RICH)
    state.stacks = ((), *state.stacks[1:])
    ask(state, HireComposer(0, slot("kyrie/organ")))
    assert picks(state) == [SIXTEENTH]
    assert refused(state)[EIGHTH].code == "no-tile-left"
    state.stacks = ((),) * 10
    ask(state, Requiem(0))
    assert why_not_requiem(state, 0) == Why.NOTHING_PAYABLE
    assert refused(state)[slot("kyrie/organ")].code == "no-tile-left"


@rule("LAC-8.6", "LAC-Q28")
def test_an_action_on_a_tile_is_offered() -> None:
    """At its normal price."""
    state = a_game(
        closed=[],
        options={"composers": "stadler+suessmayr"},
        seat0=RICH,
    )
    first = composer_tile("suessmayr-kyrie-1")
    state.stacks = tuple(tuple(tile for tile in stack if tile != first) for stack in state.stacks)
    state.patrons[1].spaces = (first, *state.patrons[1].spaces[1:])
    state.slots = replaced(state.slots, slot("sanctus/horns"), 2 * 1 + EIGHTH)
    ask(state, PlaceMarker(0, slot("kyrie/percussion"), SIXTEENTH))
    answer(state, space("percussion"), BY_DEFAULT)
    assert asked(state, TakeActions).actions == (COMMISSION,)


@rule("LAC-8.9", "LAC-Q24")
def test_horns_bring_the_neutral_marker() -> None:
    """On any empty slot of the same movement, either side up; it costs nothing and takes no tile."""
    state = a_game(closed=["sequentia/horns-2"], slots={"sequentia/organ": (1, EIGHTH)}, seat0=RICH)
    ask(state, PlaceMarker(0, slot("sequentia/horns-1"), EIGHTH))
    answer(state, space("horns"))
    assert name(state) == "PlaceNeutral"
    free = ["percussion", "strings-1", "strings-2", "voice-1", "voice-2"]
    assert picks(state) == [2 * slot(f"sequentia/{key}") + side for key in free for side in (EIGHTH, SIXTEENTH)]
    assert 2 * slot("sequentia/voice-2") not in plain(state)
    assert refused(state)[2 * slot("sequentia/horns-2")].code == "slot-is-closed"
    assert refused(state)[2 * slot("sequentia/organ")].code == "slot-is-taken"
    assert refused(state)[2 * slot("kyrie/organ")].code == "other-movement"
    heard = answer(state, 2 * slot("sequentia/percussion") + SIXTEENTH)
    assert NeutralPlaced(0, slot("sequentia/percussion"), SIXTEENTH) in heard
    assert state.slots[slot("sequentia/percussion")] == 2 * NEUTRAL + SIXTEENTH
    assert state.patrons[0].neutral == 0
    assert name(state) == "Pay"


@rule("LAC-8.9", "LAC-Q24")
def test_without_an_empty_slot_the_neutral_marker_stays_unused() -> None:
    """For good."""
    others = ["percussion", "strings-1", "strings-2", "voice"]
    state = a_game(closed=[f"agnus-dei/{key}" for key in others], seat0=RICH)
    ask(state, PlaceMarker(0, slot("agnus-dei/horns"), EIGHTH))
    assert NeutralUnused(0) in answer(state, space("horns"))
    assert name(state) == "Pay"
    assert state.patrons[0].neutral == 1


@rule("LAC-Q46", "LAC-8.8")
def test_a_closed_slot_is_empty_for_nobody() -> None:
    """Nor does it count as a marker."""
    state = a_game(closed=["sanctus/horns", "sanctus/organ"])
    assert state.slots[slot("sanctus/organ")] == CLOSED
    ask(state, PlaceNeutral(0, BOX.slots[slot("sanctus/organ")].movement))
    assert 2 * slot("sanctus/organ") not in picks(state)


@rule("LAC-8.1", "LAC-8.2")
def test_why_nothing_can_be_added_to_the_requiem() -> None:
    """No money, or no slot for any marker."""
    state = a_game(seat0={"ducats": 0, "track": (0, 0, 0)})
    assert why_not_requiem(state, 0) == Why.NOTHING_PAYABLE
    state = a_game(closed=[f"{movement}/{each}" for movement, each in _all_slots()])
    assert why_not_requiem(state, 0) == Why.NO_SPACE_FOR_A_MARKER


def _all_slots() -> list[tuple[str, str]]:
    return [(movement.id, each) for movement in BOX.printed.board.movements for each in movement.slots]


@rule("LAC-8.1")
def test_equal_slots_are_one_in_plain_play() -> None:
    """Two voices of the Kyrie differ for nobody who pays."""
    state = ask(a_game(closed=[], seat0=RICH), Requiem(0))
    assert slot("kyrie/voice-2") in picks(state)
    assert slot("kyrie/voice-2") not in plain(state)
    state.slots = replaced(state.slots, slot("kyrie/voice-1"), CLOSED)
    assert slot("kyrie/voice-2") in plain(state)


@rule("LAC-9.1", "LAC-8.7")
def test_the_books_example_of_eyblers_percussion_in_the_sequentia() -> None:
    """The tile lies on the percussion space and will give a Journey step at each Maintenance."""
    state = ask(a_game(closed=[], seat0=RICH), Requiem(0))
    answer(state, slot("sequentia/percussion"), EIGHTH, space("percussion"), BY_DEFAULT)
    assert state.patrons[0].spaces[space("percussion")] == composer_tile("eybler-sequentia-1")
    assert state.slots[slot("sequentia/percussion")] == 0
    assert story_steps(state, 0) == (J,)


@rule("LAC-9.4")
@pytest.mark.parametrize("works", [["violin-sonata-k-6"], ["violin-sonata-k-6", "lodi-quartet", "symphony-no-1"]])
def test_a_sanctus_tile_counts_works(works: list[str]) -> None:
    """2 VP for each Chamber work in front of the patron, and 1."""
    state = a_game(closed=[], seat0={**RICH, "works": works})
    first = composer_tile("eybler-sanctus-1")
    state.stacks = tuple(tuple(tile for tile in stack if tile != first) for stack in state.stacks)
    state.patrons[1].spaces = (first, *state.patrons[1].spaces[1:])
    state.slots = replaced(state.slots, slot("kyrie/percussion"), 2 * 1 + EIGHTH)
    ask(state, PlaceMarker(0, slot("sanctus/organ"), EIGHTH))
    answer(state, space("organ"), 0, BY_DEFAULT)
    chamber = sum(BOX.opus[opus(key)].type == 3 for key in works)
    assert state.patrons[0].vp == 1 + 2 * chamber
    assert NONE not in state.patrons[0].spaces
