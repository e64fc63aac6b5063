import * as z from "zod/mini";
import {
  type GlossaryTerm,
  GlossaryTermInputSchema,
  GlossaryTermSchema,
} from "../../contract/glossary_term.ts";
import type { Bin } from "../bin/bin_store.ts";
import type { Drafts } from "../drafts/draft_store.ts";
import { byText, list } from "../http/list_query.ts";
import { plainStore, resource } from "../http/resource.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";

const viewOf = ({ id, value }: Stored<Omit<GlossaryTerm, "id">>): GlossaryTerm => ({ id, ...value });

/** The agreed words of the trade, for those who write and translate. Keys: `glossary` by id; unique by the term. */
export function glossaryStore(store: Store) {
  return collection(store, {
    name: "glossary",
    schema: z.omit(GlossaryTermSchema, { id: true }),
    unique: { term: ({ term }) => term.toLowerCase() },
  });
}

export type GlossaryStore = ReturnType<typeof glossaryStore>;

export function glossaryRoutes(terms: GlossaryStore, drafts: Drafts, bin: Bin) {
  const byTerm = byText(({ term }: GlossaryTerm) => term);
  return resource({
    one: "a term",
    many: "the terms of the glossary",
    schema: GlossaryTermSchema,
    input: GlossaryTermInputSchema,
    store: plainStore(terms),
    view: viewOf,
    nameOf: ({ term }) => term,
    drafts,
    bin,
    list: {
      ...list<GlossaryTerm>({
        rows: async () => (await Array.fromAsync(terms.all())).map(viewOf).sort(byTerm),
        sort: { term: byTerm },
        search: {
          in: "terms in all languages, and notes",
          texts: ({ term, note, translations = {} }) => [
            term,
            note,
            ...Object.values(translations).map((translation) => translation?.term),
          ],
        },
      }),
      view: (rows) => rows,
    },
  });
}
