// What a scripted server sends, as short as scripts need it.
import { create, fromBinary, type MessageInitShape } from "@bufbuild/protobuf";

import { type PlayerEvent, PlayerEventSchema } from "../src/gen/boneyard/v1/play_service_pb.js";
import {
  type LegalMove,
  LegalMoveSchema,
  type MatchResult,
  MatchResultSchema,
  DecisionKind,
  EndReason,
  type SeatView,
  SeatViewSchema,
  TableState,
} from "../src/gen/boneyard/v1/types_pb.js";

type EventOf = NonNullable<MessageInitShape<typeof PlayerEventSchema>["event"]>;

function event(event: EventOf): PlayerEvent {
  return create(PlayerEventSchema, { event });
}

export function welcome(tableIds: string[] = [], heartbeatIntervalMs = 60_000): PlayerEvent {
  return event({ case: "welcome", value: { playerId: "ply_me", heartbeatIntervalMs, tableIds } });
}

export function place(high: number, low: number, points = 0): LegalMove {
  return create(LegalMoveSchema, {
    choice: { action: { case: "place", value: { tile: { high, low }, endId: 2 } } },
    token: `${high}-${low}L`,
    points,
  });
}

export const DRAW = create(LegalMoveSchema, { choice: { action: { case: "draw", value: {} } }, token: "draw" });
export const FIVES = place(5, 5, 10);

export function view(tableId = "tbl_a", state = TableState.ACTIVE, result?: MatchResult): SeatView {
  return create(SeatViewSchema, {
    seat: 2,
    table: {
      tableId,
      state,
      rules: { variant: "all_fives" },
      seats: [
        { seat: 1, team: 1 },
        { seat: 2, team: 2 },
      ],
      ...(result && { result }),
    },
  });
}

interface Turn {
  moves?: LegalMove[];
  tableId?: string;
  timeLeftMs?: number;
}

export function turn(number: number, { moves, tableId = "tbl_a", timeLeftMs = 0 }: Turn = {}): PlayerEvent {
  const decision = {
    tableId,
    turn: number,
    seat: 2,
    kind: DecisionKind.TURN,
    legalMoves: moves ?? [place(6, 4), FIVES, DRAW],
    timeLeftMs,
  };
  return event({ case: "turnRequest", value: { decision, view: view(tableId) } });
}

export function notice(state: TableState, tableId = "tbl_a"): PlayerEvent {
  return event({ case: "tableNotice", value: { tableId, state, chair: 2, seat: 2 } });
}

export function result(): MatchResult {
  return create(MatchResultSchema, {
    reason: EndReason.COMPLETED,
    winningTeams: [2],
    teamScores: [20, 35],
    teamRanks: [2, 1],
  });
}

export function finished(tableId = "tbl_a"): PlayerEvent {
  const value = { tableId, state: TableState.FINISHED, chair: 2, seat: 2, result: result() };
  return event({ case: "tableNotice", value });
}

export function heartbeat(pendingDecisionCount = 0): PlayerEvent {
  return event({ case: "heartbeat", value: { pendingDecisionCount } });
}

export function drain(reconnectAfterMs: number): PlayerEvent {
  return event({ case: "drain", value: { reconnectAfterMs, comment: "new version" } });
}

/** An event with a member, number 99, of a later release. */
export function unknownMember(): PlayerEvent {
  return fromBinary(PlayerEventSchema, Uint8Array.of(0x9a, 0x06, 0x02, 0x08, 0x01));
}
