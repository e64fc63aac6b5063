import * as z from "zod/mini";

/** What an owner does before the site is shown to everybody. */
const SETUP_STEPS = [
  "name",
  "logo",
  "phone",
  "mail",
  "privacy",
  "category",
  "product",
  "colleague",
  "embed",
] as const;
export type SetupStep = typeof SETUP_STEPS[number];

export const PublicationInputSchema = z.object({
  /** Whether everybody sees the site. Otherwise they see that it is coming soon. */
  isPublic: z.boolean(),
});

export const PublicationSchema = z.extend(PublicationInputSchema, {
  /** An address that shows the site to whoever has it. */
  previewUrl: z.string(),
  steps: z.array(z.object({ step: z.enum(SETUP_STEPS), isDone: z.boolean() })),
});
export type Publication = z.infer<typeof PublicationSchema>;
