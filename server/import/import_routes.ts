import { Hono } from "hono";
import * as z from "zod/mini";
import {
  IMPORT_ACTIONS,
  IMPORT_BYTES_MAX,
  IMPORT_TOO_LARGE,
  ImportRowSchema,
  ProductImportSchema,
} from "../../contract/product_import.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { nameForAudit, notAudited } from "../audit/audit_changes.ts";
import { adminProductFilters, adminProductList } from "../catalogue/admin_product_list.ts";
import type { ContentReader } from "../content/content.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import {
  filterOf,
  oneOf,
  PAGE_PARAMETERS,
  pageHeaders,
  pageOf,
  searchParameter,
} from "../http/list_query.ts";
import { readFile } from "../http/read_body.ts";
import type { Stores } from "../stores.ts";
import { importJobs } from "./import_jobs.ts";
import { cellOfProduct, columnProduct, PRODUCT_COLUMNS } from "./product_columns.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { writeTable } from "./table_jobs.ts";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

const ExportQuerySchema = z.object({
  format: z._default(oneOf(["csv", "xlsx"]), "csv"),
  q: searchParameter("words to look for, all of them"),
  ...adminProductFilters,
});
const RowsQuerySchema = z.object({
  action: filterOf(IMPORT_ACTIONS, "those that do one thing: add, change, same or refuse"),
  ...PAGE_PARAMETERS,
});

interface Parts {
  stores: Stores;
  read: ContentReader;
  sandbox: Sandbox;
  now: () => Date;
  log: (line: string) => void;
}

/** Routes: `export` writes the catalogue to a file, `import` checks a file, `import/{id}/run` applies it. */
export function importRoutes({ stores, read, sandbox, now, log }: Parts) {
  const products = adminProductList(read);
  const jobs = importJobs({ stores, sandbox, now, log });
  // One file at a time, because checking a large one takes some hundred megabytes of memory.
  let isChecking = false;
  return new Hono<SessionEnv>()
    .get(
      "/export",
      endpoint({
        summary: "The catalogue as a spreadsheet.",
        query: ExportQuerySchema,
        response: "text/csv",
      }),
      async (c) => {
        const { format, ...query } = c.req.valid("query");
        const found = await products.all(query);
        const rows = await tableOf(found.map(({ id }) => id), stores);
        const bytes = await writeTable(sandbox, rows, format);
        return c.body(bytes, 200, {
          "content-type": TYPES[format],
          "content-disposition": `attachment; filename="products-${
            now().toISOString().slice(0, 10)
          }.${format}"`,
          "cache-control": "no-store",
        });
      },
    )
    .post(
      "/import",
      endpoint({
        summary: "Checks a spreadsheet in the form's field file, row by row; nothing is written.",
        requestType: "multipart/form-data",
        response: ProductImportSchema,
        status: 201,
      }),
      async (c) => {
        notAudited(c);
        if (isChecking) {
          throw new AppError("conflict", "Another file is being checked. Please try again in a minute");
        }
        isChecking = true;
        try {
          const file = await readFile(c, { max: IMPORT_BYTES_MAX, tooLarge: IMPORT_TOO_LARGE });
          return privateJson(c, await jobs.check(file), { status: 201 });
        } finally {
          isChecking = false;
        }
      },
    )
    .get(
      "/import/:id",
      endpoint({ summary: "How far an import has come.", response: ProductImportSchema }),
      (c) => privateJson(c, jobs.get(c.req.param("id"))),
    )
    .get(
      "/import/:id/rows",
      endpoint({
        summary: "What its rows would change.",
        query: RowsQuerySchema,
        response: z.array(ImportRowSchema),
      }),
      (c) => {
        const { action, ...query } = c.req.valid("query");
        const all = jobs.rows(c.req.param("id"));
        const found = action ? all.filter((row) => row.action === action) : all;
        const page = pageOf(found.map((row) => ({ row, id: String(row.row) })), query);
        return privateJson(c, page.rows.map(({ row }) => row), { headers: pageHeaders(c, page) });
      },
    )
    .post(
      "/import/:id/run",
      endpoint({ summary: "Writes all of it.", response: ProductImportSchema }),
      (c) => {
        const started = jobs.start(c.req.param("id"), c.get("session").username).import;
        nameForAudit(c, started.file);
        return privateJson(c, started);
      },
    );
}

async function tableOf(ids: readonly string[], { products, categories }: Stores): Promise<string[][]> {
  const all = await Array.fromAsync(categories.categories.all());
  const names = new Map(all.map(({ id, value }) => [id, value.name]));
  const records = (await products.products.getMany(ids)).filter((record) => record !== null);
  return [
    PRODUCT_COLUMNS.map(({ name }) => name),
    ...records.map((record) => {
      const product = columnProduct(record, names);
      return PRODUCT_COLUMNS.map((column) => cellOfProduct(column, product));
    }),
  ];
}
