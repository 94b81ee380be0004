"""`herzog review`: what luck did in a finished game, what each player gave up, and what would have been better."""

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
        str, typer.Option("--depth", metavar="glance|quick|normal|deep", help="How deeply to think.")
    ] = "normal",
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same review.")] = 1,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write the review here as a page.", dir_okay=False)
    ] = None,
    lang: LangOption = "",
    pack: PackOption = None,
    jobs: JobsOption = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print the review as JSON.")] = False,
) -> None:
    """Review the finished game in FILE: the account of each seat, and the moments that made the result."""
    import msgspec

    from herzog.cli.terminal import saves
    from herzog.cli.terminal.critique import Critique
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
        html.touch()  # a path that cannot be written is refused before the long work, not after it
    found = summed_up(game, record, box, part, _judged(record, pack, part, jobs))
    critique = Critique(game, record, box, found, Screen(renderer_for(lang, "review")))
    if html:
        html.write_text(critique.page(), "utf-8")
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)))
    elif not html:
        critique.tell(file)


def _judged(record: "Record", pack: Path | None, part: "Part", jobs: int | None) -> "list[Moment]":
    """Return all moments of a game, worked out in several processes."""
    from herzog.review.work import judge, pieces
    from herzog.sim import pool

    work = pieces(record, str(pack or ""), part)
    found: list[Moment] = []
    with progress(record.header.game, len(work)) as advance:
        for judged in pool.run(judge, work, jobs):
            found += judged
            advance()
    return found
