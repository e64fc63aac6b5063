import type * as z from "zod/mini";
import { collection } from "./collection.ts";
import { ConflictError } from "./errors.ts";
import type { Store } from "./store.ts";

/** The version of what was never stored: a caller who saw the defaults holds it. */
export const UNSTORED = "0";

export interface SettingsDocument<T> {
  /** Of its collection. */
  readonly name: string;
  /** Null until somebody has stored it. */
  get(): Promise<{ value: T; version: string } | null>;
  /** A stale `ifMatch` is a ConflictError, and nothing is written. */
  put(value: T, ifMatch?: string): Promise<{ value: T; version: string }>;
}

/** One document of settings: the only one of the collection `name`. */
export function settingsDocument<T>(
  store: Store,
  name: string,
  schema: z.ZodMiniType<T>,
  id = "settings",
): SettingsDocument<T> {
  const documents = collection(store, { name, schema });
  return {
    name,
    get: () => documents.get(id),

    async put(value, ifMatch) {
      return await store.transaction(async (tx) => {
        const writer = documents.in(tx);
        if (await documents.get(id)) return await writer.update(id, () => value, { ifMatch });
        if (ifMatch !== undefined && ifMatch !== UNSTORED) {
          throw new ConflictError(`Cannot change ${name}: it was changed meanwhile`);
        }
        return await writer.create(value, { id });
      });
    },
  };
}
