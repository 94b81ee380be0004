# ruff: noqa: ARG001  (meanings share one signature; not every one needs every argument)
"""The decision of the seat that looks: its options with what they cost and bring, and what is refused."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from herzog.games.lacrimosa import hidden
from herzog.games.lacrimosa.actions import DONE, MayAgain, TakeActions
from herzog.games.lacrimosa.box import ACTIONS, KINDS
from herzog.games.lacrimosa.commission import Commission
from herzog.games.lacrimosa.component_views import due_view, gain_view
from herzog.games.lacrimosa.document import Document
from herzog.games.lacrimosa.exchange import BUY_ONE, FIRST_EXCHANGE, SELL_ONE
from herzog.games.lacrimosa.neutral import PlaceNeutral
from herzog.games.lacrimosa.payment import BY_DEFAULT, SELL, Pay, PayDifferently
from herzog.games.lacrimosa.perform import DECLINE, PerformOrSell, UseTyped, price_of
from herzog.games.lacrimosa.requiem import HireComposer, PlaceMarker, Requiem, top_tile
from herzog.games.lacrimosa.rewards import ChooseCounter, ChooseStep
from herzog.games.lacrimosa.travel import Travel, price_to
from herzog.games.lacrimosa.turn import USE_CARD, EndTurn, LayExperience, LayStory, UseCard
from herzog.games.lacrimosa.view_shapes import Ahead, Answer, Decision, GainView, Option, Refused
from herzog.kernel import Chance, apply

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from herzog.games.lacrimosa.box import Price
    from herzog.games.lacrimosa.state import State
    from herzog.kernel import Frame, Pick, Seat

SIDES: Final = ("eighth", "sixteenth")
# Who answers these means a thing on the table that comes next.
LEADS_ON: Final = (UseCard, TakeActions, MayAgain, HireComposer)


class Meaning:
    """What a pick means: a label, numbers, the price it leads to, and what it brings."""

    def __init__(
        self,
        label: str,
        price: Price | None = None,
        gain: GainView | None = None,
        numbers: dict[str, int] | None = None,
    ) -> None:
        self.label: Final = label
        self.price: Final = price
        self.gain: Final = gain
        self.numbers: Final = numbers or {}


def decision(masked: State, seat: Seat | None) -> Decision | None:
    """Return what *seat* is asked, or None."""
    if not masked.agenda or seat is None or seat not in masked.agenda[-1].seats():
        return None
    top: Frame[Any] = masked.agenda[-1]
    full = hidden.fill(masked, Random(0))  # one seat's own options are the same however the unseen cards lie
    return Decision(
        ask=top.name,
        rule=top.RULE,
        options=_options(full, seat),
        refused=[
            Refused(target=top.target(masked, reason.pick), reason=reason) for reason in top.refusals(masked, seat)
        ],
        ahead=list(_ahead(full, seat, [])),
    )


def _ahead(full: State, seat: Seat, path: list[Answer]) -> Iterator[Ahead]:
    """Yield what can be pointed at after the card is used, after each action is begun, and after each composer."""
    top = full.agenda[-1]
    if not isinstance(top, LEADS_ON):
        return
    for pick in top.plain(full, seat):
        if not top.target(full, pick):
            continue  # nobody declines by pointing at something else
        after = full.clone()
        apply(after, seat, pick)
        answers = [*path, Answer(ask=top.name, pick=pick)]
        options = [option for option in _options(after, seat) if option.plain and option.target]
        yield Ahead(path=answers, options=options)
        yield from _ahead(after, seat, answers)


def _options(full: State, seat: Seat) -> list[Option]:
    top: Frame[Any] = full.agenda[-1]
    plain, cautions = set(top.plain(full, seat)), top.cautions(full, seat)
    patron, options = full.patrons[seat], []
    for pick in top.picks(full, seat):
        meaning = _MEANINGS[type(top)](top, full, pick)
        options.append(
            Option(
                pick=pick,
                target=top.target(full, pick),
                plain=pick in plain,
                label=meaning.label,
                numbers=meaning.numbers,
                due=due_view(full.box, patron, meaning.price) if meaning.price else None,
                gain=meaning.gain,
                cautions=[reason for reason in cautions if reason.pick == pick],
                turns_up=_turns_up(full, seat, pick),
            )
        )
    return options


def _turns_up(full: State, seat: Seat, pick: Pick) -> bool:
    """Tell whether nature comes next after *pick*, so that it cannot be taken back."""
    after = full.clone()
    apply(after, seat, pick)
    return bool(after.agenda) and isinstance(after.agenda[-1], Chance)


def _lay(top: Frame[Any], state: State, pick: Pick) -> Meaning:
    return Meaning("lay-experience" if isinstance(top, LayExperience) else "lay-story")


def _use_card(top: UseCard, state: State, pick: Pick) -> Meaning:
    if pick != USE_CARD:
        return Meaning("take-money", gain=GainView(ducats=state.period))
    card = state.patrons[top.seat].experience[-1]
    return Meaning("use-card", gain=gain_view(state.box.memories[card].reward))


def _exchange(state: State, pick: Pick) -> Meaning:
    if pick < SELL_ONE:
        return Meaning("buy-counter", numbers={"kind": pick - BUY_ONE, "ducats": state.box.buy})
    return Meaning("sell-counter", numbers={"kind": pick - SELL_ONE, "ducats": state.box.sell})


def _take_actions(top: TakeActions | MayAgain, state: State, pick: Pick) -> Meaning:
    if pick >= FIRST_EXCHANGE:
        return _exchange(state, pick)
    if pick == DONE:
        return Meaning("no-more-actions")
    again = "again-" if isinstance(top, MayAgain) else ""
    return Meaning(again + ACTIONS[pick].replace("_", "-"))


def _end_turn(top: EndTurn, state: State, pick: Pick) -> Meaning:
    return _exchange(state, pick) if pick >= FIRST_EXCHANGE else Meaning("end-turn")


def _document(top: Document, state: State, pick: Pick) -> Meaning:
    space = state.row.index(pick)
    change = state.box.memory_change[space]
    return Meaning("document-memory", state.box.memory_prices[space], gain_view(change) if change else None)


def _commission(top: Commission, state: State, pick: Pick) -> Meaning:
    space, opus = state.row.index(pick), state.box.opus[pick]
    return Meaning("commission-opus", opus.prices[space], GainView(vp=opus.vp))


def _use_work(top: PerformOrSell | UseTyped, state: State, pick: Pick) -> Meaning:
    if pick == DECLINE:
        return Meaning("decline")
    opus = state.box.opus[pick >> 1]
    if pick & 1:
        return Meaning("sell-work", price_of(state, pick), GainView(finance=opus.sell_finance, vp=opus.sell_vp))
    return Meaning("perform-work", price_of(state, pick), GainView(ducats=opus.perform_ducats))


def _travel(top: Travel, state: State, pick: Pick) -> Meaning:
    face = state.places[pick]
    gain = gain_view(state.box.faces[face].reward) if face >= 0 else None
    return Meaning("travel", price_to(state, pick), gain, {"roads": state.box.roads[state.marker][pick]})


def _requiem(top: Requiem, state: State, pick: Pick) -> Meaning:
    return Meaning("choose-slot")


def _hire(top: HireComposer, state: State, pick: Pick) -> Meaning:
    tile = state.box.tiles[top_tile(state, pick, state.box.slots[top.slot].movement)]
    return Meaning(f"hire-{SIDES[pick]}", tile.price, gain_view(tile.reward))


def _place_marker(top: PlaceMarker, state: State, pick: Pick) -> Meaning:
    return Meaning("place-marker", gain=gain_view(state.box.spaces[pick].reward))


def _place_neutral(top: PlaceNeutral, state: State, pick: Pick) -> Meaning:
    return Meaning(f"place-neutral-{SIDES[pick & 1]}")


def _choose_counter(top: ChooseCounter, state: State, pick: Pick) -> Meaning:
    return Meaning(f"choose-counter-{KINDS[pick]}", numbers={"left": top.left})


def _choose_step(top: ChooseStep, state: State, pick: Pick) -> Meaning:
    return Meaning(f"choose-step-{KINDS[pick]}", numbers={"left": top.left})


def _pay(top: Pay, state: State, pick: Pick) -> Meaning:
    return Meaning("pay", top.price) if pick == BY_DEFAULT else Meaning("pay-differently")


def _pay_differently(top: PayDifferently, state: State, pick: Pick) -> Meaning:
    if pick >= SELL:
        return Meaning("pay-by-selling", numbers={"kind": pick - SELL, "ducats": state.box.sell})
    label = ("pay-with-step", "pay-with-counter", "pay-by-buying")[pick]
    return Meaning(label, numbers={"kind": top.kind(), "ducats": state.box.buy if label == "pay-by-buying" else 0})


_MEANINGS: Final[dict[type, Callable[[Any, State, Pick], Meaning]]] = {
    LayExperience: _lay,
    LayStory: _lay,
    UseCard: _use_card,
    TakeActions: _take_actions,
    MayAgain: _take_actions,
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
