import { build } from "esbuild";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

import { Waiting } from "./waiting.js";

const BROWSER = [process.env["CHROMIUM"], "chromium", "chromium-browser", "google-chrome"].find(
  (name) => name && spawnSync(name, ["--version"]).status === 0,
);

/** False, or why tests in a browser are skipped. With BONEYARD_REQUIRE_ALL nothing is, so they fail. */
export const NO_BROWSER: string | false =
  BROWSER || process.env["BONEYARD_REQUIRE_ALL"] ? false : "there is no chromium: install it, or name one in CHROMIUM";

/** A page with the script of page.ts, served from an origin of its own and opened in a browser of its own. */
export class Page {
  origin = "";
  readonly lines: string[] = [];
  /** The turns it was asked for. */
  readonly turns: number[] = [];
  end: string | undefined;
  /** Called before each move. */
  disturb: (decisions: number) => void | Promise<void> = () => {};
  readonly #folder = mkdtempSync(join(tmpdir(), "boneyard-"));
  readonly #waiting = new Waiting(60_000);
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  #script = "";
  #browser: ChildProcess | undefined;

  private constructor() {}

  /** Serves one, does something with it, and removes all of it. */
  static async with(act: (page: Page) => Promise<void>): Promise<void> {
    const page = new Page();
    try {
      await page.#start();
      await act(page);
    } finally {
      await page.#stop();
    }
  }

  /** Opens it, with what its script is to know. */
  open(wanted: Record<string, string>): void {
    const url = `${this.origin}/?${new URLSearchParams(wanted)}`;
    const own = [`--user-data-dir=${this.#folder}`, "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage"];
    // Chromium does not run as root with its sandbox; the only page it opens is ours.
    if (process.getuid?.() === 0) own.push("--no-sandbox");
    this.#browser = spawn(BROWSER ?? "chromium", ["--headless", ...own, url], { stdio: "ignore", detached: true });
  }

  /** Resolves when the page has said how it ended. */
  async ended(): Promise<string> {
    await this.#waiting.until(() => this.end !== undefined, `the page did not end; it said:\n${this.lines.join("\n")}`);
    return this.end ?? "";
  }

  /** Resolves when it has said this. */
  hasSaid(wanted: string): Promise<void> {
    return this.#waiting.until(() => this.lines.some((line) => line.includes(wanted)), `the page did not say: ${wanted}`);
  }

  async #start(): Promise<void> {
    const entry = fileURLToPath(new URL("page.js", import.meta.url));
    // Fails when anything in it is for Node alone.
    const made = await build({ entryPoints: [entry], bundle: true, format: "esm", platform: "browser", write: false });
    this.#script = made.outputFiles[0]?.text ?? "";
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    switch (request.url) {
      case "/page.js":
        response.setHeader("content-type", "text/javascript");
        response.end(this.#script);
        return;
      case "/line":
        this.lines.push(body);
        break;
      case "/decision":
        this.turns.push(Number(body));
        await this.disturb(this.turns.length);
        break;
      case "/end":
        this.end = body;
        break;
      default:
        response.setHeader("content-type", "text/html");
        response.end('<!doctype html><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>');
        return;
    }
    this.#waiting.changed();
    response.end();
  }

  async #stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    const { pid } = this.#browser ?? {};
    if (this.#browser && pid && this.#browser.exitCode === null) {
      const ended = once(this.#browser, "exit");
      process.kill(-pid, "SIGKILL"); // with the processes it has started
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
