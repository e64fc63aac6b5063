import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import * as z from "zod/mini";
import { collection } from "./collection.ts";
import { ConflictError, CorruptError, NotFoundError, UniqueError } from "./errors.ts";
import { keys } from "./keys.ts";
import { eachStore } from "./testing/each_store.ts";
import { aProduct, type Product, products } from "./testing/products.ts";

eachStore("collection() creates, reads, changes and deletes a document", async (store) => {
  const all = products(store);
  const made = await all.create(aProduct({ slug: "amprolium" }));
  assertEquals(made.value, aProduct({ slug: "amprolium" }));
  assertEquals(await all.get(made.id), made);
  assertEquals(await all.getBy("slug", "amprolium"), made);

  const changed = await all.update(made.id, { name: "Amprolium 20%" });
  assertEquals(changed.value, aProduct({ slug: "amprolium", name: "Amprolium 20%" }));
  assert(changed.version > made.version);
  const again = await all.update(made.id, (product) => ({ ...product, name: product.name + " powder" }));
  assertEquals(await all.get(made.id), again);

  assertEquals(await all.delete(made.id), again);
  assertEquals(await all.get(made.id), null);
  assertEquals(await all.getBy("slug", "amprolium"), null);
});

eachStore("collection() takes ids of the caller's own, once", async (store) => {
  const all = products(store);
  assertEquals((await all.create(aProduct(), { id: "home" })).id, "home");
  const error = await assertRejects(() => all.create(aProduct(), { id: "home" }), UniqueError);
  assertEquals([error.field, error.key], ["id", "home"]);
  assertEquals(error.message, 'Cannot write to products: the id "home" is taken');
});

eachStore("collection() says which document is missing", async (store) => {
  const all = products(store);
  await assertRejects(
    () => all.update("p_12", {}),
    NotFoundError,
    'Cannot find "p_12" in products: it does not exist or was deleted',
  );
  await assertRejects(() => all.delete("p_12"), NotFoundError);
  await assertRejects(() => all.delete("x".repeat(5_000)), NotFoundError);
  assertEquals(await all.get("x".repeat(5_000)), null);
  assertEquals(await all.getBy("slug", "क".repeat(1_000)), null);
});

eachStore("collection() refuses what the schema refuses, and writes nothing", async (store) => {
  const all = products(store);
  const changes = store.track(["products"]);
  const wrong = { ...aProduct({ slug: "a" }), species: "Broilers" } as unknown as Product;
  await assertRejects(() => all.create(wrong), TypeError, "Cannot write to products: species: ");
  assertEquals(await all.count(), 0);
  assertEquals(changes.revision, 0);
});

eachStore("collection() names a document that cannot be read", async (store) => {
  await store.kv.set(keys.document("products", "broken"), new TextEncoder().encode('{"name":'));
  await assertRejects(
    () => products(store).get("broken"),
    CorruptError,
    'Cannot read ["document","products","broken"]: it is not a document',
  );
});

eachStore("collection().update() with a stale version changes nothing", async (store) => {
  const all = products(store);
  const first = await all.create(aProduct());
  const second = await all.update(first.id, { name: "Second" }, { ifMatch: first.version });
  const stale = { ifMatch: first.version };
  await assertRejects(() => all.update(first.id, { name: "Third" }, stale), ConflictError);
  await assertRejects(
    () => all.delete(first.id, stale),
    ConflictError,
    `Cannot delete "${first.id}" in products`,
  );
  assertEquals(await all.get(first.id), second);
});

eachStore("collection().update() lets one of twenty racing writers win", async (store) => {
  const all = products(store);
  const { id, version } = await all.create(aProduct());
  const races = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => all.update(id, { name: `Writer ${n}` }, { ifMatch: version })),
  );
  const winners = races.filter(({ status }) => status === "fulfilled");
  const losers = races.filter((race) => race.status === "rejected");
  assertEquals(winners.length, 1);
  assert(losers.every(({ reason }) => reason instanceof ConflictError));
  assertEquals((await all.get(id))?.value.name, `Writer ${races.indexOf(winners[0]!)}`);
});

eachStore("collection().update() by a function loses none of twenty racing changes", async (store) => {
  const all = products(store);
  const { id } = await all.create(aProduct({ species: [] }));
  await Promise.all(Array.from(
    { length: 20 },
    (_, n) => all.update(id, (product) => ({ ...product, species: [...product.species, `s${n}`] })),
  ));
  assertEquals((await all.get(id))?.value.species.length, 20);
});

eachStore("collection().create() gives a slug to one of twenty racing writers", async (store) => {
  const all = products(store);
  const races = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => all.create(aProduct({ slug: "tylosin", name: `Writer ${n}` }))),
  );
  const losers = races.filter((race) => race.status === "rejected");
  assertEquals(losers.length, 19);
  assert(losers.every(({ reason }) => reason instanceof UniqueError && reason.field === "slug"));
  assertEquals(await all.count(), 1);
  assertEquals((await all.getBy("slug", "tylosin"))?.value.slug, "tylosin");
});

eachStore("collection() moves a unique key with its document", async (store) => {
  const all = products(store);
  const one = await all.create(aProduct({ slug: "one" }));
  const two = await all.create(aProduct({ slug: "two" }));
  await assertRejects(() => all.update(two.id, { slug: "one" }), UniqueError, 'the slug "one" is taken');
  await all.update(one.id, { slug: "uno" });
  assertEquals((await all.getBy("slug", "uno"))?.id, one.id);
  await all.update(two.id, { slug: "one" });
  assertEquals((await all.getBy("slug", "one"))?.id, two.id);
  await all.update(one.id, { slug: null });
  assertEquals(await all.getBy("slug", "uno"), null);
  await all.delete(two.id);
  await all.create(aProduct({ slug: "one" }));
});

eachStore("collection() moves index entries with their document", async (store) => {
  const all = products(store);
  const { id } = await all.create(aProduct({ category: "vitamins", species: ["Layers", "Ducks"] }));
  const other = await all.create(aProduct({ category: "vitamins", species: [] }));
  const idsIn = async (...index: ["category" | "species", string]) =>
    (await all.list({ index })).items.map((item) => item.id);

  assertEquals(await idsIn("category", "vitamins"), [id, other.id]);
  assertEquals(await idsIn("species", "Ducks"), [id]);
  await all.update(id, { category: "minerals", species: ["Ducks", "Turkeys"] });
  assertEquals(await idsIn("category", "vitamins"), [other.id]);
  assertEquals(await idsIn("category", "minerals"), [id]);
  assertEquals(await idsIn("species", "Layers"), []);
  assertEquals(await idsIn("species", "Ducks"), [id]);
  assertEquals(await idsIn("species", "Turkeys"), [id]);
  await all.delete(id);
  assertEquals(await idsIn("species", "Turkeys"), []);
});

eachStore("collection().getBy() names a unique key that leads astray", async (store) => {
  const all = products(store);
  const { id } = await all.create(aProduct({ slug: "right" }));
  await store.kv.set(keys.unique("products", "slug", "wrong"), id);
  await assertRejects(
    () => all.getBy("slug", "wrong"),
    CorruptError,
    `Cannot get slug "wrong" of products: its document "${id}" has another`,
  );
  await store.kv.delete(keys.unique("products", "slug", "wrong"));
});

eachStore(
  "discard() removes a document and its pieces unread, and nothing of one with other keys",
  async (store) => {
    const notes = collection(store, { name: "notes", schema: z.object({ text: z.string() }) });
    const { id } = await notes.create({ text: "x".repeat(200_000) });
    await notes.create({ text: "stays" });
    await store.transaction((tx) => notes.in(tx).discard(id));
    await store.transaction((tx) => notes.in(tx).discard(id));
    assertEquals([await notes.get(id), await notes.count()], [null, 1]);
    assertEquals((await Array.fromAsync(store.kv.list({ prefix: ["piece"] }))).length, 0);
    const all = products(store);
    const product = await all.create(aProduct());
    await assertRejects(() => store.transaction((tx) => all.in(tx).discard(product.id)), TypeError);
  },
);

eachStore("update() of what the caller has read holds only for that state", async (store) => {
  const all = products(store);
  const known = await all.create(aProduct({ name: "First", slug: "first" }));
  const change = (name: string) =>
    store.transaction((tx) => all.in(tx).update(known.id, (before) => ({ ...before, name }), { known }));
  const second = await change("Second");
  assertEquals([second.value.name, (await all.get(known.id))?.value.name], ["Second", "Second"]);
  // It is another one by now, and is read.
  assertEquals((await change("Third")).value.slug, "first");
  await assertRejects(
    () => store.transaction((tx) => all.in(tx).update(known.id, {}, { known, ifMatch: known.version })),
    ConflictError,
  );
});
