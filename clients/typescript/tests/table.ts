// A table of a real server, and what became of it.
import assert from "node:assert/strict";

import { ActionSource, EndReason } from "../src/gen/boneyard/v1/types_pb.js";
import { connect, register } from "../src/index.js";

/** A table of All Fives against a house bot, with a player to sit there. */
export async function openTable(server: string): Promise<{ token: string; tableId: string }> {
  const { playerId, token } = await register(server, { log: () => {} });
  const client = connect(server, token);
  const made = await client.tables.createTable({
    table: {
      variant: { variant: "all_fives", options: { seats: "2", target: "100" } },
      chairs: [
        { occupant: { case: "playerId", value: playerId } },
        { occupant: { case: "houseBot", value: { houseBot: "greedy" } } },
      ],
    },
  });
  client.close();
  return { token, tableId: made.table?.tableId ?? "" };
}

/** The match was played to its end, no time ran out, and no turn was answered twice; returns the player's turns. */
export async function checkMatch(server: string, token: string, tableId: string): Promise<number[]> {
  const client = connect(server, token);
  const { table } = await client.tables.getTable({ tableId });
  assert.equal(table?.result?.reason, EndReason.COMPLETED);
  for (const seat of table.seats)
    assert.deepEqual([seat.timeoutCount, seat.illegalCount, seat.substituted], [0, 0, false]);
  const own = table.seats.find((seat) => seat.playerId)?.seat;
  const { steps } = await client.tables.listTableEvents({ tableId, pageSize: 1000 });
  client.close();
  const turns = steps
    .flatMap((step) => step.events)
    .map(({ payload }) => (payload.case === "actionTaken" ? payload.value.action : undefined))
    .filter((action) => action?.seat === own && action?.source === ActionSource.PLAYER)
    .map((action) => action?.turn ?? 0);
  assert.equal(new Set(turns).size, turns.length, `a turn was answered twice: ${turns}`);
  return turns;
}
