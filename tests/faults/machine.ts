/** `deno task faults`: a full disk, no descriptor left, a process that is killed. On Linux; the disk as root. */
import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { delay } from "deno-std/async/delay.js";
import { eventually } from "../eventually.ts";
import { REFUSED } from "../../server/start/refuse.ts";
import { inFolder, ROOT, run, start } from "./start_server.ts";

const KILLS = Number(Deno.env.get("FAULT_KILLS") ?? 100);
/** Room for the store and for what is derived from it. */
const DISK_BYTES = 24_000_000;

const isRoot = Deno.build.os === "linux" && Deno.uid() === 0;

Deno.test({
  name:
    "A full disk refuses writes and nothing else, a failed backup leaves nothing, and a freed one takes writes again",
  ignore: !isRoot,
  fn: () =>
    inFolder(async (folder) => {
      const disk = `${folder}/disk`;
      await Deno.mkdir(disk);
      assertEquals((await run("mount", "-t", "tmpfs", "-o", `size=${DISK_BYTES}`, "tmpfs", disk)).code, 0);
      const server = start(`${disk}/roost.kv`);
      try {
        await eventually(() => server.status("/readyz"), 200);
        await Deno.writeFile(`${folder}/large`, new Uint8Array(DISK_BYTES));
        await run("cp", `${folder}/large`, `${disk}/filler`);
        const taken: string[] = [];
        const refused: number[] = [];
        for (let n = 0; n < 200; n++) {
          const answer = await server.send(`Message ${n} ${"of a farmer ".repeat(40)}`);
          if (typeof answer === "string") taken.push(answer);
          else refused.push(answer);
        }
        assert(refused.length > 100, `${refused.length} of 200 refused`);
        assertEquals(new Set(refused), new Set([503]));
        assertEquals([await server.status("/readyz"), await server.status("/healthz")], [503, 200]);
        assertEquals(await server.status("/api/products"), 200);

        const failed = await new Deno.Command("bash", {
          args: ["-c", `KV=${disk}/roost.kv "${Deno.execPath()}" task backup ${disk}/backup.kv`],
          cwd: ROOT,
        }).output();
        const text = new TextDecoder().decode(failed.stderr);
        assertEquals(failed.code, REFUSED);
        assertStringIncludes(text, "Cannot back up into");
        const left = await Array.fromAsync(Deno.readDir(disk), ({ name }) => name);
        assertEquals(left.filter((name) => name.startsWith("backup")), []);

        await Deno.remove(`${disk}/filler`);
        await eventually(() => server.status("/readyz"), 200);
        assertEquals(typeof await server.send("After the disk was freed"), "string");
        const { said } = await server.end();
        const lines = said.split("\n").filter((line) => line.includes("The store is away"));
        assert(lines.length > 0 && lines.length < 5, said);
      } finally {
        await server.end();
        await run("umount", disk);
      }
    }),
});

Deno.test({
  name: "Without a descriptor left the server lives, and takes connections as soon as some are free",
  ignore: Deno.build.os !== "linux",
  fn: () =>
    inFolder(async (folder) => {
      const server = start(`${folder}/roost.kv`, "ulimit -n 64");
      try {
        await eventually(() => server.status("/readyz"), 200);
        const { port } = new URL(server.address);
        const open: Deno.Conn[] = [];
        for (let n = 0; n < 100; n++) {
          const opened = await Deno.connect({ hostname: "127.0.0.1", port: Number(port) }).catch(() => null);
          if (opened) open.push(opened);
        }
        await delay(1_000);
        for (const one of open) one.close();
        await eventually(() => server.status("/readyz"), 200);
      } finally {
        const { said } = await server.end();
        assertStringIncludes(said, "Cannot take connections");
      }
    }),
});

Deno.test({
  name: `Of ${KILLS} servers killed amid writes none loses what it acknowledged`,
  ignore: Deno.build.os !== "linux",
  fn: () =>
    inFolder(async (folder) => {
      const acknowledged = new Set<string>();
      for (let n = 0; n < KILLS; n++) {
        const server = start(`${folder}/roost.kv`);
        await eventually(() => server.status("/healthz"), 200);
        let isKilled = false;
        const writers = Array.from({ length: 8 }, async () => {
          while (!isKilled) {
            const answer = await server.send(`Message of round ${n}`);
            if (typeof answer === "string") acknowledged.add(answer);
          }
        });
        await delay(200 + Math.random() * 300);
        // The program itself, and not the process that started it, which ends with it or starts it again.
        await run("pkill", "-KILL", "-P", String(server.pid));
        isKilled = true;
        await server.end("SIGKILL");
        await Promise.all(writers);
      }
      const { openStore } = await import("../../server/kv/open_store.ts");
      await using store = await openStore(`${folder}/roost.kv`, { wait: 10_000 });
      const stored = new Set<string>();
      for await (const { key } of store.kv.list({ prefix: ["document", "inquiries"] })) {
        stored.add(String(key.at(-1)));
      }
      assert(acknowledged.size > KILLS, `${acknowledged.size} acknowledged`);
      assertEquals([...acknowledged].filter((id) => !stored.has(id)), []);
      console.info(`${KILLS} kills, ${acknowledged.size} acknowledged, 0 lost`);
    }),
});
