/** Receives one line for each thing worth knowing. */
export type Log = (line: string) => void;

/** Prints one line to standard error, so that a bot's own output stays its own. */
export function say(line: string): void {
  process.stderr.write(`boneyard: ${line}\n`);
}
