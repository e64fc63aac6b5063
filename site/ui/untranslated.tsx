import type { Language } from "../../contract/language.ts";
import type { Product } from "../../contract/product.ts";
import { shownMake } from "../../contract/shared/shown_make.ts";
import type { Visit } from "../app/visit.ts";

interface Translated {
  /** Names of the fields that are still in English; undefined on an English page. */
  untranslated?: string[] | undefined;
}

/**
 * `lang="en"` for a text that a Hindi or Telugu page shows in English. Omit `field` for texts that are never
 * translated, such as a make or the name of a substance.
 */
export function langOf({ untranslated }: Translated, field?: string): "en" | undefined {
  if (!untranslated) return undefined;
  return field === undefined || untranslated.includes(field) ? "en" : undefined;
}

/** A note that a text is in English because there is no translation. */
export function EnglishOnly({ of, field, visit }: { of: Translated; field: string; visit: Visit }) {
  return langOf(of, field) ? <p className="note">{visit.texts.shell.englishOnly}</p> : null;
}

/** A product's manufacturer or origin. A manufacturer's name keeps its language; an origin is translated. */
export function Make(
  { of: product, language }: { of: Pick<Product, "make" | "untranslated">; language: Language },
) {
  const make = shownMake(product.make, language);
  return <span lang={make === product.make ? langOf(product) : undefined}>{make}</span>;
}
