import type { ProductInput } from "../contract/product.ts";
import { slugOf } from "../contract/shared/slug.ts";
import { accountStore } from "../server/accounts/account_store.ts";
import { openStore } from "../server/kv/open_store.ts";
import { loadSample } from "../server/sample/load_sample.ts";
import { createStores, type Stores } from "../server/stores.ts";
import { generateProducts } from "./generate_products.ts";

const AT_ONCE = 200;

/** As many as the design's table was measured with. */
export const PRODUCTS = 500;

/** Who may save products in a seeded store. */
export const OWNER = { username: "bench", password: "amber-neem-heron-2718" };

/** Fills a store with the sample company and generated products, so many in all; gives the slug of one of the sample's. */
export async function seed(file: string, count = PRODUCTS): Promise<string> {
  await using store = await openStore(file);
  const stores = createStores(store, () => new Date());
  await loadSample(stores);
  await accountStore(store, () => new Date()).create(OWNER.username, OWNER.password);
  await addProducts(stores, await generateProducts(count - await stores.products.products.count()));
  return "amprolium-20-soluble-powder";
}

/** Past `stores.products.create`, which touches the category with each product: no two could share a commit. */
async function addProducts({ categories, products }: Stores, inputs: readonly ProductInput[]): Promise<void> {
  const ids = new Map<string, string>();
  for await (const { id, value } of categories.categories.all()) ids.set(value.name, id);
  const at = new Date().toISOString();
  for (let from = 0; from < inputs.length; from += AT_ONCE) {
    const batch = inputs.slice(from, from + AT_ONCE);
    await Promise.all(batch.map(({ category, ...fields }) =>
      products.products.create({
        ...fields,
        rating: fields.rating ?? null,
        slug: slugOf(fields.name),
        categoryId: ids.get(category)!,
        categoryColor: null,
        createdAt: at,
        updatedAt: at,
      })
    ));
  }
}

/** The owner's session cookie of a server over a seeded store. */
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
