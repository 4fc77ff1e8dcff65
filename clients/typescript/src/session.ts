import { ConnectError } from "@connectrpc/connect";

import { Backoff, seconds } from "./backoff.js";
import { CALL_TIMEOUT_MS, type Client, pause } from "./client.js";
import {
  Broken,
  checkAnswerError,
  checkStreamError,
  type Ending,
  isLostTable,
  SILENT_BEATS,
  SUBMIT_ATTEMPTS,
  WELCOME_WAIT_MS,
} from "./endings.js";
import { describe, Refused, reasonOf } from "./errors.js";
import type { MoveAnswer, PlayerEvent } from "./gen/boneyard/v1/play_service_pb.js";
import type { Log } from "./log.js";
import { type Player, type Question, questionOf } from "./player.js";
import { Silence } from "./silence.js";
import type { Thoughts } from "./thoughts.js";

/**
 * One connection: from the hello to whatever ends it. `Listen` brings the questions, `SubmitMove` takes the answers;
 * tables are played side by side.
 */
export class Session {
  readonly #client: Client;
  readonly #player: Player;
  readonly #thoughts: Thoughts;
  readonly #log: Log;
  readonly #silence: Silence;
  /** Ends the stream and every call. */
  readonly #end = new AbortController();
  /** Calls on their way. */
  readonly #calls = new Set<Promise<void>>();
  #failure: unknown;
  #drainMs = 0;
  #wasUseful = false;

  constructor(client: Client, player: Player, thoughts: Thoughts, log: Log) {
    this.#client = client;
    this.#player = player;
    this.#thoughts = thoughts;
    this.#log = log;
    this.#silence = new Silence(WELCOME_WAIT_MS, (limitMs) =>
      this.fail(new Broken(`nothing came for ${seconds(limitMs)}`)),
    );
  }

  /** Handles events until the matches are over or the stream is; throws what ends the run. */
  async play(): Promise<Ending> {
    this.#thoughts.attach({
      answered: (question, answer) => this.#send(question, answer),
      failed: (error) => this.fail(error),
    });
    let why = describe();
    try {
      await this.#read();
      if (this.#failure !== undefined) throw this.#failure;
    } catch (error) {
      why = this.#whyOver(this.#failure ?? error);
    } finally {
      this.#thoughts.detach();
      this.#silence.stop();
      this.#end.abort();
      await Promise.allSettled(this.#calls);
    }
    return { why, waitMs: this.#drainMs, wasUseful: this.#wasUseful };
  }

  /** Ends the connection; `play` then deals with the error. */
  fail(error: unknown): void {
    this.#failure ??= error;
    this.#end.abort();
  }

  async #read(): Promise<void> {
    this.#end.signal.throwIfAborted();
    const stream = this.#client.play.listen({ hello: this.#player.hello() }, { signal: this.#end.signal });
    for await (const { event } of stream) {
      this.#silence.heard();
      if (event) this.#handle(event);
      if (this.#player.isDone) return;
    }
  }

  #whyOver(error: unknown): string {
    if (this.#player.isDone) return "done";
    if (error instanceof Broken) return error.message;
    if (!(error instanceof ConnectError)) throw error;
    checkStreamError(`cannot play at ${this.#client.address}`, error);
    return describe(error);
  }

  #handle({ event }: PlayerEvent): void {
    switch (event.case) {
      case "welcome":
        if (event.value.heartbeatIntervalMs > 0) this.#silence.heard(SILENT_BEATS * event.value.heartbeatIntervalMs);
        for (const tableId of this.#player.welcomed(event.value)) this.#await(this.#lookUp(tableId));
        break;
      case "turnRequest":
        this.#answer(questionOf(event.value));
        break;
      case "tableNotice":
        this.#answer(this.#player.noticed(event.value));
        break;
      case "heartbeat":
        this.#wasUseful = true;
        this.#player.heardBeat(event.value.pendingDecisionCount, this.#thoughts.isIdle && this.#calls.size === 0);
        break;
      case "drain":
        this.#drainMs = event.value.reconnectAfterMs;
        this.#log(`the server will close the connection: ${event.value.comment || "no reason given"}`);
        break;
      default: // from a newer server, and not for us
    }
  }

  #answer(question: Question | undefined): void {
    if (!question) return;
    const answer = this.#player.remembered(question);
    if (answer) this.#send(question, answer);
    else this.#thoughts.start(question);
  }

  #send(question: Question, answer: MoveAnswer): void {
    this.#await(this.#submit(question, answer));
  }

  /** Keeps account of a call; its failure ends the connection, and so does the end of the last match. */
  #await(call: Promise<void>): void {
    const settled = call
      .then(() => {
        if (this.#player.isDone) this.#end.abort();
      })
      .catch((error: unknown) => this.fail(error))
      .finally(() => this.#calls.delete(settled));
    this.#calls.add(settled);
  }

  /** Sends one answer, the same one again while it is not known whether it arrived. */
  async #submit(question: Question, answer: MoveAnswer): Promise<void> {
    const { signal } = this.#end;
    const { tableId, turn } = answer;
    const where = `${tableId}, turn ${turn}`;
    const activations = this.#player.activations(tableId);
    const backoff = new Backoff();
    let why = "";
    for (let attempt = 0; attempt < SUBMIT_ATTEMPTS; attempt += 1) {
      if (attempt > 0) await pause(backoff.nextMs(), signal);
      try {
        await this.#client.play.submitMove({ answer }, { signal, timeoutMs: CALL_TIMEOUT_MS });
        this.#wasUseful = true;
        return;
      } catch (error) {
        if (!(error instanceof ConnectError) || signal.aborted) throw error;
        if (checkAnswerError(where, error, attempt > 0)) {
          this.#refused(question, error, activations);
          return;
        }
        why = describe(error);
        this.#log(`${where}: the answer may not have arrived: ${why}; sending it again`);
      }
    }
    throw new Broken(`no answer gets through: ${why}`);
  }

  #refused(question: Question, error: ConnectError, activations: number): void {
    if (this.#player.wasRefused(question, reasonOf(error), error.rawMessage)) this.#thoughts.start(question);
    else this.#answer(this.#player.released(question.decision.tableId, activations));
  }

  /** Finds out what became of a table while we were away. */
  async #lookUp(tableId: string): Promise<void> {
    try {
      const { view } = await this.#client.play.getSeatView(
        { tableId },
        { signal: this.#end.signal, timeoutMs: CALL_TIMEOUT_MS },
      );
      if (view) this.#player.lookedUp(tableId, view);
    } catch (error) {
      if (!(error instanceof ConnectError) || this.#end.signal.aborted) throw error;
      if (!isLostTable(error)) throw new Broken(`cannot read ${tableId}: ${describe(error)}`);
      if (this.#player.mustKnow(tableId)) throw new Refused(`no longer at ${tableId}`, error);
      this.#player.lostTable(tableId, describe(error));
    }
  }
}
