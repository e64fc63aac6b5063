import { LANGUAGES } from "../contract/language.ts";
import { slugOf } from "../contract/shared/slug.ts";
import { accountStore } from "../server/accounts/account_store.ts";
import type { ContentReader } from "../server/content/content.ts";
import { contentReader } from "../server/content/content_reader.ts";
import { openStore } from "../server/kv/open_store.ts";
import { loadSample } from "../server/sample/load_sample.ts";
import { createStores, type Stores } from "../server/stores.ts";
import { heapMb, measureWork } from "./figures.ts";
import { generateProducts } from "./generate_products.ts";

const BATCH_SIZE = 200;

/** The catalogue size of the published figures. */
export const PRODUCTS = 500;

/** The account of a seeded store. */
export const OWNER = { username: "bench", password: "amber-neem-heron-2718" };

/** The slug of a product that each seeded store has. */
export const SLUG = "amprolium-20-soluble-powder";

/** Fills a store with the sample company and generated products, `count` in all. Returns one's slug. */
export async function seed(file: string, count = PRODUCTS): Promise<string> {
  await using store = await openStore(file);
  const stores = createStores(store, () => new Date());
  await accountStore(store, () => new Date()).create(OWNER.username, OWNER.password);
  await addProducts(stores, count);
  return SLUG;
}

/** Writes directly: `stores.products.create` also updates the category, which prevents batching. */
async function addProducts(stores: Stores, count: number): Promise<void> {
  await loadSample(stores);
  const { categories, products } = stores;
  const ids = new Map<string, string>();
  for await (const { id, value } of categories.categories.all()) ids.set(value.name, id);
  const at = new Date().toISOString();
  const inputs = await generateProducts(count - await products.products.count());
  await inBatches(inputs.length, BATCH_SIZE, (n) => {
    const { category, ...fields } = inputs[n]!;
    return products.products.create({
      ...fields,
      rating: fields.rating ?? null,
      slug: slugOf(fields.name),
      categoryId: ids.get(category)!,
      categoryColor: null,
      createdAt: at,
      updatedAt: at,
    });
  });
}

/** Calls `make` with 0 to `count - 1`, `size` calls at a time. */
export async function inBatches(
  count: number,
  size: number,
  make: (n: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < count; from += size) {
    const length = Math.min(size, count - from);
    await Promise.all(Array.from({ length }, (_, place) => make(from + place)));
  }
}

/** Prints the cost of an index over `count` products in memory, and of following one change. */
export async function measureIndex<T extends { prepare(): Promise<void> }>(
  count: number,
  makeIndex: (read: ContentReader) => T,
): Promise<T> {
  const stores = createStores(await openStore(":memory:"), () => new Date());
  await addProducts(stores, count);
  const read = contentReader(stores);
  for (const language of LANGUAGES) await read(language);
  const index = makeIndex(read);

  const before = heapMb();
  const built = await measureWork(() => index.prepare());
  console.info(
    `${count} products indexed in ${built.cpuMs} ms of CPU; others wait at most ${built.longestWaitMs} ms; ` +
      `${heapMb() - before} MB`,
  );
  const [first] = await Array.fromAsync(stores.products.products.all());
  const [input] = await generateProducts(1);
  await stores.products.update(first!.id, { ...input!, name: "Zedocin" });
  await read.whole();
  const changed = await measureWork(() => index.prepare());
  console.info(
    `one of them changed: followed in ${changed.cpuMs} ms of CPU; others wait at most ${changed.longestWaitMs} ms`,
  );
  return index;
}

/** Logs in to a server over a seeded store. Returns the session cookie. */
export async function logIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(OWNER),
  });
  await response.body?.cancel();
  const cookie = response.headers.get("set-cookie")?.split(";")[0];
  if (!cookie) throw new Error(`Cannot log in: ${response.status}`);
  return cookie;
}
