"""One game as a PettingZoo environment. Agents are the seats, counted from 0: `seat_0` is seat A."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from boneyard_env._native import Game
from boneyard_env._settings import checked_seed, layout_of, next_seed, option_pairs, section


def wrapped(env: AECEnv) -> AECEnv:
    """With the wrappers of the Classic environments."""
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(env, illegal_reward=-1))


class RawEnv(AECEnv):
    """One game. `settings` are those of `VecEnv`."""

    def __init__(
        self,
        variant: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        episode: str = "match",
        reward: str = "points",
        history: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"render_mode: ansi or human is wanted, not {render_mode!r}")
        self.metadata = {
            "name": f"{variant}_v0",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.game = Game(variant, option_pairs(seats, options), episode, reward, history)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.layout = layout_of(self.game.parts)
        self._seed = checked_seed(seed)
        self._history = history
        actions, _, _ = self.game.actions
        numbers = sum(rows * columns for _, _, (rows, columns) in self.game.parts)
        self._shapes = {"observation": (numbers, np.float32), "action_mask": (actions, np.int8)}
        seen = {
            "observation": spaces.Box(-np.inf, np.inf, (numbers,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
        if history:
            seen["history"] = spaces.Box(0, np.iinfo(np.int16).max, self.game.tokens, np.int16)
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begins an episode: that of `seed`, or of the seed after the last one.

        `options={"secret": bytes, "entropies": [bytes, ...]}` deals as a server did whose secret was shown.
        """
        if options and "secret" in options:
            self.game.reset_secret(options["secret"], options.get("entropies", []))
        else:
            seed = self._seed if seed is None else checked_seed(seed)
            self.game.reset(seed)
            self._seed = next_seed(seed)
        if self.game.to_move is None:
            raise ValueError("under these options a match ends before anybody decides")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[self.game.to_move]
        self._inform()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an action is wanted")
        self.game.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        to_move = self.game.to_move
        if to_move is None:
            self.rewards = dict(zip(self.possible_agents, self.game.rewards))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[to_move]
        self._accumulate_rewards()
        self._inform()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What the seat may know and do; its mask is all zeros when it is not to move."""
        seen = {name: np.empty(size, kind) for name, (size, kind) in self._shapes.items()}
        tokens = np.empty(self.game.tokens, np.int16) if self._history else None
        self.game.show(self.possible_agents.index(agent), seen["observation"], seen["action_mask"], tokens)
        if tokens is not None:
            seen["history"] = tokens
        return seen

    def _inform(self) -> None:
        self.infos = {agent: {"action_mask": self.observe(agent)["action_mask"]} for agent in self.agents}

    def section(self, observation: np.ndarray, name: str) -> np.ndarray:
        """A section of an observation, in its shape."""
        return section(observation, self.layout, name)

    def house_action(self, bot: str, seed: int = 0) -> int:
        """What a house bot would play for the seat to move."""
        return self.game.house_action(bot, seed)

    def render(self) -> str | None:
        """The table as text, all hands open."""
        if self.render_mode == "ansi":
            return self.game.picture()
        if self.render_mode == "human":
            print(self.game.picture())
        return None

    def close(self) -> None:
        """Nothing is held."""
