import type { Category } from "../../contract/category.ts";
import type { Company } from "../../contract/company.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "../../contract/language.ts";
import type { BlogCategory, Post } from "../../contract/post.ts";
import type { Product } from "../../contract/product.ts";
import type { Testimonial } from "../../contract/testimonial.ts";
import { type Derived, derived } from "../kv/derived.ts";
import type { Stores } from "../stores.ts";
import { contentCollections, type ContentRecords, readRecords } from "./content_records.ts";
import { publicContent } from "./public_content.ts";
import { wholeContent } from "./whole_content.ts";

/** All public content in one language, in memory, in the order that lists show it. */
export interface Content {
  company: Company;
  categories: Category[];
  /** By name. */
  products: Product[];
  productById: Map<string, Product>;
  productBySlug: Map<string, Product>;
  /** Products by a slug that they no longer have. */
  productByOldSlug: Map<string, Product>;
  blogCategories: BlogCategory[];
  /** Newest first. */
  posts: Post[];
  /** Articles by a slug that they no longer have. */
  postByOldSlug: Map<string, Post>;
  testimonials: Testimonial[];
}

/** The content as it was written: with what the public never sees, and with all translations. */
export interface WholeContent
  extends Omit<Content, "productById" | "productBySlug" | "productByOldSlug" | "postByOldSlug"> {
  /** The slugs that products no longer have, and whose they were. */
  redirects: { slug: string; productId: string }[];
  postRedirects: { slug: string; postId: string }[];
}

export interface ContentReader {
  /** Public content in a language; what has no translation is English. */
  (language?: Language): Promise<Content>;
  whole(): Promise<WholeContent>;
  /** A value computed from the whole content, and again when that has changed. See `derived`. */
  derive<T>(compute: (content: WholeContent, before: T | undefined) => T | Promise<T>): Derived<T>;
  /** The collections that content is made of. */
  collections: readonly string[];
}

/**
 * The content as it is now. After a write only the changed documents are read, and what was made of the others is kept, so
 * that saving one product of ten thousand holds up nobody.
 */
export function contentReader(stores: Stores): ContentReader {
  const { store, now } = stores;
  const collections = contentCollections(stores);

  const reading = derived<{ records: ContentRecords; content: WholeContent }>(
    store,
    collections,
    async (before) => {
      const records = await readRecords(stores, before?.value.records, before?.changed);
      const known = before?.changed.has(stores.company.profile.name)
        ? undefined
        : before?.value.content.company;
      const content = wholeContent(records, known ?? await stores.company.get(), before?.value.content);
      return { records, content };
    },
  );
  const whole = async () => (await reading()).content;

  const derive: ContentReader["derive"] = (compute) =>
    derived(store, collections, async (before) => await compute(await whole(), before?.value));
  const byLanguage = new Map(
    LANGUAGES.map((language) => [
      language,
      derive<Content>((content, before) => publicContent(content, language, now(), before)),
    ]),
  );
  const read = (language: Language = DEFAULT_LANGUAGE) => byLanguage.get(language)!();
  return Object.assign(read, { whole, derive, collections });
}
