#!/usr/bin/env bash
# Builds the artifact into an empty local repository, and plays a match with the starter bot in an empty folder, as
# docs/tutorials/first-bot-java.md says and with the files it prints; then another one without a project.
#
#   pack-test.sh [FOLDER]    FOLDER holds boneyard and boneyard-server (default: target/release)
set -euo pipefail
umask 077

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
tutorial=$root/docs/tutorials/first-bot-java.md
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

maven=(mvn --batch-mode --quiet "-Dmaven.repo.local=$work/repository")

# The first block of the tutorial in a language.
block() {
  awk -v fence="\`\`\`$1" '$0 == fence { inside = 1; next } /^```$/ && inside { exit } inside' "$tutorial"
}

table() {
  "$bin/boneyard" new --variant block --seats 2 --bot greedy --option target=30 \
    --server "http://$BONEYARD_SERVER" 2>/dev/null
}

# check TABLE COMMAND... runs a bot, which has to tell of a whole match at that table. Maven colours what is around it.
check() {
  local table=$1 played
  shift
  played=$(timeout 300 "$@")
  case $played in
    *"$table block, COMPLETED, rank "*) echo "pack-test.sh: $played" ;;
    *) echo "pack-test.sh: the bot printed: $played" >&2; exit 1 ;;
  esac
}

cd "$root"
"${maven[@]}" -f clients/java -DskipTests install

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
[ -n "$BONEYARD_SERVER" ] || { echo "pack-test.sh: the server did not start" >&2; exit 1; }
export BONEYARD_SERVER

seat=$(table)
check "$seat" java -cp 'clients/java/target/lib/*' clients/java/examples/Starter.java "$seat"

mkdir -p "$work/my-bot/src/main/java"
cd "$work/my-bot"
block java >src/main/java/Starter.java
block xml >pom.xml
seat=$(table)
check "$seat" "${maven[@]}" compile exec:exec -Dtable="$seat"
