import type { Category } from "../../contract/category.ts";
import type { Company } from "../../contract/company.ts";
import { HIDDEN_CATEGORY_SLUG } from "../../contract/limits.ts";
import { type BlogCategory, DEFAULT_BLOG_CATEGORY_COLOUR, type Post } from "../../contract/post.ts";
import type { Product } from "../../contract/product.ts";
import type { Testimonial } from "../../contract/testimonial.ts";
import type { Stores } from "../stores.ts";
import { productView } from "../catalogue/product_view.ts";

/** All public content at one revision, in memory, in the order that lists show it. */
export interface Content {
  company: Company;
  categories: Category[];
  /** With those that the public never sees. */
  allCategories: Category[];
  /** By name. */
  products: Product[];
  allProducts: Product[];
  productById: Map<string, Product>;
  productBySlug: Map<string, Product>;
  /** Products by a slug that they no longer have. */
  productByOldSlug: Map<string, Product>;
  blogCategories: BlogCategory[];
  /** Newest first. */
  posts: Post[];
  testimonials: Testimonial[];
}

const byName = new Intl.Collator("en", { numeric: true });

/** The content as it is now; read from the store only when its revision has moved since. */
export function contentReader(stores: Stores): () => Promise<Content> {
  let revision: string | undefined;
  let reading: Promise<Content> | undefined;
  return () => {
    if (!reading || revision !== stores.store.revision) {
      revision = stores.store.revision;
      const started = reading = readContent(stores);
      // A failed read is tried again by the next caller.
      started.catch(() => {
        if (reading === started) reading = undefined;
      });
    }
    return reading;
  };
}

async function readContent(stores: Stores): Promise<Content> {
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
  const allProducts = records
    .map((record) => productView(record, categoryById.get(record.value.categoryId)))
    .sort((a, b) => byName.compare(a.name, b.name));
  const products = allProducts.filter(({ categorySlug }) => categorySlug !== HIDDEN_CATEGORY_SLUG);
  const productById = new Map(products.map((product) => [product.id, product]));
  const counts = new Map<string, number>();
  for (const { categorySlug } of allProducts) counts.set(categorySlug, (counts.get(categorySlug) ?? 0) + 1);
  const blogCategoryById = new Map(blogCategories.map((category) => [category.id, category.value]));
  const allCategories = categories.map(({ id, value: { createdAt: _, updatedAt: __, ...category } }) => ({
    id,
    ...category,
    productCount: counts.get(category.slug) ?? 0,
  }));

  return {
    company,
    categories: allCategories.filter(({ slug }) => slug !== HIDDEN_CATEGORY_SLUG),
    allCategories,
    products,
    allProducts,
    productById,
    productBySlug: new Map(products.map((product) => [product.slug, product])),
    productByOldSlug: new Map(redirects.flatMap(({ id, value }) => {
      const product = productById.get(value.productId);
      return product ? [[id, product] as const] : [];
    })),
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
