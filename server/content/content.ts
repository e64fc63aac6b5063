import type { Category } from "../../contract/category.ts";
import type { Company } from "../../contract/company.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../contract/language.ts";
import type { BlogCategory, Post } from "../../contract/post.ts";
import type { Product } from "../../contract/product.ts";
import type { Testimonial } from "../../contract/testimonial.ts";
import type { Stores } from "../stores.ts";
import { type ContentRecords, readRecords, refreshRecords } from "./content_records.ts";
import { publicContent } from "./public_content.ts";
import { wholeContent } from "./whole_content.ts";

/** All public content at one revision in one language, in memory, in the order that lists show it. */
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
}

interface State {
  /** The records hold every change up to it. */
  revision: string;
  records: ContentRecords;
  whole: WholeContent;
}

/**
 * The content as it is now. When the store's revision has moved, the changed documents are read and what was made of
 * the others is kept, so that saving one product of ten thousand holds up nobody.
 */
export function contentReader(stores: Stores): ContentReader {
  let state: State | undefined;
  let revision: string | undefined;
  let reading: Promise<WholeContent> | undefined;
  const byLanguage = new Map<Language, Promise<Content>>();
  const latest = new Map<Language, Content>();

  async function readFrom(revision: string, earlier?: Promise<unknown>): Promise<WholeContent> {
    // One at a time: each goes on from what the one before has left.
    await earlier?.catch(() => {});
    const changed = state ? stores.store.changesSince(state.revision) : null;
    if (state && changed) await refreshRecords(stores, state.records, changed);
    const records = state && changed ? state.records : await readRecords(stores, state?.records);
    const whole = wholeContent(records, await stores.company.get(), state?.whole);
    state = { revision, records, whole };
    return whole;
  }

  function whole(): Promise<WholeContent> {
    if (!reading || revision !== stores.store.revision) {
      revision = stores.store.revision;
      byLanguage.clear();
      const started = reading = readFrom(revision, reading);
      // A failed read is tried again by the next caller.
      started.catch(() => {
        if (reading !== started) return;
        reading = undefined;
        byLanguage.clear();
      });
    }
    return reading;
  }

  async function show(current: Promise<WholeContent>, language: Language): Promise<Content> {
    const content = await publicContent(await current, language, stores.now(), latest.get(language));
    latest.set(language, content);
    return content;
  }

  function read(language: Language = DEFAULT_LANGUAGE): Promise<Content> {
    const current = whole();
    let content = byLanguage.get(language);
    if (!content) byLanguage.set(language, content = show(current, language));
    return content;
  }

  return Object.assign(read, { whole });
}
