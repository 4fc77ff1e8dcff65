"""Steps per second on one core: VecEnv, the PettingZoo environment, and OpenSpiel's python_block_dominoes.

    python benchmarks/steps.py [SECONDS] [--at-least-open-spiel 100] [--at-least-single 30]

The game is the same everywhere: Block for two, seven tiles each, one round an episode, random legal moves. A step is one
decision of a player; dealing is part of it, choosing the move is not. Processor time is compared, in slices that take
turns, because other work on the machine then disturbs all alike. Needs pettingzoo and open_spiel beside boneyard-env.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import time

for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(name, "1")

import numpy as np  # noqa: E402  (after its number of threads is set)
import pyspiel  # noqa: E402
from open_spiel.python.games import block_dominoes  # noqa: E402, F401  (registers its game)

import boneyard_env  # noqa: E402
from boneyard_env.open_spiel import OPTIONS  # noqa: E402

SETTINGS = {"seats": 2, "options": OPTIONS, "episode": "round"}
GAMES = 1024
#: So few that games and arrays stay near the core.
FEW = 256


class Clock:
    """Processor time of what is measured alone."""

    def __init__(self) -> None:
        self.spent = 0.0

    def __enter__(self) -> None:
        self.begun = time.process_time()

    def __exit__(self, *_error: object) -> None:
        self.spent += time.process_time() - self.begun


def vec_env(seconds: float, number: int = GAMES, variant: str = "block", **settings) -> float:
    games = boneyard_env.VecEnv(number, variant, **(settings or SETTINGS))
    state = games.reset(seed=1)
    chance = np.random.default_rng(1)
    clock, steps = Clock(), 0
    while clock.spent < seconds:
        actions = (state.action_mask * (1 - chance.random(state.action_mask.shape, np.float32))).argmax(1)
        with clock:
            state = games.step(actions)
        steps += number
    return steps / clock.spent


def single_env(seconds: float) -> float:
    env = boneyard_env.env("block", seed=1, **SETTINGS)
    clock, steps = Clock(), 0
    while clock.spent < seconds:
        with clock:
            env.reset()
            observation, _, over, _, _ = env.last()
        while not over:
            action = random.choice(np.flatnonzero(observation["action_mask"]))
            with clock:
                env.step(action)
                observation, _, over, _, _ = env.last()
            steps += 1
    return steps / clock.spent


def open_spiel(seconds: float, observe: bool) -> float:
    game = pyspiel.load_game("python_block_dominoes")
    observer = game.make_py_observer()
    clock, steps = Clock(), 0
    while clock.spent < seconds:
        with clock:
            state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                # Every tile left is as likely as the next.
                with clock:
                    state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            with clock:
                actions = state.legal_actions()
                if observe:
                    observer.set_from(state, state.current_player())
            action = random.choice(actions)
            with clock:
                state.apply_action(action)
            steps += 1
    return steps / clock.spent


def main() -> int:
    parser = argparse.ArgumentParser(description="Steps per second, side by side, on one core.")
    parser.add_argument("seconds", type=float, nargs="?", default=20.0, help="for each, in slices")
    parser.add_argument("--at-least-open-spiel", type=float, default=0.0, metavar="RATIO")
    parser.add_argument("--at-least-single", type=float, default=0.0, metavar="RATIO")
    given = parser.parse_args()
    slices = 7
    of_each = given.seconds / slices
    measured = {
        f"VecEnv, {GAMES} games": lambda: vec_env(of_each),
        f"VecEnv, {FEW} games": lambda: vec_env(of_each, FEW),
        "PettingZoo environment, one game": lambda: single_env(of_each),
        "OpenSpiel, moves alone": lambda: open_spiel(of_each, observe=False),
        "OpenSpiel, with observations": lambda: open_spiel(of_each, observe=True),
    }
    rates = {name: [] for name in measured}
    for _ in range(slices):
        for name, measure in measured.items():
            rates[name].append(measure())

    def faster(games: int, name: str) -> float:
        return statistics.median(a / b for a, b in zip(rates[f"VecEnv, {games} games"], rates[name]))

    print(f"{'block 2, a round an episode':34} {'steps/s':>12}   VecEnv is faster by, {GAMES} and {FEW} games")
    for name, of_name in rates.items():
        print(f"{name:34} {statistics.median(of_name):12,.0f} {faster(GAMES, name):10.1f} {faster(FEW, name):10.1f}")
    for variant, seats in (("draw", 2), ("all_fives", 4), ("domino_whist", 4), ("mexican_train", 4)):
        rate = vec_env(of_each, variant=variant, seats=seats, episode="round")
        print(f"{f'VecEnv, {variant} {seats}':34} {rate:12,.0f}")
    enough = faster(GAMES, "OpenSpiel, moves alone") >= given.at_least_open_spiel
    enough &= faster(GAMES, "PettingZoo environment, one game") >= given.at_least_single
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
