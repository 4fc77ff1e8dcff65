"""Serves the trained network. Usage: python serve.py [TABLE]"""

import sys
from pathlib import Path

import boneyard
from network import Network

import boneyard_env

network = Network.load(Path(__file__).with_name("draw_v0.npz"))

if __name__ == "__main__":
    decide = boneyard_env.to_policy(network.act)
    for match in boneyard.run(decide, table=sys.argv[1] if len(sys.argv) > 1 else None, name="draw-net"):
        print(match)
