import * as z from "zod/mini";
import { address, text } from "./field.ts";
import { refuses } from "./issue.ts";
import { untranslated } from "./translation.ts";

/** Certificate of analysis, and safety data sheet. */
export const BATCH_PAPERS = ["analysis", "safety"] as const;

const PRODUCTS_MAX = 10;
const FILES_MAX = 20;
const NUMBER_MAX = 60;

const FileSchema = z.object({
  kind: z.enum(BATCH_PAPERS, refuses("not_an_option", { options: BATCH_PAPERS.join(", ") })),
  url: address,
});

/** The documents of one batch. `products` are ids: one batch may be packed as several. */
export const BatchDocumentsInputSchema = z.object({
  number: text({ label: "Batch number", max: NUMBER_MAX }).check(
    z.refine(
      (number) => /[\p{L}\p{N}]/u.test(number),
      refuses("invalid_format", {}, { message: "Must hold letters or digits, as printed on the pack" }),
    ),
  ),
  products: z.array(text()).check(
    z.minLength(1, refuses("required", {}, { label: "A product" })),
    z.maxLength(PRODUCTS_MAX),
  ),
  files: z.array(FileSchema).check(
    z.minLength(1, refuses("required", {}, { label: "A document" })),
    z.maxLength(FILES_MAX),
  ),
});

export const BatchDocumentsSchema = z.object({
  id: z.string(),
  number: z.string(),
  products: z.array(z.string()),
  files: z.array(FileSchema),
  /** Of the products, for lists. One that was deleted has none. */
  productNames: z.array(z.string()),
});
export type BatchDocuments = z.infer<typeof BatchDocumentsSchema>;

/** What a visitor gets who knows the number: the documents, and the published product that they belong to. */
export const FoundBatchSchema = z.object({
  number: z.string(),
  product: z.object({ slug: z.string(), name: z.string(), untranslated }),
  files: z.array(FileSchema),
});
export type FoundBatch = z.infer<typeof FoundBatchSchema>;

/** A batch number as it is compared: people write `amp 2301` for `AMP2301`. */
export function foldBatchNumber(number: string): string {
  return number.normalize("NFKC").replace(/\s+/g, "").toUpperCase();
}
