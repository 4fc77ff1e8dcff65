#!/usr/bin/env python3
"""Compares every deal of .bones records with the proof they carry, sharing no code with the server.

    python3 verify_record.py FILE.bones...     exit 0: all agree; 1: the first disagreement is named

Rules are not looked at: `boneyard record verify` does that.
"""
import re
import sys

from verify_deal import commitment, key, salt, shuffled, words


def values(text):
    """Every `name = value` on a line of its own, strings without their quotes."""
    return {name: value.strip('"') for name, value in re.findall(r"^([\w.]+) = (.*)$", text, re.MULTILINE)}


def deals(top, hands):
    """Round, deals thrown in before it, the rows of tiles in the order of dealing, and the seats' own orders."""
    if "seat_draw" in top:
        yield 0, 0, [top["seat_draw"].split()], {}
    for number, hand in enumerate(hands, 1):
        rows = [hand[f"deal.{seat}"].split() for seat in "ABCDEFGHIJKLMN" if f"deal.{seat}" in hand]
        own = {name[-1]: order.split() for name, order in hand.items() if name.startswith("yard.")}
        yield number, int(hand.get("thrown_in", 0)), [*map(sorted, rows), hand.get("yard", "").split()], own


def like(rows, tiles):
    """The tiles in rows as long as these; a hand is a set, so its tiles are sorted."""
    cut = []
    for row in rows:
        cut, tiles = [*cut, tiles[: len(row)]], tiles[len(row) :]
    return [*map(sorted, cut[:-1]), cut[-1]]


def disagreements(text):
    """What a record states beside what follows from its secret."""
    head, *hands = text.split("[[match.hand]]")
    top, match, hands = values(head.split("[match.")[0]), values(head), [values(hand) for hand in hands]
    secret, group_id = bytes.fromhex(match["secret"]), match["group_id"].encode("ascii")
    yield "commitment", match["commitment"], commitment(group_id, secret).hex()
    mix = salt(bytes.fromhex(given) for given in re.findall(r'entropy = "([0-9a-f]+)"', match["entropies"]))
    dealt = " ".join(value for hand in hands for name, value in hand.items() if name[:4] in ("deal", "yard"))
    max_pip = max(map(int, re.findall(r"\d+", dealt)), default=6)
    for number, attempt, rows, own in deals(top, hands):
        at = (int(match["board"]), number, attempt)
        stated = {tile for row in [*rows, *own.values()] for tile in row}
        proven = shuffled(max_pip, words(key(secret, mix, b"deal", *at)))
        if number > 0:  # an engine that was laid aside is not dealt
            proven = [tile for tile in proven if tile in stated or len(stated) < len(proven) - 1]
        yield f"round {number}", rows, like(rows, proven)
        for seat, order in own.items():
            proven = shuffled(max_pip, words(key(secret, mix, b"draw", *at, ord(seat) - ord("A") + 1)))
            yield f"round {number}, own order of {seat}", order, [tile for tile in proven if tile in order]
        if number > 0 and (own or rows[-1]):
            yield f"round {number}, draw order", match["draw_order"], "per_seat" if own else "shared"


if __name__ == "__main__":
    for path in sys.argv[1:] or sys.exit(__doc__):
        with open(path, encoding="utf-8") as file:
            records = [text for text in re.split(r"^\[\[match\]\]$", file.read(), flags=re.MULTILINE) if text.strip()]
        proven = [text for text in records if "[match.proof]" in text]
        for number, record in enumerate(proven, 1):
            for what, stated, follows in disagreements(record):
                if stated != follows:
                    sys.exit(f"{path}: proven record {number}, {what}: it says {stated}, the proof {follows}")
        print(f"{path}: {len(proven)} of {len(records)} records carry a proof, and their deals agree with it")
