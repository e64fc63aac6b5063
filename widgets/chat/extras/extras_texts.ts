import type { Bring } from "../../../contract/bring.ts";
import { loadTexts } from "../../kit/view_kit.ts";
import { en } from "./texts/en.ts";

export function loadExtrasTexts(bring: Bring, lang?: string) {
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
