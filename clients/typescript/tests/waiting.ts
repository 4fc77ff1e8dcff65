/** No test waits longer than this for the other side, in milliseconds. */
const PATIENCE_MS = 20_000;

/** Lets a test wait for a state instead of for a length of time. */
export class Waiting {
  #checks = new Set<() => void>();

  constructor(readonly patienceMs = PATIENCE_MS) {}

  /** To be called after each change. */
  changed(): void {
    for (const check of [...this.#checks]) check();
  }

  /** Resolves when `isSo` holds after a change, or already; rejects with the text when it never does. */
  until(isSo: () => boolean, otherwise: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (end: () => void) => {
        clearTimeout(timer);
        this.#checks.delete(check);
        end();
      };
      const check = () => {
        if (isSo()) settle(resolve);
      };
      const timer = setTimeout(() => settle(() => reject(new Error(otherwise))), this.patienceMs);
      this.#checks.add(check);
      check();
    });
  }
}
