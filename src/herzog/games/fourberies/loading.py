"""Reads a component set from TOML, checks it against the rulebook's list, and builds the tables for the rules.

Errors name the file, the entry and the field, and say what was expected.
"""

from __future__ import annotations

import copyreg
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from herzog.games.fourberies import box as b
from herzog.games.fourberies.box import N_CITIES, Box, Clause, Effect, Request
from herzog.games.fourberies.printed import (
    Acrobat,
    ActorEffect,
    Board,
    Components,
    Encounters,
    Entry,
    RequestCard,
    Requests,
)
from herzog.kernel import PackError, pack

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from herzog.games.fourberies.printed import Values

SETS: Final = tuple(Path(__file__).parent / "data" / number for number in ("1", "2"))  # the newest last
BOARD: Final = "board.toml"
ENCOUNTERS: Final = "encounters.toml"
REQUESTS: Final = "requests.toml"
FILES: Final = (BOARD, ENCOUNTERS, REQUESTS)

N_ENCOUNTERS: Final = 48
N_REQUESTS: Final = 22
EXPERIENCES: Final = range(1, 6)

Words: TypeAlias = dict[str, int]
Allowed: TypeAlias = range | Words

NATURES: Final[Words] = {"tragedian": b.TRAGEDY, "comedian": b.COMEDY}
TIMINGS: Final[Words] = {
    "before-travel-choice": b.BEFORE_TRAVEL,
    "after-reveal": b.AFTER_REVEAL,
    "before-shared-city": b.BEFORE_SHARED,
    "end-of-round": b.END_OF_ROUND,
    "season-scoring": b.SEASON_SCORING,
}
MOMENTS: Final = tuple(TIMINGS)[:4]
FROM: Final[Words] = {"one-opponent": b.ONE_OPPONENT, "each-richer-opponent": b.EACH_RICHER_OPPONENT}
COINS: Final = range(1, 101)

# each kind of effect with its parameters and their allowed values
ACTOR_EFFECTS: Final[dict[str, tuple[int, dict[str, Allowed]]]] = {
    "none": (b.NO_EFFECT, {}),
    "recall-travel": (b.RECALL_TRAVEL, {}),
    "steal-coins": (b.STEAL_COINS, {"from": {"one-opponent": b.ONE_OPPONENT}, "amount": COINS}),
    "place-manager": (b.PLACE_MANAGER, {"gain": {"per-manager-on-stage": 1}}),
    "pay-coins": (b.PAY_COINS, {"amount": COINS, "otherwise": {"discard-actor": 1}}),
}
ACROBAT_EFFECTS: Final[dict[str, tuple[int, dict[str, Allowed]]]] = {
    "reserve-city": (b.RESERVE_CITY, {"protect": range(2)}),
    "extra-city": (b.EXTRA_CITY, {"cards": range(2, 3)}),
    "count-in-difference": (
        b.COUNT_IN_DIFFERENCE,
        {"experience": EXPERIENCES, "nature": {**NATURES, "choice": b.CHOICE}},
    ),
    "push-caravel": (b.PUSH_CARAVEL, {"distance": range(1, N_CITIES)}),
    "salvage-actor": (b.SALVAGE_ACTOR, {"max_experience": EXPERIENCES}),
    "move-needle": (
        b.MOVE_NEEDLE,
        {"max_cells": range(1, 21), "direction": {"tragedy": b.TRAGEDY, "comedy": b.COMEDY, "choice": b.CHOICE}},
    ),
    "steal-coins": (b.STEAL_COINS, {"from": FROM, "amount": COINS}),
    "recall-travel": (b.RECALL_TRAVEL, {}),
    "draw-requests": (b.DRAW_REQUESTS, {"draw": range(1, N_REQUESTS + 1), "keep": range(1, N_REQUESTS + 1)}),
}
ONLY_AT: Final = {  # effects that make sense only at one moment
    "reserve-city": ("before-travel-choice",),
    "extra-city": ("before-travel-choice",),
    "push-caravel": ("after-reveal",),
    "salvage-actor": ("before-shared-city",),
    "count-in-difference": ("season-scoring",),
}
FIELD: Final = {"from": "whom"}  # parameters whose names are Python keywords

STATS: Final[Words] = {name: stat for stat, name in enumerate(b.STATS)}
NUMBERS: Final = range(101)
TESTS: Final[dict[str, tuple[int, dict[str, Allowed]]]] = {
    "at-least": (b.AT_LEAST, {"stat": STATS, "n": NUMBERS}),
    "at-most": (b.AT_MOST, {"stat": STATS, "n": NUMBERS}),
    "most": (b.MOST, {"stat": STATS}),
    "fewest": (b.FEWEST, {"stat": STATS}),
}
PAYOUTS: Final[dict[str, tuple[int, dict[str, Allowed]]]] = {
    "flat": (0, {"amount": COINS}),
    "per-item": (1, {"each": COINS, "stat": STATS, "cap": COINS}),
}


def open_box(folder: Path) -> Box:
    """Return the box of the set in *folder*."""
    board = pack.read(folder, BOARD, Board)
    encounters = pack.read(folder, ENCOUNTERS, Encounters)
    requests = pack.read(folder, REQUESTS, Requests)
    _check_board(board)
    _check_encounters(encounters)
    _check_ids(REQUESTS, {"requests": requests.requests})
    _check_count(REQUESTS, "requests", len(requests.requests), N_REQUESTS)
    return _box(pack.fingerprint(folder, FILES), board, encounters, requests)


built_in: Final = cache(open_box)  # only for the built-in sets, which never change


def unpickled(fingerprint: str, fields: list[Any] | None) -> Box:
    """Return a pickled set; without *fields*, it is one that comes with the game."""
    return pack.unpickled(Box, map(built_in, reversed(SETS)), fingerprint, fields)


copyreg.pickle(Box, lambda box: (unpickled, pack.pickled(box, map(built_in, reversed(SETS)))))


def _check_board(board: Board) -> None:
    """Compare the board and the set-up numbers with the rulebook's list. [FOU-1.1] [FOU-1.3]"""
    _check_ids(BOARD, {"cities": board.cities, "colours": board.colours, "actor_effects": board.actor_effects})
    _check_count(BOARD, "cities", len(board.cities), N_CITIES)
    _check_count(BOARD, "colours", len(board.colours), b.N_COLOURS)
    for place, city in enumerate(board.cities, 1):
        _check(BOARD, f"cities[{city.id}].number", city.number, range(place, place + 1))
    for experience, entry in zip(EXPERIENCES, board.actor_effects, strict=False):
        _check(BOARD, f"actor_effects[{entry.id}].experience", entry.experience, range(experience, experience + 1))
    _check_count(BOARD, "actor_effects", len(board.actor_effects), len(EXPERIENCES))
    _check_numbers(board)


def _check_numbers(board: Board) -> None:
    setup, seasons, players = board.setup, board.seasons, board.players
    for where, value, allowed in (
        ("dial.cells_per_side", board.dial.cells_per_side, range(1, 21)),
        ("dial.start.cell", board.dial.start.cell, range(1, 2)),
        ("setup.start_money", setup.start_money, NUMBERS),
        ("setup.travel_cards", setup.travel_cards, range(N_CITIES, N_CITIES + 1)),
        ("setup.caravels", setup.caravels, range(N_CITIES, N_CITIES + 1)),
        ("setup.managers", setup.managers, NUMBERS),
        ("setup.request_hand_limit", setup.request_hand_limit, range(1, N_REQUESTS + 1)),
        ("setup.requests_at_start", setup.requests_at_start, range(1)),
        ("setup.encounters_per_city", setup.encounters_per_city, range(1, 2)),
        ("setup.refresh_at_travel_cards", setup.refresh_at_travel_cards, range(1, N_CITIES)),
        ("seasons.count", seasons.count, range(2, 3)),
        ("seasons.best_multiplier", seasons.best_multiplier, range(1, 11)),
        ("seasons.coins_per_mood_actor", seasons.coins_per_mood_actor, NUMBERS),
        ("seasons.requests_played_per_season", seasons.requests_played_per_season, range(1, 2)),
        ("players.min", players.min, range(2, 3)),
        ("players.max", players.max, range(b.N_COLOURS, b.N_COLOURS + 1)),
        ("players.friend_troupe_at", players.friend_troupe_at, range(2, 3)),
    ):
        _check(BOARD, where, value, allowed)
    _check_count(BOARD, "seasons.reward", len(seasons.reward), seasons.count)
    for reward in seasons.reward:
        _check(BOARD, "seasons.reward", reward, NUMBERS)


def _check_encounters(encounters: Encounters) -> None:
    """Compare the Encounters with the rulebook's list. [FOU-1.5]"""
    groups = {"actors": encounters.actors, "bonuses": encounters.bonuses, "acrobats": encounters.acrobats}
    _check_ids(ENCOUNTERS, groups)
    _check_count(ENCOUNTERS, "actors, bonuses and acrobats together", sum(map(len, groups.values())), N_ENCOUNTERS)
    for actor in encounters.actors:
        _check(ENCOUNTERS, f"actors[{actor.id}].nature", actor.nature, NATURES)
        _check(ENCOUNTERS, f"actors[{actor.id}].experience", actor.experience, EXPERIENCES)
    for bonus in encounters.bonuses:
        _check(ENCOUNTERS, f"bonuses[{bonus.id}].amount", bonus.amount, COINS)
    for acrobat in encounters.acrobats:
        where = f"acrobats[{acrobat.id}]"
        kind = _word(ENCOUNTERS, f"{where}.effect.kind", acrobat.effect.get("kind"), ACROBAT_EFFECTS)
        moments = ONLY_AT.get(kind, MOMENTS)
        _check(ENCOUNTERS, f"{where}.once_per_season", acrobat.once_per_season, range(1, 2))
        _check(ENCOUNTERS, f"{where}.timing", acrobat.timing, {moment: TIMINGS[moment] for moment in moments})


def _check_ids(file: str, groups: Mapping[str, Iterable[Entry]]) -> None:
    """Refuse duplicate ids."""
    seen: set[str] = set()
    for group, entries in groups.items():
        for entry in entries:
            if entry.id in seen:
                raise PackError(file, f"{group}[{entry.id}].id", "expected a unique id, found a duplicate")
            seen.add(entry.id)


def _check_count(file: str, where: str, found: int, expected: int) -> None:
    if found != expected:
        raise PackError(file, where, f"expected {expected} entries as in the rulebook, found {found}")


def _check(file: str, where: str, value: int | str | None, allowed: Allowed) -> int:
    """Return *value* as the int that the rules use, if it is *allowed*."""
    if isinstance(allowed, dict):
        return allowed[_word(file, where, value, allowed)]
    if not isinstance(value, int) or value not in allowed:
        few, many = allowed.start, allowed.stop - 1
        expected = f"{few}" if few == many else f"a number from {few} to {many}"
        raise PackError(file, where, f"expected {expected}, found {_found(value)}")
    return int(value)


def _word(file: str, where: str, value: int | str | None, allowed: Iterable[str]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise PackError(file, where, f"expected one of {', '.join(allowed)}; found {_found(value)}")
    return value


def _found(value: int | str | None) -> str:
    return "nothing" if value is None else repr(value)


def _parsed(
    file: str, where: str, values: Values, key: str, vocabulary: dict[str, tuple[int, dict[str, Allowed]]]
) -> tuple[int, dict[str, int]]:
    """Return the word of *vocabulary* under *key*, with exactly the parameters it takes."""
    word = _word(file, f"{where}.{key}", values.get(key), vocabulary)
    meaning, parameters = vocabulary[word]
    for extra in values.keys() - parameters.keys() - {key}:
        expected = ", ".join(parameters) or "nothing else"
        raise PackError(file, f"{where}.{extra}", f"expected {expected} beside {key} = {word!r}")
    return meaning, {
        name: _check(file, f"{where}.{name}", values.get(name), allowed) for name, allowed in parameters.items()
    }


def _actor_effect(entry: ActorEffect) -> Effect:
    kind, parameters = _parsed(BOARD, f"actor_effects[{entry.id}].effect", entry.effect, "kind", ACTOR_EFFECTS)
    return Effect(kind, amount=parameters.get("amount", 0))


def _acrobat_effect(entry: Acrobat) -> Effect:
    where = f"acrobats[{entry.id}].effect"
    kind, parameters = _parsed(ENCOUNTERS, where, entry.effect, "kind", ACROBAT_EFFECTS)
    if kind == b.DRAW_REQUESTS:
        _check(ENCOUNTERS, f"{where}.keep", parameters["keep"], range(1, parameters["draw"] + 1))
    return Effect(kind, **{FIELD.get(name, name): value for name, value in parameters.items()})


def _request(entry: RequestCard) -> Request:
    where = f"requests[{entry.id}]"
    if not entry.condition:
        raise PackError(REQUESTS, f"{where}.condition", "expected at least one clause")
    clauses = [_parsed(REQUESTS, f"{where}.condition", clause, "test", TESTS) for clause in entry.condition]
    condition = tuple([Clause(test, numbers["stat"], numbers.get("n", 0)) for test, numbers in clauses])
    _, pays = _parsed(REQUESTS, f"{where}.payout", entry.payout, "kind", PAYOUTS)
    return Request(condition, pays.get("amount", 0) or pays["cap"], pays.get("each", 0), pays.get("stat", 0))


def _box(fingerprint: str, board: Board, encounters: Encounters, requests: Requests) -> Box:
    """Turn the cards into tuples: Actors first, then Bonuses, then Acrobats."""
    actors, bonuses, acrobats = encounters.actors, encounters.bonuses, encounters.acrobats
    actor_effects = [_actor_effect(entry) for entry in board.actor_effects]
    natures = [NATURES[actor.nature] for actor in actors]
    signed = [a.experience if n == b.COMEDY else -a.experience for a, n in zip(actors, natures, strict=True)]
    no_bonus, no_acrobat = (0,) * len(bonuses), (0,) * len(acrobats)
    return Box(
        hash=fingerprint,
        version=board.version,
        components=Components(
            board.canvas,
            board.cities,
            board.colours,
            board.actor_effects,
            (*actors, *bonuses, *acrobats),
            requests.requests,
        ),
        kinds=(b.ACTOR,) * len(actors) + (b.BONUS,) * len(bonuses) + (b.ACROBAT,) * len(acrobats),
        natures=(*natures, *no_bonus, *no_acrobat),
        experiences=(*[actor.experience for actor in actors], *no_bonus, *no_acrobat),
        pulls=(*signed, *no_bonus, *no_acrobat),
        amounts=(*[0 for _ in actors], *[bonus.amount for bonus in bonuses], *no_acrobat),
        timings=(*[-1 for _ in actors], *[-1 for _ in bonuses], *[TIMINGS[acrobat.timing] for acrobat in acrobats]),
        effects=(
            *[actor_effects[actor.experience - 1] for actor in actors],
            *[Effect(b.NO_EFFECT) for _ in bonuses],
            *[_acrobat_effect(acrobat) for acrobat in acrobats],
        ),
        requests=tuple([_request(entry) for entry in requests.requests]),
        cells_per_side=board.dial.cells_per_side,
        start_money=board.setup.start_money,
        managers=board.setup.managers,
        request_limit=board.setup.request_hand_limit,
        refresh_at=board.setup.refresh_at_travel_cards,
        rewards=board.seasons.reward,
        best_multiplier=board.seasons.best_multiplier,
        coins_per_mood_actor=board.seasons.coins_per_mood_actor,
    )
