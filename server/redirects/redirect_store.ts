import * as z from "zod/mini";
import { issue } from "../../contract/issue.ts";
import { type RedirectInput, RedirectSchema } from "../../contract/redirect.ts";
import { AppError } from "../http/app_error.ts";
import { collection } from "../kv/collection.ts";
import { cachedRecords } from "../kv/derived.ts";
import type { Stored } from "../kv/document.ts";
import { UniqueError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import { followRedirects, isLoop, type Target } from "./follow_redirects.ts";

const RedirectRecordSchema = z.omit(RedirectSchema, { id: true, leadsTo: true });
export type RedirectRecord = z.infer<typeof RedirectRecordSchema>;

/** Keys: `redirects` by id, unique `from`. */
export function redirectStore(store: Store) {
  const redirects = collection(store, {
    name: "redirects",
    schema: RedirectRecordSchema,
    unique: { from: ({ from }) => from },
  });
  /** Cached redirects by path. */
  const byPath = cachedRecords(store, redirects, ({ value }) => value.from);

  async function refuseLoop(input: RedirectInput, before?: string): Promise<void> {
    const others = new Map<string, Target>(await byPath());
    if (before) others.delete(before);
    if (!isLoop(others.set(input.from, input), input.from)) return;
    throw AppError.invalid([issue("to", "redirect_loop")]);
  }

  /** Converts a `UniqueError` to an issue of the form's field `from`. */
  async function unlessTaken(write: () => Promise<Stored<RedirectRecord>>): Promise<Stored<RedirectRecord>> {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof UniqueError)) throw error;
      throw AppError.invalid([
        issue("from", "taken", { value: error.key }, {
          message: "There is a redirect from this path already",
        }),
      ]);
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
      return await unlessTaken(() => redirects.update(id, () => input, { ifMatch }));
    },

    /** The end of a path's chain of redirects; undefined if it has none. */
    find: async (path: string): Promise<Target | undefined> => followRedirects(await byPath(), path),
  };
}

export type RedirectStore = ReturnType<typeof redirectStore>;
