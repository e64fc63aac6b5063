import type { Context } from "hono";
import { AppError } from "../http/app_error.ts";
import { searchQuery } from "../http/list_page.ts";
import { ProductStatusSchema } from "../../contract/product.ts";
import type { ProductFilter } from "./find_products.ts";

/** The filters that public and admin lists share. */
export function productFilter(c: Context, q: string | undefined): ProductFilter {
  const { category, featured, sort } = c.req.query();
  if (sort !== undefined && sort !== "featured") {
    throw AppError.invalid([{
      path: "sort",
      message: 'Must be "featured", or left out for the order by name',
    }]);
  }
  return { category, q, featured: featured === "true", sort };
}

/** Those, and what only the owner can ask for. */
export function adminProductFilter(c: Context): ProductFilter {
  const { status } = c.req.query();
  const parsed = ProductStatusSchema.safeParse(status);
  if (status && !parsed.success) {
    throw AppError.invalid([{ path: "status", message: "Must be draft or published" }]);
  }
  return { ...productFilter(c, searchQuery(c)), status: parsed.data };
}
