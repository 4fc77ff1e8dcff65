/** Time for what has arrived to be read after this process was busy, in milliseconds. */
const GRACE_MS = 1_000;

/**
 * Tells when nothing was heard for too long.
 *
 * A `decide` that computes for a minute keeps this process from reading, and that is no silence of the server: when the
 * time is up, what waits to be read gets a moment to count.
 */
export class Silence {
  readonly #tell: (limitMs: number) => void;
  #limitMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins to listen. `tell` is called once, with the limit, unless `stop` is called before. */
  constructor(limitMs: number, tell: (limitMs: number) => void) {
    this.#limitMs = limitMs;
    this.#tell = tell;
    this.heard();
  }

  /** Something came. Without a new limit, in milliseconds, the last one stays. */
  heard(limitMs = this.#limitMs): void {
    this.stop();
    this.#limitMs = limitMs;
    this.#timer = setTimeout(() => {
      this.#timer = setTimeout(() => this.#tell(limitMs), GRACE_MS);
    }, limitMs);
  }

  /** Listens no longer. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}
