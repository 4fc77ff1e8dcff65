"""Write dominoes bots for a Boneyard server.

import boneyard

def decide(view, moves):
    return max(moves, key=lambda move: move.points)

for match in boneyard.run(decide):
    print(match)
"""

from boneyard._run import Decide, run
from boneyard._version import __version__
from boneyard.client import Client, Registration, connect, register
from boneyard.errors import BoneyardError, DecideError, Refused, SettingsError, reason_of
from boneyard.match import PlayedMatch
from boneyard.v1.types_pb2 import LegalMove, MatchResult, Move, SeatView, Tile

__all__ = [
    "BoneyardError",
    "Client",
    "Decide",
    "DecideError",
    "LegalMove",
    "MatchResult",
    "Move",
    "PlayedMatch",
    "Refused",
    "Registration",
    "SeatView",
    "SettingsError",
    "Tile",
    "__version__",
    "connect",
    "reason_of",
    "register",
    "run",
]
