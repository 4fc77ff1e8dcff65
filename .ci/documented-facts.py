#!/usr/bin/env python3
"""Compares tables of the reference pages with what the code says of itself.

    documented-facts.py    needs target/release/boneyard and boneyard-server

Every error reason with its number and status, every setting of the server with variable and default, every command of
the command line, every house bot; that links, files and tests named in documents are there, and that a starter bot on a page is the file. The options of the
variants have a page of their own: variants-page.py.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / "target" / "release"
faults = []


def fault(page, text):
    faults.append(f"{page}: {text}")


def page(name):
    return (ROOT / name).read_text(encoding="utf-8")


def rows(text):
    """The rows of all tables, as lists of cells."""
    return [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


def reasons():
    name = "docs/how-to/read-errors.md"
    proto = page("proto/boneyard/v1/errors.proto")
    wanted, status = [], ""
    for line in proto[proto.index("enum ErrorReason") :].splitlines():
        comment = re.match(r"  // ([A-Z_]+):", line)
        value = re.match(r"  ERROR_REASON_([A-Z_]+) = (\d+);", line)
        if comment:
            status = comment.group(1)
        elif value and value.group(2) != "0":
            wanted.append((status, value.group(1), value.group(2)))
    found = [tuple(row[:3]) for row in rows(page(name)) if row[0].isdigit() and len(row) == 6]
    for status, reason, number in wanted:
        if (number, f"`{reason}`", status) not in found:
            fault(name, f"no row `{number} | {reason} | {status}`")
    if len(found) != len(wanted):
        fault(name, f"{len(found)} reasons, the contract has {len(wanted)}")


def settings():
    name = "docs/how-to/run-a-server.md"
    text = page(name)
    clean = {key: value for key, value in os.environ.items() if not key.startswith("BONEYARD_")}
    help_text = subprocess.run([BIN / "boneyard-server", "--help"], check=True, capture_output=True, text=True, env=clean).stdout
    found = rows(text)
    blocks = re.split(r"\n(?= +(?:-\w, )?--[a-z])", help_text)[1:]
    if len(blocks) < 5:
        fault(name, "the help of the server was not understood")
    for block in blocks:
        flag = re.search(r"--[a-z-]+", block).group()
        if flag in ("--help", "--version"):
            continue
        variable = re.search(r"\[env: (\w+)=\]", block)
        default = re.search(r"\[default: (.+?)\]", block)
        match = [row for row in found if row[0] == f"`{flag}`"]
        if len(match) != 1:
            fault(name, f"{flag} needs one row")
            continue
        if variable and match[0][1] != f"`{variable.group(1)}`":
            fault(name, f"{flag}: the variable is {variable.group(1)}")
        if default and match[0][2].strip("`") != default.group(1):
            fault(name, f"{flag}: the default is {default.group(1)}")


def commands():
    listed = re.search(r"Commands:\n(.*?)\n\n", subprocess.run([BIN / "boneyard", "--help"], check=True, capture_output=True, text=True).stdout, re.S)
    pages = page("README.md") + "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs").rglob("*.md"))
    for line in listed.group(1).splitlines():
        command = line.split()[0]
        if command != "help" and not re.search(rf"boneyard (?:-- )?{command}\b", pages):
            fault("docs", f"`boneyard {command}` is on no page")


def anchors(text):
    titles = re.findall(r"^#+ (.+)$", text, re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def links():
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], check=True, capture_output=True, text=True, cwd=ROOT
    )
    for name in listed.stdout.splitlines():
        if not (ROOT / name).is_file():
            continue
        text = re.sub(r"^ *```.*?^ *```", "", page(name), flags=re.S | re.M)
        for target in re.findall(r"\]\(([^)\s]+)\)", text):
            if re.match(r"[a-z]+:", target):
                continue
            path, _, anchor = target.partition("#")
            there = (ROOT / name).parent / path if path else ROOT / name
            if not there.exists():
                fault(name, f"there is no {target}")
            elif anchor and anchor not in anchors(there.read_text(encoding="utf-8")):
                fault(name, f"there is no heading {target}")


def names():
    """Files and tests that ARCHITECTURE.md and the page on storage name."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], check=True, capture_output=True, text=True, cwd=ROOT
    )
    files = [name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]
    code = "".join(page(name) for name in files if name.endswith((".rs", ".py")))
    for name in ("ARCHITECTURE.md", "docs/explanation/storage.md"):
        for token in set(re.findall(r"`([\w./-]+)`", page(name))):
            if re.search(r"\.(rs|py|sh|md|txt|yaml)$", token) and "*" not in token:
                bare = token.removeprefix("../")
                if not any(file == bare or file.endswith("/" + bare) for file in files):
                    fault(name, f"there is no file {token}")
            elif token.count("_") >= 3 and not re.search(rf"fn {token}\b", code):
                fault(name, f"there is no test {token}")


# A page, the language of its block of code, and the file that one such block is, byte for byte.
STARTERS = [
    ("docs/tutorials/first-bot-python.md", "python", "clients/python/examples/starter.py"),
    ("docs/tutorials/first-bot-go.md", "go", "clients/go/examples/starter/main.go"),
    ("docs/tutorials/first-bot-cpp.md", "cpp", "clients/cpp/examples/starter.cpp"),
    ("docs/tutorials/first-bot-ruby.md", "ruby", "clients/ruby/examples/starter.rb"),
    ("docs/tutorials/first-bot-java.md", "java", "clients/java/examples/Starter.java"),
    ("docs/tutorials/first-bot-typescript.md", "js", "clients/typescript/examples/starter.mjs"),
    ("docs/tutorials/first-bot-without-grpc.md", "sh", "clients/shell/starter.sh"),
    ("docs/tutorials/first-bot-without-grpc.md", "c", "clients/c/starter.c"),
]


def starters():
    for name, language, file in STARTERS:
        blocks = re.findall(rf"^```{language}\n(.*?)^```$", page(name), re.S | re.M)
        if page(file) not in blocks:
            fault(name, f"no block in {language} is {file}")
        # Without any library a bot in C reads the lines itself.
        most = 70 if language == "c" else 30
        if page(file).count("\n") >= most:
            fault(file, f"a starter bot has less than {most} lines")


def house_bots(summaries):
    name = "docs/reference/house-bots.md"
    found = {row[0].strip("`") for row in rows(page(name)) if len(row) == 2}
    for bot in summaries:
        if bot not in found:
            fault(name, f"no row for `{bot}`")


def bots_of_the_code():
    text = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "bots" / "src").glob("*.rs")))
    return re.findall(r'HouseBot\s*\{\s*name: "(\w+)"', text)


def main():
    reasons()
    settings()
    commands()
    links()
    names()
    starters()
    house_bots(bots_of_the_code())
    for text in faults:
        print(f"documented-facts.py: {text}", file=sys.stderr)
    if faults:
        sys.exit(1)
    print("documented-facts.py: reasons, settings, commands, bots, links, names and starters are right")


if __name__ == "__main__":
    main()
