import { Http2SessionManager } from "@connectrpc/connect-node";

// A connection that died without a word is noticed within these; the server allows pings every 10 s.
const PING_INTERVAL_MS = 30_000;
const PING_TIMEOUT_MS = 10_000;

type Request = Http2SessionManager["request"];

/**
 * The HTTP/2 connection of a client, made by its first call.
 *
 * A connection that breaks ends its calls first, and then says so itself. When the client was closed in between, nobody
 * would listen any more, and Node ends a program for an error that nobody hears; so somebody always does.
 */
export class Connection extends Http2SessionManager {
  constructor(baseUrl: string) {
    super(baseUrl, { pingIntervalMs: PING_INTERVAL_MS, pingTimeoutMs: PING_TIMEOUT_MS });
  }

  override async request(...details: Parameters<Request>): ReturnType<Request> {
    const stream = await super.request(...details);
    const { session } = stream;
    if (session && !session.listeners("error").includes(ignore)) session.on("error", ignore);
    return stream;
  }
}

function ignore(): void {}
