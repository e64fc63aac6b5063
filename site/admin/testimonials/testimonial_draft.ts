import type * as z from "zod/mini";
import {
  RATING_MAX,
  type Testimonial,
  TestimonialInputSchema,
  TestimonialSchema,
} from "../../../contract/testimonial.ts";
import type { Resource } from "../draft.ts";
import { testimonialTexts } from "./testimonial_texts.ts";

/** A testimonial while it is edited. */
export type TestimonialDraft = {
  name: string;
  position: string;
  content: string;
  rating: string;
  avatarUrl: string;
};

export const testimonialResource: Resource<Testimonial, TestimonialDraft> = {
  path: "/api/admin/testimonials",
  schema: TestimonialSchema,
  inputSchema: TestimonialInputSchema,
  blank: () => ({ name: "", position: "", content: "", rating: String(RATING_MAX), avatarUrl: "" }),
  draftOf: ({ name, position, content, rating, avatarUrl }) => ({
    name,
    position,
    content,
    rating: String(rating),
    avatarUrl: avatarUrl ?? "",
  }),
  inputOf: ({ rating, ...texts }): z.input<typeof TestimonialInputSchema> => ({
    ...texts,
    rating: Number(rating),
  }),
  labels: testimonialTexts.fields,
  texts: testimonialTexts,
};
