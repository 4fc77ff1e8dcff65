"""The threaded runner."""

from __future__ import annotations

import unittest
from typing import Any, Callable

from scenarios import Scenarios

import boneyard


class ThreadedRunner(Scenarios, unittest.TestCase):
    def play(self, decide: Callable, **settings: Any) -> list[boneyard.PlayedMatch]:
        return boneyard.run(decide, **settings)


if __name__ == "__main__":
    unittest.main()
