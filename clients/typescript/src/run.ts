import { Backoff, seconds } from "./backoff.js";
import { Client, pause, register } from "./client.js";
import { type Log, say } from "./log.js";
import type { PlayedMatch } from "./match.js";
import { Player } from "./player.js";
import { Session } from "./session.js";
import { findToken, serverAddress } from "./settings.js";
import { type Decide, Thoughts } from "./thoughts.js";

/** How a bot is run. Everything may be left out. */
export interface RunOptions {
  /** `host:port`; without it BONEYARD_SERVER, else 127.0.0.1:6628. */
  server?: string | undefined;
  /** Without it BONEYARD_TOKEN, else what the file BONEYARD_TOKEN_FILE holds, else a new player is registered. */
  token?: string | undefined;
  /** Name of the program, and of the player where one is registered: 1 to 32 characters; "my-bot" without one. */
  name?: string;
  /** Table that is joined first; without it the bot plays wherever its player is seated. */
  table?: string | undefined;
  /** Matches to play; 0 plays for ever. One without it. */
  matches?: number;
  /** Receives one line for each thing worth knowing; without it they go to standard error. */
  log?: Log;
  /** Ends the run early; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/**
 * Plays until `matches` matches are over, the one at `table` among them, and returns them.
 *
 * `decide(view, moves)` is called once for each decision, also when the connection breaks meanwhile; only a refused
 * answer is asked for again. Lost connections are made again for as long as it takes.
 *
 * Throws Refused when the server will not have this bot, DecideError when `decide` fails, SettingsError when an
 * argument cannot be used.
 */
export async function run(decide: Decide, options: RunOptions = {}): Promise<PlayedMatch[]> {
  const { name = "my-bot", table, matches = 1, log = say, signal } = options;
  const address = serverAddress(options.server);
  const player = new Player(name, table, matches, log);
  const token = findToken(options.token) ?? (await registered(player, address, { name, log, signal }));
  const thoughts = new Thoughts(player, decide);
  const backoff = new Backoff();
  for (;;) {
    signal?.throwIfAborted();
    const ending = await connectOnce(address, token, signal, (client) => new Session(client, player, thoughts, log));
    if (player.isDone) return player.finished;
    if (ending.wasUseful) backoff.reset();
    const delayMs = Math.max(backoff.nextMs(), ending.waitMs);
    log(`${address}: ${ending.why}; connecting again in ${seconds(delayMs)}`);
    await pause(delayMs, signal);
  }
}

async function registered(
  player: Player,
  address: string,
  options: { name: string; log: Log; signal: AbortSignal | undefined },
): Promise<string> {
  const made = await register(address, options);
  player.registered(made.playerId);
  return made.token;
}

async function connectOnce(
  address: string,
  token: string,
  signal: AbortSignal | undefined,
  open: (client: Client) => Session,
) {
  const client = new Client(address, token);
  const session = open(client);
  const stop = () => session.fail(signal?.reason);
  signal?.addEventListener("abort", stop);
  try {
    return await session.play();
  } finally {
    signal?.removeEventListener("abort", stop);
    client.close();
  }
}
