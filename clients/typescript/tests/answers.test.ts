// Answers that get lost, and answers that are refused.
import { Code } from "@connectrpc/connect";
import assert from "node:assert/strict";
import { test } from "node:test";

import { TableState } from "../src/gen/boneyard/v1/types_pb.js";
import { Player, questionOf } from "../src/player.js";
import { Bot } from "./bot.js";
import { finished, FIVES, heartbeat, notice, place, turn, welcome } from "./events.js";
import { FakeServer, isSameMove, type Outcome, refusal, type Script, UNAVAILABLE } from "./fake-server.js";
import { aMatch, aQuestion, areAll, questionUntil } from "./scripts.js";

/** An answer that is refused and not taken. */
function refused(code: Code, reason: string, details?: string): Outcome {
  return { refusal: refusal(code, reason, details), isTaken: false };
}

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
  const player = new Player("ada boneyard-client", "ada", undefined, 1, bot.log);
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

test("a refusal that comes after the table was resumed is answered at once", async () => {
  const bot = new Bot();
  const script: Script = async function* (server) {
    yield welcome(["tbl_a"]);
    yield notice(TableState.PAUSED);
    yield turn(1);
    await server.answered(1);
    yield notice(TableState.ACTIVE);
    await server.taken(1);
    yield finished();
  };
  const act = async (server: FakeServer) => {
    await bot.run(server);
    assert.equal(bot.asked.length, 1);
    areAll(server, 2);
  };
  const late = { ...refused(Code.FailedPrecondition, "WRONG_STATE"), after: () => bot.hasSaid("the match is on") };
  await FakeServer.with([script], act, [late]);
});

test("an answer from a replaced session ends the run", async () => {
  const outcomes = [refused(Code.Aborted, "SESSION_REPLACED")];
  const act = (server: FakeServer) => assert.rejects(new Bot().run(server), { reason: "SESSION_REPLACED" });
  await FakeServer.with([aQuestion], act, outcomes);
});
