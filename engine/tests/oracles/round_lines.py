"""What the scripts beside this file share: deals come in as lines of JSON, rounds go out as lines of words.

A deal is `{"opener": "C", "seed": 17, "hands": ["6-4 5-5 ...", ...]}`, hands by seat, seat A first. With
`"moves": ["6-4", ...]` these moves are made; without it each is drawn from the legal ones by the seed.

A round is:

    round
    C lays 6-4 of 5-5 6-4 ...    the seat that decided, its move, and its legal moves in order of their text
    D passes
    out C                        or: blocked
    pips 0 12 9 30               left in each hand, seat A first
    points 42 0 -42 0            what each seat gets, as the package counts
    next C                       who opens the next round, where the package says so
"""

import json
import random
import sys
import time

LETTERS = "ABCD"


def deals():
    """Every deal on standard input, read before the first round is written."""
    return [json.loads(line) for line in sys.stdin]


def hands(deal):
    """The hands by seat, each tile as (high, low)."""
    return [[tuple(int(half) for half in tile.split("-")) for tile in hand.split()] for hand in deal["hands"]]


def chooser(deal):
    """A function from legal moves, as text, to the one that is made."""
    if "moves" in deal:
        moves = iter(deal["moves"])
        return lambda legal: next(moves)
    chance = random.Random(deal["seed"])
    return lambda legal: chance.choice(sorted(legal))


def tile_text(halves):
    return f"{max(halves):.0f}-{min(halves):.0f}"


def write_lay(seat, move, legal):
    print(f"{LETTERS[seat]} lays {move} of {' '.join(sorted(legal))}")


def write_pass(seat):
    print(f"{LETTERS[seat]} passes")


def write_end(left, points, next_opener=None):
    """The end of a round: hands that are left and points, by seat."""
    out = [LETTERS[seat] for seat, hand in enumerate(left) if not hand]
    print(f"out {out[0]}" if out else "blocked")
    print("pips", *(sum(int(high + low) for high, low in hand) for hand in left))
    print("points", *points)
    if next_opener is not None:
        print("next", LETTERS[next_opener])


def serve_playouts(play_out):
    """For each count on standard input: plays so many rounds and says what they took, in seconds of
    processor time and in tiles laid.

    `play_out` deals a round, plays it by random moves and gives the number of tiles laid.
    """
    for line in iter(sys.stdin.readline, ""):
        begun = time.process_time()
        laid = sum(play_out() for _ in range(int(line)))
        print(time.process_time() - begun, laid, flush=True)
