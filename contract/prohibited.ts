import * as z from "zod/mini";
import { address, blankAsMissing, flag, text } from "./field.ts";
import { refuses } from "./issue.ts";
import { keptState } from "./kept_knowledge.ts";
import { translationsOf } from "./translation.ts";

const WORDS_MAX = 100;
const SOURCES_MAX = 10;
const REASON_MAX = 500;

const NoticeSchema = z.object({
  title: text(),
  publisher: text(),
  /** Its day, or its year where the day is not known. */
  date: blankAsMissing(
    z.string().check(
      z.regex(
        /^\d{4}(-\d{2}-\d{2})?$/,
        refuses("invalid_format", {}, { message: "Must be a day such as 2024-10-17, or a year" }),
      ),
    ),
  ),
  url: blankAsMissing(address),
});

/** A substance that may not be given to animals for food, or a group of them. */
export const ProhibitedSchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  name: text(),
  /** Why: what it does to those who eat what remains, or for whom it is kept. */
  reason: blankAsMissing(text({ max: REASON_MAX })),
  translations: translationsOf(
    z.object({ name: z.optional(text()), reason: z.optional(text({ max: REASON_MAX })) }),
  ),
  /** How it is asked for, in any spelling and script, brands too; a star stands for whatever follows. */
  words: z.array(text()).check(z.minLength(1), z.maxLength(WORDS_MAX)),
  /** The notices that prohibit it. */
  sources: z.array(NoticeSchema).check(z.maxLength(SOURCES_MAX)),
});
export type Prohibited = z.infer<typeof ProhibitedSchema>;

export const ProhibitedInputSchema = z.extend(z.omit(ProhibitedSchema, { id: true }), { hidden: flag });

export const KeptProhibitedSchema = z.extend(ProhibitedSchema, keptState);
export type KeptProhibited = z.infer<typeof KeptProhibitedSchema>;
