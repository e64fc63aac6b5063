/** `deno task faults`: a clock that is years ahead, where `faketime` is installed. */
import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { openStore } from "../../server/kv/open_store.ts";
import { eventually } from "../eventually.ts";
import { inFolder, start } from "./start_server.ts";

const LIBRARY = `/usr/lib/${Deno.build.arch}-linux-gnu/faketime/libfaketimeMT.so.1`;
const isInstalled = await Deno.stat(LIBRARY).then(() => true, () => false);
/** Timers go on as they are: only the date leaps. */
const years = (count: number) =>
  `export LD_PRELOAD=${LIBRARY} FAKETIME=+${count * 365}d DONT_FAKE_MONOTONIC=1`;

Deno.test({
  name: "A server that starts ten years ahead takes inquiries, deletes none, and says why",
  ignore: !isInstalled,
  fn: () =>
    inFolder(async (folder) => {
      const kv = `${folder}/roost.kv`;
      const ids: (string | number)[] = [];
      const said: string[] = [];
      for (const before of ["true", years(10), years(10), "true"]) {
        const server = start(kv, before);
        try {
          await eventually(() => server.status("/readyz"), 200);
          ids.push(await server.send("What does a vaccine for 500 birds cost?"));
        } finally {
          said.push((await server.end()).said);
        }
      }
      assert(ids.every((id) => typeof id === "string"), ids.join());
      for (const [at, lines] of said.entries()) {
        const isAhead = at === 1 || at === 2;
        if (isAhead) assertStringIncludes(lines, "The clock is more than a week ahead");
        else assert(!lines.includes("The clock is"), lines);
      }
      await using store = await openStore(kv, { wait: 10_000 });
      const stored = await Array.fromAsync(
        store.kv.list({ prefix: ["document", "inquiries"] }),
        ({ key }) => String(key.at(-1)),
      );
      assertEquals(stored.toSorted(), ids.map(String).toSorted());
    }),
});
