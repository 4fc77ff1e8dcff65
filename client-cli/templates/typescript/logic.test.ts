// Plays one known position: npm test
import assert from "node:assert/strict";
import test from "node:test";

import type { LegalMove, SeatView } from "boneyard-client";

import { decide } from "./logic.js";

test("points come first", () => {
  const moves = [{ points: 0 }, { points: 10 }, { points: 5 }] as LegalMove[];
  assert.equal(decide({} as SeatView, moves), moves[1]);
});
