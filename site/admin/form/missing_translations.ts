import type { Language } from "../../../contract/language.ts";
import type { Words } from "../../../contract/shared/glossary_words.ts";
import { languagesOf, translatedPairs } from "./fields.ts";
import { isBlank, valueAt, withoutBlankRows } from "./json.ts";
import { cellOf, rowsOf, typedOf } from "./kinds.ts";
import type { AnyForm, Draft, Field } from "./resource.ts";

/** A text of a document that has none in a language. */
interface Missing {
  /** The field of the translation. */
  path: string;
  /** What the field of the document itself is called. */
  label: string;
  /** The text, by which a glossary finds its own where it is English. */
  phrases: string[];
  isList: boolean;
}

/** The texts of a document that are not translated, by language. `wordsIn` gives the glossary's words. */
export function missingTranslations(
  form: AnyForm,
  draft: Draft,
  wordsIn: (language: Language) => Words,
): [Language, Missing[]][] {
  return languagesOf(form, draft).flatMap((language): [Language, Missing[]][] => {
    const words = wordsIn(language);
    const missing = translatedPairs(form, language).flatMap(([field, { path }]) => {
      const phrases = phrasesOf(field, valueAt(draft, field.path));
      const isThere = !isBlank(withoutBlankRows({ value: valueAt(draft, path) }).value);
      // The site says these by the glossary, where it knows them.
      const isSaid = Object(field.translated).byGlossary && filled({ phrases, isList: true }, words) !== null;
      const { isOptional } = Object(field.translated);
      if (phrases.length === 0 || isThere || isSaid || isOptional) return [];
      return [{ path, label: field.label, phrases, isList: ["lines", "words"].includes(kindIn(field)) }];
    });
    return missing.length > 0 ? [[language, missing]] : [];
  });
}

/** The translation of a text by the glossary; null if it lacks a word of it. */
export function filled({ phrases, isList }: Pick<Missing, "phrases" | "isList">, words: Words) {
  const said = phrases.map(words);
  if (!said.every((text) => text !== null)) return null;
  return isList ? said : said.join(" ");
}

const kindIn = ({ kind = "text", translated }: Field) => (Object(translated) as Partial<Field>).kind ?? kind;

/** The texts of a value, each by itself. Of rows, those of the column that is translated. */
function phrasesOf({ kind, translated }: Field, value: unknown): string[] {
  const { of }: { of?: string } = Object(translated);
  const texts = kind === "words"
    ? typedOf(value).split(",")
    : kind === "map"
    ? rowsOf(value).map((row) => cellOf(row, "text"))
    : Array.isArray(value)
    ? value.map((row) => cellOf(row, of))
    : [typedOf(value)];
  return texts.map((text) => text.trim()).filter((text) => text !== "" && text !== "<p></p>");
}
