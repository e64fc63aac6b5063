import type { Author } from "../../contract/author.ts";
import type { Look } from "../../contract/look.ts";
import type { CatalogueOrder } from "../../contract/catalogue_order.ts";
import type { Category } from "../../contract/category.ts";
import type { Company } from "../../contract/company.ts";
import type { Frame, ShownFrame } from "../../contract/frame.ts";
import type { GlossaryTerm } from "../../contract/glossary_term.ts";
import type { Language } from "../../contract/language.ts";
import type { BlogCategory, Post } from "../../contract/post.ts";
import type { Product } from "../../contract/product.ts";
import type { PagePart, ShownPage } from "../../contract/page.ts";
import type { Testimonial } from "../../contract/testimonial.ts";
import type { Derived } from "../kv/derived.ts";
import type { Stored } from "../kv/document.ts";
import type { LayeredMap } from "../shared/layered_map.ts";
import type { PageRecord } from "../written/written_store.ts";

/** All public content in one language, in memory, sorted as lists show it. */
export interface Content {
  company: Company;
  look: Look;
  frame: ShownFrame;
  /** In the owner's order. */
  categories: readonly Category[];
  order: CatalogueOrder;
  /** Sorted by name. */
  products: Product[];
  /** Tells what has changed since an earlier content: see `LayeredMap.since`. */
  productById: LayeredMap<string, Product>;
  productBySlug: LayeredMap<string, Product>;
  /** How many products each category has, by its slug. */
  productCounts: ReadonlyMap<string, number>;
  /** Those that come first in the table. */
  featured: ReadonlySet<Product>;
  /** Products by each of their former slugs. */
  productByOldSlug: Map<string, Product>;
  blogCategories: BlogCategory[];
  /** Sorted newest first. */
  posts: Post[];
  /** Articles by each of their former slugs. */
  postByOldSlug: Map<string, Post>;
  testimonials: Testimonial[];
  /** The pages that the owner writes; those that every site has come first. */
  pages: ShownPage[];
  /** What the owner wrote for other places than a page. */
  parts: Record<PagePart, ShownPage>;
  /** Pages by each of their former slugs. */
  pageByOldSlug: Map<string, ShownPage>;
}

/** All content as stored: including unpublished documents and all translations. */
export interface WholeContent extends
  Omit<
    Content,
    | "frame"
    | "pages"
    | "parts"
    | "pageByOldSlug"
    | "productBySlug"
    | "productByOldSlug"
    | "postByOldSlug"
  > {
  frame: Frame;
  /** How many products are public. */
  shownProducts: number;
  /** By id. The same object until a term changes. */
  glossary: ReadonlyMap<string, Stored<Omit<GlossaryTerm, "id">>>;
  authors: Author[];
  pages: Stored<PageRecord>[];
  /** Former slugs of products, with the product's id. */
  redirects: { slug: string; productId: string }[];
  postRedirects: { slug: string; postId: string }[];
  pageRedirects: { slug: string; pageId: string }[];
}

export interface ContentReader {
  /** Returns the public content in a language (default English). Untranslated texts are in English. */
  (language?: Language): Promise<Content>;
  whole(): Promise<WholeContent>;
  /** What the owner says of the company in a language: part of the public content, and cheaper. */
  said(language: Language): Promise<Pick<Content, "company" | "pages">>;
  /** Caches a value computed from the whole content until the content changes. See `derived`. */
  derive<T>(compute: (content: WholeContent, before: T | undefined) => T | Promise<T>): Derived<T>;
  /** Names of the collections that content is read from. */
  collections: readonly string[];
}
