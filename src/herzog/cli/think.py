"""`herzog think`: think for the servers of a database."""

from pathlib import Path
from typing import Annotated

import typer

from herzog.cli.serve import reached
from herzog.cli.setup import DatabaseOption


def think(
    database: DatabaseOption,
    jobs: Annotated[
        int, typer.Option("--jobs", metavar="N", min=1, help="How many thoughts at once: a process for each.")
    ] = 1,
    pack: Annotated[
        list[Path] | None,
        typer.Option("--pack", metavar="DIR", help="A component set that servers offer; can be repeated.", exists=True),
    ] = None,
) -> None:
    """Think for the servers of a database, here or on other machines: their bots, and hints for people."""
    try:
        from functools import partial

        from herzog.server.crew import Crew
        from herzog.server.database import UnusableDatabase
        from herzog.server.packs import folders_of, load_packs
        from herzog.server.thinker import think_with
    except ModuleNotFoundError as missing:
        install = "in the source folder, run: pip install '.[server,postgres]'"
        raise typer.TyperException(f"this needs more packages ({missing.name}); {install}") from None

    def ready(address: str) -> None:
        typer.echo(f"Thinking for the servers of {address}, thoughts at once: {jobs} (Ctrl+C ends it).")

    if database.startswith("sqlite"):
        raise typer.TyperException(
            "a server with SQLite is alone and thinks for itself: name a PostgreSQL with --database, as for its servers"
        )
    reached(database)
    try:
        folders = folders_of(load_packs(pack or ()))
        Crew(partial(think_with, database, folders), ready, jobs).run()
    except UnusableDatabase as problem:
        raise typer.TyperException(str(problem)) from None
