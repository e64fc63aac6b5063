import type { BlockKind, BuiltInPage, PagePart, PageState } from "../../../contract/page.ts";
import { resourceTexts } from "../form/resource_texts.ts";

/** Names of the pages that every site has. */
export const BUILT_IN_NAMES: Record<BuiltInPage, string> = {
  home: "Home",
  about: "About",
  products: "Products",
  blog: "Blog",
  contact: "Contact",
  "privacy-policy": "Privacy Policy",
  "terms-of-service": "Terms of Service",
};

/** Names of the parts, and where they stand. */
export const PART_NAMES: Record<PagePart, readonly [name: string, place: string]> = {
  "not-found": ["Missing page", "where an address leads nowhere"],
  thanks: ["Thanks for a message", "after a form was sent"],
  "quote-thanks": ["Thanks for a quote request", "after a quote was asked for"],
  chat: ["Chat", "in the chat, here and on partners' sites"],
};

/** What each kind of block is called, and what it shows. */
export const BLOCK_NAMES: Record<BlockKind, readonly [name: string, shows: string]> = {
  hero: ["Hero", "The head of the home page: heading, buttons, picture and badges"],
  products: ["Product groups", "Tiles of categories, a search for ingredients and the featured products"],
  statement: ["Statement with figures", "Title, a sentence that weighs, text, and figures beside it"],
  articles: ["Latest articles", "The three newest articles"],
  touch: ["Short contact form", "Name, email and message, beside the contacts and the map"],
  contact: ["Contact form", "The whole form with a subject, the contacts and the map"],
  profile: ["Company profile", "What the company page of this panel says: facts, description, contacts"],
  text: ["Text", "Formatted text, with or without a title"],
  story: ["Story", "The same, signed with the director's name"],
  figures: ["Figures", "A band of key figures"],
  cards: ["Cards", "Titled cards, such as a team"],
  points: ["Numbered points", "Titled cards in an order, such as values"],
  statements: ["Large statements", "Such as mission and vision, side by side"],
  lists: ["Lists", "Named lists side by side, such as a range of products"],
  faq: ["Questions and answers", "They open at a click. The assistant answers from them too."],
  picture: ["Picture", "One picture, with a line below it"],
  goods: ["Products of a category", "A table of up to 24 products"],
  action: ["Call to action", "Buttons: quote, contact, products"],
};

export const pageTexts = resourceTexts("page", "pages", {
  emptyHint: "Add one with the button above.",
  confirmDelete: "Delete this page? Its address will lead nowhere.",
  state: "State",
  all: "All",
  drafts: "Drafts",
  states: {
    published: "Published",
    draft: "Draft, not public",
  } satisfies Record<PageState, string>,
  unwritten: "Not written",
  unnamed: "The page is here once it has a name",
  blocks: "Blocks",
  addBlock: "Add a block",
  choose: "Choose a block…",
  duplicate: "Duplicate",
  moved: (name: string, place: number, count: number) => `${name} is now block ${place} of ${count}`,
  translation: (language: string, percent: number) => `${language} ${percent}%`,
  nothingToFill: "This block has nothing to fill in: it shows what is there.",
  tokens:
    "{company}, {short}, {years}, {since} and {products} stand for the company's name, its short name, its years in business, the year it was founded, and how many products there are. They stay true by themselves.",
});

/** The options of a page's state. */
export const STATE_CHOICES = Object.entries(pageTexts.states) as [PageState, string][];
