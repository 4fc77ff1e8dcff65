"""Plays at a server. Usage: python main.py [TABLE]"""

import sys

import boneyard
from logic import decide

if __name__ == "__main__":
    for match in boneyard.run(decide, name="my-bot", table=sys.argv[1] if len(sys.argv) > 1 else None):
        print(match)
