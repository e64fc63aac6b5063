import { slugOf } from "../../contract/shared/slug.ts";
import type { ProductRecord } from "../catalogue/product_record.ts";
import type { Stored } from "../kv/document.ts";
import type { Stores } from "../stores.ts";

/** The stored products, indexed by the values that identify a row's product. */
export interface Catalogue {
  bySlug: Map<string, Stored<ProductRecord>>;
  /** Product ids by former slug. */
  oldSlugs: Map<string, string>;
  /** By name in lower case. */
  categories: Map<string, { id: string; name: string }>;
  categoryNames: Map<string, string>;
  /** Finds a product by id, else by slug, else by the slug made from its name. */
  find(row: { id: string; slug: string; name: string }): Stored<ProductRecord> | undefined;
}

export async function readCatalogue({ products, categories }: Stores): Promise<Catalogue> {
  const byId = new Map<string, Stored<ProductRecord>>();
  for await (const product of products.products.all()) byId.set(product.id, product);
  const bySlug = new Map([...byId.values()].map((product) => [product.value.slug, product]));
  const oldSlugs = new Map<string, string>();
  for await (const { id, value } of products.redirects.all()) oldSlugs.set(id, value.productId);
  const all = await Array.fromAsync(categories.categories.all());
  return {
    bySlug,
    oldSlugs,
    categories: new Map(all.map(({ id, value: { name } }) => [name.trim().toLowerCase(), { id, name }])),
    categoryNames: new Map(all.map(({ id, value }) => [id, value.name])),
    find: ({ id, slug, name }) => byId.get(id) ?? bySlug.get(slug || slugOf(name)),
  };
}
