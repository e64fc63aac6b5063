import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";
import type { ImportColumn, ImportRow, ProductImport } from "../../contract/product_import.ts";
import { keepVersions, writeProgress } from "../catalogue/keep_versions.ts";
import type { ProductChange } from "../catalogue/bulk_writer.ts";
import { AppError } from "../http/app_error.ts";
import { ConflictError, NotFoundError, UniqueError } from "../kv/errors.ts";
import type { Stores } from "../stores.ts";
import { columnsOf, planImport } from "./plan_import.ts";
import { PROBLEM_HEADING } from "./read_headings.ts";
import type { Table } from "./table.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { readTable } from "./table_jobs.ts";

/** Number of checked files held in memory. It is small because each job holds all rows of its file. */
const CACHE_SIZE = 2;

const SAMPLE_MAX = 60;

interface Job {
  import: ProductImport;
  table: Table;
  rows: ImportRow[];
  changes: ProductChange[];
}

interface ImportParts {
  stores: Stores;
  now: () => Date;
  log: (line: string) => void;
}

/** Checks files and runs their imports. Jobs live in memory and are lost at a restart. */
export function importJobs(parts: ImportParts & { sandbox: Sandbox }) {
  const { stores, sandbox, log } = parts;
  const jobs = new Map<string, Job>();

  function get(id: string): Job {
    const job = jobs.get(id);
    if (!job) throw AppError.notFound("this import");
    return job;
  }

  /** Checks the rows of a job without writing anything. */
  async function plan(job: Job, chosen?: readonly string[]): Promise<void> {
    const planned = await planImport(job.table, stores, chosen);
    const counts = { add: 0, change: 0, same: 0, refuse: 0 };
    for (const { told } of planned) counts[told.action]++;
    job.rows = planned.map(({ told }) => told);
    job.changes = planned.flatMap(({ change }) => change ?? []);
    const { message: _, ...before } = job.import;
    job.import = {
      ...before,
      state: "ready",
      counts,
      total: job.changes.length,
      columns: describeColumns(job.table, chosen),
    };
  }

  return {
    /**
     * Checks a file row by row without writing anything. With `asks`, headings that are not known make no refusal:
     * the import waits to be told what its columns are.
     */
    async check(file: File, asks: boolean): Promise<ProductImport> {
      const table = await readTable(sandbox, file);
      const id = monotonicUlid();
      const job: Job = {
        import: {
          id,
          file: file.name.slice(0, 200),
          state: "columns",
          counts: { add: 0, change: 0, same: 0, refuse: 0 },
          done: 0,
          total: 0,
          columns: describeColumns(table),
        },
        table,
        rows: [],
        changes: [],
      };
      const { problems } = columnsOf(table);
      if (asks && problems.length > 0) job.import.message = problems.join(". ");
      else await plan(job);
      jobs.set(id, job);
      for (const [old, { import: { state } }] of [...jobs].slice(0, -CACHE_SIZE)) {
        if (state !== "writing") jobs.delete(old);
      }
      return job.import;
    },

    /** Checks the file again with other columns. */
    async choose(id: string, columns: readonly string[]): Promise<ProductImport> {
      const job = get(id);
      if (job.import.state !== "columns" && job.import.state !== "ready") {
        throw new AppError("conflict", "Cannot change the columns: the import was begun already");
      }
      await plan(job, columns);
      return job.import;
    },

    /** The refused rows as they stand in the file, each with its problems. */
    refused(id: string): string[][] {
      const { rows, table: { rows: [headings = [], ...body] } } = get(id);
      return [
        [...headings, PROBLEM_HEADING],
        ...rows.filter(({ action }) => action === "refuse").map(({ row, problems }) => [
          ...headings.map((_, place) => body[row - 2]?.[place] ?? ""),
          problems.map(({ column, message }) => column ? `${column}: ${message}` : message).join("; "),
        ]),
      ];
    },

    get: (id: string): ProductImport => get(id).import,
    rows: (id: string): readonly ImportRow[] => get(id).rows,

    /**
     * Starts writing a checked file, all or nothing; with `skips` all but the refused rows. Returns at once; `get`
     * reports the progress.
     */
    start(
      id: string,
      username: string,
      skips: boolean,
    ): { import: ProductImport; finished: Promise<void> } {
      const job = get(id);
      const { counts, state } = job.import;
      if (state === "columns") throw new AppError("conflict", "Cannot import this file: choose its columns");
      if (state !== "ready") throw new AppError("conflict", "Cannot import this file: it was begun already");
      if (counts.refuse > 0 && !skips) {
        throw new AppError(
          "conflict",
          `Cannot import this file: ${counts.refuse} of its rows ${
            counts.refuse === 1 ? "is" : "are"
          } refused`,
        );
      }
      job.import.state = "writing";
      const finished = writeJob(parts, job, username).then(
        () => void (job.import.state = "done"),
        (error) => {
          job.import.state = "failed";
          job.import.done = 0;
          job.import.message = isOvertaken(error)
            ? "Somebody changed a product or category of this file meanwhile. Nothing was imported: check the file again"
            : "Something went wrong on our side. Nothing was imported";
          if (!isOvertaken(error)) log(`Import failed: ${error instanceof Error ? error.stack : error}`);
        },
      ).finally(() => job.changes = []);
      return { import: job.import, finished };
    },
  };
}

/** Writes all products of a checked file and their versions, and counts them in the job. */
async function writeJob({ stores, now, log }: ImportParts, job: Job, username: string): Promise<void> {
  const { products, categories } = stores;
  const updatedAt = now().toISOString();
  const changes = job.changes.map((change) =>
    change.kind === "delete" ? change : { ...change, record: { ...change.record, updatedAt } }
  );
  await products.many(async (writeMany) => {
    const filed = changes.flatMap((change) => change.kind === "delete" ? [] : [change.record.categoryId]);
    for (const id of new Set(filed)) {
      if (!await categories.categories.get(id)) throw new NotFoundError("categories", id);
    }
    const progress = writeProgress((done) => job.import.done = done);
    const written = await writeMany(changes, progress.written);
    try {
      await products.past.keep(job.import.id, changes, written);
      await keepVersions(stores, changes, written, username, progress.kept);
    } catch (error) {
      // The products are written already, so a failure here only loses old versions and the way back.
      log(`Import without all of its versions: ${error instanceof Error ? error.stack : error}`);
      job.import.done = job.import.total;
    }
  });
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof ConflictError || error instanceof NotFoundError || error instanceof UniqueError;

function describeColumns(table: Table, chosen?: readonly string[]): ImportColumn[] {
  const { columns } = columnsOf(table, chosen);
  const [headings = [], ...body] = table.rows;
  return headings.map((heading, place) => ({
    heading,
    column: columns[place]?.name ?? "",
    sample: body.find((row) => row[place]?.trim())?.[place]?.trim().slice(0, SAMPLE_MAX) ?? "",
  }));
}
