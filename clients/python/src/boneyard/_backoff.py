"""How long to wait before trying again."""

from __future__ import annotations

import random

FIRST_S = 0.25
LONGEST_S = 8.0


class Backoff:
    """Waiting times in seconds: 0.25, 0.5, 1, 2, 4, 8, 8 and so on, each shortened at random by up to a half.

    The randomness keeps many bots from returning to a restarted server in the same moment.
    """

    def __init__(self) -> None:
        self._next_s = FIRST_S

    def next_s(self) -> float:
        """The next waiting time, in seconds."""
        delay = self._next_s
        self._next_s = min(delay * 2, LONGEST_S)
        return delay * random.uniform(0.5, 1.0)

    def reset(self) -> None:
        """Begins again with the shortest; for when something worked."""
        self._next_s = FIRST_S
