import { SettingsError } from "./errors.js";

const DEFAULT_PORT = "6628";

/** `host:port`, with the usual port where there is none. Throws SettingsError for what is none; `given` is how it was named. */
export function hostAndPort(text: string, given: string): string {
  // A bare IPv6 address stands in brackets, so that its colons are not taken for that of the port.
  const parts = /^(\[[0-9a-fA-F:.]+\]|[^\s:/@?#[\]]+)(?::([0-9]{1,5}))?\/*$/.exec(text);
  const port = Number(parts?.[2] ?? DEFAULT_PORT);
  if (!parts || port < 1 || port > 65_535) {
    throw new SettingsError(`server ${JSON.stringify(given)} is not of the form host:port`);
  }
  return `${parts[1]}:${port}`;
}

/** A token without space around it. Throws SettingsError when it has characters no token has; `origin` is where it is from. */
export function checkedToken(text: string, origin: string): string {
  const token = text.trim();
  if (!/^[!-~]+$/.test(token)) {
    throw new SettingsError(`${origin} does not hold a token: one ASCII word is wanted`);
  }
  return token;
}
