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
    metrics: Annotated[
        str,
        typer.Option(
            "--metrics",
            metavar="HOST:PORT",
            envvar="HERZOG_THINK_METRICS",  # a server on this machine has another port
            help="Serve metrics for Prometheus at this address, of the next process at the next port.",
            show_default="no metrics",
        ),
    ] = "",
) -> None:
    """Think for the servers of a database, here or on other machines: their bots, and hints for people."""
    try:
        from functools import partial

        from herzog.server.crew import Crew
        from herzog.server.database import UnusableDatabase
        from herzog.server.metrics import BadAddress, address_in
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
        where = address_in(metrics) if metrics else None
        Crew(partial(think_with, database, folders, where), ready, jobs).run()
    except (BadAddress, UnusableDatabase) as problem:
        raise typer.TyperException(str(problem)) from None
