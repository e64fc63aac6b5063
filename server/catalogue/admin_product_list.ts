import * as z from "zod/mini";
import { type Product, PRODUCT_STATES } from "../../contract/product.ts";
import { PRODUCT_GAPS } from "../../contract/product_gap.ts";
import type { ContentReader } from "../content/content.ts";
import type { DraftStore } from "../drafts/draft_store.ts";
import { byText, filterOf, flagParameter, list, parameter } from "../http/list_query.ts";
import { translatedTexts } from "../http/search_text.ts";
import { findProducts } from "./find_products.ts";
import { lacksOf } from "./lacks.ts";

/** The filters that public and admin lists share. */
export const productFilters = {
  category: parameter("a category's slug"),
  featured: flagParameter("true: only those"),
  sort: z.optional(
    z.enum(["featured"], 'Must be "featured", or left out for the order by name')
      .check(z.describe("featured: those first")),
  ),
};

/** The filters of the admin list. */
export const adminProductFilters = {
  category: productFilters.category,
  featured: productFilters.featured,
  status: filterOf(PRODUCT_STATES, "draft, published, or changed: published with a draft beside it"),
  lacking: filterOf(PRODUCT_GAPS, "those without a picture, days until sale or a translation"),
};

const byLastChange = byText(({ updatedAt }: Product) => updatedAt);

/** The admin list, including drafts. The panel uses it to show, export and bulk-change products. */
export function adminProductList(read: ContentReader, drafts: DraftStore) {
  return list({
    filters: adminProductFilters,
    async rows({ category, featured, status, lacking }) {
      const kept = status === "changed" && await drafts.of("products").all();
      const content = await read.whole();
      const all = findProducts(content, {
        category,
        featured,
        status: status === "changed" ? undefined : status,
      });
      const found = kept ? all.filter(({ id }) => kept.has(id)) : all;
      return lacking ? found.filter(lacksOf(content)[lacking]) : found;
    },
    sort: {
      name: byText(({ name }: Product) => name),
      category: byText(({ category }: Product) => category),
      make: byText(({ make }: Product) => make),
      packaging: byText(({ packaging }: Product) => packaging),
      changed: (a: Product, b: Product) => byLastChange(b, a),
      featured: (a: Product, b: Product) => Number(b.isFeatured) - Number(a.isFeatured),
    },
    search: {
      in: "names in all languages, makes, descriptions, ingredients, diseases and codes",
      texts: (product: Product) => [
        product.name,
        ...translatedTexts(product.translations, "name"),
        product.make,
        product.manufacturer,
        product.hsnCode,
        ...(product.packs ?? []).flatMap(({ code, barcode }) => [code, barcode]),
        product.category,
        product.shortDescription,
        product.description,
        ...product.composition.map(({ ingredient }) => ingredient),
        ...product.indications,
      ],
    },
  });
}

export type AdminProductList = ReturnType<typeof adminProductList>;
