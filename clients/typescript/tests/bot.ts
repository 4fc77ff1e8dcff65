import assert from "node:assert/strict";

import type { Decide, LegalMove, PlayedMatch, RunOptions } from "../src/index.js";
import { run } from "./entry.js";
import type { FakeServer } from "./fake-server.js";
import { Waiting } from "./waiting.js";

// Nobody's own server or account may take part.
for (const name of ["BONEYARD_SERVER", "BONEYARD_TOKEN", "BONEYARD_TOKEN_FILE"]) delete process.env[name];

/** A bot that remembers what it said and what it was asked. */
export class Bot {
  readonly lines: string[] = [];
  /** Number of moves of each decision that was made. */
  readonly asked: number[] = [];
  readonly #waiting = new Waiting();

  /** Most points at once. */
  readonly decide: Decide = (_, moves) => {
    this.asked.push(moves.length);
    return moves.reduce((best: LegalMove, move) => (move.points > best.points ? move : best));
  };

  readonly log = (line: string): void => {
    this.lines.push(line);
    this.#waiting.changed();
  };

  run(server: FakeServer, options: RunOptions & { decide?: Decide } = {}): Promise<PlayedMatch[]> {
    const { decide = this.decide, ...others } = options;
    return run(decide, { server: server.address, token: "secret", log: this.log, ...others });
  }

  /** For scripts: resolves when the bot has said this, so often. */
  hasSaid(text: string, times = 1): Promise<void> {
    const count = () => this.lines.filter((line) => line.includes(text)).length;
    return this.#waiting.until(() => count() >= times, `the bot did not say: ${text}`);
  }

  /** Fails unless the bot has said this. */
  said(text: string): void {
    assert.ok(
      this.lines.join("\n").includes(text),
      `the bot said nothing like "${text}" but:\n${this.lines.join("\n")}`,
    );
  }
}
