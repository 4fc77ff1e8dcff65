"""What environments are made of, as the native half wants it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np

#: Seeds have 64 bits.
_SEEDS = 1 << 64


def option_pairs(seats: int | None, options: Mapping[str, Any] | None) -> list[tuple[str, str]]:
    """Options of the rules as text; True is `true`."""
    pairs = [(key, str(value).lower() if isinstance(value, bool) else str(value)) for key, value in (options or {}).items()]
    return pairs if seats is None else [*pairs, ("seats", str(seats))]


def checked_seed(seed: int | None) -> int:
    """The seed, or a fresh one."""
    if seed is None:
        return secrets.randbits(64)
    seed = int(seed)
    if not 0 <= seed < _SEEDS:
        raise ValueError(f"seed: 0 to 2**64 - 1 is wanted, not {seed}")
    return seed


def next_seed(seed: int) -> int:
    """The seed of the episode after this one where nobody names another."""
    return (seed + 1) % _SEEDS


def layout_of(parts: list[tuple[str, int, tuple[int, int]]]) -> dict[str, tuple[slice, tuple[int, int]]]:
    """For each section of an observation, where it stands and its shape."""
    return {name: (slice(start, start + rows * columns), (rows, columns)) for name, start, (rows, columns) in parts}


def section(observation: np.ndarray, layout: dict[str, tuple[slice, tuple[int, int]]], name: str) -> np.ndarray:
    """A section of one observation, or of a batch of them, in its shape; a view and no copy where it can be."""
    place, shape = layout[name]
    return observation[..., place].reshape(*observation.shape[:-1], *shape)
