import { indiaDay } from "../shared/india_day.ts";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import {
  IMPORT_ACTIONS,
  IMPORT_BYTES_MAX,
  IMPORT_TOO_LARGE,
  ImportColumnsSchema,
  ImportRowSchema,
  KnownColumnSchema,
  type ProductImport,
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
import { CELL_HINTS } from "./cell_kinds.ts";
import { importJobs } from "./import_jobs.ts";
import { cellOfProduct, columnProduct, PRODUCT_COLUMNS } from "./product_columns.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { once } from "../shared/once.ts";
import type { SayLetter } from "../outbox/mail_carrier.ts";
import type { Tell } from "../sending/notice_mailer.ts";
import { writeTable } from "./table_jobs.ts";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

const headings = once(() => PRODUCT_COLUMNS.map(({ title }) => title));

const ExportQuerySchema = z.object({
  format: z._default(oneOf(["csv", "xlsx"]), "csv"),
  q: searchParameter("words to look for, all of them"),
  ...adminProductFilters,
});
const FormatQuerySchema = z.object({ format: ExportQuerySchema.shape.format });
const CheckQuerySchema = z.object({
  columns: filterOf(["ask"], "ask: a file with headings that are not known waits to be told its columns"),
});
const RunQuerySchema = z.object({ refused: filterOf(["skip"], "skip: all but the refused rows") });
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
  tell: Tell | undefined;
}

/** Routes: `export` writes the catalogue to a file, `import` checks a file, `import/{id}/run` applies it. */
export function importRoutes(parts: Parts) {
  const jobs = importJobs(parts);
  return new Hono<SessionEnv>()
    .route("/", exportRoutes(parts))
    .route("/", checkRoutes(jobs))
    .route("/", resultRoutes(jobs, parts.sandbox))
    .route("/", runRoutes(jobs, parts.tell));
}

type Jobs = ReturnType<typeof importJobs>;

/** Answers rows as a spreadsheet. */
async function fileOf(
  c: Context,
  sandbox: Sandbox,
  rows: readonly (readonly string[])[],
  { format, name }: { format: keyof typeof TYPES; name: string },
) {
  return c.body(await writeTable(sandbox, rows, format), 200, {
    "content-type": TYPES[format],
    "content-disposition": `attachment; filename="${name}.${format}"`,
    "cache-control": "no-store",
  });
}

/** What there is, as a file, and what a file can have. */
function exportRoutes({ stores, read, sandbox, now }: Parts) {
  const products = adminProductList(read, stores.drafts);
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
        return await fileOf(c, sandbox, rows, { format, name: `products-${indiaDay(now().getTime())}` });
      },
    )
    .get(
      "/import-template",
      endpoint({
        summary: "A spreadsheet with the headings alone.",
        query: FormatQuerySchema,
        response: "text/csv",
      }),
      async (c) =>
        await fileOf(c, sandbox, [headings().slice(1)], {
          ...c.req.valid("query"),
          name: "products-template",
        }),
    )
    .get(
      "/import-columns",
      endpoint({ summary: "The columns that a file can have.", response: z.array(KnownColumnSchema) }),
      (c) =>
        privateJson(
          c,
          PRODUCT_COLUMNS.map(({ name, title, kind }) => ({ name, title, cells: CELL_HINTS[kind] })),
        ),
    );
}

/** Checks a file, and again with other columns. */
function checkRoutes(jobs: Jobs) {
  // One file at a time, because checking a large one takes some hundred megabytes of memory.
  let isChecking = false;
  return new Hono<SessionEnv>()
    .post(
      "/import",
      endpoint({
        summary: "Checks a spreadsheet in the form's field file, row by row; nothing is written.",
        requestType: "multipart/form-data",
        query: CheckQuerySchema,
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
          return privateJson(c, await jobs.check(file, c.req.valid("query").columns === "ask"), {
            status: 201,
          });
        } finally {
          isChecking = false;
        }
      },
    )
    .post(
      "/import/:id/columns",
      endpoint({
        summary: "Says what the columns of its file are, and checks it again.",
        request: ImportColumnsSchema,
        response: ProductImportSchema,
      }),
      async (c) => {
        notAudited(c);
        return privateJson(c, await jobs.choose(c.req.param("id"), c.req.valid("json").columns));
      },
    );
}

/** How far an import has come, and what its rows would change. */
function resultRoutes(jobs: Jobs, sandbox: Sandbox) {
  return new Hono<SessionEnv>()
    .get(
      "/import/:id",
      endpoint({ summary: "How far an import has come.", response: ProductImportSchema }),
      async (c) => privateJson(c, await jobs.get(c.req.param("id"))),
    )
    .get(
      "/import/:id/refused",
      endpoint({
        summary: "Its refused rows as a spreadsheet, each with its problems.",
        query: FormatQuerySchema,
        response: "text/csv",
      }),
      async (c) =>
        await fileOf(c, sandbox, await jobs.refused(c.req.param("id")), {
          ...c.req.valid("query"),
          name: "refused-rows",
        }),
    )
    .get(
      "/import/:id/rows",
      endpoint({
        summary: "What its rows would change.",
        query: RowsQuerySchema,
        response: z.array(ImportRowSchema),
      }),
      async (c) => {
        const { action, ...query } = c.req.valid("query");
        const all = await jobs.rows(c.req.param("id"));
        const found = action ? all.filter((row) => row.action === action) : all;
        const page = pageOf(found.map((row) => ({ row, id: String(row.row) })), query);
        return privateJson(c, page.rows.map(({ row }) => row), { headers: pageHeaders(c, page) });
      },
    );
}

function runRoutes(jobs: Jobs, tell: Tell | undefined) {
  return new Hono<SessionEnv>()
    .post(
      "/import/:id/run",
      endpoint({ summary: "Writes all of it.", query: RunQuerySchema, response: ProductImportSchema }),
      async (c) => {
        const skips = c.req.valid("query").refused === "skip";
        const { username } = c.get("session");
        const { import: started, finished } = await jobs.start(c.req.param("id"), username, skips);
        void finished.then(() => tell?.("imports", importLetter(started, username)));
        nameForAudit(c, started.file);
        return privateJson(c, started);
      },
    );
}

function importLetter({ file, state, message, counts, total }: ProductImport, username: string) {
  const { add, change, refuse } = counts;
  const problem = state === "done" ? null : message ?? "Nothing was imported";
  const facts = { username, file, problem, counts: { all: total, add, change, refuse } };
  return { say: (words: Parameters<SayLetter>[0]) => words.imported(facts), page: "/admin/products" };
}

async function tableOf(ids: readonly string[], { products, categories }: Stores): Promise<string[][]> {
  const all = await Array.fromAsync(categories.categories.all());
  const names = new Map(all.map(({ id, value }) => [id, value.name]));
  const records = (await products.products.getMany(ids)).filter((record) => record !== null);
  return [
    headings(),
    ...records.map((record) => {
      const product = columnProduct(record, names);
      return PRODUCT_COLUMNS.map((column) => cellOfProduct(column, product));
    }),
  ];
}
