from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest

from herzog.games.fourberies import GAME
from herzog.games.fourberies.decisions import MEANINGS
from herzog.games.fourberies.events import RoundBegan
from herzog.games.fourberies.option_facts import Facts
from herzog.games.fourberies.view_shapes import View
from herzog.kernel import CHANCE, Decision, Match, apply, decide, settle
from tests.games.fourberies.scenario import BOX, CARDS, DECLINE, REQUESTS, a_season_end, a_table
from tests.rule import rule

if TYPE_CHECKING:
    from herzog.games.fourberies.state import State


def seen(state: State, seat: int | None) -> View:
    """Return what *seat* sees."""
    return GAME.view(GAME.mask(state, seat), seat)


def asked(state: State, seat: int) -> Decision[Facts]:
    """Return what *seat* is asked."""
    decision = decide(GAME, GAME.mask(state, seat), seat)
    assert decision
    return decision


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_has_a_view_for_everybody(seats: int) -> None:
    """It goes onto the wire and back, and so does the decision of whoever is asked."""
    rng = Random(seats)
    state = GAME.new(seats, {}, BOX)
    settle(state)
    while state.agenda:
        top = state.agenda[-1]
        for viewer in (*range(seats), None):
            view = seen(state, viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
            decision = asked(state, viewer) if viewer is not None and viewer in top.seats() else None
            assert decide(GAME, GAME.mask(state, viewer), viewer) == decision
            for option in decision.options if decision else []:
                assert msgspec.json.decode(msgspec.json.encode(option.facts), type=Facts) == option.facts
            assert view.asked == [seat for seat in top.seats() if seat != CHANCE]
        seat = top.seats()[0]
        apply(state, seat, rng.choice(top.picks(state, seat)))
    assert seen(state, None).over


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@rule("FOU-9.2")
def test_every_view_knows_how_many_rounds_its_season_has(seats: int) -> None:
    """Also while Encounters are dealt, where one can leaf to."""
    rng, state = Random(seats), GAME.new(seats, {}, BOX)
    said: set[tuple[int, int]] = set()
    last: dict[int, int] = {}
    settle(state)
    while state.agenda:
        view = seen(state, None)
        if view.season:
            said.add((view.season, view.rounds))
            last[view.season] = view.round
        top = state.agenda[-1]
        seat = top.seats()[0]
        apply(state, seat, rng.choice(top.picks(state, seat)))
    assert said == set(last.items())
    assert list(last) == [1, 2]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@rule("FOU-9.2")
def test_whoever_hears_of_a_round_hears_of_how_many(seats: int) -> None:
    """The number belongs to the season of that round."""
    match, chance = Match.start(GAME, [f"P{seat}" for seat in range(seats)], {}, BOX, seats), Random(seats)
    while not match.over:
        seat = match.asked()[0]
        top = match.masked(seat).agenda[-1]
        match.submit(seat, top.name, chance.choice(top.picks(match.masked(seat), seat)))
    began = [event for log in match.logs for event in log.heard_by(None) if isinstance(event, RoundBegan)]
    last = {event.season: event.round for event in began}
    assert [event.rounds for event in began] == [last[event.season] for event in began]


def test_every_ask_has_a_meaning() -> None:
    """A new question must say what its options mean."""
    asks = {frame for frame in GAME.frames.values() if frame.RULE}
    assert set(MEANINGS) == asks


def test_own_requests_show_what_they_would_pay_and_others_do_not_show() -> None:
    """A clause comes with the value it measures."""
    table = a_season_end(held={0: ["favourite", "spy"], 1: ["nurse"]}, troupes={0: ["comedian-4a"]})
    mine, theirs = seen(table.state, 0).players[0], seen(table.state, 1).players[0]
    assert [(request.key, request.fulfilled, request.pays) for request in mine.requests] == [
        ("favourite", True, 4),
        ("spy", True, 4),
    ]
    [clause] = mine.requests[0].condition
    assert (clause.test, clause.stat, clause.n, clause.value) == ("at-least", "mood-difference", 4, 4)
    assert (theirs.n_requests, theirs.requests) == (2, [])


@rule("FOU-10.5", "FOU-10.9")
def test_options_carry_numbers_and_cautions() -> None:
    """What a Secret Request pays, and that one pays nothing."""
    table = a_season_end(held={0: ["queen", "spy"]})
    decision = asked(table.state, 0)
    options = {option.pick: option for option in decision.options}
    assert options[REQUESTS["spy"]].facts == Facts(meaning="use-request", pays=4)
    assert options[REQUESTS["spy"]].plain
    assert not options[REQUESTS["queen"]].plain
    assert [why.code for why in options[REQUESTS["queen"]].cautions] == ["pays-nothing-now"]
    assert options[DECLINE].facts.meaning == "decline"


@rule("FOU-3.1")
def test_refused_things_are_listed_with_their_reasons() -> None:
    """Greyed out on a screen, with a sentence."""
    table = a_table(3, hands={0: [1, 2]})
    decision = asked(table.state, 0)
    refused = {item.target: item.reason.code for item in decision.refused}
    assert refused["travel:0:7"] == "travel-card-used"
    assert refused["travel:1:0"] == "not-your-travel-card"


def test_a_card_shows_its_facts_and_where_they_are_from() -> None:
    """Names in every language of the set, values, and provenance."""
    table = a_table(3, cities={1: ["comedian-4a", "bonus-3a", "goat"]}, acrobats={0: ["owl"]}, tilted={0: ["ox"]})
    actor, bonus, acrobat = seen(table.state, None).cities[0].encounters
    assert (actor.kind, actor.nature, actor.experience) == ("actor", "comedian", 4)
    assert set(actor.name) == {"en", "fr", "pl", "ru"}
    assert (bonus.kind, bonus.amount) == ("bonus", 3)
    assert (acrobat.timing, acrobat.effect) == ("after-reveal", {"kind": "push-caravel", "distance": 1})
    assert (actor.provenance.source, actor.provenance.known) == ("reconstructed", ["kind"])
    mine = seen(table.state, None).players[0].acrobats
    assert [(each.card.id, each.status) for each in mine] == [(CARDS["owl"], "ready"), (CARDS["ox"], "tilted")]


def test_steals_and_courts_show_their_numbers() -> None:
    """How much, and how far."""
    table = a_table(3, cities={1: ["tragedian-2a"]})
    table.visit(1, 2, 2)
    decision = asked(table.state, 0)
    assert [(option.facts.amount, option.outcome) for option in decision.options] == [(1, {"purse": 1})] * 2
    table.answer(0, 1)
    decision = asked(table.state, 0)
    assert [option.outcome for option in decision.options] == [
        {"needle": -2, "mood": -1},
        {"tragedians": 2, "actors": 1},
    ]


@rule("FOU-4.7", "FOU-4.8")
def test_a_card_says_what_it_does() -> None:
    """The view of an Actor names its effect, so that a screen can put it into words."""
    table = a_table(3, cities={1: ["comedian-2a"], 2: ["tragedian-3a"]})
    [steals], [stages] = (seen(table.state, None).cities[city].encounters for city in (0, 1))
    assert (steals.effect["kind"], steals.effect["amount"]) == ("steal-coins", 1)
    assert stages.effect["kind"] == "place-manager"


@rule("FOU-3.1")
def test_a_secret_choice_shows_to_its_owner_alone() -> None:
    """Others see only that somebody no longer thinks."""
    state = a_table().state
    apply(state, 0, state.agenda[-1].picks(state, 0)[3])
    assert seen(state, 0).players[0].chosen == [3]
    assert all(not seen(state, viewer).players[0].chosen for viewer in (1, None))
