import { en } from "./en.ts";

export type Texts = typeof en;

/** The languages that the site is shown in; each has its own object of the type `Texts`. */
export const LANGUAGES = ["en"] as const;
export type Language = typeof LANGUAGES[number];

export function textsOf(_language: Language): Texts {
  return en;
}
