"""What was learnt here, played on a server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from boneyard_env._native import read_view


def to_policy(model: Callable[..., int], *, history: bool = False) -> Callable[[Any, Sequence[Any]], int]:
    """A `decide(view, moves)` for `boneyard.run`.

    `model(observation, action_mask)` gets the same numbers as from an environment of the table's rules, and
    `model(observation, action_mask, tokens)` with `history=True`; it returns the number of a legal action.
    """

    def decide(view: Any, moves: Sequence[Any]) -> int:
        observation, mask, tokens, numbers = read_view(view, moves, history)
        seen = (observation, mask, tokens) if history else (observation, mask)
        action = int(model(*seen))
        if action not in numbers:
            raise ValueError(f"the model chose action {action}, but legal are {sorted(numbers)}")
        return numbers.index(action)

    return decide
