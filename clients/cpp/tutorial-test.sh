#!/usr/bin/env bash
# Does in a new folder what docs/tutorials/first-bot-cpp.md says, with the bot it prints; the library is built already.
#
#   tutorial-test.sh [FOLDER]    FOLDER holds boneyard and boneyard-server (default: target/release)
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

cd "$work"
cmake --install "$here/build" --prefix boneyard-cpp >/dev/null
sed -n '/^```cpp$/,/^```$/p' "$here/../../docs/tutorials/first-bot-cpp.md" | sed '1d;$d' >bot.cpp
c++ -std=c++20 -O2 bot.cpp -o bot $(PKG_CONFIG_PATH=boneyard-cpp/lib/pkgconfig pkg-config --cflags --libs boneyard)

"$bin/boneyard-server" --listen 127.0.0.1:0 --in-memory --admin-token-file "$work/admin-token" --log-format json 2>"$work/log" &
pid=$!
address=
for _ in $(seq 200); do
  address=$(sed -n 's/.*"message":"serving","listen":"\([^"]*\)".*/\1/p' "$work/log")
  [ -z "$address" ] || break
  sleep 0.1
done
[ -n "$address" ] || { echo "tutorial-test.sh: the server did not start" >&2; exit 1; }

table=$("$bin/boneyard" new --variant all_fives --seats 2 --bot greedy --option target=30 --server "http://$address" 2>/dev/null)
played=$(BONEYARD_SERVER=$address timeout 60 ./bot "$table")
case $played in
  "$table all_fives, COMPLETED, rank "*) echo "tutorial-test.sh: $played" ;;
  *) echo "tutorial-test.sh: the bot printed: $played" >&2; exit 1 ;;
esac
