// Scripts that several tests play, and what they come to.
import assert from "node:assert/strict";

import { TableState } from "../src/gen/boneyard/v1/types_pb.js";
import { finished, FIVES, notice, turn, welcome } from "./events.js";
import { type FakeServer, isSameMove, type Script } from "./fake-server.js";

/** One decision, then the end. */
export const aMatch: Script = async function* (server) {
  yield welcome(["tbl_a"]);
  yield notice(TableState.ACTIVE);
  yield turn(1);
  await server.taken(1);
  yield finished();
};

/** A question that nobody answers. */
export const aQuestion: Script = async function* (_, connection) {
  yield welcome(["tbl_a"]);
  yield turn(7);
  await connection.gone;
};

/** A question, something to wait for, and the end of the match. */
export function questionUntil(wait: (server: FakeServer) => Promise<void>, number = 1): Script {
  return async function* (server) {
    yield welcome(["tbl_a"]);
    yield turn(number);
    await wait(server);
    yield finished();
  };
}

/** There are so many answers, and all are the same. */
export function areAll(server: FakeServer, count: number): void {
  assert.equal(server.answers.length, count);
  for (const answer of server.answers) assert.ok(isSameMove(answer.choice, FIVES.choice));
}
