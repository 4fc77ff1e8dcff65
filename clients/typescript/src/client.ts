import { type Client as ServiceClient, ConnectError, createClient, type Interceptor } from "@connectrpc/connect";

import { Backoff, seconds } from "./backoff.js";
import { isUnreachable } from "./endings.js";
import { describe, Refused } from "./errors.js";
import { DirectorService } from "./gen/boneyard/v1/director_service_pb.js";
import { PlayService } from "./gen/boneyard/v1/play_service_pb.js";
import { PlayerService } from "./gen/boneyard/v1/player_service_pb.js";
import { RecordService } from "./gen/boneyard/v1/record_service_pb.js";
import { ServerService } from "./gen/boneyard/v1/server_service_pb.js";
import { TableService } from "./gen/boneyard/v1/table_service_pb.js";
import { TournamentService } from "./gen/boneyard/v1/tournament_service_pb.js";
import type { Log } from "./log.js";
import type { Link, Platform } from "./platform.js";

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
  readonly #link: Link;

  /** The connection itself is made by the first call. */
  constructor(
    platform: Platform,
    readonly address: string,
    token: string | undefined,
  ) {
    this.#link = platform.link(address, token ? [bearer(token)] : []);
    const { transport } = this.#link;
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
    this.#link.close();
  }
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

/** Makes a player, and waits for a server that is not up yet. */
export async function registerOn(
  platform: Platform,
  server: string | undefined,
  options: RegisterOptions,
): Promise<Registration> {
  const { name = "my-bot", isBot = true, log = platform.say, signal } = options;
  const address = platform.address(server);
  const backoff = new Backoff();
  for (;;) {
    const client = new Client(platform, address, undefined);
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
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}

function bearer(token: string): Interceptor {
  return (next) => (request) => {
    request.header.set("authorization", `Bearer ${token}`);
    return next(request);
  };
}
