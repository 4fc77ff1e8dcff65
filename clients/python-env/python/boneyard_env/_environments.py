"""An environment of every variant of the engine, by name and as a module: `boneyard_env.draw_v0.env()`."""

from __future__ import annotations

import functools
import sys
import types
from typing import Any, NamedTuple

from boneyard_env import _native


class Variant(NamedTuple):
    """A game of the engine."""

    key: str
    name: str
    summary: str
    #: Fewest, most and usual seats.
    seats: tuple[int, int, int]


#: Every variant, by key.
VARIANTS: dict[str, Variant] = {described[0]: Variant(*described) for described in _native.variants()}


def raw_env(variant: str, **settings: Any):
    """A PettingZoo environment without wrappers: an illegal action raises ValueError and changes nothing."""
    return _aec().RawEnv(variant, **settings)


def env(variant: str, **settings: Any):
    """A PettingZoo environment as the Classic ones are: an illegal action ends the episode and is paid -1."""
    return _aec().wrapped(raw_env(variant, **settings))


def parallel_env(variant: str, **settings: Any):
    """The same with actions of all seats in each step, of which only that of the seat to move counts."""
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    return turn_based_aec_to_parallel(env(variant, **settings))


def _aec():
    try:
        from boneyard_env import _aec as module
    except ImportError as error:
        raise ImportError("PettingZoo environments need: pip install 'boneyard-env[pettingzoo]'") from error
    return module


def _module_of(variant: Variant) -> types.ModuleType:
    """A module as PettingZoo has one for each environment; the engine's list makes them."""
    module = types.ModuleType(f"boneyard_env.{variant.key}_v0", f"{variant.name}. {variant.summary}")
    for maker in (env, raw_env, parallel_env):
        setattr(module, maker.__name__, functools.partial(maker, variant.key))
    return module


for _variant in VARIANTS.values():
    _module = _module_of(_variant)
    sys.modules[_module.__name__] = _module
    setattr(sys.modules["boneyard_env"], f"{_variant.key}_v0", _module)
