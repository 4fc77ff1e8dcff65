// A starter bot for any variant. Usage: node starter.mjs [TABLE]
import { run } from "boneyard-client";

/** @param {import("boneyard-client").LegalMove} move */
function worth(move) {
  const action = move.choice?.action;
  const tile = action?.case === "place" ? action.value.tile : undefined;
  return move.points * 100 + (tile ? tile.high + tile.low : 0);
}

/** @type {import("boneyard-client").Decide} Most points first, then the heaviest tile; the first of equals. */
function decide(view, moves) {
  return moves.reduce((best, move) => (worth(move) > worth(best) ? move : best));
}

for (const match of await run(decide, { table: process.argv[2] })) {
  console.log(String(match));
}
