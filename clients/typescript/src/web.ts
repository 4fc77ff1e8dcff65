/**
 * Write dominoes bots for a Boneyard server, in a browser: the same as in Node, by gRPC-Web.
 *
 * ```js
 * import { run } from "boneyard-client/web";
 *
 * const [match] = await run((view, moves) => moves[0], { server: "https://dominoes.example", table: "tbl_..." });
 * console.log(`${match}`);
 * ```
 */

import { browser } from "./browser.js";
import { Client, type RegisterOptions, type Registration, registerOn } from "./client.js";
import type { PlayedMatch } from "./match.js";
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
  return runOn(browser, decide, options);
}

/**
 * Opens a client for unary calls and server streams, which is all a browser has: everything but `client.play.play`.
 *
 * `server` is a URL, by default where the page is from; another server must name the page's origin. Without a token,
 * only the calls that need none work. Throws SettingsError.
 */
export function connect(server?: string, token?: string): Client {
  return new Client(browser, browser.address(server), browser.token(token));
}

/**
 * Makes a player, where the server has open registration, and waits for a server that is not up yet.
 *
 * Throws Refused, for instance where registration is not open, and SettingsError.
 */
export function register(server?: string, options: RegisterOptions = {}): Promise<Registration> {
  return registerOn(browser, server, options);
}
