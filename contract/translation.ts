import * as z from "zod/mini";
import { type Language, TRANSLATION_LANGUAGES } from "./language.ts";

/**
 * A document's texts in other languages, by language: `{ hi: { name: "…" } }`. A field without one is shown in
 * English. Absent where there are none.
 */
export function translationsOf<T extends z.ZodMiniType>(translation: T) {
  return z.optional(z.partialRecord(z.enum(TRANSLATION_LANGUAGES), translation));
}

/** What a document in an asked-for language says beside its fields: which of these are still English. */
export const untranslated = z.optional(z.array(z.string()));

interface Translatable {
  translations?: Partial<Record<Language, object>> | undefined;
}

type InLanguage<T> = Omit<T, "translations"> & { untranslated?: string[] };

/** A document with its texts in one language, and the names of those of `fields` that had to stay English. */
export function inLanguage<T extends Translatable>(
  { translations, ...document }: T,
  language: Language,
  fields: readonly (keyof T & string)[],
): InLanguage<T> {
  if (language === "en") return document;
  const translation: Record<string, unknown> = { ...translations?.[language] };
  // An empty list would hide the English one.
  const given = (field: string) => hasText(translation[field]);
  const texts = Object.fromEntries(fields.filter(given).map((field) => [field, translation[field]]));
  const missing = fields.filter((field) => !given(field) && hasText(document[field as never]));
  return { ...document, ...texts, untranslated: missing };
}

/** Whether there is anything to translate: an empty list or a null is the same in every language. */
function hasText(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return false;
  if (typeof value === "object") return Object.values(value).some(hasText);
  return true;
}
