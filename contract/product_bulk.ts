import * as z from "zod/mini";
import { text } from "./field.ts";
import { refuses } from "./issue.ts";
import { LINE_MAX, PAGE_LIMIT_MAX } from "./limits.ts";
import { PRODUCT_GAPS } from "./product_gap.ts";
import { PRODUCT_STATES, ProductInputSchema } from "./product.ts";

export const BULK_ACTIONS = [
  "publish",
  "unpublish",
  "feature",
  "unfeature",
  "move",
  "set",
  "delete",
] as const;
export type BulkAction = typeof BULK_ACTIONS[number];

/** What each product has of its own, and what another action changes. */
const UNSETTABLE = ["name", "slug", "category", "status", "isFeatured", "translations"];
const SETTABLE = Object.keys(ProductInputSchema.shape).filter((name) => !UNSETTABLE.includes(name));

/** Whether many products may be given the same value there: a path such as `usage.instructions`. */
export function isSettable(path: string): boolean {
  return SETTABLE.includes(path.split(".", 1)[0]!);
}

/** A field and its value, as a product's form sends it; nothing clears it. Each product is checked with it. */
const FieldValueSchema = z.object({
  field: z.string().check(
    z.refine(isSettable, refuses("not_an_option", { options: SETTABLE.join(", ") })),
  ),
  value: z.optional(z.unknown()),
});
export type FieldValue = z.infer<typeof FieldValueSchema>;

const noCategory = refuses("not_selected", {}, { message: "Choose a category" });

/** `POST /api/admin/products/bulk`: changes the products with these ids, or all that match the filters. */
export const ProductBulkSchema = z.object({
  action: z.enum(BULK_ACTIONS),
  /** For `move`: the name of the new category. */
  category: z.optional(text({ refused: noCategory })),
  /** For `set`. */
  set: z.optional(FieldValueSchema),
  ids: z.optional(
    z.array(z.string().check(z.maxLength(100))).check(
      z.minLength(1, refuses("not_selected", {}, { label: "at least one product" })),
      z.maxLength(PAGE_LIMIT_MAX, refuses("too_many", { max: PAGE_LIMIT_MAX }, { label: "products" })),
    ),
  ),
  all: z.optional(z.object({
    q: z.optional(z.string().check(z.maxLength(LINE_MAX))),
    category: z.optional(z.string().check(z.maxLength(LINE_MAX))),
    status: z.optional(z.enum(PRODUCT_STATES)),
    featured: z.optional(z.boolean()),
    lacking: z.optional(z.enum(PRODUCT_GAPS)),
    /** The number of matches shown to the admin. If it has changed since, the request is refused. */
    count: z.int(),
  })),
}).check(
  z.refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
    ...refuses("inconsistent", {}, { message: "Name the products, or all of a list" }),
    path: ["ids"],
  }),
  z.refine(({ action, category }) => action !== "move" || category !== undefined, {
    ...noCategory,
    path: ["category"],
  }),
  z.refine(({ action, set }) => action !== "set" || set !== undefined, {
    ...refuses("not_selected", {}, { message: "Choose a field" }),
    path: ["set"],
  }),
);
export type ProductBulk = z.infer<typeof ProductBulkSchema>;

/** `GET /api/admin/products/bulk`: progress of the running action; zeros if none runs. */
export const ProductBulkProgressSchema = z.object({ done: z.number(), total: z.number() });
export type ProductBulkProgress = z.infer<typeof ProductBulkProgressSchema>;

/** `unchanged` counts products that already had the requested state. `batch` names what `undo` undoes. */
export const ProductBulkResultSchema = z.object({
  changed: z.number(),
  unchanged: z.number(),
  batch: z.optional(z.string()),
});
export type ProductBulkResult = z.infer<typeof ProductBulkResultSchema>;

/** `POST /api/admin/products/undo`; `left` counts products that were changed since and stay as they are. */
export const ProductUndoneSchema = z.object({ undone: z.number(), left: z.number() });
