"""What an answer means to the seat that is asked: its price, its gain, and the numbers that explain it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from herzog.games.lacrimosa.actions import MayAgain, TakeActions
from herzog.games.lacrimosa.box import KINDS
from herzog.games.lacrimosa.commission import Commission
from herzog.games.lacrimosa.component_views import Payer, due_view, gain_view, points_view
from herzog.games.lacrimosa.document import Document
from herzog.games.lacrimosa.hiring import top_tile
from herzog.games.lacrimosa.neutral import PlaceNeutral
from herzog.games.lacrimosa.option_facts import Facts
from herzog.games.lacrimosa.payment import BY_DEFAULT, SELL, Pay, PayDifferently
from herzog.games.lacrimosa.perform import PerformOrSell, UseTyped, price_of
from herzog.games.lacrimosa.picks import DECLINE, DONE, is_exchange, is_purchase, is_sale, kind_of, side_up, work_of
from herzog.games.lacrimosa.requiem import HireComposer, PayComposer, PlaceMarker, Requiem
from herzog.games.lacrimosa.rewards import ChooseCounter, ChooseStep
from herzog.games.lacrimosa.state import MARKER
from herzog.games.lacrimosa.travel import Travel, price_to
from herzog.games.lacrimosa.turn import USE_CARD, EndTurn, LayExperience, LayStory, UseCard
from herzog.games.lacrimosa.view_shapes import GainView

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.games.lacrimosa.box import Price
    from herzog.games.lacrimosa.option_facts import Meaning
    from herzog.games.lacrimosa.state import Patron, State
    from herzog.games.lacrimosa.view_shapes import DueView
    from herzog.kernel import Frame, Pick, Seat

TAKE: Final[tuple[Meaning, ...]] = ("document", "commission", "perform-or-sell", "travel", "requiem")
AGAIN: Final[tuple[Meaning, ...]] = (
    "again-document",
    "again-commission",
    "again-perform-or-sell",
    "again-travel",
    "again-requiem",
)
HIRE: Final[tuple[Meaning, ...]] = ("hire-eighth", "hire-sixteenth")
NEUTRAL: Final[tuple[Meaning, ...]] = ("place-neutral-eighth", "place-neutral-sixteenth")
COUNTER: Final[tuple[Meaning, ...]] = (
    "choose-counter-talent",
    "choose-counter-journey",
    "choose-counter-composition",
)
STEP: Final[tuple[Meaning, ...]] = ("choose-step-talent", "choose-step-journey", "choose-step-composition")
PIECE: Final[tuple[Meaning, ...]] = ("pay-with-step", "pay-with-counter", "pay-by-buying")


def facts(state: State, seat: Seat, pick: Pick) -> Facts:
    """Return what *pick* means to *seat* as an answer to the frame on top."""
    top: Frame[Any] = state.agenda[-1]
    return _MEANINGS[type(top)](top, state, pick)


def tally(state: State, seat: Seat) -> dict[str, int]:
    """Return every public number of the patron at *seat*."""
    patron = state.patrons[seat]
    return {
        "vp": patron.vp,
        "ducats": patron.ducats,
        "finance": patron.finance,
        **{f"{kind}_steps": patron.track[at] for at, kind in enumerate(KINDS)},
        **{f"{kind}_counters": patron.counters[at] for at, kind in enumerate(KINDS)},
        "works": len(patron.works),
        "performed": len(patron.turned),
        "courts": len(patron.courts),
        "markers": patron.spaces.count(MARKER),
    }


def _due(state: State, seat: Seat, price: Price) -> DueView:
    return due_view(state.box, Payer(state.patrons[seat]), price)


def _lay_experience(top: LayExperience, state: State, pick: Pick) -> Facts:
    return Facts(meaning="lay-experience", gain=gain_view(state.box.memories[pick].reward))


def _lay_story(top: LayStory, state: State, pick: Pick) -> Facts:
    memory = state.box.memories[pick]
    return Facts(meaning="lay-story", gain=GainView(steps=points_view(memory.story), vp=memory.story_vp))


def _use_card(top: UseCard, state: State, pick: Pick) -> Facts:
    if pick != USE_CARD:
        return Facts(meaning="take-money", gain=GainView(ducats=state.period), ducats=state.period)
    card = state.patrons[top.seat].experience[-1]
    return Facts(meaning="use-card", gain=gain_view(state.box.memories[card].reward))


def _exchange(state: State, pick: Pick) -> Facts:
    if is_purchase(pick):
        return Facts(meaning="buy-counter", kind=KINDS[kind_of(pick)], ducats=state.box.buy)
    return Facts(meaning="sell-counter", kind=KINDS[kind_of(pick)], ducats=state.box.sell)


def _take_actions(top: TakeActions, state: State, pick: Pick) -> Facts:
    return _action(TAKE, state, pick)


def _may_again(top: MayAgain, state: State, pick: Pick) -> Facts:
    if pick == DONE:
        return Facts(meaning="decline")
    return _action(AGAIN if pick in top.again + top.kept else TAKE, state, pick)


def _action(meanings: tuple[Meaning, ...], state: State, pick: Pick) -> Facts:
    if is_exchange(pick):
        return _exchange(state, pick)
    return Facts(meaning="no-more-actions" if pick == DONE else meanings[pick])


def _end_turn(top: EndTurn, state: State, pick: Pick) -> Facts:
    return _exchange(state, pick) if is_exchange(pick) else Facts(meaning="end-turn")


def _document(top: Document, state: State, pick: Pick) -> Facts:
    space = state.row.index(pick)
    change = state.box.memory_change[space]
    due = _due(state, top.seat, state.box.memory_prices[space])
    return Facts(meaning="document-memory", due=due, gain=gain_view(change) if change else None)


def _commission(top: Commission, state: State, pick: Pick) -> Facts:
    space, opus = state.row.index(pick), state.box.opus[pick]
    due, change = _due(state, top.seat, opus.prices[space]), opus.change[space]
    back = gain_view(change) if change else GainView()
    return Facts(meaning="commission-opus", due=due, gain=replace(back, vp=back.vp + opus.vp))


def _use_work(top: PerformOrSell | UseTyped, state: State, pick: Pick) -> Facts:
    if pick == DECLINE:
        return Facts(meaning="decline")
    opus, due = state.box.opus[work_of(pick)], _due(state, top.seat, price_of(state, pick))
    if is_sale(pick):
        return Facts(meaning="sell-work", due=due, gain=GainView(finance=opus.sell_finance, vp=opus.sell_vp))
    return Facts(meaning="perform-work", due=due, gain=GainView(ducats=opus.perform_ducats))


def _travel(top: Travel, state: State, pick: Pick) -> Facts:
    face = state.places[pick]
    gain = gain_view(state.box.faces[face].reward) if face >= 0 else None
    roads = state.box.roads[state.marker][pick]
    return Facts(meaning="travel-there", due=_due(state, top.seat, price_to(state, pick)), gain=gain, roads=roads)


def _requiem(top: Requiem, state: State, pick: Pick) -> Facts:
    return Facts(meaning="choose-slot")


def _hire(top: HireComposer, state: State, pick: Pick) -> Facts:
    tile = state.box.tiles[top_tile(state, pick, state.box.slots[top.slot].movement)]
    due = due_view(state.box, Payer(_when_paying(state, top.seat, pick)), tile.price)
    return Facts(meaning=HIRE[pick], due=due, gain=gain_view(tile.reward))


def _when_paying(state: State, seat: Seat, side: Pick) -> Patron:
    """Return the patron when the composer of *side* is paid, after the reward of the marker's space. [LAC-Q22]

    If several markers could go, it is the first that makes the composer affordable.
    """
    after = state.clone()
    after.agenda.pop().answer(after, seat, side, None)
    while not isinstance(after.agenda[-1], PayComposer):
        top = after.agenda.pop()
        top.answer(after, seat, top.picks(after, seat)[0], None)
    return after.patrons[seat]


def _place_marker(top: PlaceMarker, state: State, pick: Pick) -> Facts:
    return Facts(meaning="place-marker", gain=gain_view(state.box.spaces[pick].reward))


def _place_neutral(top: PlaceNeutral, state: State, pick: Pick) -> Facts:
    return Facts(meaning=NEUTRAL[side_up(pick)])


def _choose_counter(top: ChooseCounter, state: State, pick: Pick) -> Facts:
    return Facts(meaning=COUNTER[pick], left=top.left)


def _choose_step(top: ChooseStep, state: State, pick: Pick) -> Facts:
    return Facts(meaning=STEP[pick], left=top.left)


def _pay(top: Pay, state: State, pick: Pick) -> Facts:
    if pick == BY_DEFAULT:
        return Facts(meaning="pay", due=_due(state, top.seat, top.price))
    return Facts(meaning="pay-differently")


def _pay_differently(top: PayDifferently, state: State, pick: Pick) -> Facts:
    if pick >= SELL:
        return Facts(meaning="pay-by-selling", kind=KINDS[pick - SELL], ducats=state.box.sell)
    meaning = PIECE[pick]
    ducats = state.box.buy if meaning == "pay-by-buying" else 0
    return Facts(meaning=meaning, kind=KINDS[top.kind()], ducats=ducats)


_MEANINGS: Final[dict[type, Callable[[Any, State, Pick], Facts]]] = {
    LayExperience: _lay_experience,
    LayStory: _lay_story,
    UseCard: _use_card,
    TakeActions: _take_actions,
    MayAgain: _may_again,
    EndTurn: _end_turn,
    Document: _document,
    Commission: _commission,
    PerformOrSell: _use_work,
    UseTyped: _use_work,
    Travel: _travel,
    Requiem: _requiem,
    HireComposer: _hire,
    PlaceMarker: _place_marker,
    PlaceNeutral: _place_neutral,
    ChooseCounter: _choose_counter,
    ChooseStep: _choose_step,
    Pay: _pay,
    PayDifferently: _pay_differently,
}
