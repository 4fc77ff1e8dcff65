import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

// Seen from build/tests.
const BINARY =
  process.env["BONEYARD_SERVER_BIN"] ??
  fileURLToPath(new URL("../../../../target/release/boneyard-server", import.meta.url));

/** False, or why tests that need the server are skipped. With BONEYARD_REQUIRE_ALL nothing is, so they fail. */
export const SKIP: string | false =
  existsSync(BINARY) || process.env["BONEYARD_REQUIRE_ALL"]
    ? false
    : `there is no ${BINARY}: build it, or name one in BONEYARD_SERVER_BIN`;

/** A server of its own on a free port, with a directory of its own that outlives `kill`. */
export class RealServer {
  address = "127.0.0.1:0";
  readonly #folder = mkdtempSync(join(tmpdir(), "boneyard-"));
  #process: ChildProcess | undefined;

  private constructor(readonly flags: string[]) {}

  /** Starts one, with more flags if need be, does something with it, and removes all of it. */
  static async with(act: (server: RealServer) => Promise<void>, flags: string[] = []): Promise<void> {
    const server = new RealServer(flags);
    try {
      await server.start();
      await act(server);
    } finally {
      await server.kill();
      rmSync(server.#folder, { recursive: true });
    }
  }

  /** Starts the program, at the address it had before. */
  async start(): Promise<void> {
    const own = ["--data-dir", join(this.#folder, "data"), "--admin-token-file", join(this.#folder, "token"), ...this.flags];
    const child = spawn(BINARY, ["--listen", this.address, ...own, "--log-format", "json"], {
      stdio: ["ignore", "ignore", "pipe"],
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("BONEYARD_"))),
    });
    await once(child, "spawn"); // rejects when there is no such program
    this.#process = child;
    for await (const line of createInterface(child.stderr)) {
      const served = /"message":"serving","listen":"([^"]*)"/.exec(line);
      if (!served?.[1]) continue;
      this.address = served[1];
      child.stderr.resume(); // or a full pipe would stop it
      return;
    }
    throw new Error("the server ended instead of serving");
  }

  /** Ends it by SIGKILL; resolves when it is gone. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
}
