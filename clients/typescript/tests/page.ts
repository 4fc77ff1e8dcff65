// The script of a page in a real browser: plays at the server that its address names, asks the test before each move, and
// tells it every line and the end.
import { run } from "../src/web.js";

const { location } = globalThis as unknown as { location: { search: string } };
const wanted = new URLSearchParams(location.search);

async function tell(what: "line" | "decision" | "end", text: string): Promise<void> {
  await fetch(`/${what}`, { method: "POST", body: text });
}

try {
  const matches = await run(
    async (view, moves) => {
      await tell("decision", String(view.table?.turn));
      return moves.reduce((best, move) => (move.points > best.points ? move : best));
    },
    {
      server: wanted.get("server") ?? undefined,
      token: wanted.get("token") ?? undefined,
      table: wanted.get("table") ?? undefined,
      log: (line) => void tell("line", line),
    },
  );
  await tell("end", matches.join("\n"));
} catch (error) {
  await tell("end", String(error));
}
