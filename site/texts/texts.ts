import type { Language } from "../../contract/language.ts";
import type { en } from "./en.ts";

/** What every language fills: a missing word fails the type check. */
export type Texts = typeof en;

/** The words of one language; the browser loads no other. */
export const loadTexts: Record<Language, () => Promise<Texts>> = {
  en: () => import("./en.ts").then((texts) => texts.en),
  hi: () => import("./hi.ts").then((texts) => texts.hi),
  te: () => import("./te.ts").then((texts) => texts.te),
};
