import { inOrder } from "../../contract/shared/in_order.ts";
import type { Product } from "../../contract/product.ts";
import { postView } from "../blog/post_view.ts";
import type { CategoryRecord } from "../catalogue/category_store.ts";
import type { ProductRecord } from "../catalogue/product_record.ts";
import { productView } from "../catalogue/product_view.ts";
import type { Stored } from "../kv/document.ts";
import type { WholeContent } from "./content.ts";
import type { ContentRecords } from "./content_records.ts";
import { keepSorted } from "./keep_sorted.ts";

const byName = new Intl.Collator("en", { numeric: true });

/** Makes the whole content from its records. It reuses the product order of `before`, the previous result. */
export function wholeContent(
  {
    categories,
    products,
    redirects,
    blogCategories,
    authors,
    posts,
    postRedirects,
    testimonials,
    glossary,
    ...written
  }: ContentRecords,
  settings: Pick<WholeContent, "company" | "frame" | "look" | "order">,
  before?: WholeContent,
): WholeContent {
  const views = [...products.values()].map((record) =>
    viewOf(record, categories.get(record.value.categoryId)?.value)
  );
  const counts = new Map<string, number>();
  for (const { categorySlug } of views) counts.set(categorySlug, (counts.get(categorySlug) ?? 0) + 1);
  return {
    ...settings,
    categories: inOrder([...categories.values()], settings.order.categories).map((
      { id, value: { createdAt: _, updatedAt: __, ...category } },
    ) => ({
      id,
      ...category,
      productCount: counts.get(category.slug) ?? 0,
    })),
    products: keepSorted(before?.products ?? [], views, (a, b) => byName.compare(a.name, b.name)),
    redirects: [...redirects.values()].map(({ id, value }) => ({ slug: id, productId: value.productId })),
    blogCategories: [...blogCategories.values()].map(({ id, value }) => ({ id, ...value })),
    glossary,
    authors: [...authors.values()].map(({ id, value }) => ({ id, ...value })),
    posts: [...posts.values()]
      .map((record) =>
        postView(
          record,
          blogCategories.get(record.value.categoryId)?.value,
          authors.get(record.value.authorId ?? "")?.value,
        )
      )
      .sort((a, b) => b.date.localeCompare(a.date)),
    postRedirects: [...postRedirects.values()].map(({ id, value }) => ({ slug: id, postId: value.postId })),
    pages: [...written.pages.values()],
    pageRedirects: [...written.pageRedirects.values()].map(({ id, value }) => ({
      slug: id,
      pageId: value.pageId,
    })),
    testimonials: [...testimonials.values()].map(({ id, value }) => ({ id, ...value })),
  };
}

const views = new WeakMap<Stored<ProductRecord>, Product>();

/** Returns the same object until the product or its category's name, slug or colour changes. */
function viewOf(record: Stored<ProductRecord>, category: CategoryRecord | undefined): Product {
  const cached = views.get(record);
  if (cached && cached.category === category?.name && cached.categorySlug === category.slug) {
    const { categoryColor } = record.value;
    if (cached.categoryColor === (categoryColor ?? category.textColor)) return cached;
  }
  const view = productView(record, category);
  views.set(record, view);
  return view;
}
