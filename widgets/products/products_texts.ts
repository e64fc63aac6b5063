import { loadTexts } from "../kit/load_texts.ts";
import { en } from "./texts/en.ts";

export function loadProductsTexts(lang?: string) {
  const others = { hi: () => import("./texts/hi.ts"), te: () => import("./texts/te.ts") };
  return loadTexts("products/texts", en, others, lang);
}
