"""The shuffle of a seed, recomputed by a program of the project that shares no code with ours."""

import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "record"))
import verify_deal  # noqa: E402  (found by the line above)

from boneyard_env._native import Game  # noqa: E402


class Seeds(unittest.TestCase):
    def test_the_vectors_are_the_provable_deal_of_the_seed_as_secret(self):
        compared = 0
        for line in (Path(__file__).parent / "seeds.txt").read_text().splitlines():
            if line.startswith(("#", "mexican_train", "slosh", "chicken_foot")):
                continue  # an engine laid aside, and deals thrown in: the same shuffle, dealt otherwise
            head, hands = line.split(": ")
            _, seats, seed = head.split()
            secret = int(seed).to_bytes(32, "big")
            stream = verify_deal.words(verify_deal.key(secret, verify_deal.salt([]), b"deal", 0, 1, 0))
            tiles = verify_deal.shuffled(6, stream)
            for place, hand in enumerate(hands[2:].split(" / ")):
                size = len(hand.split())
                self.assertEqual(set(tiles[place * size :][:size]), set(hand.split()), line)
                compared += 1
        self.assertGreater(compared, 30)

    def test_a_secret_that_was_shown_deals_as_the_seed_of_the_same_number(self):
        one, other = (Game("draw", [], "match", "points", False) for _ in range(2))
        one.reset(77)
        other.reset_secret((77).to_bytes(32, "big"), [])
        self.assertEqual([one.hand(seat) for seat in range(one.seats)], [other.hand(seat) for seat in range(one.seats)])


if __name__ == "__main__":
    unittest.main()
