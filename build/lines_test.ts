import { assertEquals } from "deno-std/assert/equals.js";
import { compareLines, readCeilings } from "./lines.ts";

Deno.test("A rise without a reason in docs/lines.md fails", async () => {
  const above = (await compareLines()).filter(({ lines, ceiling }) => lines > ceiling);
  assertEquals(above, []);
});

Deno.test("A room's ceiling is its row and the rises below, each with its reason", () => {
  const ceilings = readCeilings(`
| room         | lines  |
| ------------ | -----: |
| \`server\`     | 20,000 |
| \`site/admin\` | 11,000 |

| date       | room       | lines | reason           |
| ---------- | ---------- | ----: | ---------------- |
| 2026-11-22 | \`server\`   |  +120 | the first reason |
| 2026-11-23 | \`server\`   |   +30 | the second       |
| 2026-11-23 | \`server\`   |   +99 |                  |
`);
  assertEquals([...ceilings], [["server", 20_150], ["site/admin", 11_000]]);
});
