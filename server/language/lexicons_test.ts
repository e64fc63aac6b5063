import { assertEquals } from "deno-std/assert/equals.js";
import { deserialize, serialize } from "node:v8";
import type { DerivedFiles } from "../kv/derived_files.ts";

type Module = typeof import("./lexicons.ts");

Deno.test("Lexicons that were kept are those that were built", async () => {
  const bytes = new Map<string, Uint8Array>();
  const read: string[] = [];
  const files: DerivedFiles = {
    read: <T>(name: string) => {
      read.push(name);
      return Promise.resolve(bytes.has(name) ? deserialize(bytes.get(name)!) as T : undefined);
    },
    write: (name, value) => Promise.resolve(void bytes.set(name, serialize(value))),
  };
  // Two instances of the module, as at two starts. Another test may have prepared the usual one already.
  const start = (name: string): Promise<Module> => import(`${import.meta.resolve("./lexicons.ts")}?${name}`);
  const [built, next] = await Promise.all([start("first"), start("next")]);
  await built.prepareLexicons(() => Promise.resolve(), files);
  await next.prepareLexicons(() => Promise.reject(new Error("Built again")), files);
  assertEquals(read, ["lexicons", "lexicons"]);
  const [one, other] = [built, next].map(({ lexicons, thingById }) => {
    const { things, asking, sounds, isStopWord } = lexicons();
    const plain = [things, asking].map(({ isStopWord: _, ...lexicon }) => lexicon);
    return { plain, sounds, stops: ["the", "दवा"].map(isStopWord), thing: thingById("@species:layers") };
  });
  assertEquals(one, other);
});
