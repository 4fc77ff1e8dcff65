"""The same rounds here and on OpenSpiel's python_block_dominoes, action by action."""

import os
import random
import unittest

import numpy as np

import boneyard_env
from boneyard_env.open_spiel import NUM_ACTIONS, OPTIONS, from_open_spiel, to_open_spiel

try:
    import pyspiel
    from open_spiel.python.games import block_dominoes  # noqa: F401  (registers its game)
except ImportError:
    if os.environ.get("BONEYARD_REQUIRE_ALL"):
        raise
    pyspiel = None

ROUNDS = 300


@unittest.skipIf(pyspiel is None, "open_spiel is not installed")
class OpenSpiel(unittest.TestCase):
    def test_the_same_deals_have_the_same_course(self):
        theirs, chance = pyspiel.load_game("python_block_dominoes"), random.Random(5)
        self.assertEqual(theirs.num_distinct_actions(), NUM_ACTIONS)
        env = boneyard_env.raw_env("block", seats=2, options=OPTIONS, episode="round")
        shown = {"blocked": 0, "out": 0, "both ends alike": 0}
        for seed in range(ROUNDS):
            env.reset(seed=seed)
            state, opener = theirs.new_initial_state(), env.game.to_move
            self.deal(state, [env.game.hand((opener + player) % 2) for player in range(2)])
            while env.game.to_move is not None:
                player = (env.game.to_move - opener) % 2
                self.assertEqual(state.current_player(), player)
                ends = env.game.ends
                ours = np.flatnonzero(env.infos[env.agent_selection]["action_mask"])
                mapped = {to_open_spiel(int(action), player, ends) for action in ours}
                self.assertEqual(mapped, set(state.legal_actions()))
                for action in mapped:
                    self.assertEqual(to_open_spiel(from_open_spiel(action, ends), player, ends), action)
                shown["both ends alike"] += len(mapped) < len(ours)
                action = int(chance.choice(ours))
                state.apply_action(to_open_spiel(action, player, ends))
                env.step(action)
            self.assertTrue(state.is_terminal())
            hands = [env.game.hand(seat) for seat in range(2)]
            shown["blocked" if all(hands) else "out"] += 1
            # The environment pays each seat what it is ahead, OpenSpiel what the loser holds: here the same.
            if [(0, 0)] not in hands:
                self.assertEqual([state.returns()[(seat - opener) % 2] for seat in range(2)], env.game.rewards)
        self.assertTrue(all(shown.values()), shown)

    @staticmethod
    def deal(state, hands):
        for high, low in hands[0] + hands[1]:
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            wanted = f"Deal ({low:.1f}, {high:.1f})"
            state.apply_action(next(each for each in outcomes if state.action_to_string(each) == wanted))


if __name__ == "__main__":
    unittest.main()
