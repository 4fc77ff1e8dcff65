// Whole matches against the real server, and what they come through.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createConnection, createServer, type AddressInfo, type Socket } from "node:net";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import type { Decide } from "../src/index.js";
import { Bot } from "./bot.js";
import { connect, IS_WEB, run } from "./entry.js";
import { RealServer, SKIP } from "./real-server.js";
import { checkMatch, openTable } from "./table.js";

const MATCH_TEST = fileURLToPath(new URL("../../match-test.mjs", import.meta.url));
const STARTER = fileURLToPath(new URL("../../examples/starter.mjs", import.meta.url));

/** The six games with their usual seats, and a short match where its length is an option. */
const GAMES: [string, string, string][] = [
  ["all_fives", "2", "target=30"],
  ["block", "2", "target=30"],
  ["draw", "2", "target=30"],
  ["domino_whist", "4", "target=5"],
  ["mexican_train", "4", "rounds=1"],
  ["slosh", "4", "rounds=1"],
];

test("the example bots play a whole match of every game", { skip: SKIP || (IS_WEB && "they are for Node") }, async () => {
  await RealServer.with(async ({ address }) => {
    const play = async (bot: string, [variant, seats, option]: [string, string, string]) => {
      const table = ["--variant", variant, "--seats", seats, "--option", option];
      const played = promisify(execFile)(process.execPath, [MATCH_TEST, "--server", address, "--bot", bot, ...table]);
      const { reason, faults } = JSON.parse((await played).stdout);
      assert.deepEqual([bot, variant, reason, faults], [bot, variant, "END_REASON_COMPLETED", 0]);
    };
    for (const game of GAMES) await play("starter", game);
    for (const game of GAMES.slice(3)) await play("counting", game);
  });
});

/** Plays with `disturb` called at each decision; each is made once, and its answer is the one that stands. */
async function playDisturbed(
  server: string,
  { token, tableId }: { token: string; tableId: string },
  disturb: (decisions: number) => void | Promise<void>,
): Promise<number[]> {
  const bot = new Bot();
  const turns: number[] = [];
  const decide: Decide = async (view, moves) => {
    turns.push(view.table?.turn ?? 0);
    await disturb(turns.length);
    return bot.decide(view, moves);
  };
  const [match] = await run(decide, { server, token, table: tableId, log: bot.log });
  assert.equal(match?.reason, "COMPLETED");
  assert.doesNotMatch(bot.lines.join("\n"), /refused|too late|dropped/);
  bot.said("connecting again in");
  return turns;
}

test("a server that is killed and comes back goes on with the match", { skip: SKIP }, async () => {
  await RealServer.with(async (server) => {
    const seat = await openTable(server.address);
    let restarting = Promise.resolve();
    const turns = await playDisturbed(server.address, seat, async (decisions) => {
      await restarting;
      if (decisions > 20 || decisions % 3 !== 0) return;
      restarting = server.kill().then(() => server.start());
      if (decisions % 2 === 0) await restarting; // the question is open; otherwise its answer is on its way
    });
    await restarting;
    assert.deepEqual(await checkMatch(server.address, seat.token, seat.tableId), turns);
  });
});

test("a bot that is killed and comes back goes on with the match", { skip: SKIP || (IS_WEB && "it is for Node") }, async () => {
  await RealServer.with(async ({ address }) => {
    const { token, tableId } = await openTable(address);
    const environment = { ...process.env, BONEYARD_SERVER: address, BONEYARD_TOKEN: token };
    const watcher = connect(address, token);
    for (const sequence of [6, 16, 26]) {
      const bot = spawn(process.execPath, [STARTER, tableId], { env: environment, stdio: "ignore" });
      const ended = once(bot, "exit");
      for await (const frame of watcher.tables.watchTable({ tableId })) if (frame.sequence >= sequence) break;
      bot.kill("SIGKILL");
      assert.deepEqual(await ended, [null, "SIGKILL"]);
    }
    watcher.close();
    const last = await promisify(execFile)(process.execPath, [STARTER, tableId], { env: environment });
    assert.match(last.stdout, /all_fives, COMPLETED, rank/);
    await checkMatch(address, token, tableId);
  });
});

test("a connection that is cut again and again goes on with the match", { skip: SKIP }, async () => {
  await RealServer.with(async (server) => {
    const seat = await openTable(server.address);
    const proxy = await Proxy.to(server.address);
    const turns = await playDisturbed(proxy.address, seat, (decisions) => {
      if (decisions % 3 === 0 && decisions < 20) proxy.cut();
    });
    proxy.close();
    assert.deepEqual(await checkMatch(server.address, seat.token, seat.tableId), turns);
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
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
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
