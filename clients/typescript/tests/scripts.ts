// Scripts that several tests play.
import { TableState } from "../src/gen/boneyard/v1/types_pb.js";
import { finished, notice, turn, welcome } from "./events.js";
import type { Script } from "./fake-server.js";

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
