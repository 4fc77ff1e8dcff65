"""Many games are the same games as one at a time."""

import random
import threading
import unittest

import numpy as np

import boneyard_env


def legal_actions(mask, chance):
    """A random legal action of each row."""
    return np.array([chance.choice(np.flatnonzero(row)) for row in mask])


def trajectory(variant, games, steps, **settings):
    """Copies of every state under random actions."""
    vec = boneyard_env.VecEnv(games, variant, **settings)
    chance, states, actions = random.Random(1), [vec.reset(seed=11)], []
    states = [tuple(None if array is None else array.copy() for array in states[0])]
    for _ in range(steps):
        actions.append(legal_actions(states[-1][1], chance))
        states.append(tuple(None if array is None else array.copy() for array in vec.step(actions[-1])))
    return states, actions


class VecEnv(unittest.TestCase):
    def test_each_game_is_the_single_environment_of_its_seeds(self):
        games = 3
        for variant, settings in (
            ("all_fives", {"episode": "round"}),
            ("draw", {"seats": 2, "episode": "round", "reward": "win"}),
            ("mexican_train", {"seats": 3, "episode": "round", "history": True}),
            ("slosh", {"episode": "round"}),
            ("domino_whist", {"options": {"rounds": 2}}),
        ):
            with self.subTest(variant=variant):
                states, actions = trajectory(variant, games, 250, **settings)
                self.assertGreater(sum(state[4].sum() for state in states), 2, "episodes ended")
                for game in range(games):
                    self.follow(variant, settings, game, games, states, actions)

    def follow(self, variant, settings, game, games, states, actions):
        env = boneyard_env.raw_env(variant, **settings)
        seed = 11 + game
        env.reset(seed=seed)
        for step, state in enumerate(states):
            if step > 0:
                env.step(actions[step - 1][game])
                np.testing.assert_array_equal(state[2][game], [env.rewards[agent] for agent in env.possible_agents])
                self.assertEqual(state[4][game], all(env.terminations.values()))
                if state[4][game]:
                    seed += games
                    env.reset(seed=seed)
            seen = env.observe(env.agent_selection)
            np.testing.assert_array_equal(state[0][game], seen["observation"])
            np.testing.assert_array_equal(state[1][game], seen["action_mask"])
            self.assertEqual(state[3][game], env.possible_agents.index(env.agent_selection))
            if state[5] is not None:
                np.testing.assert_array_equal(state[5][game], seen["history"])

    def test_threads_change_nothing(self):
        alone, _ = trajectory("all_fives", 37, 60, episode="round", history=True)
        together, _ = trajectory("all_fives", 37, 60, episode="round", history=True, threads=3)
        for one, other in zip(alone, together):
            for mine, theirs in zip(one, other):
                np.testing.assert_array_equal(mine, theirs)

    def test_an_illegal_action_is_named_and_nothing_is_played(self):
        vec = boneyard_env.VecEnv(5, "draw", seats=2)
        before = vec.reset(seed=1)
        kept, actions = before.observation.copy(), before.action_mask.argmax(1)
        for bad in (-1, vec.num_actions, 2**40, int(np.flatnonzero(before.action_mask[3] == 0)[0])):
            wrong = actions.copy()
            wrong[3] = bad
            with self.assertRaisesRegex(ValueError, f"game 3: action {bad} is not legal for seat [AB]"):
                vec.step(wrong)
            np.testing.assert_array_equal(kept, vec.state.observation)
        vec.step(actions)
        with self.assertRaisesRegex(ValueError, "4 actions for 5 games"):
            vec.step(actions[:4])

    def test_a_step_before_the_first_reset_is_refused(self):
        with self.assertRaisesRegex(ValueError, "game 0: the episode is over: reset it first"):
            boneyard_env.VecEnv(2, "block").step(np.zeros(2, np.int64))

    def test_arrays_are_filled_in_place(self):
        vec = boneyard_env.VecEnv(4, "block")
        first = vec.reset(seed=1)
        second = vec.step(first.action_mask.argmax(1))
        for one, other in zip(first, second):
            self.assertIs(one, other)

    def test_other_threads_run_during_a_step(self):
        vec = boneyard_env.VecEnv(20_000, "mexican_train", seats=4)
        state = vec.reset(seed=1)
        counted, going = [0], threading.Event()

        def count():
            while not going.is_set():
                counted[0] += 1

        thread = threading.Thread(target=count)
        thread.start()
        before = counted[0]
        # The interpreter's switch interval is 5 ms, and a step that kept it would let nobody count.
        for _ in range(3):
            vec.step(state.action_mask.argmax(1))
        after = counted[0]
        going.set()
        thread.join()
        self.assertGreater(after, before)

    def test_rewards_of_a_round_add_up_to_nothing_and_follow_the_score(self):
        vec = boneyard_env.VecEnv(64, "domino_whist", episode="round")
        state, ended = vec.reset(seed=3), 0
        for _ in range(80):
            state = vec.step(state.action_mask.argmax(1))
            np.testing.assert_allclose(state.reward.sum(1), 0, atol=1e-4)
            np.testing.assert_array_equal(state.reward[:, 0], state.reward[:, 2], "partners are paid alike")
            self.assertFalse(state.reward[~state.done].any(), "only the end pays")
            ended += np.count_nonzero(state.reward.any(1))
        self.assertGreater(ended, 50)

    def test_house_bots_play(self):
        vec = boneyard_env.VecEnv(8, "all_fives", seats=2, house_bots=True)
        state = vec.reset(seed=1)
        for bot in boneyard_env.house_bots():
            actions = vec.house_actions(bot)
            self.assertTrue(state.action_mask[np.arange(8), actions].all())
            state = vec.step(actions)
        with self.assertRaisesRegex(ValueError, "no house bot `cheat`; there are first, random, greedy, balanced"):
            vec.house_actions("cheat")
        plain = boneyard_env.VecEnv(2, "draw")
        plain.reset(seed=1)
        with self.assertRaisesRegex(ValueError, "house_bots=True"):
            plain.house_actions("greedy")

    def test_sections_are_where_the_layout_says(self):
        vec = boneyard_env.VecEnv(2, "draw", seats=2)
        vec.reset(seed=1)
        self.assertEqual(vec.section("hand").shape, (2, 1, 28))
        self.assertEqual(vec.section("hand").sum(), 14)
        self.assertEqual(vec.section("placed").shape, (2, 2, 28))
        self.assertEqual(sum(rows * columns for _, (rows, columns) in vec.layout.values()), vec.state.observation.shape[1])


if __name__ == "__main__":
    unittest.main()
