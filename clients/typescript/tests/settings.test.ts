import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, test } from "node:test";

import { Backoff } from "../src/backoff.js";
import { browser, serverUrl } from "../src/browser.js";
import { run, SettingsError, VERSION } from "../src/index.js";
import { findToken, serverAddress } from "../src/settings.js";
import { Silence } from "../src/silence.js";
import "./bot.js";

afterEach(() => {
  for (const name of ["BONEYARD_SERVER", "BONEYARD_TOKEN", "BONEYARD_TOKEN_FILE"]) delete process.env[name];
});

test("the server is found", () => {
  assert.equal(serverAddress(), "127.0.0.1:6628");
  process.env["BONEYARD_SERVER"] = "http://dominoes:7000/";
  assert.equal(serverAddress(), "dominoes:7000");
  assert.equal(serverAddress("other:1"), "other:1");
  assert.equal(serverAddress("dominoes"), "dominoes:6628");
  assert.equal(serverAddress("[::1]"), "[::1]:6628");
  assert.equal(serverAddress("[::1]:7000"), "[::1]:7000");
});

test("what is no address is refused", () => {
  const wrong = ["https://dominoes", "dominoes:", ":6628", "::1", "dominoes:port", "dominoes:70000", "dominoes:0"];
  for (const text of [...wrong, "dominoes/path", "user@dominoes", "two words", "http://"]) {
    assert.throws(() => serverAddress(text), SettingsError, text);
  }
});

test("a browser finds the server at a URL, or where the page is from", () => {
  for (const [given, found] of [
    ["https://dominoes.example", "https://dominoes.example"],
    ["https://dominoes.example:8443/boneyard/", "https://dominoes.example:8443/boneyard"],
    ["HTTP://127.0.0.1:7000", "http://127.0.0.1:7000"],
    ["dominoes", "http://dominoes:6628"],
    ["[::1]:7000", "http://[::1]:7000"],
  ] as const) {
    assert.equal(serverUrl(given), found);
  }
  for (const wrong of ["ftp://dominoes", "https://", "https://me@dominoes", "https://dominoes?x", "dominoes:0", "a b"]) {
    assert.throws(() => serverUrl(wrong), SettingsError, wrong);
  }
  assert.throws(() => serverUrl(), /outside of a page a URL is wanted/);
  const surroundings = globalThis as { location?: { origin: string } | undefined };
  surroundings.location = { origin: "https://page.example" };
  assert.equal(serverUrl(), "https://page.example");
  surroundings.location = { origin: "null" };
  assert.throws(() => serverUrl(), SettingsError);
  delete surroundings.location;
});

test("a browser takes no token from the environment", () => {
  process.env["BONEYARD_TOKEN"] = "from-environment";
  assert.equal(browser.token(), undefined);
  assert.equal(browser.token(" given\n"), "given");
  assert.throws(() => browser.token("two words"), SettingsError);
});

test("the token is found", () => {
  const folder = mkdtempSync(join(tmpdir(), "boneyard-"));
  const path = join(folder, "token");
  writeFileSync(path, "from-file\n");
  process.env["BONEYARD_TOKEN_FILE"] = path;
  assert.equal(findToken(), "from-file");
  process.env["BONEYARD_TOKEN"] = "from-environment";
  assert.equal(findToken(), "from-environment");
  assert.equal(findToken("argument"), "argument");
  rmSync(folder, { recursive: true });
});

test("no token is none", () => {
  process.env["BONEYARD_TOKEN"] = "";
  assert.equal(findToken(), undefined);
});

test("a token that cannot be used is named but not shown", () => {
  process.env["BONEYARD_TOKEN_FILE"] = "missing";
  assert.throws(() => findToken(), /BONEYARD_TOKEN_FILE=missing/);
  process.env["BONEYARD_TOKEN"] = "two words";
  assert.throws(
    () => findToken(),
    (error: Error) => error.message.includes("BONEYARD_TOKEN") && !error.message.includes("words"),
  );
});

test("settings of a run are checked before it connects", async () => {
  for (const wrong of [
    { name: "" },
    { name: "n".repeat(33) },
    { matches: -1 },
    { matches: 0.5 },
    { server: "https://x" },
  ]) {
    await assert.rejects(
      run(() => 0, { token: "secret", ...wrong }),
      SettingsError,
    );
  }
});

test("waiting doubles up to eight seconds and varies", () => {
  const backoff = new Backoff();
  for (const longest of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
    const delay = backoff.nextMs();
    assert.ok(longest / 2 <= delay && delay <= longest, `${delay} of ${longest}`);
  }
  backoff.reset();
  assert.ok(backoff.nextMs() <= 250);
});

test("silence is told once, and not while something is heard", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const told: number[] = [];
  const silence = new Silence(1000, (limitMs) => told.push(limitMs));
  for (let beat = 0; beat < 5; beat += 1) {
    context.mock.timers.tick(900);
    silence.heard();
  }
  context.mock.timers.tick(1000);
  silence.heard(300); // it was waiting to be read
  context.mock.timers.tick(300 + 999);
  assert.deepEqual(told, []);
  context.mock.timers.tick(1);
  context.mock.timers.tick(9999);
  assert.deepEqual(told, [300]);
});

test("the version is that of the package", () => {
  const manifest = readFileSync(new URL("../../package.json", import.meta.url), "utf8"); // seen from build/tests
  assert.equal(VERSION, JSON.parse(manifest).version);
});
