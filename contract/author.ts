import * as z from "zod/mini";
import { optionalAddress, optionalText, text } from "./field.ts";
import { PARAGRAPH_MAX } from "./limits.ts";
import { translationsOf } from "./translation.ts";

const authorTexts = {
  /** What they are: "Veterinarian". */
  role: optionalText(),
  about: optionalText(PARAGRAPH_MAX),
};
export const AUTHOR_TEXT_FIELDS = Object.keys(authorTexts) as (keyof typeof authorTexts)[];

/** Who writes articles: a person or a team. An article that bears the name shows the rest. */
export const AuthorInputSchema = z.object({
  name: text({ label: "Name" }),
  ...authorTexts,
  picture: optionalAddress,
  translations: translationsOf(z.partial(z.object(authorTexts))),
});

export const AuthorSchema = z.extend(AuthorInputSchema, { id: z.string() });
export type Author = z.infer<typeof AuthorSchema>;
