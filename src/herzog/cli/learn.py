"""`herzog learn`: lessons in this terminal."""

from typing import Annotated

import typer

from herzog.cli.play import renderer_for
from herzog.cli.setup import GameArgument, LangOption, check_known, game_named


def learn(
    game: GameArgument,
    lesson: Annotated[str, typer.Argument(metavar="LESSON", help="The lesson; by default the next one.")] = "",
    lang: LangOption = "",
) -> None:
    """Learn GAME by playing, step by step."""
    from herzog.cli.terminal.lesson import LessonSession, is_done, match_of
    from herzog.cli.terminal.names import YOU, names_of
    from herzog.cli.terminal.screen import Screen
    from herzog.lessons import course_named, lessons
    from herzog.text import phrase
    from herzog.text.lessons import title

    game_named(game)
    if not lessons(game):
        raise typer.BadParameter(f"{game} has no lessons.", param_hint="GAME")
    offered = {each.name: course_named(game, each.name) for each in lessons(game)}
    if lesson:
        check_known("lesson", lesson, offered, "LESSON")
    left = [name for name, course in offered.items() if not is_done(course)]
    name = lesson or (left or list(offered))[0]
    course, order = offered[name], list(offered)
    screen = Screen(renderer_for(lang, f"lessons-{game}"))
    screen.say(
        phrase("terminal-learn-title", n=order.index(name) + 1, all=len(order), title=title(course.lesson)), "bold"
    )
    match = match_of(course, [YOU, *course.lesson.seats[1:]])
    LessonSession(course, match, names_of(match.record.header.seats, screen.renderer), screen).run()
    if is_done(course):
        following = [f"learn {game} {each}" for each in order[order.index(name) + 1 :]]
        screen.say(phrase("terminal-learn-done", command=f"herzog {[*following, f'play {game}'][0]}"))
