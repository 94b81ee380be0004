"""The table of Lacrimosa in words, part by part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.games.lacrimosa.box import card_target
from herzog.kernel import target
from herzog.text.lacrimosa import components
from herzog.text.lacrimosa.things import amounts, gain, instrument, price, repeat, type_of
from herzog.text.phrase import listing, phrase
from herzog.text.words import Line, Part

if TYPE_CHECKING:
    from herzog.games.lacrimosa.view_shapes import (
        CourtView,
        DueView,
        MemoryView,
        MovementView,
        PatronView,
        PlaceView,
        RowView,
        SlotView,
        SoloistView,
        StackView,
        View,
        WorkView,
    )
    from herzog.kernel import Seat
    from herzog.text.lacrimosa.things import Things
    from herzog.text.phrase import Arg, Phrase


def parts(things: Things, view: View) -> list[Part]:
    """Return the whole table."""
    found = [
        _table(things, view),
        Part("row", phrase("lacrimosa-part-row"), [_space(things, space) for space in view.row]),
        Part("map", phrase("lacrimosa-part-map"), [_place(things, place) for place in view.places]),
        Part("requiem", phrase("lacrimosa-part-requiem"), _requiem(things, view)),
        Part("players", phrase("lacrimosa-part-players"), _patrons(things, view)),
    ]
    if view.seat is not None:
        found.append(_hand(things, view.patrons[view.seat]))
    return [*found, _scores(things, view)]


def person(things: Things, view: View, seat: Seat) -> Part:
    """Return everything that can be seen of one patron."""
    patron = view.patrons[seat]
    markers: list[Arg] = [instrument(space.instrument) for space in patron.spaces if space.marker]
    lines = [
        _line("lacrimosa-plain", text=listing(_purse(patron))),
        _line("lacrimosa-person-income", gain=_income(patron)),
        _line("lacrimosa-person-markers", places=listing(markers, none="lacrimosa-no-markers")),
        _line("lacrimosa-person-experience", cards=_titles(patron.experience)),
        _line("lacrimosa-person-story", cards=_titles(patron.story)),
        *[_work(work) for work in patron.works],
        *[_court(things, court) for court in patron.courts],
        *[
            _line("lacrimosa-person-tile", place=instrument(space.instrument), repeat=repeat(space.tile.repeat))
            for space in patron.spaces
            if space.tile and space.tile.repeat
        ],
    ]
    if not view.over:
        lines.append(_line("lacrimosa-person-count", **_count(patron)))
    return Part("person", phrase("lacrimosa-part-person", player=things.names[seat]), lines)


def _line(key: str, **args: Arg) -> Line:
    return Line([phrase(key, **args)])


def _titles(cards: list[MemoryView]) -> Arg:
    return listing([card.title for card in cards], none="lacrimosa-empty")


def _table(things: Things, view: View) -> Part:
    title = "lacrimosa-part-over" if view.over else "lacrimosa-part-table"
    lines = []
    if view.bonus:
        lines.append(Line([components.bonus(things, view.bonus.id).line]))
    lines.append(_line("lacrimosa-table-supply", n=view.n_supply))
    return Part("table", phrase(title, round=view.period, rounds=view.rounds, turn=view.turn, turns=view.turns), lines)


def _space(things: Things, space: RowView) -> Line:
    number = phrase("lacrimosa-row-space", n=space.space + 1, leaves=space.leaves_at_maintenance)
    shown = space.opus or space.memory
    if shown is None:
        return Line([number, phrase("lacrimosa-empty")])
    return Line([number, components.card(things, shown.id).line, *_due(space.due)], card_target(things.box, shown.id))


def _due(due: DueView | None) -> list[Phrase]:
    """Return what something costs the reader; a spectator sees no price."""
    return [phrase("lacrimosa-row-price", price=price(due.price))] if due else []


def _place(things: Things, place: PlaceView) -> Line:
    cells = [phrase("lacrimosa-place", number=place.number, name=place.name, marker=place.marker)]
    if place.tile:
        tile = place.tile
        cells.append(phrase("lacrimosa-place-tile", gilded=tile.gilded, gain=gain(tile.gain)))
        cells += [things.goal(tile.goal)] if tile.goal else []
    else:
        cells.append(phrase("lacrimosa-empty"))
    return Line([*cells, *_due(place.due)], target("place", place.id))


def _requiem(things: Things, view: View) -> list[Line]:
    return [line for movement in view.movements for line in _movement(things, movement)]


def _movement(things: Things, movement: MovementView) -> list[Line]:
    numbers: dict[str, Arg] = {"high": movement.high, "low": movement.low}
    heard: dict[str, Arg] = {"eighths": movement.eighths, "sixteenths": movement.sixteenths}
    name = phrase("lacrimosa-movement", name=movement.name, **numbers)
    slots: list[Arg] = [_slot(things, slot) for slot in movement.slots]
    lines = [Line([name, phrase("lacrimosa-movement-slots", slots=listing(slots), **heard)])]
    return lines + [_stack(things, stack) for stack in movement.stacks if stack.tiles]


def _slot(things: Things, slot: SlotView) -> Phrase:
    if slot.status == "marker":
        owner: Arg = things.called(slot.owner) if slot.owner is not None else phrase("lacrimosa-nobody")
        return phrase("lacrimosa-slot-taken", what=instrument(slot.instrument), player=owner, side=slot.side)
    return phrase("lacrimosa-slot-free", what=instrument(slot.instrument), status=slot.status)


def _stack(things: Things, stack: StackView) -> Line:
    top = stack.tiles[0]
    cells = [
        phrase("lacrimosa-stack", composer=things.composer(stack.composer), n=len(stack.tiles), side=stack.side),
        phrase("lacrimosa-row-price", price=price(top.price)),
        phrase("lacrimosa-stack-gain", gain=gain(top.gain)),
    ]
    return Line([*cells, *([repeat(top.repeat)] if top.repeat else [])], target("stack", stack.id))


def _purse(patron: PatronView) -> list[Phrase]:
    return [
        phrase("lacrimosa-vp", n=patron.vp),
        phrase("lacrimosa-ducats", n=patron.ducats),
        *[
            phrase("lacrimosa-player-points", kind=kind, track=track, counters=counters)
            for kind, track, counters in zip(
                ("talent", "journey", "composition"), patron.track, patron.counters, strict=True
            )
        ],
        phrase("lacrimosa-player-finance", n=patron.finance),
    ]


def _patrons(things: Things, view: View) -> list[Line]:
    lines = [_patron(things, patron) for patron in view.patrons]
    return lines + ([_soloist(view.soloist)] if view.soloist else [])


def _patron(things: Things, patron: PatronView) -> Line:
    name = phrase("lacrimosa-player-name", player=things.names[patron.seat], first=patron.first)
    cells = [name, *_purse(patron), phrase("lacrimosa-player-markers", n=patron.n_markers)]
    if patron.works:
        cells.append(phrase("lacrimosa-player-works", works=listing([_short(work) for work in patron.works])))
    if patron.courts:
        cells.append(phrase("lacrimosa-player-courts", n=len(patron.courts)))
    return Line(cells, target("seat", patron.seat))


def _soloist(soloist: SoloistView) -> Line:
    return Line(
        [
            phrase("lacrimosa-soloist"),
            phrase("lacrimosa-vp", n=soloist.vp),
            phrase("lacrimosa-player-finance", n=soloist.finance),
            phrase("lacrimosa-player-markers", n=soloist.n_markers),
            phrase("lacrimosa-player-courts", n=len(soloist.courts)),
        ]
    )


def _short(work: WorkView) -> Phrase:
    return phrase("lacrimosa-work", title=work.opus.title, turned=work.turned)


def _work(work: WorkView) -> Line:
    opus = work.opus
    given: dict[str, Arg] = {"ducats": opus.perform_ducats, "talent": opus.perform_talent}
    sold: dict[str, Arg] = {
        "price": opus.sell_talent,
        "gain": listing(amounts(finance=opus.sell_finance, vp=opus.sell_vp)),
    }
    use = phrase("lacrimosa-work-use", **given, **sold)
    return Line([_short(work), type_of(opus.type), use], target("opus", opus.id))


def _court(things: Things, court: CourtView) -> Line:
    favour = things.goal(court.tile.goal) if court.tile.goal else phrase("lacrimosa-free")
    said = phrase("lacrimosa-person-court", goal=favour, fulfilled=court.fulfilled)
    return Line([said], target("court", court.tile.id))


def _income(patron: PatronView) -> Arg:
    income = patron.income
    wild: list[Arg] = [phrase("lacrimosa-wild-steps", n=income.wild)] if income.wild else []
    return listing(amounts(income.ducats) + wild + amounts(vp=income.vp))


def _count(patron: PatronView) -> dict[str, Arg]:
    count = patron.count
    return {
        "now": patron.vp,
        "courts": count.courts,
        "requiem": count.requiem,
        "story": count.story,
        "money": count.ducats,
        "total": count.total,
    }


def _hand(things: Things, patron: PatronView) -> Part:
    lines = [Line([components.memory(things, card.id).line], target("memory", card.id)) for card in patron.hand]
    return Part("hand", phrase("lacrimosa-part-hand"), lines)


def _won(patron: PatronView) -> Phrase:
    """Return where the points of *patron* come from."""
    items: list[Arg] = [
        phrase("lacrimosa-score", source=phrase(f"lacrimosa-source-{source}"), vp=vp)
        for source, vp in patron.vp_from.items()
        if vp
    ]
    if not items:
        return phrase("lacrimosa-vp", n=patron.vp)
    return phrase("lacrimosa-score-items", items=listing(items), vp=patron.vp)


def _scores(things: Things, view: View) -> Part:
    lines = []
    for patron in view.patrons:
        lines.append(Line([phrase("lacrimosa-plain", text=things.names[patron.seat]), _won(patron)]))
        if not view.over:
            lines.append(_line("lacrimosa-person-count", **_count(patron)))
    ranked = sorted((rank, seat) for seat, rank in enumerate(view.ranks))
    lines += [
        _line("lacrimosa-rank", player=things.called(seat), rank=rank, vp=view.scores[seat]) for rank, seat in ranked
    ]
    return Part("scores", phrase("lacrimosa-part-scores"), lines)
