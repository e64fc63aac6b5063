import { assertEquals } from "deno-std/assert/equals.js";
import type { Head } from "../large_value.ts";

/** Fails if a key of the store leads nowhere: a piece without its head, an index entry without its document. */
export async function assertCoherent(kv: Deno.Kv): Promise<void> {
  const entries = await Array.fromAsync(kv.list({ prefix: [] }));
  const documents = new Set<string>();
  const pieces = new Set<string>();
  for (const { key, value } of entries) {
    if (key[0] === "document") documents.add(key.slice(1).join("/"));
    const { write, pieces: count } = value as Head ?? {};
    for (let n = 0; n < count; n++) pieces.add(`${write}/${n}`);
  }
  const astray = entries.filter(({ key, value }) => {
    const [kind, collection] = key;
    if (kind === "unique") return !documents.has(`${collection as string}/${value}`);
    if (kind === "index") return !documents.has(`${collection as string}/${key.at(-1) as string}`);
    return kind === "piece" && !pieces.delete(key.slice(1).join("/"));
  });
  assertEquals(astray.map(({ key }) => key), [], "keys that lead nowhere");
  assertEquals([...pieces], [], "pieces that are missing");
}
