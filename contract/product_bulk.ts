import * as z from "zod/mini";
import { text } from "./field.ts";
import { LINE_MAX, PAGE_LIMIT_MAX } from "./limits.ts";
import { ProductStatusSchema } from "./product.ts";

export const BULK_ACTIONS = ["publish", "unpublish", "feature", "unfeature", "move", "delete"] as const;
export type BulkAction = typeof BULK_ACTIONS[number];

/** `POST /api/admin/products/bulk`: those of one page by id, or all that the list finds with these filters. */
export const ProductBulkSchema = z.object({
  action: z.enum(BULK_ACTIONS, `Must be one of ${BULK_ACTIONS.join(", ")}`),
  /** The name of the category that they are moved to. */
  category: z.optional(text("Choose a category")),
  ids: z.optional(
    z.array(z.string("Must be an id").check(z.maxLength(100)), "Must be a list of ids").check(
      z.minLength(1, "Please select at least one product"),
      z.maxLength(PAGE_LIMIT_MAX, `Must be at most ${PAGE_LIMIT_MAX} products`),
    ),
  ),
  all: z.optional(z.object({
    q: z.optional(z.string().check(z.maxLength(LINE_MAX))),
    category: z.optional(z.string().check(z.maxLength(LINE_MAX))),
    status: z.optional(ProductStatusSchema),
    featured: z.optional(z.boolean()),
    /** How many the person was told: with another number now, nothing is done. */
    count: z.int("Must be a whole number"),
  })),
}, "Must say what to do with which products").check(
  z.refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
    error: "Name the products, or all of a list",
    path: ["ids"],
  }),
  z.refine(({ action, category }) => action !== "move" || category !== undefined, {
    error: "Choose a category",
    path: ["category"],
  }),
);
export type ProductBulk = z.infer<typeof ProductBulkSchema>;

/** `GET /api/admin/products/bulk`: how far the action under way has come; all zero where there is none. */
export const ProductBulkProgressSchema = z.object({ done: z.number(), total: z.number() });
export type ProductBulkProgress = z.infer<typeof ProductBulkProgressSchema>;

/** `unchanged`: those that were so already. */
export const ProductBulkResultSchema = z.object({ changed: z.number(), unchanged: z.number() });
export type ProductBulkResult = z.infer<typeof ProductBulkResultSchema>;
