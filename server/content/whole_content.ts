import { inOrder } from "../../contract/shared/in_order.ts";
import type { Product } from "../../contract/product.ts";
import { postView } from "../blog/post_view.ts";
import type { CategoryRecord } from "../catalogue/category_store.ts";
import type { ProductRecord } from "../catalogue/product_record.ts";
import { productView } from "../catalogue/product_view.ts";
import type { Stored } from "../kv/document.ts";
import type { WholeContent } from "./content.ts";
import type { ContentRecords } from "./content_records.ts";
import { LayeredMap } from "../shared/layered_map.ts";
import { once } from "../shared/once.ts";
import { isFeatured, isPublic } from "../catalogue/is_public.ts";
import { countByName, countOf, setOf } from "./count_changed.ts";
import { keepSorted, listChanges } from "./keep_sorted.ts";

const byName = once(() => new Intl.Collator("en", { numeric: true }));
const compareNames = (a: Product, b: Product) => byName().compare(a.name, b.name);

function beginningWith(ids: readonly string[], products: WholeContent["productById"]): Product[] {
  const first = ids.flatMap((id) => products.get(id) ?? []);
  if (first.length === products.size) return first;
  const known = new Set(ids);
  return [...first, ...products.values().filter(({ id }) => !known.has(id))];
}

/**
 * Makes the whole content from its records. Of the products it works only on what differs from `before`, the previous
 * result. The first time it sorts them from the order of `ids`, which is nearly right where an earlier process kept it.
 */
export function wholeContent(
  records: ContentRecords,
  settings: Pick<WholeContent, "company" | "frame" | "look" | "order">,
  before?: { records: ContentRecords; content: WholeContent },
  ids: readonly string[] = [],
): WholeContent {
  const {
    categories,
    redirects,
    blogCategories,
    authors,
    posts,
    postRedirects,
    testimonials,
    glossary,
    pages,
    pageRedirects,
  } = records;
  const known = before?.content;
  const productById = viewsOf(records, before);
  const changed = [...productById.since(known?.productById)];
  const productCounts = countByName(known?.productCounts, changed, ({ categorySlug }) => categorySlug);
  return {
    ...settings,
    productById,
    productCounts,
    featured: setOf(known?.featured, changed, isFeatured),
    shownProducts: countOf(known?.shownProducts ?? 0, changed, isPublic),
    categories: inOrder([...categories.values()], settings.order.categories).map((
      { id, value: { createdAt: _, updatedAt: __, ...category } },
    ) => ({ id, ...category, productCount: productCounts.get(category.slug) ?? 0 })),
    products: !known
      ? beginningWith(ids, productById).sort(compareNames)
      : changed.length === 0
      ? known.products
      : keepSorted(known.products, listChanges(changed), compareNames),
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
    pages: known && before.records.pages === pages ? known.pages : [...pages.values()],
    pageRedirects: [...pageRedirects.values()].map(({ id, value }) => ({ slug: id, pageId: value.pageId })),
    testimonials: [...testimonials.values()].map(({ id, value }) => ({ id, ...value })),
  };
}

/** All products as they are shown. A category's change may be one of any of its products. */
function viewsOf(
  { products, categories }: ContentRecords,
  before?: { records: ContentRecords; content: WholeContent },
): WholeContent["productById"] {
  const isAny = before?.records.categories !== categories;
  const entries = products.since(before?.records.products, isAny)
    .map(([id, , is]) => [id, is && viewOf(is, categories.get(is.value.categoryId)?.value)] as const);
  const { productById = LayeredMap.of<string, Product>() } = before?.content ?? {};
  return productById.with(entries);
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
  records.set(view, record);
  return view;
}

const records = new WeakMap<Product, Stored<ProductRecord>>();

/** What a product of the whole content was made from: another after each change of it or of its category. */
export function stateOf(product: Product): string {
  const record = records.get(product);
  if (!record) throw new TypeError(`Product ${product.id} is not of the whole content`);
  return `${record.version} ${product.categorySlug} ${product.category}`;
}
