import { Hono } from "hono";
import * as z from "zod/mini";
import {
  type Product,
  type ProductInput,
  ProductInputSchema,
  ProductSchema,
} from "../../contract/product.ts";
import type { TranslationLanguage } from "../../contract/language.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import type { ContentReader } from "../content/content.ts";
import { glossaryIn, productIn } from "../content/public_content.ts";
import { AppError } from "../http/app_error.ts";
import { documentStore, resource } from "../http/resource.ts";
import { prohibitedInProduct } from "../knowledge/prohibited_in.ts";
import type { Stored } from "../kv/document.ts";
import type { PagePreview } from "../pages/preview_page.ts";
import { previewRoute } from "../pages/preview_route.ts";
import { slugOf } from "../../contract/shared/slug.ts";
import type { Stores } from "../stores.ts";
import { bulkRoutes } from "./bulk_routes.ts";
import { adminProductList } from "./admin_product_list.ts";
import { missingMake } from "./missing_make.ts";
import type { ProductRecord } from "./product_record.ts";
import { productView } from "./product_view.ts";

/** The product form's fields, and the product's id if it is already stored. */
const PreviewSchema = z.safeExtend(ProductInputSchema, { id: z.optional(z.nullable(z.string())) });

export function adminProductRoutes(
  stores: Stores,
  read: ContentReader,
  now: () => Date,
  preview: PagePreview,
) {
  const { products, categories, drafts, bin } = stores;
  const list = adminProductList(read, drafts);

  async function view(record: Stored<ProductRecord>): Promise<Product> {
    return productView(record, (await categories.categories.get(record.value.categoryId))?.value);
  }

  /** What is shown to visitors may not offer what is prohibited. A draft may wait with it. */
  async function allowed(input: ProductInput, before?: ProductRecord): Promise<void> {
    if ((input.status ?? before?.status) === "draft") return;
    const issues = prohibitedInProduct(input, (await stores.knowledge.read()).prohibited);
    if (issues.length > 0) throw AppError.invalid(issues);
  }

  return new Hono<SessionEnv>()
    .route("/", bulkRoutes(stores, list, now))
    .route(
      "/",
      previewRoute({
        summary: "The page as it will look; nothing is kept.",
        request: PreviewSchema,
        preview,
        async previewed({ id, ...input }, language) {
          const category = await categories.named(input.category);
          const slug = slugOf(input.slug ?? "") || slugOf(input.name) || "preview";
          const filed = { id: category.id, name: category.value.name };
          const whole = await read.whole();
          const make = input.make ?? missingMake(whole.company);
          const record = await products.recordOf({ ...input, make }, filed, { slug });
          const shown = productView({ id: id ?? "preview", version: "", value: record }, category.value);
          const translated = category.value.translations?.[language as TranslationLanguage]?.name;
          const product = productIn(
            translated ? { ...shown, category: translated } : shown,
            language,
            glossaryIn(whole, language),
          );
          const name = encodeURIComponent(product.slug);
          return { page: `/product/${name}`, api: `/api/products/${name}`, answer: product };
        },
      }),
    )
    .route(
      "/",
      resource({
        one: "a product",
        many: "products",
        schema: ProductSchema,
        input: ProductInputSchema,
        store: {
          ...documentStore(products.products),
          create: async (input) => {
            await allowed(input);
            return await products.create(input);
          },
          update: async (id, input, ifMatch) => {
            await allowed(input, (await products.products.get(id))?.value);
            return await products.update(id, input, ifMatch);
          },
          delete: products.delete,
          changed: products.changed,
        },
        view,
        nameOf: ({ name }) => name,
        drafts: drafts.of("products"),
        bin: bin.of("products"),
        list: { ...list, view: (rows) => rows },
      }),
    );
}
