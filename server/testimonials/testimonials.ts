import { Hono } from "hono";
import * as z from "zod/mini";
import { type Testimonial, TestimonialInputSchema, TestimonialSchema } from "../../contract/testimonial.ts";
import type { Bin } from "../bin/bin_store.ts";
import type { ContentReader } from "../content/content.ts";
import type { Drafts } from "../drafts/draft_store.ts";
import { cachedJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import { list } from "../http/list_query.ts";
import { plainStore, resource } from "../http/resource.ts";
import { collection } from "../kv/collection.ts";
import type { Store } from "../kv/store.ts";

/** Keys: `testimonials` by id. */
export function testimonialStore(store: Store) {
  const schema = z.omit(TestimonialSchema, { id: true });
  return collection(store, { name: "testimonials", schema });
}

export type TestimonialStore = ReturnType<typeof testimonialStore>;

export function testimonialRoutes(read: ContentReader) {
  return new Hono().get(
    "/testimonials",
    endpoint({ summary: "Lists testimonials.", response: z.array(TestimonialSchema) }),
    async (c) => cachedJson(c, (await read()).testimonials),
  );
}

/** For the owner, the newest first. */
export function adminTestimonialRoutes(
  { testimonials, drafts, bin }: { testimonials: TestimonialStore; drafts: Drafts; bin: Bin },
  read: ContentReader,
) {
  return resource({
    one: "a testimonial",
    many: "testimonials",
    schema: TestimonialSchema,
    input: TestimonialInputSchema,
    store: plainStore(testimonials),
    view: ({ id, value }) => ({ id, ...value }),
    nameOf: ({ name }) => name,
    drafts,
    bin,
    list: {
      ...list<Testimonial>({
        rows: async () => (await read.whole()).testimonials.toReversed(),
        search: {
          in: "names, positions and words",
          texts: ({ name, position, content }) => [name, position, content],
        },
      }),
      view: (rows) => rows,
    },
  });
}
