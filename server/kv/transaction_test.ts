import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { NotFoundError, TooLargeError, UniqueError } from "./errors.ts";
import { keys } from "./keys.ts";
import { eachStore } from "./testing/each_store.ts";
import { aProduct, inquiries, products } from "./testing/products.ts";

eachStore("transaction() writes documents of several collections at once", async (store) => {
  const [all, mail] = [products(store), inquiries(store)];
  const old = await all.create(aProduct({ slug: "old" }));
  const [changed, made] = await store.transaction(async (tx) => [
    await all.in(tx).update(old.id, { slug: "new" }),
    await mail.in(tx).create({ message: "The slug changed", state: "pending" }),
  ]);
  assertEquals(changed.version, made.version);
  assertEquals(await all.getBy("slug", "new"), changed);
  assertEquals(await mail.get(made.id), made);
});

eachStore("transaction() writes nothing where one of its writes fails", async (store) => {
  const [all, mail] = [products(store), inquiries(store)];
  await assertRejects(() =>
    store.transaction(async (tx) => {
      await mail.in(tx).create({ message: "Never stored", state: "pending" });
      await all.in(tx).delete("nowhere");
    }), NotFoundError);
  assertEquals(await mail.count(), 0);
});

eachStore("transaction() runs again where another writer came first", async (store) => {
  const all = products(store);
  const { id } = await all.create(aProduct({ name: "1" }));
  let runs = 0;
  await store.transaction(async (tx) => {
    const read = await all.in(tx).get(id);
    if (runs++ === 0) await all.update(id, { name: "2" });
    await all.in(tx).create(aProduct({ name: `after ${read?.value.name}` }));
  });
  assertEquals(runs, 2);
  assertEquals((await all.list()).items.map(({ value }) => value.name), ["2", "after 2"]);
});

eachStore(
  "transaction() reads a document once, however it changes meanwhile, and runs again",
  async (store) => {
    const all = products(store);
    const { id } = await all.create(aProduct());
    let runs = 0;
    const found = await store.transaction(async (tx) => {
      const read = await all.in(tx).get(id);
      if (runs++ === 0) await all.delete(id);
      return read && await all.in(tx).delete(id);
    });
    assertEquals([runs, found], [2, null]);
  },
);

eachStore("transaction() refuses a document that another one deletes meanwhile", async (store) => {
  const all = products(store);
  const { id } = await all.create(aProduct());
  await assertRejects(() =>
    store.transaction(async (tx) => {
      await all.in(tx).update(id, { name: "Too late" });
      await all.delete(id);
    }), NotFoundError);
});

eachStore("transaction() refuses more than ten checks", async (store) => {
  const all = products(store);
  const create = (count: number) =>
    store.transaction(async (tx) => {
      for (let n = 0; n < count; n++) await all.in(tx).create(aProduct({ slug: `${count}-${n}` }));
    });
  await create(10);
  await assertRejects(() => create(11), TooLargeError, "Cannot commit 11 checks at once: the limit is 10");
  assertEquals(await all.count(), 10);
});

eachStore(
  "transaction() refuses more than a thousand writes, more than 800 KiB, and keys too long",
  async (store) => {
    const [all, mail] = [products(store), inquiries(store)];
    const write = (count: number, message: string) =>
      store.transaction(async (tx) => {
        for (let n = 0; n < count; n++) await mail.in(tx).create({ message, state: "pending" });
      });
    await write(488, "Hello");
    await assertRejects(() => write(489, "Hello"), TooLargeError, "Cannot commit 977 writes at once");
    await assertRejects(
      () => write(20, "x".repeat(50_000)),
      TooLargeError,
      "KiB at once: the limit is 800 KiB",
    );
    await assertRejects(
      () => all.create(aProduct({ slug: "क".repeat(1_000) })),
      TooLargeError,
      "Cannot commit a key of 3026 bytes at once: the limit is 2048",
    );
    assertEquals(await mail.count(), 488);
  },
);

eachStore("transaction() tells apart two claims of one key and two writes of one document", async (store) => {
  const all = products(store);
  const { id } = await all.create(aProduct());
  await assertRejects(() =>
    store.transaction(async (tx) => {
      await all.in(tx).create(aProduct({ slug: "twice" }));
      await all.in(tx).create(aProduct({ slug: "twice" }));
    }), UniqueError);
  await assertRejects(
    () =>
      store.transaction(async (tx) => {
        await all.in(tx).update(id, { name: "Once" });
        await all.in(tx).update(id, { name: "Twice" });
      }),
    TypeError,
    "twice in one transaction",
  );
  assertEquals((await all.get(id))?.value.name, "Amprolium");
});

eachStore("a tracker moves with each commit to one of its collections, and with no other", async (store) => {
  const [all, mail] = [products(store), inquiries(store)];
  const changes = store.track(["products"]);
  assertEquals([...changes.take()], [["products", null]], "at first nothing is known");

  const made = await all.create(aProduct({ slug: "a" }));
  const changed = await all.update(made.id, { name: "Changed" });
  assertEquals([changes.revision, [...changes.take()]], [2, [["products", [made.id]]]]);

  const sent = await mail.create({ message: "Not followed", state: "pending" });
  await assertRejects(() => all.create(aProduct({ slug: "a" })), UniqueError);
  assertEquals([changes.revision, [...changes.take()]], [2, []]);

  await store.transaction(async (tx) => {
    await all.in(tx).create(aProduct());
    await all.in(tx).create(aProduct());
    await mail.in(tx).delete(sent.id);
  });
  assertEquals([changes.revision, changes.take().get("products")?.length], [3, 2]);
  await all.delete(changed.id);
  assertEquals([changes.revision, [...changes.take()]], [4, [["products", [made.id]]]]);
});

eachStore("silent commits are followed once a later one announces them", async (store) => {
  const all = products(store);
  const changes = store.track(["products"]);
  changes.take();
  const { id } = await store.transaction((tx) => {
    tx.isSilent = true;
    return all.in(tx).create(aProduct());
  });
  assertEquals(changes.revision, 0);
  await store.transaction(async (tx) => {
    tx.announce([keys.document(all.name, id)]);
    await inquiries(store).in(tx).create({ message: "", state: "pending" });
  });
  assertEquals([changes.revision, [...changes.take()]], [1, [["products", [id]]]]);
});

eachStore(
  "transaction() decides nothing on a document that changed between two of its reads",
  async (store) => {
    const all = products(store);
    const { id } = await all.create(aProduct({ name: "1" }));
    let runs = 0;
    await store.transaction(async (tx) => {
      const first = await all.in(tx).get(id);
      if (runs++ === 0) await all.update(id, { name: "2" });
      await all.in(tx).get(id);
      await all.in(tx).create(aProduct({ name: `after ${first?.value.name}` }));
    });
    assertEquals((await all.list()).items.map(({ value }) => value.name), ["2", "after 2"]);
  },
);
