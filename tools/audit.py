"""Check the locked packages for known vulnerabilities. `make audit` runs this; it needs the network.

Exit code 1 means a vulnerability, 2 that some packages could not be checked.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tools.page import NODE, NPM

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT: Final = Path(__file__).resolve().parents[1]
LOCKS: Final = ("deploy", "dev", "docs")  # the other locks are subsets of these
NPM_LOCKS: Final = ("web", "tools/browser")
PIP_AUDIT: Final = "pip-audit==2.10.1"  # fetched by uv on demand, because it would add 25 packages to every .venv


class Finding(NamedTuple):
    """A vulnerability or, if *unknown*, something that could not be checked."""

    what: str
    unknown: bool = False


def of_python(lock: str, said: str) -> Iterator[Finding]:
    """Yield the findings in the JSON that pip-audit printed about a lock."""
    try:
        packages = json.loads(said)["dependencies"]
    except (ValueError, KeyError):
        yield Finding(f"requirements/{lock}.txt: pip-audit cannot reach its database", unknown=True)
        return
    for package in packages:
        for each in package.get("vulns", ()):
            fixed = ", ".join(each["fix_versions"]) or "no version"
            yield Finding(
                f"requirements/{lock}.txt: {package['name']} {package['version']}: {each['id']}; fixed in {fixed}"
            )
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    if skipped:
        number = f"{len(skipped)} of {len(packages)} packages"
        yield Finding(f"requirements/{lock}.txt: the database of pip-audit has no answer for {number}", unknown=True)


def of_npm(folder: str, said: str) -> Iterator[Finding]:
    """Yield the findings in the JSON that npm printed about a lock."""
    try:
        packages: dict[str, Any] = json.loads(said)["vulnerabilities"]
    except (ValueError, KeyError):
        yield Finding(f"{folder}/package-lock.json: npm cannot reach its database", unknown=True)
        return
    for name, each in packages.items():
        yield Finding(f"{folder}/package-lock.json: {name} {each['range']}: {each['severity']}")


def _said(command: Sequence[str | Path], folder: Path) -> str:
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout


def _python(lock: str) -> str:
    uv = Path(sys.executable).with_name("uv")
    asked = ["--format", "json", "--progress-spinner", "off", "--disable-pip", "--require-hashes"]
    words = [str(uv), "tool", "run", "--quiet", PIP_AUDIT, *asked, "--requirement", f"requirements/{lock}.txt"]
    return _said(words, ROOT)


def _npm(folder: str) -> str:
    return _said([NODE, NPM, "audit", "--json"], ROOT / folder)


def main() -> int:
    """Print the findings and return the exit code."""
    found = [each for lock in LOCKS for each in of_python(lock, _python(lock))]
    found += [each for folder in NPM_LOCKS for each in of_npm(folder, _npm(folder))]
    vulnerable = [each.what for each in found if not each.unknown]
    unknown = [each.what for each in found if each.unknown]
    sys.stdout.writelines(f"{each}\n" for each in (*vulnerable, *unknown))
    if unknown:
        sys.stdout.write("Not everything could be checked; try again when the network can be reached.\n")
    elif not vulnerable:
        sys.stdout.write("No locked package has a known vulnerability.\n")
    return 1 if vulnerable else 2 if unknown else 0


if __name__ == "__main__":
    sys.exit(main())
