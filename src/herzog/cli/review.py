"""`herzog review`: what luck and errors did to a finished game, and what would have been better."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from herzog.cli.play import renderer_for
from herzog.cli.setup import LangOption, PackOption, box_played, check_known, game_named
from herzog.cli.simulate import JobsOption, progress

if TYPE_CHECKING:
    from herzog.kernel import Record
    from herzog.review.moments import Part
    from herzog.review.shapes import Moment


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record.", exists=True, dir_okay=False)],
    depth: Annotated[
        str, typer.Option("--depth", metavar="glance|quick|normal|deep", help="How deeply to search.")
    ] = "normal",
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same review.")] = 1,
    html: Annotated[
        Path | None,
        typer.Option("--html", metavar="FILE", help="Write the review to this file as a web page.", dir_okay=False),
    ] = None,
    lang: LangOption = "",
    pack: PackOption = None,
    jobs: JobsOption = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print the review as JSON.")] = False,
) -> None:
    """Review the finished game in FILE. Shows how each result came about, and the key moments."""
    import msgspec

    from herzog.cli.terminal import saves
    from herzog.cli.terminal.review import PrintedReview
    from herzog.cli.terminal.screen import Screen
    from herzog.review.account import summed_up
    from herzog.review.depth import DEPTHS
    from herzog.review.finished import check
    from herzog.review.moments import Part

    check_known("depth", depth, DEPTHS, "--depth")
    record = saves.read(file)
    game, part = game_named(record.header.game), Part(depth, seed)
    box = box_played(game, record.header.pack, pack)
    check(record)
    if html:
        html.touch()  # refuse a path that cannot be written before the long work starts
    found = summed_up(game, record, box, part, _judged(record, pack, part, jobs))
    printed = PrintedReview(game, record, box, found, Screen(renderer_for(lang, "review")))
    if html:
        html.write_text(printed.page(), "utf-8")
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)))
    elif not html:
        printed.tell(file)


def _judged(record: "Record", pack: Path | None, part: "Part", jobs: int | None) -> "list[Moment]":
    """Return all moments of a game, computed in several processes."""
    from herzog.review.work import judge, pieces
    from herzog.sim import pool

    work = pieces(record, str(pack or ""), part)
    found: list[Moment] = []
    with progress(record.header.game, len(work), "parts of the review; the same command starts over") as advance:
        for judged in pool.run(judge, work, jobs):
            found += judged
            advance()
    return found
