"""The command line, `herzog`, with one module for each command or group of commands."""

from herzog.cli.app import main

__all__ = ["main"]
