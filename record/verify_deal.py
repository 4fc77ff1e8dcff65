#!/usr/bin/env python3
"""Recomputes provable deals as docs/reference/deal-proof.md says, sharing no code with the server.

    python3 verify_deal.py FILE.json...     exit 0: all agree; 1: the first disagreement is named
"""
import hashlib, hmac, json, struct, sys


def commitment(group_id, secret):
    return hashlib.sha256(b"boneyard/v1/commit" + bytes([len(group_id)]) + group_id + secret).digest()


def salt(entropies):
    return hashlib.sha256(b"".join(bytes([len(e)]) + e for e in entropies)).digest()


def key(secret, salt, label, *numbers):
    info = b"boneyard/v1/" + label + struct.pack(f">{len(numbers)}I", *numbers)
    return hmac.digest(hmac.digest(salt, secret, "sha256"), info + b"\x01", "sha256")


def words(key):
    """The ChaCha20 keystream as 32-bit numbers: nonce zero, block counter from 0."""
    turn = lambda x, by: (x << by | x >> 32 - by) & 0xFFFFFFFF
    for counter in range(2**32):
        start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), counter, 0, 0, 0]
        s = start[:]
        for _ in range(10):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                for p, q, r, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    s[p] = (s[p] + s[q]) & 0xFFFFFFFF
                    s[r] = turn(s[r] ^ s[p], by)
        yield from ((x + y) & 0xFFFFFFFF for x, y in zip(s, start))


def below(n, words):
    return next(w for w in words if w < 2**32 - 2**32 % n) % n


def shuffled(max_pip, words):
    tiles = [f"{high}-{low}" for high in range(max_pip + 1) for low in range(high + 1)]
    for i in range(len(tiles) - 1, 0, -1):
        j = below(i + 1, words)
        tiles[i], tiles[j] = tiles[j], tiles[i]
    return tiles


def claims(proof):
    """Each value that the file states, with the one that follows from secret and entropies."""
    secret, entropies = bytes.fromhex(proof["secret"]), [bytes.fromhex(e["entropy"]) for e in proof["entropies"]]
    group_id = proof["group_id"].encode("ascii")
    fits = len(secret) == 32 and all(1 <= len(part) <= 64 for part in [group_id, *entropies])
    fits = fits and all(0x21 <= character <= 0x7E for character in group_id)
    yield "lengths and characters allowed", True, fits
    yield "commitment", proof["commitment"], commitment(group_id, secret).hex()
    mix = salt(entropies)
    for deal in proof["deals"]:
        at = (proof["board"], deal["round"], deal["attempt"])
        stream = lambda label, *more: words(key(secret, mix, label, *at, *more))
        name = "board {}, round {}, attempt {}: ".format(*at)
        for place, pair in enumerate(zip(deal["tiles"].split() + ["nothing"],
                                         shuffled(deal["max_pip"], stream(b"deal")) + ["nothing"]), 1):
            yield f"{name}tile {place}", *pair
        for seats, seat in deal.get("lots", {}).items():
            yield f"{name}lot of {seats}", seat, "ABCDEFGHIJKLMN"[below(int(seats), stream(b"lot"))]
        for seat, order in deal.get("own_orders", {}).items():
            proven = shuffled(deal["max_pip"], stream(b"draw", ord(seat) - ord("A") + 1))
            yield f"{name}own order of {seat}", order, " ".join(proven)


if __name__ == "__main__":
    for path in sys.argv[1:] or sys.exit(__doc__):
        proofs = json.load(open(path, encoding="utf-8"))["proofs"]
        for number, proof in enumerate(proofs, 1):
            for what, stated, proven in claims(proof):
                if stated != proven:
                    sys.exit(f"{path}: proof {number}, {what}: the file says {stated}, the proof {proven}")
        print(f"{path}: {len(proofs)} proofs with {sum(len(p['deals']) for p in proofs)} deals agree")
