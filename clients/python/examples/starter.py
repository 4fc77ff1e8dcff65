"""A starter bot for any variant. Usage: python starter.py [TABLE]"""

import sys

import boneyard


def decide(view, moves):
    """Most points first, then the heaviest tile; the first of equals, so a tile before a draw or a pass."""

    def worth(move):
        tile = move.choice.place.tile  # 0-0 when the move lays no tile
        return move.points, tile.high + tile.low

    return max(moves, key=worth)


if __name__ == "__main__":
    for match in boneyard.run(decide, table=sys.argv[1] if len(sys.argv) > 1 else None):
        print(match)
