from __future__ import annotations

from herzog.games.lacrimosa.events import Gained, Performed, Sold
from herzog.games.lacrimosa.payment import BY_DEFAULT
from herzog.games.lacrimosa.perform import PerformOrSell, UseTyped, price_of, why_not_perform_or_sell
from herzog.games.lacrimosa.picks import DECLINE, PERFORM, SELL, use_of
from herzog.games.lacrimosa.state import FINANCES, OFFERTORIUM, SALE
from herzog.games.lacrimosa.why import Why
from tests.games.lacrimosa.scenario import a_game, answer, ask, name, opus, picks, refused, tile
from tests.rule import rule

WORKS = ["opus-start-1", "mitridate-re-di-ponto", "god-is-our-refuge", "divertimento-k-136"]


def perform(key: str) -> int:
    """Return the pick that performs a work."""
    return 2 * opus(key)


def sell(key: str) -> int:
    """Return the pick that sells a work."""
    return 2 * opus(key) + 1


@rule("LAC-6.1")
def test_every_unturned_work_can_be_performed_or_sold() -> None:
    """If it can be paid; those of others are refused."""
    state = a_game(
        seat0={"works": WORKS, "turned": ["opus-start-1"]}, seat1={"works": ["opus-start-2", "symphony-no-1"]}
    )
    ask(state, PerformOrSell(0))
    assert set(picks(state)) == {how(key) for key in WORKS[1:] for how in (perform, sell)}
    assert refused(state)[perform("opus-start-1")].code == "work-is-turned"
    assert refused(state)[sell("symphony-no-1")].code == "not-your-work"


@rule("LAC-6.2", "LAC-6.3", "LAC-6.4")
def test_a_performance_brings_ducats_and_turns_the_work() -> None:
    """For the Talent its card shows."""
    state = ask(a_game(seat0={"works": WORKS, "ducats": 0}), PerformOrSell(0))
    answer(state, perform("mitridate-re-di-ponto"))
    heard = answer(state, BY_DEFAULT)
    patron = state.patrons[0]
    assert (patron.track[0], patron.ducats) == (1, 5)
    assert patron.turned == (opus("mitridate-re-di-ponto"),)
    assert Performed(0, opus("mitridate-re-di-ponto")) in heard
    assert Gained(0, "performance", 5) in heard
    ask(state, PerformOrSell(0))
    assert perform("mitridate-re-di-ponto") not in picks(state)
    assert sell("mitridate-re-di-ponto") not in picks(state)


@rule("LAC-6.2", "LAC-6.5", "LAC-6.6", "LAC-3.7")
def test_a_sale_brings_finance_and_vp_and_the_work_is_gone() -> None:
    """Out of the game."""
    state = ask(a_game(seat0={"works": WORKS, "finance": 1}), PerformOrSell(0))
    heard = answer(state, sell("divertimento-k-136"))
    patron = state.patrons[0]
    assert (patron.finance, patron.vp, patron.vp_from[SALE]) == (3, 1, 1)
    assert opus("divertimento-k-136") not in patron.works
    assert opus("divertimento-k-136") in state.discard
    assert heard == [
        Sold(0, opus("divertimento-k-136")),
        Gained(0, "sale", finance=2),
        Gained(0, "sale", vp=1),
    ]


@rule("LAC-6.5", "LAC-3.7")
def test_a_sale_beyond_the_finance_track_scores() -> None:
    """Two VP for each step that does not fit."""
    state = ask(a_game(seat0={"works": WORKS, "finance": 5}), PerformOrSell(0))
    answer(state, sell("divertimento-k-136"))
    assert (state.patrons[0].finance, state.patrons[0].vp_from[FINANCES]) == (6, 2)


@rule("LAC-6.7", "LAC-9.2", "LAC-Q26")
def test_offertorium_tiles_pay_for_performances_and_sales() -> None:
    """Of their type."""
    tiles = {"organ": "stadler-offertorium-2"}  # religious, 2 VP
    for how in (perform, sell):
        state = ask(a_game(seat0={"works": WORKS, "tiles": tiles}), PerformOrSell(0))
        answer(state, how("god-is-our-refuge"))
        assert state.patrons[0].vp_from[OFFERTORIUM] == 2
        state = ask(a_game(seat0={"works": WORKS, "tiles": tiles}), PerformOrSell(0))
        answer(state, how("divertimento-k-136"))
        assert state.patrons[0].vp_from[OFFERTORIUM] == 0


@rule("LAC-6.1", "LAC-6.2")
def test_why_nothing_can_be_performed_or_sold() -> None:
    """No unturned work, or none that can be paid."""
    state = a_game(seat0={"works": ["opus-start-1"], "turned": ["opus-start-1"]})
    assert why_not_perform_or_sell(state, 0) == Why.NO_WORK_TO_USE
    state = a_game(seat0={"works": ["mitridate-re-di-ponto"], "ducats": 0, "track": (0, 0, 0)})
    assert why_not_perform_or_sell(state, 0) == Why.NOTHING_PAYABLE
    assert why_not_perform_or_sell(a_game(seat0={"works": ["mitridate-re-di-ponto"], "ducats": 9}), 0) == 0
    ask(state, PerformOrSell(0))
    assert refused(state)[perform("mitridate-re-di-ponto")].numbers["needs_talent"] == 1


@rule("LAC-7.10", "LAC-Q21")
def test_a_city_that_performs_adds_its_bonus() -> None:
    """Religious music, then 7 ducats."""
    state = ask(a_game(seat0={"works": WORKS, "ducats": 0}), UseTyped(0, 2 * tile("city-archbishop")))
    assert picks(state) == [perform("god-is-our-refuge"), DECLINE]
    assert refused(state)[perform("mitridate-re-di-ponto")].code == "wrong-type"
    heard = answer(state, perform("god-is-our-refuge"))
    assert state.patrons[0].ducats == 7
    assert heard.index(Performed(0, opus("god-is-our-refuge"))) < heard.index(Gained(0, "travel", 7))


@rule("LAC-7.10", "LAC-Q21")
def test_a_city_that_sells_adds_its_bonus() -> None:
    """Religious music, then two steps on the Finance track."""
    state = ask(a_game(seat0={"works": WORKS, "finance": 2}), UseTyped(0, 2 * tile("city-monastery")))
    answer(state, sell("god-is-our-refuge"))
    assert state.patrons[0].finance == 4
    assert opus("god-is-our-refuge") in state.discard


@rule("LAC-Q21")
def test_a_typed_city_may_be_declined_for_no_bonus() -> None:
    """And a work performed this round cannot be used there."""
    state = ask(
        a_game(
            seat0={"works": WORKS, "turned": ["god-is-our-refuge"], "ducats": 0}, seat1={"works": ["symphony-no-1"]}
        ),
        UseTyped(0, 2 * tile("city-archbishop")),
    )
    assert picks(state) == [DECLINE]
    assert refused(state)[perform("god-is-our-refuge")].code == "work-is-turned"
    assert refused(state)[perform("symphony-no-1")].code == "not-your-work"
    answer(state, DECLINE)
    assert state.patrons[0].ducats == 0
    assert name(state) == "EndTurn"


@rule("LAC-6.2")
def test_performing_and_selling_have_prices_of_their_own() -> None:
    """As the two halves of a card say."""
    state = a_game()
    different = [card for card in state.box.opus if card.perform != card.sell]
    assert different
    for number, card in enumerate(state.box.opus):
        assert price_of(state, use_of(number, PERFORM)) == card.perform
        assert price_of(state, use_of(number, SELL)) == card.sell
