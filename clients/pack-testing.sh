# What the tests of packages have in common. They source it with their first argument: the folder that holds boneyard
# and boneyard-server (default: target/release). It makes the empty folder $work, and removes it at the end.
set -euo pipefail
umask 077

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
here=$(cd "$(dirname "$0")" && pwd)
bin=$(cd "${1:-$root/target/release}" && pwd)
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

fail() {
  echo "$(basename "$0"): $*" >&2
  exit 1
}

# Starts a server that keeps nothing, and exports BONEYARD_SERVER.
start_server() {
  : >"$work/log"
  "$bin/boneyard-server" --listen 127.0.0.1:0 --in-memory --admin-token-file "$work/admin-token" --log-format json \
    2>"$work/log" &
  pid=$!
  BONEYARD_SERVER=
  for _ in $(seq 200); do
    BONEYARD_SERVER=$(sed -n 's/.*"message":"serving","listen":"\([^"]*\)".*/\1/p' "$work/log")
    [ -z "$BONEYARD_SERVER" ] || break
    sleep 0.1
  done
  [ -n "$BONEYARD_SERVER" ] || fail "the server did not start"
  export BONEYARD_SERVER
}

# open_table VARIANT    prints the id of a table with a free chair
open_table() {
  "$bin/boneyard" new --variant "$1" --seats 2 --bot greedy --option target=30 --server "http://$BONEYARD_SERVER" \
    2>/dev/null
}

# play VARIANT COMMAND...    runs a bot at a table of its own, which it has to tell of to the end. TABLE among the
# arguments stands for the table. Other lines may surround the bot's.
play() {
  local variant=$1 table played
  shift
  table=$(open_table "$variant")
  played=$(timeout 300 "${@/TABLE/$table}")
  case $played in
    *"$table $variant, COMPLETED, rank "*) echo "$(basename "$0"): $played" ;;
    *) fail "the bot printed: $played" ;;
  esac
}
