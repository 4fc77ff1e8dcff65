// A match from welcome to result, over one connection.
import { Code } from "@connectrpc/connect";
import assert from "node:assert/strict";
import { test } from "node:test";

import { TableState } from "../src/gen/boneyard/v1/types_pb.js";
import { DecideError, reasonOf, Refused } from "../src/index.js";
import { Bot } from "./bot.js";
import { connect, register } from "./entry.js";
import {
  DRAW,
  finished,
  FIVES,
  heartbeat,
  notice,
  place,
  result,
  turn,
  unknownMember,
  view,
  welcome,
} from "./events.js";
import { FakeServer, isSameMove, refusal, type Script } from "./fake-server.js";
import { aMatch, aQuestion } from "./scripts.js";

test("a scripted match is played to its end", async () => {
  const script: Script = async function* (server) {
    yield welcome(["tbl_a"]);
    yield notice(TableState.WAITING);
    yield notice(TableState.ACTIVE);
    yield turn(1);
    await server.taken(1);
    yield heartbeat();
    yield turn(4, { moves: [DRAW] });
    await server.taken(4);
    yield finished();
  };
  const bot = new Bot();
  await FakeServer.with([script], async (server) => {
    const [match] = await bot.run(server, { name: "ada", table: "tbl_a" });
    assert.deepEqual(
      server.answers.map((answer) => answer.turn),
      [1, 4],
    );
    assert.ok(isSameMove(server.answers[0]?.choice, FIVES.choice));
    assert.ok(isSameMove(server.answers[1]?.choice, DRAW.choice));
    assert.deepEqual(server.authorizations, ["Bearer secret"]);
    assert.equal(server.hellos[0]?.joinTableId, "tbl_a");
    assert.match(server.hellos[0]?.client ?? "", /^ada boneyard-client\//);
    assert.deepEqual(
      [match?.tableId, match?.variant, match?.seat, match?.team, match?.rank],
      ["tbl_a", "all_fives", 2, 2, 1],
    );
    assert.deepEqual(match?.result, result());
    assert.equal(String(match), "tbl_a all_fives, COMPLETED, rank 1 of 2, score 20:35");
  });
  bot.said("the match starts when every chair is taken");
});

test("an index is an answer too, and so is a promise", async () => {
  for (const decide of [() => 2, async () => 2, async (_: unknown, moves: readonly (typeof DRAW)[]) => moves[2] ?? 0]) {
    await FakeServer.with([aMatch], async (server) => {
      await new Bot().run(server, { decide });
      assert.ok(isSameMove(server.answers[0]?.choice, DRAW.choice));
    });
  }
});

test("a long name is cut between characters for the server's log", async () => {
  await FakeServer.with([aMatch], async (server) => {
    await new Bot().run(server, { name: "é".repeat(32) });
    assert.match(server.hellos[0]?.client ?? "", /^é{32}$/);
    assert.equal(server.hellos.length, 1);
  });
});

test("several matches are counted, and a doubled end is not", async () => {
  const script: Script = async function* (server) {
    yield welcome(["tbl_a", "tbl_b"]);
    yield finished("tbl_a");
    yield finished("tbl_a");
    yield turn(3, { tableId: "tbl_b" });
    await server.taken(3, "tbl_b");
    yield finished("tbl_b");
  };
  await FakeServer.with([script], async (server) => {
    const matches = await new Bot().run(server, { matches: 2 });
    assert.deepEqual(
      matches.map((match) => match.tableId),
      ["tbl_a", "tbl_b"],
    );
  });
});

test("a named table is waited for", async () => {
  const script: Script = async function* () {
    yield welcome(["tbl_a", "tbl_b"]);
    yield finished("tbl_b");
    yield finished("tbl_a");
  };
  await FakeServer.with([script], async (server) => {
    const matches = await new Bot().run(server, { table: "tbl_a" });
    assert.equal(matches.length, 2);
  });
});

test("a voided match is over without a result", async () => {
  const script: Script = async function* () {
    yield welcome(["tbl_a"]);
    yield notice(TableState.ABORTED);
  };
  await FakeServer.with([script], async (server) => {
    const [match] = await new Bot().run(server);
    assert.deepEqual([match?.reason, match?.rank, String(match)], ["ABORTED", 0, "tbl_a, ABORTED"]);
  });
});

test("members of a later release are skipped", async () => {
  const script: Script = async function* (server, connection) {
    yield welcome(["tbl_a"]);
    yield unknownMember();
    yield* aMatch(server, connection);
  };
  await FakeServer.with([script], async (server) => {
    assert.equal((await new Bot().run(server)).length, 1);
    assert.equal(server.answers.length, 1);
  });
});

test("tables are played side by side", async () => {
  const script: Script = async function* (server) {
    yield welcome(["tbl_a", "tbl_b"]);
    yield turn(1, { tableId: "tbl_a" });
    yield turn(1, { tableId: "tbl_b" });
    await server.taken(1, "tbl_b");
    await server.taken(1, "tbl_a");
    yield finished("tbl_a");
    yield finished("tbl_b");
  };
  await FakeServer.with([script], async (server) => {
    const answered = server.taken(1, "tbl_b");
    const matches = await new Bot().run(server, {
      matches: 2,
      decide: async ({ table }) => {
        if (table?.tableId === "tbl_a") await answered;
        return 0;
      },
    });
    assert.equal(matches.length, 2);
  });
});

test("a decide that throws names table and turn", async () => {
  const reason = new RangeError("spinner");
  const throwing = () => {
    throw reason;
  };
  for (const decide of [throwing, async () => throwing()]) {
    await FakeServer.with([aQuestion], async (server) => {
      await assert.rejects(new Bot().run(server, { decide }), (error) => {
        assert.ok(error instanceof DecideError);
        assert.match(error.message, /table tbl_a, turn 7: .*spinner/);
        assert.deepEqual([error.tableId, error.turn, error.cause], ["tbl_a", 7, reason]);
        return true;
      });
      assert.equal(server.answers.length, 0);
    });
  }
});

test("a decide that returns nonsense is told so", async () => {
  for (const nonsense of [undefined, null, 3, -1, 0.5, Number.NaN, true, "6-4L", place(1, 1), view(), FIVES.choice]) {
    await FakeServer.with([aQuestion], async (server) => {
      const decide = () => nonsense as number;
      await assert.rejects(new Bot().run(server, { decide }), /tbl_a, turn 7.*index from 0 to 2/s, String(nonsense));
    });
  }
});

test("a player without a chair is told so", async () => {
  const script: Script = async function* (server, connection) {
    yield welcome();
    yield* aMatch(server, connection);
  };
  const bot = new Bot();
  await FakeServer.with([script], async (server) => void (await bot.run(server)));
  bot.said("nobody will ask for a move until ply_me has a chair");
});

test("questions the server still counts are mentioned once", async () => {
  const script: Script = async function* (server, connection) {
    yield welcome(["tbl_a"]);
    for (let beat = 0; beat < 3; beat += 1) yield heartbeat(1);
    yield* aMatch(server, connection);
  };
  const bot = new Bot();
  await FakeServer.with([script], async (server) => void (await bot.run(server)));
  assert.equal(bot.lines.filter((line) => line.includes("waits for 1 answer")).length, 1);
});

test("without a token a player is registered", async () => {
  const bot = new Bot();
  await FakeServer.with([aMatch], async (server) => {
    await bot.run(server, { token: undefined, name: "ada" });
    assert.deepEqual([server.registered[0]?.displayName, server.registered[0]?.isBot], ["ada", true]);
    assert.deepEqual(server.authorizations, ["Bearer fresh-token"]);
  });
  bot.said('registered ply_new as "ada"');
});

test("registering where it is not open", async () => {
  await FakeServer.with([], async (server) => {
    assert.deepEqual(await register(server.address, { name: "ada", isBot: false }), {
      playerId: "ply_new",
      token: "fresh-token",
      recoveryCode: "code",
    });
    assert.equal(server.registered[0]?.isBot, false);
    server.registering = refusal(Code.Unauthenticated, "TOKEN_INVALID");
    await assert.rejects(register(server.address), (error) => {
      assert.ok(error instanceof Refused);
      assert.match(error.message, /cannot register a player at .*: UNAUTHENTICATED TOKEN_INVALID/);
      assert.deepEqual([error.reason, error.code], ["TOKEN_INVALID", Code.Unauthenticated]);
      return true;
    });
  });
});

test("every service is there, the token goes along, and a refusal has its reason", async () => {
  await FakeServer.with([], async (server) => {
    const client = connect(server.address, "secret");
    assert.equal((await client.tables.createTable({})).table?.tableId, "tbl_a");
    assert.deepEqual(server.authorizations, ["Bearer secret"]);
    const missing = await client.play.getSeatView({ tableId: "tbl_b" }).catch(reasonOf);
    assert.equal(missing, "TABLE_NOT_FOUND");
    const unserved = [
      client.server.getServerInfo({}),
      client.director.pauseTable({}),
      client.records.getRecord({}),
      client.tournaments.listTournaments({}),
    ];
    for (const call of unserved) assert.equal(await call.catch(reasonOf), "");
    client.close();
    assert.equal(reasonOf(new Error("another")), "");
  });
});
