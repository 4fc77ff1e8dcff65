/**
 * Write dominoes bots for a Boneyard server, in Node.
 *
 * ```js
 * import { run } from "boneyard-client";
 *
 * const [match] = await run((view, moves) => moves[0], { table: "tbl_..." });
 * console.log(`${match}`);
 * ```
 */

import { Client, type RegisterOptions, type Registration, registerOn } from "./client.js";
import type { PlayedMatch } from "./match.js";
import { node } from "./node.js";
import { type RunOptions, runOn } from "./run.js";
import type { Decide } from "./thoughts.js";

export * from "./shared.js";

/**
 * Plays until `matches` matches are over, the one at `table` among them, and returns them.
 *
 * `decide(view, moves)` is called once for each decision, also when the connection breaks meanwhile; only a refused
 * answer is asked for again. Lost connections are made again for as long as it takes.
 *
 * Throws Refused when the server will not have this bot, DecideError when `decide` fails, SettingsError when an
 * argument cannot be used.
 */
export function run(decide: Decide, options: RunOptions = {}): Promise<PlayedMatch[]> {
  return runOn(node, decide, options);
}

/**
 * Opens a client. The connection itself is made by the first call.
 *
 * `server` is `host:port`, by default BONEYARD_SERVER or 127.0.0.1:6628. `token` is by default BONEYARD_TOKEN or what
 * the file BONEYARD_TOKEN_FILE holds; without any, only the calls that need none work. Throws SettingsError.
 */
export function connect(server?: string, token?: string): Client {
  return new Client(node, node.address(server), node.token(token));
}

/**
 * Makes a player, where the server has open registration, and waits for a server that is not up yet.
 *
 * Throws Refused, for instance where registration is not open, and SettingsError.
 */
export function register(server?: string, options: RegisterOptions = {}): Promise<Registration> {
  return registerOn(node, server, options);
}
