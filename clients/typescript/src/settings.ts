import { readFileSync } from "node:fs";

import { checkedToken as checked, hostAndPort } from "./address.js";
import { SettingsError } from "./errors.js";

const DEFAULT_SERVER = "127.0.0.1:6628";

/**
 * `host:port` from the argument, else BONEYARD_SERVER, else this machine. `http://` is allowed in front.
 *
 * Throws SettingsError for https, which this version does not speak, and for what is no address.
 */
export function serverAddress(server?: string): string {
  const given = (server || process.env["BONEYARD_SERVER"] || DEFAULT_SERVER).trim();
  const [scheme, behind] = given.includes("://") ? given.split(/:\/\/(.*)/s, 2) : ["http", given];
  if (scheme?.toLowerCase() !== "http") {
    throw new SettingsError(`server ${JSON.stringify(given)}: only plain http:// or host:port is supported`);
  }
  return hostAndPort(behind ?? "", given);
}

/**
 * The token from the argument, else BONEYARD_TOKEN, else the file BONEYARD_TOKEN_FILE; undefined without any.
 *
 * Throws SettingsError when the file cannot be read or the token has characters no token has.
 */
export function findToken(token?: string): string | undefined {
  if (token) return checked(token, "the token");
  const { BONEYARD_TOKEN: fromEnvironment, BONEYARD_TOKEN_FILE: path } = process.env;
  if (fromEnvironment) return checked(fromEnvironment, "BONEYARD_TOKEN");
  if (!path) return undefined;
  return checked(contentOf(path), `the file ${path} of BONEYARD_TOKEN_FILE`);
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`cannot read the token: BONEYARD_TOKEN_FILE=${path}: ${why}`, { cause: error });
  }
}
