import type { BackupAnswer, BackupFile, BackupJob } from "./backup_worker.ts";

/** Does the job in a worker of its own. Throws what went wrong there, by its name. */
export async function inBackupWorker(job: BackupJob): Promise<BackupFile & { records?: number }> {
  const worker = new Worker(import.meta.resolve("./backup_worker.ts"), { type: "module" });
  const done = Promise.withResolvers<BackupAnswer>();
  worker.onmessage = ({ data }) => done.resolve(data);
  worker.onerror = (event) => {
    event.preventDefault();
    done.reject(new Error(event.message));
  };
  worker.postMessage(job);
  try {
    const answer = await done.promise;
    if (!("error" in answer)) return answer;
    const { message, ...rest } = answer.error;
    throw Object.assign(new Error(message), rest);
  } finally {
    worker.terminate();
  }
}
