"""The example learns, and what was learnt is as strong as the tutorial says."""

import sys
import unittest
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
sys.path.insert(0, str(EXAMPLES))

import train  # noqa: E402  (found by the line above)
from network import Network  # noqa: E402


class Training(unittest.TestCase):
    def test_the_kept_network_beats_random_and_greedy(self):
        network = Network.load(EXAMPLES / "draw_v0.npz")
        for bot in ("random", "greedy"):
            measured = train.against(network, bot, deals=2000)
            self.assertGreater(measured.mean - measured.half, 0, str(measured))

    def test_some_seconds_of_training_beat_random(self):
        measured = train.against(train.train(seconds=8, seed=2), "random", deals=2000)
        self.assertGreater(measured.mean - measured.half, 0, str(measured))

    def test_an_untrained_network_is_not_said_to_beat_greedy(self):
        network = train.train(seconds=0, seed=2)
        measured = train.against(network, "greedy", deals=1000)
        self.assertLess(measured.mean - measured.half, 0, str(measured))


if __name__ == "__main__":
    unittest.main()
