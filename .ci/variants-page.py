#!/usr/bin/env python3
"""Writes docs/reference/variants.md: every variant with its options, from what the program says of itself.

    variants-page.py           write the page; needs target/release/boneyard, or BONEYARD names another
    variants-page.py --check   change nothing; fail when the committed page differs
"""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "reference" / "variants.md"

INTRODUCTION = """# Every variant and option

Written by `.ci/variants-page.py` from what `boneyard variants` says; how the games are played, and why the defaults are what
they are, is told in [rules and options](rules-and-options.md).

A dash is an option that the variant does not have; *by seats* a default that depends on how many play.
"""


def cell(text):
    return text.replace("|", "\\|")


def table(header, rows):
    lines = ["| " + " | ".join(header) + " |", "|" + "---|" * len(header)]
    return "\n".join(lines + ["| " + " | ".join(map(cell, row)) + " |" for row in rows]) + "\n"


def values(option):
    if option["optionType"] == "OPTION_TYPE_INTEGER":
        return f"{option.get('minValue', 0):,} to {option['maxValue']:,}"
    return ", ".join(f"`{value}`" for value in option.get("allowedValues", ["true", "false"]))


def seats(variant):
    least, most = variant["minSeats"], variant["maxSeats"]
    return str(least) if least == most else f"{least} to {most}"


def overview(variants):
    rows = [
        [
            f"[`{variant['variant']}`](#{variant['variant']})",
            variant["displayName"],
            seats(variant) + (", partners" if variant.get("partnership") else ""),
            ", ".join(f"double-{pips}" for pips in variant["sets"]),
        ]
        for variant in variants
    ]
    return table(["variant", "name", "seats", "sets"], rows)


def one(variant):
    rows = [
        [f"[`{option['key']}`](#options)", f"`{option['defaultValue']}`" if option.get("defaultValue") else "by seats", values(option)]
        for option in variant["options"]
    ]
    return f"## {variant['variant']}\n\n{variant['summary']}\n\n" + table(["option", "default", "values"], rows)


def meanings(variants):
    told = {}
    for variant in variants:
        for option in variant["options"]:
            told.setdefault(option["key"], option)
    rows = [[f"`{key}`", told[key]["meaning"], told[key].get("source", "")] for key in sorted(told)]
    return "## Options\n\nWhat each means, the same in every variant that has it.\n\n" + table(["option", "meaning", "source"], rows)


def main():
    program = os.environ.get("BONEYARD", ROOT / "target" / "release" / "boneyard")
    clean = {key: value for key, value in os.environ.items() if not key.startswith("BONEYARD_")}
    told = subprocess.run([program, "variants", "--json"], check=True, capture_output=True, text=True, env=clean).stdout
    variants = json.loads(told)["variants"]
    text = "\n".join([INTRODUCTION, overview(variants), *map(one, variants), meanings(variants)])
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(text, encoding="utf-8")
    elif PAGE.read_text(encoding="utf-8") != text:
        sys.exit(f"variants-page.py: {PAGE.relative_to(ROOT)} is not what the program says: run .ci/variants-page.py")


if __name__ == "__main__":
    main()
