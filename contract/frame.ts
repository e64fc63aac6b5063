import * as z from "zod/mini";
import { address, optionalText } from "./field.ts";
import { refuses } from "./issue.ts";
import { byLanguage, DEFAULT_LANGUAGE, type Language } from "./language.ts";
import { LIST_MAX, PARAGRAPH_MAX } from "./limits.ts";
import { translationsOf } from "./translation.ts";

const LABEL_MAX = 60;

/** A text in each language. A language without one shows the English text. */
const labels = byLanguage(() => optionalText(LABEL_MAX));

/** A link of the menu or the footer. */
const LinkSchema = z.object({ path: address, ...labels });
export type FrameLink = z.infer<typeof LinkSchema>;

const tooMany = refuses("too_many", { max: LIST_MAX }, { label: "links" });
const links = z._default(z.array(LinkSchema).check(z.maxLength(LIST_MAX, tooMany)), []);

const texts = { footerText: optionalText(PARAGRAPH_MAX) };
export const FRAME_TEXT_FIELDS = Object.keys(texts) as (keyof typeof texts)[];

/** What stands around every page. What is left empty is made from the pages and categories there are. */
export const FrameSchema = z.object({
  ...texts,
  /** Of the header, and the quick links of the footer. */
  menu: links,
  categoryLinks: links,
  translations: translationsOf(z.partial(z.object(texts))),
});
export type Frame = z.infer<typeof FrameSchema>;

export const EMPTY_FRAME: Frame = FrameSchema.parse({});

const ShownLinkSchema = z.object({ path: z.string(), label: z.string() });

/** The frame in one language. A text that nobody wrote is absent. */
export const ShownFrameSchema = z.object({
  footerText: z.optional(z.string()),
  /** Absent, it leads to the main pages. A page without a label bears its own name. */
  menu: z.optional(z.array(z.object({ path: z.string(), label: z.optional(z.string()) }))),
  /** The name of the chat's assistant. */
  assistant: z.optional(z.string()),
  /** To the product categories. */
  categoryLinks: z.array(ShownLinkSchema),
  /** Without a logo the company's initials stand for it. */
  logo: z.optional(z.string()),
  /** On dark ground. */
  logoDark: z.optional(z.string()),
  /** Of buttons on light ground, where the owner chose a colour. */
  colour: z.optional(z.string()),
  /** Whether the logo already says the name. */
  isNameHidden: z.optional(z.boolean()),
});
export type ShownFrame = z.infer<typeof ShownFrameSchema>;

/** A link's label in a language. */
export function labelIn(link: FrameLink, language: Language): string | null {
  return link[language] ?? link[DEFAULT_LANGUAGE];
}
