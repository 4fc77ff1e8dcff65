import type { Interceptor, Transport } from "@connectrpc/connect";

import type { Log } from "./log.js";

/** What differs between Node and a browser. Everything else is the same code. */
export interface Platform {
  /** Told to the server. */
  readonly name: "node" | "web";
  /** Where the server is, from the argument or else from the surroundings. Throws SettingsError. */
  address(server?: string): string;
  /** The token from the argument or else from the surroundings; undefined without any. Throws SettingsError. */
  token(token?: string): string | undefined;
  /** A way to the server; a connection is made by the first call. */
  link(address: string, interceptors: Interceptor[]): Link;
  /** Prints one line, where nobody named another place for it. */
  readonly say: Log;
}

/** A way to a server. */
export interface Link {
  readonly transport: Transport;
  /** Ends the connection and every call on it. */
  close(): void;
}
