import { StoreLockedError } from "./errors.ts";

const RETRY_MS = 50;

/**
 * Locks `FILE.lock` exclusively and returns a function that unlocks it. The lock also ends with the process.
 * The lock file is never deleted, because two processes could then each lock a different file of that name.
 */
export async function lockStore(file: string, wait: number): Promise<() => void> {
  const lock = await Deno.open(`${file}.lock`, { create: true, write: true });
  const deadline = Date.now() + wait;
  while (!await lock.tryLock(true)) {
    if (Date.now() >= deadline) {
      lock.close();
      throw new StoreLockedError(file);
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  return () => lock.close();
}
