"""`herzog think`: processes that think for the servers on a database."""

from typing import Annotated

import typer

from herzog.cli.serve import reached
from herzog.cli.setup import DatabaseOption, PacksOption, lacking


def think(
    database: DatabaseOption,
    jobs: Annotated[
        int,
        typer.Option("--jobs", metavar="N", min=1, help="How many jobs to run at once, each in its own process."),
    ] = 1,
    pack: PacksOption = None,
    metrics: Annotated[
        str,
        typer.Option(
            "--metrics",
            metavar="HOST:PORT",
            envvar="HERZOG_THINK_METRICS",  # a different port from that of a server on this machine
            help="Serve metrics for Prometheus at this address; each further process uses the next port.",
            show_default="no metrics",
        ),
    ] = "",
) -> None:
    """Run bots, hints and reviews for other servers, namely all those on a database."""
    try:
        from functools import partial

        from herzog.server.operations.metrics import BadAddress, address_in
        from herzog.server.packs import folders_of, load_packs
        from herzog.server.thinking.thinker import think_with
        from herzog.server.workers import CannotStart, Workers
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
        Workers(partial(think_with, database, folders, where), ready, jobs).run()
    except (BadAddress, CannotStart) as problem:
        raise typer.TyperException(str(problem)) from None
