import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import * as z from "zod/mini";
import { collection } from "./collection.ts";
import { UniqueError } from "./errors.ts";
import { openStore } from "./open_store.ts";

const ProductSchema = z.object({ name: z.string(), slug: z.string(), category: z.string() });

Deno.test("collection() stores, finds, changes and deletes a document", async () => {
  await using store = await openStore(":memory:");
  const products = collection(store, {
    name: "products",
    schema: ProductSchema,
    unique: { slug: (product) => product.slug },
    indexes: { category: (product) => product.category },
    content: true,
  });
  const made = await products.create({ name: "Amprolium", slug: "amprolium", category: "anticoccidials" });
  assertEquals(await products.get(made.id), made);
  assertEquals(await products.getBy("slug", "amprolium"), made);
  assertEquals((await products.list({ index: ["category", "anticoccidials"] })).items, [made]);
  await assertRejects(() => products.create({ name: "B", slug: "amprolium", category: "c" }), UniqueError);
  const changed = await products.update(made.id, { slug: "amprolium-20" }, { ifMatch: made.version });
  assertEquals(await products.getBy("slug", "amprolium"), null);
  assertEquals(await products.getBy("slug", "amprolium-20"), changed);
  assertEquals(store.revision, changed.version);
  assertEquals(await products.count(), 1);
  assertEquals(await products.delete(made.id), changed);
  assertEquals(await products.count(), 0);
});
