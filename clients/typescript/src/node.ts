import { createGrpcTransport } from "@connectrpc/connect-node";

import { Connection } from "./connection.js";
import type { Platform } from "./platform.js";
import { findToken, serverAddress } from "./settings.js";

/** Node: gRPC over HTTP/2, settings from the environment, lines to standard error, so that a bot's own output stays its own. */
export const node: Platform = {
  name: "node",
  address: serverAddress,
  token: findToken,
  link(address, interceptors) {
    const baseUrl = `http://${address}`;
    const connection = new Connection(baseUrl);
    const transport = createGrpcTransport({
      baseUrl,
      sessionManager: connection,
      acceptCompression: [],
      interceptors,
    });
    return { transport, close: () => connection.abort() };
  },
  say: (line) => void process.stderr.write(`boneyard: ${line}\n`),
};
