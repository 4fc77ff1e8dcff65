#!/usr/bin/env bash
# Builds the wheel, installs it in an environment of its own in an empty folder, and plays a match there with the
# starter bot.
#
#   pack-test.sh [FOLDER]    FOLDER holds boneyard and boneyard-server (default: target/release)
#
# PYTHON names the interpreter (default: python3).
set -euo pipefail
umask 077

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
bin=$(cd "${1:-$here/../../target/release}" && pwd)
work=$(mktemp -d)
pid=

cleanup() {
  local status=$?
  if [ -n "$pid" ]; then
    kill -KILL "$pid" 2>/dev/null || true
    wait "$pid" 2>/dev/null || true
  fi
  rm -rf "$work"
  exit "$status"
}
trap cleanup EXIT

for name in $(compgen -e BONEYARD_ || true); do unset "$name"; done
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
  { echo "pack-test.sh: the wheel is not complete" >&2; exit 1; }

"$bin/boneyard-server" --listen 127.0.0.1:0 --in-memory --admin-token-file "$work/admin-token" --log-format json 2>"$work/log" &
pid=$!
address=
for _ in $(seq 200); do
  address=$(sed -n 's/.*"message":"serving","listen":"\([^"]*\)".*/\1/p' "$work/log")
  [ -z "$address" ] || break
  sleep 0.1
done
[ -n "$address" ] || { echo "pack-test.sh: the server did not start" >&2; exit 1; }

table=$("$bin/boneyard" new --variant block --seats 2 --bot greedy --option target=30 --server "http://$address" 2>/dev/null)
played=$(BONEYARD_SERVER=$address timeout 60 "$python" bot.py "$table")
case $played in
  "$table block, COMPLETED, rank "*) echo "pack-test.sh: $played" ;;
  *) echo "pack-test.sh: the bot printed: $played" >&2; exit 1 ;;
esac
