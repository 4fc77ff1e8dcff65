"""Plays one known position: python -m unittest"""

import unittest

from boneyard.v1.types_pb2 import LegalMove, Move, PlaceTile, SeatView, Tile
from logic import decide


def lay(high, low, points):
    return LegalMove(choice=Move(place=PlaceTile(tile=Tile(high=high, low=low))), points=points)


class Decide(unittest.TestCase):
    def test_points_come_first(self):
        moves = [lay(6, 4, 0), lay(5, 5, 10), LegalMove(token="draw")]
        self.assertIs(decide(SeatView(), moves), moves[1])


if __name__ == "__main__":
    unittest.main()
