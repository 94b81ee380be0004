"""Runs tasks on a Ray cluster, with the same results as on one machine."""

from __future__ import annotations

import os
import socket
from collections import deque
from itertools import islice
from logging import ERROR
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from herzog import __version__
from herzog.extras import how_to_install

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

T = TypeVar("T")
R = TypeVar("R")

SOON: Final = 5.0  # seconds to wait for a cluster
LARGEST: Final = 16  # tasks per parcel: a short game takes less time than sending it to another machine
ROUNDS: Final = 4  # parcels queued per core, so that none is idle
HERE: Final = ("auto", "local")  # Ray's names for a cluster on this machine: a running one, or one just for this run


class NoCluster(Exception):
    """There is no usable cluster; the message says what to do."""


class Cluster(NamedTuple):
    """A Ray cluster, at HOST:PORT, ray://HOST:PORT, or one of those `HERE`."""

    address: str


def run(task: Callable[[T], R], items: Sequence[T], cluster: Cluster, at_once: int = LARGEST) -> Iterator[R]:
    """Yield the result of *task* for each of *items*, in order. Stopping early cancels the rest."""
    ray = _joined(cluster)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    size = max(1, min(at_once, len(items) // (cores * ROUNDS)))
    parcels = (items[at : at + size] for at in range(0, len(items), size))
    send = ray.remote(_carried_out).remote
    waiting = deque(send(task, parcel) for parcel in islice(parcels, cores * ROUNDS))
    try:
        while waiting:
            results = ray.get(waiting.popleft())
            waiting.extend(send(task, parcel) for parcel in islice(parcels, 1))
            yield from results
    finally:
        for parcel in waiting:  # stopped, or a task failed: nobody needs the rest
            ray.cancel(parcel)


def _carried_out(task: Callable[[T], R], parcel: Sequence[T]) -> list[R]:
    return [task(item) for item in parcel]


def _joined(cluster: Cluster) -> Any:
    """Return Ray, connected; a run of several parts connects only once."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # otherwise it reports usage statistics
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # the future default; without it, Ray warns
    try:
        import ray  # noqa: PLC0415  (needed only here, and slow to import)
    except ModuleNotFoundError as missing:
        raise NoCluster(f"a cluster needs one more package ({missing.name}); {how_to_install('cluster')}") from None
    if not ray.is_initialized():
        _reach(cluster.address)
        try:
            ray.init(cluster.address, log_to_driver=False, logging_level=ERROR)
        except (ConnectionError, RuntimeError, ValueError) as problem:
            raise NoCluster(f"no cluster at {cluster.address}: {str(problem).splitlines()[0]}") from None
        _check_version(ray)
    return ray


def _reach(address: str) -> None:
    """Raise immediately if nobody answers at an address: Ray would try for minutes."""
    if address in HERE:
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), SOON).close()
    except (OSError, ValueError) as problem:
        how = "`ray start --head` starts one and prints its address"
        raise NoCluster(f"no cluster answers at {address!r} ({problem}); {how}") from None


def _version() -> str:
    return __version__


def _check_version(ray: Any) -> None:
    """Raise if the cluster runs another version of this program, which might have other rules."""
    try:
        theirs = ray.get(ray.remote(_version).remote())
    except ray.exceptions.RayError as problem:
        reason = str(problem).splitlines()[-1]
        raise NoCluster(
            f"the machines of the cluster cannot run this program: {reason}; install it on each of them"
        ) from None
    if theirs != __version__:
        raise NoCluster(
            f"the cluster has version {theirs} of this program, not {__version__}; install the same on every machine"
        )
