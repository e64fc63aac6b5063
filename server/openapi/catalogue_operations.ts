import { CategoryInputSchema, CategorySchema } from "../../contract/category.ts";
import {
  BlogCategoryInputSchema,
  BlogCategorySchema,
  PostInputSchema,
  PostSchema,
} from "../../contract/post.ts";
import { ProductInputSchema, ProductSchema } from "../../contract/product.ts";
import {
  ProductBulkProgressSchema,
  ProductBulkResultSchema,
  ProductBulkSchema,
} from "../../contract/product_bulk.ts";
import { ImportRowSchema, ProductImportSchema } from "../../contract/product_import.ts";
import { VersionSchema, VersionSummarySchema } from "../../contract/version.ts";
import { kept, list, type Operation } from "./operation.ts";

const ADMIN = "/api/admin";
const PRODUCTS = `${ADMIN}/products`;
const PRODUCT_FILTERS = {
  category: "a category's slug",
  status: "draft or published",
  featured: "true: only those",
};

function versions(path: string): Record<string, Operation> {
  return {
    [`GET ${path}/{id}/versions`]: { says: "The last saved states.", gives: { list: VersionSummarySchema } },
    [`GET ${path}/{id}/versions/{version}`]: { says: "One of them.", gives: VersionSchema },
  };
}

/** Products, articles and testimonials, for the owner. */
export const catalogueOperations: Record<string, Operation> = {
  ...kept(PRODUCTS, {
    one: "a product",
    input: ProductInputSchema,
    schema: ProductSchema,
    q: "names, makes and descriptions",
    query: PRODUCT_FILTERS,
  }),
  ...versions(PRODUCTS),
  [`POST ${PRODUCTS}/preview`]: {
    says: "The page as it will look; nothing is kept.",
    takes: ProductInputSchema,
    gives: "text/html",
    query: { lang: "en, hi or te" },
  },
  [`GET ${PRODUCTS}/bulk`]: { says: "How far a bulk action has come.", gives: ProductBulkProgressSchema },
  [`POST ${PRODUCTS}/bulk`]: {
    says: "Publishes, features, moves or deletes many.",
    takes: ProductBulkSchema,
    gives: ProductBulkResultSchema,
  },
  [`GET ${PRODUCTS}/export`]: {
    says: "The catalogue as a spreadsheet.",
    gives: "text/csv",
    query: { format: "csv or xlsx", q: "words to look for", ...PRODUCT_FILTERS },
  },
  [`POST ${PRODUCTS}/import`]: {
    says: "Checks a spreadsheet in the form's field file, row by row; nothing is written.",
    takes: "multipart/form-data",
    gives: ProductImportSchema,
    status: 201,
  },
  [`GET ${PRODUCTS}/import/{id}`]: { says: "How far an import has come.", gives: ProductImportSchema },
  [`GET ${PRODUCTS}/import/{id}/rows`]: list("What its rows would change.", ImportRowSchema),
  [`POST ${PRODUCTS}/import/{id}/run`]: { says: "Writes all of it.", gives: ProductImportSchema },
  ...kept(`${ADMIN}/product-categories`, {
    one: "a product category",
    input: CategoryInputSchema,
    schema: CategorySchema,
    q: "names",
  }),
  ...kept(`${ADMIN}/blog/posts`, {
    one: "an article",
    input: PostInputSchema,
    schema: PostSchema,
    q: "titles, excerpts and categories",
    query: { status: "draft, scheduled or published" },
  }),
  ...versions(`${ADMIN}/blog/posts`),
  ...kept(`${ADMIN}/blog/categories`, {
    one: "a blog category",
    input: BlogCategoryInputSchema,
    schema: BlogCategorySchema,
    q: "names and descriptions",
  }),
};
