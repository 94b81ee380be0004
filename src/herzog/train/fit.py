"""Fits a network to games, so that it predicts final scores together with the hand-made terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

import numpy as np

from herzog.train.data import Array, Data

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

FIRST: Final = 16  # units of the first layer
SECOND: Final = 8  # units of the second
BATCH: Final = 1024  # positions in one step
SCALE: Final = 0.1  # scale of points inside the network, so that the weights of all layers are of similar size
RATE: Final = 2e-3  # initial learning rate
PULL: Final = 3e-4  # weight decay (L2)

Parameters: TypeAlias = dict[str, Array]


@final
class Net:
    """The network of herzog.bots.network for many sides at once, and its gradients."""

    def __init__(self, n_facts: int, phases: int, weights: Sequence[float], rng: np.random.Generator) -> None:
        self.hand: Final = np.array(weights, np.float32)
        n_terms = len(weights)
        self.parameters: Final[Parameters] = {
            "plain": np.zeros((n_facts, phases), np.float32),
            "columns": _random(rng, 0.05, n_facts, FIRST),
            "terms": _random(rng, n_terms**-0.5, n_terms, FIRST),
            "bias": np.zeros(FIRST, np.float32),
            "second": _random(rng, FIRST**-0.5, FIRST, SECOND),
            "second_bias": np.zeros(SECOND, np.float32),
            "last": np.zeros(SECOND, np.float32),  # a new network adds nothing to the terms
        }

    def worths(self, data: Data, at: Array) -> Array:
        """Return the worth of every side of the positions *at*."""
        return self._forward(data, at)[0]

    def _forward(self, data: Data, at: Array) -> tuple[Array, list[Any]]:
        """Return the worths, and the activations that the backward pass needs."""
        own, sides = self.parameters, data.terms.shape[1]
        facts = data.facts[at].reshape(len(at) * sides, -1).astype(np.float32)
        terms = data.terms[at].reshape(len(at) * sides, -1)
        rows, phases = np.arange(len(facts)), np.repeat(data.phases[at], sides)
        first = np.maximum(facts @ own["columns"] + SCALE * terms @ own["terms"] + own["bias"], 0)
        second = np.maximum(first @ own["second"] + own["second_bias"], 0)
        learned = second @ own["last"] + (facts @ own["plain"])[rows, phases]
        return (learned / SCALE + terms @ self.hand).reshape(len(at), sides), [facts, terms, phases, first, second]

    def gradients(self, data: Data, at: Array, goal: Array) -> tuple[float, Parameters]:
        """Return the loss of the worths against their *goal*, as scores and as leads, and its gradients."""
        own = self.parameters
        worths, (facts, terms, phases, first, second) = self._forward(data, at)
        off = SCALE * (worths - goal)
        ahead = leads(off)
        loss = float((off**2).mean() + (ahead**2).mean())
        up = ((2 / off.size) * (off + leads(ahead))).reshape(-1).astype(np.float32)
        up_second = up[:, None] * own["last"] * (second > 0)
        up_first = (up_second @ own["second"].T) * (first > 0)
        by_phase = np.zeros((len(up), own["plain"].shape[1]), np.float32)
        by_phase[np.arange(len(up)), phases] = up
        return loss, {
            "plain": facts.T @ by_phase + 2 * PULL * own["plain"],
            "columns": facts.T @ up_first + 0.2 * PULL * own["columns"],
            "terms": SCALE * terms.T @ up_first,
            "bias": up_first.sum(axis=0),
            "second": first.T @ up_second,
            "second_bias": up_second.sum(axis=0),
            "last": second.T @ up,
        }


def _random(rng: np.random.Generator, spread: float, *shape: int) -> Array:
    return (spread * rng.standard_normal(shape)).astype(np.float32)


def leads(values: Array) -> Array:
    """Return how far every side is ahead of the mean of the others."""
    n = values.shape[1]
    ahead: Array = (n * values - values.sum(axis=1, keepdims=True)) / (n - 1)
    return ahead


def batches(order: Array) -> Iterator[Array]:
    """Yield batches of positions in this *order*."""
    for at in range(0, len(order), BATCH):
        yield order[at : at + BATCH]


def judged(net: Net, data: Data) -> Array:
    """Return the worth of every side of every position."""
    return np.concatenate([net.worths(data, at) for at in batches(np.arange(len(data.phases)))])


def goals(data: Data, found: Array, trust: float) -> Array:
    """Return what each position should have predicted, from the result and the predictions *found* at later positions.

    This is TD(lambda) with *trust* as lambda: at 1 only the result counts.
    """
    goal, later, value = np.empty_like(found), data.scores.copy(), data.scores.copy()
    lengths = np.diff(data.ends, prepend=0)
    for back in range(1, int(lengths.max()) + 1):
        games = np.flatnonzero(lengths >= back)
        at = data.ends[games] - back
        later[games] = (1 - trust) * value[games] + trust * later[games]
        goal[at] = later[games]
        value[games] = found[at]
    return goal


@final
class Adam:
    """The Adam optimiser."""

    def __init__(self, parameters: Parameters) -> None:
        self._parameters: Final = parameters
        self._means: Final = {name: np.zeros_like(each) for name, each in parameters.items()}
        self._squares: Final = {name: np.zeros_like(each) for name, each in parameters.items()}
        self._steps = 0

    def step(self, gradients: Parameters, rate: float) -> None:
        """Take one step at this *rate*."""
        self._steps += 1
        pace = rate * (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for name, gradient in gradients.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            self._parameters[name] -= pace * mean / (np.sqrt(square) + 1e-8)


def train(net: Net, data: Sequence[Data], epochs: int, trust: float, rng: np.random.Generator) -> list[float]:
    """Improve *net* on *data* with a decreasing learning rate and new goals in each epoch; return the losses."""
    adam, losses = Adam(net.parameters), []
    for epoch in range(epochs):
        wanted = [goals(each, judged(net, each), trust) for each in data]
        steps = [(n, at) for n, each in enumerate(data) for at in batches(rng.permutation(len(each.phases)))]
        total = 0.0
        for done, step in enumerate(rng.permutation(len(steps))):
            n, at = steps[step]
            loss, gradients = net.gradients(data[n], at, wanted[n][at])
            total += loss
            adam.step(gradients, RATE * max(0.02, 1 - (epoch + done / len(steps)) / epochs))
        losses.append(total / len(steps))
    return losses


def error(net: Net, data: Data) -> float:
    """Return the root of the mean squared error of leads against the results."""
    return float(np.sqrt((leads(judged(net, data) - data.results(data.scores)) ** 2).mean()))
