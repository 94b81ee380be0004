"""The commands, and the one place where errors become sentences."""

import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from herzog import __version__
from herzog.bots import UnknownBot
from herzog.bots.answer import BotFailed
from herzog.cli import admin, data
from herzog.cli.export import export
from herzog.cli.learn import learn
from herzog.cli.play import play
from herzog.cli.replay import replay
from herzog.cli.report import report
from herzog.cli.review import review
from herzog.cli.rules import rules
from herzog.cli.serve import serve
from herzog.cli.simulate import ladder, rate, simulate
from herzog.cli.think import think
from herzog.cli.train import train
from herzog.kernel import IS_COMPILED, BrokenRecord, IllegalPick, PackError, WrongSetup
from herzog.review.finished import Unfinished
from herzog.server.patience import BadPatience
from herzog.sim.cluster import NoCluster

WRONG: Final = 2  # the exit code for errors that the user can correct
USER_ERRORS: Final = (
    typer.TyperException,
    BadPatience,
    BotFailed,
    BrokenRecord,
    IllegalPick,
    NoCluster,
    PackError,
    UnknownBot,
    Unfinished,
    WrongSetup,
    OSError,
)

# Plain help loads faster than boxes and is easier on screen readers.
app = typer.Typer(name="herzog", add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def herzog(
    ctx: typer.Context,
    *,
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
    debug: Annotated[bool, typer.Option("--debug", help="Show tracebacks of errors.")] = False,  # noqa: ARG001  main() looks for it
) -> None:
    """Play, study and program the board games Lacrimosa and Fourberies."""
    if version:
        typer.echo(f"herzog {__version__}, {'compiled' if IS_COMPILED else 'pure Python'}")
    elif ctx.invoked_subcommand is None and sys.stdin.isatty() and sys.stdout.isatty():
        play()  # without a command, offer a game to somebody at a terminal
    elif ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


app.command()(play)
app.command()(learn)
app.command()(replay)
app.command()(review)
app.command()(rules)
app.command()(serve)
app.command()(think)
app.command()(simulate)
app.command()(ladder)
app.command()(rate)
app.command()(report)
app.command()(train)
app.command()(export)
app.add_typer(data.app)
app.add_typer(admin.app)


def main(words: Sequence[str] | None = None) -> int:
    """Run the command in *words* and return its exit code; `--debug` may come anywhere."""
    line = sorted(sys.argv[1:] if words is None else words, key=lambda word: word != "--debug")
    try:
        return int(app(line, prog_name="herzog", standalone_mode=False) or 0)
    except USER_ERRORS as error:
        if "--debug" in line:
            raise
        typer.secho(f"herzog: {_sentence(error)}", err=True, fg="red")
        return WRONG


def _sentence(error: Exception) -> str:
    if isinstance(error, typer.TyperException):
        return error.format_message()
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}"
    if isinstance(error, BotFailed):
        return f"{error}; --debug shows how it came to that"
    return str(error)
