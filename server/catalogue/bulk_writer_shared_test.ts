import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { eventually } from "../../tests/eventually.ts";
import { openStore } from "../kv/open_store.ts";
import { onDenokv } from "../kv/testing/on_denokv.ts";
import { createStores } from "../stores.ts";
import { CATEGORY, productInput } from "../testing/fixtures.ts";
import type { ProductChange } from "./bulk_writer.ts";

const COUNT = 200;

/** A server's stores on a denokv server, as a process of its own has them; `ahead`: how far its clock is. */
async function aProcess(url: string, ahead = 0) {
  const store = await openStore(url);
  const stores = createStores(store, () => new Date(Date.now() + ahead));
  return {
    store,
    [Symbol.asyncDispose]: () => store.close(),
    products: stores.products,
    names: async () =>
      (await Array.fromAsync(stores.products.products.all())).map(({ value }) => value.name).sort(),
    /** One product is changed and many are added. */
    async changes(): Promise<ProductChange[]> {
      const before = await stores.categories.create(CATEGORY)
        .then(() => stores.products.create(productInput({ name: "Before" })));
      const added = Array.from({ length: COUNT - 1 }, (_, n): ProductChange => ({
        kind: "create",
        id: `new-${n}`,
        record: { ...before.value, name: `New ${n}`, slug: `new-${n}` },
      }));
      return [
        { kind: "update", before, record: { ...before.value, name: "After", slug: "after" } },
        ...added,
      ];
    },
  };
}

onDenokv("A server that starts leaves alone what another one is writing", async (url) => {
  const writer = await aProcess(url);
  const starting = await aProcess(url);
  const changes = await writer.changes();
  const recovered: Promise<number>[] = [];
  const written = await writer.products.many((write) =>
    write(changes, {
      onProgress(done) {
        if (done === 10) recovered.push(starting.products.recover());
      },
    })
  );
  assertEquals(await Promise.all(recovered), [0]);
  assertEquals([written.length, (await starting.names()).length], [COUNT, COUNT]);
  await Promise.all([writer.store.close(), starting.store.close()]);
});

onDenokv("A second large write is refused while another server has one", async (url) => {
  const [writer, other] = [await aProcess(url), await aProcess(url)];
  const changes = await writer.changes();
  let second: Promise<unknown> | undefined;
  await writer.products.many((write) =>
    write(changes, {
      onProgress(done) {
        if (done !== 10) return;
        const id = "other";
        const { record } = changes[1] as ProductChange & { kind: "create" };
        second = assertRejects(() =>
          other.products.many((write) => write([{ kind: "create", id, record: { ...record, slug: id } }]))
        );
      },
    })
  );
  await second;
  assertEquals((await other.names()).length, COUNT);
  await Promise.all([writer.store.close(), other.store.close()]);
});

onDenokv("What a dead server left is taken back by one of the others, and all hear of it", async (url) => {
  const dying = await aProcess(url);
  const changes = await dying.changes();
  const hour = 60 * 60_000;
  const others = [await aProcess(url, hour), await aProcess(url, hour)];
  const seen = others.map(({ store }) => store.track(["products"]));
  await assertRejects(() =>
    dying.products.many((write) =>
      write(changes, {
        onProgress(done) {
          if (done === 100) dying.store.kv.close();
        },
      })
    )
  );
  const counts = await Promise.all(others.map(({ products }) => products.recover()));
  assertEquals(counts.sort(), [0, COUNT]);
  assertEquals(await others[0]!.names(), ["Before"]);
  assertEquals(await others[1]!.products.redirects.count(), 0);
  for (const changes of seen) await eventually(() => Promise.resolve(changes.revision > 0), true);
  await Promise.all(others.map(({ store }) => store.close()));
});

onDenokv(
  "A save on another server waits for the end of a large write, and finds what it wrote",
  async (url) => {
    await using writer = await aProcess(url);
    await using other = await aProcess(url);
    const changes = await writer.changes();
    const order: string[] = [];
    let saved: Promise<unknown> | undefined;
    await writer.products.many((write) =>
      write(changes, {
        onProgress(done) {
          if (done !== 10) return;
          saved = other.products.create(productInput({ name: "Beside" })).then(() => order.push("saved"));
        },
      })
    );
    order.push("written");
    await saved;
    assertEquals(order, ["written", "saved"]);
    assertEquals((await other.names()).length, COUNT + 1);
  },
);

onDenokv("Two products that want one address are refused before anything is written", async (url) => {
  await using writer = await aProcess(url);
  const changes = await writer.changes();
  const { record } = changes[1] as ProductChange & { kind: "create" };
  await assertRejects(() =>
    writer.products.many((write) => write([...changes, { kind: "create", id: "twin", record }]))
  );
  assertEquals(await writer.names(), ["Before"]);
});
