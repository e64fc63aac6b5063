import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { CorruptError, TooLargeError } from "./errors.ts";
import { eachStore } from "./testing/each_store.ts";
import { aProduct, hindiPost, products } from "./testing/products.ts";

eachStore("collection() keeps a 200 kB Hindi article and leaves no piece behind", async (store) => {
  const all = products(store);
  const text = hindiPost(200_000);
  const { id } = await all.create(aProduct({ text, slug: "article" }));
  assertEquals((await all.get(id))?.value.text, text);
  assertEquals((await all.list()).items[0]?.value.text, text);
  assertEquals((await all.getBy("slug", "article"))?.value.text, text);

  const longer = hindiPost(400_000);
  await all.update(id, { text: longer });
  assertEquals((await all.get(id))?.value.text, longer);
  await all.update(id, { text: "short" });
  assertEquals((await all.get(id))?.value.text, "short");
  assertEquals((await Array.fromAsync(store.kv.list({ prefix: ["piece"] }))).length, 0);
  await all.update(id, { text });
  await all.delete(id);
  assertEquals((await Array.fromAsync(store.kv.list({ prefix: ["piece"] }))).length, 0);
});

eachStore("collection() never shows a mixture of two large values", async (store) => {
  const all = products(store);
  const { id } = await all.create(aProduct({ text: "0".repeat(150_000) }));
  let writing = true;
  const writer = (async () => {
    for (let n = 1; n <= 40; n++) await all.update(id, { text: String(n % 10).repeat(150_000 + n * 1_000) });
    writing = false;
  })();
  const readers = Array.from({ length: 4 }, async () => {
    while (writing) {
      const text = (await all.get(id))?.value.text ?? "";
      assertEquals(text, text.charAt(0).repeat(text.length));
    }
  });
  await Promise.all([writer, ...readers]);
});

eachStore("collection() changes a large value under twenty racing writers", async (store) => {
  const all = products(store);
  const { id } = await all.create(aProduct({ text: hindiPost(100_000), species: [] }));
  await Promise.all(Array.from(
    { length: 20 },
    (_, n) => all.update(id, ({ species, ...rest }) => ({ ...rest, species: [...species, `s${n}`] })),
  ));
  assertEquals((await all.get(id))?.value.species.length, 20);
});

eachStore("collection() says that a document exceeds a commit", async (store) => {
  await assertRejects(
    () => products(store).create(aProduct({ text: "x".repeat(900_000) }), { id: "big" }),
    TooLargeError,
    'Cannot write ["document","products","big"]: it has 879 KiB, the limit is 720 KiB',
  );
});

eachStore("collection() says that pieces of a document are missing", async (store) => {
  const all = products(store);
  const { id } = await all.create(aProduct({ text: hindiPost(150_000) }));
  const [piece] = await Array.fromAsync(store.kv.list({ prefix: ["piece"] }));
  if (!piece) throw new Error("the article has no pieces");
  await store.kv.delete(piece.key);
  await assertRejects(() => all.get(id), CorruptError, "pieces of it are missing");
  await store.kv.set(piece.key, piece.value);
});
