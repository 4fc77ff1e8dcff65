// Connections that break, answers that get lost or are refused, and ends for good.
import { Code } from "@connectrpc/connect";
import assert from "node:assert/strict";
import { test } from "node:test";

import { TableState } from "../src/gen/boneyard/v1/types_pb.js";
import { Refused } from "../src/index.js";
import { Player, questionOf } from "../src/player.js";
import { Bot } from "./bot.js";
import { drain, finished, FIVES, heartbeat, notice, place, result, turn, view, welcome } from "./events.js";
import { FakeServer, isSameMove, type Outcome, refusal, type Script, UNAVAILABLE } from "./fake-server.js";
import { aMatch, aQuestion } from "./scripts.js";

/** A connection that is told of a table and then ends without an error. */
const aGlimpse: Script = async function* () {
  yield welcome(["tbl_a"]);
};
/** A connection without any table, until the client leaves. */
const nothing: Script = async function* (_, connection) {
  yield welcome();
  await connection.gone;
};

/** An answer that is refused and not taken. */
function refused(code: Code, reason: string, details?: string): Outcome {
  return { refusal: refusal(code, reason, details), isTaken: false };
}

/** A question, something to wait for, and the end of the match. */
function questionUntil(wait: (server: FakeServer) => Promise<void>, number = 1): Script {
  return async function* (server) {
    yield welcome(["tbl_a"]);
    yield turn(number);
    await wait(server);
    yield finished();
  };
}

/** There are so many answers, and all are the same. */
function areAll(server: FakeServer, count: number): void {
  assert.equal(server.answers.length, count);
  for (const answer of server.answers) assert.ok(isSameMove(answer.choice, FIVES.choice));
}

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

test("an answer whose reply is lost is sent again", async () => {
  // A connection that is cut ends its calls with ABORTED and no reason, which is no judgement.
  for (const lost of [UNAVAILABLE, refusal(Code.Aborted), refusal(Code.Internal)]) {
    const bot = new Bot();
    const act = async (server: FakeServer) => {
      await bot.run(server);
      assert.equal(bot.asked.length, 1);
      areAll(server, 2);
      assert.equal(server.replays, 1);
      assert.equal(server.hellos.length, 1, "the stream went on");
    };
    const script = questionUntil((server) => server.answered(2));
    await FakeServer.with([script], act, [{ refusal: lost, isTaken: true }]);
    bot.said("the answer may not have arrived");
  }
});

test("an answer that never gets through goes out on the next connection", async () => {
  const bot = new Bot();
  const outcomes = Array.from({ length: 4 }, () => ({ refusal: UNAVAILABLE, isTaken: false }));
  const act = async (server: FakeServer) => {
    await bot.run(server);
    assert.equal(bot.asked.length, 1);
    areAll(server, 5);
  };
  const again = questionUntil((server) => server.taken(7), 7);
  await FakeServer.with([aQuestion, again], act, outcomes);
  bot.said("no answer gets through");
});

test("a question unknown to a server that came back is dropped", async () => {
  const bot = new Bot();
  const script = questionUntil(() => bot.hasSaid("the answer was refused and is dropped: INVALID_FIELD"));
  const outcomes = [{ refusal: UNAVAILABLE, isTaken: false }, refused(Code.InvalidArgument, "INVALID_FIELD")];
  await FakeServer.with([script], async (server) => void (await bot.run(server)), outcomes);
});

test("an illegal answer is decided again", async () => {
  const bot = new Bot();
  const picks = [0, 1];
  const act = async (server: FakeServer) => {
    await bot.run(server, { decide: () => picks.shift() ?? 9 });
    assert.ok(isSameMove(server.answers[0]?.choice, place(6, 4).choice));
    assert.ok(isSameMove(server.answers[1]?.choice, FIVES.choice));
  };
  await FakeServer.with([aMatch], act, [refused(Code.FailedPrecondition, "END_CLOSED", "not now")]);
  bot.said("6-4L was refused as illegal: END_CLOSED: not now");
});

test("answers no longer wanted are dropped without a word", async () => {
  const bot = new Bot();
  const script: Script = async function* (server) {
    yield welcome(["tbl_a"]);
    for (const number of [1, 2, 3]) {
      yield turn(number);
      await server.answered(number);
    }
    await server.taken(3);
    yield finished();
  };
  const outcomes = [refused(Code.Aborted, "STALE_TURN"), refused(Code.Aborted, "TURN_ALREADY_ANSWERED")];
  await FakeServer.with([script], async (server) => void (await bot.run(server)), outcomes);
  assert.doesNotMatch(bot.lines.join("\n"), /turn/);
});

test("a late answer is mentioned", async () => {
  const bot = new Bot();
  const script = questionUntil(() => bot.hasSaid("tbl_a, turn 1: the answer came too late"));
  const outcomes = [refused(Code.Aborted, "TURN_TIMED_OUT")];
  await FakeServer.with([script], async (server) => void (await bot.run(server)), outcomes);
});

test("time that was used up is mentioned", () => {
  const bot = new Bot();
  const { event } = turn(1, { timeLeftMs: 1500 });
  const question = event.case === "turnRequest" ? questionOf(event.value) : undefined;
  assert.ok(question);
  const player = new Player("ada", undefined, 1, bot.log);
  player.took(question, 1500);
  assert.deepEqual(bot.lines, []);
  player.took(question, 2000);
  assert.deepEqual(bot.lines, ["tbl_a, turn 1: decide took 2.0 s; 1.5 s were left"]);
});

test("a refusal of another kind is dropped aloud", async () => {
  const bot = new Bot();
  const said = "tbl_a, turn 1: the answer was refused and is dropped: NOT_YOUR_TURN: seat 3 was asked";
  const script = questionUntil(() => bot.hasSaid(said));
  const outcomes = [refused(Code.FailedPrecondition, "NOT_YOUR_TURN", "seat 3 was asked")];
  await FakeServer.with([script], async (server) => void (await bot.run(server)), outcomes);
});

test("an answer waits while the table is paused", async () => {
  const bot = new Bot();
  const script: Script = async function* (server) {
    yield welcome(["tbl_a"]);
    yield notice(TableState.PAUSED);
    yield turn(1);
    await bot.hasSaid("the table takes no answers now (paused)");
    yield heartbeat(1);
    yield heartbeat(1);
    yield notice(TableState.ACTIVE);
    await server.taken(1);
    yield finished();
  };
  const act = async (server: FakeServer) => {
    await bot.run(server);
    assert.equal(bot.asked.length, 1);
    areAll(server, 2);
  };
  await FakeServer.with([script], act, [refused(Code.FailedPrecondition, "WRONG_STATE", "paused")]);
  bot.said("no answer is taken until it is resumed");
  assert.doesNotMatch(bot.lines.join("\n"), /no open question left/);
});

test("a refusal that comes after the table was resumed is answered at once", () => {
  const player = new Player("ada", undefined, 1, () => {});
  const noticed = (state: TableState) => {
    const { event } = notice(state);
    return event.case === "tableNotice" ? player.noticed(event.value) : undefined;
  };
  const { event } = turn(1);
  const question = event.case === "turnRequest" ? questionOf(event.value) : undefined;
  assert.ok(question);
  noticed(TableState.PAUSED);
  player.answerWith(question, 0);
  const before = player.activations("tbl_a");
  assert.equal(noticed(TableState.ACTIVE), undefined);
  assert.equal(player.wasRefused(question, "WRONG_STATE", "paused"), false);
  assert.equal(player.released("tbl_a", before), question);
  assert.equal(player.released("tbl_a", before), undefined);
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

test("an answer from a replaced session ends the run", async () => {
  const outcomes = [refused(Code.Aborted, "SESSION_REPLACED")];
  const act = (server: FakeServer) => assert.rejects(new Bot().run(server), { reason: "SESSION_REPLACED" });
  await FakeServer.with([aQuestion], act, outcomes);
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
