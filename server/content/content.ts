import { type Category, CATEGORY_TEXT_FIELDS } from "../../contract/category.ts";
import { type Company, COMPANY_TEXT_FIELDS } from "../../contract/company.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../contract/language.ts";
import { HIDDEN_CATEGORY_SLUG } from "../../contract/limits.ts";
import {
  BLOG_CATEGORY_TEXT_FIELDS,
  type BlogCategory,
  DEFAULT_BLOG_CATEGORY_COLOUR,
  type Post,
  POST_TEXT_FIELDS,
} from "../../contract/post.ts";
import { type Product, PRODUCT_TEXT_FIELDS } from "../../contract/product.ts";
import type { Testimonial } from "../../contract/testimonial.ts";
import { inLanguage } from "../../contract/translation.ts";
import type { Stores } from "../stores.ts";
import { productView } from "../catalogue/product_view.ts";

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
  testimonials: Testimonial[];
}

/** The content as it was written: with what the public never sees, and with all translations. */
interface WholeContent extends Omit<Content, "productById" | "productBySlug" | "productByOldSlug"> {
  /** The slugs that products no longer have, and whose they were. */
  redirects: { slug: string; productId: string }[];
}

export interface ContentReader {
  /** Public content in a language; what has no translation is English. */
  (language?: Language): Promise<Content>;
  whole(): Promise<WholeContent>;
}

const byName = new Intl.Collator("en", { numeric: true });

/** The content as it is now; read from the store only when its revision has moved since. */
export function contentReader(stores: Stores): ContentReader {
  let revision: string | undefined;
  let reading: Promise<WholeContent> | undefined;
  const byLanguage = new Map<Language, Promise<Content>>();

  function whole(): Promise<WholeContent> {
    if (!reading || revision !== stores.store.revision) {
      revision = stores.store.revision;
      byLanguage.clear();
      const started = reading = readContent(stores);
      // A failed read is tried again by the next caller.
      started.catch(() => {
        if (reading !== started) return;
        reading = undefined;
        byLanguage.clear();
      });
    }
    return reading;
  }

  function read(language: Language = DEFAULT_LANGUAGE): Promise<Content> {
    const current = whole();
    let content = byLanguage.get(language);
    if (!content) byLanguage.set(language, content = current.then((all) => publicContent(all, language)));
    return content;
  }

  return Object.assign(read, { whole });
}

async function readContent(stores: Stores): Promise<WholeContent> {
  const [company, categories, records, redirects, blogCategories, posts, testimonials] = await Promise.all([
    stores.company.get(),
    Array.fromAsync(stores.categories.categories.all()),
    Array.fromAsync(stores.products.products.all()),
    Array.fromAsync(stores.products.redirects.all()),
    Array.fromAsync(stores.posts.categories.all()),
    Array.fromAsync(stores.posts.posts.all()),
    Array.fromAsync(stores.testimonials.all()),
  ]);
  const categoryById = new Map(categories.map((category) => [category.id, category.value]));
  const products = records
    .map((record) => productView(record, categoryById.get(record.value.categoryId)))
    .sort((a, b) => byName.compare(a.name, b.name));
  const counts = new Map<string, number>();
  for (const { categorySlug } of products) counts.set(categorySlug, (counts.get(categorySlug) ?? 0) + 1);
  const blogCategoryById = new Map(blogCategories.map((category) => [category.id, category.value]));

  return {
    company,
    categories: categories.map(({ id, value: { createdAt: _, updatedAt: __, ...category } }) => ({
      id,
      ...category,
      productCount: counts.get(category.slug) ?? 0,
    })),
    products,
    redirects: redirects.map(({ id, value }) => ({ slug: id, productId: value.productId })),
    blogCategories: blogCategories.map(({ id, value }) => ({ id, ...value })),
    posts: posts
      .map(({ id, value: { categoryId, ...post } }) => ({
        id,
        ...post,
        category: blogCategoryById.get(categoryId)?.name ?? "",
        categorySlug: blogCategoryById.get(categoryId)?.slug ?? "",
        categoryColor: post.categoryColor ?? DEFAULT_BLOG_CATEGORY_COLOUR,
      }))
      .sort((a, b) => b.date.localeCompare(a.date)),
    testimonials: testimonials.map(({ id, value }) => ({ id, ...value })),
  };
}

function companyIn(company: Company, language: Language): Company {
  const shown = inLanguage(company, language, COMPANY_TEXT_FIELDS);
  if (language === DEFAULT_LANGUAGE) return shown;
  const businessHours = company.translations?.[language]?.businessHours;
  return businessHours ? { ...shown, contact: { ...shown.contact, businessHours } } : shown;
}

/** Only the note of a withdrawal period is translated, never its days. */
function productIn(product: Product, language: Language): Product {
  const shown = inLanguage(product, language, PRODUCT_TEXT_FIELDS);
  const { withdrawal, translations } = product;
  if (!withdrawal?.note || language === DEFAULT_LANGUAGE) return shown;
  const note = translations?.[language]?.withdrawalNote;
  if (note) return { ...shown, withdrawal: { ...withdrawal, note } };
  return { ...shown, untranslated: [...shown.untranslated ?? [], "withdrawalNote"] };
}

/** What everybody may see, in one language. */
function publicContent(whole: WholeContent, language: Language): Content {
  const categories = whole.categories
    .filter(({ slug }) => slug !== HIDDEN_CATEGORY_SLUG)
    .map((category) => inLanguage(category, language, CATEGORY_TEXT_FIELDS));
  const nameOf = new Map(categories.map(({ slug, name }) => [slug, name]));
  const products = whole.products
    .filter(({ categorySlug }) => categorySlug !== HIDDEN_CATEGORY_SLUG)
    .map((product) => ({
      ...productIn(product, language),
      category: nameOf.get(product.categorySlug) ?? product.category,
    }));
  if (language !== DEFAULT_LANGUAGE) {
    const { compare } = new Intl.Collator(language, { numeric: true });
    products.sort((a, b) => compare(a.name, b.name));
  }
  const productById = new Map(products.map((product) => [product.id, product]));
  const blogCategories = whole.blogCategories
    .map((category) => inLanguage(category, language, BLOG_CATEGORY_TEXT_FIELDS));
  const blogNameOf = new Map(blogCategories.map(({ slug, name }) => [slug, name]));

  return {
    company: companyIn(whole.company, language),
    categories,
    products,
    productById,
    productBySlug: new Map(products.map((product) => [product.slug, product])),
    productByOldSlug: new Map(whole.redirects.flatMap(({ slug, productId }) => {
      const product = productById.get(productId);
      return product ? [[slug, product] as const] : [];
    })),
    blogCategories,
    posts: whole.posts.map((post) => ({
      ...inLanguage(post, language, POST_TEXT_FIELDS),
      category: blogNameOf.get(post.categorySlug) ?? post.category,
    })),
    testimonials: whole.testimonials,
  };
}
