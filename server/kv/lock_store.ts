import { StoreLockedError } from "./errors.ts";

const RETRY_MS = 50;

/**
 * Takes the exclusive lock beside a store's file and returns how to give it up. The system drops it with the
 * process, however that ends; the lock's file stays, for removing it would let two processes each lock one.
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
