import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";
import type { ImportColumn, ImportRow, ProductImport } from "../../contract/product_import.ts";
import { keepVersions, writeProgress } from "../catalogue/keep_versions.ts";
import type { ProductChange } from "../catalogue/bulk_writer.ts";
import { progressTeller } from "../catalogue/progress_teller.ts";
import { AppError } from "../http/app_error.ts";
import { ConflictError, NotFoundError, UniqueError } from "../kv/errors.ts";
import type { Stores } from "../stores.ts";
import { isWaiting } from "./import_records.ts";
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
  /** The version of its record, by which a server sees that another one has gone on. */
  version: string;
  /** Whether this server writes it, or did so: then nobody knows more of it. */
  isOwn: boolean;
  /** Whether its record says that this server writes it. */
  hasBegun?: boolean;
  table: Table;
  rows: ImportRow[];
  changes: ProductChange[];
}

interface ImportParts {
  stores: Stores;
  now: () => Date;
  log: (line: string) => void;
}

type Planned = Pick<Job, "import" | "rows" | "changes">;

/** Checks the rows of a table without writing anything. */
async function plan(
  stores: Stores,
  { import: told, table }: Pick<Job, "import" | "table">,
  chosen?: readonly string[],
): Promise<Planned> {
  const planned = await planImport(table, stores, chosen);
  const counts = { add: 0, change: 0, same: 0, refuse: 0 };
  for (const { told } of planned) counts[told.action]++;
  const changes = planned.flatMap(({ change }) => change ?? []);
  const { message: _, ...before } = told;
  return {
    import: {
      ...before,
      state: "ready",
      counts,
      total: changes.length,
      columns: describeColumns(table, chosen),
    },
    rows: planned.map(({ told }) => told),
    changes,
  };
}

/**
 * The imports as this server knows them. What is told of an import stands in the store, so that every server can
 * answer and go on. Rows and changes are in memory: another server reads the file's rows and checks them itself.
 */
function knownJobs({ stores, log }: ImportParts) {
  const { imports } = stores;
  const jobs = new Map<string, Job>();

  function remember(job: Job): Job {
    jobs.set(job.import.id, job);
    for (const [old, { import: { state } }] of [...jobs].slice(0, -CACHE_SIZE)) {
      if (state !== "writing") jobs.delete(old);
    }
    return job;
  }

  return {
    remember,

    async get(id: string): Promise<ProductImport> {
      const job = jobs.get(id);
      if (job?.isOwn) return job.import;
      const record = await imports.get(id);
      if (!record || stores.store.exclusive && isWaiting(record.value.import) && !job) {
        throw AppError.notFound("this import");
      }
      return record.value.import;
    },

    /** The import with its rows, as it is now. */
    async open(id: string): Promise<Job> {
      const job = jobs.get(id);
      if (job?.isOwn) return job;
      const record = await imports.get(id);
      if (record && job?.version === record.version) return job;
      const table = record && (job?.table ?? await imports.table(id));
      if (!table) throw AppError.notFound("this import");
      const { import: told, chosen } = record.value;
      const known = { import: told, version: record.version, isOwn: false, table, rows: [], changes: [] };
      return remember(told.state === "ready" ? { ...known, ...await plan(stores, known, chosen) } : known);
    },

    /** Makes a begun import fail in its record, too. */
    async fail(job: Job, error: unknown): Promise<void> {
      job.import.state = "failed";
      job.import.done = 0;
      job.import.message = isOvertaken(error)
        ? "Somebody changed a product or category of this file meanwhile. Nothing was imported: check the file again"
        : "Something went wrong on our side. Nothing was imported";
      if (!isOvertaken(error)) log(`Import failed: ${error instanceof Error ? error.stack : error}`);
      const isStored = await imports.fail(job.import, { hasBegun: job.hasBegun });
      // Another server has begun it: from now on its record is told.
      if (!isStored) jobs.delete(job.import.id);
    },
  };
}

/** Checks files and runs their imports. */
export function importJobs(parts: ImportParts & { sandbox: Sandbox }) {
  const { stores, sandbox, log } = parts;
  const { imports } = stores;
  const { fail, get, open, remember } = knownJobs(parts);

  return {
    /**
     * Checks a file row by row without writing anything. With `asks`, headings that are not known make no refusal:
     * the import waits to be told what its columns are.
     */
    async check(file: File, asks: boolean): Promise<ProductImport> {
      const table = await readTable(sandbox, file);
      const told: ProductImport = {
        id: monotonicUlid(),
        file: file.name.slice(0, 200),
        state: "columns",
        counts: { add: 0, change: 0, same: 0, refuse: 0 },
        done: 0,
        total: 0,
        columns: describeColumns(table),
      };
      const { problems } = columnsOf(table);
      const planned: Planned = asks && problems.length > 0
        ? { import: { ...told, message: problems.join(". ") }, rows: [], changes: [] }
        : await plan(stores, { import: told, table });
      const { version } = await imports.add(planned.import, table);
      return remember({ ...planned, version, isOwn: false, table }).import;
    },

    /** Checks the file again with other columns. */
    async choose(id: string, columns: readonly string[]): Promise<ProductImport> {
      const job = await open(id);
      if (!isWaiting(job.import)) {
        throw new AppError("conflict", "Cannot change the columns: the import was begun already");
      }
      const planned = await plan(stores, job, columns);
      const { version } = await imports.update(id, { import: planned.import, chosen: [...columns] });
      return remember({ ...job, ...planned, version }).import;
    },

    /** The refused rows as they stand in the file, each with its problems. */
    async refused(id: string): Promise<string[][]> {
      const { rows, table: { rows: [headings = [], ...body] } } = await open(id);
      return [
        [...headings, PROBLEM_HEADING],
        ...rows.filter(({ action }) => action === "refuse").map(({ row, problems }) => [
          ...headings.map((_, place) => body[row - 2]?.[place] ?? ""),
          problems.map(({ column, message }) => column ? `${column}: ${message}` : message).join("; "),
        ]),
      ];
    },

    get,
    rows: async (id: string): Promise<readonly ImportRow[]> => (await open(id)).rows,

    /**
     * Starts writing a checked file, all or nothing; with `skips` all but the refused rows. Returns at once; `get`
     * reports the progress.
     */
    async start(
      id: string,
      username: string,
      skips: boolean,
    ): Promise<{ import: ProductImport; finished: Promise<void> }> {
      const job = await open(id);
      refuseStart(job.import, skips);
      job.isOwn = true;
      job.import.state = "writing";
      const finished = writeJob(parts, job, username).then(
        async () => {
          job.import.state = "done";
          await imports.update(id, { import: job.import });
        },
        (error) => fail(job, error),
      ).catch((error) =>
        log(`Cannot store how an import ended: ${error instanceof Error ? error.stack : error}`)
      )
        .finally(() => job.changes = []);
      return { import: job.import, finished };
    },
  };
}

function refuseStart({ counts, state }: ProductImport, skips: boolean): void {
  if (state === "columns") throw new AppError("conflict", "Cannot import this file: choose its columns");
  if (state !== "ready") throw new AppError("conflict", "Cannot import this file: it was begun already");
  if (counts.refuse > 0 && !skips) {
    const rows = `${counts.refuse} of its rows ${counts.refuse === 1 ? "is" : "are"} refused`;
    throw new AppError("conflict", `Cannot import this file: ${rows}`);
  }
}

/** Writes all products of a checked file and their versions, and counts them in the job. */
async function writeJob({ stores, now, log }: ImportParts, job: Job, username: string): Promise<void> {
  const { products, categories, imports } = stores;
  const updatedAt = now().toISOString();
  const changes = job.changes.map((change) =>
    change.kind === "delete" ? change : { ...change, record: { ...change.record, updatedAt } }
  );
  await products.many(async (writeMany) => {
    const filed = changes.flatMap((change) => change.kind === "delete" ? [] : [change.record.categoryId]);
    for (const id of new Set(filed)) {
      if (!await categories.categories.get(id)) throw new NotFoundError("categories", id);
    }
    // Under the lock no other server can begin it, and who finds it so after this one died knows that it did.
    const record = await imports.get(job.import.id);
    if (record && !isWaiting(record.value.import)) {
      throw new ConflictError("Cannot import this file: it was begun already");
    }
    await imports.update(job.import.id, { import: job.import });
    job.hasBegun = true;
    const teller = progressTeller(() => imports.update(job.import.id, { import: { ...job.import } }));
    const progress = writeProgress((done) => {
      job.import.done = done;
      teller.tell(done);
    });
    const written = await writeMany(changes, {
      onProgress: progress.written,
      also: (tx) => imports.written(tx, job.import.id),
    });
    try {
      await products.past.keep(job.import.id, changes, written);
      await keepVersions(stores, changes, written, username, progress.kept);
    } catch (error) {
      // The products are written already, so a failure here only loses old versions and the way back.
      log(`Import without all of its versions: ${error instanceof Error ? error.stack : error}`);
      job.import.done = job.import.total;
    }
    await teller.ended();
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
