import { otherLanguages } from "../../contract/shared/language_modules.ts";
import { loadTexts } from "../kit/load_texts.ts";
import { en, type ProductsTexts } from "./texts/en.ts";

export function loadProductsTexts(lang?: string) {
  const others = otherLanguages<ProductsTexts>((language) => import(`./texts/${language}.ts`));
  return loadTexts("products/texts", en, others, lang);
}
