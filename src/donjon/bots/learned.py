"""The learned evaluation: a small network over the terms of a seat and the mean of the others', compiled with each game.

By seat one number, added to the logarithm of the game's own `evaluate`; the shares of the victory are their softmax. It is trained by `donjon train` on
matches of greedy seats or of the search. Weights lie in one array: 2 x TERMS x WIDE, WIDE, WIDE x NARROW, NARROW, NARROW, bias, weight of `evaluate`.
"""

from __future__ import annotations

import math
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from donjon.core.game import PACKAGE, evaluate, terms

Array = Any

WIDE, NARROW = 32, 16
"""Units of the two hidden layers, rectified."""

FILE = "learned.npz"
"""In each game's folder: half-precision weights by number of seats."""

NONE = np.zeros(0, np.float32)
"""No network."""


def judge(state: Any, net: Array, units: Array, sheet: Array, out: Array) -> None:
    """The share of the victory to expect by seat; by `evaluate` alone where `net` is empty.

    Scratch of float32: units (WIDE + NARROW), sheet (seats + 1 x TERMS).
    """
    evaluate(state, out)
    if len(net) == 0:
        return
    seats = state.seats
    width = sheet.shape[1]
    total = sheet[seats]
    total[:] = 0.0
    for seat in range(seats):
        terms(state, seat, sheet[seat])
        for index in range(width):
            total[index] += sheet[seat, index]
    most = -1e18
    for seat in range(seats):
        out[seat] = net[-1] * math.log(max(out[seat], 1e-6)) + forward(sheet[seat], total, seats, net, units)
        most = max(most, out[seat])
    whole = 0.0
    for seat in range(seats):
        out[seat] = math.exp(out[seat] - most)
        whole += out[seat]
    for seat in range(seats):
        out[seat] /= whole


def forward(own: Array, total: Array, seats: int, net: Array, units: Array) -> float:
    """The network's number for the seat of the terms `own`; `total` is the sum over all seats."""
    width = len(own)
    bias = 2 * width * WIDE
    for unit in range(WIDE):
        units[unit] = net[bias + unit]
    for index in range(width):
        if own[index] != 0.0:
            row = index * WIDE
            for unit in range(WIDE):
                units[unit] += own[index] * net[row + unit]
        rest = (total[index] - own[index]) / (seats - 1)
        if rest != 0.0:
            row = (width + index) * WIDE
            for unit in range(WIDE):
                units[unit] += rest * net[row + unit]
    at = bias + WIDE
    for unit in range(NARROW):
        units[WIDE + unit] = net[at + WIDE * NARROW + unit]
    for index in range(WIDE):
        if units[index] > 0.0:
            row = at + index * NARROW
            for unit in range(NARROW):
                units[WIDE + unit] += units[index] * net[row + unit]
    at += WIDE * NARROW + NARROW
    found = net[at + NARROW]
    for unit in range(NARROW):
        if units[WIDE + unit] > 0.0:
            found += units[WIDE + unit] * net[at + unit]
    return float(found)


def size(terms: int) -> int:
    """Numbers of a network over so many terms."""
    return 2 * terms * WIDE + WIDE + WIDE * NARROW + 2 * NARROW + 2


@cache
def weights(game: str) -> dict[int, np.ndarray[Any, np.dtype[np.float32]]]:
    """The network of each number of seats for which the game has one."""
    with resources.as_file(resources.files(f"{PACKAGE}.{game}").joinpath(FILE)) as path:
        return read(path)


def read(path: Path) -> dict[int, np.ndarray[Any, np.dtype[np.float32]]]:
    """The networks in a file of `donjon train`, by number of seats."""
    with np.load(path) as arrays:
        return {int(seats): arrays[seats].astype(np.float32) for seats in arrays}
