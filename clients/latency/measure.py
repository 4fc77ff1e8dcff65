#!/usr/bin/env python3
"""Round trip of a decision, for each language, beside a bare echo in the same language and run.

    measure.py [--decisions 2000] [--store memory|sled|both] [--language NAME]... [--call SubmitMove|Play|both]
               [--cores apart|any] [--server BIN] [--echo BIN]

Needs the release build of the server, of the echo (cargo build --release -p boneyard-proto --example echo), and the
clients: .venv (or BONEYARD_PYTHON) with clients/python, a built clients/typescript, clients/go with its stubs,
clients/java packaged by Maven, clients/cpp built by CMake. What is missing is skipped, and said; with
BONEYARD_REQUIRE_ALL it fails.

A bot plays Block against the house bot `first`. Each of its answers goes to the echo first (twice, and the second counts:
the first call after a wait is slow for any server), which has nothing to do but acknowledge it, then to the server, which judges it, stores it, syncs it, acknowledges it, moves for the house bot and sends
the next question. SubmitMove is timed from the call to its reply, Play from sending the answer to reading its result. The
same process, library, messages and moment for both; so the ratio tells what the service costs.

Server and echo run on one core and the bot on the others, because an acknowledgement is followed at once by the house bot's
move and the next question: a bot on the server's core would wait for those too before it can read it. With `--cores any`
the system chooses, and the figures tell how it chose.
"""

import argparse
import collections
import contextlib
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = ROOT / "clients" / "latency"
CPP_BUILD = ROOT / "clients" / "cpp" / "build"
# So many answers come first and are not counted: compilers, connections and caches warm up.
WARM_UP = 200


def languages(folder):
    """The command of each bot, or why there is none."""
    python = os.environ.get("BONEYARD_PYTHON", str(ROOT / ".venv" / "bin" / "python"))
    asked = [python, "-c", "import grpc"]
    has_grpc = shutil.which(python) and subprocess.run(asked, stderr=subprocess.DEVNULL).returncode == 0
    is_built = (ROOT / "clients" / "typescript" / "dist" / "index.js").exists()
    has_stubs = shutil.which("go") and (ROOT / "clients" / "go" / "boneyard" / "v1").exists()
    jars = ROOT / "clients" / "java" / "target" / "lib"
    java = ["java", "-cp", f"{jars}/*", str(HERE / "Bot.java")]
    has_jars = shutil.which("javac") and any(jars.glob("boneyard-client-*.jar"))
    is_compiled = shutil.which("cmake") and (CPP_BUILD / "libboneyard.a").exists()
    return {
        "Python": ([python, str(HERE / "bot.py")], bool(has_grpc) or f"{python} has no grpcio"),
        "TypeScript": (["node", str(HERE / "bot.mjs")], is_built or "clients/typescript is not built"),
        "Go": ([str(folder / "bot")], bool(has_stubs) or "no go, or clients/go/generate.sh was not run"),
        "Java": (java, bool(has_jars) or "no JDK, or clients/java is not packaged"),
        "C++": ([str(CPP_BUILD / "latency")], bool(is_compiled) or "no cmake, or clients/cpp is not built"),
    }


def build(language, folder):
    """Compiles the bot, where that is not done by starting it."""
    commands = {
        "Go": ["go", "build", "-C", str(ROOT / "clients" / "go"), "-o", str(folder / "bot"), str(HERE / "bot.go")],
        "C++": ["cmake", "--build", str(CPP_BUILD), "--target", "latency"],
    }
    if language in commands:
        subprocess.run(commands[language], check=True, stdout=sys.stderr)


@contextlib.contextmanager
def started(command, pattern, stream):
    """A process that says where it listens; killed at the end."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("BONEYARD_")}
    process = subprocess.Popen(command, text=True, env=clean, **{stream: subprocess.PIPE})
    try:
        lines = getattr(process, stream)
        for line in lines:
            found = re.search(pattern, line)
            if found:
                # Read to its end, or a full pipe would stop the process.
                threading.Thread(target=lambda: collections.deque(lines, maxlen=0), daemon=True).start()
                yield found.group(1)
                return
        sys.exit(f"measure.py: {' '.join(map(str, command))} ended instead of serving")
    finally:
        process.kill()
        process.wait()


def placements(cores):
    """What to write before the command of a server, and before that of a bot."""
    if cores == "any":
        return [], []
    ours = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(ours) < 2 or not shutil.which("taskset"):
        print("measure.py: bot and server share what cores there are: two and taskset keep them apart", file=sys.stderr)
        return [], []
    first, *others = map(str, ours)
    return ["taskset", "-c", first], ["taskset", "-c", ",".join(others)]


def server(placed, binary, store, folder):
    kept = ["--in-memory"] if store == "memory" else ["--data-dir", str(Path(folder) / "data")]
    command = [*placed, binary, "--listen", "127.0.0.1:0", "--log-format", "json", *kept]
    return started(command, r'"message":"serving","listen":"([^"]*)"', "stderr")


def percentiles(times):
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    return cuts[49], cuts[98]


def measured(bot, address, echo, call, decisions):
    clean = {key: value for key, value in os.environ.items() if not key.startswith("BONEYARD_")}
    clean["PYTHONPATH"] = str(ROOT / "clients" / "python" / "src")
    command = [*bot, address, echo, call, str(decisions + WARM_UP)]
    said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=clean, timeout=600).stdout
    return {name: percentiles(times[WARM_UP:]) for name, times in json.loads(said).items()}


def main():
    parser = argparse.ArgumentParser(description="Round trip of a decision for each language, beside a bare echo.")
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--store", choices=["memory", "sled", "both"], default="both")
    parser.add_argument("--call", choices=["SubmitMove", "Play", "both"], default="both")
    parser.add_argument("--language", action="append", choices=["Python", "TypeScript", "Go", "Java", "C++"])
    parser.add_argument("--cores", choices=["apart", "any"], default="apart")
    parser.add_argument("--server", default=ROOT / "target" / "release" / "boneyard-server")
    parser.add_argument("--echo", default=ROOT / "target" / "release" / "examples" / "echo")
    given = parser.parse_args()
    serving, playing = placements(given.cores)
    print("| store | language | call | echo p50, p99, µs | decision p50, p99, µs | ratio p50, p99 |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        bots = languages(Path(folder))
        wanted = given.language or list(bots)
        missing = {name: bots[name][1] for name in wanted if bots[name][1] is not True}
        for name, why in missing.items():
            print(f"measure.py: {name} is skipped: {why}", file=sys.stderr)
        if missing and os.environ.get("BONEYARD_REQUIRE_ALL"):
            sys.exit(1)
        wanted = [name for name in wanted if name not in missing]
        for language in wanted:
            build(language, Path(folder))
        calls = ["SubmitMove", "Play"] if given.call == "both" else [given.call]
        for store in ["memory", "sled"] if given.store == "both" else [given.store]:
            echoing = started([*serving, given.echo], r"(\S+)", "stdout")
            with echoing as echo, server(serving, given.server, store, folder) as address:
                for language in wanted:
                    bot = [*playing, *bots[language][0]]
                    for call in calls:
                        row(store, language, call, measured(bot, address, echo, call, given.decisions))


def row(store, language, call, found):
    (bare, bare_99), (ours, ours_99) = found["echo"], found["server"]
    times = f"{bare:.0f}, {bare_99:.0f} | {ours:.0f}, {ours_99:.0f}"
    print(f"| {store} | {language} | `{call}` | {times} | {ours / bare:.2f}, {ours_99 / bare_99:.2f} |", flush=True)


if __name__ == "__main__":
    main()
