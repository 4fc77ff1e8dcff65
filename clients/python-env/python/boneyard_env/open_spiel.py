"""Actions of OpenSpiel's `python_block_dominoes` and ours for Block with two seats.

Theirs is (player, tile, pip covered), so both ends with the same pip are one action there and two here; ours is
(tile, end). Which pip lies at which end is known when one is asked, so both directions take the `ends`: [] before the
lead, else what lies left and right. Their player 0 always opens.

The rules are the same with OPTIONS and `episode="round"`, but for one case: going out against a lone 0-0 is a draw
there and a round won for 0 points here.
"""

from __future__ import annotations

from collections.abc import Sequence

#: Options of `block` under which a round is worth the same.
OPTIONS = {"blocked_award": "others_total"}

#: Theirs in their order, as (player, low half, high half, pip covered or None).
_THEIRS = [
    (player, low, high, pip)
    for player in range(2)
    for low in range(7)
    for high in range(low, 7)
    for pip in (None, *range(7))
    if pip is None or pip in (low, high)
]
_NUMBERS = {action: number for number, action in enumerate(_THEIRS)}
_TILES = [(low, high) for high in range(7) for low in range(high + 1)]

#: How many actions they have.
NUM_ACTIONS = len(_THEIRS)


def to_open_spiel(action: int, player: int, ends: Sequence[int]) -> int:
    """Their number of our placement."""
    tile, arm = divmod(action, 2)
    low, high = _TILES[tile]
    return _NUMBERS[player, low, high, ends[arm] if ends else None]


def from_open_spiel(action: int, ends: Sequence[int]) -> int:
    """Our number of their action: on the left end where both show the pip."""
    _, low, high, pip = _THEIRS[action]
    arm = list(ends).index(pip) if ends else 0
    return _TILES.index((low, high)) * 2 + arm
