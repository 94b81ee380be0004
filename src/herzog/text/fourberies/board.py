"""The table of Fourberies in words, part by part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.kernel import target
from herzog.text.fourberies import components
from herzog.text.phrase import listing, phrase
from herzog.text.words import Line, Part

if TYPE_CHECKING:
    from herzog.games.fourberies.view_shapes import CityView, EncounterView, PlayerView, RequestView, SheetView, View
    from herzog.kernel import Seat
    from herzog.text.fourberies.things import Things
    from herzog.text.phrase import Arg, Phrase


def parts(things: Things, view: View) -> list[Part]:
    """Return the whole table."""
    found = [_table(things, view), _cities(things, view), _players(things, view)]
    if view.seat is not None:
        found.append(_hand(things, view, view.seat))
    if any(player.sheets for player in view.players):
        found.append(_scores(things, view))
    return found


def person(things: Things, view: View, seat: Seat) -> Part:
    """Return everything that can be seen of one player."""
    player = view.players[seat]
    lines = [
        _line("fourberies-person-purse", coins=player.purse),
        _line("fourberies-person-travel", cities=things.cities(player.travel_hand)),
        _line("fourberies-person-caravels", cities=things.cities(player.on_board)),
        _line("fourberies-person-managers", stage=player.on_stage, home=player.managers_home),
        _line("fourberies-person-troupe", cards=_actors(things, player.troupe), **_leaning(player.leaning)),
        *[_acrobat(things, acrobat.card, acrobat.status) for acrobat in player.acrobats],
        _line("fourberies-person-requests", n=player.n_requests),
        *[_request(things, "shown", request) for request in player.shown],
        *[_sheet(sheet) for sheet in player.sheets],
    ]
    return Part("person", phrase("fourberies-part-person", player=things.names[seat], colour=player.colour.name), lines)


def _line(key: str, **args: Arg) -> Line:
    return Line([phrase(key, **args)])


def _actors(things: Things, cards: list[EncounterView]) -> Arg:
    return listing([things.card(card.id) for card in cards], none="fourberies-no-actors")


def _leaning(leaning: int) -> dict[str, Arg]:
    way = "comedy" if leaning > 0 else "tragedy" if leaning < 0 else "none"
    return {"difference": abs(leaning), "way": way}


def _table(things: Things, view: View) -> Part:
    over = "fourberies-part-over" if view.over else "fourberies-part-table"
    return Part(
        "table",
        phrase(over, season=view.season, round=view.round, rounds=view.rounds),
        [
            Line([phrase("fourberies-dial", **things.cell(view.dial.needle))], target("cell", view.dial.needle)),
            _line("fourberies-piles", encounters=view.pile, requests=view.request_pile),
        ],
    )


def _cities(things: Things, view: View) -> Part:
    return Part("board", phrase("fourberies-part-cities"), [_city(things, city) for city in view.cities])


def _city(things: Things, city: CityView) -> Line:
    cards: list[Arg] = [things.short(card.id) for card in city.encounters]
    there: list[Arg] = [things.troupe(caravel.colour) for caravel in city.caravels]
    cells = [phrase("fourberies-city", number=city.number, name=city.name)]
    cells.append(phrase("fourberies-city-cards", cards=listing(cards)) if cards else phrase("fourberies-city-empty"))
    if there:
        cells.append(phrase("fourberies-city-caravels", troupes=listing(there)))
    if city.reserved:
        cells.append(phrase("fourberies-city-reserved", guarded=city.guarded))
    return Line(cells, target("city", city.id))


def _players(things: Things, view: View) -> Part:
    rows = [_player(things, view, player) for player in view.players]
    friends = [
        Line(
            [
                things.friend(friend.owner),
                phrase("fourberies-friend-left", n=friend.pile + friend.has_drawn),
                phrase("fourberies-player-used", cities=_numbers(things, friend.used)),
            ]
        )
        for friend in view.friends
    ]
    return Part("players", phrase("fourberies-part-players"), rows + friends)


def _numbers(things: Things, cities: list[int]) -> str:
    return " ".join(str(things.number(city)) for city in cities) or "\N{EN DASH}"


def _player(things: Things, view: View, player: PlayerView) -> Line:
    cells = [
        phrase("fourberies-player-name", player=things.names[player.seat], colour=player.colour.name),
        phrase("fourberies-coins", n=player.purse),
        phrase("fourberies-player-travel", cities=_numbers(things, player.travel_hand)),
        phrase("fourberies-player-troupe", n=len(player.troupe), **_leaning(player.leaning)),
    ]
    if player.on_stage:
        cells.append(phrase("fourberies-player-stage", n=player.on_stage))
    if player.n_requests or player.shown:
        cells.append(phrase("fourberies-player-requests", n=player.n_requests, shown=len(player.shown)))
    cells += [phrase("fourberies-player-acrobat", name=a.card.name, status=a.status) for a in player.acrobats]
    if view.first == player.seat:
        cells.append(phrase("fourberies-player-first"))
    return Line(cells, target("seat", player.seat))


def _acrobat(things: Things, card: EncounterView, status: str) -> Line:
    about = components.encounter(things, card.id).about[0]
    named = phrase(
        "fourberies-person-acrobat", name=card.name, status=phrase("fourberies-status", status=status), about=about
    )
    return Line([named], target("encounter", card.id))


def _hand(things: Things, view: View, seat: Seat) -> Part:
    player = view.players[seat]
    lines = []
    if player.laid:
        lines.append(_line("fourberies-hand-laid", cities=things.cities(player.laid)))
    lines += [
        _line("fourberies-hand-friend", city=things.city(friend.drawn))
        for friend in view.friends
        if friend.owner == seat and friend.drawn is not None
    ]
    if player.taken:
        lines.append(_line("fourberies-hand-taken", cards=_actors(things, player.taken)))
    held = (("held", player.requests), ("offered", player.offered), ("shown", player.shown))
    lines += [_request(things, where, request) for where, requests in held for request in requests]
    return Part("hand", phrase("fourberies-part-hand"), lines)


def _request(things: Things, where: str, request: RequestView) -> Line:
    condition = things.condition(request.id)
    args: dict[str, Arg] = {"name": request.name, "condition": condition, "pays": request.pays, "where": where}
    return Line([phrase("fourberies-request", **args)], target("request", request.id))


def _scores(things: Things, view: View) -> Part:
    lines = [
        Line([phrase("fourberies-player-name", player=things.names[p.seat], colour=p.colour.name), _items(sheet)])
        for p in view.players
        for sheet in p.sheets
    ]
    if view.over:
        lines += [
            _line("fourberies-rank", player=things.names[seat], rank=rank, coins=view.scores[seat])
            for rank, seat in sorted((rank, seat) for seat, rank in enumerate(view.ranks))
        ]
    return Part("scores", phrase("fourberies-part-scores"), lines)


def _items(sheet: SheetView) -> Phrase:
    requests = sum(payment.amount for payment in sheet.requests)
    return phrase(
        "fourberies-sheet",
        season=sheet.season,
        actors=sheet.actor_coins,
        show=sheet.reward,
        best=sheet.best,
        requests=requests,
        total=sheet.total,
    )


def _sheet(sheet: SheetView) -> Line:
    return Line([_items(sheet)])
