import type { Category } from "../../contract/category.ts";
import type { Company } from "../../contract/company.ts";
import type { Language } from "../../contract/language.ts";
import type { BlogCategory, Post } from "../../contract/post.ts";
import type { Product } from "../../contract/product.ts";
import type { Testimonial } from "../../contract/testimonial.ts";
import type { Derived } from "../kv/derived.ts";

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
