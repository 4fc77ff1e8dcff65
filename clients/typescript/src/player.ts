import { create, equals, isMessage } from "@bufbuild/protobuf";

import { seconds } from "./backoff.js";
import { DecideError, SettingsError } from "./errors.js";
import {
  type Hello,
  HelloSchema,
  type MoveAnswer,
  MoveAnswerSchema,
  type TableNotice,
  type TurnRequest,
  type Welcome,
} from "./gen/boneyard/v1/play_service_pb.js";
import {
  type Decision,
  type LegalMove,
  LegalMoveSchema,
  type MatchResult,
  MoveSchema,
  type SeatView,
  TableState,
} from "./gen/boneyard/v1/types_pb.js";
import type { Log } from "./log.js";
import { PlayedMatch } from "./match.js";

/** A question with both of its parts, as every server sends it. */
export interface Question {
  decision: Decision;
  view: SeatView;
}

/** Reasons that call for another answer to the same decision. */
const ILLEGAL = new Set(["TILE_NOT_IN_HAND", "END_MISMATCH", "END_CLOSED", "ACTION_NOT_ALLOWED"]);
/** Reasons that only say that the question is no longer open; nothing is lost by them. */
const SETTLED = new Set(["STALE_TURN", "TURN_ALREADY_ANSWERED", "MATCH_OVER"]);
const CLIENT_BYTES = 64;

/** What is kept about a table while its match is on. */
interface Memory {
  state?: TableState;
  seat?: number;
  view?: SeatView;
  answer?: MoveAnswer | undefined;
  /** A question whose answer was not taken because the table is paused. */
  held?: Question | undefined;
  /** How often the table began or was resumed. */
  activations: number;
}

/**
 * What a player keeps in mind across connections, and what it does about each refusal. Nothing here touches the
 * network or the clock.
 */
export class Player {
  readonly finished: PlayedMatch[] = [];
  readonly #program: string;
  readonly #name: string;
  readonly #table: string;
  readonly #wanted: number;
  readonly #log: Log;
  readonly #open = new Set<string>();
  readonly #over = new Set<string>();
  readonly #memories = new Map<string, Memory>();
  #hasJoined = false;
  #idleBeats = 0;

  /**
   * `program` is what the server is told of this client.
   *
   * Throws SettingsError when the name or the number of matches cannot be used.
   */
  constructor(program: string, name: string, table: string | undefined, matches: number, log: Log) {
    const length = [...name].length;
    if (length < 1 || length > 32) throw new SettingsError("name: 1 to 32 characters are wanted");
    if (!Number.isInteger(matches) || matches < 0) throw new SettingsError("matches: 0 (for ever) or more is wanted");
    this.#program = program;
    this.#name = name;
    this.#table = table ?? "";
    this.#wanted = matches;
    this.#log = log;
  }

  /** Says that a player was made because no token was given. */
  registered(playerId: string): void {
    this.#log(`no token given: registered ${playerId} as ${JSON.stringify(this.#name)}, for this run only`);
    this.#log("set BONEYARD_TOKEN to play as the same player each time");
  }

  /** Opens a session. A chair is asked for until we have it: a finished table would refuse. */
  hello(): Hello {
    const client = new TextEncoder().encode(this.#program).subarray(0, CLIENT_BYTES);
    return create(HelloSchema, {
      client: new TextDecoder().decode(client, { stream: true }), // leaves out a character that was cut
      joinTableId: this.#hasJoined ? "" : this.#table,
    });
  }

  /** Takes note of the tables we play at; returns those that may have ended while we were away. */
  welcomed(welcome: Welcome): string[] {
    this.#hasJoined = true;
    this.#idleBeats = 0;
    if (this.#table && !this.#over.has(this.#table)) this.#open.add(this.#table);
    const missing = [...this.#open].filter((table) => !welcome.tableIds.includes(table)).sort();
    for (const table of welcome.tableIds) if (!this.#over.has(table)) this.#open.add(table);
    const tables = welcome.tableIds.join(", ");
    this.#log(`connected as ${welcome.playerId}; ${tables ? `playing at ${tables}` : "no table yet"}`);
    if (!tables && missing.length === 0) {
      this.#log(
        `nobody will ask for a move until ${welcome.playerId} has a chair: ` +
          "name a table to join, or have it seated at one",
      );
    }
    for (const notice of welcome.deprecationNotices) this.#log(`the server says: ${notice}`);
    return missing;
  }

  /** Takes in the view of a table that the welcome no longer listed. */
  lookedUp(tableId: string, view: SeatView): void {
    this.#memory(tableId).view = view;
    if (view.table && isFinal(view.table.state)) this.#finish(tableId, view.seat, view.table.result);
  }

  /** True when the run cannot end well without this table. */
  mustKnow(tableId: string): boolean {
    return tableId === this.#table;
  }

  /** Forgets a table where we no longer sit. */
  lostTable(tableId: string, why: string): void {
    this.#log(`${tableId}: no longer ours: ${why}`);
    this.#open.delete(tableId);
    this.#memories.delete(tableId);
  }

  /** Takes in a change of state; returns the question to answer now, if one was held back. */
  noticed(notice: TableNotice): Question | undefined {
    const { tableId, state } = notice;
    if (isFinal(state)) {
      this.#finish(tableId, notice.seat, notice.result);
      return undefined;
    }
    this.#open.add(tableId);
    const memory = this.#memory(tableId);
    if (notice.seat) memory.seat = notice.seat;
    if (memory.state !== state) {
      memory.state = state;
      if (state === TableState.ACTIVE) memory.activations += 1;
      const news = newsOf(state, notice.chair);
      if (news) this.#log(`${tableId}: ${news}`);
    }
    return state === TableState.ACTIVE ? this.#release(tableId) : undefined;
  }

  /** How often the table began or was resumed so far. */
  activations(tableId: string): number {
    return this.#memories.get(tableId)?.activations ?? 0;
  }

  /**
   * The question held back at this table, if the table was resumed since `activations` was read: notices are read while
   * an answer is on its way, so its refusal may come after them.
   */
  released(tableId: string, activations: number): Question | undefined {
    return this.activations(tableId) > activations ? this.#release(tableId) : undefined;
  }

  /** Checks the server's count of open questions, unless an answer is still being made or on its way. */
  heardBeat(pending: number, isIdle: boolean): void {
    const held = [...this.#memories.values()].filter((memory) => memory.held).length;
    const waiting = pending - held;
    this.#idleBeats = isIdle && waiting > 0 ? this.#idleBeats + 1 : 0;
    if (this.#idleBeats === 2) {
      this.#log(`the server waits for ${waiting} answer(s), but this bot has no open question left`);
    }
  }

  /** The answer already given to this very question: it is repeated, not decided again. */
  remembered({ decision }: Question): MoveAnswer | undefined {
    const answer = this.#memories.get(decision.tableId)?.answer;
    return answer?.turn === decision.turn && chosen(answer, decision) ? answer : undefined;
  }

  /** Makes the answer from what `decide` returned: one of the moves or its place in the list, from 0. */
  answerWith({ decision, view }: Question, returned: unknown): MoveAnswer {
    const { tableId, turn, legalMoves } = decision;
    const choice = picked(returned, legalMoves)?.choice;
    if (!choice) {
      const wanted = `one of its ${legalMoves.length} moves is wanted, or an index from 0 to ${legalMoves.length - 1}`;
      throw new DecideError(tableId, turn, `decide returned ${shown(returned)}; ${wanted}`);
    }
    const answer = create(MoveAnswerSchema, { tableId, turn, choice });
    this.#open.add(tableId);
    Object.assign(this.#memory(tableId), { seat: decision.seat, view, answer });
    return answer;
  }

  /** Warns when `decide` used more time than there was. */
  took({ decision }: Question, elapsedMs: number): void {
    const { tableId, turn, timeLeftMs } = decision;
    if (timeLeftMs > 0 && timeLeftMs < elapsedMs) {
      this.#log(`${tableId}, turn ${turn}: decide took ${seconds(elapsedMs)}; ${seconds(timeLeftMs)} were left`);
    }
  }

  /** Takes in the refusal of an answer; returns whether the decision has to be made again. */
  wasRefused(question: Question, reason: string, details: string): boolean {
    const { decision } = question;
    const where = `${decision.tableId}, turn ${decision.turn}`;
    const memory = this.#memory(decision.tableId);
    if (reason === "WRONG_STATE") {
      memory.held = question;
      this.#log(`${where}: the table takes no answers now (${details}); answering when it goes on`);
      return false;
    }
    const token = (memory.answer && chosen(memory.answer, decision)?.token) ?? "?";
    memory.answer = undefined;
    if (ILLEGAL.has(reason)) {
      this.#log(`${where}: ${token} was refused as illegal: ${reason}: ${details}; deciding again`);
      return true;
    }
    if (reason === "TURN_TIMED_OUT") {
      this.#log(`${where}: the answer came too late; the server has acted for this seat`);
    } else if (!SETTLED.has(reason)) {
      this.#log(`${where}: the answer was refused and is dropped: ${reason}: ${details}`);
    }
    return false;
  }

  /** True when the wanted number of matches is over, the named table's among them. */
  get isDone(): boolean {
    return this.#wanted > 0 && this.#over.size >= this.#wanted && (!this.#table || this.#over.has(this.#table));
  }

  #memory(tableId: string): Memory {
    let memory = this.#memories.get(tableId);
    if (!memory) this.#memories.set(tableId, (memory = { activations: 0 }));
    return memory;
  }

  #release(tableId: string): Question | undefined {
    const memory = this.#memories.get(tableId);
    const held = memory?.held;
    if (memory) memory.held = undefined;
    return held;
  }

  #finish(tableId: string, toldSeat: number, result: MatchResult | undefined): void {
    const memory = this.#memories.get(tableId);
    const table = memory?.view?.table;
    const seat = toldSeat || (memory?.seat ?? 0);
    const team = table?.seats.find((info) => info.seat === seat && seat > 0)?.team ?? 0;
    this.#open.delete(tableId);
    this.#memories.delete(tableId);
    if (this.#over.has(tableId)) return;
    this.#over.add(tableId);
    const match = new PlayedMatch(tableId, table?.rules?.variant ?? "", seat, team, result);
    if (this.#wanted > 0) this.finished.push(match); // a bot that runs for ever would only pile them up
    this.#log(`match over: ${match}`);
  }
}

/** The question in a request; undefined when a part of it is missing. */
export function questionOf({ decision, view }: TurnRequest): Question | undefined {
  return decision && view ? { decision, view } : undefined;
}

function isFinal(state: TableState): boolean {
  return state === TableState.FINISHED || state === TableState.ABORTED;
}

function newsOf(state: TableState, chair: number): string | undefined {
  switch (state) {
    case TableState.WAITING:
      return `in chair ${chair}; the match starts when every chair is taken`;
    case TableState.PAUSED:
      return "paused; no answer is taken until it is resumed";
    case TableState.ACTIVE:
      return "the match is on";
    default:
      return undefined; // a state of a newer server
  }
}

/** A value that should have been a move, as text of one line. */
function shown(value: unknown): string {
  if (typeof value !== "object" || value === null) return typeof value === "string" ? JSON.stringify(value) : String(value);
  try {
    const text = JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? String(part) : part));
    return text.slice(0, 200);
  } catch {
    return "an object"; // it refers to itself
  }
}

function chosen(answer: MoveAnswer, decision: Decision): LegalMove | undefined {
  const { choice } = answer;
  return choice && decision.legalMoves.find((move) => move.choice && equals(MoveSchema, move.choice, choice));
}

function picked(returned: unknown, moves: readonly LegalMove[]): LegalMove | undefined {
  if (typeof returned === "number") return moves[returned];
  if (!isMessage(returned, LegalMoveSchema)) return undefined;
  return moves.find((move) => move === returned || equals(LegalMoveSchema, move, returned));
}
