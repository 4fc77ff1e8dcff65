#!/usr/bin/env bash
# Packs the package, installs the tarball in an empty folder, and plays a match there with the starter bot.
#
#   pack-test.sh [FOLDER]    FOLDER holds boneyard and boneyard-server (default: target/release)
source "$(dirname "${BASH_SOURCE[0]}")/../pack-testing.sh" "$@"

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

start_server
play block node bot.mjs TABLE
