"""Where a bot says what it is doing: standard error, so that its own output stays its own."""

from __future__ import annotations

import sys
from typing import Callable

Log = Callable[[str], None]


def say(text: str) -> None:
    """Prints one line."""
    print(f"boneyard: {text}", file=sys.stderr, flush=True)
