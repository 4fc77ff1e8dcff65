// A real browser at the real server, from a page of another origin.
import assert from "node:assert/strict";
import { test } from "node:test";

import { NO_BROWSER, Page } from "./browser.js";
import { RealServer, SKIP } from "./real-server.js";
import { checkMatch, openTable } from "./table.js";

const skip = SKIP || NO_BROWSER;

test("a browser plays a whole match, through a server that is killed and comes back", { skip }, async () => {
  await Page.with(async (page) => {
    const act = async (server: RealServer) => {
      const { token, tableId } = await openTable(server.address);
      let restarting = Promise.resolve();
      page.disturb = async (decisions) => {
        await restarting;
        if (decisions > 10 || decisions % 4 !== 0) return;
        restarting = server.kill().then(() => server.start());
        if (decisions === 4) await restarting; // the question is open; otherwise its answer is on its way
      };
      page.open({ server: `http://${server.address}`, token, table: tableId });
      assert.match(await page.ended(), /all_fives, COMPLETED, rank/, page.lines.join("\n"));
      assert.deepEqual(await checkMatch(server.address, token, tableId), page.turns);
      assert.match(page.lines.join("\n"), /connecting again in/);
      assert.doesNotMatch(page.lines.join("\n"), /refused|too late|dropped/);
    };
    await RealServer.with(act, ["--web-origin", page.origin]);
  });
});

test("a page that the server does not name is told what is missing", { skip }, async () => {
  await Page.with(async (page) => {
    const act = async (server: RealServer) => {
      const { token } = await openTable(server.address);
      page.open({ server: `http://${server.address}`, token });
      await page.hasSaid(`has it --web-origin ${page.origin}?`);
    };
    await RealServer.with(act, ["--web-origin", "http://127.0.0.1:1"]);
  });
});

test("a refusal reaches the page with its reason", { skip }, async () => {
  await Page.with(async (page) => {
    const act = async ({ address }: RealServer) => {
      page.open({ server: `http://${address}`, token: "byd_wrong" });
      assert.match(await page.ended(), /UNAUTHENTICATED TOKEN_INVALID/);
    };
    await RealServer.with(act, ["--web-origin", `https://dominoes.example,${page.origin}`]);
  });
});
