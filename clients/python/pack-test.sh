#!/usr/bin/env bash
# Builds the wheel, installs it in an environment of its own in an empty folder, and plays a match there with the
# starter bot.
#
#   pack-test.sh [FOLDER]    FOLDER holds boneyard and boneyard-server (default: target/release)
#
# PYTHON names the interpreter (default: python3).
source "$(dirname "${BASH_SOURCE[0]}")/../pack-testing.sh" "$@"
unset PYTHONPATH # nothing of the checkout may help

"${PYTHON:-python3}" -m venv "$work/venv"
python=$work/venv/bin/python
mkdir "$work/empty"
cd "$work/empty"
"$python" -m pip wheel --quiet --no-deps --wheel-dir "$work/dist" "$here"
"$python" -m pip install --quiet "$work"/dist/boneyard_client-*.whl
cp "$here/examples/starter.py" bot.py

# A type checker finds the types, asyncio its half.
"$python" -c 'import importlib.resources as r, sys, boneyard.aio; sys.exit(not r.files("boneyard").joinpath("py.typed").is_file())' ||
  fail "the wheel is not complete"

start_server
play block "$python" bot.py TABLE
