from __future__ import annotations

from herzog.games.lacrimosa.box import COMMISSION, TRAVEL
from herzog.games.lacrimosa.events import Drew, DrewUnseen, ExperienceLaid, MoneyTaken, StoryLaid
from herzog.games.lacrimosa.payment import BY_DEFAULT
from herzog.games.lacrimosa.picks import buy_one, sell_one
from herzog.games.lacrimosa.turn import END, TAKE_MONEY, USE_CARD, EndTurn, LayExperience, UseCard, in_turn_order
from herzog.kernel import CHANCE, EventLog, apply, settle
from tests.games.lacrimosa.scenario import (
    a_game,
    answer,
    ask,
    board,
    memory,
    name,
    nature,
    picks,
    plain,
    refused,
    to_maintenance,
    warned,
)
from tests.rule import rule

HAND = ["start-commission-1", "start-travel-1", "start-requiem-1", "start-document"]
DONE = 5


@rule("LAC-2.4", "LAC-2.5")
def test_two_cards_are_laid_one_below_the_other() -> None:
    """First the Experiences card, then the Story card, which gives nothing yet."""
    state = a_game(seat0={"hand": HAND, "ducats": 5})
    assert name(state) == "LayExperience"
    assert picks(state) == sorted(memory(key) for key in HAND)
    assert ExperienceLaid(0, memory("start-travel-1")) in answer(state, memory("start-travel-1"))
    assert name(state) == "LayStory"
    assert memory("start-travel-1") not in picks(state)
    assert refused(state)[memory("start-travel-1")].code == "not-in-hand"
    heard = answer(state, memory("start-document"))
    assert heard == [StoryLaid(0, memory("start-document"))]
    patron = state.patrons[0]
    assert patron.experience == (memory("start-travel-1"),)
    assert patron.story == (memory("start-document"),)
    assert patron.track == [2, 2, 2]
    assert (state.laid, name(state)) == (memory("start-document"), "UseCard")
    state = ask(state, LayExperience(0))
    laid = [refused(state)[memory(key)].code for key in ("start-travel-1", "start-document")]
    assert laid == ["not-in-hand", "not-in-hand"]


@rule("LAC-2.6", "LAC-Q1")
def test_the_reward_comes_at_once() -> None:
    """Before the actions are chosen."""
    state = a_game(round=2)
    board(state, 0, ["mem-2-carnival"], ["start-travel-1"])  # 1 ducat and a Talent step
    state.patrons[0].ducats = 0
    ask(state, UseCard(0))
    answer(state, USE_CARD)
    assert (state.patrons[0].ducats, state.patrons[0].track) == (1, [3, 2, 2])
    assert name(state) == "TakeActions"


@rule("LAC-2.7", "LAC-Q1")
def test_actions_in_any_order_and_each_may_be_declined() -> None:
    """A card with two actions offers both; after one the other is still there; DONE declines it."""
    state = a_game(round=3, row=["violin-sonata-k-6"], map={"salzburg": "city-purse"}, seat0={"ducats": 10})
    board(state, 0, ["mem-3-munich"], ["start-travel-1"])  # commission, travel
    ask(state, UseCard(0))
    answer(state, USE_CARD)
    assert plain(state) == [COMMISSION, TRAVEL, DONE]
    answer(state, TRAVEL)
    assert name(state) == "Travel"
    answer(state, state.marker)
    answer(state, BY_DEFAULT)
    assert plain(state) == [COMMISSION, DONE]
    assert refused(state)[TRAVEL].code == "action-not-offered"
    answer(state, DONE)
    assert name(state) == "EndTurn"


@rule("LAC-2.8", "LAC-Q2")
def test_money_instead_of_everything() -> None:
    """As many ducats as the number of the round; no reward, no action."""
    state = a_game(round=4, seat0={"ducats": 1})
    board(state, 0, ["mem-2-carnival"], ["start-travel-1"])
    ask(state, UseCard(0))
    assert picks(state) == [USE_CARD, TAKE_MONEY]
    assert answer(state, TAKE_MONEY) == [MoneyTaken(0, 4)]
    assert (state.patrons[0].ducats, state.patrons[0].track) == (5, [2, 2, 2])
    assert name(state) == "EndTurn"


@rule("LAC-3.6", "LAC-2.8")
def test_a_step_that_becomes_a_ducat_is_warned_of() -> None:
    """Where the card is used, with how many steps."""
    state = a_game(round=3, seat0={"ducats": 1, "track": (3, 0, 0)})
    board(state, 0, ["mem-3-aloysia"], ["start-travel-1"])  # two Talent steps
    ask(state, UseCard(0))
    assert warned(state)[USE_CARD].code == "step-becomes-ducats"
    assert warned(state)[USE_CARD].numbers == {"steps": 1, "ducats": 1}
    answer(state, USE_CARD)
    assert (state.patrons[0].track[0], state.patrons[0].ducats) == (4, 2)


@rule("LAC-10.7")
def test_a_bonus_icon_in_the_story_row_is_warned_of() -> None:
    """It counts only in the Experiences section."""
    state = a_game(seat0={"hand": HAND}, bonus_tile="bonus-1-travel")
    answer(state, memory("start-commission-1"))
    assert list(warned(state)) == [memory("start-travel-1")]
    assert warned(state)[memory("start-travel-1")].code == "bonus-icon-in-story"


@rule("LAC-2.11", "LAC-3.4", "LAC-3.5", "LAC-Q11", "LAC-Q13")
def test_exchanges_before_ending_the_turn() -> None:
    """3 ducats for a counter, a counter for 1 ducat, as often as one likes; ending is a choice of its own."""
    state = ask(a_game(seat0={"ducats": 4, "counters": (0, 1, 0)}), EndTurn(0))
    assert picks(state) == [END, buy_one(0), buy_one(1), buy_one(2), sell_one(1)]
    assert plain(state) == [END]
    assert refused(state)[sell_one(0)].code == "no-counter-to-sell"
    answer(state, buy_one(2))
    assert (state.patrons[0].ducats, state.patrons[0].counters) == (1, [0, 1, 1])
    assert refused(state)[buy_one(0)].numbers == {"needs": 3, "has": 1}
    answer(state, sell_one(1))
    assert (state.patrons[0].ducats, state.patrons[0].counters) == (2, [0, 0, 1])
    assert name(state) == "EndTurn"


@rule("LAC-2.11", "LAC-2.12", "LAC-Q6")
def test_the_draw_at_the_end_of_each_turn() -> None:
    """Two, two, one and no card, so that one stays in hand."""
    state = a_game(1)
    hands = []
    for _ in range(4):
        answer(state, picks(state)[0])
        answer(state, picks(state)[0], TAKE_MONEY, END)
        patron = state.patrons[0]
        nature(state)
        hands.append(len(patron.hand))
    assert hands[:3] == [4, 4, 3]
    assert state.period == 2  # the fourth turn drew nothing: one card was kept, then four were held again
    assert hands[3] == 4


@rule("LAC-2.11")
def test_only_the_owner_hears_what_was_drawn() -> None:
    """Others hear how many."""
    state = ask(a_game(), EndTurn(0))
    *hand, last = state.patrons[0].hand
    state.patrons[0].hand, state.patrons[0].deck = tuple(hand), tuple(sorted([*state.patrons[0].deck, last]))
    answer(state, END)
    pick, log = picks(state)[0], EventLog()
    apply(state, CHANCE, pick, log)
    assert log.heard_by(0) == [Drew(0, [pick])]
    assert log.heard_by(1) == log.heard_by(None) == [DrewUnseen(0, 1)]


@rule("LAC-2.1", "LAC-2.2")
def test_turns_go_round_and_the_round_ends_after_four_each() -> None:
    """Clockwise from the first patron."""
    state = a_game(3)
    order = []
    while state.period == 1 and state.agenda:
        if name(state) == "LayExperience":
            order.append(state.agenda[-1].seats()[0])
        seat = state.agenda[-1].seats()[0]
        choices = picks(state)
        answer(state, TAKE_MONEY if name(state) == "UseCard" else choices[0] if seat >= 0 else choices[-1])
    assert order == [0, 1, 2] * 4


@rule("LAC-2.3", "LAC-Q45")
def test_later_rounds_begin_with_the_card_that_was_kept() -> None:
    """Three are drawn beside it."""
    state = to_maintenance(a_game(2))
    kept = [patron.hand[0] for patron in state.patrons]
    settle(state)
    while name(state) != "LayExperience":
        answer(state, picks(state)[0])
    assert [patron.hand[0] for patron in state.patrons] == kept
    assert [len(patron.hand) for patron in state.patrons] == [4, 4]


@rule("LAC-2.1", "LAC-1.13")
def test_turns_go_round_the_table_to_the_left() -> None:
    """From whoever is first."""
    state = a_game(3)
    state.first = 1
    assert in_turn_order(state) == [1, 2, 0]
