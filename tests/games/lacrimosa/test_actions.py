from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.games.lacrimosa.actions import MayAgain, TakeActions
from herzog.games.lacrimosa.box import COMMISSION, DOCUMENT, PERFORM_OR_SELL, REQUIEM, TRAVEL
from herzog.games.lacrimosa.events import ActionsDeclined, ActionTaken
from herzog.games.lacrimosa.payment import BY_DEFAULT
from herzog.games.lacrimosa.perform import UseTyped
from herzog.games.lacrimosa.picks import DONE, buy_one, sell_one
from tests.games.lacrimosa.scenario import (
    EIGHTH,
    a_game,
    answer,
    ask,
    asked,
    composer_tile,
    memory,
    name,
    nature,
    opus,
    picks,
    place,
    plain,
    refused,
    slot,
    space,
    tile,
)
from tests.rule import rule

if TYPE_CHECKING:
    from herzog.games.lacrimosa.state import State

AGAIN = "MayAgain"


@rule("LAC-2.7", "LAC-Q28")
def test_an_action_of_a_tile_may_be_declined() -> None:
    """As one of a card may; everybody hears it."""
    state = ask(a_game(seat0={"ducats": 9}), TakeActions(0, (TRAVEL,)))
    assert answer(state, DONE) == [ActionsDeclined(0, ["travel"])]
    assert name(state) == "EndTurn"


@rule("LAC-2.7", "LAC-Q11")
def test_exchanges_are_offered_where_an_action_is_chosen() -> None:
    """They do not use up the action."""
    state = ask(a_game(seat0={"ducats": 3, "counters": (1, 0, 0)}), TakeActions(0, (TRAVEL,)))
    assert set(picks(state)) - set(plain(state)) == {buy_one(0), buy_one(1), buy_one(2), sell_one(0)}
    answer(state, sell_one(0))
    assert name(state) == "TakeActions"
    assert state.patrons[0].ducats == 4


@rule("LAC-2.7")
def test_an_action_that_cannot_be_taken_is_refused_with_its_reason() -> None:
    """Not one that is not offered, nor one without anything to pay."""
    state = a_game(row=["zaide"], seat0={"ducats": 0, "track": (0, 0, 0), "works": []})
    ask(state, TakeActions(0, (DOCUMENT, COMMISSION, PERFORM_OR_SELL, REQUIEM)))
    assert plain(state) == [DONE]
    codes = {pick: reason.code for pick, reason in refused(state).items() if pick < DONE}
    assert codes == {
        DOCUMENT: "no-memory-in-row",
        COMMISSION: "nothing-payable",
        PERFORM_OR_SELL: "no-work-to-use",
        TRAVEL: "action-not-offered",
        REQUIEM: "nothing-payable",
    }


@rule("LAC-9.3", "LAC-Q27")
def test_an_agnus_dei_tile_offers_the_action_once_more() -> None:
    """At once, at its normal price, and only once for each tile."""
    state = a_game(
        row=["zaide"],
        map={"salzburg": "city-purse", "munich": "city-patron", "vienna": None},
        seat0={"ducats": 9, "track": (4, 4, 4), "tiles": {"organ": "eybler-agnus-dei-1"}},
    )
    ask(state, TakeActions(0, (TRAVEL, COMMISSION)))
    assert ActionTaken(0, "travel", again=False) in answer(state, TRAVEL)
    answer(state, place("salzburg"), BY_DEFAULT)
    assert name(state) == AGAIN
    assert plain(state) == [COMMISSION, TRAVEL, DONE]
    assert refused(state)[DOCUMENT].code == "action-not-offered"
    answer(state, buy_one(0))
    assert name(state) == AGAIN
    assert ActionTaken(0, "travel", again=True) in answer(state, TRAVEL)
    answer(state, place("munich"), BY_DEFAULT)
    assert COMMISSION in asked(state, TakeActions).actions  # the extra one does not offer another


@rule("LAC-9.3", "LAC-Q27")
def test_two_tiles_give_two_extra_actions_and_each_may_be_declined() -> None:
    """The second is offered after the first extra one."""
    tiles = {"organ": "eybler-agnus-dei-1", "voice-1": "eybler-agnus-dei-3"}
    state = a_game(map={"salzburg": None, "munich": None}, seat0={"ducats": 9, "tiles": tiles})
    ask(state, TakeActions(0, (TRAVEL,)))
    answer(state, TRAVEL, place("salzburg"))
    assert asked(state, MayAgain).again == (TRAVEL, TRAVEL)
    answer(state, TRAVEL, place("munich"))
    assert asked(state, MayAgain).again == (TRAVEL,)
    answer(state, DONE)
    assert name(state) == "EndTurn"


def a_performer(works: list[str], row: list[str]) -> State:
    """Return a table whose seat 0 may perform once more, and is asked about a card that performs and commissions."""
    tiles = {"organ": "freystaedtler-agnus-dei-1"}
    state = a_game(
        options={"composers": "eybler+freystaedtler"},
        row=row,
        supply=[],
        seat0={"ducats": 0, "track": (4, 0, 0), "works": works, "tiles": tiles},
    )
    return ask(state, TakeActions(0, (COMMISSION, PERFORM_OR_SELL)))


@rule("LAC-9.3", "LAC-Q27")
def test_the_extra_action_may_wait_for_the_other_action_of_the_card() -> None:
    """The only work is performed, its ducats commission another, and that one is performed as the extra."""
    state = a_performer(["symphony-no-1"], ["god-is-our-refuge"])
    answer(state, PERFORM_OR_SELL, 2 * opus("symphony-no-1"))
    assert (name(state), plain(state)) == (AGAIN, [COMMISSION, DONE])
    assert refused(state)[PERFORM_OR_SELL].code == "no-work-to-use"
    assert ActionTaken(0, "commission", again=False) in answer(state, COMMISSION)
    answer(state, opus("god-is-our-refuge"))
    assert (name(state), plain(state)) == (AGAIN, [PERFORM_OR_SELL, DONE])
    assert ActionTaken(0, "perform_or_sell", again=True) in answer(state, PERFORM_OR_SELL)
    assert picks(state) == [2 * opus("god-is-our-refuge"), 2 * opus("god-is-our-refuge") + 1]
    answer(state, 2 * opus("god-is-our-refuge"))
    assert name(state) == "EndTurn"


@rule("LAC-Q27")
def test_declining_the_extra_action_leaves_the_others() -> None:
    """Commission is asked about as if there were no tile, and the extra does not come back."""
    state = a_performer(["symphony-no-1"], ["god-is-our-refuge"])
    answer(state, PERFORM_OR_SELL, 2 * opus("symphony-no-1"), DONE)
    assert (name(state), plain(state)) == ("TakeActions", [COMMISSION, DONE])
    answer(state, COMMISSION, opus("god-is-our-refuge"))
    assert name(state) == "EndTurn"


@rule("LAC-Q27")
def test_an_extra_action_of_a_city_may_wait_for_the_card() -> None:
    """A performance in a City is repeated after the Commission of the card that travelled there."""
    state = a_performer(["waisenhausmesse"], ["god-is-our-refuge"])
    state.agenda[-1] = TakeActions(0, (COMMISSION,))
    state.agenda.append(UseTyped(0, 2 * tile("city-archbishop")))
    answer(state, 2 * opus("waisenhausmesse"))
    assert (name(state), plain(state)) == (AGAIN, [COMMISSION, DONE])
    answer(state, COMMISSION, opus("god-is-our-refuge"))
    assert (name(state), plain(state)) == (AGAIN, [PERFORM_OR_SELL, DONE])


@rule("LAC-Q27")
def test_extra_actions_of_two_kinds_wait_together() -> None:
    """Travel was put off for the Requiem, which may be repeated too; each in any order."""
    tiles = {"organ": "eybler-agnus-dei-1", "voice-1": "stadler-agnus-dei-1"}
    rich = {"ducats": 20, "track": (4, 4, 4), "tiles": tiles}
    state = a_game(closed=[], map={"salzburg": None, "munich": None}, seat0=rich)
    ask(state, TakeActions(0, (TRAVEL, REQUIEM)))
    answer(state, TRAVEL, place("salzburg"), REQUIEM)
    answer(state, slot("kyrie/percussion"), EIGHTH, space("percussion"), BY_DEFAULT)
    assert asked(state, MayAgain).again == (TRAVEL, REQUIEM)
    answer(state, REQUIEM, slot("sequentia/strings-1"), EIGHTH, space("strings-1"), BY_DEFAULT)
    assert asked(state, MayAgain).again == (TRAVEL,)
    answer(state, TRAVEL, place("munich"))
    assert name(state) == "EndTurn"


@rule("LAC-Q27")
def test_a_tile_just_gained_does_not_repeat_the_action_that_brought_it() -> None:
    """Stadler's Agnus Dei tile repeats the Requiem, but not this one."""
    state = a_game(closed=[], seat0={"ducats": 20, "track": (4, 4, 4), "counters": (0, 0, 3)})
    ask(state, TakeActions(0, (REQUIEM,)))
    answer(state, REQUIEM, slot("agnus-dei/percussion"), 1, space("percussion"), BY_DEFAULT)
    assert composer_tile("stadler-agnus-dei-1") in state.patrons[0].spaces
    assert name(state) == "EndTurn"


@rule("LAC-Q27", "LAC-7.10")
def test_a_typed_performance_offers_an_ordinary_one_again() -> None:
    """Bound to no type and without the City's bonus."""
    state = a_game(
        seat0={
            "ducats": 0,
            "track": (4, 4, 4),
            "works": ["opus-start-1", "god-is-our-refuge"],
            "tiles": {"organ": "eybler-agnus-dei-2"},
        },
    )
    ask(state, UseTyped(0, 2 * tile("city-archbishop")))
    answer(state, 2 * opus("god-is-our-refuge"))
    assert state.patrons[0].ducats == 7
    assert name(state) == AGAIN
    answer(state, PERFORM_OR_SELL)
    assert 2 * opus("opus-start-1") in picks(state)
    answer(state, 2 * opus("opus-start-1"))
    assert state.patrons[0].ducats == 9
    assert name(state) == "EndTurn"


@rule("LAC-Q4", "LAC-Q27")
def test_the_row_is_filled_before_a_repeated_document() -> None:
    """Each Document fills it as its last step."""
    state = a_game(
        row=["zaide", "idomeneo", "mem-1-olmuetz", "mem-1-empress"],
        supply=["mem-1-martini", "mem-1-chelsea", "violin-sonata-k-6", "lodi-quartet", "symphony-no-1"],
        seat0={"ducats": 9, "tiles": {"organ": "stadler-agnus-dei-2"}},
    )
    patron = state.patrons[0]
    patron.story, patron.hand = (patron.hand[0],), patron.hand[1:]
    ask(state, TakeActions(0, (DOCUMENT,)))
    answer(state, DOCUMENT, memory("mem-1-empress"))
    assert name(state) == "RefillRow"
    nature(state)
    assert name(state) == AGAIN
