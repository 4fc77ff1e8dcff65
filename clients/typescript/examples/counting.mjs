// A stronger bot for any variant: it counts. Usage: node counting.mjs [TABLE]
//
// A move is worth its points, the pips it gets rid of, the tiles in hand that still fit afterwards, and the numbers it
// shows that the next seat has proved not to have. Only the view is read, so no rule of a game is needed.
import { run } from "boneyard-client";

/** @typedef {import("boneyard-client").SeatView} SeatView */
/** @typedef {import("boneyard-client").LegalMove} LegalMove */
/** @typedef {import("boneyard-client").Tile} Tile */

const POINT = 10;
const PIP = 1;
const FIT = 3;
const LACK = 4;

/** @param {Tile} one @param {Tile} other */
function isSame(one, other) {
  return one.high === other.high && one.low === other.low;
}

/**
 * Numbers that seats other than our own have proved not to have. A draw may bring what was lacking, so it empties the
 * list of its seat before what it proved itself; that is what the hand lacked just before.
 *
 * @param {SeatView} view
 * @returns {Map<number, Set<number>>} by seat
 */
function lacking(view) {
  const lacked = new Map();
  for (const action of view.table?.history ?? []) {
    if (action.seat === view.seat) continue;
    if (action.drawnCount > 0) lacked.set(action.seat, new Set());
    else
      for (const pips of action.lackedPips) lacked.set(action.seat, (lacked.get(action.seat) ?? new Set()).add(pips));
  }
  return lacked;
}

/** The numbers of the open ends after a move. @param {SeatView} view @param {LegalMove} move */
function endsAfter(view, move) {
  const action = move.choice?.action;
  const ends = view.table?.openEnds ?? [];
  const place = action?.case === "place" ? action.value : undefined;
  const pips = ends.filter((end) => end.endId !== place?.endId).map((end) => end.pips ?? -1);
  return place?.exposedPips === undefined ? pips : [...pips, place.exposedPips];
}

/** The seat that is asked after ours. @param {SeatView} view */
function nextSeat(view) {
  return (view.seat % (view.table?.seats.length ?? 1)) + 1;
}

/** @param {SeatView} view @param {LegalMove} move */
function worth(view, move) {
  const action = move.choice?.action;
  const tile = action?.case === "place" ? action.value.tile : undefined;
  if (!tile) return move.points * POINT - 1; // rather a tile, whatever it is
  const ends = endsAfter(view, move);
  const rest = view.hand.filter((own) => !isSame(own, tile));
  const fitting = rest.filter((own) => ends.includes(own.high) || ends.includes(own.low)).length;
  const lacked = lacking(view).get(nextSeat(view));
  const closed = ends.filter((pips) => lacked?.has(pips)).length;
  return move.points * POINT + (tile.high + tile.low) * PIP + fitting * FIT + closed * LACK;
}

/** @type {import("boneyard-client").Decide} */
function decide(view, moves) {
  const [first] = moves
    .map((move) => ({ move, worth: worth(view, move) }))
    .sort((one, other) => other.worth - one.worth); // keeps the order of equals
  return first?.move ?? 0;
}

for (const match of await run(decide, { table: process.argv[2] })) {
  console.log(String(match));
}
