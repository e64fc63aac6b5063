import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { equals } from "deno-std/bytes/equals.js";
import { type Blobs, blobs, sweepUnfinished } from "./blobs.ts";
import { TooLargeError } from "./errors.ts";
import { newHead, setPieces } from "./large_value.ts";
import { keys } from "./keys.ts";
import { eachStore } from "./testing/each_store.ts";
import { inquiries } from "./testing/products.ts";

function bytesOf(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, n) => (n * 31 + length) % 251);
}

/** The picture that these tests keep; fails if there is none. */
async function read(pictures: Blobs): Promise<Uint8Array> {
  const bytes = await pictures.get("drum.webp");
  if (!bytes) throw new Error("there is no picture");
  return bytes;
}

async function countPieces(kv: Deno.Kv): Promise<number> {
  return (await Array.fromAsync(kv.list({ prefix: ["piece"] }))).length;
}

eachStore("blobs() keep bytes of every size, in place of what was there", async (store) => {
  const pictures = blobs(store);
  for (const length of [0, 10, 61_440, 61_441, 600_000, 737_281, 2_000_000, 700_000, 3]) {
    await pictures.put("drum.webp", bytesOf(length));
    assert(equals(await read(pictures), bytesOf(length)), `${length} bytes`);
    assertEquals(await countPieces(store.kv), length > 61_440 ? Math.ceil(length / 61_440) : 0);
  }
  assertEquals((await Array.fromAsync(store.kv.list({ prefix: keys.allUnfinished }))).length, 0);
});

eachStore("blobs() delete all pieces", async (store) => {
  const pictures = blobs(store);
  await pictures.put("drum.webp", bytesOf(1_000_000));
  assertEquals(await pictures.delete("drum.webp"), true);
  assertEquals(await pictures.delete("drum.webp"), false);
  assertEquals(await pictures.get("drum.webp"), null);
  assertEquals(await countPieces(store.kv), 0);
});

eachStore("blobs() land together with a document", async (store) => {
  const [pictures, mail] = [blobs(store), inquiries(store)];
  await store.transaction(async (tx) => {
    await pictures.in(tx).put("drum.webp", bytesOf(500_000));
    await mail.in(tx).create({ message: "A picture came", state: "pending" });
  });
  assertEquals((await pictures.get("drum.webp"))?.length, 500_000);
  await assertRejects(
    () => store.transaction((tx) => pictures.in(tx).put("large.webp", bytesOf(800_000))),
    TooLargeError,
    'Cannot write ["blob","large.webp"]: it has 782 KiB, the limit is 720 KiB',
  );
});

eachStore("putAll() shows several blobs at once with a document, or leaves nothing", async (store) => {
  const [pictures, mail] = [blobs(store), inquiries(store)];
  const files = [["narrow.webp", bytesOf(9)], ["drum.webp", bytesOf(900_000)]] as const;
  const failed = pictures.putAll(files, () => Promise.reject(new Error("no")));
  await assertRejects(() => failed, Error, "no");
  assertEquals(await countPieces(store.kv), 0);
  const left = await Array.fromAsync(store.kv.list({ prefix: [] }), ({ key }) => key);
  assertEquals(left, [keys.format, keys.trial]);

  await pictures.putAll(files, (tx) => mail.in(tx).create({ message: "Two came", state: "pending" }));
  assert(equals(await read(pictures), bytesOf(900_000)));
  assertEquals(await pictures.get("narrow.webp"), bytesOf(9));
  assertEquals(await mail.count(), 1);
  assertEquals((await Array.fromAsync(store.kv.list({ prefix: keys.allUnfinished }))).length, 0);
});

eachStore("blobs() under racing writers hold the bytes of one", async (store) => {
  const pictures = blobs(store);
  const lengths = [900_000, 100_000, 1_500_000, 5];
  await Promise.all(lengths.map((length) => pictures.put("drum.webp", bytesOf(length))));
  const found = await read(pictures);
  assert(equals(found, bytesOf(found.length)));
});

eachStore("sweepUnfinished() removes what a crash left of a blob, and only that", async (store) => {
  const pictures = blobs(store);
  await pictures.put("drum.webp", bytesOf(1_000_000));
  const bytes = bytesOf(1_000_000);
  const head = newHead(bytes);
  await store.transaction((tx) => tx.set(keys.unfinished(head.write), head));
  await store.transaction((tx) => setPieces(tx, head, bytes, 0, 9));
  assertEquals(await countPieces(store.kv), 17 + 9);

  await sweepUnfinished(store.kv, Date.now() - 60_000);
  assertEquals(await countPieces(store.kv), 17 + 9);
  await sweepUnfinished(store.kv, Date.now() + 1);
  assertEquals(await countPieces(store.kv), 17);
  assert(equals(await read(pictures), bytes));
});
