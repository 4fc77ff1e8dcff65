/**
 * Write dominoes bots for a Boneyard server.
 *
 * ```js
 * import { run } from "boneyard-client";
 *
 * const [match] = await run((view, moves) => moves[0], { table: "tbl_..." });
 * console.log(`${match}`);
 * ```
 */

export { Client, connect, register, type RegisterOptions, type Registration } from "./client.js";
export { type AnyReason, BoneyardError, DecideError, type Reason, reasonOf, Refused, SettingsError } from "./errors.js";
export type { LegalMove, MatchResult, Move, SeatView, Tile } from "./gen/boneyard/v1/types_pb.js";
export type { Log } from "./log.js";
export { PlayedMatch } from "./match.js";
export { run, type RunOptions } from "./run.js";
export type { Chosen, Decide } from "./thoughts.js";
export { VERSION } from "./version.js";
