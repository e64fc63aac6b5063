import type { FoundKind } from "../../../contract/finding.ts";

/** Words of the search over everything. */
export const findTexts = {
  open: "Search everything",
  short: "Search",
  keys: "Ctrl K",
  title: "Search everything",
  label: "What are you looking for?",
  placeholder: "Name, reference, phone number, product, note…",
  hint:
    "Finds products, articles, pages, submissions, chats, partners, files, users and more. Several words may come in any order.",
  pages: "Pages of the panel",
  found: (count: number) => count === 1 ? "1 result" : `${count} results`,
  searching: "Searching…",
  none: (term: string) => `Nothing found for “${term}”`,
  noneHint: "Try fewer words, or only the beginning of one.",
  error: "The search did not work",
  all: (count: string, title: string) => `All ${count} in ${title}`,
  /** Where the page of the list has another name. */
  kinds: { "staff-answers": "Answers of the Staff", accounts: "Users" } as Partial<Record<FoundKind, string>>,
} as const;
