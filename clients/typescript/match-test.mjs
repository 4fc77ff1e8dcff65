// Plays one match against house bots with a bot of examples/; for tests of the server and of bots.
//
//     node match-test.mjs --server 127.0.0.1:6628 --variant all_fives --seats 2 --option target=30
//
// Prints one JSON line: table_id, variant, reason, ranks and scores (team 1 first), the own team, faults (timeouts and
// illegal answers of the own seat). `--bot` names another file of examples/, `--against` the house bots. Exit code 0 when the match was played to its end, 1 when it ended otherwise, 2 when the server or
// the bot failed.
import { BoneyardError, connect, register } from "boneyard-client";
import { EndReason } from "boneyard-client/v1/types_pb.js";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const HOUSE_BOTS = ["greedy", "random", "balanced"];

const { values: given } = parseArgs({
  options: {
    server: { type: "string" },
    variant: { type: "string" },
    seats: { type: "string" },
    chair: { type: "string", default: "1" },
    bot: { type: "string", default: "starter" },
    against: { type: "string", multiple: true, default: HOUSE_BOTS },
    option: { type: "string", multiple: true, default: [] },
  },
});

/**
 * A table with the player in `--chair` and house bots, in turn, in all other chairs.
 *
 * @param {string} variant
 * @param {string} playerId
 */
function tableSpec(variant, playerId) {
  const options = Object.fromEntries(given.option.map((text) => text.split(/=(.*)/s, 2)));
  const chairs = Array.from({ length: Number(given.seats) }, (_, index) => index + 1).map((chair) =>
    chair === Number(given.chair)
      ? { occupant: { case: /** @type {const} */ ("playerId"), value: playerId } }
      : { occupant: { case: /** @type {const} */ ("houseBot"), value: { houseBot: houseBot(chair) } } },
  );
  return { variant: { variant, options: { ...options, seats: String(given.seats) } }, chairs };
}

/** @param {number} chair */
function houseBot(chair) {
  return given.against[(chair > Number(given.chair) ? chair - 2 : chair - 1) % given.against.length] ?? "";
}

/** @param {Record<string, string>} environment @param {string} tableId */
async function playWith(environment, tableId) {
  const bot = fileURLToPath(new URL(`examples/${given.bot}.mjs`, import.meta.url));
  const child = spawn(process.execPath, [bot, tableId], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new BoneyardError(`the bot ended with exit code ${code}`);
}

async function main() {
  const { server, variant, seats } = given;
  if (!server || !variant || !seats) throw new BoneyardError("--server, --variant and --seats are wanted");
  const player = await register(server, { name: "match-test" });
  const client = connect(server, player.token);
  try {
    const made = await client.tables.createTable({ table: tableSpec(variant, player.playerId) });
    const tableId = made.table?.tableId ?? "";
    await playWith({ BONEYARD_SERVER: server, BONEYARD_TOKEN: player.token }, tableId);
    const { table } = await client.tables.getTable({ tableId });
    const own = table?.seats.find((seat) => seat.playerId === player.playerId);
    const line = {
      table_id: tableId,
      variant,
      reason: table?.result ? `END_REASON_${EndReason[table.result.reason]}` : null,
      ranks: table?.result?.teamRanks ?? [],
      scores: table?.result?.teamScores ?? [],
      team: own?.team ?? 0,
      faults: (own?.timeoutCount ?? 0) + (own?.illegalCount ?? 0),
    };
    console.log(JSON.stringify(line));
    return table?.result?.reason === EndReason.COMPLETED ? 0 : 1;
  } finally {
    client.close();
  }
}

process.exitCode = await main().catch((error) => {
  console.error(`match-test: ${error instanceof Error ? error.message : error}`);
  return 2;
});
