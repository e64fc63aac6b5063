import * as z from "zod/mini";
import { between, optionalAddress, text } from "./field.ts";
import { PARAGRAPH_MAX } from "./limits.ts";

export const RATING_MIN = 1;
export const RATING_MAX = 5;

/** A customer's statement about the company. */
export const TestimonialSchema = z.object({
  id: z.string(),
  name: z.string(),
  position: z.string(),
  content: z.string(),
  /** A whole number of stars. */
  rating: z.number(),
  avatarUrl: z.nullable(z.string()),
});
export type Testimonial = z.infer<typeof TestimonialSchema>;

export const TestimonialInputSchema = z.object({
  name: text({ label: "Name" }),
  position: text({ label: "Position" }),
  content: text({ label: "Content", max: PARAGRAPH_MAX }),
  rating: z._default(
    z.int().check(...between(RATING_MIN, RATING_MAX)),
    RATING_MAX,
  ),
  avatarUrl: optionalAddress,
});
