import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "../../../contract/language.ts";
import type { Description, Field, Row, Section } from "./resource.ts";

const names = new Intl.DisplayNames("en", { type: "language" });

/** The English name of a language, such as "Hindi". */
export const languageName = (language: string): string => names.of(language) ?? language;

const isSection = (section: Description<never>["sections"][number]): section is Section<never> =>
  typeof section !== "function";
const isRow = (row: Section<never>["rows"][number]): row is Row => typeof row !== "function";

const rowsOf = ({ sections }: Description<never>): Row[] =>
  sections.filter(isSection).flatMap(({ rows }) => rows.filter(isRow));

/** The rows of translated fields for one language. */
export function translatedRows(form: Description<never>, language: TranslationLanguage): Row[] {
  return rowsOf(form).flatMap((row): Row[] => {
    const fields = [row].flat().flatMap((field) => field.translated ? [translated(field, language)] : []);
    return fields.length > 1 ? [fields] : fields;
  });
}

/** Each translated field, with that of its translation. */
export function translatedPairs(form: Description<never>, language: TranslationLanguage): [Field, Field][] {
  return rowsOf(form).flat().flatMap((field): [Field, Field][] =>
    field.translated ? [[field, translated(field, language)]] : []
  );
}

function translated({ translated, ...field }: Field, language: TranslationLanguage) {
  const other = typeof translated === "string" ? { path: translated } : Object(translated) as Partial<Field>;
  const { label, kind, noun, columns, path }: Field = { ...field, ...other };
  return {
    path: `translations.${language}.${path}`,
    label: `${label} in ${languageName(language)}`,
    lang: language,
    ...(kind && { kind }),
    ...(noun && { noun }),
    ...(columns && { columns }),
  };
}

/** All fields of a form, including the translated fields of each language. */
export function fieldsOf(form: Description<never>): Field[] {
  const own = rowsOf(form).flat();
  return [...own, ...TRANSLATION_LANGUAGES.flatMap((language) => translatedRows(form, language)).flat()];
}
