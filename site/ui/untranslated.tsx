import type { Language } from "../../contract/language.ts";
import type { Product } from "../../contract/product.ts";
import { shownMake } from "../../contract/shared/shown_make.ts";
import type { Visit } from "../app/visit.ts";

interface Translated {
  /** Names of the fields that are still English; absent on an English page. */
  untranslated?: string[] | undefined;
}

/**
 * `lang="en"` for a text that a page in Hindi or Telugu has to show in English. Leave out the field for texts that are
 * never translated: a make, a pack size, a figure.
 */
export function langOf({ untranslated }: Translated, field?: string): "en" | undefined {
  if (!untranslated) return undefined;
  return field === undefined || untranslated.includes(field) ? "en" : undefined;
}

/** Tells the reader that a text is shown in English because nobody has translated it. */
export function EnglishOnly({ of, field, visit }: { of: Translated; field: string; visit: Visit }) {
  return langOf(of, field) ? <p className="note">{visit.texts.shell.englishOnly}</p> : null;
}

/** Who made a product or where it comes from. A maker's name has its language marked, an origin is translated. */
export function Make(
  { of: product, language }: { of: Pick<Product, "make" | "untranslated">; language: Language },
) {
  const make = shownMake(product.make, language);
  return <span lang={make === product.make ? langOf(product) : undefined}>{make}</span>;
}
