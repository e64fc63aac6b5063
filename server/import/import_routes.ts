import { type Context, Hono } from "hono";
import { notAnOption } from "../../contract/issue.ts";
import {
  IMPORT_ACTIONS,
  IMPORT_BYTES_MAX,
  IMPORT_TOO_LARGE,
  type ImportRow,
} from "../../contract/product_import.ts";
import type { SessionEnv } from "../accounts/account_routes.ts";
import { nameForAudit, notAudited } from "../audit/audit_changes.ts";
import { findProducts } from "../catalogue/find_products.ts";
import { adminProductFilter } from "../catalogue/product_filter.ts";
import type { ContentReader } from "../content/content.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { pageHeaders, pageOf, pageQuery } from "../http/list_page.ts";
import { readFile } from "../http/read_body.ts";
import type { Stores } from "../stores.ts";
import { importJobs } from "./import_jobs.ts";
import { cellOfProduct, PRODUCT_COLUMNS } from "./product_columns.ts";
import { writeTableApart } from "./run_table_job.ts";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

interface Parts {
  stores: Stores;
  read: ContentReader;
  now: () => Date;
  log: (line: string) => void;
}

/** The catalogue as a file: `export`, and back again by `import`, a check, `import/{id}/run`. */
export function importRoutes({ stores, read, now, log }: Parts) {
  const jobs = importJobs(stores, now, log);
  // A large file takes some hundred megabytes of memory for as long as it is checked.
  let isChecking = false;
  return new Hono<SessionEnv>()
    .get("/export", async (c) => {
      const format = c.req.query("format") ?? "csv";
      if (format !== "csv" && format !== "xlsx") {
        throw AppError.invalid([notAnOption("format", ["csv", "xlsx"])]);
      }
      const found = findProducts(await read.whole(), adminProductFilter(c));
      const bytes = await writeTableApart(await tableOf(found.map(({ id }) => id), stores), format);
      return c.body(bytes, 200, {
        "content-type": TYPES[format],
        "content-disposition": `attachment; filename="products-${
          now().toISOString().slice(0, 10)
        }.${format}"`,
        "cache-control": "no-store",
      });
    })
    .post("/import", async (c) => {
      notAudited(c);
      if (isChecking) {
        throw new AppError("conflict", "Another file is being checked. Please try again in a minute");
      }
      isChecking = true;
      try {
        const file = await readFile(c, { max: IMPORT_BYTES_MAX, tooLarge: IMPORT_TOO_LARGE });
        const checked = await jobs.check(file.name.slice(0, 200), new Uint8Array(await file.arrayBuffer()));
        return privateJson(c, checked, { status: 201 });
      } finally {
        isChecking = false;
      }
    })
    .get("/import/:id", (c) => privateJson(c, jobs.get(c.req.param("id"))))
    .get("/import/:id/rows", (c) => {
      const found = rowsOf(c, jobs.rows(c.req.param("id")));
      const { rows, next } = pageOf(found.map((row) => ({ ...row, id: String(row.row) })), pageQuery(c));
      return privateJson(c, rows.map(({ id: _, ...row }) => row), {
        headers: pageHeaders(c, found.length, next),
      });
    })
    .post("/import/:id/run", (c) => {
      const started = jobs.start(c.req.param("id"), c.get("session").username).import;
      nameForAudit(c, started.file);
      return privateJson(c, started);
    });
}

/** `action` picks those that do one thing: the refused ones, say. */
function rowsOf(c: Context, rows: readonly ImportRow[]): readonly ImportRow[] {
  const { action } = c.req.query();
  if (!action) return rows;
  if (!IMPORT_ACTIONS.some((known) => known === action)) {
    throw AppError.invalid([notAnOption("action", IMPORT_ACTIONS)]);
  }
  return rows.filter((row) => row.action === action);
}

async function tableOf(ids: readonly string[], { products, categories }: Stores): Promise<string[][]> {
  const all = await Array.fromAsync(categories.categories.all());
  const names = new Map(all.map(({ id, value }) => [id, value.name]));
  const records = (await products.products.getMany(ids)).filter((record) => record !== null);
  return [
    PRODUCT_COLUMNS.map(({ name }) => name),
    ...records.map(({ id, value: { categoryId, ...record } }) => {
      const product = {
        ...record,
        status: record.status ?? "published" as const,
        id,
        category: names.get(categoryId) ?? "",
      };
      return PRODUCT_COLUMNS.map((column) => cellOfProduct(column, product));
    }),
  ];
}
