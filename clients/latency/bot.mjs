// Times answers in JavaScript: see measure.py. Usage: node bot.mjs SERVER ECHO CALL DECISIONS
import { connect, register } from "../typescript/dist/index.js";
import { TableState } from "../typescript/dist/gen/boneyard/v1/types_pb.js";

const [server, echo, call, decisions] = process.argv.slice(2);
const { playerId, token } = await register(server, { name: "latency", log: () => {} });
const [ours, bare] = [connect(server, token), connect(echo, token)];
const hello = { client: "latency" };

function openTable() {
  const chairs = [
    { occupant: { case: "playerId", value: playerId } },
    { occupant: { case: "houseBot", value: { houseBot: "first" } } },
  ];
  return ours.tables.createTable({
    table: { variant: { variant: "block", options: { seats: "2", target: "500" } }, chairs },
  });
}

/** A queue that is read as it fills. */
class Queue {
  #items = [];
  #wake = () => {};

  put(item) {
    this.#items.push(item);
    this.#wake();
  }

  async *[Symbol.asyncIterator]() {
    for (;;) {
      while (this.#items.length > 0) yield this.#items.shift();
      await new Promise((resolve) => (this.#wake = resolve));
    }
  }
}

/** A Play stream: `send` resolves when the result of the answer has come; all other events wait in `events`. */
function talk(client) {
  const [said, events] = [new Queue(), new Queue()];
  let taken = () => {};
  said.put({ message: { case: "hello", value: hello } });
  const reading = async () => {
    for await (const response of client.play.play(said)) {
      if (response.event.event.case === "answerResult") taken();
      else events.put(response);
    }
  };
  reading().catch((error) => {
    if (times.server.length < Number(decisions)) throw error;
  });
  const send = (answer) =>
    new Promise((resolve) => {
      taken = resolve;
      said.put({ message: { case: "answer", value: answer } });
    });
  return { send, events };
}

const times = { echo: [], server: [] };
const unary = (client) => ({ send: (answer) => client.play.submitMove({ answer }) });
const [toEcho, toServer] = call === "Play" ? [talk(bare), talk(ours)] : [unary(bare), unary(ours)];
for await (const { event } of toServer.events ?? ours.play.listen({ hello })) {
  const { case: kind, value } = event.event;
  const isOver = kind === "tableNotice" && value.state === TableState.FINISHED;
  if (kind === "welcome" || isOver) await openTable();
  if (kind !== "turnRequest") continue;
  const { tableId, turn, legalMoves } = value.decision;
  const answer = { tableId, turn, choice: legalMoves[0].choice };
  await toEcho.send(answer); // not counted: whatever comes first after the wait for a question is slow
  for (const [name, { send }] of Object.entries({ echo: toEcho, server: toServer })) {
    const begun = performance.now();
    await send(answer);
    times[name].push(1000 * (performance.now() - begun));
  }
  if (times.server.length === Number(decisions)) break;
}
console.log(JSON.stringify(times));
ours.close();
bare.close();
