import * as z from "zod/mini";
import { optionalAddress, text } from "./field.ts";
import { PARAGRAPH_MAX } from "./limits.ts";

export const TestimonialInputSchema = z.object({
  name: text("Name is required"),
  position: text("Position is required"),
  content: text("Content is required", { max: PARAGRAPH_MAX }),
  rating: z._default(
    z.int("Must be a whole number").check(z.gte(1, "Must be 1 to 5"), z.lte(5, "Must be 1 to 5")),
    5,
  ),
  avatarUrl: optionalAddress,
});
export type TestimonialInput = z.infer<typeof TestimonialInputSchema>;

export type Testimonial = TestimonialInput & { id: string };
