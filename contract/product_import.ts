import * as z from "zod/mini";
import { LINE_MAX } from "./limits.ts";

/** Larger than a library upload: 5,000 products with all texts in three languages are 75 MB of CSV. */
export const IMPORT_BYTES_MAX = 100 * 1024 * 1024;
export const IMPORT_TOO_LARGE = `The file is too large: at most ${
  IMPORT_BYTES_MAX / 1024 / 1024
} MB can be taken. Saved as XLSX it is smaller, or split it into several`;
export const IMPORT_ROWS_MAX = 20_000;
const IMPORT_COLUMNS_MAX = 200;

/** The effect of importing a row. */
export const IMPORT_ACTIONS = ["add", "change", "same", "refuse"] as const;

export const ImportRowSchema = z.object({
  /** The row's number in the spreadsheet. The headings are row 1. */
  row: z.number(),
  action: z.enum(IMPORT_ACTIONS),
  name: z.string(),
  /** The columns that would change, with old and new value. Long texts are cut. */
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  /** Why the row is refused. `column` is empty if no single column is at fault. */
  problems: z.array(z.object({ column: z.string(), message: z.string() })),
});
export type ImportRow = z.infer<typeof ImportRowSchema>;

/** What a column of the file is taken as: the name of a column of ours, or blank where it is left out. */
const ImportColumnSchema = z.object({
  heading: z.string(),
  column: z.string(),
  /** The first cell below the heading that is filled, cut. */
  sample: z.string(),
});
export type ImportColumn = z.infer<typeof ImportColumnSchema>;

/** A column that a file can have, and how its cells are written. */
export const KnownColumnSchema = z.object({ name: z.string(), title: z.string(), cells: z.string() });

/** `POST /api/admin/products/import/{id}/columns`: the names of the columns, in the order of the file. */
export const ImportColumnsSchema = z.object({
  columns: z.array(z.string().check(z.maxLength(LINE_MAX))).check(z.maxLength(IMPORT_COLUMNS_MAX)),
});

/**
 * `columns`: it must be said what the columns are. `ready`: checked, nothing is written yet. `failed`: nothing
 * was written.
 */
const IMPORT_STATES = ["columns", "ready", "writing", "done", "failed"] as const;

export const ProductImportSchema = z.object({
  id: z.string(),
  file: z.string(),
  state: z.enum(IMPORT_STATES),
  counts: z.object({ add: z.number(), change: z.number(), same: z.number(), refuse: z.number() }),
  /** Products written so far, with their versions, and the number to write. */
  done: z.number(),
  total: z.number(),
  columns: z.array(ImportColumnSchema),
  /** Why the import failed, or what is wrong with the columns. */
  message: z.optional(z.string()),
});
export type ProductImport = z.infer<typeof ProductImportSchema>;
