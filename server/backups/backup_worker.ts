/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/** Copies and tries stores in a worker, because SQLite copies all pages in one step. */
import { createHash } from "node:crypto";
import { backup, restore } from "../backup.ts";
import { countRecords } from "./count_records.ts";

export type BackupJob =
  | { kind: "copy"; kv: string; target: string }
  /** Restores the file into `folder`, as `deno task restore` does, and reads every record. */
  | { kind: "try"; source: string; folder: string };

export interface BackupFile {
  size: number;
  /** Hex. */
  sha256: string;
}
export type BackupAnswer = BackupFile & { records?: number } | { error: { name: string; message: string } };

self.onmessage = async ({ data }: MessageEvent<BackupJob>) => {
  let answer: BackupAnswer;
  try {
    answer = await work(data);
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    answer = { error: { name, message } };
  }
  self.postMessage(answer);
};

async function work(job: BackupJob): Promise<BackupAnswer> {
  if (job.kind === "copy") {
    await backup(job.kv, job.target);
    return await fileAt(job.target);
  }
  const kv = `${job.folder}/tried.kv`;
  await restore(kv, job.source, new Date());
  return { ...await fileAt(job.source), records: await countRecords(kv) };
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
