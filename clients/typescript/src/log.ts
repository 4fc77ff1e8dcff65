/** Receives one line for each thing worth knowing. */
export type Log = (line: string) => void;
