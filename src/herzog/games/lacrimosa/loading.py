"""Turns a printed set into the tables that the rules use."""

from __future__ import annotations

import copyreg
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from herzog.games.lacrimosa import printed_set
from herzog.games.lacrimosa.box import (
    ACTIONS,
    COMPOSERS,
    GOALS,
    INSTRUMENTS,
    KINDS,
    MOVEMENTS,
    NONE,
    TYPES,
    BonusTile,
    Box,
    Difficulty,
    Goal,
    InstrumentSpace,
    MemoryCard,
    OpusCard,
    Price,
    RequiemMovement,
    RequiemSlot,
    RequiemTile,
    Reward,
    SoloistCard,
    TileFace,
)
from herzog.games.lacrimosa.printed import (
    ActionRepeat,
    CityGain,
    Gain,
    MemoryGain,
    OpusVpRepeat,
    Points,
    SpaceGain,
    Story,
    TileGain,
    TrackRepeat,
)
from herzog.kernel import pack

if TYPE_CHECKING:
    from collections.abc import Iterable

    from herzog.games.lacrimosa import printed, printed_board
    from herzog.games.lacrimosa.printed_set import PrintedSet

    AnyOpus: TypeAlias = printed.Opus | printed.StartingOpus
    AnyMemory: TypeAlias = printed.Memory | printed.StartingMemory

SETS: Final = tuple(Path(__file__).parent / "data" / number for number in ("1", "2", "3"))  # the newest last
N_SEATS: Final = 4
MOST_COUNTERS: Final = 64  # the size of the table of burdens; see payment.burden


def open_box(folder: Path) -> Box:
    """Return the box of the set in *folder*."""
    whole = printed_set.read(folder)
    board, setup = whole.board, whole.board.setup
    places = [place.id for place in board.locations]
    finance = [space.id for space in board.finance_track]
    opus = _opus(whole)
    n_market = len(whole.opus.opus)
    first_memory, n_memories = len(opus), len(whole.memories.memories)
    memories = _memories(whole)
    return Box(
        hash_=pack.fingerprint(folder, printed_set.FILES),
        version=board.version,
        printed=whole,
        opus=opus,
        memories=(MemoryCard(0, Reward(), (), (), 0),) * first_memory + memories,
        starting_memories=tuple(
            tuple(range(start, start + setup.deck_size))
            for start in range(first_memory + n_memories, first_memory + len(memories), setup.deck_size)
        ),
        period_opus=_by_period([card.period for card in opus[:n_market]], 0),
        period_memories=_by_period([card.period for card in memories[:n_memories]], first_memory),
        memory_prices=tuple(_row_price(space.memory, 0, 0) for space in board.card_row),
        memory_change=tuple(_change(space.memory, 0, 0) for space in board.card_row),
        is_court=tuple(place.kind == "court" for place in board.locations),
        roads=_cheapest_ways(places, board.roads),
        start_place=places.index(setup.start_location),
        faces=_faces(whole),
        goals=(None,) * len(whole.cities.cities) + tuple(_goal(court.goal) for court in whole.courts.courts),
        tiles=tuple(_tile(tile) for tile in whole.composers.tiles),
        movements=_movements(board),
        slots=_slots(board),
        spaces=tuple(_space(space, board.exchange.counter_for_ducats) for space in board.instrument_spaces),
        finance=tuple((space.ducats, space.wild, space.vp) for space in board.finance_track),
        finance_start=finance.index(board.finance.start),
        finance_vp=board.finance.overflow_vp_per_step,
        track_max=board.story_track.max,
        track_start=board.story_track.start,
        track_ducats=board.story_track.overflow_ducats_per_step,
        buy=board.exchange.ducats_for_counter,
        sell=board.exchange.counter_for_ducats,
        burden=_burden(board.story_track.max, board.exchange, _most_points(whole)),
        bonuses=tuple(BonusTile(b.period, ACTIONS.index(b.action), _gain(b.reward)) for b in whole.bonuses.bonuses),
        closed=_closed(whole),
        removed=((0, 0), *((r.opus, r.memory) for r in setup.cards_removed_per_period)),
        starts=_starts(setup),
        hand=setup.hand,
        rounds=setup.rounds,
        turns=setup.turns_per_round,
        row_discard=setup.row_discard_per_round,
        story_points_per_vp=board.scoring.story_points_per_vp,
        ducats_per_vp=board.scoring.ducats_per_vp,
        soloist=tuple(_soloist(card) for card in whole.soloist.soloist),
        difficulties=tuple(
            Difficulty(tuple(number - 1 for number in deck.cards), finance.index(deck.finance))
            for deck in whole.soloist.decks
        ),
    )


built_in: Final = cache(open_box)  # only for the built-in sets, which never change


def unpickled(fingerprint: str, fields: list[Any] | None) -> Box:
    """Return a pickled set; without *fields*, it is one that comes with the game."""
    return pack.unpickled(Box, map(built_in, reversed(SETS)), fingerprint, fields)


copyreg.pickle(Box, lambda box: (unpickled, pack.pickled(box, map(built_in, reversed(SETS)))))


def _units(points: Points | Story) -> tuple[int, ...]:
    """Return the kind of each point in *points*, without wildcards."""
    return (0,) * points.talent + (1,) * points.journey + (2,) * points.composition


def _actions(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(ACTIONS.index(name) for name in names)


def _gain(gain: Gain) -> Reward:
    """Return *gain* as a reward; Composer tiles and Cities have extra parts."""
    per, turned = (gain.vp_per_opus if isinstance(gain, TileGain) else None), None
    if isinstance(gain, CityGain):
        turned = gain.perform or gain.sell
    return Reward(
        ducats=gain.ducats,
        counters=_units(gain.counters),
        wild_counters=gain.counters.wild,
        steps=_units(gain.track),
        wild_steps=gain.track.wild,
        finance=gain.finance,
        vp=gain.vp,
        per_type=TYPES.index(per.type) if per else NONE,
        per_vp=per.vp if per else 0,
        actions=_actions(gain.actions) if isinstance(gain, TileGain | CityGain) else (),
        perform_type=TYPES.index(gain.perform.type) if isinstance(gain, CityGain) and gain.perform else NONE,
        sell_type=TYPES.index(gain.sell.type) if isinstance(gain, CityGain) and gain.sell else NONE,
        bonus=_gain(turned.bonus) if turned else None,
    )


def _space_gain(gain: SpaceGain) -> Reward:
    return Reward(
        ducats=gain.ducats,
        counters=_units(gain.counters),
        wild_counters=gain.counters.wild,
        finance=gain.finance,
        vp=gain.vp,
        neutral=gain.neutral,
    )


def _memory_gain(gain: MemoryGain) -> Reward:
    return Reward(ducats=gain.ducats, steps=_units(gain.track), wild_steps=gain.track.wild)


def _space(space: printed_board.InstrumentSpace, sell: int) -> InstrumentSpace:
    counters = space.reward.counters
    return InstrumentSpace(
        INSTRUMENTS.index(space.instrument),
        _space_gain(space.reward),
        purse=space.reward.ducats + sell * (counters.talent + counters.journey),
        counters=counters.composition + counters.wild,
    )


def _net(price: printed_board.RowPrice, talent: int, ducats: int) -> tuple[int, int, int, int]:
    """Return a card's price on a space of the row; a negative amount is left over. [LAC-5.3, LAC-Q9]"""
    cost, against = price.cost, price.reward
    return (
        talent + cost.talent - against.talent,
        cost.journey - against.journey,
        cost.composition - against.composition,
        ducats + cost.ducats - against.ducats,
    )


def _row_price(price: printed_board.RowPrice, talent: int, ducats: int) -> Price:
    net = _net(price, talent, ducats)
    return (max(net[0], 0), max(net[1], 0), max(net[2], 0), max(net[3], 0), 0)


def _change(price: printed_board.RowPrice, talent: int, ducats: int) -> Reward | None:
    net = _net(price, talent, ducats)
    if min(net) >= 0:
        return None
    left = tuple(kind for kind in range(len(KINDS)) for _ in range(-net[kind]))
    return Reward(ducats=max(-net[3], 0), counters=left)


def _opus(whole: PrintedSet) -> tuple[OpusCard, ...]:
    row = [space.opus for space in whole.board.card_row]
    cards: list[AnyOpus] = [*whole.opus.opus, *whole.opus.starting]
    return tuple(
        OpusCard(
            TYPES.index(card.type),
            card.period,
            card.vp,
            tuple(_row_price(space, card.cost.talent, card.cost.ducats) for space in row),
            tuple(_change(space, card.cost.talent, card.cost.ducats) for space in row),
            (card.perform.talent, 0, 0, 0, 0),
            card.perform.ducats,
            (card.sell.talent, 0, 0, 0, 0),
            card.sell.finance,
            card.sell.vp,
        )
        for card in cards
    )


def _memories(whole: PrintedSet) -> tuple[MemoryCard, ...]:
    """Return the Memories of the row, then each patron's starting ones."""
    cards: list[AnyMemory] = [*whole.memories.memories, *(whole.memories.starting * N_SEATS)]
    return tuple(
        MemoryCard(card.period, _memory_gain(card.reward), _actions(card.actions), _units(card.story), card.story.vp)
        for card in cards
    )


def _starts(setup: printed_board.Setup) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return ducats and VP by number of patrons and place in turn order. [LAC-1.14, LAC-12.5]"""
    starts = tuple((start.ducats, start.vp) for start in setup.seats)
    return ((), ((setup.solo.player_ducats, 0),), starts[:2], starts[:3], starts)


def _by_period(periods: list[int], first: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(first + i for i, own in enumerate(periods) if own == period)
        for period in range(1, printed_set.N_PERIODS + 1)
    )


def _cheapest_ways(places: list[str], roads: tuple[printed_board.Road, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the cost in ducats of the cheapest route between any two places. [LAC-Q16]"""
    far = sum(road.ducats for road in roads) + 1
    ways = [[0 if a == b else far for b in places] for a in places]
    for road in roads:
        a, b = map(places.index, road.between)
        ways[a][b] = ways[b][a] = min(ways[a][b], road.ducats)
    n = range(len(places))
    for via in n:
        ways = [[min(ways[a][b], ways[a][via] + ways[via][b]) for b in n] for a in n]
    return tuple(tuple(row) for row in ways)


def _faces(whole: PrintedSet) -> tuple[TileFace, ...]:
    cities = [((c.cost.talent, c.cost.journey, 0, 0, 0), c.plain, c.gilded) for c in whole.cities.cities]
    courts = [((0, c.cost.journey, 0, 0, 0), c.plain, c.gilded) for c in whole.courts.courts]
    return tuple(
        TileFace(tile, price, _gain(gain))
        for tile, (price, plain, gilded) in enumerate([*cities, *courts])
        for gain in (plain, gilded)
    )


def _goal(goal: printed.Goal) -> Goal:
    known = {"opus_types": TYPES, "instruments": INSTRUMENTS, "movements": MOVEMENTS}.get(goal.family)
    first, second = [item if known is None else known.index(str(item)) for item in goal.items]
    return Goal(GOALS.index(goal.family), (int(first), int(second)), goal.vp)


def _tile(tile: printed.Tile) -> RequiemTile:
    repeat = tile.repeat
    return RequiemTile(
        COMPOSERS.index(tile.composer),
        MOVEMENTS.index(tile.movement),
        (0, 0, tile.cost.composition, tile.cost.ducats, tile.cost.finance),
        _gain(tile.reward),
        tile.dots,
        step=KINDS.index(repeat.track) if isinstance(repeat, TrackRepeat) else NONE,
        opus_type=TYPES.index(repeat.type) if isinstance(repeat, OpusVpRepeat) else NONE,
        opus_vp=repeat.vp if isinstance(repeat, OpusVpRepeat) else 0,
        again=ACTIONS.index(repeat.action) if isinstance(repeat, ActionRepeat) else NONE,
    )


def _movements(board: printed_board.BoardFile) -> tuple[RequiemMovement, ...]:
    movements, first = [], 0
    for movement in board.movements:
        slots = tuple(range(first, first + len(movement.slots)))
        movements.append(RequiemMovement(movement.high, movement.low, slots))
        first += len(slots)
    return tuple(movements)


def _slots(board: printed_board.BoardFile) -> tuple[RequiemSlot, ...]:
    slots: list[RequiemSlot] = []
    for number, movement in enumerate(board.movements):
        above: dict[str, int] = {}
        for name in map(printed_set.instrument_of, movement.slots):
            slots.append(RequiemSlot(number, INSTRUMENTS.index(name), above.get(name, NONE)))
            above.setdefault(name, len(slots) - 1)
    return tuple(slots)


def _closed(whole: PrintedSet) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return the slots each Constanze card closes, by number of patrons; solo is as for two. [LAC-12.1]"""
    names = printed_set.slot_names(whole.board)
    return tuple(
        tuple(
            tuple(sorted(names.index(slot) for slot in slots))
            for slots in ((), card.players_2, card.players_2, card.players_3, card.players_4)
        )
        for card in whole.constanze.constanze
    )


def _most_points(whole: PrintedSet) -> int:
    """Return the most Story Points of one kind that any price in the set can ask for."""
    opus: list[AnyOpus] = [*whole.opus.opus, *whole.opus.starting]
    row = [cost for space in whole.board.card_row for cost in (space.opus.cost, space.memory.cost)]
    in_row = max(max(cost.talent, cost.journey, cost.composition) for cost in row)
    works = max(max(card.cost.talent, card.perform.talent, card.sell.talent) for card in opus)
    tiles = max(tile.cost.composition for tile in whole.composers.tiles)
    cities = max(max(city.cost.journey, city.cost.talent) for city in whole.cities.cities)
    courts = max(court.cost.journey for court in whole.courts.courts)
    return max(in_row + works, tiles, cities, courts)


def _burden(track_max: int, exchange: printed_board.Exchange, most: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return what points due take from a patron's means, by steps, counters and points: see payment.burden."""

    def due(points: int, track: int, counters: int) -> int:
        beyond = max(points - track, 0)
        own = min(beyond, counters)
        return own * exchange.counter_for_ducats + (beyond - own) * exchange.ducats_for_counter

    return tuple(
        tuple(tuple(due(points, track, counters) for points in range(most + 1)) for counters in range(MOST_COUNTERS))
        for track in range(track_max + 1)
    )


def _soloist(card: printed.SoloistCard) -> SoloistCard:
    return SoloistCard(
        _actions(card.actions),
        right=card.row == "right",
        step=1 if card.travel.direction == "ascending" else -1,
        courts=card.travel.courts,
        movement=card.requiem.movement - 1,
        top=card.requiem.from_ == "top",
    )
