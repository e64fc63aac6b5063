import { bring } from "../../contract/bring.ts";
import { loadTexts } from "../kit/load_texts.ts";
import { en } from "./texts/en.ts";

export function loadQuoteTexts(lang?: string) {
  return loadTexts(
    en,
    {
      hi: async () => (await import("./texts/hi.ts")).hi,
      te: async () => (await import("./texts/te.ts")).te,
    },
    bring,
    lang,
  );
}
