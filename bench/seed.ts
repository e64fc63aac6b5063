import { ProductInputSchema } from "../contract/product.ts";
import { openStore } from "../server/kv/open_store.ts";
import { loadSample } from "../server/sample/load_sample.ts";
import { createStores } from "../server/stores.ts";

/** As many as the design's table was measured with. */
export const PRODUCTS = 500;

/** Fills a store with the sample company and copies of its products; gives the id of one product. */
export async function seed(file: string): Promise<string> {
  await using store = await openStore(file);
  const stores = createStores(store, () => new Date());
  await loadSample(stores);
  const originals = await Array.fromAsync(stores.products.products.all());
  const categories = new Map(
    (await Array.fromAsync(stores.categories.categories.all())).map(({ id, value }) => [id, value]),
  );
  const copies = Array.from({ length: PRODUCTS - originals.length }, (_, at) => {
    const { value } = originals[at % originals.length]!;
    const name = `${value.name} no. ${Math.floor(at / originals.length) + 2}`;
    const category = categories.get(value.categoryId)!.name;
    return ProductInputSchema.parse({ ...value, name, slug: null, isFeatured: false, category });
  });
  // Names differ, so that no two writers want one slug.
  await Promise.all(copies.map((copy) => stores.products.create(copy)));
  return originals[0]!.value.slug;
}
