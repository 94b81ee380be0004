"""Write what the games say in each language, for a native speaker to read.

`.cache/words/<game>.<language>.txt` has one whole game as a player reads it, then the lessons, then every message that
occurred in many games with a few of its sentences: questions, answers, refusals, warnings, hints, events and lines of
the table.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from herzog.bots import bot_named
from herzog.bots.explain import hint
from herzog.games import GAMES
from herzog.kernel import Match, decide, why_not
from herzog.lessons import LEARNER, course_named, lessons
from herzog.text import LANGUAGES, Renderer, for_game
from herzog.text.advice import advice, foreseen
from herzog.text.lessons import says, task, title

if TYPE_CHECKING:
    from collections.abc import Iterator

    from herzog.kernel import AnyGame, Decision, Phrase
    from herzog.text.words import AnyWords

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / ".cache" / "words"
GAMES_PLAYED: Final = 200
EXAMPLES: Final = 5  # the most sentences to show for each message
NAMES: Final = ("Anna", "Ben", "Clara", "Dora", "Emil")
SENSIBLE: Final = 10  # one game in ten is played well; the others at random, to reach rare situations
POINTED_AT: Final = 25  # one decision in 25 describes everything that can be pointed at
HINTED: Final = 10  # one decision in ten gets a hint, in games that are played well


class Moment(NamedTuple):
    """A decision of a game, and what was told since the previous one."""

    match: Match[Any]
    seat: int
    told: int


def moments(game: AnyGame, seats: int, seed: int) -> Iterator[Moment]:
    """Yield every decision of a game between bots, which is made when the next one is requested."""
    bot, rng = bot_named("uniform" if seed % SENSIBLE else "greedy"), Random(seed)
    match, told = Match.start(game, NAMES[:seats], {}, game.load(), seed), 0
    while not match.over:
        seat = match.asked()[0]
        yield Moment(match, seat, told)
        masked = match.masked(seat)
        top, told = masked.agenda[-1], len(match.logs)
        match.submit(seat, top.name, bot.choose(masked, seat, top.plain(masked, seat), rng))
    yield Moment(match, 0, told)


def said(name: str, seats: int, seed: int) -> Iterator[Phrase]:
    """Yield everything that a game says to a player, and its events as a spectator hears them."""
    game = GAMES[name]
    for n, moment in enumerate(moments(game, seats, seed)):
        reader = seed % seats
        yield from _heard(moment, for_game(name)(game.load(), NAMES[:seats], reader), reader)
        yield from _heard(moment, for_game(name)(game.load(), NAMES[:seats], None), None)
        words = for_game(name)(game.load(), NAMES[:seats], moment.seat)
        yield from _asked(game, moment, words)
        if n % POINTED_AT == 0:
            yield from _pointed_at(game, moment, words)
        if n % HINTED == 0 and seed % SENSIBLE == 0 and not moment.match.over:
            yield from _hinted(game, moment, words)


def _heard(moment: Moment, words: AnyWords, reader: int | None) -> Iterator[Phrase]:
    for log in moment.match.logs[moment.told :]:
        yield from (words.event(event) for event in words.in_order(log.heard_by(reader)))


def _asked(game: AnyGame, moment: Moment, words: AnyWords) -> Iterator[Phrase]:
    masked = moment.match.masked(moment.seat)
    yield from (phrase for _, phrase in words.waits(masked))
    decision = None if moment.match.over else decide(game, masked, moment.seat)
    if decision:
        yield from _answers(words.word(masked, decision))


def _answers(decision: Decision[Any]) -> Iterator[Phrase]:
    for option in decision.options:
        yield from (option.label, *([option.effect] if option.effect else []))
        yield from (caution.says for caution in option.cautions)
    for refused in decision.refused:
        yield from (refused.name, refused.reason.says)


def _hinted(game: AnyGame, moment: Moment, words: AnyWords) -> Iterator[Phrase]:
    masked, seat = moment.match.masked(moment.seat), moment.seat
    decision = decide(game, masked, seat)
    reasons = hint(masked, seat, masked.agenda[-1].plain(masked, seat), Random(0))
    if decision and reasons:
        labels = {option.pick: option.label for option in words.word(masked, decision).options}
        then = foreseen(game, words, masked, seat, [reasons.pick, *reasons.then])
        told = advice(game.name, reasons, labels.__getitem__, then)
        yield from (*told.says, *told.numbers)


def _pointed_at(game: AnyGame, moment: Moment, words: AnyWords) -> Iterator[Phrase]:
    masked = moment.match.masked(moment.seat)
    view = game.view(masked, moment.seat)
    for part in (*words.parts(view), words.person(view, moment.seat)):
        yield part.title
        yield from (cell for line in part.lines for cell in line.cells)
    for target in () if moment.match.over else game.pointable(masked):
        yield from (words.thing(target), *words.about(view, target))
        yield from (words.reason(masked, reason) for reason in why_not(masked, moment.seat, target))


def examples(name: str, games: int) -> dict[str, list[Phrase]]:
    """Return every message that occurred in *games* games, with its first few different sentences."""
    found: dict[str, dict[str, Phrase]] = defaultdict(dict)
    for seed in range(games):
        seats = GAMES[name].seats[seed % len(GAMES[name].seats)]
        for phrase in said(name, seats, seed):
            kept = found[phrase.key]
            if len(kept) < EXAMPLES:
                kept.setdefault(str(phrase), phrase)
    return {key: list(kept.values()) for key, kept in sorted(found.items())}


def read_along(name: str) -> Iterator[tuple[str, Phrase]]:
    """Yield a whole game as its first player reads it, each sentence with its prefix."""
    game, seats = GAMES[name], 3
    words = for_game(name)(game.load(), NAMES[:seats], 0)
    for moment in moments(game, seats, 0):
        yield from (("", phrase) for phrase in _heard(moment, words, 0))
        if moment.seat == 0 and not moment.match.over:
            yield "  ? ", dict(words.waits(moment.match.masked(0)))[0]


def taught(name: str) -> Iterator[tuple[str, Phrase]]:
    """Yield every lesson as a learner reads it, each sentence with its prefix."""
    for lesson in lessons(name):
        yield "\n", title(lesson)
        course = course_named(name, lesson.name)
        words = for_game(name)(course.box, [NAMES[0], *lesson.seats[1:]], LEARNER)
        for step in lesson.steps:
            asked = task(lesson, step, words)
            yield from (("", says(lesson, step)), *([("  ? ", asked)] if asked else []))


def write(name: str, games: int, folder: Path) -> None:
    """Write what the game called *name* says, a file for each language."""
    course, found = [*read_along(name), *taught(name)], examples(name, games)
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        say = Renderer(language, ["common", name, "bots", f"lessons-{name}"]).say
        lines = [f"{before}{say(phrase)}" for before, phrase in course]
        for key, phrases in found.items():
            lines += ["", key, *[f"  {say(phrase)}" for phrase in phrases]]
        (folder / f"{name}.{language}.txt").write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Write all files."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=GAMES_PLAYED)
    games = parser.parse_args().games
    for name in GAMES:
        write(name, games, FOLDER)
    sys.stdout.write(f"Written to {FOLDER.relative_to(ROOT)}.\n")


if __name__ == "__main__":
    main()
