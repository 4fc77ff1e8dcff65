import { type Client as ServiceClient, ConnectError, createClient, type Interceptor } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { setTimeout as sleep } from "node:timers/promises";

import { Backoff, seconds } from "./backoff.js";
import { Connection } from "./connection.js";
import { isUnreachable } from "./endings.js";
import { describe, Refused } from "./errors.js";
import { DirectorService } from "./gen/boneyard/v1/director_service_pb.js";
import { PlayService } from "./gen/boneyard/v1/play_service_pb.js";
import { PlayerService } from "./gen/boneyard/v1/player_service_pb.js";
import { RecordService } from "./gen/boneyard/v1/record_service_pb.js";
import { ServerService } from "./gen/boneyard/v1/server_service_pb.js";
import { TableService } from "./gen/boneyard/v1/table_service_pb.js";
import { TournamentService } from "./gen/boneyard/v1/tournament_service_pb.js";
import { type Log, say } from "./log.js";
import { findToken, serverAddress } from "./settings.js";

/** How long one call may take, in milliseconds. */
export const CALL_TIMEOUT_MS = 10_000;

/**
 * The services of one server, with the token sent along with every call.
 *
 * A call that is refused throws a `ConnectError`; `reasonOf` reads the reason. Close the client when it is no longer
 * needed: an open connection keeps the program alive.
 */
export class Client {
  readonly play: ServiceClient<typeof PlayService>;
  readonly tables: ServiceClient<typeof TableService>;
  readonly director: ServiceClient<typeof DirectorService>;
  readonly players: ServiceClient<typeof PlayerService>;
  readonly records: ServiceClient<typeof RecordService>;
  readonly server: ServiceClient<typeof ServerService>;
  readonly tournaments: ServiceClient<typeof TournamentService>;
  readonly #connection: Connection;

  /** `address` is `host:port`. The connection itself is made by the first call. */
  constructor(
    readonly address: string,
    token: string | undefined,
  ) {
    const baseUrl = `http://${address}`;
    this.#connection = new Connection(baseUrl);
    const transport = createGrpcTransport({
      baseUrl,
      sessionManager: this.#connection,
      acceptCompression: [],
      interceptors: token ? [bearer(token)] : [],
    });
    this.play = createClient(PlayService, transport);
    this.tables = createClient(TableService, transport);
    this.director = createClient(DirectorService, transport);
    this.players = createClient(PlayerService, transport);
    this.records = createClient(RecordService, transport);
    this.server = createClient(ServerService, transport);
    this.tournaments = createClient(TournamentService, transport);
  }

  /** Ends the connection and every call on it. */
  close(): void {
    this.#connection.abort();
  }
}

/**
 * Opens a client. The connection itself is made by the first call.
 *
 * `server` is `host:port`, by default BONEYARD_SERVER or 127.0.0.1:6628. `token` is by default BONEYARD_TOKEN or what
 * the file BONEYARD_TOKEN_FILE holds; without any, only the calls that need none work. Throws SettingsError.
 */
export function connect(server?: string, token?: string): Client {
  return new Client(serverAddress(server), findToken(token));
}

/** A new player. Both secrets are shown once: keep them. */
export interface Registration {
  playerId: string;
  token: string;
  recoveryCode: string;
}

/** How a player is registered. */
export interface RegisterOptions {
  /** Name to show, 1 to 32 characters; "my-bot" without one. */
  name?: string;
  /** False for a person. */
  isBot?: boolean;
  log?: Log;
  /** Ends the waiting; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/**
 * Makes a player, where the server has open registration, and waits for a server that is not up yet.
 *
 * Throws Refused, for instance where registration is not open, and SettingsError.
 */
export async function register(server?: string, options: RegisterOptions = {}): Promise<Registration> {
  const { name = "my-bot", isBot = true, log = say, signal } = options;
  const address = serverAddress(server);
  const backoff = new Backoff();
  for (;;) {
    const client = new Client(address, undefined);
    try {
      // Without a request id: the repetition of one would return the player, but never its token.
      const made = await client.players.registerPlayer({ displayName: name, isBot }, { timeoutMs: CALL_TIMEOUT_MS });
      return { playerId: made.player?.playerId ?? "", token: made.token, recoveryCode: made.recoveryCode };
    } catch (error) {
      if (!(error instanceof ConnectError)) throw error;
      if (!isUnreachable(error)) throw new Refused(`cannot register a player at ${address}`, error);
      const delayMs = backoff.nextMs();
      log(`${address}: ${describe(error)}; registering again in ${seconds(delayMs)}`);
      await pause(delayMs, signal);
    } finally {
      client.close();
    }
  }
}

/** Waits, in milliseconds. When the signal is given, rejects with the reason the signal has. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, signal ? { signal } : {}).catch((error: unknown) => {
    throw signal?.aborted ? signal.reason : error;
  });
}

function bearer(token: string): Interceptor {
  return (next) => (request) => {
    request.header.set("authorization", `Bearer ${token}`);
    return next(request);
  };
}
