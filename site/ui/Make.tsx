import type { Language } from "../../contract/language.ts";
import type { Product } from "../../contract/product.ts";
import { shownMake } from "../../contract/shared/shown_make.ts";
import { langOf } from "./lang_of.ts";

/** Who made a product or where it comes from; a maker's name is marked where it is not in the page's language. */
export function Make(
  { of: product, language }: { of: Pick<Product, "make" | "untranslated">; language: Language },
) {
  const make = shownMake(product.make, language);
  return <span lang={make === product.make ? langOf(product) : undefined}>{make}</span>;
}
