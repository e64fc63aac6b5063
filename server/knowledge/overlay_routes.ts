import type * as z from "zod/mini";
import type { Issue } from "../../contract/issue.ts";
import { KEPT_STATES } from "../../contract/kept_knowledge.ts";
import { AppError } from "../http/app_error.ts";
import { byText, filterOf, list } from "../http/list_query.ts";
import type { Bin } from "../bin/bin_store.ts";
import type { Drafts } from "../drafts/draft_store.ts";
import { resource } from "../http/resource.ts";
import type { Kept, KeptInput, Overlay } from "./overlay.ts";

interface Options<T extends { id: string; name: string }, Schema extends z.ZodMiniType<Kept<T>>> {
  one: string;
  many: string;
  schema: Schema;
  input: z.ZodMiniType<KeptInput<T>>;
  store: Overlay<T>;
  bin: Bin;
  drafts: Drafts;
  /** What `q` looks in. */
  search: { in: string; texts: (row: Kept<T>) => readonly (string | null | undefined)[] };
  /** What the schema cannot tell is wrong with an entry. */
  issuesOf?: (input: KeptInput<T>) => Issue[];
}

/** Routes of entries that come with the software and are kept by the owner, by name. */
export function overlayRoutes<T extends { id: string; name: string }, Schema extends z.ZodMiniType<Kept<T>>>(
  { one, many, schema, input, store, bin, drafts, search, issuesOf = () => [] }: Options<T, Schema>,
) {
  const byName = byText(({ name }: Kept<T>) => name);
  const checked = (entry: KeptInput<T>) => {
    const issues = issuesOf(entry);
    if (issues.length > 0) throw AppError.invalid(issues);
    return entry;
  };
  return resource({
    one,
    many,
    schema,
    input,
    store: {
      ...store,
      create: (entry: KeptInput<T>) => store.create(checked(entry)),
      update: (id: string, entry: KeptInput<T>, ifMatch?: string) =>
        store.update(id, checked(entry), ifMatch),
      // Whether it is the owner's is not his to say.
      changed: (entry: KeptInput<T>, { id, state }: Kept<T>) => ({ ...checked(entry), id, state }) as Kept<T>,
    },
    view: ({ value }) => value as z.output<Schema>,
    nameOf: ({ name }) => name,
    bin,
    drafts,
    list: {
      ...list({
        filters: { state: filterOf([...KEPT_STATES, "hidden"]) },
        rows: async ({ state }) =>
          (await store.rows()).map(({ value }) => value)
            .filter((row) => !state || (state === "hidden" ? row.hidden : row.state === state))
            .sort(byName),
        sort: { name: byName },
        search,
      }),
      view: (rows) => rows as readonly z.output<Schema>[],
    },
  });
}
