import type { BlogCategoryRecord, PostRecord } from "../blog/post_store.ts";
import type { CategoryRecord } from "../catalogue/category_store.ts";
import type { ProductRecord } from "../catalogue/product_store.ts";
import type { Stored } from "../kv/document.ts";
import type { Key } from "../kv/keys.ts";
import type { Stores } from "../stores.ts";
import type { Testimonial } from "../../contract/testimonial.ts";

/** All documents of public content by id, in the order of their creation. */
export interface ContentRecords {
  categories: Map<string, Stored<CategoryRecord>>;
  products: Map<string, Stored<ProductRecord>>;
  redirects: Map<string, Stored<{ productId: string }>>;
  blogCategories: Map<string, Stored<BlogCategoryRecord>>;
  posts: Map<string, Stored<PostRecord>>;
  postRedirects: Map<string, Stored<{ postId: string }>>;
  testimonials: Map<string, Stored<Omit<Testimonial, "id">>>;
}

/** As far as it is read here. */
interface Source<T> {
  name: string;
  all: () => AsyncIterable<Stored<T>>;
  getMany: (ids: readonly string[]) => Promise<(Stored<T> | null)[]>;
}

type Sources = { [K in keyof ContentRecords]: Source<ValueOf<ContentRecords[K]>> };
type ValueOf<M> = M extends Map<string, Stored<infer T>> ? T : never;

function sourcesOf({ categories, products, posts, testimonials }: Stores): Sources {
  return {
    categories: categories.categories,
    products: products.products,
    redirects: products.redirects,
    blogCategories: posts.categories,
    posts: posts.posts,
    postRedirects: posts.redirects,
    testimonials,
  };
}

/** Reads all there is; a record that is as it was before stays the same object. */
export async function readRecords(stores: Stores, before?: ContentRecords): Promise<ContentRecords> {
  const { categories, products, redirects, blogCategories, posts, postRedirects, testimonials } = sourcesOf(
    stores,
  );
  const [a, b, c, d, e, f, g] = await Promise.all([
    readAll(categories, before?.categories),
    readAll(products, before?.products),
    readAll(redirects, before?.redirects),
    readAll(blogCategories, before?.blogCategories),
    readAll(posts, before?.posts),
    readAll(testimonials, before?.testimonials),
    readAll(postRedirects, before?.postRedirects),
  ]);
  return {
    categories: a,
    products: b,
    redirects: c,
    blogCategories: d,
    posts: e,
    testimonials: f,
    postRedirects: g,
  };
}

async function readAll<T>(
  source: Source<T>,
  before: ReadonlyMap<string, Stored<T>> = new Map(),
): Promise<Map<string, Stored<T>>> {
  const records = new Map<string, Stored<T>>();
  for await (const record of source.all()) {
    const known = before.get(record.id);
    records.set(record.id, known?.version === record.version ? known : record);
  }
  return records;
}

/** Reads anew the documents that were changed, and only these; what was not stays the same object. */
export async function refreshRecords(
  stores: Stores,
  records: ContentRecords,
  changed: readonly Key[],
): Promise<void> {
  const sources = sourcesOf(stores);
  const refreshed = (Object.keys(sources) as (keyof ContentRecords)[]).map((kind) =>
    refresh(sources[kind] as Source<unknown>, records[kind] as Map<string, Stored<unknown>>, changed)
  );
  // Changed together or not at all: a read that fails is repeated from the same state.
  for (const apply of await Promise.all(refreshed)) apply();
}

async function refresh<T>(
  source: Source<T>,
  records: Map<string, Stored<T>>,
  changed: readonly Key[],
): Promise<() => void> {
  const ids = [
    ...new Set(changed.filter(([, name]) => name === source.name).map((key) => String(key.at(-1)))),
  ];
  const found = await source.getMany(ids);
  return () => {
    for (const [place, id] of ids.entries()) {
      const record = found[place];
      if (record) records.set(id, record);
      else records.delete(id);
    }
  };
}
