"""A printed set: reads the nine files and checks them against the rulebook's list of components."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec

from herzog.games.lacrimosa import printed, printed_board
from herzog.games.lacrimosa.box import COMPOSERS, DIFFICULTIES, INSTRUMENTS, MOVEMENTS, TYPES
from herzog.kernel import pack
from herzog.kernel.pack import PackError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

FILES: Final = (
    "board.toml",
    "opus.toml",
    "memories.toml",
    "cities.toml",
    "courts.toml",
    "composers.toml",
    "bonuses.toml",
    "constanze.toml",
    "soloist.toml",
)
N_PERIODS: Final = 5


class PrintedSet(msgspec.Struct, frozen=True):
    """The contents of a set's files."""

    board: printed_board.BoardFile
    opus: printed.OpusFile
    memories: printed.MemoryFile
    cities: printed.CityFile
    courts: printed.CourtFile
    composers: printed.ComposerFile
    bonuses: printed.BonusFile
    constanze: printed.ConstanzeFile
    soloist: printed.SoloistFile


def read(folder: Path) -> PrintedSet:
    """Return the set in *folder*; errors name the file, the entry and the field, and what was expected."""
    whole = PrintedSet(
        pack.read(folder, "board.toml", printed_board.BoardFile),
        pack.read(folder, "opus.toml", printed.OpusFile),
        pack.read(folder, "memories.toml", printed.MemoryFile),
        pack.read(folder, "cities.toml", printed.CityFile),
        pack.read(folder, "courts.toml", printed.CourtFile),
        pack.read(folder, "composers.toml", printed.ComposerFile),
        pack.read(folder, "bonuses.toml", printed.BonusFile),
        pack.read(folder, "constanze.toml", printed.ConstanzeFile),
        pack.read(folder, "soloist.toml", printed.SoloistFile),
    )
    _check_map(whole.board)
    _check_boards(whole.board)
    _check_setup(whole.board.setup)
    _check_cards(whole)
    _check_tiles(whole)
    _check_cities(whole.cities)
    _check_goals(whole.courts)
    _check_composers(whole.composers)
    _check_constanze(whole)
    _check_soloist(whole)
    return whole


def slot_names(board: printed_board.BoardFile) -> list[str]:
    """Return the names of the Requiem's instrument spaces in the order of their ids."""
    return [f"{movement.id}/{slot}" for movement in board.movements for slot in movement.slots]


def instrument_of(slot: str) -> str:
    """Return the instrument of a slot called "voice" or "voice-2"."""
    return slot.removesuffix("-1").removesuffix("-2")


def _expect(file: str, where: str, found: object, expected: object) -> None:
    if found != expected:
        raise PackError(file, where, f"expected {expected}, found {found}")


def _member(file: str, where: str, name: object, known: Iterable[object]) -> None:
    known = list(known)
    if name not in known:
        raise PackError(file, where, f"expected one of {', '.join(map(str, known))}, found {name}")


def _check_ids(file: str, group: str, entries: Sequence[printed.Entry], count: int) -> None:
    """Check that *group* has *count* entries and that no id occurs twice."""
    _expect(file, group, len(entries), count)
    twice = [name for name, n in Counter(entry.id for entry in entries).items() if n > 1]
    if twice:
        raise PackError(file, f"{group}[{twice[0]}].id", "expected every id once, found it twice")


def _check_map(board: printed_board.BoardFile) -> None:
    file = "board.toml"
    _check_ids(file, "locations", board.locations, 11)
    _check_ids(file, "roads", board.roads, len(board.roads))
    _expect(file, "locations.number", [place.number for place in board.locations], list(range(1, 12)))
    _expect(file, "locations.kind", Counter(p.kind for p in board.locations), Counter(city=8, court=3))
    names = [place.id for place in board.locations]
    for road in board.roads:
        for end in road.between:
            _member(file, f"roads[{road.id}].between", end, names)
    _member(file, "setup.start_location", board.setup.start_location, names)
    _check_reach(board, names)


def _check_reach(board: printed_board.BoardFile, names: list[str]) -> None:
    """Check that roads lead from the first place to every other."""
    reached = {names[0]}
    for _ in names:
        reached.update(end for road in board.roads if reached & set(road.between) for end in road.between)
    lost = [name for name in names if name not in reached]
    if lost:
        raise PackError(
            "board.toml", f"locations[{lost[0]}]", f"expected a connection by road to {names[0]}, found none"
        )


def _check_boards(board: printed_board.BoardFile) -> None:
    file = "board.toml"
    _check_ids(file, "card_row", board.card_row, 7)
    _expect(file, "card_row.space", [row.space for row in board.card_row], list(range(1, 8)))
    _expect(file, "instruments", board.instruments, INSTRUMENTS)
    _expect(file, "movements", tuple(m.id for m in board.movements), MOVEMENTS)
    for movement in board.movements:
        for slot in movement.slots:
            _member(file, f"movements[{movement.id}].slots", instrument_of(slot), INSTRUMENTS)
    twice = [name for name, n in Counter(slot_names(board)).items() if n > 1]
    _expect(file, "movements.slots, named twice", twice, [])
    _check_ids(file, "instrument_spaces", board.instrument_spaces, board.setup.requiem_markers)
    _expect(file, "setup.requiem_markers", board.setup.requiem_markers, 7)
    _check_ids(file, "finance_track", board.finance_track, len(board.finance_track))
    _member(file, "finance.start", board.finance.start, [space.id for space in board.finance_track])


def _check_setup(setup: printed_board.Setup) -> None:
    file = "board.toml"
    _expect(file, "setup.seats", [start.seat for start in setup.seats], [1, 2, 3, 4])
    _expect(file, "setup.cards_removed_per_period", [r.players for r in setup.cards_removed_per_period], [1, 2, 3, 4])
    _expect(file, "setup.constanze_counters", [c.players for c in setup.constanze_counters], [1, 2, 3, 4])
    _expect(file, "setup.rounds", setup.rounds, N_PERIODS)
    _expect(file, "setup.deck_size", setup.deck_size, 2 * setup.turns_per_round + 1)
    if not 2 <= setup.hand <= setup.deck_size:
        raise PackError(file, "setup.hand", f"expected 2 to {setup.deck_size}, found {setup.hand}")


def _check_cards(whole: PrintedSet) -> None:
    opus, memories, setup = whole.opus, whole.memories, whole.board.setup
    _check_ids("opus.toml", "opus", opus.opus, 46)
    _check_ids("opus.toml", "starting", opus.starting, 4)
    _expect("opus.toml", "starting.seat", [card.seat for card in opus.starting], [1, 2, 3, 4])
    _check_ids("memories.toml", "memories", memories.memories, 34)
    _check_ids("memories.toml", "starting", memories.starting, setup.deck_size)
    most = setup.cards_removed_per_period[0]
    _check_periods("opus.toml", "opus", [card.period for card in opus.opus], most.opus)
    _check_periods("memories.toml", "memories", [card.period for card in memories.memories], most.memory)


def _check_periods(file: str, group: str, periods: list[int], removed: int) -> None:
    _expect(file, f"{group}.period, in order", periods, sorted(periods))
    for period in range(1, N_PERIODS + 1):
        if periods.count(period) <= removed:
            found = periods.count(period)
            raise PackError(
                file, f"{group}.period", f"expected more than {removed} cards in period {period}, found {found}"
            )


def _check_tiles(whole: PrintedSet) -> None:
    _check_ids("cities.toml", "cities", whole.cities.cities, 15)
    _check_ids("courts.toml", "courts", whole.courts.courts, 16)
    _check_ids("bonuses.toml", "bonuses", whole.bonuses.bonuses, 3 * N_PERIODS)
    _check_ids("bonuses.toml", "periods", whole.bonuses.periods, N_PERIODS)
    _expect("bonuses.toml", "periods.number", [p.number for p in whole.bonuses.periods], [1, 2, 3, 4, 5])
    counts = Counter(bonus.period for bonus in whole.bonuses.bonuses)
    _expect("bonuses.toml", "bonuses.period", counts, Counter(dict.fromkeys(range(1, N_PERIODS + 1), 3)))


def _check_cities(file: printed.CityFile) -> None:
    """Check that no face asks to perform and to sell: a City offers one of them. [LAC-7.10]"""
    for city in file.cities:
        for name, face in (("plain", city.plain), ("gilded", city.gilded)):
            if face.perform and face.sell:
                raise PackError(
                    "cities.toml",
                    f"cities[{city.id}].{name}.sell",
                    "expected perform or sell on one face, found both; "
                    "keep one of them here and give the other to the other face or to another City",
                )


def _check_goals(courts: printed.CourtFile) -> None:
    known: dict[str, Sequence[object]] = {
        "opus_types": TYPES[:4],
        "opus_periods": range(1, N_PERIODS + 1),
        "instruments": INSTRUMENTS,
        "movements": MOVEMENTS,
    }
    for court in courts.courts:
        for item in court.goal.items:
            _member("courts.toml", f"courts[{court.id}].goal.items", item, known[court.goal.family])


def _check_composers(file: printed.ComposerFile) -> None:
    name = "composers.toml"
    _check_ids(name, "composers", file.composers, 4)
    _expect(name, "composers", tuple(composer.id for composer in file.composers), COMPOSERS)
    _check_ids(name, "tiles", file.tiles, 60)
    for composer in file.composers:
        found = sum(tile.composer == composer.id for tile in file.tiles)
        _expect(name, f"composers[{composer.id}].tiles", composer.tiles, found)
    for tile in file.tiles:
        _member(name, f"tiles[{tile.id}].composer", tile.composer, COMPOSERS)
        _member(name, f"tiles[{tile.id}].movement", tile.movement, MOVEMENTS)
    _check_stacks(file.tiles)


def _check_stacks(tiles: tuple[printed.Tile, ...]) -> None:
    """Check that each stack is ordered by price, the cheapest first. [LAC-1.7]"""
    dearest: dict[tuple[str, str], int] = {}
    for tile in tiles:
        worth = tile.cost.ducats + 2 * tile.cost.composition + 3 * tile.cost.finance
        stack = (tile.composer, tile.movement)
        if worth < dearest.get(stack, 0):
            raise PackError(
                "composers.toml",
                f"tiles[{tile.id}].cost",
                f"expected at least {dearest[stack]}, the worth of the tile above it, found {worth}",
            )
        dearest[stack] = worth


def _check_constanze(whole: PrintedSet) -> None:
    file, names = "constanze.toml", slot_names(whole.board)
    counts = {closed.players: closed.count for closed in whole.board.setup.constanze_counters}
    _check_ids(file, "constanze", whole.constanze.constanze, 5)
    for card in whole.constanze.constanze:
        for players, slots in ((2, card.players_2), (3, card.players_3), (4, card.players_4)):
            where = f"constanze[{card.id}].players-{players}"
            for slot in slots:
                _member(file, where, slot, names)
            _expect(file, where, len(set(slots)), counts[players])
            _expect(file, where, len(slots), counts[players])


def _check_soloist(whole: PrintedSet) -> None:
    file, cards = "soloist.toml", whole.soloist.soloist
    _check_ids(file, "soloist", cards, 11)
    _expect(file, "soloist.number", [card.number for card in cards], list(range(1, 12)))
    _expect(file, "decks", tuple(deck.id for deck in whole.soloist.decks), DIFFICULTIES)
    for deck in whole.soloist.decks:
        where = f"decks[{deck.id}]"
        for number in deck.cards:
            _member(file, f"{where}.cards", number, [card.number for card in cards])
        _expect(file, f"{where}.cards", len(set(deck.cards)), whole.board.setup.deck_size)
        _expect(file, f"{where}.cards", len(deck.cards), whole.board.setup.deck_size)
        _member(file, f"{where}.finance", deck.finance, [space.id for space in whole.board.finance_track])
