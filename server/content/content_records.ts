import type { Author } from "../../contract/author.ts";
import type { GlossaryTerm } from "../../contract/glossary_term.ts";
import type { BlogCategoryRecord, PostRecord } from "../blog/post_store.ts";
import type { CategoryRecord } from "../catalogue/category_store.ts";
import type { ProductRecord } from "../catalogue/product_record.ts";
import type { Changes } from "../kv/change_tracker.ts";
import type { Stored } from "../kv/document.ts";
import type { KnownHead } from "../kv/kept_heads.ts";
import { LayeredMap } from "../shared/layered_map.ts";
import type { Stores } from "../stores.ts";
import type { PageRecord } from "../written/written_store.ts";
import type { Testimonial } from "../../contract/testimonial.ts";

type Records<T> = LayeredMap<string, Stored<T>>;

/** All documents that content is made of, by id, in order of creation. */
export interface ContentRecords {
  categories: Records<CategoryRecord>;
  products: Records<ProductRecord>;
  redirects: Records<{ productId: string }>;
  blogCategories: Records<BlogCategoryRecord>;
  authors: Records<Omit<Author, "id">>;
  posts: Records<PostRecord>;
  postRedirects: Records<{ postId: string }>;
  testimonials: Records<Omit<Testimonial, "id">>;
  glossary: Records<Omit<GlossaryTerm, "id">>;
  pages: Records<PageRecord>;
  pageRedirects: Records<{ pageId: string }>;
}

/** The part of a collection that is used here. */
interface Source<T> {
  name: string;
  all: () => AsyncIterable<Stored<T>>;
  getMany: (ids: readonly string[]) => Promise<(Stored<T> | null)[]>;
}

type Sources = { [K in keyof ContentRecords]: Source<ValueOf<ContentRecords[K]>> };
type ValueOf<M> = M extends Records<infer T> ? T : never;

function sourcesOf(
  { authors, categories, glossary, products, posts, testimonials, written }: Stores,
  known?: KnownHead<ProductRecord>,
): Sources {
  return {
    categories: categories.categories,
    products: {
      name: products.products.name,
      // Most of thousands are never shown before the next start.
      all: () => products.products.allLate(known),
      getMany: (ids) => products.products.getMany(ids),
    },
    redirects: products.redirects,
    blogCategories: posts.categories,
    authors,
    posts: posts.posts,
    postRedirects: posts.redirects,
    testimonials,
    glossary,
    pages: written.pages,
    pageRedirects: written.redirects,
  };
}

/** Names of the collections that content is read from. */
export function contentCollections(stores: Stores): string[] {
  const { company, frame, look, catalogueOrder } = stores;
  return [
    ...Object.values(sourcesOf(stores)).map(({ name }) => name),
    company.profile.name,
    frame.settings.name,
    look.settings.name,
    catalogueOrder.settings.name,
  ];
}

/**
 * Reads changed documents, or whole collections if their changes are unknown. Unchanged records stay the same
 * objects, so that caches by object work.
 */
export async function readRecords(
  stores: Stores,
  before?: ContentRecords,
  changed?: Changes,
  known?: KnownHead<ProductRecord>,
): Promise<ContentRecords> {
  const sources = Object.entries(sourcesOf(stores, known)) as [keyof ContentRecords, Source<unknown>][];
  const read = sources.map(async ([kind, source]) => {
    const known = before?.[kind] as Records<unknown> | undefined;
    const ids = known && changed ? changed.get(source.name) : null;
    return [kind, ids === null ? await readAll(source, known) : await refresh(source, known!, ids)] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as unknown as ContentRecords;
}

async function readAll<T>(source: Source<T>, before?: Records<T>): Promise<Records<T>> {
  const records: [string, Stored<T>][] = [];
  for await (const record of source.all()) {
    const known = before?.get(record.id);
    records.push([record.id, known?.version === record.version ? known : record]);
  }
  const found = LayeredMap.of(records);
  return before ? before.with([...found.since(before)].map(([id, , is]) => [id, is])) : found;
}

async function refresh<T>(
  source: Source<T>,
  before: Records<T>,
  ids: readonly string[] = [],
): Promise<Records<T>> {
  if (ids.length === 0) return before;
  const found = await source.getMany(ids);
  return before.with(ids.map((id, place) => [id, found[place] ?? undefined]));
}
