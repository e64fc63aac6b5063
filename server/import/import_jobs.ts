import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";
import type { ImportRow, ProductImport } from "../../contract/product_import.ts";
import { keepVersions, writeProgress } from "../catalogue/keep_versions.ts";
import type { ProductChange } from "../catalogue/bulk_writer.ts";
import { AppError } from "../http/app_error.ts";
import { ConflictError, NotFoundError, UniqueError } from "../kv/errors.ts";
import type { Stores } from "../stores.ts";
import { planImport } from "./plan_import.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { readTable } from "./table_jobs.ts";

/** Number of checked files held in memory. It is small because each job holds all rows of its file. */
const CACHE_SIZE = 2;

interface Job {
  import: ProductImport;
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

  return {
    /** Checks a file row by row without writing anything. */
    async check(file: File): Promise<ProductImport> {
      const planned = await planImport(await readTable(sandbox, file), stores);
      const counts = { add: 0, change: 0, same: 0, refuse: 0 };
      for (const { told } of planned) counts[told.action]++;
      const changes = planned.flatMap(({ change }) => change ?? []);
      const id = monotonicUlid();
      const name = file.name.slice(0, 200);
      const checked: ProductImport = {
        id,
        file: name,
        state: "ready",
        counts,
        done: 0,
        total: changes.length,
      };
      jobs.set(id, { import: checked, rows: planned.map(({ told }) => told), changes });
      for (const [old, job] of [...jobs].slice(0, -CACHE_SIZE)) {
        if (job.import.state !== "writing") jobs.delete(old);
      }
      return checked;
    },

    get: (id: string): ProductImport => get(id).import,
    rows: (id: string): readonly ImportRow[] => get(id).rows,

    /** Starts writing a checked file, all or nothing. Returns at once; `get` reports the progress. */
    start(id: string, username: string): { import: ProductImport; finished: Promise<void> } {
      const job = get(id);
      const { counts, state } = job.import;
      if (state !== "ready") throw new AppError("conflict", "Cannot import this file: it was begun already");
      if (counts.refuse > 0) {
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
      await keepVersions(stores, changes, written, username, progress.kept);
    } catch (error) {
      // The products are written already, so a failure here only loses old versions.
      log(`Import without all of its versions: ${error instanceof Error ? error.stack : error}`);
      job.import.done = job.import.total;
    }
  });
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof ConflictError || error instanceof NotFoundError || error instanceof UniqueError;
