"""`herzog serve`: a table in the browser."""

import os
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from herzog.cli.setup import data_folder

if TYPE_CHECKING:
    import socket

PORT: Final = 1791


def serve(
    host: Annotated[str, typer.Option("--host", help="Where to listen; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option("--port", min=0, max=65535, help="0 is any free one.", show_default=f"{PORT} if free")
    ] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Where games are kept.")] = None,
    database: Annotated[
        str,
        typer.Option(
            "--database",
            metavar="URL",
            envvar="HERZOG_DATABASE",  # so that a password need not stand in a list of processes
            help="Keep games in this database, such as postgresql+pg8000://USER@HOST/NAME.",
            show_default="a file in the folder of --data",
        ),
    ] = "",
    pack: Annotated[
        list[Path] | None,
        typer.Option("--pack", metavar="DIR", help="A pack to offer; may be given several times.", exists=True),
    ] = None,
    pace: Annotated[float, typer.Option("--pace", min=0, help="Seconds a bot takes at least.")] = 0.7,
    *,
    browse: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Open tables in the browser, for this screen and for whoever gets a link."""
    try:
        from herzog.server.links import BadSecret
        from herzog.server.run import serve as run
        from herzog.server.settings import Settings
    except ModuleNotFoundError as missing:
        install = "install them with: pip install 'herzog[server]'"
        raise typer.TyperException(f"a table in the browser needs more packages ({missing.name}); {install}") from None

    def ready(address: str) -> None:
        typer.echo(f"Café Herzog is open at {address} (Ctrl+C closes it; games are kept in {kept}).")
        if browse:
            webbrowser.open(address)

    folder = data or data_folder()
    kept = _reached(database) if database else str(folder)
    workers = max(2, (os.cpu_count() or 1) - 1)  # a bot at one table need not wait for one at another
    with _listener(host, port) as listener:
        try:
            run(Settings(folder, tuple(pack or ()), database, pace=pace, workers=workers), listener, ready)
        except BadSecret as problem:
            raise typer.TyperException(str(problem)) from None


def _reached(database: str) -> str:
    """Return the address of a *database* that answers, without its password."""
    from sqlalchemy.exc import ArgumentError, DBAPIError

    from herzog.server.store import connect

    try:
        engine = connect(database)
        engine.connect().close()
    except ArgumentError:
        raise typer.TyperException("this is no address of a database: write postgresql+pg8000://HOST/NAME") from None
    except ModuleNotFoundError as missing:
        install = "for PostgreSQL: pip install 'herzog[postgres]'"
        raise typer.TyperException(f"this database needs another package ({missing.name}); {install}") from None
    except DBAPIError as problem:
        raise typer.TyperException(f"the database cannot be opened: {problem.orig}") from None
    engine.dispose()
    return engine.url.render_as_string()


def _listener(host: str, port: int | None) -> "socket.socket":
    """Return a socket at *port*, or when none is named at ours or, if that is taken, at any."""
    from herzog.server.run import listen

    try:
        return listen(host, PORT if port is None else port)
    except OSError as problem:
        if port is None:
            return listen(host, 0)
        raise typer.TyperException(f"cannot listen at {host}, port {port}: {problem.strerror}.") from None
