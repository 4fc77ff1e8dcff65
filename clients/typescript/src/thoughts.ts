import { DecideError } from "./errors.js";
import type { MoveAnswer } from "./gen/boneyard/v1/play_service_pb.js";
import type { LegalMove, SeatView } from "./gen/boneyard/v1/types_pb.js";
import type { Player, Question } from "./player.js";

/**
 * A bot: receives all that the seat may know and every legal move (at least one), and returns one of the moves or its
 * index in the list, at once or later.
 */
export type Decide = (view: SeatView, moves: readonly LegalMove[]) => Chosen | Promise<Chosen>;

/** One of the moves, or its index. */
export type Chosen = LegalMove | number;

/** Takes what was thought out. */
export interface Receiver {
  answered(question: Question, answer: MoveAnswer): void;
  failed(error: unknown): void;
}

/**
 * Decisions being thought about, at most one for each table. They outlive a connection: what becomes ready while there
 * is none is remembered by the player, and goes out when the server asks again.
 */
export class Thoughts {
  readonly #player: Player;
  readonly #decide: Decide;
  readonly #turns = new Map<string, number>();
  #receiver: Receiver | undefined;
  #failure: unknown;

  constructor(player: Player, decide: Decide) {
    this.#player = player;
    this.#decide = decide;
  }

  /** True when nothing is being thought about. */
  get isIdle(): boolean {
    return this.#turns.size === 0;
  }

  /** Names who takes the answers from now on; a failure that nobody has taken is handed over at once. */
  attach(receiver: Receiver): void {
    this.#receiver = receiver;
    if (this.#failure !== undefined) receiver.failed(this.#failure);
  }

  /** Nobody takes answers now. */
  detach(): void {
    this.#receiver = undefined;
  }

  /** Begins to think, unless this very decision is being thought about; an older one of its table is given up. */
  start(question: Question): void {
    const { tableId, turn } = question.decision;
    if (this.#turns.get(tableId) === turn) return;
    this.#turns.set(tableId, turn);
    this.#think(question).then(
      (answer) => {
        if (answer) this.#receiver?.answered(question, answer);
      },
      (error: unknown) => {
        this.#failure = error;
        this.#receiver?.failed(error);
      },
    );
  }

  /** The answer; undefined when the question was given up meanwhile. */
  async #think(question: Question): Promise<MoveAnswer | undefined> {
    const { tableId, turn, legalMoves } = question.decision;
    const begunAt = performance.now();
    let returned: unknown;
    let failure: DecideError | undefined;
    try {
      returned = await this.#decide(question.view, legalMoves);
    } catch (error) {
      failure = new DecideError(tableId, turn, `decide threw ${error}`, { cause: error });
    }
    if (this.#turns.get(tableId) !== turn) return undefined;
    this.#turns.delete(tableId);
    if (failure) throw failure;
    this.#player.took(question, performance.now() - begunAt);
    return this.#player.answerWith(question, returned);
  }
}
