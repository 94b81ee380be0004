"""`herzog serve`: tables in the browser."""

import errno
import os
import webbrowser
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final
from urllib.parse import urlsplit

import typer

from herzog.cli.setup import DatabaseOption, PacksOption, data_folder, database_problems, lacking

if TYPE_CHECKING:
    import socket

    from herzog.server.settings import Settings

PORT: Final = 1791
DAY: Final = 86_400  # seconds
BURST: Final = 20  # seconds of work that may come in one burst


def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen on; 0.0.0.0 lets other machines in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option("--port", min=0, max=65535, help="The port; 0 picks a free one.", show_default=f"{PORT} if free"),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(
            "--data",
            metavar="DIR",
            help="Where to keep data; also the games, unless --database is given.",
            file_okay=False,
        ),
    ] = None,
    database: DatabaseOption = "",
    pack: PacksOption = None,
    pace: Annotated[float, typer.Option("--pace", min=0, help="Shortest time for a bot's move, in seconds.")] = 0.7,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed", help="Deal the same game at every table, to compare how people play it.", show_default="random"
        ),
    ] = None,
    url: Annotated[
        str,
        typer.Option(
            "--url",
            metavar="URL",
            envvar="HERZOG_URL",
            help="The public address of this server, such as https://play.example.org, for links in notices.",
        ),
    ] = "",
    proxy: Annotated[
        str,
        typer.Option(
            "--proxy",
            metavar="ADDRESS",
            envvar="HERZOG_PROXY",
            help="Trust X-Forwarded-For from the proxy at this address, such as 127.0.0.1.",
            show_default="trust nobody",
        ),
    ] = "",
    smtp: Annotated[
        str,
        typer.Option(
            "--smtp",
            metavar="URL",
            envvar="HERZOG_SMTP",  # as with --database
            help="Send notices by email through this server, such as smtps://USER:PASSWORD@HOST.",
            show_default="no email",
        ),
    ] = "",
    mail_from: Annotated[
        str,
        typer.Option("--mail-from", metavar="ADDRESS", envvar="HERZOG_MAIL_FROM", help="The sender address of emails."),
    ] = "",
    sockets: Annotated[int, typer.Option("--sockets", min=1, help="Maximum number of connections to tables.")] = 2000,
    sockets_each: Annotated[
        int, typer.Option("--sockets-each", min=1, help="Maximum number of connections from one address.")
    ] = 100,
    work: Annotated[
        int,
        typer.Option("--work", min=10, help="CPU time that one address may use, in milliseconds per second."),
    ] = 200,
    tables_a_day: Annotated[
        int, typer.Option("--tables-a-day", min=1, help="Maximum number of tables that one address may set up per day.")
    ] = 300,
    chat_lines: Annotated[
        int, typer.Option("--chat-lines", min=1, help="Maximum number of chat lines at a table.")
    ] = 1000,
    keep_days: Annotated[
        int,
        typer.Option(
            "--keep-days",
            metavar="DAYS",
            min=0,
            help="Remove tables that nobody has touched for this many days; 0 keeps them all.",
        ),
    ] = 0,
    archive: Annotated[
        Path | None,
        typer.Option("--archive", metavar="DIR", help="Save the games of removed tables here, as records."),
    ] = None,
    metrics: Annotated[
        str,
        typer.Option(
            "--metrics",
            metavar="HOST:PORT",
            envvar="HERZOG_METRICS",
            help="Serve metrics for Prometheus at this address; a PORT alone serves this machine only.",
            show_default="no metrics",
        ),
    ] = "",
    workers: Annotated[
        int,
        typer.Option(
            "--workers",
            metavar="N",
            min=1,
            help="Serve with this many processes, for more tables than one core can take; needs PostgreSQL.",
        ),
    ] = 1,
    *,
    open_tables: Annotated[
        bool,
        typer.Option(
            "--open-tables",
            envvar="HERZOG_OPEN_TABLES",
            help="Let hosts list tables in the lobby for anyone to join or watch.",
        ),
    ] = False,
    browse: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Open tables in the browser. Friends join by link."""
    try:
        from herzog.server.access.secret import BadSecret
        from herzog.server.database.engine import UnusableDatabase
        from herzog.server.limits.rate import Rate
        from herzog.server.operations.metrics import BadAddress, address_in
        from herzog.server.run import serve as run
        from herzog.server.settings import Settings
        from herzog.server.workers import CannotStart, Workers, serve_with
    except ModuleNotFoundError as missing:
        raise lacking("a table in the browser needs more packages", missing, "server") from None

    def ready(address: str) -> None:
        typer.echo(f"Café Herzog is open at {address} (Ctrl+C closes it; games are kept in {kept}).")
        if browse:
            webbrowser.open(address)

    folder = data or data_folder()
    kept = reached(database) if database else str(folder)
    thinkers = max(2, (os.cpu_count() or 1) - 1)  # so that bots at different tables do not wait for each other
    settings = Settings(
        folder,
        tuple(pack or ()),
        database,
        secret=os.environ.get("HERZOG_SECRET", ""),  # not an option, because the process list shows those
        pace=pace,
        workers=-(-thinkers // workers),
        seed=seed,
        work=Rate(work, BURST * work),
        tables=Rate(tables_a_day / DAY, tables_a_day),
        chat_lines=chat_lines,
        keep_days=keep_days,
        archive=archive,
        open_tables=open_tables,
        sockets=sockets,
        sockets_each=sockets_each,
        url=_address(url),
        proxies=_proxies(proxy),
        smtp=smtp,
        mail_from=mail_from,
    )
    _check_mail(settings)
    if workers > 1 and not database.startswith("postgresql"):
        raise typer.TyperException("several processes can share games only in PostgreSQL: name one with --database")
    try:
        settings = settings._replace(metrics=address_in(metrics) if metrics else None)
        with _listener(host, port) as listener:
            if workers > 1:
                Workers(partial(serve_with, settings, listener), ready, workers).run()
            else:
                run(settings, listener, ready)
    except (BadAddress, BadSecret, CannotStart, UnusableDatabase) as problem:
        raise typer.TyperException(str(problem)) from None


def _proxies(addresses: str) -> str:
    """Return the *addresses* of proxies; refuse what would never match one."""
    for address in addresses.split(",") if addresses not in ("", "*") else ():
        try:
            ip_network(address.strip())
        except ValueError:
            raise typer.BadParameter(
                f"{address!r} is not an IP address, such as 127.0.0.1.", param_hint="--proxy"
            ) from None
    return addresses


def _address(url: str) -> str:
    """Return *url* without a trailing slash; refuse anything that is not the address of a server."""
    if url and not _is_origin(url):
        raise typer.BadParameter(
            f"this is not the address of a server: {url!r}; write https://HOST.", param_hint="--url"
        )
    return url.rstrip("/")


def _is_origin(url: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:  # such as https://[
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc) and not (parts.path.strip("/") or parts.query)


def _check_mail(settings: "Settings") -> None:
    """Raise if mail cannot be sent with these settings."""
    from herzog.server.notices.mail import BadMailbox, Mailbox

    if not settings.smtp:
        return
    if not settings.url:
        raise typer.TyperException("email needs --url, so that its links lead here")
    try:
        Mailbox.of(settings.smtp, settings.mail_from)
    except BadMailbox as problem:
        raise typer.TyperException(str(problem)) from None


def reached(database: str) -> str:
    """Connect to *database* and return its address without the password."""
    from herzog.server.database.engine import UnusableDatabase, connect

    try:
        with database_problems():
            engine = connect(database)
            engine.connect().close()
    except UnusableDatabase as problem:
        raise typer.TyperException(str(problem)) from None
    engine.dispose()
    return engine.url.render_as_string()


def _listener(host: str, port: int | None) -> "socket.socket":
    """Return a socket on *port*; by default on our usual port, or, if that is taken, on a free one with a message."""
    from herzog.server.run import listen

    try:
        return listen(host, PORT if port is None else port)
    except OSError as problem:
        if port is None and problem.errno == errno.EADDRINUSE:
            typer.echo(f"Port {PORT} is taken, perhaps by another Café Herzog; using a free one instead.", err=True)
            return listen(host, 0)
        raise typer.TyperException(
            f"cannot listen on {host}, port {PORT if port is None else port}: {problem.strerror}."
        ) from None
