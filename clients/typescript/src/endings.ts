// Which errors end the run, and which only the connection.

import { Code, type ConnectError } from "@connectrpc/connect";

import { Refused, reasonOf } from "./errors.js";

/** How long the server may take to connect and say welcome, in milliseconds. */
export const WELCOME_WAIT_MS = 20_000;
/** A stream is dead after so many heartbeat periods of silence. */
export const SILENT_BEATS = 3;
/** So often an answer is sent before the connection itself is held to be broken. */
export const SUBMIT_ATTEMPTS = 4;

const FATAL = new Set([Code.Unauthenticated, Code.PermissionDenied, Code.NotFound, Code.Unimplemented]);
/** On a stream these come from the hello, which would be the same the next time. */
const FATAL_TO_STREAM = new Set([...FATAL, Code.InvalidArgument, Code.FailedPrecondition]);
/** Codes of a refusal that judges the answer itself. */
const JUDGING = new Set([Code.FailedPrecondition, Code.Aborted, Code.InvalidArgument]);
const LOST_TABLE = new Set([Code.NotFound, Code.PermissionDenied, Code.FailedPrecondition]);

/** The connection is of no more use. The message says why. */
export class Broken extends Error {}

/** How a connection ended. */
export interface Ending {
  why: string;
  /** Least time to wait before the next one, in milliseconds. */
  waitMs: number;
  /** Whether it lived long enough that the next wait may be short again. */
  wasUseful: boolean;
}

/** Throws Refused when a stream that ended like this should not be opened again. */
export function checkStreamError(doing: string, error: ConnectError): void {
  if (FATAL_TO_STREAM.has(error.code) || reasonOf(error) === "SESSION_REPLACED") throw new Refused(doing, error);
}

/**
 * True when the server has judged the answer, false when it should be sent again.
 *
 * Throws Refused when the bot cannot go on. `isRepeated` says that the answer was sent before: a server that came back
 * from a backup in between may not have asked that question yet.
 */
export function checkAnswerError(where: string, error: ConnectError, isRepeated: boolean): boolean {
  const reason = reasonOf(error);
  const isMalformed = error.code === Code.InvalidArgument && !isRepeated;
  if (FATAL.has(error.code) || isMalformed || reason === "SESSION_REPLACED") throw new Refused(where, error);
  // Without a reason it is no judgement: a connection that was cut ends its calls with ABORTED too.
  return JUDGING.has(error.code) && reason !== "";
}

/** True when a table could not be read because the player no longer sits there. */
export function isLostTable(error: ConnectError): boolean {
  return LOST_TABLE.has(error.code);
}

/** True when no server could be reached, or the connection was cut: the same call may work later. */
export function isUnreachable(error: ConnectError): boolean {
  return error.code === Code.Unavailable || (error.code === Code.Aborted && reasonOf(error) === "");
}
