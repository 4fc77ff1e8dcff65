const FIRST_MS = 250;
const LONGEST_MS = 8_000;

/**
 * Waiting times before trying again, in milliseconds: 250, 500, 1000, 2000, 4000, 8000, 8000 and so on, each shortened
 * at random by up to a half. The randomness keeps many bots from returning to a restarted server in the same moment.
 */
export class Backoff {
  #nextMs = FIRST_MS;

  /** The next waiting time, in milliseconds. */
  nextMs(): number {
    const delay = this.#nextMs;
    this.#nextMs = Math.min(delay * 2, LONGEST_MS);
    return delay * (0.5 + Math.random() / 2);
  }

  /** Begins again with the shortest; for when something worked. */
  reset(): void {
    this.#nextMs = FIRST_MS;
  }
}

/** A length of time as people read it: "0.3 s". */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
