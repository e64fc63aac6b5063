import type { Context } from "hono";
import { issue, issuesOf } from "../../contract/issue.ts";
import { AppError } from "../http/app_error.ts";
import { searchQuery } from "../http/list_page.ts";
import { ProductStatusSchema } from "../../contract/product.ts";
import type { ProductFilter } from "./find_products.ts";

/** The filters that public and admin lists share. */
export function productFilter(c: Context, q: string | undefined): ProductFilter {
  const { category, featured, sort } = c.req.query();
  if (sort !== undefined && sort !== "featured") {
    const message = 'Must be "featured", or left out for the order by name';
    throw AppError.invalid([issue("sort", "not_an_option", { options: "featured" }, { message })]);
  }
  return { category, q, featured: featured === "true", sort };
}

/** Those, and what only the owner can ask for. */
export function adminProductFilter(c: Context): ProductFilter {
  const { status } = c.req.query();
  const parsed = ProductStatusSchema.safeParse(status);
  if (status && !parsed.success) {
    throw AppError.invalid(issuesOf(parsed.error).map((found) => ({ ...found, path: "status" })));
  }
  return { ...productFilter(c, searchQuery(c)), status: parsed.data };
}
