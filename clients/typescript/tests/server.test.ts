// Whole matches against the real server, and what they come through.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createConnection, createServer, type AddressInfo, type Socket } from "node:net";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { execFile } from "node:child_process";

import type { RoundAction } from "../src/gen/boneyard/v1/types_pb.js";
import { ActionSource, EndReason } from "../src/gen/boneyard/v1/types_pb.js";
import { Client, type Decide, register, run } from "../src/index.js";
import { Bot } from "./bot.js";
import { RealServer, SKIP } from "./real-server.js";

const MATCH_TEST = fileURLToPath(new URL("../../match-test.mjs", import.meta.url));
const STARTER = fileURLToPath(new URL("../../examples/starter.mjs", import.meta.url));

/** The six games with their usual seats, and a short match where its length is an option. */
const GAMES: [string, string, string][] = [
  ["all_fives", "2", "target=30"],
  ["block", "2", "target=30"],
  ["draw", "2", "target=30"],
  ["domino_whist", "4", "target=5"],
  ["mexican_train", "4", "rounds=2"],
  ["slosh", "4", "rounds=2"],
];

test("the starter bot plays a whole match of every game", { skip: SKIP }, async () => {
  await RealServer.with(async ({ address }) => {
    for (const bot of ["starter", "counting"]) {
      for (const [variant, seats, option] of GAMES) {
        const table = ["--variant", variant, "--seats", seats, "--option", option];
        const played = promisify(execFile)(process.execPath, [MATCH_TEST, "--server", address, "--bot", bot, ...table]);
        const { reason, faults } = JSON.parse((await played).stdout);
        assert.deepEqual([variant, reason, faults], [variant, "END_REASON_COMPLETED", 0]);
      }
    }
  });
});

/** A table of All Fives against a house bot, with a player to sit there. */
async function openTable(server: string): Promise<{ token: string; tableId: string }> {
  const { playerId, token } = await register(server, { log: () => {} });
  const client = new Client(server, token);
  const made = await client.tables.createTable({
    table: {
      variant: { variant: "all_fives", options: { seats: "2", target: "100" } },
      chairs: [
        { occupant: { case: "playerId", value: playerId } },
        { occupant: { case: "houseBot", value: { houseBot: "greedy" } } },
      ],
    },
  });
  client.close();
  return { token, tableId: made.table?.tableId ?? "" };
}

/** The match was played to its end, each turn was answered once, and no time ran out. */
async function checkMatch(server: string, token: string, tableId: string): Promise<void> {
  const client = new Client(server, token);
  const { table } = await client.tables.getTable({ tableId });
  client.close();
  assert.equal(table?.result?.reason, EndReason.COMPLETED);
  for (const seat of table.seats) assert.deepEqual([seat.timeoutCount, seat.illegalCount, seat.substituted], [0, 0, false]);
  const turns = table.history.filter(isAnswer).map((action) => action.turn);
  assert.equal(new Set(turns).size, turns.length);
}

function isAnswer(action: RoundAction): boolean {
  return action.source === ActionSource.PLAYER;
}

/** Plays with `disturb` called at each decision; no decision may be made twice. */
async function playDisturbed(server: string, token: string, tableId: string, disturb: Decide): Promise<Bot> {
  const bot = new Bot();
  const turns: string[] = [];
  const decide: Decide = async (view, moves) => {
    turns.push(`${view.table?.turn}`);
    await disturb(view, moves);
    return bot.decide(view, moves);
  };
  const [match] = await run(decide, { server, token, table: tableId, log: bot.log });
  assert.equal(match?.reason, "COMPLETED");
  assert.equal(new Set(turns).size, turns.length, `a decision was made twice: ${turns.join(" ")}`);
  assert.ok(!/refused|late|dropped/.test(bot.lines.join("\n")), bot.lines.join("\n"));
  return bot;
}

test("a server that is killed and comes back goes on with the match", { skip: SKIP }, async () => {
  await RealServer.with(async (server) => {
    const { token, tableId } = await openTable(server.address);
    let decisions = 0;
    const restart = () => server.kill().then(() => server.start());
    let restarting = Promise.resolve();
    const bot = await playDisturbed(server.address, token, tableId, async () => {
      decisions += 1;
      if (decisions === 3 || decisions === 9) await restart(); // the question is open
      else if (decisions % 4 === 2 && decisions < 20) restarting = restart(); // the answer is on its way
      return 0;
    });
    await restarting;
    await checkMatch(server.address, token, tableId);
    bot.said("connecting again in");
  });
});

test("a bot that is killed and comes back goes on with the match", { skip: SKIP }, async () => {
  await RealServer.with(async ({ address }) => {
    const { token, tableId } = await openTable(address);
    const environment = { ...process.env, BONEYARD_SERVER: address, BONEYARD_TOKEN: token };
    const watcher = new Client(address, token);
    const killed = { signal: "SIGKILL" };
    for (const sequence of [6, 16, 26]) {
      const bot = spawn(process.execPath, [STARTER, tableId], { env: environment, stdio: "ignore" });
      const ended = once(bot, "exit");
      for await (const frame of watcher.tables.watchTable({ tableId })) if (frame.sequence >= sequence) break;
      bot.kill("SIGKILL");
      assert.ok((await ended).includes(killed.signal) || bot.exitCode === 0);
    }
    watcher.close();
    const last = await promisify(execFile)(process.execPath, [STARTER, tableId], { env: environment });
    assert.match(last.stdout, /all_fives, COMPLETED, rank/);
    await checkMatch(address, token, tableId);
  });
});

test("a connection that is cut again and again goes on with the match", { skip: SKIP }, async () => {
  await RealServer.with(async (server) => {
    const { token, tableId } = await openTable(server.address);
    const proxy = await Proxy.to(server.address);
    let decisions = 0;
    const bot = await playDisturbed(proxy.address, token, tableId, () => {
      decisions += 1;
      if (decisions % 3 === 0 && decisions < 20) proxy.cut();
      return 0;
    });
    proxy.close();
    await checkMatch(server.address, token, tableId);
    bot.said("connecting again in");
  });
});

/** Passes bytes on, until the connections are cut. */
class Proxy {
  address = "";
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((near) => this.#join(near));

  private constructor(readonly far: { host: string; port: number }) {}

  static async to(address: string): Promise<Proxy> {
    const [host = "", port] = address.split(":");
    const proxy = new Proxy({ host, port: Number(port) });
    proxy.#server.listen(0, "127.0.0.1");
    await once(proxy.#server, "listening");
    proxy.address = `127.0.0.1:${(proxy.#server.address() as AddressInfo).port}`;
    return proxy;
  }

  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket): void {
    const far = createConnection(this.far);
    for (const [socket, other] of [[near, far], [far, near]] as const) {
      this.#sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
