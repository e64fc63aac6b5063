import { slugOf } from "../../contract/shared/slug.ts";
import type { ProductRecord } from "../catalogue/product_record.ts";
import type { Stored } from "../kv/document.ts";
import type { Stores } from "../stores.ts";

/** The stored products, as the rows of a file look for them. */
export interface Catalogue {
  bySlug: Map<string, Stored<ProductRecord>>;
  /** Slugs that products no longer have, and whose they were. */
  oldSlugs: Map<string, string>;
  /** By name, in lower case. */
  categories: Map<string, { id: string; name: string }>;
  categoryNames: Map<string, string>;
  /** By its id, else by its slug; without either by the slug that its name makes. */
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
