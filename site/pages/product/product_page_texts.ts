import { inEachLanguage } from "../../../contract/shared/language_modules.ts";
import type { ProductPageTexts } from "./texts/en.ts";

/** All languages are in the chunk of this page, so that other pages do not load these texts. */
export const productPageTexts = await inEachLanguage<ProductPageTexts>((language) =>
  import(`./texts/${language}.ts`)
);
