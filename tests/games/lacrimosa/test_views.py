from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.actions import MayAgain, TakeActions
from herzog.games.lacrimosa.box import COMMISSION, REQUIEM, TRAVEL
from herzog.games.lacrimosa.commission import Commission
from herzog.games.lacrimosa.decisions import _MEANINGS
from herzog.games.lacrimosa.option_facts import Facts
from herzog.games.lacrimosa.payment import Pay
from herzog.games.lacrimosa.requiem import HireComposer, PlaceMarker, Requiem
from herzog.games.lacrimosa.rewards import ChooseStep
from herzog.games.lacrimosa.state import BONUS
from herzog.games.lacrimosa.turn import USE_CARD, EndTurn
from herzog.games.lacrimosa.view_shapes import View
from herzog.kernel import Ask, Decision, apply, decide, settle, why_not
from tests.games.lacrimosa.scenario import BOX, EIGHTH, a_game, answer, ask, opus, picks, place, slot, tile, top
from tests.rule import rule


def seen(state: Any, seat: int | None = 0) -> View:
    """Return the view of *seat*."""
    return GAME.view(GAME.mask(state, seat), seat)


def asked(state: Any, seat: int = 0) -> Decision[Facts]:
    """Return what *seat* is asked."""
    decision = decide(GAME, GAME.mask(state, seat), seat)
    assert decision
    return decision


def test_the_row_shows_prices_to_the_seat_that_looks() -> None:
    """With what is missing, and the mix that pays."""
    state = a_game(row=["zaide", "mem-1-empress"], seat0={"ducats": 3, "track": (1, 0, 0)})
    space = seen(state).row[5]
    assert space.opus
    assert (space.opus.id, space.opus.title, space.opus.type) == (opus("zaide"), {"en": "Zaide"}, "opera")
    assert space.due
    assert (space.due.price.talent, space.due.price.ducats) == (2, 5)
    assert (space.due.payable, space.due.missing, space.due.short) == (False, [1, 0, 0], 5)
    memory = seen(state).row[6]
    assert memory.memory
    assert memory.memory.title["en"] == "In the Empress\u2019s Lap"
    assert memory.due
    assert memory.due.payable
    assert seen(state, None).row[5].due is None
    assert [each.opus or each.memory for each in seen(state).row[:5]] == [None] * 5


def test_hidden_cards_are_counted_and_not_shown() -> None:
    """Deck sizes are public; the removed cards are not among those to come."""
    state = a_game(2)
    view = seen(state, 1)
    assert view.n_supply == len(state.supply) == 5
    assert view.n_later == [0, 12, 12, 12, 12]
    other = view.patrons[0]
    assert (other.n_hand, other.n_deck, other.hand, len(other.unseen)) == (4, 5, [], 9)
    own = view.patrons[1]
    assert ([card.id for card in own.hand], own.n_deck) == (sorted(state.patrons[1].hand), 5)


def test_the_map_shows_tiles_ways_and_prices() -> None:
    """From where the marker stands."""
    state = a_game(map={"vienna": "court-periods-1-2*"}, seat0={"ducats": 9})
    vienna = seen(state).places[place("vienna")]
    assert vienna.tile
    assert (vienna.tile.id, vienna.tile.gilded, vienna.tile.kind) == (tile("court-periods-1-2"), True, "court")
    assert vienna.tile.goal
    assert (vienna.tile.goal.items, vienna.tile.gain.counters.talent) == (["1", "2"], 2)
    assert (vienna.roads, vienna.name["pl"]) == (1, "Wiedeń")
    assert len(seen(state).roads) == 18
    assert [each.id for each in seen(state).places if each.marker] == [place("salzburg")]


def test_the_requiem_shows_who_is_ahead() -> None:
    """Markers, closed slots and stacks."""
    state = a_game(closed=["kyrie/organ"], slots={"kyrie/strings": (1, EIGHTH)})
    kyrie = seen(state).movements[0]
    assert (kyrie.eighths, kyrie.sixteenths, kyrie.ahead) == (1, 0, "eighth")
    by_key = {each.key: each for each in kyrie.slots}
    assert by_key["kyrie/organ"].status == "closed"
    assert (by_key["kyrie/strings"].owner, by_key["kyrie/strings"].side) == (1, "eighth")
    assert kyrie.stacks[0].tiles[0].key == "eybler-kyrie-1"
    assert kyrie.stacks[0].due
    assert seen(state).patrons[1].requiem[0].vp == 3
    assert seen(state).movements[1].ahead == "tie"


def test_a_chosen_space_is_marked_while_its_composer_is_hired() -> None:
    """For everybody who looks, and only as long as no marker lies there."""
    where = slot("kyrie/strings")
    state = a_game(seat0={"ducats": 9, "track": (4, 4, 4)})

    def chosen(seat: int | None) -> list[int]:
        return [each.id for movement in seen(state, seat).movements for each in movement.slots if each.chosen]

    assert chosen(0) == []
    ask(state, HireComposer(0, where))
    assert [chosen(0), chosen(1), chosen(None)] == [[where]] * 3


@rule("LAC-11.3")
def test_courts_show_what_serves_them() -> None:
    """And how many items fit each half."""
    state = a_game(seat0={"works": ["zaide", "spatzenmesse"], "courts": ["court-opera-religious"]})
    court = seen(state, 1).patrons[0].courts[0]
    assert (court.has, court.fulfilled, court.vp) == ([1, 1], True, 6)
    assert court.served_by == [opus("zaide"), opus("spatzenmesse")]
    assert seen(state).patrons[0].count.courts == 6


@rule("LAC-11.3")
def test_a_court_says_that_another_took_what_it_needs() -> None:
    """Two Courts want an opera; there is one, and it serves the second, which is worth more."""
    courts = ["court-opera-religious", "court-opera-chamber"]
    state = a_game(seat0={"works": ["zaide", "spatzenmesse", "lodi-quartet"], "courts": courts})
    shown = [(court.fulfilled, court.outdone) for court in seen(state).patrons[0].courts]
    assert shown == [(False, True), (True, False)]
    state = a_game(seat0={"works": ["zaide"], "courts": courts})
    assert not any(court.fulfilled or court.outdone for court in seen(state).patrons[0].courts)


@rule("LAC-2.8")
def test_an_option_says_what_it_costs_and_brings_and_whether_it_is_final() -> None:
    """The way back is closed by a card turned up, also when a payment that asks nothing comes before it."""
    state = ask(a_game(row=["god-is-our-refuge", "lodi-quartet"], seat0={"ducats": 9}), Commission(0))
    decision = asked(state)
    assert (decision.ask, decision.rule) == ("Commission", "LAC-5.1")
    options = {option.pick: option for option in decision.options}
    paid_at_once = options[opus("god-is-our-refuge")]
    assert paid_at_once.facts.due
    assert (paid_at_once.facts.due.price.ducats, paid_at_once.final) == (2, True)
    assert paid_at_once.facts.gain
    assert paid_at_once.facts.gain.vp == 2
    assert options[opus("lodi-quartet")].final
    answer(state, opus("lodi-quartet"))
    decision = asked(state)
    assert [(option.facts.meaning, option.final) for option in decision.options] == [
        ("pay", True),
        ("pay-differently", False),
    ]
    assert decide(GAME, GAME.mask(state, 1), 1) is None


@rule("LAC-3.2", "LAC-5.4")
def test_an_option_carries_its_outcome() -> None:
    """The price less the ducat that the last space gives back, the points, the work."""
    state = ask(a_game(row=["god-is-our-refuge"], seat0={"ducats": 9, "track": (0, 0, 0)}), Commission(0))
    assert [option.outcome for option in asked(state).options] == [{"ducats": -1, "vp": 2, "works": 1}]


@rule("LAC-Q22", "LAC-8.5", "LAC-Q23")
def test_a_composer_is_priced_after_the_reward_of_the_space() -> None:
    """Whoever can hire only thanks to the reward of the marker's space is not told to be short of money."""
    where = slot("kyrie/organ")
    for ducats in range(30):
        state = ask(a_game(seat0={"ducats": ducats, "track": (0, 0, 0)}), HireComposer(0, where))
        for option in asked(state).options:
            assert option.facts.due
            assert option.facts.due.payable
    first = next(n for n in range(30) if picks(ask(a_game(seat0={"ducats": n, "track": (0, 0, 0)}), Requiem(0))))
    assert first < 30


@rule("LAC-3.6", "LAC-Q14")
def test_an_outcome_knows_where_a_track_ends() -> None:
    """A step beyond the end is paid in ducats."""
    state = ask(a_game(seat0={"ducats": 0, "track": (BOX.track_max, 0, 0)}), ChooseStep(0, 1, BONUS))
    outcomes = [option.outcome for option in asked(state).options]
    assert outcomes == [{"ducats": BOX.track_ducats}, {"journey_steps": 1}, {"composition_steps": 1}]


def test_an_option_says_what_is_asked_after_it() -> None:
    """Another action of the card, a repeat by an Agnus Dei tile, or the end of the turn: nature does not hide it."""
    below = {"TakeActions": TakeActions(0, (TRAVEL,)), "MayAgain": MayAgain(0, (COMMISSION,), (), ()), "EndTurn": None}
    for then, frame in below.items():
        state = a_game(row=["god-is-our-refuge"], seat0={"ducats": 9})
        state.agenda = [*state.agenda, EndTurn(0), *([frame] if frame else []), Commission(0)]
        [option] = asked(state).options
        assert (option.final, option.then) == (True, then)


@rule("LAC-1.2")
def test_nothing_is_turned_up_when_the_period_is_out() -> None:
    """Although a mask cannot tell removed cards from those to come."""
    state = ask(a_game(row=["god-is-our-refuge"], supply=[], seat0={"ducats": 9}), Commission(0))
    decision = asked(state)
    assert not decision.options[0].final


def test_a_preview_of_the_next_maintenance() -> None:
    """Steps, income and bonus as things lie."""
    state = a_game(bonus_tile="bonus-1-travel", seat0={"finance": 4})
    patron = state.patrons[0]
    travel = [card for card in (*patron.hand, *patron.deck) if 3 in BOX.memories[card].actions]
    rest = [card for card in (*patron.hand, *patron.deck) if card not in travel]
    patron.experience, patron.story = tuple(travel), tuple(rest[:2])
    patron.hand, patron.deck = tuple(rest[2:]), ()
    preview = seen(state).patrons[0].preview
    assert (preview.bonus_icons, preview.bonus.vp) == (2, 1)
    assert (preview.income.ducats, preview.income.wild) == (3, 1)
    assert sum(preview.track) == sum(len(BOX.memories[card].story) for card in rest[:2])


@rule("LAC-Q16")
def test_the_way_to_a_place_is_the_cheapest() -> None:
    """Its roads cost what the journey costs, and lead from the marker to the place."""
    for start in range(len(BOX.roads)):
        state = a_game()
        state.marker = start
        view = seen(state)
        tolls = {road.key: road.ducats for road in view.roads}
        ends = {road.key: set(road.between) for road in view.roads}
        for place_ in view.places:
            here = start
            for road in place_.way:
                [here] = ends[road] - {here}
            assert (here, sum(tolls[road] for road in place_.way)) == (place_.id, place_.roads)


def test_the_score_sheet_at_the_end() -> None:
    """VP by source, the Soloist included."""
    state = _played(1)
    view = seen(state)
    assert view.over
    assert view.scores == GAME.scores(state)
    assert view.patrons[0].vp == sum(view.patrons[0].vp_from.values())
    assert view.soloist
    assert view.soloist.vp == view.scores[1] == sum(view.soloist.vp_from.values())
    assert decide(GAME, GAME.mask(state, 0), 0) is None


def _played(seats: int) -> Any:
    rng, state = Random(seats), GAME.new(seats, {}, BOX)
    settle(state)
    while state.agenda:
        frame = state.agenda[-1]
        asked = frame.seats()[0]
        apply(state, asked, rng.choice(frame.plain(state, asked)))
    return state


def test_every_ask_has_a_face() -> None:
    """A new frame that asks must say what its picks mean."""
    asks = {frame for frame in GAME.frames.values() if issubclass(frame, Ask)}
    assert set(_MEANINGS) == asks
    assert all(frame.RULE.startswith("LAC-") for frame in asks)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_views_are_plain_shapes_and_everything_pointed_at_is_explained(seats: int) -> None:
    """At every decision of a game: whatever one points at is a pick, or there is a reason with a rule."""
    rng, state = Random(10 + seats), GAME.new(seats, {}, BOX)
    settle(state)
    while state.agenda:
        frame = state.agenda[-1]
        seat = frame.seats()[0]
        if seat >= 0:
            masked = GAME.mask(state, seat)
            view, decision = GAME.view(masked, seat), asked(state, seat)
            assert msgspec.convert(msgspec.to_builtins(view), View) == view
            for option in decision.options:
                assert msgspec.convert(msgspec.to_builtins(option.facts), Facts) == option.facts
            _explained(masked, seat)
        apply(state, seat, rng.choice(frame.picks(state, seat)))


def _explained(masked: Any, seat: int) -> None:
    things = GAME.pointable(masked)
    assert len(things) == len(set(things))
    top = masked.agenda[-1]
    targets = {top.target(masked, pick) for pick in top.picks(masked, seat)} - {""}
    named = {thing for thing in targets if not thing.startswith("action:")}
    assert named <= set(things)
    for thing in things:
        reasons = why_not(masked, seat, thing)
        assert thing in targets or all(reason.rule.startswith("LAC-") for reason in reasons)
        assert bool(reasons) != (thing in targets)


def test_specific_reasons_reach_the_one_who_points() -> None:
    """Through the mask."""
    state = ask(a_game(row=["zaide"], seat0={"ducats": 0, "track": (0, 0, 0)}), Commission(0))
    reasons = why_not(GAME.mask(state, 0), 0, f"opus:{opus('zaide')}")
    assert [reason.code for reason in reasons] == ["cannot-pay"]
    assert why_not(GAME.mask(state, 1), 1, f"opus:{opus('zaide')}")[0].code == "not-asked"
    assert why_not(GAME.mask(state, 0), 0, f"slot:{slot('kyrie/organ')}")[0].code == "not-now"
    assert picks(ask(state, EndTurn(0)))
    assert Pay.RULE == "LAC-3.2"


def ways(state: Any) -> dict[tuple[tuple[str, int], ...], set[str]]:
    """Return what seat 0 can point at ahead, by the answers that lead there."""
    decision = asked(state)
    return {
        tuple((answer.ask, answer.pick) for answer in ahead.path): {option.target for option in ahead.options}
        for ahead in decision.ahead
    }


@rule("LAC-2.7", "LAC-5.1")
def test_things_on_the_table_can_be_pointed_at_before_the_action_is_taken() -> None:
    """After the two cards are laid, an Opus in the row stands for using the card, commissioning, and that Opus."""
    state = a_game(row=["zaide"], seat0={"ducats": 30})
    answer(state, next(card for card in picks(state) if COMMISSION in BOX.memories[card].actions))
    answer(state, picks(state)[0])
    found = ways(state)
    use, take = ("UseCard", USE_CARD), ("TakeActions", COMMISSION)
    assert "action:commission" in found[use,]
    assert found[use, take] == {f"opus:{opus('zaide')}"}
    answer(state, USE_CARD, COMMISSION)
    assert top(state).picks(state, 0) == [opus("zaide")]
    assert ways(state) == {}


@rule("LAC-8.3", "LAC-8.4")
def test_the_markers_for_each_composer_are_known_before_one_is_hired() -> None:
    """So that composer and marker can be chosen together."""
    state = ask(a_game(seat0={"ducats": 30}), HireComposer(0, slot("kyrie/organ")))
    found = ways(state)
    assert set(found) == {(("HireComposer", side),) for side in picks(state)}
    for ((_, side),), markers in found.items():
        assert markers == {f"space:0:{space}" for space in PlaceMarker(0, slot("kyrie/organ"), side).picks(state, 0)}
        assert markers


def test_what_is_declined_is_not_ahead() -> None:
    """Pointing at something never declines an action on the way."""
    state = ask(a_game(seat0={"ducats": 30}), TakeActions(0, (TRAVEL,)))
    state.agenda.append(TakeActions(0, (COMMISSION,)))
    assert {path[0] for path in ways(state)} == {("TakeActions", COMMISSION)}


@rule("LAC-9.3")
def test_the_trail_tells_what_a_turn_still_owes() -> None:
    """Everybody sees it, the next thing first, down to the end of the turn."""
    state = ask(a_game(), TakeActions(0, (TRAVEL, REQUIEM)))
    state.agenda.append(MayAgain(0, (COMMISSION, COMMISSION), (), (TRAVEL, REQUIEM)))
    for seat in (0, 1, None):
        trail = [(each.step, each.actions) for each in seen(state, seat).trail]
        assert trail[:2] == [("MayAgain", ["commission", "commission"]), ("TakeActions", ["travel", "requiem"])]
        assert trail[-1] == ("EndTurn", [])
