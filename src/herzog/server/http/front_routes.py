"""The addresses of the front room: personal links, open tables, the deal of the day, results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.routing import Route

from herzog import wire
from herzog.server.front.results import of_person
from herzog.server.http.requests import Reply, bearer_token, body, charge, the_lobby
from herzog.server.limits.costs import EACH_TABLE, STORY, TABLE
from herzog.server.limits.rate import Buckets
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from herzog.server.access.links import Grant
    from herzog.server.front.daily import Daily
    from herzog.server.front.open_tables import OpenTables
    from herzog.server.front.people import People, Person
    from herzog.server.front.results import ServerResults
    from herzog.server.front.uploads import Uploads
    from herzog.server.settings import Settings


def front_routes(settings: Settings) -> list[Route]:
    """Return the routes of one server, with its rate limits."""
    newcomers, arrivals = Buckets(settings.people), Buckets(settings.seats)
    readers = Buckets(settings.records)

    async def welcome(request: Request) -> Response:
        await body(request, wire.NewPerson)  # so that no form on another site can ask
        newcomers.take(request)
        return Reply(wire.PersonKey(await _people(request).welcome()), 201)

    async def play_daily(request: Request) -> Response:
        wish = await body(request, wire.PlayDaily)
        charge(request, TABLE)
        request.app.state.tables.take(request)
        return Reply(await _daily(request).play(request.path_params["game"], wish.name), 201)

    async def open_record(request: Request) -> Response:
        readers.take(request)
        request.app.state.tables.take(request)  # what is uploaded becomes a table, and stays one
        brought = await body(request, wire.BroughtRecord, wire.LARGEST_RECORD)
        uploads: Uploads = request.app.state.uploads
        return Reply(await uploads.open(brought.record), 201)

    async def take_seat(request: Request) -> Response:
        guest = await body(request, wire.TakeSeat)
        if not guest.name.strip():
            raise Refusal("malformed")
        arrivals.take(request)
        return Reply(await _open_tables(request).take(name=guest.name.strip(), **request.path_params))

    return [
        Route("/api/records", open_record, methods=["POST"]),
        Route("/api/open", _list_open),
        Route("/api/open/{table}/{seat:number}", take_seat, methods=["POST"]),
        Route("/api/daily", _dailies, methods=["POST"]),
        Route("/api/daily/{game}", play_daily, methods=["POST"]),
        Route("/api/results", _results),
        Route("/api/person/results", _my_results),
        Route("/api/person", welcome, methods=["POST"]),
        Route("/api/person", _gathered),
        Route("/api/person/hold", _hold, methods=["POST"]),
        Route("/api/person/let-go", _let_go, methods=["POST"]),
        Route("/api/person/prefer", _prefer, methods=["POST"]),
        Route("/api/person/replace", _replace, methods=["POST"]),
        Route("/api/person/forget", _forget, methods=["POST"]),
    ]


async def _gathered(request: Request) -> Response:
    """Answer with everything that a personal link gathers."""
    people, lobby = _people(request), the_lobby(request)
    charge(request, STORY)
    person = await _who(request)
    held = await people.held(person)
    tables = [wire.HeldTable(lobby.access.token(grant), await lobby.summary(grant, saved)) for grant, saved in held]
    return Reply(wire.Gathered(person.prefs, tables, lobby.access.reach))


async def _hold(request: Request) -> Response:
    wanted = await body(request, wire.HoldTables)
    charge(request, EACH_TABLE * len(wanted.tokens))
    granted = [await _granted(request, token) for token in wanted.tokens]
    await _people(request).hold(await _who(request), [grant for grant in granted if grant])
    return await _gathered(request)


async def _granted(request: Request, token: wire.Token) -> Grant | None:
    try:
        return (await the_lobby(request).access.grant(token))[0]
    except Refusal:
        return None


async def _let_go(request: Request) -> Response:
    unwanted = await body(request, wire.LetGo)
    grant, _ = await the_lobby(request).access.grant(unwanted.token)
    await _people(request).let_go(await _who(request), grant)
    return await _gathered(request)


async def _prefer(request: Request) -> Response:
    wish = await body(request, wire.Prefer)
    await _people(request).prefer(await _who(request), wish.prefs)
    return Reply(wire.Heard())


async def _replace(request: Request) -> Response:
    return Reply(wire.PersonKey(await _people(request).replace(await _who(request))))


async def _forget(request: Request) -> Response:
    await _people(request).forget(await _who(request))
    return Reply(wire.Heard())


async def _dailies(request: Request) -> Response:
    tokens = (await body(request, wire.Dailies)).tokens
    charge(request, EACH_TABLE * len(tokens))
    return Reply(await _daily(request).cards(tokens))


async def _list_open(request: Request) -> Response:
    return Reply(await _open_tables(request).tables())


async def _results(request: Request) -> Response:
    results: ServerResults = request.app.state.results
    return Reply(await results.count())


async def _my_results(request: Request) -> Response:
    charge(request, STORY)
    return Reply(of_person(await _people(request).held(await _who(request), most=None)))


def _open_tables(request: Request) -> OpenTables:
    open_tables: OpenTables = request.app.state.open_tables
    return open_tables


def _daily(request: Request) -> Daily:
    daily: Daily = request.app.state.daily
    return daily


async def _who(request: Request) -> Person:
    """Return the person whose link the request bears."""
    return await _people(request).find(bearer_token(request))


def _people(request: Request) -> People:
    people: People = request.app.state.people
    return people
