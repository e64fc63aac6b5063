import * as z from "zod/mini";
import { DEFAULT_LANGUAGE, type Language, TRANSLATION_LANGUAGES } from "./language.ts";

/**
 * A document's translations by language: `{ hi: { name: "…" } }`. A field without a translation is shown in
 * English. The property is missing if there are none.
 */
export function translationsOf<T extends z.ZodMiniType>(translation: T) {
  return z.optional(z.partialRecord(z.enum(TRANSLATION_LANGUAGES), translation));
}

/** The names of the fields that are still English, in a document requested in another language. */
export const untranslated = z.optional(z.array(z.string()));

interface Translatable {
  /** The language of its own texts; English where it does not say. */
  lang?: Language | undefined;
  translations?: Partial<Record<Language, object>> | undefined;
}

type InLanguage<T> = Omit<T, "translations"> & { untranslated?: string[] };

/** Gives a document with its texts in one language. `untranslated` lists the `fields` still in the document's own. */
export function inLanguage<T extends Translatable>(
  { translations, ...document }: T,
  language: Language,
  fields: readonly (keyof T & string)[],
): InLanguage<T> {
  if (language === (document.lang ?? DEFAULT_LANGUAGE)) return document;
  const translation: Record<string, unknown> = { ...translations?.[language] };
  // An empty list is no translation: it would hide the list itself.
  const given = (field: string) => hasText(translation[field]);
  const texts = Object.fromEntries(fields.filter(given).map((field) => [field, translation[field]]));
  const missing = fields.filter((field) => !given(field) && hasText(document[field as never]));
  return { ...document, ...texts, untranslated: missing };
}

/** Whether a value has text to translate. Null and empty lists have none. */
function hasText(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return false;
  if (typeof value === "object") return Object.values(value).some(hasText);
  return true;
}
