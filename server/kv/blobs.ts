import { keys } from "./keys.ts";
import { deleteValue, readValue, setValue, type Value } from "./large_value.ts";
import type { Store } from "./store.ts";
import type { Transaction } from "./transaction.ts";

/** Bytes by id: pictures, documents. */
export class Blobs {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async get(id: string): Promise<Uint8Array | null> {
    const found = await readValue(this.#store.kv, await this.#store.kv.get<Value>(keys.blob(id)));
    return found?.bytes ?? null;
  }

  async put(id: string, bytes: Uint8Array): Promise<void> {
    await this.#store.transaction((tx) => this.in(tx).put(id, bytes));
  }

  /** Whether there was one. */
  async delete(id: string): Promise<boolean> {
    return await this.#store.transaction((tx) => this.in(tx).delete(id));
  }

  /** The same writes as part of a transaction. */
  in(tx: Transaction) {
    return {
      async put(id: string, bytes: Uint8Array): Promise<void> {
        const before = await tx.kv.get<Value>(keys.blob(id));
        tx.check(keys.blob(id), before.versionstamp);
        setValue(tx, before, bytes);
      },
      async delete(id: string): Promise<boolean> {
        const before = await tx.kv.get<Value>(keys.blob(id));
        if (before.versionstamp === null) return false;
        tx.check(keys.blob(id), before.versionstamp);
        deleteValue(tx, before);
        return true;
      },
    };
  }
}

/** Bytes by id in a store. */
export function blobs(store: Store): Blobs {
  return new Blobs(store);
}
