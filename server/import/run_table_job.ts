import { issue } from "../../contract/issue.ts";
import { AppError } from "../http/app_error.ts";
import type { Table } from "./table.ts";
import type { TableAnswer, TableJob } from "./table_worker.ts";

/** Real files take a few seconds. */
const TIMEOUT_MS = 60_000;

/** A 422 error about the whole file. */
export function unreadable(message: string): AppError {
  return AppError.invalid([issue("file", "unreadable_file", {}, { message })]);
}

export async function readTableInWorker(bytes: Uint8Array<ArrayBuffer>, rowsMax: number): Promise<Table> {
  const answer = await run({ kind: "read", bytes, rowsMax }, [bytes.buffer]);
  if ("table" in answer) return answer.table;
  throw unreadable("error" in answer ? answer.error : "The file cannot be read");
}

export async function writeTableInWorker(
  rows: string[][],
  format: "csv" | "xlsx",
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await run({ kind: "write", rows, format });
  if ("bytes" in answer) return answer.bytes;
  throw unreadable("error" in answer ? answer.error : "The file cannot be written");
}

/** Starts one worker per file: its memory is freed when it ends. */
async function run(job: TableJob, transfer: Transferable[] = []): Promise<TableAnswer> {
  const worker = new Worker(import.meta.resolve("./table_worker.ts"), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<TableAnswer>();
  const timer = setTimeout(
    () => reject(unreadable("The file takes too long to read. Split it into smaller ones")),
    TIMEOUT_MS,
  );
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = (event) => {
    event.preventDefault();
    reject(new AppError("internal", "Cannot read or write the file", { cause: event.message }));
  };
  worker.postMessage(job, transfer);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
