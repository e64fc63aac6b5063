import { assertEquals } from "deno-std/assert/equals.js";
import { readdirSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { partName } from "./lazy_files.ts";

const CALL = /lazyImport\(\s*"([^"]+)",\s*\(\) => import\("([^"]+)"\)/g;

Deno.test("every part is lazily imported under the name by which the build lists its files", async () => {
  let calls = 0;
  for (const room of ["widgets", "site"]) {
    const files = readdirSync(room, { recursive: true }) as string[];
    for (const path of files.filter((file) => /\.tsx?$/.test(file)).map((file) => `${room}/${file}`)) {
      for (const [, name, module] of (await Deno.readTextFile(path)).matchAll(CALL)) {
        assertEquals(name, partName(relative(".", resolve(dirname(path), module!))), path);
        calls++;
      }
    }
  }
  assertEquals(calls > 10, true);
});
