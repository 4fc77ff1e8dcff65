#!/usr/bin/env bash
# Builds the wheel, installs it in an environment of its own in an empty folder, and tests it there; the crate too.
#
#   clients/python-env/check.sh            PYTHON names the interpreter (default: python3.11)
#
# The tests of served bots need a server: target/release/boneyard-server, or BONEYARD_SERVER_BIN.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
here=$PWD

cargo fmt --check
cargo test --quiet --locked --no-default-features

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"${PYTHON:-python3.11}" -m venv "$folder/venv"
python=$folder/venv/bin/python
"$python" -m pip install --quiet --upgrade pip
"$python" -m pip wheel --quiet --no-deps --wheel-dir "$folder/dist" "$here"

cd "$folder"
"$python" -m pip install --quiet "$folder"/dist/boneyard_env-*.whl
# NumPy is all that the wheel brings.
"$python" -c 'import boneyard_env; boneyard_env.VecEnv(8, "draw").reset(seed=1); print(len(boneyard_env.VARIANTS), "variants")'
"$python" -m pip install --quiet --requirement "$here/test-requirements.txt" "$here/../python"
"$python" -m unittest discover -s "$here/tests"
"$python" "$here/examples/train.py" --load "$here/examples/draw_v0.npz" --deals 1000
"$python" "$here/benchmarks/steps.py" 2
