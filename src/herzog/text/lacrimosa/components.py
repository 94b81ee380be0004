"""Describes every component of Lacrimosa in words, the same in terminal, log, hover card and screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.kernel import target
from herzog.text.lacrimosa.things import amounts, gain, price, repeat, type_of
from herzog.text.phrase import Described, listing, phrase

if TYPE_CHECKING:
    from herzog.games.lacrimosa.view_shapes import PriceView
    from herzog.kernel import Phrase
    from herzog.text.lacrimosa.things import Things
    from herzog.text.phrase import Arg


def components(things: Things) -> dict[str, Described]:
    """Describe everything in the box; City and Court tiles have two sides, and the target of one says "gilded"."""
    box, board = things.box, things.box.printed.board
    cards, tiles = range(len(box.memories)), range(len(box.goals))
    return {
        **{target("opus", card): opus(things, card) for card in cards[: box.n_opus]},
        **{target("memory", card): memory(things, card) for card in cards[box.n_opus :]},
        **{tile_target(things, tile, gilded=False): city_or_court(things, tile, gilded=False) for tile in tiles},
        **{tile_target(things, tile, gilded=True): city_or_court(things, tile, gilded=True) for tile in tiles},
        **{target("composer-tile", tile): composer_tile(things, tile) for tile in range(len(box.tiles))},
        **{target("bonus", at): bonus(things, at) for at in range(len(box.bonuses))},
        **{target("place", at): place(things, at) for at in range(len(board.locations))},
        **{target("slot", at): slot(things, at) for at in range(len(box.slots))},
        **{target("space", at): space(things, at) for at in range(len(box.spaces))},
        **{target("soloist-card", at): soloist_card(things, at) for at in range(len(box.soloist))},
    }


def tile_target(things: Things, tile: int, *, gilded: bool) -> str:
    """Return the target of one side of a City or Royal Court tile."""
    return target("city" if tile < things.box.n_cities else "court", tile, *(["gilded"] if gilded else []))


def opus(things: Things, card: int) -> Described:
    """Describe an Opus."""
    shown = things.opus(card)
    sold = listing(amounts(0, shown.sell_finance, shown.sell_vp))
    return Described(
        name=things.card(card),
        line=phrase("lacrimosa-row-opus", title=shown.title, type=type_of(shown.type), vp=shown.vp),
        about=[
            phrase("lacrimosa-about-opus", type=type_of(shown.type), year=str(shown.year), period=shown.period),
            phrase("lacrimosa-about-price", price=price(shown.price), vp=shown.vp),
            phrase("lacrimosa-about-perform", talent=shown.perform_talent, ducats=shown.perform_ducats),
            phrase("lacrimosa-about-sell", talent=shown.sell_talent, gain=sold),
        ],
    )


def card(things: Things, card: int) -> Described:
    """Describe an Opus or a Memory."""
    return opus(things, card) if card < things.box.n_opus else memory(things, card)


def memory(things: Things, card: int) -> Described:
    """Describe a Memory, in either section."""
    shown = things.memory(card)
    now, story = things.experience(shown), things.story(shown)
    return Described(
        name=things.card(card),
        line=phrase("lacrimosa-row-memory", title=shown.title, now=now, story=story),
        about=[phrase("lacrimosa-about-experience", gain=now), phrase("lacrimosa-about-story", gain=story)],
    )


def city_or_court(things: Things, tile: int, *, gilded: bool) -> Described:
    """Describe one side of a City or Royal Court tile."""
    shown, name = things.tile(tile, gilded=gilded), things.tile_name(tile, gilded=gilded)
    later = things.goal(shown.goal) if shown.goal else None
    return Described(name=name, line=name, about=_about_tile(shown.price, gain(shown.gain), later), later=later)


def composer_tile(things: Things, tile: int) -> Described:
    """Describe a Composer tile."""
    shown, name = things.composer_tile(tile), things.composer_tile_name(tile)
    later = repeat(shown.repeat) if shown.repeat else None
    return Described(name=name, line=name, about=_about_tile(shown.price, gain(shown.gain), later), later=later)


def _about_tile(asked: PriceView, given: Arg, later: Phrase | None) -> list[Phrase]:
    told = phrase("lacrimosa-about-tile", price=price(asked), gain=given)
    return [told, *([later] if later else [])]


def bonus(things: Things, bonus: int) -> Described:
    """Describe a Bonus tile."""
    printed, told = things.box.printed.bonuses, things.bonus(bonus)
    period = printed.periods[printed.bonuses[bonus].period - 1]
    line = phrase("lacrimosa-table-bonus", bonus=told, years=f"{period.from_}\N{EN DASH}{period.to}")
    return Described(name=phrase("lacrimosa-thing-bonus"), line=line, about=[told])


def place(things: Things, place: int) -> Described:
    """Describe a place on the map."""
    name = phrase("lacrimosa-thing-place", place=things.place(place), number=things.number(place))
    return Described(name=name, line=name)


def slot(things: Things, slot: int) -> Described:
    """Describe an instrument space of the Requiem."""
    return Described(name=things.slot(slot), line=things.slot(slot))


def space(things: Things, space: int) -> Described:
    """Describe an instrument space of a personal board while its marker is there."""
    name, given = things.space(space), gain(things.space_gain(space))
    return Described(name=name, line=name, about=[phrase("lacrimosa-about-space", gain=given)])


def soloist_card(things: Things, card: int) -> Described:
    """Describe a card of the Soloist."""
    shown = things.soloist_card(card)
    name = phrase("lacrimosa-soloist-card", number=shown.number)
    where: dict[str, Arg] = {"row": shown.row, "direction": shown.direction, "courts": shown.courts}
    told = phrase("lacrimosa-about-soloist-card", movement=shown.movement, end=shown.from_end, **where)
    return Described(name=name, line=name, about=[told])
