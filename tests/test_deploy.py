"""What operators copy starts this program with options that it knows."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml  # type: ignore[import-untyped]

from herzog.cli.app import app

DEPLOY = Path(__file__).resolve().parents[1] / "deploy"
SERVE, THINK = (typer.main.get_command(app).commands[name] for name in ("serve", "think"))  # type: ignore[attr-defined]
SETTINGS = {each.envvar for each in SERVE.params if each.envvar}


def container() -> dict[str, str]:
    """Return the last instruction of each kind in the Containerfile."""
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    return dict(re.findall(r"(?m)^([A-Z]+) (.*)$", text))


def compose() -> Any:
    """Return the compose file."""
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def unit(name: str = "herzog.service") -> configparser.ConfigParser:
    """Return a unit of systemd; a setting that stands there twice has its last value."""
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / name, "utf-8")
    return parser


COMMANDS = {
    "Containerfile": json.loads(container()["CMD"]),
    "herzog.service": shlex.split(unit()["Service"]["ExecStart"]),
}


@pytest.mark.parametrize("file", COMMANDS)
def test_servers_are_started_with_options_that_exist(file: str) -> None:
    """The program understands each word of the command."""
    program, name, *words = COMMANDS[file]
    assert (Path(program).name, name) == ("herzog", "serve")
    read = SERVE.make_context("serve", words).params
    assert read["data"].is_absolute()
    assert read["port"] == 1791
    assert read["metrics"].endswith("9179")


def test_thinkers_are_started_with_options_that_exist() -> None:
    """By the compose file, if it is asked to, and by the unit; the database is named in the environment."""
    service = compose()["services"]["think"]
    assert service["profiles"] == ["think"]
    assert set(service["environment"]) == {"HERZOG_DATABASE"}
    for command in (service["command"], shlex.split(unit("herzog-think.service")["Service"]["ExecStart"])):
        program, name, *words = command
        assert (Path(program).name, name) == ("herzog", "think")
        assert THINK.make_context("think", [*words, "--database", "postgresql://"]).params["jobs"] == 2


def test_settings_in_the_environment_exist() -> None:
    """Variables with our name are read by the server, and stand in the unit's comments for those who fill them in."""
    services = compose()["services"]
    for name in ("app1", "app2"):
        assert set(services[name]["environment"]) <= SETTINGS
    assert set(re.findall(r"HERZOG_\w+", (DEPLOY / "herzog.service").read_text("utf-8"))) <= SETTINGS


def test_the_parts_of_the_compose_file_know_each_other() -> None:
    """Every volume, network and dependency is there, and the proxy has the address that the servers believe."""
    file = compose()
    services = file["services"]
    named = {mount.partition(":")[0] for each in services.values() for mount in each.get("volumes", ())}
    assert {name for name in named if not name.startswith(".")} == set(file["volumes"])
    assert {part for each in services.values() for part in each.get("depends_on", ())} <= set(services)
    assert services["proxy"]["networks"]["cafe"]["ipv4_address"] == services["app1"]["environment"]["HERZOG_PROXY"]
    upstreams = re.search(r"reverse_proxy (.*) {", (DEPLOY / "Caddyfile").read_text("utf-8"))
    assert upstreams
    assert upstreams[1].split() == [f"{name}:1791" for name in services if name.startswith("app")]
    assert all(re.search(r":\d+(\.\d+)*$", each["image"]) for each in services.values() if "build" not in each)


def test_the_container_has_what_is_locked() -> None:
    """It installs locked packages, those of the extras that the compose file needs, and is not run by root."""
    said = container()
    assert said["USER"] == "herzog"
    assert "/ready" in said["HEALTHCHECK"]
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    assert "--require-hashes --requirement /deploy.txt" in text
    wanted = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    locked = (DEPLOY.parent / "requirements" / "deploy.txt").read_text("utf-8")
    assert f"\n{re.split('[>=]', wanted['postgres'][0])[0]}==" in locked


def test_the_unit_is_hardened() -> None:
    """The server runs as nobody in particular, and writes nowhere but to its own folder."""
    for name in ("herzog.service", "herzog-think.service"):
        service = unit(name)["Service"]
        hardened = (service["DynamicUser"], service["ProtectSystem"], service["NoNewPrivileges"])
        assert hardened == ("yes", "strict", "yes")
    service = unit()["Service"]
    assert f"--data /var/lib/{service['StateDirectory']} " in service["ExecStart"]
