"""Turns a mask into a view: everything a screen needs to draw the table without knowing the rules."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, cast

from herzog.games.fourberies.box import (
    ALL_CITIES,
    COMEDY,
    N_CITIES,
    STATS,
    TRAGEDY,
    city_of,
    colour_of,
    is_in,
    set_of,
    travel_card,
)
from herzog.games.fourberies.fulfilment import (
    at_its_best,
    experience_of_nature,
    is_fulfilled,
    leaning,
    measure,
    mood_difference,
    payment,
)
from herzog.games.fourberies.printed import Actor, Bonus
from herzog.games.fourberies.scoring import places
from herzog.games.fourberies.season import rounds_of_season
from herzog.games.fourberies.state import BONUSES, MANAGERS, ROBBED, STOLEN, WAGES
from herzog.games.fourberies.travel import ChooseTravel
from herzog.games.fourberies.view_shapes import (
    AcrobatView,
    CaravelView,
    CityView,
    ClauseView,
    ColourView,
    DialView,
    EncounterView,
    FriendView,
    PaymentView,
    PlayerView,
    Provenance,
    RequestView,
    SheetView,
    View,
)
from herzog.kernel import CHANCE, UNKNOWN, Seat, target

if TYPE_CHECKING:
    from collections.abc import Iterable

    from herzog.games.fourberies.box import Box
    from herzog.games.fourberies.printed import Entry, Mood, Nature, Test, Timing
    from herzog.games.fourberies.state import Player, Sheet, State
    from herzog.games.fourberies.view_shapes import CoinSource


MOODS: Final[dict[int, Mood]] = {TRAGEDY: "tragedy", COMEDY: "comedy"}


def view(masked: State, seat: Seat | None) -> View:
    """Return *masked* as a view."""
    top = masked.agenda[-1] if masked.agenda else None
    asked = [other for other in top.seats() if other != CHANCE] if top else []
    anchored = all_on_board(masked)
    return View(
        seat=seat,
        season=masked.season,
        round=masked.round,
        rounds=rounds_of_season(masked),
        first=masked.first(),
        canvas=masked.box.components.canvas,
        dial=DialView(masked.box.cells_per_side, masked.needle, MOODS[masked.mood()]),
        cities=[_city(masked, city, anchored) for city in range(N_CITIES)],
        players=[_player(masked, other, asked, anchored) for other in range(len(masked.players))],
        friends=[_friend(masked, owner, anchored) for owner in range(len(masked.friends))],
        pile=len(masked.pile),
        discard=_encounters(masked.box, masked.discard),
        request_pile=len(masked.requests),
        request_discard=sum(len(player.thrown) for player in masked.players),
        asked=asked,
        ask=top.name if top and asked else "",
        over=top is None,
        scores=[player.purse for player in masked.players],
        ranks=places(masked),
    )


def _provenance(entry: Entry) -> Provenance:
    return Provenance(entry.source, None if entry.known is None else list(entry.known))


@cache
def _encounter(box: Box, card: int) -> EncounterView:
    """Return an Encounter, cached because printed values never change."""
    entry = box.components.encounters[card]
    where = _provenance(entry)
    if isinstance(entry, Actor):
        effect = box.components.actor_effects[entry.experience - 1].effect
        return EncounterView(
            card, entry.id, entry.kind, entry.name, where, cast("Nature", entry.nature), entry.experience, effect=effect
        )
    if isinstance(entry, Bonus):
        return EncounterView(card, entry.id, entry.kind, {}, where, amount=entry.amount)
    return EncounterView(
        card, entry.id, entry.kind, entry.name, where, timing=cast("Timing", entry.timing), effect=entry.effect
    )


def _encounters(box: Box, cards: Iterable[int]) -> list[EncounterView]:
    return [_encounter(box, card) for card in cards]


@cache
def _request_provenance(box: Box, request: int) -> Provenance:
    return _provenance(box.components.requests[request])


def _request(state: State, seat: Seat, request: int) -> RequestView:
    entry, card = state.box.components.requests[request], state.box.requests[request]
    table = at_its_best(state, seat, request)
    return RequestView(
        id=request,
        key=entry.id,
        name=entry.name,
        provenance=_request_provenance(state.box, request),
        condition=[
            ClauseView(cast("Test", words["test"]), STATS[clause.stat], clause.n, measure(table, seat, clause.stat))
            for words, clause in zip(entry.condition, card.condition, strict=True)
        ],
        payout=entry.payout,
        fulfilled=is_fulfilled(table, seat, request),
        pays=payment(table, seat, request),
    )


def _requests(state: State, seat: Seat, cards: Iterable[int]) -> list[RequestView]:
    """Return the known ones among *cards*."""
    return [_request(state, seat, request) for request in cards if request != UNKNOWN]


@cache
def _colour(box: Box, colour: int) -> ColourView:
    entry = box.components.colours[colour]
    return ColourView(colour, entry.id, entry.hex, entry.name)


def on_board(state: State, colour: int, in_hand: int) -> list[int]:
    """Return the cities where *colour* has a Caravel on the board: those of used cards, except for one under way."""
    under_way = {caravel for front in state.fronts for caravel in front}
    used = state.box.cities_in[ALL_CITIES & ~in_hand]
    return [city for city in used if travel_card(colour, city) not in under_way]


def friend_unused(state: State, owner: Seat) -> int:
    """Return the Travel cards of a friend troupe that are not on its discard."""
    friend = state.friends[owner]
    return friend.pile | (set_of(friend.drawn) if friend.drawn >= 0 else 0)


def all_on_board(state: State) -> list[list[int]]:
    """Return the cities where each colour has a Caravel on the board."""
    players = [on_board(state, seat, player.hand) for seat, player in enumerate(state.players)]
    return players + [
        on_board(state, len(players) + owner, friend_unused(state, owner)) for owner in range(len(state.friends))
    ]


@cache
def _city_provenance(box: Box, city: int) -> Provenance:
    return _provenance(box.components.cities[city])


def _city(state: State, city: int, anchored: list[list[int]]) -> CityView:
    entry = state.box.components.cities[city]
    return CityView(
        id=city,
        number=entry.number,
        name=entry.name,
        provenance=_city_provenance(state.box, city),
        x=entry.x,
        y=entry.y,
        encounters=_encounters(state.box, state.stacks[city]),
        caravels=[CaravelView(colour_of(caravel), city_of(caravel)) for caravel in state.fronts[city]],
        on_board=[colour for colour, cities in enumerate(anchored) if city in cities],
        reserved=is_in(state.reserved, city),
        guarded=is_in(state.guarded, city),
    )


def _player(state: State, seat: Seat, asked: list[Seat], anchored: list[list[int]]) -> PlayerView:
    player, box = state.players[seat], state.box
    return PlayerView(
        seat=seat,
        colour=_colour(box, seat),
        purse=player.purse,
        purse_from=_purse_from(state, player),
        travel_hand=list(box.cities_in[player.hand]),
        travel_used=list(box.cities_in[ALL_CITIES & ~player.hand]),
        laid=list(box.cities_in[player.laid]),
        chosen=_chosen(state, seat),
        choosing_more=player.extra >= 0,
        on_board=anchored[seat],
        managers_home=box.managers - player.on_stage,
        on_stage=player.on_stage,
        troupe=_encounters(box, player.troupe),
        taken=_encounters(box, player.taken),
        acrobats=_acrobats(box, player),
        comedians=experience_of_nature(state, seat, COMEDY),
        tragedians=experience_of_nature(state, seat, TRAGEDY),
        leaning=leaning(state, seat),
        pleases=mood_difference(state, seat) > 0,
        n_requests=len(player.requests),
        requests=_requests(state, seat, player.requests),
        offered=_requests(state, seat, player.offered),
        n_discarded=len(player.thrown),
        discarded=_requests(state, seat, player.thrown),
        shown=_requests(state, seat, player.shown),
        sheets=[_sheet(state, seat, season, sheet) for season, sheet in enumerate(player.sheets, 1)],
        asked=seat in asked,
    )


def _purse_from(state: State, player: Player) -> dict[CoinSource, int]:
    """Return where the Écus of *player* come from; the numbers add up to the purse."""
    ledger, sheets = player.ledger, player.sheets
    return {
        "start": state.box.start_money,
        "bonuses": ledger[BONUSES],
        "managers": ledger[MANAGERS],
        "stolen": ledger[STOLEN],
        "robbed": ledger[ROBBED],
        "wages": ledger[WAGES],
        "actors": sum([sheet.actor_coins for sheet in sheets]),
        "shows": sum([sheet.reward for sheet in sheets]),
        "requests": sum([sum(sheet.payments) for sheet in sheets]),
    }


def _chosen(state: State, seat: Seat) -> list[int]:
    """Return the cities *seat* has chosen in secret, as far as the viewer may know them. [FOU-3.1]"""
    top = state.agenda[-1] if state.agenda else None
    return list(state.box.cities_in[top.chosen_by(state, seat)]) if isinstance(top, ChooseTravel) else []


def _acrobats(box: Box, player: Player) -> list[AcrobatView]:
    return [
        *[AcrobatView(_encounter(box, card), "ready") for card in player.ready],
        *[AcrobatView(_encounter(box, card), "tilted") for card in player.tilted],
        *[AcrobatView(_encounter(box, card), "new") for card in player.fresh],
    ]


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


def _friend(state: State, owner: Seat, anchored: list[list[int]]) -> FriendView:
    friend, box, colour = state.friends[owner], state.box, len(state.players) + owner
    unused = friend_unused(state, owner)
    return FriendView(
        owner=owner,
        colour=_colour(box, colour),
        pile=unused.bit_count() - (friend.drawn >= UNKNOWN),
        travel_hand=list(box.cities_in[unused]),
        used=list(box.cities_in[ALL_CITIES & ~unused]),
        on_board=anchored[colour],
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
    standing = [divmod(caravel, N_CITIES) for front in masked.fronts for caravel in front]
    landed = [(colour, city) for colour, cities in enumerate(all_on_board(masked)) for city in cities]
    return [
        *[target("city", city) for city in range(N_CITIES)],
        *[target("cell", cell) for cell in range(box.n_cells)],
        *[target("seat", seat) for seat in range(len(masked.players))],
        *[target("travel", seat, city) for seat in range(n_players) for city in range(N_CITIES)],
        *[target("caravel", colour, city) for colour, city in standing + landed],
        *[target("encounter", card) for card in cards],
        *[target("request", request) for request in requests if request != UNKNOWN],
        target("pile", "encounters"),
        target("pile", "requests"),
    ]
