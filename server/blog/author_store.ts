import * as z from "zod/mini";
import { AuthorSchema } from "../../contract/author.ts";
import { collection } from "../kv/collection.ts";
import type { Store } from "../kv/store.ts";
import { nameKey } from "../shared/slugs.ts";

/** Keys: `authors` by id, unique `name`. */
export function authorStore(store: Store) {
  return collection(store, {
    name: "authors",
    schema: z.omit(AuthorSchema, { id: true }),
    unique: { name: ({ name }) => nameKey(name) },
  });
}

export type AuthorStore = ReturnType<typeof authorStore>;
