import { Code, ConnectError, type Interceptor } from "@connectrpc/connect";
import { createGrpcWebTransport } from "@connectrpc/connect-web";

import { checkedToken, hostAndPort } from "./address.js";
import { SettingsError } from "./errors.js";
import type { Platform } from "./platform.js";

/** Browsers, and whatever else has `fetch`: gRPC-Web, the page's own server, lines to the console. */
export const browser: Platform = {
  name: "web",
  address: serverUrl,
  token: (token) => (token ? checkedToken(token, "the token") : undefined),
  link(address, interceptors) {
    const closing = new AbortController();
    const transport = createGrpcWebTransport({
      baseUrl: address,
      interceptors: [...interceptors, unreachable],
      fetch: (input, init) => {
        const signals = init?.signal ? [init.signal, closing.signal] : [closing.signal];
        return fetch(input, { ...init, signal: AbortSignal.any(signals) });
      },
    });
    return { transport, close: () => closing.abort() };
  },
  say: (line) => console.info(`boneyard: ${line}`),
};

/** A URL from the argument, else where the page is from. `host:port` is plain http. Throws SettingsError. */
export function serverUrl(server?: string): string {
  const given = (server || pageOrigin() || "").trim();
  if (!given) throw new SettingsError("server: outside of a page a URL is wanted, such as http://127.0.0.1:6628");
  if (!given.includes("://")) return `http://${hostAndPort(given, given)}`;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    throw new SettingsError(`server ${JSON.stringify(given)} is no URL of the form https://host or http://host:port`);
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, "");
}

/** Where the page is from; undefined outside of one, and for a file. */
function pageOrigin(): string | undefined {
  const { location } = globalThis as { location?: { origin?: string } };
  return location?.origin === "null" ? undefined : location?.origin;
}

/** `fetch` says TypeError when a server cannot be reached, and also when it does not let this page in. */
const unreachable: Interceptor = (next) => async (request) => {
  try {
    return await next(request);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const page = pageOrigin();
    const from = page && new URL(request.url).origin !== page ? `; has it --web-origin ${page}?` : "";
    throw new ConnectError(`${error.message}${from}`, Code.Unavailable, undefined, undefined, error);
  }
};
