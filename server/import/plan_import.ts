import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";
import { issuesOf } from "../../contract/issue.ts";
import { ProductInputSchema } from "../../contract/product.ts";
import type { Prohibited } from "../../contract/prohibited.ts";
import type { ImportRow } from "../../contract/product_import.ts";
import { slugOf } from "../../contract/shared/slug.ts";
import type { ProductChange } from "../catalogue/bulk_writer.ts";
import type { ProductRecord } from "../catalogue/product_record.ts";
import { prohibitedInProduct } from "../knowledge/prohibited_in.ts";
import { yieldToEventLoop } from "../shared/yield_to_event_loop.ts";
import type { Stored } from "../kv/document.ts";
import type { Stores } from "../stores.ts";
import { type Catalogue, readCatalogue } from "./read_catalogue.ts";
import { readHeadings } from "./read_headings.ts";
import { unreadable } from "./table_jobs.ts";
import type { Table } from "./table.ts";
import {
  cellOfProduct,
  columnProduct,
  PRODUCT_COLUMNS,
  type ProductColumn,
  setCell,
  withoutEmptyParts,
} from "./product_columns.ts";

/** Rows planned before it yields to the event loop. */
const BATCH_SIZE = 50;
const TEXT_MAX = 200;

interface PlannedRow {
  told: ImportRow;
  /** What to write; null for a row that changes nothing or is refused. */
  change: ProductChange | null;
}

/** The columns of a file: those that its headings name, or that were chosen for them. */
export function columnsOf({ rows: [headings = [], ...body] }: Table, chosen?: readonly string[]) {
  return readHeadings(
    headings,
    (column) => body.every((row) => (row[column] ?? "").trim() === ""),
    chosen,
  );
}

/**
 * What each row would change in the catalogue. Writes nothing. Throws 422 for an unreadable file, or for columns
 * that cannot be.
 */
export async function planImport(
  table: Table,
  stores: Stores,
  chosen?: readonly string[],
): Promise<PlannedRow[]> {
  const { rows: [, ...body], problems } = table;
  const { columns, problems: wrong } = columnsOf(table, chosen);
  if (wrong.length > 0) throw unreadable(wrong.join(". "));
  const catalogue = await readCatalogue(stores);
  const company = (await stores.company.get()).name;
  const { prohibited } = await stores.knowledge.read();
  const broken = Map.groupBy(problems, ({ row }) => row);
  const planned: PlannedRow[] = [];
  const takenBy = new Map<string, number>();

  for (const [place, cells] of body.entries()) {
    if (place % BATCH_SIZE === 0) await yieldToEventLoop();
    if (cells.every((cell) => cell.trim() === "")) continue;
    const row = place + 2;
    const told = (broken.get(row) ?? []).flatMap(({ column, message }) =>
      columns[column] ? [{ column: columns[column].name, message }] : []
    );
    planned.push(
      await planRow({ row, cells, columns, told, catalogue, company, prohibited, takenBy, stores }),
    );
  }
  if (planned.length === 0) throw unreadable("The file holds no products below its headings");
  return planned;
}

interface RowParts {
  row: number;
  cells: readonly string[];
  columns: readonly (ProductColumn | null)[];
  told: ImportRow["problems"];
  catalogue: Catalogue;
  company: string;
  prohibited: readonly Prohibited[];
  /** The rows planned so far, by the slug of their product. */
  takenBy: Map<string, number>;
  stores: Stores;
}

async function planRow(
  { row, cells, columns, told, catalogue, company, prohibited, takenBy, stores }: RowParts,
) {
  const problems = [...told];
  const cell = (name: string) => cells[columns.findIndex((column) => column?.name === name)]?.trim() ?? "";
  const refuse = (column: string, message: string) => void problems.push({ column, message });
  const before = catalogue.find({ id: cell("id"), slug: slugOf(cell("slug")), name: cell("name") });

  const input: Record<string, unknown> = before
    ? structuredClone({ ...before.value, category: catalogue.categoryNames.get(before.value.categoryId) })
    : {};
  for (const [place, column] of columns.entries()) {
    if (!column || column.name === "id") continue;
    const problem = setCell(column, cells[place] ?? "", input);
    if (problem) refuse(column.name, problem);
  }
  const parsed = ProductInputSchema.safeParse(withoutEmptyParts(input));
  for (const { path, message } of parsed.success ? [] : issuesOf(parsed.error)) {
    const names = path.split(".");
    const column = columnOf(names);
    if (!problems.some((problem) => problem.column === column)) refuse(column, messageOf(names, message));
  }
  // Collect all problems of a row, so that the user can fix the file in one pass.
  const named = String(input.category ?? "").trim();
  const category = catalogue.categories.get(named.toLowerCase());
  if (named && !category) refuse("category", `There is no category named “${named}”`);
  const name = String(input.name ?? before?.value.name ?? "");
  const refused = (): PlannedRow => ({
    told: { row, action: "refuse", name, changes: [], problems },
    change: null,
  });
  if (!parsed.success || !category || problems.length > 0) return refused();

  const slug = slugOf(parsed.data.slug ?? "") || before?.value.slug || slugOf(name) || "item";
  const earlier = takenBy.get(slug) ?? (before && takenBy.get(before.value.slug));
  if (earlier === undefined) {
    const problem = slugProblem(slug, before?.id, catalogue, stores);
    if (problem) refuse("slug", problem);
  } else refuse("", `This is the same product as in row ${earlier}, by its id, slug or name`);
  if (problems.length > 0) return refused();
  takenBy.set(slug, row);

  const { status, createdAt } = before?.value ?? {};
  const record = await stores.products.recordOf(parsed.data, category, {
    slug,
    company,
    ...(status && { status }),
    ...(createdAt && { createdAt }),
  });
  for (const { path, message } of record.status === "draft" ? [] : prohibitedInProduct(record, prohibited)) {
    refuse(columnOf(path.split(".")), message);
  }
  if (problems.length > 0) return refused();
  const changes = changesOf(columns, catalogue, record, before);
  if (!before) {
    const change: ProductChange = { kind: "create", id: monotonicUlid(), record };
    return { told: { row, action: "add" as const, name, changes, problems }, change };
  }
  if (changes.length === 0) {
    return { told: { row, action: "same" as const, name, changes, problems }, change: null };
  }
  const change: ProductChange = { kind: "update", before, record };
  return { told: { row, action: "change" as const, name, changes, problems }, change };
}

/** Why the slug cannot be used by the product with this id (undefined for a new product). */
function slugProblem(
  slug: string,
  id: string | undefined,
  { bySlug, oldSlugs }: Catalogue,
  { products }: Stores,
): string | undefined {
  const owner = bySlug.get(slug);
  if (owner && owner.id !== id) return `The slug “${slug}” belongs to “${owner.value.name}”`;
  if (products.isReserved(slug)) return `The slug “${slug}” is an address of our own`;
  const formerOwner = oldSlugs.get(slug);
  if (formerOwner && formerOwner !== id) return `The slug “${slug}” is an old address of another product`;
}

function changesOf(
  columns: readonly (ProductColumn | null)[],
  { categoryNames }: Catalogue,
  after: ProductRecord,
  before: Stored<ProductRecord> | undefined,
): ImportRow["changes"] {
  if (!before) return [];
  const was = columnProduct(before, categoryNames);
  const is = columnProduct({ id: before.id, value: after }, categoryNames);
  return columns.flatMap((column) => {
    if (!column) return [];
    const [from, to] = [cellOfProduct(column, was), cellOfProduct(column, is)];
    return from === to ? [] : [{ column: column.name, from: cut(from), to: cut(to) }];
  });
}

const cut = (text: string): string => text.length <= TEXT_MAX ? text : `${text.slice(0, TEXT_MAX)}…`;

/** The column that an issue's path belongs to: `features.2` is in “features”. */
function columnOf(path: readonly string[]): string {
  const fits = PRODUCT_COLUMNS.filter((column) => column.path.every((name, at) => path[at] === name));
  return fits.sort((a, b) => b.path.length - a.path.length)[0]?.name ?? path.join(".");
}

/** Adds the line number to the message if the cell holds several entries. */
function messageOf(path: readonly string[], message: string): string {
  const entry = path.find((name) => /^\d+$/.test(name));
  return entry === undefined ? message : `${message} (line ${Number(entry) + 1} of the cell)`;
}
