import { readDocument } from "../kv/document.ts";
import { DOCUMENT } from "../kv/keys.ts";
import { readValue, type Value } from "../kv/large_value.ts";
import { openStore } from "../kv/open_store.ts";

/** Reads every document and picture, with the pieces of large ones, and counts the documents. */
export async function countRecords(kv: string): Promise<number> {
  await using store = await openStore(kv);
  let count = 0;
  for await (const entry of store.kv.list<Value>({ prefix: [DOCUMENT] })) {
    await readDocument(store.kv, entry);
    count++;
  }
  for await (const entry of store.kv.list<Value>({ prefix: ["blob"] })) await readValue(store.kv, entry);
  return count;
}
