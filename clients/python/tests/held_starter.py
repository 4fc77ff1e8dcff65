"""The starter bot, held by a test: `python held_starter.py run|aio [TABLE]`.

Runs examples/starter.py as it is, by `boneyard.run` or `boneyard.aio.run`. Each decision is told with a line
`turn NUMBER`, and made when a line comes on standard input.
"""

from __future__ import annotations

import asyncio
import runpy
import sys
from pathlib import Path
from typing import Any, Callable

import boneyard
import boneyard.aio

STARTER = Path(__file__).resolve().parent.parent / "examples" / "starter.py"


def run_aio(decide: Callable, **settings: Any) -> list[boneyard.PlayedMatch]:
    return asyncio.run(boneyard.aio.run(decide, **settings))


def held(run: Callable) -> Callable:
    def run_held(decide: Callable, **settings: Any) -> list[boneyard.PlayedMatch]:
        def decide_when_told(view: boneyard.SeatView, moves: Any) -> boneyard.LegalMove:
            print("turn", view.table.turn, flush=True)
            sys.stdin.readline()
            return decide(view, moves)

        return run(decide_when_told, **settings)

    return run_held


if __name__ == "__main__":
    boneyard.run = held({"run": boneyard.run, "aio": run_aio}[sys.argv.pop(1)])
    runpy.run_path(str(STARTER), run_name="__main__")
