"""Dominoes environments for learning: the rules of the Boneyard server, in process.

import boneyard_env

games = boneyard_env.VecEnv(1024, "draw", seats=2, episode="round")
state = games.reset(seed=7)
while True:
    state = games.step(choose(state.observation, state.action_mask))
"""

from boneyard_env._environments import VARIANTS, Variant, env, parallel_env, raw_env
from boneyard_env._native import house_bots
from boneyard_env._policy import to_policy
from boneyard_env._vec import State, VecEnv

__version__ = "0.1.0"
__all__ = [
    "VARIANTS",
    "State",
    "Variant",
    "VecEnv",
    "env",
    "house_bots",
    "parallel_env",
    "raw_env",
    "to_policy",
]
