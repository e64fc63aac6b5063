import type * as z from "zod/mini";
import { collection } from "./collection.ts";
import { ConflictError } from "./errors.ts";
import type { Store } from "./store.ts";

/** The version of a document that was never stored: its readers get the defaults with this version. */
export const UNSTORED = "0";

export interface SettingsDocument<T> {
  /** Name of its collection. */
  readonly name: string;
  /** Returns null if the document was never stored. What it had no field for when it was stored has its default. */
  get(): Promise<{ value: T; version: string } | null>;
  /** Stores the value. Throws a ConflictError if `ifMatch` is stale. */
  put(value: T, ifMatch?: string): Promise<{ value: T; version: string }>;
}

/** A single settings document, stored in the collection `name`. */
export function settingsDocument<T>(
  store: Store,
  name: string,
  schema: z.ZodMiniType<T>,
  id = "settings",
): SettingsDocument<T> {
  const documents = collection(store, { name, schema });
  return {
    name,
    async get() {
      const found = await documents.get(id);
      const parsed = found && schema.safeParse(found.value);
      return parsed?.success ? { ...found!, value: parsed.data } : found;
    },

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
