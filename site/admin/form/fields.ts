import { type Language, LANGUAGES, TRANSLATION_LANGUAGES } from "../../../contract/language.ts";
import { valueAt } from "./json.ts";
import { typedOf } from "./kinds.ts";
import type { Description, Draft, Field, Row, Section } from "./resource.ts";

const names = new Intl.DisplayNames("en", { type: "language" });

/** The English name of a language, such as "Hindi". */
export const languageName = (language: string): string => names.of(language) ?? language;

const isSection = (section: Description<never>["sections"][number]): section is Section<never> =>
  typeof section !== "function";
const isRow = (row: Section<never>["rows"][number]): row is Row => typeof row !== "function";

const rowsOf = ({ sections }: Description<never>): Row[] =>
  sections.filter(isSection).flatMap(({ rows }) => rows.filter(isRow));

/** The text of a field in a language; its own where it has no translation. */
export function textIn(draft: Draft, path: string, language: Language): string {
  return typedOf(valueAt(draft, `translations.${language}.${path}`)) || typedOf(valueAt(draft, path));
}

/** The languages that a document is translated into: all but that of its own texts. */
export function languagesOf({ translations }: Description<never>, draft: Draft): readonly Language[] {
  const from = translations?.from;
  return from ? LANGUAGES.filter((language) => language !== valueAt(draft, from)) : TRANSLATION_LANGUAGES;
}

/** The rows of translated fields for one language. */
export function translatedRows(form: Description<never>, language: Language): Row[] {
  return rowsOf(form).flatMap((row): Row[] => {
    const fields = [row].flat().flatMap((field) => field.translated ? [translated(field, language)] : []);
    return fields.length > 1 ? [fields] : fields;
  });
}

/** Each translated field, with that of its translation. */
export function translatedPairs(form: Description<never>, language: Language): [Field, Field][] {
  return rowsOf(form).flat().flatMap((field): [Field, Field][] =>
    field.translated ? [[field, translated(field, language)]] : []
  );
}

function translated({ translated, ...field }: Field, language: Language) {
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

/** All fields of a form, including the translated fields of each language that a document may be translated into. */
export function fieldsOf(form: Description<never>): Field[] {
  const own = rowsOf(form).flat();
  return [...own, ...languagesOf(form, {}).flatMap((language) => translatedRows(form, language)).flat()];
}
