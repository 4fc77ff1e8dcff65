// What both entry points export.

export type { Client, RegisterOptions, Registration } from "./client.js";
export { type AnyReason, BoneyardError, DecideError, type Reason, reasonOf, Refused, SettingsError } from "./errors.js";
export type { LegalMove, MatchResult, Move, SeatView, Tile } from "./gen/boneyard/v1/types_pb.js";
export type { Log } from "./log.js";
export { PlayedMatch } from "./match.js";
export type { RunOptions } from "./run.js";
export type { Chosen, Decide } from "./thoughts.js";
export { VERSION } from "./version.js";
