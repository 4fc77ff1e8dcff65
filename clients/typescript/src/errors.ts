import { Code, ConnectError } from "@connectrpc/connect";

import type { ErrorReason } from "./gen/boneyard/v1/errors_pb.js";

/** The stable name of a refusal, such as "TABLE_FULL": an `ErrorReason` without its prefix. */
export type Reason = Exclude<keyof typeof ErrorReason, "UNSPECIFIED">;

/** A reason as it came: one that is newer than this package is a string like the others; "" when there is none. */
export type AnyReason = Reason | "" | (string & {});

/** What to do about a refusal, by its reason. The server's own text says what happened. */
const HINTS: Partial<Record<string, string>> = {
  TOKEN_INVALID: "the server does not know this token; one that keeps no data forgets all tokens when it restarts",
  TOKEN_EXPIRED: "the token is no longer valid; make a new one",
  SCOPE_MISSING: "the token may not do this; playing needs the scope PLAY",
  TABLE_NOT_FOUND: "no such table for this player; check the id, and whether the table is invite-only",
  TABLE_FULL: "every chair of the table is taken by somebody else",
  WRONG_STATE: "the table no longer takes players",
  MATCH_OVER: "the match at the table is over",
  SESSION_REPLACED: "another program connected with the same token; run one bot for each token",
} satisfies Partial<Record<Reason, string>>;

const HINTS_BY_CODE: Partial<Record<Code, string>> = {
  [Code.Unimplemented]: "this address answers, but is no boneyard.v1 server; its gRPC port is usually 6628",
  [Code.Unauthenticated]: "set BONEYARD_TOKEN, or pass a token",
};

/** Base of everything this package throws on purpose. */
export class BoneyardError extends Error {
  override name = "BoneyardError";
}

/** A server address, a token or an argument cannot be used. */
export class SettingsError extends BoneyardError {
  override name = "SettingsError";
}

/** The server refused for good; connecting again would not help. */
export class Refused extends BoneyardError {
  override name = "Refused";
  /** The gRPC status. */
  readonly code: Code;
  /** Why, such as "SESSION_REPLACED"; "" when the status came from elsewhere. */
  readonly reason: AnyReason;
  /** The server's text for people; may be empty. */
  readonly details: string;

  /** `doing` says what was refused. */
  constructor(doing: string, error: ConnectError) {
    const reason = reasonOf(error);
    const hint = HINTS[reason] ?? HINTS_BY_CODE[error.code];
    super(`${doing}: ${statusOf(error)}: ${error.rawMessage || "no details"}${hint ? ` (${hint})` : ""}`, {
      cause: error,
    });
    this.code = error.code;
    this.reason = reason;
    this.details = error.rawMessage;
  }
}

/** `decide` threw, or returned something that is not one of the moves. `cause` is what it threw, if it did. */
export class DecideError extends BoneyardError {
  override name = "DecideError";

  constructor(
    readonly tableId: string,
    readonly turn: number,
    what: string,
    options?: ErrorOptions,
  ) {
    super(`table ${tableId}, turn ${turn}: ${what}`, options);
  }
}

/** The reason in a refused call, such as "TABLE_FULL"; "" for an error that carries none. */
export function reasonOf(error: unknown): AnyReason {
  if (error instanceof Refused) return error.reason;
  return error instanceof ConnectError ? (error.metadata.get("boneyard-reason") ?? "") : "";
}

/** One line about why a call or a stream ended; without an error, the server closed it. */
export function describe(error?: ConnectError): string {
  if (!error) return "the server closed the stream";
  const text = error.rawMessage ? `${statusOf(error)}: ${error.rawMessage}` : statusOf(error);
  // Not from a Boneyard server, which gives its reason.
  const isElsewhere = error.code === Code.Unavailable && reasonOf(error) === "";
  return isElsewhere ? `${text} (is the server running, and at this address?)` : text;
}

/** "FAILED_PRECONDITION TABLE_FULL": the status as gRPC writes it, and the reason if there is one. */
function statusOf(error: ConnectError): string {
  const status = Code[error.code].replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
  return `${status} ${reasonOf(error)}`.trim();
}
