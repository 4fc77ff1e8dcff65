"""Learns Draw for two from nothing, by playing against itself, and measures what came of it.

    python examples/train.py                       about four minutes of one core
    python examples/train.py --seconds 60 --save my.npz
    python examples/train.py --load examples/draw_v0.npz --deals 20000      only measures

A policy gradient in NumPy: every decision of a round is paid what its seat was ahead at the end. Then the network plays
the house bots on duplicate deals, each deal twice with the seats swapped; the interval is of 95 %, by deal.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(name, "1")

import numpy as np  # noqa: E402  (after its number of threads is set)
from network import Network  # noqa: E402

from boneyard_env import VecEnv  # noqa: E402

GAME = {"variant": "draw", "seats": 2, "episode": "round"}
#: Points that make a reward of about 1.
POINTS = 30.0
GAMES, STEPS = 512, 32


def sample(chances: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """An action of each row, as likely as its row says."""
    reached = chances.cumsum(1)
    wanted = chance.random((len(chances), 1), np.float32) * reached[:, -1:]
    # The first place that passes what is wanted has a chance of its own, so it is legal.
    return (reached > wanted).argmax(1)


class Experience:
    """Some steps of all games, with what each decision was paid in the end."""

    def __init__(self, games: VecEnv) -> None:
        state = games.state
        self.seen = np.zeros((STEPS, *state.observation.shape), np.float32)
        self.mask = np.zeros((STEPS, *state.action_mask.shape), np.int8)
        self.reward = np.zeros((STEPS, *state.reward.shape), np.float32)
        self.actions, self.seat = np.zeros((2, STEPS, games.num_envs), np.int64)
        self.done = np.zeros((STEPS, games.num_envs), np.bool_)

    def gather(self, games: VecEnv, network: Network, chance: np.random.Generator) -> None:
        state = games.state
        for step in range(STEPS):
            self.seen[step], self.mask[step], self.seat[step] = state.observation, state.action_mask, state.seat
            _, chances, _ = network.forward(state.observation, state.action_mask)
            self.actions[step] = sample(chances, chance)
            games.step(self.actions[step])
            self.reward[step], self.done[step] = state.reward, state.done

    def ended(self):
        """Decisions of the episodes that ended: what was seen, the mask, the action, the return."""
        paid, known = np.zeros_like(self.reward[0]), np.zeros_like(self.done[0])
        returns, whole = np.zeros(self.done.shape, np.float32), np.zeros_like(self.done)
        rows = np.arange(len(known))
        for step in reversed(range(STEPS)):
            paid[self.done[step]] = self.reward[step][self.done[step]]
            known |= self.done[step]
            returns[step], whole[step] = paid[rows, self.seat[step]], known
        return self.seen[whole], self.mask[whole], self.actions[whole], returns[whole] / POINTS


def train(seconds: float, seed: int) -> Network:
    """A network that has played against itself for so many seconds of processor time."""
    games, chance = VecEnv(GAMES, **GAME), np.random.default_rng(seed)
    state = games.reset(seed=seed)
    network, experience = Network(state.observation.shape[1], games.num_actions, seed=seed), Experience(games)
    begun, rounds, told = time.process_time(), 0, 0.0
    while (spent := time.process_time() - begun) < seconds:
        experience.gather(games, network, chance)
        left = 1 - spent / seconds
        network.learn(*experience.ended(), rate=2e-3 * left + 1e-5, entropy=0.02 * left)
        rounds += int(experience.done.sum())
        if spent - told > 20:
            told = spent
            print(f"{spent:4.0f} s  {rounds:9,} rounds  {against(network, 'greedy', 1000)}", flush=True)
    return network


class Measured:
    """Points a deal ahead of the other bot: mean and half of the 95 % interval, by deal."""

    def __init__(self, bot: str, ahead: np.ndarray) -> None:
        self.bot, self.deals = bot, len(ahead)
        self.mean, self.half = float(ahead.mean()), float(1.96 * ahead.std(ddof=1) / np.sqrt(len(ahead)))

    def __str__(self) -> str:
        low, high = self.mean - self.half, self.mean + self.half
        return f"{self.mean:+6.2f} points a deal against {self.bot} ({low:+.2f} to {high:+.2f}, {self.deals:,} deals)"


def against(network: Network, bot: str, deals: int, seed: int = 2**40) -> Measured:
    """Plays each deal from both seats. Seeds from 2**40 on are those of no training."""
    # The reward is the difference of both, so half of it is what a seat is ahead of the even share.
    return Measured(bot, sum(played(network, bot, deals, seat, seed) for seat in range(2)) / 2)


def played(network: Network, bot: str, deals: int, own: int, seed: int) -> np.ndarray:
    """What the network was ahead in the first episode of each game, with `own` as its seat."""
    games = VecEnv(deals, **GAME, house_bots=True)
    state = games.reset(seed=seed)
    ahead, over = np.zeros(deals, np.float32), np.zeros(deals, np.bool_)
    while not over.all():
        actions = games.house_actions(bot, seed=1)
        mine = state.seat == own
        if mine.any():
            actions[mine] = network.forward(state.observation[mine], state.action_mask[mine])[1].argmax(1)
        games.step(actions)
        now = state.done & ~over
        ahead[now] = state.reward[now, own]
        over |= now
    return ahead


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Draw for two from nothing, then play the house bots.")
    parser.add_argument("--seconds", type=float, default=240.0, help="of processor time for training")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=4000, help="for measuring, each played twice")
    parser.add_argument("--save", type=Path, metavar="FILE.npz")
    parser.add_argument("--load", type=Path, metavar="FILE.npz", help="measure this one instead of training")
    given = parser.parse_args()
    network = Network.load(given.load) if given.load else train(given.seconds, given.seed)
    if given.save:
        network.save(given.save)
    for bot in ("random", "greedy", "balanced"):
        print(against(network, bot, given.deals), flush=True)


if __name__ == "__main__":
    main()
