import { type Author, AuthorInputSchema, AuthorSchema } from "../../contract/author.ts";
import type { ContentReader } from "../content/content.ts";
import { byText, list } from "../http/list_query.ts";
import { plainStore, resource } from "../http/resource.ts";
import type { Stores } from "../stores.ts";

/** Who writes articles. Without the profile an article bears the name that it was saved with. */
export function adminAuthorRoutes({ authors, drafts, bin }: Stores, read: ContentReader) {
  const byName = byText(({ name }: Author) => name);
  return resource({
    one: "an author",
    many: "authors",
    schema: AuthorSchema,
    input: AuthorInputSchema,
    store: plainStore(authors),
    view: ({ id, value }) => ({ id, ...value }),
    nameOf: ({ name }) => name,
    drafts: drafts.of("authors"),
    bin: bin.of("authors"),
    list: {
      ...list<Author>({
        rows: async () => [...(await read.whole()).authors].sort(byName),
        sort: { name: byName },
        search: { in: "names and what they are", texts: ({ name, role }) => [name, role] },
      }),
      view: (rows) => rows,
    },
  });
}
