"""PettingZoo's own tests, for every variant of the engine."""

import contextlib
import functools
import io
import unittest
import warnings

import numpy as np
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import boneyard_env

CYCLES = 60


def quietly(test, *arguments, **settings):
    """Runs one of PettingZoo's tests; what it only warns of counts as a failure."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("error")
        # Classic environments have a dictionary too, and are excused by name.
        warnings.filterwarnings("ignore", message="Observation (space for each agent probably|is not a NumPy array)")
        # Whoever samples an action without its mask is warned, and that is what the seed test does.
        warnings.filterwarnings("ignore", message=".*(?:ILLEGAL|[Ii]llegal).*")
        test(*arguments, **settings)


class PettingZoo(unittest.TestCase):
    def test_every_variant_passes(self):
        for variant in boneyard_env.VARIANTS:
            make = functools.partial(boneyard_env.env, variant)
            with self.subTest(variant=variant):
                quietly(api_test, make(), num_cycles=CYCLES)
                quietly(seed_test, make, num_cycles=CYCLES)

    def test_every_variant_passes_as_a_parallel_environment(self):
        for variant in boneyard_env.VARIANTS:
            make = functools.partial(boneyard_env.parallel_env, variant)
            with self.subTest(variant=variant):
                quietly(parallel_api_test, make(), num_cycles=CYCLES)
                quietly(parallel_seed_test, make, num_cycles=CYCLES)

    def test_other_settings_pass_too(self):
        for settings in ({"history": True}, {"episode": "round"}, {"reward": "win"}, {"seats": 2}):
            with self.subTest(**settings):
                quietly(api_test, boneyard_env.env("all_fives", **settings), num_cycles=200)
                quietly(seed_test, functools.partial(boneyard_env.env, "all_fives", **settings), num_cycles=200)

    def test_an_illegal_action_raises_in_the_raw_environment_and_ends_the_wrapped_one(self):
        raw = boneyard_env.raw_env("draw", seats=2, seed=1)
        raw.reset()
        seat, before = raw.agent_selection, raw.observe(raw.agent_selection)
        letter = "AB"[raw.agents.index(seat)]
        illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
        with self.assertRaisesRegex(ValueError, f"action {illegal} is not legal for seat {letter}"):
            raw.step(illegal)
        np.testing.assert_array_equal(before["observation"], raw.observe(seat)["observation"])
        wrapped = boneyard_env.env("draw", seats=2, seed=1)
        wrapped.reset()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            wrapped.step(illegal)
        self.assertTrue(all(wrapped.terminations.values()))
        self.assertEqual(wrapped.rewards[seat], -1)

    def test_masks_are_in_observation_and_info_and_only_of_the_seat_to_move(self):
        env = boneyard_env.raw_env("mexican_train", seats=3, seed=5)
        env.reset()
        for agent in env.agents:
            seen, mask = env.observe(agent), env.infos[agent]["action_mask"]
            np.testing.assert_array_equal(seen["action_mask"], mask)
            self.assertEqual(mask.any(), agent == env.agent_selection)


class Modules(unittest.TestCase):
    def test_every_variant_is_a_module(self):
        from boneyard_env import draw_v0

        self.assertEqual(draw_v0.env(seats=2).metadata["name"], "draw_v0")
        for variant in boneyard_env.VARIANTS:
            env = getattr(boneyard_env, f"{variant}_v0").raw_env()
            self.assertEqual(env.metadata["name"], f"{variant}_v0")

    def test_a_bad_setting_is_named_with_what_would_do(self):
        for settings, message in (
            ({"variant": "chess"}, "variant: it cannot be `chess`; allowed: all_fives"),
            ({"options": {"reserve": "many"}}, "reserve: it cannot be `many`"),
            ({"options": {"colour": 1}}, "colour: draw has no such option"),
            ({"seats": 9}, "seats: it cannot be `9`; allowed: 2 to 4"),
            ({"episode": "day"}, "episode: it cannot be `day`; allowed: match, round"),
            ({"reward": "money"}, "reward: it cannot be `money`; allowed: points, win"),
            ({"seed": -1}, "seed: 0 to"),
            ({"render_mode": "rgb_array"}, "render_mode: ansi or human"),
        ):
            with self.subTest(**settings), self.assertRaisesRegex(ValueError, message):
                boneyard_env.raw_env(**{"variant": "draw", **settings})

    def test_a_table_is_drawn(self):
        env = boneyard_env.env("all_fives", seats=2, seed=3, render_mode="ansi")
        env.reset()
        for _ in range(6):
            env.step(env.unwrapped.house_action("greedy"))
        picture = env.render()
        self.assertIn("all_fives, round 1", picture)
        self.assertIn("> ", picture)
        self.assertIn("|", picture)


if __name__ == "__main__":
    unittest.main()
