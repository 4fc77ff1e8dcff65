import { Backoff, seconds } from "./backoff.js";
import { Client, pause, registerOn } from "./client.js";
import type { Log } from "./log.js";
import type { PlayedMatch } from "./match.js";
import type { Platform } from "./platform.js";
import { Player } from "./player.js";
import { Session } from "./session.js";
import { type Decide, Thoughts } from "./thoughts.js";
import { VERSION } from "./version.js";

/** How a bot is run. Everything may be left out. */
export interface RunOptions {
  /** In Node `host:port`; without it BONEYARD_SERVER, else 127.0.0.1:6628. In a browser a URL; without it the page's. */
  server?: string | undefined;
  /** Without it a new player is registered; in Node only where BONEYARD_TOKEN and BONEYARD_TOKEN_FILE are not set. */
  token?: string | undefined;
  /** Name of the program, and of the player where one is registered: 1 to 32 characters; "my-bot" without one. */
  name?: string;
  /** Table that is joined first; without it the bot plays wherever its player is seated. */
  table?: string | undefined;
  /** Matches to play; 0 plays for ever. One without it. */
  matches?: number;
  /** Receives one line for each thing worth knowing; without it they go to standard error, or a browser's console. */
  log?: Log;
  /** Ends the run early; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** Plays until `matches` matches are over, the one at `table` among them, and returns them. */
export async function runOn(platform: Platform, decide: Decide, options: RunOptions): Promise<PlayedMatch[]> {
  const { name = "my-bot", table, matches = 1, log = platform.say, signal } = options;
  const address = platform.address(options.server);
  const player = new Player(`${name} boneyard-client/${VERSION} (${platform.name})`, name, table, matches, log);
  const token = platform.token(options.token) ?? (await registered(platform, player, address, { name, log, signal }));
  const thoughts = new Thoughts(player, decide);
  const backoff = new Backoff();
  for (;;) {
    signal?.throwIfAborted();
    const client = new Client(platform, address, token);
    const ending = await connectOnce(client, new Session(client, player, thoughts, log), signal);
    if (player.isDone) return player.finished;
    if (ending.wasUseful) backoff.reset();
    const delayMs = Math.max(backoff.nextMs(), ending.waitMs);
    log(`${address}: ${ending.why}; connecting again in ${seconds(delayMs)}`);
    await pause(delayMs, signal);
  }
}

async function registered(
  platform: Platform,
  player: Player,
  address: string,
  options: { name: string; log: Log; signal: AbortSignal | undefined },
): Promise<string> {
  const made = await registerOn(platform, address, options);
  player.registered(made.playerId);
  return made.token;
}

async function connectOnce(client: Client, session: Session, signal: AbortSignal | undefined) {
  const stop = () => session.fail(signal?.reason);
  signal?.addEventListener("abort", stop);
  try {
    return await session.play();
  } finally {
    signal?.removeEventListener("abort", stop);
    client.close();
  }
}
