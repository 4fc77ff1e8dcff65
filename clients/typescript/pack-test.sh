#!/usr/bin/env bash
# Packs the package, installs the tarball in an empty folder, and plays a match there with the starter bot.
#
#   pack-test.sh [FOLDER]    FOLDER holds boneyard and boneyard-server (default: target/release)
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

cd "$here"
tarball=$work/$(npm pack --silent --pack-destination "$work" | tail -n 1)
mkdir "$work/empty"
cd "$work/empty"
npm install --silent --no-audit --no-fund "$tarball"
cp node_modules/boneyard-client/examples/starter.mjs bot.mjs

# A program in TypeScript finds the types, without those of anything else.
cat >typed.mts <<'END'
import { connect, type Decide, type PlayedMatch, reasonOf, run } from "boneyard-client";
import { TableState } from "boneyard-client/v1/types_pb.js";
import { run as runInBrowser } from "boneyard-client/web";

const decide: Decide = (view, moves) => (view.table?.state === TableState.ACTIVE ? moves.length - 1 : 0);
export const played: Promise<PlayedMatch[]> = run(decide, { table: "tbl_a", matches: 2 });
export const inBrowser: Promise<PlayedMatch[]> = runInBrowser(decide, { server: "https://dominoes.example" });
export const isFull: Promise<boolean> = connect("127.0.0.1:6628")
  .tables.joinTable({ tableId: "tbl_a" })
  .then(() => false, (error) => reasonOf(error) === "TABLE_FULL");
END
"$here/node_modules/.bin/tsc" --noEmit --strict --lib es2022,dom --module nodenext --target es2022 typed.mts

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
played=$(BONEYARD_SERVER=$address timeout 60 node bot.mjs "$table")
case $played in
  "$table block, COMPLETED, rank "*) echo "pack-test.sh: $played" ;;
  *) echo "pack-test.sh: the bot printed: $played" >&2; exit 1 ;;
esac
