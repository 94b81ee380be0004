"""`herzog think`: processes that think for the servers of a database."""

from pathlib import Path
from typing import Annotated

import typer

from herzog.cli.serve import reached
from herzog.cli.setup import DatabaseOption, lacking


def think(
    database: DatabaseOption,
    jobs: Annotated[
        int,
        typer.Option(
            "--jobs", metavar="N", min=1, help="How many questions to think about at once, each in a process."
        ),
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
            help="Serve metrics for Prometheus at this address; each further process uses the next port.",
            show_default="no metrics",
        ),
    ] = "",
) -> None:
    """Think for the servers of a database, wherever they run: for their bots, hints and reviews."""
    try:
        from functools import partial

        from herzog.server.crew import Crew
        from herzog.server.database import UnusableDatabase
        from herzog.server.metrics import BadAddress, address_in
        from herzog.server.packs import folders_of, load_packs
        from herzog.server.thinker import think_with
    except ModuleNotFoundError as missing:
        raise lacking("this needs more packages", missing, "server,postgres") from None

    def ready(address: str) -> None:
        typer.echo(f"Thinking for the servers of {address}, thoughts at once: {jobs} (Ctrl+C ends it).")

    if database.startswith("sqlite"):
        raise typer.TyperException(
            "a server with SQLite thinks for itself: name the PostgreSQL database of your servers with --database"
        )
    reached(database)
    try:
        folders = folders_of(load_packs(pack or ()))
        where = address_in(metrics) if metrics else None
        Crew(partial(think_with, database, folders, where), ready, jobs).run()
    except (BadAddress, UnusableDatabase) as problem:
        raise typer.TyperException(str(problem)) from None
