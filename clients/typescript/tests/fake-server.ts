import { create, equals, type MessageInitShape } from "@bufbuild/protobuf";
import { Code, ConnectError, type ConnectRouter, type HandlerContext } from "@connectrpc/connect";
import { connectNodeAdapter } from "@connectrpc/connect-node";
import { once } from "node:events";
import http from "node:http";
import http2 from "node:http2";
import type { AddressInfo, Socket } from "node:net";

import {
  type Hello,
  type MoveAnswer,
  type PlayerEvent,
  PlayService,
  SubmitMoveResponseSchema,
} from "../src/gen/boneyard/v1/play_service_pb.js";
import { PlayerService, type RegisterPlayerRequest } from "../src/gen/boneyard/v1/player_service_pb.js";
import { TableService } from "../src/gen/boneyard/v1/table_service_pb.js";
import { type Move, MoveSchema, type SeatView } from "../src/gen/boneyard/v1/types_pb.js";
import { IS_WEB } from "./entry.js";
import { Waiting } from "./waiting.js";

/** A status to end a call with. */
export function refusal(code: Code, reason = "", details = "scripted"): ConnectError {
  return new ConnectError(details, code, reason ? { "boneyard-reason": reason } : {});
}

export const UNAVAILABLE = refusal(Code.Unavailable);

/** What happens to one answer: it may be refused, be taken, or be taken and its reply lost. */
export interface Outcome {
  refusal: ConnectError;
  isTaken: boolean;
  /** The reply waits for this. */
  after?: () => Promise<void>;
}

/** What one connection is sent. */
export type Script = (server: FakeServer, connection: Connection) => AsyncIterable<PlayerEvent>;

/** A stream as its script sees it. */
export interface Connection {
  /** Resolves when the client has left. */
  gone: Promise<void>;
}

/** A scripted server: each connection plays one script, and answers are taken as the contract says. */
export class FakeServer {
  readonly hellos: Hello[] = [];
  readonly authorizations: string[] = [];
  /** Every attempt. */
  readonly answers: MoveAnswer[] = [];
  readonly views = new Map<string, SeatView>();
  readonly registered: RegisterPlayerRequest[] = [];
  readonly failures: unknown[] = [];
  /** Why nobody may register. */
  registering: ConnectError | undefined;
  replays = 0;
  address = "";
  readonly #scripts: Script[];
  readonly #outcomes: Outcome[];
  readonly #taken = new Map<string, Move | undefined>();
  readonly #waiting = new Waiting();
  readonly #sockets = new Set<Socket>();
  readonly #server: http.Server | http2.Http2Server;

  private constructor(scripts: Script[], outcomes: Outcome[]) {
    this.#scripts = [...scripts];
    this.#outcomes = [...outcomes];
    const adapter = connectNodeAdapter({ routes: (router) => this.#routes(router) });
    this.#server = IS_WEB ? http.createServer(adapter) : http2.createServer(adapter);
  }

  /** Starts one on a port the system chose, does something with it, and says what went wrong in a script. */
  static async with(
    scripts: Script[],
    act: (server: FakeServer) => Promise<void>,
    outcomes: Outcome[] = [],
  ): Promise<FakeServer> {
    const server = new FakeServer(scripts, outcomes);
    await server.#start();
    try {
      await act(server);
    } finally {
      server.cut();
      server.#server.close();
    }
    if (server.failures.length > 0) throw server.failures[0];
    return server;
  }

  /** Ends every connection without a word. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Resolves when this decision has been answered. */
  taken(turn: number, tableId = "tbl_a"): Promise<void> {
    return this.#waiting.until(() => this.#taken.has(`${tableId} ${turn}`), `no answer to ${tableId}, turn ${turn}`);
  }

  /** Resolves when so many answers came, taken or not. */
  answered(count: number): Promise<void> {
    return this.#waiting.until(() => this.answers.length >= count, `fewer than ${count} answers`);
  }

  async #start(): Promise<void> {
    this.#server.on("connection", (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on("close", () => this.#sockets.delete(socket));
    });
    this.#server.on("session", (session) => session.on("error", () => {})); // the other side may leave as it likes
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    this.address = `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #routes(router: ConnectRouter): void {
    router.service(PlayService, {
      listen: ({ hello }, context) => this.#listen(hello as Hello, context),
      submitMove: ({ answer }) => this.#take(answer as MoveAnswer),
      getSeatView: ({ tableId }) => {
        const view = this.views.get(tableId);
        if (!view) throw refusal(Code.NotFound, "TABLE_NOT_FOUND");
        return { view };
      },
    });
    router.service(PlayerService, {
      registerPlayer: (request) => {
        if (this.registering) throw this.registering;
        this.registered.push(request);
        return { player: { playerId: "ply_new" }, token: "fresh-token", recoveryCode: "code" };
      },
    });
    router.service(TableService, {
      createTable: (_, context) => {
        this.#noteCaller(context);
        return { table: { tableId: "tbl_a" } };
      },
    });
  }

  #noteCaller(context: HandlerContext): void {
    this.authorizations.push(context.requestHeader.get("authorization") ?? "");
  }

  async *#listen(hello: Hello, context: HandlerContext) {
    this.#noteCaller(context);
    this.hellos.push(hello);
    const script = this.#scripts.shift();
    if (!script) {
      this.failures.push(new Error("one connection more than there are scripts"));
      throw refusal(Code.NotFound, "TABLE_NOT_FOUND", "no script is left");
    }
    const gone = new Promise<void>((resolve) => context.signal.addEventListener("abort", () => resolve()));
    try {
      for await (const event of script(this, { gone })) yield { event };
    } catch (error) {
      if (!(error instanceof ConnectError)) this.failures.push(error);
      throw error;
    }
  }

  async #take(answer: MoveAnswer): Promise<MessageInitShape<typeof SubmitMoveResponseSchema>> {
    this.answers.push(answer);
    const outcome = this.#outcomes.shift();
    const key = `${answer.tableId} ${answer.turn}`;
    const isRepeated = this.#taken.has(key);
    const isOther = isRepeated && !isSameMove(this.#taken.get(key), answer.choice);
    const isTaken = !isOther && (outcome?.isTaken ?? true);
    if (isTaken) this.#taken.set(key, answer.choice);
    if (isTaken && isRepeated) this.replays += 1;
    this.#waiting.changed();
    if (isOther) throw refusal(Code.Aborted, "TURN_ALREADY_ANSWERED");
    await outcome?.after?.();
    if (outcome) throw outcome.refusal;
    return { replayed: isRepeated, sequence: 1 };
  }
}

/** Whether two moves are the same; an absent one is not. */
export function isSameMove(one: Move | undefined, other: Move | undefined): boolean {
  return equals(MoveSchema, one ?? create(MoveSchema), other ?? create(MoveSchema));
}
