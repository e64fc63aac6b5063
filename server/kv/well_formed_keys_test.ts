import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { CorruptError, NotFoundError } from "./errors.ts";
import { keys } from "./keys.ts";
import { eachStore } from "./testing/each_store.ts";
import { aProduct, products } from "./testing/products.ts";

eachStore(
  "Two keys that the store takes for one are one: half a pair is the replacement letter",
  async (store) => {
    const all = products(store);
    const made = await all.create(aProduct({ slug: "a\ud800", species: ["\ud800"] }));
    for (const slug of ["a\ud800", "a\udfff", "a\ufffd"]) {
      assertEquals((await all.getBy("slug", slug))?.id, made.id);
    }
    assertEquals((await all.list({ index: ["species", "\ud801"] })).items.length, 1);
    await all.update(made.id, { slug: "a\udbff", species: ["\udbff"] });
    assertEquals((await all.getBy("slug", "a\ufffd"))?.id, made.id);
    assertEquals(await all.count({ index: ["species", "\ufffd"] }), 1);
  },
);

eachStore("A message names a key without its line breaks", async (store) => {
  const all = products(store);
  const forged = 'x"\n2026-03-01 owner logged in';
  const planted = keys.unique("products", "slug", forged);
  await store.kv.set(planted, "nothing");
  const error = await assertRejects(() => all.getBy("slug", forged), CorruptError);
  assertEquals(error.message.includes("\n"), false);
  assertEquals((await assertRejects(() => all.delete(forged), NotFoundError)).message.includes("\n"), false);
  await store.kv.delete(planted);
});
