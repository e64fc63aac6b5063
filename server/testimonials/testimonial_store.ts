import * as z from "zod/mini";
import { type Testimonial, TestimonialSchema } from "../../contract/testimonial.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";

const TestimonialRecordSchema = z.omit(TestimonialSchema, { id: true });
export type TestimonialRecord = z.infer<typeof TestimonialRecordSchema>;

/** Keys: `testimonials` by id. */
export function testimonialStore(store: Store) {
  return collection(store, { name: "testimonials", schema: TestimonialRecordSchema, content: true });
}

export type TestimonialStore = ReturnType<typeof testimonialStore>;

export function testimonialOf({ id, value }: Stored<TestimonialRecord>): Testimonial {
  return { id, ...value };
}
