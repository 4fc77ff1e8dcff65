// Plays at a server. Usage: node dist/main.js [TABLE]
import { run } from "boneyard-client";

import { decide } from "./logic.js";

for (const match of await run(decide, { name: "my-bot", table: process.argv[2] })) {
  console.log(String(match));
}
