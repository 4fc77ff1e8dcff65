// Connections that break, and ends for good.
import { Code } from "@connectrpc/connect";
import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { test } from "node:test";

import { TableState } from "../src/gen/boneyard/v1/types_pb.js";
import { Refused } from "../src/index.js";
import { Bot } from "./bot.js";
import { run } from "./entry.js";
import { drain, finished, result, turn, view, welcome } from "./events.js";
import { FakeServer, refusal, type Script, UNAVAILABLE } from "./fake-server.js";
import { aMatch, aQuestion, areAll, questionUntil } from "./scripts.js";

/** A connection that is told of a table and then ends without an error. */
const aGlimpse: Script = async function* () {
  yield welcome(["tbl_a"]);
};
/** A connection without any table, until the client leaves. */
const nothing: Script = async function* (_, connection) {
  yield welcome();
  await connection.gone;
};

test("a stream dropped while deciding loses nothing", async () => {
  const bot = new Bot();
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  const first: Script = async function* () {
    yield welcome(["tbl_a"]);
    yield turn(1);
    await asked;
    throw UNAVAILABLE;
  };
  await FakeServer.with([first, aMatch], async (server) => {
    await bot.run(server, {
      decide: async (view, moves) => {
        isAsked();
        await bot.hasSaid("connecting again in");
        return bot.decide(view, moves);
      },
    });
    assert.equal(bot.asked.length, 1);
    areAll(server, 1);
  });
});

test("a question that was answered gets the same answer", async () => {
  const first: Script = async function* (server) {
    yield welcome(["tbl_a"]);
    yield turn(1);
    await server.answered(1);
    throw UNAVAILABLE;
  };
  const second = questionUntil((server) => server.answered(2)); // asked again although it was answered
  const bot = new Bot();
  await FakeServer.with([first, second], async (server) => {
    await bot.run(server, { table: "tbl_a" });
    assert.equal(bot.asked.length, 1, "the same decision is not made twice");
    areAll(server, 2);
    assert.equal(server.replays, 1);
    assert.deepEqual(
      server.hellos.map((hello) => hello.joinTableId),
      ["tbl_a", ""],
    );
  });
});

test("a connection that is cut is made again", async () => {
  const cut: Script = async function* (server, connection) {
    yield welcome(["tbl_a"]);
    yield turn(1);
    await server.taken(1);
    server.cut();
    await connection.gone;
  };
  const again = questionUntil((server) => server.answered(2));
  const bot = new Bot();
  await FakeServer.with([cut, again], async (server) => {
    await bot.run(server);
    assert.equal(bot.asked.length, 1);
    areAll(server, server.answers.length);
  });
  bot.said("connecting again in");
});

test("a stream that ends without an error is opened again", async () => {
  const bot = new Bot();
  await FakeServer.with([aGlimpse, aMatch], async (server) => void (await bot.run(server)));
  bot.said("the server closed the stream");
});

test("silence ends a connection", async () => {
  const silent: Script = async function* (_, connection) {
    yield welcome(["tbl_a"], 30);
    await connection.gone;
  };
  const bot = new Bot();
  await FakeServer.with([silent, aMatch], async (server) => void (await bot.run(server)));
  bot.said("nothing came for 0.1 s");
});

test("a decide that keeps the process busy is no silence", async () => {
  const script: Script = async function* (server) {
    yield welcome(["tbl_a"], 30);
    yield turn(1);
    await server.taken(1);
    yield finished();
  };
  const bot = new Bot();
  await FakeServer.with([script], async (server) => {
    await bot.run(server, {
      decide: () => {
        const end = performance.now() + 400;
        while (performance.now() < end); // three heartbeats are 90 ms
        return 0;
      },
    });
    assert.equal(server.hellos.length, 1);
  });
});

test("a drain is waited out", async () => {
  const draining: Script = async function* (server) {
    yield welcome(["tbl_a"]);
    yield drain(400);
    yield turn(1); // still asked, still answered
    await server.taken(1);
    throw refusal(Code.Unavailable, "SERVER_DRAINING");
  };
  const bot = new Bot();
  await FakeServer.with([draining, aMatch], async (server) => void (await bot.run(server)));
  bot.said("the server will close the connection: new version");
  bot.said("UNAVAILABLE SERVER_DRAINING: scripted; connecting again in 0.4 s");
});

test("a server that cannot be reached is waited for", async () => {
  const bot = new Bot();
  const stop = new AbortController();
  const reason = new Error("enough");
  await FakeServer.with([], async (server) => {
    const free = `${server.address.replace(/:\d+$/, "")}:1`; // a port that nobody serves
    const run = bot.run(server, { server: free, signal: stop.signal });
    await bot.hasSaid("is the server running, and at this address?");
    stop.abort(reason);
    await assert.rejects(run, reason);
  });
});

test("a server of another kind is no reason to fall over", async () => {
  const bot = new Bot();
  const stop = new AbortController();
  const reason = new Error("enough");
  const other = createServer((socket) => socket.on("error", () => {}).end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  other.listen(0, "127.0.0.1");
  await once(other, "listening");
  const server = `127.0.0.1:${(other.address() as AddressInfo).port}`;
  const stopped = assert.rejects(run(bot.decide, { server, token: "x", log: bot.log, signal: stop.signal }), reason);
  await bot.hasSaid("connecting again in", 2);
  stop.abort(reason);
  await stopped;
  other.close();
});

test("a run that is told to stop leaves at once", async () => {
  const stop = new AbortController();
  const reason = new Error("enough");
  await FakeServer.with([aQuestion], async (server) => {
    const decide = () => {
      stop.abort(reason);
      return 0;
    };
    await assert.rejects(new Bot().run(server, { decide, signal: stop.signal }), reason);
    await assert.rejects(new Bot().run(server, { signal: stop.signal }), reason);
  });
});

test("a match that ended meanwhile is looked up", async () => {
  const first: Script = async function* (server) {
    yield welcome(["tbl_a"]);
    yield turn(1);
    await server.taken(1);
    server.views.set("tbl_a", view("tbl_a", TableState.FINISHED, result()));
    throw UNAVAILABLE;
  };
  await FakeServer.with([first, nothing], async (server) => {
    const [match] = await new Bot().run(server);
    assert.equal(match?.rank, 1);
  });
});

test("a named table that was over before is looked up", async () => {
  await FakeServer.with([nothing], async (server) => {
    server.views.set("tbl_a", view("tbl_a", TableState.ABORTED));
    const [match] = await new Bot().run(server, { table: "tbl_a" });
    assert.equal(match?.reason, "ABORTED");
  });
});

test("a named table that is lost ends the run", async () => {
  await FakeServer.with([aGlimpse, nothing], async (server) => {
    await assert.rejects(new Bot().run(server, { table: "tbl_a" }), { name: "Refused", reason: "TABLE_NOT_FOUND" });
  });
});

test("another table that is lost is forgotten", async () => {
  const bot = new Bot();
  const second: Script = async function* (server, connection) {
    yield welcome();
    await bot.hasSaid("tbl_a: no longer ours: NOT_FOUND TABLE_NOT_FOUND");
    yield* aMatch(server, connection);
  };
  await FakeServer.with([aGlimpse, second], async (server) => assert.equal((await bot.run(server)).length, 1));
});

test("a replaced session is not fought over", async () => {
  const script: Script = async function* () {
    yield welcome(["tbl_a"]);
    throw refusal(Code.Aborted, "SESSION_REPLACED");
  };
  await FakeServer.with([script], async (server) => {
    await assert.rejects(new Bot().run(server), (error) => {
      assert.ok(error instanceof Refused);
      assert.equal(error.reason, "SESSION_REPLACED");
      assert.match(error.message, /run one bot for each token/);
      return true;
    });
    assert.equal(server.hellos.length, 1);
  });
});

test("what cannot get better is not tried again", async () => {
  const fatal: [Code, string][] = [
    [Code.Unauthenticated, "TOKEN_INVALID"],
    [Code.PermissionDenied, "SCOPE_MISSING"],
    [Code.NotFound, "TABLE_NOT_FOUND"],
    [Code.FailedPrecondition, "TABLE_FULL"],
    [Code.Unimplemented, ""],
  ];
  for (const [code, reason] of fatal) {
    const refusing: Script = async function* () {
      throw refusal(code, reason);
    };
    await FakeServer.with([refusing], async (server) => {
      await assert.rejects(new Bot().run(server, { table: "tbl_a" }), { name: "Refused", code, reason });
    });
  }
});
