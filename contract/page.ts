import * as z from "zod/mini";
import { lines, optionalAddress, optionalText } from "./field.ts";
import { refuses } from "./issue.ts";
import { keptDraft } from "./kept_draft.ts";
import { LIST_MAX, PARAGRAPH_MAX } from "./limits.ts";
import { translationsOf, untranslated } from "./translation.ts";

/** Pages that every site has, by slug. They are edited, not made or deleted. */
export const BUILT_IN_PAGES = [
  "home",
  "about",
  "products",
  "blog",
  "contact",
  "privacy-policy",
  "terms-of-service",
] as const;
export type BuiltInPage = typeof BUILT_IN_PAGES[number];

export function isBuiltIn(slug: string): slug is BuiltInPage {
  return BUILT_IN_PAGES.includes(slug as BuiltInPage);
}

/**
 * Texts that are edited as pages are and stand in other places: on a page that is missing, after a form, in the
 * chat. They have no address and no blocks.
 */
export const PAGE_PARTS = ["not-found", "thanks", "quote-thanks", "chat"] as const;
export type PagePart = typeof PAGE_PARTS[number];

export function isPart(slug: string): slug is PagePart {
  return PAGE_PARTS.includes(slug as PagePart);
}

/** The fields of each kind of block. The site draws a kind, the panel edits its fields. */
export const BLOCK_FIELDS = {
  hero: ["title", "lead", "picture", "items"],
  products: ["title", "lead", "categories"],
  statement: ["title", "lead", "text", "items"],
  articles: ["title", "lead"],
  touch: ["title", "lead"],
  contact: ["title", "items"],
  profile: [],
  text: ["title", "text"],
  story: ["title", "text"],
  figures: ["items"],
  cards: ["title", "items"],
  points: ["title", "items"],
  statements: ["items"],
  lists: ["title", "items"],
  faq: ["title", "items"],
  picture: ["picture", "title", "lead"],
  goods: ["title", "lead", "categories"],
  action: ["title"],
} as const satisfies Record<string, readonly (keyof BlockFields)[]>;
export type BlockKind = keyof typeof BLOCK_FIELDS;
export const BLOCK_KINDS = Object.keys(BLOCK_FIELDS) as BlockKind[];

const HTML_MAX = 60_000;
const BLOCKS_MAX = 40;
const tooMany = refuses("too_many", { max: BLOCKS_MAX }, { label: "blocks" });

/** Signs that a badge may bear. */
export const BADGE_ICONS = [
  "check",
  "flask",
  "tag",
  "truck",
  "map",
  "boxes",
  "headset",
  "leaf",
  "phone",
  "clock",
  "document",
  "star",
] as const;
const icon = z.enum(BADGE_ICONS);

/** A badge, figure, card, question or list of a block: what it is, and what is said of it. */
const ItemSchema = z.object({
  name: optionalText(PARAGRAPH_MAX),
  text: optionalText(PARAGRAPH_MAX),
  /** Of a badge. */
  icon: z.pipe(z.transform((value) => value || null), z.nullable(icon)),
});

const items = z._default(z.array(ItemSchema).check(z.maxLength(LIST_MAX)), []);

/** `text` is HTML, sanitised when it is saved. */
const blockTexts = {
  title: optionalText(),
  lead: optionalText(PARAGRAPH_MAX),
  text: optionalText(HTML_MAX),
  items,
};
export const BLOCK_TEXT_FIELDS = Object.keys(blockTexts) as (keyof typeof blockTexts)[];

const blockFields = {
  ...blockTexts,
  picture: optionalAddress,
  /** Slugs of product categories. */
  categories: lines(),
};
type BlockFields = typeof blockFields;

const BlockSchema = z.object({
  kind: z.enum(BLOCK_KINDS),
  ...blockFields,
  translations: translationsOf(z.partial(z.object(blockTexts))),
});
export type Block = z.infer<typeof BlockSchema>;

/**
 * `name` is short, for menus and tabs; `title` is the heading, `description` and `keywords` are for search engines.
 * Of the chat: the assistant's name, what stands above the list of its topics, and (`keywords`) these topics.
 */
const pageTexts = {
  name: optionalText(),
  title: optionalText(),
  lead: optionalText(PARAGRAPH_MAX),
  description: optionalText(PARAGRAPH_MAX),
  keywords: lines(),
};
export const PAGE_TEXT_FIELDS = Object.keys(pageTexts) as (keyof typeof pageTexts)[];

const body = {
  ...pageTexts,
  /** Beside the heading. */
  picture: optionalAddress,
  blocks: z._default(z.array(BlockSchema).check(z.maxLength(BLOCKS_MAX, tooMany)), []),
  translations: translationsOf(z.partial(z.object(pageTexts))),
};
export const PageBodySchema = z.object(body);
export type PageBody = z.infer<typeof PageBodySchema>;

/** `draft`: the page is not public; one that every site has shows only what the company's profile says. */
const PageStateSchema = z.enum(["published", "draft"]);
export type PageState = z.infer<typeof PageStateSchema>;
/** What the admin list can be narrowed to. `changed`: published, with a draft beside it. */
export const PAGE_FILTERS = [...PageStateSchema.options, "changed"] as const;
/** Before drafts stood beside a page, one in a third state held what was not public yet. */
const storedState = z.pipe(
  z.transform((state) => state === "changed" ? "draft" : state),
  PageStateSchema,
);

export const PageInputSchema = z.object({
  slug: optionalText(),
  state: z._default(PageStateSchema, "published"),
  ...body,
});
export type PageInput = z.infer<typeof PageInputSchema>;

/** A page as the panel edits it. */
export const PageSchema = z.object({
  id: z.string(),
  slug: z.string(),
  state: storedState,
  draft: keptDraft,
  /** Null until it was saved. */
  updatedAt: z.nullable(z.string()),
  ...body,
});
export type Page = z.infer<typeof PageSchema>;

const shown = z.optional(z.string());
const ShownItemSchema = z.object({ name: shown, text: shown, icon: z.optional(icon) });
export type ShownItem = z.infer<typeof ShownItemSchema>;

/** A block in one language, without what is blank. */
const ShownBlockSchema = z.object({
  kind: z.enum(BLOCK_KINDS),
  title: shown,
  lead: shown,
  text: shown,
  items: z.optional(z.array(ShownItemSchema)),
  picture: shown,
  categories: z.optional(z.array(z.string())),
  untranslated,
});
export type ShownBlock = z.infer<typeof ShownBlockSchema>;

/** A public page in one language, without what is blank. */
export const ShownPageSchema = z.object({
  slug: z.string(),
  name: shown,
  title: shown,
  lead: shown,
  description: shown,
  keywords: z.optional(z.array(z.string())),
  picture: shown,
  blocks: z.array(ShownBlockSchema),
  updatedAt: shown,
  untranslated,
});
export type ShownPage = z.infer<typeof ShownPageSchema>;

/** A public page in lists. */
export const NamedPageSchema = z.pick(ShownPageSchema, { slug: true, name: true });
export type NamedPage = z.infer<typeof NamedPageSchema>;
