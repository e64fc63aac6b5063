import * as z from "zod/mini";
import { collection } from "../kv/collection.ts";
import type { Store } from "../kv/store.ts";

const TestimonialRecordSchema = z.object({
  name: z.string(),
  position: z.string(),
  content: z.string(),
  rating: z.number(),
  avatarUrl: z.nullable(z.string()),
});

/** Keys: `testimonials` by id. */
export function testimonialStore(store: Store) {
  return collection(store, { name: "testimonials", schema: TestimonialRecordSchema, content: true });
}

export type TestimonialStore = ReturnType<typeof testimonialStore>;
