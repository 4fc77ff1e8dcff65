import { EndReason, type MatchResult } from "./gen/boneyard/v1/types_pb.js";

/** A match this player took part in, after its end. As text it is one line for people. */
export class PlayedMatch {
  constructor(
    readonly tableId: string,
    /** Variant key, such as "all_fives"; "" when this player was never asked for a move. */
    readonly variant: string,
    /** Own seat, 1 to 14; 0 when it was never bound. */
    readonly seat: number,
    /** Own team, 1 to 14; 0 when this player was never asked for a move. */
    readonly team: number,
    /** The result; undefined when the match was voided. */
    readonly result: MatchResult | undefined,
  ) {}

  /** Why it ended, such as "COMPLETED" or "TIMEOUT"; "ABORTED" when it was voided. */
  get reason(): string {
    if (!this.result) return "ABORTED";
    // A reason newer than this package has no name.
    return EndReason[this.result.reason] ?? `END_REASON_${this.result.reason}`;
  }

  /** Own team's final rank, 1 is best; 0 when there is no result or the team is not known. */
  get rank(): number {
    return this.result?.teamRanks[this.team - 1] ?? 0;
  }

  toString(): string {
    const parts = [`${this.tableId} ${this.variant}`.trim(), this.reason];
    if (this.result) {
      if (this.rank) parts.push(`rank ${this.rank} of ${this.result.teamRanks.length}`);
      parts.push(`score ${this.result.teamScores.join(":")}`);
    }
    return parts.join(", ");
  }
}
