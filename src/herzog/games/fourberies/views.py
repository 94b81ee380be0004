"""A mask as shapes for people: all that a screen needs, so that it knows no rules and no tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from herzog.games.fourberies.acrobats import UseAcrobat
from herzog.games.fourberies.actors import SendToCourt, StealFrom
from herzog.games.fourberies.box import COMEDY, STATS, TRAGEDY
from herzog.games.fourberies.caravels import ChooseCaravel, PushCaravel
from herzog.games.fourberies.components import Actor, Bonus, Canvas, Names, Values
from herzog.games.fourberies.fulfilment import experience_of_nature, is_fulfilled, leaning, measure, payment
from herzog.games.fourberies.needle import MoveNeedle
from herzog.games.fourberies.requests import DiscardRequest, KeepRequest
from herzog.games.fourberies.salvage import SalvageActor
from herzog.games.fourberies.scoring import ChooseNature, ChooseRequest, places
from herzog.games.fourberies.state import PASS
from herzog.games.fourberies.travel import ChooseTravel, ReserveCity
from herzog.kernel import CHANCE, UNKNOWN, Pick, Reason, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from herzog.games.fourberies.components import Entry
    from herzog.games.fourberies.state import Player, Sheet, State
    from herzog.kernel import Frame


class Provenance(msgspec.Struct, frozen=True):
    """Where the values of a component are from; *known* lists the real ones of a doubtful entry."""

    source: str
    known: list[str] | None


class EncounterView(msgspec.Struct, frozen=True):
    """An Encounter card, face up."""

    id: int
    key: str
    kind: str
    name: Names
    provenance: Provenance
    nature: str = ""
    experience: int = 0
    amount: int = 0
    timing: str = ""
    effect: Values = {}


class AcrobatView(msgspec.Struct, frozen=True):
    """An Acrobat before its owner: "ready", "tilted", or "new" until the phase ends."""

    card: EncounterView
    status: str


class ClauseView(msgspec.Struct, frozen=True):
    """A clause of a Secret Request, with the value it measures now."""

    test: str
    stat: str
    n: int
    value: int


class RequestView(msgspec.Struct, frozen=True):
    """A Secret Request one may see, and what it would pay its holder now."""

    id: int
    key: str
    name: Names
    provenance: Provenance
    condition: list[ClauseView]
    payout: Values
    fulfilled: bool
    pays: int


class CaravelView(msgspec.Struct, frozen=True):
    """A Caravel in front of a city, sent there by the Travel card for *card*."""

    colour: int
    card: int


class CityView(msgspec.Struct, frozen=True):
    """A city with the Encounters before it, the oldest first, and the Caravels in front of them."""

    id: int
    number: int
    name: Names
    provenance: Provenance
    x: int
    y: int
    encounters: list[EncounterView]
    caravels: list[CaravelView]
    on_board: list[int]
    reserved: bool
    guarded: bool


class DialView(msgspec.Struct, frozen=True):
    """The dial: cells from the outermost of tragedy to the outermost of comedy."""

    cells_per_side: int
    needle: int
    mood: str


class ColourView(msgspec.Struct, frozen=True):
    """The colour of a troupe."""

    id: int
    key: str
    hex: str
    name: Names


class PaymentView(msgspec.Struct, frozen=True):
    """What a Secret Request paid; *again* if it had been used in the season before."""

    request: RequestView
    again: bool
    amount: int


class SheetView(msgspec.Struct, frozen=True):
    """What a player got at the end of a season, item by item."""

    season: int
    mood: str
    actors: int
    actor_coins: int
    comedians: int
    tragedians: int
    disguise: int
    difference: int
    reward: int
    best: bool
    requests: list[PaymentView]
    total: int


class PlayerView(msgspec.Struct, frozen=True):
    """A player as one seat knows them."""

    seat: Seat
    colour: ColourView
    purse: int
    travel_hand: list[int]
    travel_used: list[int]
    laid: list[int]
    choosing_more: bool
    on_board: list[int]
    managers_home: int
    on_stage: int
    troupe: list[EncounterView]
    taken: list[EncounterView]
    acrobats: list[AcrobatView]
    comedians: int
    tragedians: int
    leaning: int
    n_requests: int
    requests: list[RequestView]
    offered: list[RequestView]
    n_discarded: int
    discarded: list[RequestView]
    shown: list[RequestView]
    sheets: list[SheetView]
    asked: bool


class FriendView(msgspec.Struct, frozen=True):
    """A friend troupe; *drawn* is the city on the card of this round, for its owner alone."""

    owner: Seat
    colour: ColourView
    pile: int
    used: list[int]
    on_board: list[int]
    has_drawn: bool
    drawn: int | None


class Option(msgspec.Struct, frozen=True):
    """Something the seat may pick: what it points at, what it is called, and the numbers that go with it."""

    pick: Pick
    target: str
    plain: bool
    label: str
    numbers: dict[str, int]
    cautions: list[Reason]


class Refused(msgspec.Struct, frozen=True):
    """Something the seat might point at and may not pick, and why."""

    target: str
    reason: Reason


class Decision(msgspec.Struct, frozen=True):
    """What the seat is asked, by which rule, and all it can answer."""

    ask: str
    rule: str
    options: list[Option]
    refused: list[Refused]


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat, or a spectator, sees it."""

    seat: Seat | None
    season: int
    round: int
    rounds: int
    first: Seat
    canvas: Canvas
    dial: DialView
    cities: list[CityView]
    players: list[PlayerView]
    friends: list[FriendView]
    pile: int
    discard: list[EncounterView]
    request_pile: int
    request_discard: int
    asked: list[Seat]
    ask: str
    over: bool
    scores: list[int]
    ranks: list[int]
    decision: Decision | None


MOODS: Final = {TRAGEDY: "tragedy", COMEDY: "comedy"}
LABELS: Final[dict[type[Frame[Any]], str]] = {
    ChooseTravel: "travel-there",
    ReserveCity: "reserve-city",
    UseAcrobat: "use-acrobat",
    ChooseCaravel: "choose-caravel",
    PushCaravel: "push-there",
    SalvageActor: "salvage-actor",
    MoveNeedle: "move-needle",
    StealFrom: "steal",
    SendToCourt: "send-to-court",
    DiscardRequest: "discard-request",
    KeepRequest: "keep-request",
    ChooseRequest: "use-request",
    ChooseNature: "count-as-comedian",
}
DECLINE: Final = "decline"


def view(masked: State, seat: Seat | None) -> View:
    """Return *masked* as shapes for people."""
    top = masked.agenda[-1] if masked.agenda else None
    asked = [other for other in top.seats() if other != CHANCE] if top else []
    n_cities, n_players = masked.box.n_cities, len(masked.players)
    return View(
        seat=seat,
        season=masked.season,
        round=masked.round,
        rounds=masked.round - (-len(masked.pile) // n_cities),
        first=masked.first(),
        canvas=masked.box.components.canvas,
        dial=DialView(masked.box.cells_per_side, masked.needle, MOODS[masked.mood()]),
        cities=[_city(masked, city) for city in range(n_cities)],
        players=[_player(masked, other, asked) for other in range(n_players)],
        friends=[_friend(masked, owner) for owner in range(len(masked.friends))],
        pile=len(masked.pile),
        discard=_encounters(masked, masked.discard),
        request_pile=len(masked.requests),
        request_discard=sum(len(player.thrown) for player in masked.players),
        asked=asked,
        ask=type(top).__name__ if asked else "",
        over=top is None,
        scores=[player.purse for player in masked.players],
        ranks=places(masked),
        decision=decision(masked, top, seat) if top and seat is not None and seat in asked else None,
    )


def decision(masked: State, top: Frame[Any], seat: Seat) -> Decision:
    """Return what *seat* is asked, with everything it may and may not answer."""
    plain = set(top.plain(masked, seat))
    cautions = top.cautions(masked, seat)
    return Decision(
        ask=type(top).__name__,
        rule=top.RULE,
        options=[
            Option(
                pick,
                top.target(masked, pick),
                pick in plain,
                DECLINE if pick == PASS else LABELS[type(top)],
                _numbers(masked, top, seat, pick),
                [caution for caution in cautions if caution.pick == pick],
            )
            for pick in top.picks(masked, seat)
        ],
        refused=[Refused(top.target(masked, why.pick), why) for why in top.refusals(masked, seat)],
    )


def _numbers(masked: State, top: Frame[Any], seat: Seat, pick: Pick) -> dict[str, int]:
    """Return the numbers that go with an option: what it costs, gains or moves."""
    numbers: dict[str, int] = {}
    if pick == PASS:
        return numbers
    if isinstance(top, StealFrom):
        numbers["amount"] = min(top.amount, masked.players[pick].purse)
    elif isinstance(top, SendToCourt):
        numbers["pull"] = masked.box.pulls[pick]
    elif isinstance(top, MoveNeedle):
        numbers["pull"] = pick - masked.needle
    elif isinstance(top, ChooseRequest | DiscardRequest | KeepRequest):
        numbers["pays"] = payment(masked, seat, pick)
    elif isinstance(top, ChooseNature):
        numbers["comedian"] = pick
        numbers["tragedian"] = max(top.picks(masked, seat)) - pick
    return numbers


def _provenance(entry: Entry) -> Provenance:
    return Provenance(entry.source, None if entry.known is None else list(entry.known))


def _encounter(state: State, card: int) -> EncounterView:
    entry = state.box.components.encounters[card]
    where = _provenance(entry)
    if isinstance(entry, Actor):
        effect: Values = {"experience": entry.experience}
        return EncounterView(
            card, entry.id, entry.kind, entry.name, where, entry.nature, entry.experience, effect=effect
        )
    if isinstance(entry, Bonus):
        return EncounterView(card, entry.id, entry.kind, {}, where, amount=entry.amount)
    return EncounterView(card, entry.id, entry.kind, entry.name, where, timing=entry.timing, effect=entry.effect)


def _encounters(state: State, cards: Iterable[int]) -> list[EncounterView]:
    return [_encounter(state, card) for card in cards]


def _request(state: State, seat: Seat, request: int) -> RequestView:
    entry, card = state.box.components.requests[request], state.box.requests[request]
    return RequestView(
        id=request,
        key=entry.id,
        name=entry.name,
        provenance=_provenance(entry),
        condition=[
            ClauseView(str(words["test"]), STATS[clause.stat], clause.n, measure(state, seat, clause.stat))
            for words, clause in zip(entry.condition, card.condition, strict=True)
        ],
        payout=entry.payout,
        fulfilled=is_fulfilled(state, seat, request),
        pays=payment(state, seat, request),
    )


def _requests(state: State, seat: Seat, cards: Iterable[int]) -> list[RequestView]:
    """Return those of *cards* that are known."""
    return [_request(state, seat, request) for request in cards if request != UNKNOWN]


def _colour(state: State, colour: int) -> ColourView:
    entry = state.box.components.colours[colour]
    return ColourView(colour, entry.id, entry.hex, entry.name)


def on_board(state: State, colour: int, in_hand: int) -> list[int]:
    """Return the cities on which *colour* has a Caravel on the board: by its used Travel cards, not those under way."""
    n_cities = state.box.n_cities
    under_way = {caravel for front in state.fronts for caravel in front}
    used = state.box.cities_in[state.box.all_cities & ~in_hand]
    return [city for city in used if colour * n_cities + city not in under_way]


def friend_unused(state: State, owner: Seat) -> int:
    """Return the Travel cards of a friend troupe that are not on her discard."""
    friend = state.friends[owner]
    return friend.pile | (1 << friend.drawn if friend.drawn >= 0 else 0)


def all_on_board(state: State) -> list[list[int]]:
    """Return for each colour the cities on which it has a Caravel on the board."""
    players = [on_board(state, seat, player.hand) for seat, player in enumerate(state.players)]
    return players + [
        on_board(state, len(players) + owner, friend_unused(state, owner)) for owner in range(len(state.friends))
    ]


def _city(state: State, city: int) -> CityView:
    entry, n_cities = state.box.components.cities[city], state.box.n_cities
    return CityView(
        id=city,
        number=entry.number,
        name=entry.name,
        provenance=_provenance(entry),
        x=entry.x,
        y=entry.y,
        encounters=_encounters(state, state.stacks[city]),
        caravels=[CaravelView(caravel // n_cities, caravel % n_cities) for caravel in state.fronts[city]],
        on_board=[colour for colour, cities in enumerate(all_on_board(state)) if city in cities],
        reserved=bool(state.reserved >> city & 1),
        guarded=bool(state.guarded >> city & 1),
    )


def _player(state: State, seat: Seat, asked: list[Seat]) -> PlayerView:
    player, box = state.players[seat], state.box
    return PlayerView(
        seat=seat,
        colour=_colour(state, seat),
        purse=player.purse,
        travel_hand=list(box.cities_in[player.hand]),
        travel_used=list(box.cities_in[box.all_cities & ~player.hand]),
        laid=list(box.cities_in[player.laid]),
        choosing_more=player.extra >= 0,
        on_board=on_board(state, seat, player.hand),
        managers_home=box.managers - player.on_stage,
        on_stage=player.on_stage,
        troupe=_encounters(state, player.troupe),
        taken=_encounters(state, player.taken),
        acrobats=_acrobats(state, player),
        comedians=experience_of_nature(state, seat, COMEDY),
        tragedians=experience_of_nature(state, seat, TRAGEDY),
        leaning=leaning(state, seat),
        n_requests=len(player.requests),
        requests=_requests(state, seat, player.requests),
        offered=_requests(state, seat, player.offered),
        n_discarded=len(player.thrown),
        discarded=_requests(state, seat, player.thrown),
        shown=_requests(state, seat, player.shown),
        sheets=[_sheet(state, seat, season, sheet) for season, sheet in enumerate(player.sheets, 1)],
        asked=seat in asked,
    )


def _acrobats(state: State, player: Player) -> list[AcrobatView]:
    places_of = (("ready", player.ready), ("tilted", player.tilted), ("new", player.fresh))
    return [AcrobatView(_encounter(state, card), status) for status, cards in places_of for card in cards]


def _sheet(state: State, seat: Seat, season: int, sheet: Sheet) -> SheetView:
    before = state.players[seat].sheets[season - 2].requests if season > 1 else ()
    return SheetView(
        season=season,
        mood=MOODS[sheet.mood],
        actors=sheet.actors,
        actor_coins=sheet.actor_coins,
        comedians=sheet.comedians,
        tragedians=sheet.tragedians,
        disguise=sheet.disguise,
        difference=sheet.comedians - sheet.tragedians + sheet.disguise,
        reward=sheet.reward,
        best=bool(sheet.best),
        requests=[
            PaymentView(_request(state, seat, request), request in before, amount)
            for request, amount in zip(sheet.requests, sheet.payments, strict=True)
        ],
        total=sheet.actor_coins + sheet.reward + sum(sheet.payments),
    )


def _friend(state: State, owner: Seat) -> FriendView:
    friend, box, colour = state.friends[owner], state.box, len(state.players) + owner
    unused = friend_unused(state, owner)
    return FriendView(
        owner=owner,
        colour=_colour(state, colour),
        pile=unused.bit_count() - (friend.drawn >= UNKNOWN),
        used=list(box.cities_in[box.all_cities & ~unused]),
        on_board=on_board(state, colour, unused),
        has_drawn=friend.drawn >= UNKNOWN,
        drawn=friend.drawn if friend.drawn >= 0 else None,
    )


def pointable(masked: State) -> list[str]:
    """Return everything on the table that a person could point at."""
    box, n_players = masked.box, len(masked.players)
    cards = [card for stack in masked.stacks for card in stack]
    requests: list[int] = []
    for p in masked.players:
        cards += p.troupe + p.taken + p.fresh + p.ready + p.tilted
        requests += p.requests + p.offered + p.shown
    standing = [divmod(caravel, box.n_cities) for front in masked.fronts for caravel in front]
    landed = [(colour, city) for colour, cities in enumerate(all_on_board(masked)) for city in cities]
    return [
        *[f"city:{city}" for city in range(box.n_cities)],
        *[f"cell:{cell}" for cell in range(2 * box.cells_per_side)],
        *[f"seat:{seat}" for seat in range(n_players)],
        *[f"travel:{seat}:{city}" for seat in range(n_players) for city in range(box.n_cities)],
        *[f"caravel:{colour}:{city}" for colour, city in standing + landed],
        *[f"encounter:{card}" for card in cards],
        *[f"request:{request}" for request in requests if request != UNKNOWN],
        "pile:encounters",
        "pile:requests",
    ]
