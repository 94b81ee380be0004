"""The command line, `herzog`: each command, or family of commands, has a module of its own."""

from herzog.cli.app import main

__all__ = ["main"]
