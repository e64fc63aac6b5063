/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/** Copies and tries stores in a worker, because SQLite copies all rows in one step. */
import { createHash } from "node:crypto";
import { backUpStore } from "./back_up_store.ts";
import { SealedBackupError } from "./encrypted_file.ts";
import { tryInto } from "./restore_store.ts";

export type BackupJob =
  & { keys: readonly string[] }
  & (
    | { kind: "copy"; kv: string; target: string }
    /** Restores the file into `folder`, as `deno task restore` does, and reads every record. */
    | { kind: "try"; source: string; folder: string }
  );

export interface BackupFile {
  size: number;
  /** Hex. */
  sha256: string;
}
/** `fault` is that of a SealedBackupError. */
interface BackupProblem {
  name: string;
  message: string;
  fault?: SealedBackupError["fault"];
}
export type BackupAnswer = BackupFile & { records?: number } | { error: BackupProblem };

self.onmessage = async ({ data }: MessageEvent<BackupJob>) => {
  let answer: BackupAnswer;
  try {
    answer = await work(data);
  } catch (error) {
    const { name, message, cause } = error instanceof Error ? error : new Error(String(error));
    answer = {
      error: { name, message, ...cause instanceof SealedBackupError && { fault: cause.fault } },
    };
  }
  self.postMessage(answer);
};

async function work(job: BackupJob): Promise<BackupAnswer> {
  if (job.kind === "try") {
    const records = await tryInto(job.folder, job.source, job.keys);
    return { ...await fileAt(job.source), records };
  }
  await backUpStore(job.kv, job.target, job.keys);
  return await fileAt(job.target);
}

async function fileAt(path: string): Promise<BackupFile> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const piece of (await Deno.open(path)).readable) {
    hash.update(piece);
    size += piece.length;
  }
  return { size, sha256: hash.digest("hex") };
}
