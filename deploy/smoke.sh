#!/usr/bin/env bash
# Starts the server on a free port and an empty directory, asks for its health, plays two matches with the
# command line, stops it as a service manager would, and finds the matches again after a second start.
#
#   deploy/smoke.sh [FOLDER]    FOLDER holds boneyard and boneyard-server (default: target/release)
set -euo pipefail
umask 077

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
bin=$(cd "${1:-$root/target/release}" && pwd)
work=$(mktemp -d)
pid=

cleanup() {
  local status=$?
  if [ -n "$pid" ]; then kill -KILL "$pid" 2>/dev/null || true; fi
  if [ "$status" -ne 0 ] && [ -f "$work/log" ]; then
    echo "smoke.sh: the server's log was:" >&2
    cat "$work/log" >&2
  fi
  rm -rf "$work"
}
trap cleanup EXIT

fault() {
  printf 'smoke.sh: %s\n' "$*" >&2
  exit 1
}

# A home of its own, and nothing of the caller's.
export HOME=$work XDG_CONFIG_HOME=$work/config USER=smoke
for name in $(compgen -e BONEYARD_ || true); do unset "$name"; done
unset RUST_LOG

start() {
  "$bin/boneyard-server" --listen 127.0.0.1:0 --data-dir "$work/data" --admin-token-file "$work/admin-token" \
    --log-format json 2>"$work/log" &
  pid=$!
  address=
  for _ in $(seq 200); do
    address=$(sed -n 's/.*"message":"serving","listen":"\([^"]*\)".*/\1/p' "$work/log")
    [ -z "$address" ] || return 0
    kill -0 "$pid" 2>/dev/null || fault "the server ended instead of serving"
    sleep 0.1
  done
  fault "the server did not serve within 20 s"
}

stop() {
  local status=0
  kill -TERM "$pid"
  for _ in $(seq 200); do
    kill -0 "$pid" 2>/dev/null || break
    sleep 0.1
  done
  ! kill -0 "$pid" 2>/dev/null || fault "the server did not stop within 20 s"
  wait "$pid" || status=$?
  pid=
  [ "$status" -eq 0 ] || fault "stopped by SIGTERM, the server ended with exit code $status"
}

healthy() {
  "$bin/boneyard-server" --listen "$address" healthcheck 2>/dev/null
}

boneyard() {
  timeout 120 "$bin/boneyard" "$@" --server "http://$address"
}

start
healthy || fault "a server that serves is not healthy"
[ "$(stat -c %a "$work/admin-token")" = 600 ] || fault "the admin token can be read by others"

echo "== two house bots"
bots=$(boneyard new --variant block --seats 2 --bot greedy --bot random --option target=30)
boneyard watch "$bots"

echo "== a player who always types 1"
boneyard play --variant draw --seats 2 --vs balanced --option target=30 < <(yes 1 | head -n 5000)

before=$(boneyard tables --state finished)
[ "$(grep -c '^tbl_' <<<"$before")" -eq 2 ] || fault "two matches were played, but the list is: $before"
stop
! healthy || fault "a server that was stopped is healthy"

start
after=$(boneyard tables --state finished)
columns='s/  */ /g; s/just now\|[0-9]* min ago/then/'
[ "$(sed "$columns" <<<"$after")" = "$(sed "$columns" <<<"$before")" ] || fault "before the restart: $before, after it: $after"
stop

echo "== smoke.sh: both matches were there after the restart, and the server stopped with exit code 0 twice"
