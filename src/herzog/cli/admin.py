"""`herzog admin`: manages the games of a server, whether or not it is running."""

import json
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from herzog.cli.serve import PORT
from herzog.cli.setup import DatabaseOption, PacksOption, data_folder, database_problems, lacking

if TYPE_CHECKING:
    from herzog.server.access.tokens import TokenSigner
    from herzog.server.database.saved import Saved
    from herzog.server.database.store import Store

T = TypeVar("T")
SERVER: Final = f"http://127.0.0.1:{PORT}"
SIGNATURE: Final = "HERZOG_SECRET"  # as for `herzog serve`; not an option, because the process list shows those
SOON: Final = 5  # seconds to wait for a running server

DataOption = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Where the server keeps its data.")]
TableArgument = Annotated[
    str, typer.Argument(metavar="TABLE", help="The id of the table; `herzog admin tables` lists them.")
]
NewFileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; must not exist yet.")]
app = typer.Typer(name="admin", rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def admin(ctx: typer.Context) -> None:
    """Manage the games of a server."""
    try:
        import_module("herzog.server.database.store")
    except ModuleNotFoundError as missing:
        raise lacking("this needs more packages", missing, "server") from None
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@app.command()
def status(
    server: Annotated[str, typer.Option("--server", metavar="URL", help="The address of the server.")] = SERVER,
    data: DataOption = None,
    database: DatabaseOption = "",
) -> None:
    """Count all tables. If the server can be reached, also count open tables and connections."""
    tables = _done(data, database, _all)
    over = sum(saved.standing.result is not None for saved in tables)
    typer.echo(f"Tables kept: {len(tables)}, of which {over} over.")
    typer.echo(_running(server))


@app.command()
def tables(data: DataOption = None, database: DatabaseOption = "") -> None:
    """List all tables, the most recently played first."""
    for saved in sorted(_done(data, database, _all), key=lambda saved: saved.standing.changed, reverse=True):
        typer.echo("  ".join(_row(saved)))


@app.command()
def archive(
    table: TableArgument,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder for its record.", file_okay=False)],
    data: DataOption = None,
    database: DatabaseOption = "",
) -> None:
    """Archive TABLE. Saves its game to DIR as a record, then removes the table and everything that belongs to it."""
    _done(data, database, lambda store: _remove(store, table, folder, even_so=False))
    typer.echo(f"Its record is in {folder}; table {table} is gone.")


@app.command()
def delete(
    table: TableArgument,
    data: DataOption = None,
    database: DatabaseOption = "",
    *,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
    even_so: Annotated[
        bool, typer.Option("--even-so", help="Delete it even if that forgets that someone refused all mail.")
    ] = False,
) -> None:
    """Delete TABLE. Removes its moves, links, chat, reviews and notices; this cannot be undone."""
    if not yes and not _agrees(f"Delete table {table} for everyone?"):
        raise typer.TyperException("nothing was deleted; --yes deletes without asking")
    _done(data, database, lambda store: _remove(store, table, None, even_so=even_so))
    typer.echo(f"Table {table} is gone.")


@app.command()
def export(
    link: Annotated[
        str, typer.Argument(metavar="LINK", help="A personal link, or the link of a seat, host or watcher.")
    ],
    file: NewFileArgument,
    data: DataOption = None,
    database: DatabaseOption = "",
) -> None:
    """Export what is stored about LINK. Writes it to FILE as JSON, for the person whose link it is."""
    from herzog.server.admin.personal_data import personal_data

    _check_new(file)
    with _told():
        signer = _signer(data or data_folder())
    found = _done(data, database, lambda store: personal_data(store, signer, link))
    file.touch(0o600)
    file.write_text(json.dumps(found, ensure_ascii=False, indent=2) + "\n", "utf-8")
    typer.echo(f"Everything that is stored about this link is in {file}.")


@app.command()
def backup(file: NewFileArgument, data: DataOption = None, database: DatabaseOption = "") -> None:
    """Write all games to FILE, as of one moment. The server may keep running."""
    from herzog.server.admin.backup import backup as back_up

    with _told():
        number = back_up(_url(data, database), file)
    typer.echo(f"Tables in {file}: {number}.")
    typer.echo(f"Keep {_secret(data)} as well, in another place: without it no link works.")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")],
    data: DataOption = None,
    database: DatabaseOption = "",
) -> None:
    """Restore a backup. The target is a new folder or an empty database, of either kind."""
    from herzog.server.admin.backup import restore as put_back

    with _told():
        number = put_back(file, _url(data, database))
    typer.echo(f"Tables restored: {number}.")
    secret = (data or data_folder()) / "secret"
    if not (os.environ.get(SIGNATURE) or secret.exists()):
        typer.echo(f"Copy the old server's secret to {secret} before you start: without it no link works.")


@app.command()
def rehearse(
    pack: PacksOption = None,
    write: Annotated[
        Path | None, typer.Option("--write", metavar="FILE", help="Write how all games went, for --against.")
    ] = None,
    against: Annotated[
        Path | None,
        typer.Option("--against", metavar="FILE", help="Compare with what another version wrote.", dir_okay=False),
    ] = None,
    backup: Annotated[
        Path | None,
        typer.Option(
            "--backup", metavar="FILE", help="Replay the games in a backup instead, also of an older version."
        ),
    ] = None,
    data: DataOption = None,
    database: DatabaseOption = "",
) -> None:
    """Replay all games with this version of the program, and name those that would go otherwise than before."""
    from herzog.kernel import PackError
    from herzog.server.admin.backup import brought_up_to_date, new_file
    from herzog.server.admin.rehearsal import line_of, read_marks
    from herzog.server.admin.rehearsal import rehearse as rehearsed
    from herzog.server.packs import load_packs

    try:
        before, packs = read_marks(against) if against else {}, load_packs(pack or ())
    except (PackError, ValueError) as problem:
        raise typer.TyperException(str(problem)) from None

    with ExitStack() as closing:
        closing.enter_context(_told())
        url = closing.enter_context(brought_up_to_date(backup)) if backup else _url(data, database)
        kept = closing.enter_context(closing.enter_context(new_file(write)).open("wb")) if write else None

        async def told(store: "Store") -> tuple[int, int]:
            replayed = differ = 0
            async for each in rehearsed(store, packs, before, marked=kept is not None):
                replayed += 1
                if each.differs:
                    differ += 1
                    typer.echo(f"{each.table}  {each.differs}")
                if kept:
                    kept.write(line_of(each))
            return replayed, differ

        replayed, differ = _done_at(url, told)
    typer.echo(f"Games replayed: {replayed}, of which {differ} would differ.")
    raise typer.Exit(bool(differ))


def _secret(data: Path | None) -> str:
    """Return where the server's secret is, as far as we can tell."""
    if os.environ.get(SIGNATURE):
        return SIGNATURE
    file = (data or data_folder()) / "secret"
    return str(file) if file.exists() else "the server's secret (the file in its --data folder, or HERZOG_SECRET)"


def _url(data: Path | None, database: str) -> str:
    from herzog.server.database.engine import address_of

    return address_of(database, data or data_folder())


def _done(data: Path | None, database: str, do: "Callable[[Store], Awaitable[T]]") -> T:
    """Return the result of *do* with the store of a server."""
    with _told():
        return _done_at(_url(data, database), do)


def _done_at(url: str, do: "Callable[[Store], Awaitable[T]]") -> T:
    """Return the result of *do* with the store at *url*."""
    import asyncio

    from herzog.server.admin.database import administered

    async def carried_out() -> T:
        async with administered(url) as store:
            return await do(store)

    return asyncio.run(carried_out())


@contextmanager
def _told() -> Iterator[None]:
    """Turn any error into a sentence."""
    from herzog.server.access.secret import BadSecret
    from herzog.server.admin.personal_data import UnknownLink
    from herzog.server.database.engine import UnusableDatabase
    from herzog.table.refusal import Refusal

    try:
        with database_problems():
            yield
    except (BadSecret, UnusableDatabase, UnknownLink) as problem:
        raise typer.TyperException(str(problem)) from None
    except Refusal as problem:
        raise typer.TyperException(f"the database cannot be used: {problem.__cause__ or problem}") from None


async def _all(store: "Store") -> "list[Saved]":
    from sqlalchemy import select

    from herzog.server.database.saved import saved_from
    from herzog.server.database.schema import GameRow

    return [saved_from(row) for row in await store.read(select(*GameRow.__table__.columns))]


def _row(saved: "Saved") -> list[str]:
    """Return a line about a table, without links or anything secret."""
    names, asked = saved.setup.header.seats, saved.standing.asked
    waits = ", ".join(names[seat] or f"seat {seat + 1}" for seat in asked if seat >= 0)
    changed = datetime.fromtimestamp(saved.standing.changed, UTC).strftime("%Y-%m-%d %H:%M")
    state = "over" if saved.standing.result else f"waits for {waits}"
    called = ", ".join(name or f"seat {seat + 1}" for seat, name in enumerate(names))
    return [saved.id, changed, f"{saved.setup.header.game:10}", f"{saved.standing.step:4} moves", called, state]


async def _remove(store: "Store", table: str, folder: Path | None, *, even_so: bool) -> None:
    from herzog.server.admin.removal import archive, remove
    from herzog.server.notices.subscriptions import never_again

    saved = await store.find(table)
    if saved is None:
        raise typer.TyperException(f"there is no table {table!r}; `herzog admin tables` lists them")
    if not even_so and await never_again(store, table):
        reason = "someone at this table has said that they never want mail from this server, which this would forget"
        raise typer.TyperException(f"{reason}; herzog admin delete {table} --even-so deletes it anyway")
    await archive(store, saved, folder)
    await remove(store, saved.id)


def _agrees(question: str) -> bool:
    try:
        return typer.confirm(question)
    except typer.Abort:  # nobody is there to answer
        return False


def _check_new(file: Path) -> None:
    if file.exists():
        raise typer.TyperException(f"{file} already exists; name another file")


def _signer(folder: Path) -> "TokenSigner | None":
    """Return the signer of links, if the server's secret is known: HERZOG_SECRET, or the one in *folder*."""
    from herzog.server.access.secret import secret_of
    from herzog.server.access.tokens import TokenSigner

    given = os.environ.get(SIGNATURE, "")
    return TokenSigner(secret_of(given, folder)) if given or (folder / "secret").exists() else None


def _running(server: str) -> str:
    """Return a sentence about the running server."""
    import urllib.request

    try:
        with urllib.request.urlopen(f"{server.rstrip('/')}/health", timeout=SOON) as answer:  # noqa: S310  (the operator names it)
            health = json.load(answer)
    except (OSError, ValueError):
        return f"{server} does not answer; name another server with --server to count its open tables and sockets."
    opened = f"tables open: {health['tables']}, sockets: {health['sockets']}"
    return f"{server} runs version {health['program']}; {opened}."
