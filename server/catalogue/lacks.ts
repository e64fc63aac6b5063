import { TRANSLATION_LANGUAGES } from "../../contract/language.ts";
import { type Product, PRODUCT_TEXT_FIELDS } from "../../contract/product.ts";
import type { ProductGap } from "../../contract/product_gap.ts";
import { inLanguage } from "../../contract/translation.ts";

/** Whether a product lacks something. A withdrawal without days has a note that says why. */
export const lacks: Record<ProductGap, (product: Product) => boolean> = {
  picture: ({ imageUrl }) => !imageUrl,
  withdrawal: ({ withdrawal }) => !withdrawal,
  translation: (product) =>
    TRANSLATION_LANGUAGES.some((language) =>
      inLanguage(product, language, PRODUCT_TEXT_FIELDS).untranslated?.length
    ),
};
