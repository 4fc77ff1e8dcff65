"""Many games in one call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from boneyard_env._native import Batch, Game
from boneyard_env._settings import checked_seed, layout_of, option_pairs, section


class State(NamedTuple):
    """A row for each game. The arrays are the same in every step: copy what you want to keep."""

    #: float32 [games, numbers]: what the seat to move may know.
    observation: np.ndarray
    #: int8 [games, actions]: 1 for each legal action of that seat.
    action_mask: np.ndarray
    #: float32 [games, seats]: what each seat was paid by this step.
    reward: np.ndarray
    #: int64 [games]: the seat to move, counted from 0.
    seat: np.ndarray
    #: bool [games]: an episode ended with this step, and the row shows the next one.
    done: np.ndarray
    #: int16 [games, 40, 4] with `history=True`, else None.
    history: np.ndarray | None


class VecEnv:
    """`num_envs` games of one variant, stepped together.

    Each game is seen by whoever is to move. When an episode ends the game begins anew in the same step. Game i begins
    with `seed + i`; its next episode has a seed higher by `num_envs`.
    """

    def __init__(
        self,
        num_envs: int = 1024,
        variant: str = "all_fives",
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        episode: str = "match",
        reward: str = "points",
        history: bool = False,
        threads: int = 1,
        house_bots: bool = False,
    ) -> None:
        pairs = option_pairs(seats, options)
        self._batch = Batch(num_envs, variant, pairs, episode, reward, history, threads, house_bots)
        numbers, actions, seats = self._batch.widths
        self.num_envs, self.num_actions, self.seats = num_envs, actions, seats
        #: The team of each seat, counted from 0.
        self.teams: list[int] = Game(variant, pairs, episode, reward, history).teams
        #: Where each section of an observation stands, and its shape.
        self.layout = layout_of(self._batch.parts)
        self.state = State(
            np.zeros((num_envs, numbers), np.float32),
            np.zeros((num_envs, actions), np.int8),
            np.zeros((num_envs, seats), np.float32),
            np.zeros(num_envs, np.int64),
            np.zeros(num_envs, np.bool_),
            np.zeros((num_envs, *Game(variant, pairs, episode, reward, history).tokens), np.int16) if history else None,
        )
        self._arrays = _Arrays(*self.state)

    def reset(self, seed: int | None = None) -> State:
        """Begins an episode in every game."""
        self._batch.reset(checked_seed(seed), self._arrays)
        return self.state

    def step(self, actions: np.ndarray) -> State:
        """Plays one action in each game. When one is not legal, ValueError names the game and nothing is played."""
        self._batch.step(np.ascontiguousarray(actions, np.int64), self._arrays)
        return self.state

    def house_actions(self, bot: str, seed: int = 0, out: np.ndarray | None = None) -> np.ndarray:
        """What a house bot would play in each game; needs `house_bots=True`."""
        out = np.zeros(self.num_envs, np.int64) if out is None else out
        self._batch.house_actions(bot, seed, out)
        return out

    def section(self, name: str) -> np.ndarray:
        """A section of the observations, in its shape."""
        return section(self.state.observation, self.layout, name)

    @property
    def seeds(self) -> list[int]:
        """The seed of each game's episode."""
        return self._batch.seeds


class _Arrays:
    """The arrays by the names that the native half looks for."""

    def __init__(self, observations, masks, rewards, seats, done, history) -> None:
        self.observations, self.masks, self.rewards = observations, masks, rewards
        self.seats, self.done, self.history = seats, done, history
