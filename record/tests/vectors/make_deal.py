#!/usr/bin/env python3
"""Makes deal.json, the vectors of the provable deal, from docs/reference/deal-proof.md by verify_deal.py alone.

    python3 record/tests/vectors/make_deal.py > record/tests/vectors/deal.json

Secrets and entropies of the vectors are hashes of their names, so that this makes the same file each time.
"""
import hashlib, json, pathlib, sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2]))
import verify_deal as spec

SETS = (6, 9, 12, 15, 18)
SEATS = "ABCDEFGHIJKLMN"
# Shuffles in which a word is thrown away, as (max_pip, board): found by trying millions of boards.
THROWN_AWAY = ((18, 152600), (15, 1468606), (12, 6975241), (9, 4284996), (6, 8493789))


def made(name, length):
    """Bytes that follow from a name."""
    return hashlib.shake_256(name.encode()).digest(length)


def counted(words, count):
    for word in words:
        count[0] += 1
        yield word


def deal(secret, salt, board, round, attempt, max_pip, lots=(), own_orders=""):
    at, count = (board, round, attempt), [0]
    tiles = spec.shuffled(max_pip, counted(spec.words(spec.key(secret, salt, b"deal", *at)), count))
    made = {"round": round, "attempt": attempt, "max_pip": max_pip, "thrown_away": count[0] - len(tiles) + 1,
            "tiles": " ".join(tiles)}
    if lots:
        first = lambda seats: SEATS[spec.below(seats, spec.words(spec.key(secret, salt, b"lot", *at)))]
        made["lots"] = {str(seats): first(seats) for seats in lots}
    if own_orders:
        own = lambda seat: spec.words(spec.key(secret, salt, b"draw", *at, SEATS.index(seat) + 1))
        made["own_orders"] = {seat: " ".join(spec.shuffled(max_pip, own(seat))) for seat in own_orders}
    return made


def proof(group_id, entropies, board, deals, draw_order="shared", secret=None):
    """A proof whose deals are given by their arguments."""
    secret = secret or made("secret of " + group_id, 32)
    salt = spec.salt(entropies)
    return {
        "group_id": group_id,
        "commitment": spec.commitment(group_id.encode(), secret).hex(),
        "secret": secret.hex(),
        "entropies": [{"giver": giver, "entropy": e.hex()} for giver, e in enumerate(entropies, 1)],
        "board": board,
        "draw_order": draw_order,
        "deals": [deal(secret, salt, board, *arguments) for arguments in deals],
    }


def proofs():
    # The worked example of the page: secret 00 01 .. 1f, two entropies.
    yield proof("tbl_example", [b"first", b"second"], 0, [(0, 0, 6, (2, 4)), (1, 0, 6, (4,), "AB")],
                secret=bytes(range(32)))
    # 0 to 14 entropies of many lengths, every set: the lot and the draw for seats, two rounds, one of them thrown in.
    for givers in range(15):
        group = f"tbl_{givers}_givers"
        entropies = [made(f"{group} {giver}", 1 + (giver * 29 + givers) % 64) for giver in range(givers)]
        max_pip = SETS[givers % 5]
        yield proof(group, entropies, 0, [(0, 0, max_pip, range(1, 15)), (1, 0, max_pip), (1, 1, max_pip, (2, 3)),
                                          (2, 0, max_pip), (3, 0, 6, (4,))])
    # Boards of a tournament with an own order for each seat.
    for board, max_pip in enumerate(SETS * 2, 1):
        group = "trn-" + "x" * (6 * board)
        entropies = [made(f"{group} {giver}", 32) for giver in range(board)]
        yield proof(group, entropies, board, [(0, 0, max_pip, (4,)), (1, 0, max_pip, (), "ABCD"),
                                              (2, 3, max_pip, (5,), SEATS)], "per_seat")
    # Equal bytes cut in different places; entropies of shortest and longest length; ids of shortest and longest length.
    secret = made("one secret", 32)
    for cut in ([b"abcd"], [b"abc", b"d"], [b"a", b"bcd"], [b"ab", b"cd"], [b"a", b"b", b"c", b"d"], [b"dcba"], []):
        yield proof("cut", cut, 0, [(1, 0, 6)], secret=secret)
    yield proof("!", [bytes(1), bytes(64), bytes([255] * 64)], 0, [(1, 0, 9)], secret=bytes(32))
    yield proof("~" * 64, [bytes(2)], 0, [(1, 0, 12)], secret=bytes([255] * 32))
    # Every byte of board, round and attempt, the widest of each, and sets smaller than any that is sold.
    for bits in range(0, 32, 8):
        yield proof("wide", [], 1 << bits, [(2 << bits, 3 << bits, 6), (3 << bits, 2 << bits, 6)])
    yield proof("wide", [], 2**32 - 1, [(2**32 - 1, 2**32 - 1, 6, (2,), "N")])
    yield proof("small", [b"x"], 0, [(1, 0, max_pip) for max_pip in range(6)])
    # Words that are thrown away.
    secret = made("secret of thrown away", 32)
    for max_pip, board in THROWN_AWAY:
        yield proof("thrown_away", [], board, [(1, 0, max_pip)], secret=secret)


print(json.dumps({"scheme": "boneyard/v1", "proofs": list(proofs())}, indent=1))
