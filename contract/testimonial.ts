import * as z from "zod/mini";
import { optionalAddress, text } from "./field.ts";
import { PARAGRAPH_MAX } from "./limits.ts";

export const RATING_MIN = 1;
export const RATING_MAX = 5;
const OUT_OF_RANGE = `Must be ${RATING_MIN} to ${RATING_MAX}`;

/** What a customer says of the company. */
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
  name: text("Name is required"),
  position: text("Position is required"),
  content: text("Content is required", { max: PARAGRAPH_MAX }),
  rating: z._default(
    z.int("Must be a whole number").check(z.gte(RATING_MIN, OUT_OF_RANGE), z.lte(RATING_MAX, OUT_OF_RANGE)),
    RATING_MAX,
  ),
  avatarUrl: optionalAddress,
}, "Must be a testimonial");
