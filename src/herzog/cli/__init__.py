"""The command line: `herzog play | serve | simulate | replay | data | rules`."""

from herzog.cli.app import main

__all__ = ["main"]
