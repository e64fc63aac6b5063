import * as z from "zod/mini";
import { type RedirectInput, RedirectSchema } from "../../contract/redirect.ts";
import { AppError } from "../http/app_error.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import { UniqueError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import { followRedirects, isLoop, type Target } from "./follow_redirects.ts";

const RedirectRecordSchema = z.omit(RedirectSchema, { id: true, leadsTo: true });
export type RedirectRecord = z.infer<typeof RedirectRecordSchema>;

/** Keys: `redirects` by id, unique `from`. They change what a missing page answers, which is content. */
export function redirectStore(store: Store) {
  const redirects = collection(store, {
    name: "redirects",
    schema: RedirectRecordSchema,
    unique: { from: ({ from }) => from },
    content: true,
  });
  let revision: string | undefined;
  let reading: Promise<Map<string, Target>> | undefined;

  /** All of them by their path, read again only when the content has changed. */
  function byPath(): Promise<Map<string, Target>> {
    if (!reading || revision !== store.revision) {
      revision = store.revision;
      const started = reading = Array.fromAsync(redirects.all(), ({ value }) => [value.from, value] as const)
        .then((entries) => new Map(entries));
      // A failed read is tried again by the next caller.
      started.catch(() => {
        if (reading === started) reading = undefined;
      });
    }
    return reading;
  }

  async function refuseLoop(input: RedirectInput, before?: string): Promise<void> {
    const others = new Map(await byPath());
    if (before) others.delete(before);
    if (!isLoop(others.set(input.from, input), input.from)) return;
    throw AppError.invalid([{ path: "to", message: "This leads back to where it came from" }]);
  }

  /** The form knows the field of what the store calls a key. */
  async function unlessTaken(write: () => Promise<Stored<RedirectRecord>>): Promise<Stored<RedirectRecord>> {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof UniqueError)) throw error;
      throw AppError.invalid([{ path: "from", message: "There is a redirect from this path already" }]);
    }
  }

  return {
    redirects,
    byPath,

    async create(input: RedirectInput): Promise<Stored<RedirectRecord>> {
      await refuseLoop(input);
      return await unlessTaken(() => redirects.create(input));
    },

    async update(id: string, input: RedirectInput, ifMatch?: string): Promise<Stored<RedirectRecord>> {
      await refuseLoop(input, (await redirects.get(id))?.value.from);
      return await unlessTaken(() => redirects.update(id, () => input, ifMatch ? { ifMatch } : {}));
    },

    /** Where a path without a page leads, at the end of its chain; undefined where it leads nowhere. */
    find: async (path: string): Promise<Target | undefined> => followRedirects(await byPath(), path),
  };
}

export type RedirectStore = ReturnType<typeof redirectStore>;
