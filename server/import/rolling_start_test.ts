import { assertEquals } from "deno-std/assert/equals.js";
import type { ProductImport } from "../../contract/product_import.ts";
import { eventually } from "../../tests/eventually.ts";
import { accountStore } from "../accounts/account_store.ts";
import { openStore } from "../kv/open_store.ts";
import { keys } from "../kv/keys.ts";
import { assertCoherent } from "../kv/testing/assert_coherent.ts";
import { onDenokv } from "../kv/testing/on_denokv.ts";
import type { Store } from "../kv/store.ts";
import { createStores, type Stores } from "../stores.ts";
import { CATEGORY } from "../testing/fixtures.ts";
import { type KilledServer, startKilledServer } from "../testing/killed_server.ts";

const BULK_WRITE = "product-bulk-write";
const OWNER = { username: "owner", password: "amber-neem-heron-2718" };
const PATH = "/api/admin/products/import";

/** Runs a test with real servers, which are started in a folder of their own. */
async function withServers(
  test: (folder: string, start: (kv: string) => Promise<KilledServer>) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir();
  await Deno.mkdir(`${folder}/dist`);
  await Deno.writeTextFile(`${folder}/dist/manifest.json`, '{"entries":{},"files":{}}');
  try {
    await test(folder, (kv) => startKilledServer(folder, { KV: kv }));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Gives a store one category and one account. */
async function prepare(store: Store): Promise<Stores> {
  const stores = createStores(store, () => new Date());
  await stores.categories.create(CATEGORY);
  await accountStore(store, () => new Date()).create(OWNER.username, OWNER.password);
  return stores;
}

/** The same over a denokv server, into whose store the test can look. */
const withShared = (
  url: string,
  test: (stores: Stores, start: () => Promise<KilledServer>) => Promise<void>,
) =>
  withServers(async (_, start) => {
    await using store = await openStore(url);
    await test(await prepare(store), () => start(url));
  });

/** Begins an import of so many new products. */
async function begin({ origin }: KilledServer, count: number): Promise<{ id: string; cookie: string }> {
  const login = await fetch(`${origin}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(OWNER),
  });
  await login.body?.cancel();
  const cookie = login.headers.get("set-cookie")!.split(";")[0]!;
  const headers = { cookie, origin };
  const body = new FormData();
  const rows = Array.from({ length: count }, (_, n) => `Product ${n},${CATEGORY.name}`);
  body.set("file", new File([["name,category", ...rows].join("\n")], "list.csv"));
  const { id } = await (await fetch(origin + PATH, { method: "POST", headers, body })).json();
  const run = await fetch(`${origin}${PATH}/${id}/run`, { method: "POST", headers });
  assertEquals((await run.json()).state, "writing");
  return { id, cookie };
}

/** What a server tells of an import. */
async function told(
  { origin }: KilledServer,
  { id, cookie }: { id: string; cookie: string },
): Promise<ProductImport> {
  return await (await fetch(`${origin}${PATH}/${id}`, { headers: { cookie, origin } })).json();
}

/** How many products a server lists. */
async function listed({ origin }: KilledServer, cookie: string): Promise<number> {
  const list = await fetch(`${origin}/api/admin/products?limit=1`, { headers: { cookie, origin } });
  await list.body?.cancel();
  return Number(list.headers.get("x-total-count"));
}

onDenokv(
  "A server that starts amid another's import leaves it alone, and both have all of it",
  (url) =>
    withShared(url, async ({ store, products }, start) => {
      const count = 1_500;
      await using first = await start();
      const begun = await begin(first, count);
      await using second = await start();
      await eventually(async () => (await told(second, begun)).state, "done");
      assertEquals((await told(first, begun)).state, "done");
      assertEquals(await products.products.count(), count);
      assertEquals(await store.kv.get(keys.lease(BULK_WRITE)).then(({ value }) => value), null);
      for (const server of [first, second]) assertEquals(await listed(server, begun.cookie), count);
    }),
);

onDenokv(
  "Of an import whose server is killed nothing stays, and the other and its successor tell the same",
  (url) =>
    withShared(url, async ({ store, products }, start) => {
      await using other = await start();
      await using killed = await start();
      const begun = await begin(killed, 3_000);
      await eventually(async () => (await products.products.ids({ limit: 1 })).length, 1);
      await killed.kill();
      assertEquals((await told(other, begun)).state, "writing");
      assertEquals(
        await store.kv.get(keys.document("product-journal", "done")).then(({ value }) => value),
        null,
      );
      // Nobody renews the lease. Its end would come in half a minute.
      await store.kv.set(keys.leaseEnd(BULK_WRITE), { at: Date.now() });
      await using successor = await start();
      await eventually(async () => (await told(other, begun)).state, "failed");
      const end = await told(other, begun);
      assertEquals([end.done, end.message], [0, "The server stopped amid it. Nothing was imported"]);
      assertEquals(await told(successor, begun), end);
      assertEquals(await products.products.ids(), []);
      await assertCoherent(store.kv);
      for (const server of [other, successor]) {
        await eventually(() => listed(server, begun.cookie), 0);
      }
    }),
);

Deno.test("Of an import into a file whose server is killed nothing stays, and it can be sent again", () =>
  withServers(async (folder, start) => {
    const file = `${folder}/roost.kv`;
    {
      await using store = await openStore(file);
      await prepare(store);
    }
    const count = 3_000;
    await using killed = await start(file);
    const begun = await begin(killed, count);
    await eventually(async () => (await told(killed, begun)).done > 0, true);
    assertEquals((await told(killed, begun)).state, "writing");
    await killed.kill();
    await using successor = await start(file);
    const { state, done, message } = await told(successor, begun);
    assertEquals([state, done, message], ["failed", 0, "The server stopped amid it. Nothing was imported"]);
    assertEquals(await listed(successor, begun.cookie), 0);
    const again = await begin(successor, count);
    await eventually(async () => (await told(successor, again)).state, "done");
    assertEquals(await listed(successor, again.cookie), count);
    await successor.kill();
    await using store = await openStore(file, { wait: 10_000 });
    await assertCoherent(store.kv);
  }));
